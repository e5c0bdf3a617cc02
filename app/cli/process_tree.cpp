#include "cli/process_tree.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace cli {

#ifdef __linux__

namespace {

// What /proc says of a process; the third and later fields follow its name, which may hold anything.
struct Status {
    char state = 0; // 'Z': ended, not yet reaped
    int parent = 0;
    unsigned long long born = 0;
};

std::optional<Status> statusOf(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    std::getline(file, text, '\0'); // a process that ends meanwhile leaves nothing to read
    const auto name = text.rfind(')');
    if (name == std::string::npos)
        return std::nullopt;
    std::istringstream fields(text.substr(name + 1));
    Status status;
    fields >> status.state >> status.parent;
    std::string passedOver;
    for (int field = 5; field < 22; ++field)
        fields >> passedOver;
    fields >> status.born;
    return fields ? std::optional(status) : std::nullopt;
}

std::map<int, Status> allProcesses() {
    std::map<int, Status> all;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", failed)) {
        const std::string name = entry.path().filename();
        int process = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), process);
        if (error != std::errc() || end != name.data() + name.size())
            continue;
        if (const auto status = statusOf(process))
            all.emplace(process, *status);
    }
    return all;
}

} // namespace

void rootTree() {
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
}

std::vector<Running> descendantsOf(int process) {
    const auto all = allProcesses();
    const auto isBelow = [&](int one) {
        for (auto found = all.find(one); found != all.end(); found = all.find(found->second.parent))
            if (found->second.parent == process)
                return true;
        return false;
    };
    std::vector<Running> below;
    for (const auto& [one, status] : all)
        if (status.state != 'Z' && isBelow(one))
            below.push_back({one, status.born});
    return below;
}

void end(const std::vector<Running>& processes) {
    for (const auto& [process, born] : processes)
        if (const auto status = statusOf(process); status && status->born == born)
            kill(process, SIGKILL);
}

#else

void rootTree() {}

std::vector<Running> descendantsOf(int) {
    return {};
}

void end(const std::vector<Running>&) {}

#endif

#ifdef _WIN32

void endTree(int) {}

#else

void endTree(int process) {
    kill(process, SIGSTOP); // it starts nothing more; what its children leave behind stays below it
    // Each round takes those that the last one's victims had just started; a tree that grows faster than it
    // is felled is left to its fate.
    for (int round = 0; round < 100; ++round) {
        const auto below = descendantsOf(process);
        if (below.empty())
            break;
        end(below);
    }
    kill(-process, SIGKILL);
    kill(process, SIGKILL);
}

#endif

} // namespace cli
