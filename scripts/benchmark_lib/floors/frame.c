// The floor of a question: raw mode, one frame, one key, and the terminal as it was.
#include <termios.h>
#include <unistd.h>

#include "frame.h"

int main(void) {
  struct termios before, raw;
  if (tcgetattr(0, &before) != 0) return 1;
  raw = before;
  cfmakeraw(&raw);
  tcsetattr(0, TCSAFLUSH, &raw);
  if (write(1, frame, sizeof frame) < 0) return 1;
  char key;
  ssize_t count = read(0, &key, 1);
  tcsetattr(0, TCSAFLUSH, &before);
  return count == 1 ? 0 : 1;
}
