// The floor of a huge list: reads all lines once, and passes over all bytes once for each key.
// It shows the first lines and a count; it neither scores, nor sorts, nor remembers.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static char *bytes;
static size_t used, room;
static size_t lines;

static void fail(void) {
  perror("scan");
  exit(1);
}

static void load(void) {
  for (;;) {
    if (room - used < 1 << 16) {
      room = room ? room * 2 : 1 << 20;
      bytes = realloc(bytes, room);
      if (!bytes) fail();
    }
    ssize_t count = read(0, bytes + used, room - used);
    if (count < 0) fail();
    if (count == 0) break;
    for (char *at = bytes + used, *end = at + count; (at = memchr(at, '\n', end - at)); at++)
      lines++;
    used += count;
  }
}

static size_t matches(const char *query, size_t length) {
  size_t found = 0;
  for (const char *at = bytes, *end = bytes + used; at < end;) {
    const char *newline = memchr(at, '\n', end - at);
    if (!newline) newline = end;
    size_t next = 0;
    for (; at < newline && next < length; at++)
      if ((*at | 0x20) == query[next]) next++;  // either case: queries are lower case letters
    found += next == length;
    at = newline + 1;
  }
  return found;
}

int main(void) {
  int terminal = open("/dev/tty", O_RDWR);
  if (terminal < 0) fail();
  struct termios before, raw;
  if (tcgetattr(terminal, &before) != 0) fail();
  raw = before;
  cfmakeraw(&raw);
  tcsetattr(terminal, TCSAFLUSH, &raw);

  load();
  char query[64];
  size_t length = 0;
  const char *newline = used ? memchr(bytes, '\n', used) : NULL;
  dprintf(terminal, "%zu/%zu\r\n%.*s\r\n", lines, lines,
          (int)(newline ? newline - bytes : 0), bytes);
  char key;
  while (read(terminal, &key, 1) == 1 && key != '\r') {
    if (key == 0x7f && length > 0)
      length--;
    else if (key != 0x7f && length < sizeof query)
      query[length++] = key;
    dprintf(terminal, "\r%zu/%zu", matches(query, length), lines);
  }
  tcsetattr(terminal, TCSAFLUSH, &before);
  return 0;
}
