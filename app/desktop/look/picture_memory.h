// Where the memory of pictures goes when they are let go.
#pragma once

namespace look {

// From now on what a picture took goes back to the system with it. Without this glibc keeps it in one heap a
// thread, torn by whatever lies between: after windows of many sizes, twice what is in use. To be called
// before any thread is begun; nothing where another C library is used.
void giveBackFreedPictures();

} // namespace look
