// Where the memory of pictures goes when they are let go.
#pragma once

namespace look {

// From now on what a large picture took goes back to the system with it, and small ones lie in few heaps. To
// be called before any thread is begun; nothing where another C library than glibc is used.
void giveBackFreedPictures();

// Pictures were let go: what lies free between others is given back once no more are. Without this, after
// windows of many sizes, more than half of what the program holds is not in use. On the main thread.
void picturesWereLetGo();

} // namespace look
