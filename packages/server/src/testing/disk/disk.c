/*
 * Between a program and its files (LD_PRELOAD), for tests of what a disk can do.
 *
 * HAUSREGEL_DISK_PLACE    folder whose files are watched, locks and shared memory excepted
 * HAUSREGEL_DISK_TRACE    every write, change of size, new or removed name and sync is added to this file
 * HAUSREGEL_DISK_CONTROL  a file that says in its first letter what goes wrong: f full, r read-only, s syncs fail,
 *                         w writes fail (EIO), i reads fail (EIO)
 *
 * A record of the trace: kind, three bytes unused, 32 bits length of the name, 64 bits offset, 32 bits length of the
 * data, 32 bits unused; then the name and the data. Kinds: c created, w written, t truncated, s synced, u unlinked.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define FDS_MAX 4096

static char *names[FDS_MAX];

static void *real(const char *name) {
  return dlsym(RTLD_NEXT, name);
}

static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static ssize_t (*real_pread)(int, void *, size_t, off64_t);
static ssize_t (*real_read)(int, void *, size_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_ftruncate)(int, off64_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);

static void prepare(void) {
  if (real_unlink) return;
  real_open = real("open64");
  real_close = real("close");
  real_pwrite = real("pwrite64");
  real_pread = real("pread64");
  real_read = real("read");
  real_write = real("write");
  real_ftruncate = real("ftruncate64");
  real_fsync = real("fsync");
  real_fdatasync = real("fdatasync");
  real_unlink = real("unlink");
}

static int ends(const char *text, const char *end) {
  size_t length = strlen(text), wanted = strlen(end);
  return length >= wanted && strcmp(text + length - wanted, end) == 0;
}

static int is_watched(const char *path) {
  const char *place = getenv("HAUSREGEL_DISK_PLACE");
  if (!place || strncmp(path, place, strlen(place)) != 0) return 0;
  return !ends(path, ".lock") && !ends(path, "-shm");
}

static const char *name_of(int fd) {
  return fd >= 0 && fd < FDS_MAX ? names[fd] : NULL;
}

static void note(char kind, const char *name, uint64_t offset, const void *data, uint32_t size) {
  static int trace = -2;
  struct { char kind; char unused[3]; uint32_t name_size; uint64_t offset; uint32_t data_size; uint32_t unused_too; } head;
  struct iovec parts[3];
  if (trace == -2) {
    const char *path = getenv("HAUSREGEL_DISK_TRACE");
    trace = path ? real_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
  }
  if (trace < 0) return;
  memset(&head, 0, sizeof head);
  head.kind = kind;
  head.name_size = strlen(name);
  head.offset = offset;
  head.data_size = size;
  parts[0] = (struct iovec){&head, sizeof head};
  parts[1] = (struct iovec){(void *)name, head.name_size};
  parts[2] = (struct iovec){(void *)data, size};
  if (writev(trace, parts, 3) < 0) abort();
}

/* What goes wrong at present; 0: nothing. */
static char trouble(void) {
  const char *path = getenv("HAUSREGEL_DISK_CONTROL");
  char letter = 0;
  int fd = path ? real_open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (fd < 0) return 0;
  if (real_read(fd, &letter, 1) < 1) letter = 0;
  real_close(fd);
  return letter;
}

static int is_refused(void) {
  char letter = trouble();
  errno = letter == 'r' ? EROFS : letter == 'w' ? EIO : ENOSPC;
  return letter == 'f' || letter == 'r' || letter == 'w';
}

static int opened(int fd, const char *path, int is_new) {
  if (fd < 0 || fd >= FDS_MAX || !is_watched(path)) return fd;
  free(names[fd]);
  names[fd] = strdup(path);
  if (is_new) note('c', path, 0, NULL, 0);
  return fd;
}

static int open_any(const char *path, int flags, int mode) {
  int fd, is_new = (flags & O_CREAT) && access(path, F_OK) != 0;
  prepare();
  if (is_new && is_watched(path) && is_refused()) return -1;
  fd = real_open(path, flags, mode);
  return opened(fd, path, is_new);
}

static int mode_of(int flags, va_list list) {
  return flags & (O_CREAT | O_TMPFILE) ? va_arg(list, int) : 0;
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  int mode = mode_of(flags, list);
  va_end(list);
  return open_any(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  int mode = mode_of(flags, list);
  va_end(list);
  return open_any(path, flags, mode);
}

int close(int fd) {
  prepare();
  if (name_of(fd)) {
    free(names[fd]);
    names[fd] = NULL;
  }
  return real_close(fd);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
  const char *name = name_of(fd);
  prepare();
  if (name && is_refused()) {
    /* A disk that becomes full takes a part. */
    if (errno != ENOSPC || size < 2) return -1;
    size /= 2;
  }
  ssize_t written = real_pwrite(fd, data, size, offset);
  if (name && written > 0) note('w', name, offset, data, written);
  return written;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
  return pwrite64(fd, data, size, offset);
}

static int is_unreadable(int fd) {
  if (!name_of(fd) || trouble() != 'i') return 0;
  errno = EIO;
  return 1;
}

ssize_t pread64(int fd, void *data, size_t size, off64_t offset) {
  prepare();
  return is_unreadable(fd) ? -1 : real_pread(fd, data, size, offset);
}

ssize_t pread(int fd, void *data, size_t size, off_t offset) {
  return pread64(fd, data, size, offset);
}

ssize_t read(int fd, void *data, size_t size) {
  prepare();
  return is_unreadable(fd) ? -1 : real_read(fd, data, size);
}

ssize_t write(int fd, const void *data, size_t size) {
  const char *name = name_of(fd);
  prepare();
  if (name && is_refused()) return -1;
  off64_t offset = name ? lseek64(fd, 0, SEEK_CUR) : 0;
  ssize_t written = real_write(fd, data, size);
  if (name && written > 0) note('w', name, offset, data, written);
  return written;
}

int ftruncate64(int fd, off64_t size) {
  const char *name = name_of(fd);
  prepare();
  if (name && is_refused()) return -1;
  int result = real_ftruncate(fd, size);
  if (name && result == 0) note('t', name, size, NULL, 0);
  return result;
}

int ftruncate(int fd, off_t size) {
  return ftruncate64(fd, size);
}

static int synced(int fd, int (*sync)(int)) {
  const char *name = name_of(fd);
  if (name && trouble() == 's') {
    errno = EIO;
    return -1;
  }
  int result = sync(fd);
  if (name && result == 0) note('s', name, 0, NULL, 0);
  return result;
}

int fsync(int fd) {
  prepare();
  return synced(fd, real_fsync);
}

int fdatasync(int fd) {
  prepare();
  return synced(fd, real_fdatasync);
}

int unlink(const char *path) {
  prepare();
  int result = real_unlink(path);
  if (result == 0 && is_watched(path)) note('u', path, 0, NULL, 0);
  return result;
}
