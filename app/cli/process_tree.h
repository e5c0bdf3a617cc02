// Processes that an outside program has started, in whatever group or session they hide. Linux alone tells:
// elsewhere a program's own group is all that is found.
#pragma once

#include <vector>

namespace cli {

// A running process; by its number and its time of birth it is told from a later one of the same number.
struct Running {
    int process = 0;
    unsigned long long born = 0; // clock ticks since the system started
};

// Called in a new process before it becomes the program: whatever its children leave behind stays in its
// tree, and it does not outlive the thread that started it. Safe between fork and exec.
void rootTree();

// Everything below this process that still runs.
[[nodiscard]] std::vector<Running> descendantsOf(int process);
// Kills those of them that still run.
void end(const std::vector<Running>& processes);
// Kills the process, its group and everything below it; reaping it is left to whoever started it.
void endTree(int process);

} // namespace cli
