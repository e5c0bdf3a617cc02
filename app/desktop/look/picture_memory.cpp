#include "desktop/look/picture_memory.h"

#include <cstdlib> // tells which C library it is

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace look {

void giveBackFreedPictures() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 128 << 10); // bytes; said aloud, it no longer grows with what is freed
    mallopt(M_ARENA_MAX, 2);
#endif
}

} // namespace look
