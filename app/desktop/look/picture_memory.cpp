#include "desktop/look/picture_memory.h"

#include <QCoreApplication>
#include <QTimer>

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

void picturesWereLetGo() {
#ifdef __GLIBC__
    constexpr int kQuietMs = 3000; // a window that is drawn larger lets go all the while
    static QTimer* later = nullptr;
    if (!later && QCoreApplication::instance()) {
        later = new QTimer(QCoreApplication::instance());
        later->setSingleShot(true);
        QObject::connect(later, &QTimer::timeout, [] { (void)malloc_trim(0); });
        QObject::connect(later, &QObject::destroyed, [] { later = nullptr; });
    }
    if (later)
        later->start(kQuietMs);
#endif
}

} // namespace look
