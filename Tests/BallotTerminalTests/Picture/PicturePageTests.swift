@testable import BallotTerminal
import Testing

/// The colours of pictures.
struct PicturePageTests {
  @Test(arguments: [PicturePage.light, .dark])
  func everyColourCanBeReadOnItsPage(page: PicturePage) {
    #expect(page.text.contrast(to: page.background) > 12)
    for number in UInt8(0)..<16 {
      let contrast = page.standard(number).contrast(to: page.background)
      #expect(contrast >= PicturePage.leastContrast, "colour \(number)")
    }
    for number in UInt8.min...UInt8.max {
      let color = page.readable(Color.indexed(number).rgb)
      #expect(color.contrast(to: page.background) >= PicturePage.leastContrast, "\(number)")
    }
  }

  @Test func coloursThatCanBeReadStayAsTheyAre() {
    #expect(PicturePage.light.readable(RGB(0, 0, 255)) == RGB(0, 0, 255))
    #expect(PicturePage.dark.readable(RGB(255, 255, 0)) == RGB(255, 255, 0))
  }

  @Test func contrastIsThatOfBlackAndWhiteAtMost() {
    let black = RGB(0, 0, 0)
    let white = RGB(255, 255, 255)
    #expect(black.contrast(to: white) == 21)
    #expect(white.contrast(to: black) == 21)
    #expect(white.contrast(to: white) == 1)
  }

  @Test func lengthsAreTenthsOfAPixel() {
    let lengths = [(0, "0"), (84, "8.4"), (840, "84"), (5, "0.5"), (-5, "-0.5")]
    for (length, text) in lengths { #expect(length.pixels == text) }
  }
}
