/// `Scoring.place` as two tables, for the inner loops: kinds of bytes, and the worth of two kinds.
struct PlaceTable: ~Copyable {
  private let kinds: UnsafeMutablePointer<UInt8>
  private let places: UnsafeMutablePointer<Int32>

  init() {
    kinds = .allocate(capacity: 256)
    places = .allocate(capacity: 64)
    for byte in 0...255 { kinds[byte] = Kind(UInt8(byte)).rawValue }
    places.initialize(repeating: 0, count: 64)
    for previous in 0...Kind.none.rawValue {
      for current in 0...Kind.none.rawValue {
        guard let left = Kind(rawValue: previous), let right = Kind(rawValue: current) else {
          continue
        }
        places[Int(previous << 3 | current)] = Int32(Scoring.place(left, right))
      }
    }
  }

  deinit {
    kinds.deallocate()
    places.deallocate()
  }

  /// What the place at an index of a text is worth.
  @inline(__always)
  func place(_ text: UnsafePointer<UInt8>, _ index: Int) -> Int32 {
    let previous = index == 0 ? Kind.none.rawValue : kinds[Int(text[index &- 1])]
    return places[Int(previous &<< 3 | kinds[Int(text[index])])]
  }
}
