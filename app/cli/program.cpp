#include "cli/program.h"

#ifdef _WIN32

namespace cli {

std::variant<std::unique_ptr<Program>, Trouble> Program::start(const std::string&) {
    return Trouble::NotStarted;
}
Program::~Program() = default;
std::variant<std::string, Trouble> Program::ask(std::string_view, Milliseconds) {
    return Trouble::Gone;
}
void Program::tell(std::string_view, Milliseconds) {}

} // namespace cli

#else

#include "cli/process_tree.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cli {

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = Program::Milliseconds;

// Time left, rounded up so that a wait for it does not end early.
int left(Clock::time_point until) {
    const auto time = std::chrono::ceil<Milliseconds>(until - Clock::now()).count();
    return static_cast<int>(std::clamp<long long>(time, 0, 3'600'000));
}

// Writing to a program that has gone raises SIGPIPE for the thread that writes; here it is held back and
// taken away, so that the rest of the host keeps its own way with that signal.
class NoPipeSignal {
public:
    NoPipeSignal() {
        sigemptyset(&pipe_);
        sigaddset(&pipe_, SIGPIPE);
        sigset_t pending;
        sigpending(&pending);
        wasPending_ = sigismember(&pending, SIGPIPE) == 1;
        pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    NoPipeSignal(const NoPipeSignal&) = delete;
    NoPipeSignal& operator=(const NoPipeSignal&) = delete;
    ~NoPipeSignal() {
        sigset_t pending;
        sigpending(&pending);
        if (int taken = 0; !wasPending_ && sigismember(&pending, SIGPIPE) == 1)
            sigwait(&pipe_, &taken);
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }

private:
    sigset_t pipe_, before_;
    bool wasPending_ = false;
};

// Both ends closed when another program starts; one held by the host does not block.
bool makePipe(std::array<int, 2>& ends, std::size_t hosts) {
    if (pipe(ends.data()) != 0)
        return false;
    for (int end : ends)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    fcntl(ends[hosts], F_SETFL, O_NONBLOCK);
    return true;
}

// A new process that becomes the shell with this command; only what is safe between fork and exec happens
// there.
std::optional<pid_t> spawn(const std::string& command, int input, int output) {
    const pid_t process = fork();
    if (process != 0)
        return process > 0 ? std::optional(process) : std::nullopt;
    setpgid(0, 0);
    rootTree();
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    sigset_t none;
    sigemptyset(&none);
    std::signal(SIGPIPE, SIG_DFL);
    pthread_sigmask(SIG_SETMASK, &none, nullptr);
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
}

// The programs that run now; when the host is told to end, they end first.
class Roll {
public:
    static Roll& instance() {
        static Roll* const roll = new Roll; // a signal may come while the host's statics are being destroyed
        return *roll;
    }
    void enter(pid_t process) {
        const std::scoped_lock lock(mutex_);
        programs_.insert(process);
    }
    void leave(pid_t process) {
        const std::scoped_lock lock(mutex_);
        programs_.erase(process);
    }

private:
    Roll() {
        std::array<int, 2> ends{};
        if (!makePipe(ends, 1))
            return;
        toWatcher_ = ends[1];
        std::thread([this, from = ends[0]] { watch(from); }).detach();
        for (int signal : {SIGTERM, SIGINT, SIGHUP}) {
            struct sigaction now {};
            sigaction(signal, nullptr, &now);
            if (now.sa_handler != SIG_DFL)
                continue; // somebody else's, or not to be minded
            now.sa_handler = [](int told) {
                const auto byte = static_cast<char>(told);
                (void)!write(toWatcher_, &byte, 1);
            };
            sigaction(signal, &now, nullptr);
        }
    }
    // Outside the handler, where more may be done: ends the programs, then the host as the signal would have.
    void watch(int from) {
        char told = 0;
        while (read(from, &told, 1) != 1)
            if (errno != EINTR && errno != EAGAIN)
                return;
        const std::scoped_lock lock(mutex_);
        for (pid_t process : programs_)
            endTree(process);
        std::signal(told, SIG_DFL);
        kill(getpid(), told);
    }

    static inline int toWatcher_ = -1;
    std::mutex mutex_;
    std::set<pid_t> programs_;
};

} // namespace

std::variant<std::unique_ptr<Program>, Trouble> Program::start(const std::string& command) {
    // Between making a pipe and marking it, another thread's program must not start and inherit it.
    static std::mutex mutex;
    const std::scoped_lock lock(mutex);
    std::array<int, 2> input{}, output{};
    if (!makePipe(input, 1))
        return Trouble::NotStarted;
    if (!makePipe(output, 0)) {
        close(input[0]);
        close(input[1]);
        return Trouble::NotStarted;
    }
    const auto process = spawn(command, input[0], output[1]);
    close(input[0]);
    close(output[1]);
    if (!process) {
        close(input[1]);
        close(output[0]);
        return Trouble::NotStarted;
    }
    Roll::instance().enter(*process);
    return std::unique_ptr<Program>(new Program(*process, input[1], output[0]));
}

Program::~Program() {
    const auto started = descendantsOf(process_);
    close(input_);
    close(output_);
    // Waited for without being reaped: until it is, its number and its group's are nobody else's.
    const auto ended = [this] {
        siginfo_t info{};
        return waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
               info.si_pid != 0;
    };
    const auto until = Clock::now() + patience_;
    while (!ended() && Clock::now() < until)
        poll(nullptr, 0, 2);
    endTree(process_);
    end(started); // also where the program ended before them
    Roll::instance().leave(process_);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

// The first whole line of what was read, if there is one.
bool Program::takeLine(std::string& line) {
    const auto end = read_.find('\n');
    if (end == std::string::npos)
        return false;
    line = read_.substr(0, end);
    read_.erase(0, end + 1);
    return true;
}

std::variant<std::string, Trouble> Program::ask(std::string_view lines, Milliseconds limit) {
    const NoPipeSignal quiet;
    const auto until = Clock::now() + limit;
    std::string line;
    while (!lines.empty() || !takeLine(line)) {
        const bool muchRead = read_.size() > kLongestLine;
        if (muchRead && read_.find('\n') == std::string::npos)
            return Trouble::TooLong;
        // What it says beyond one line before it has read all that it is sent has to wait.
        std::array<pollfd, 2> ends{
            {{muchRead ? -1 : output_, POLLIN, 0}, {lines.empty() ? -1 : input_, POLLOUT, 0}}};
        const int ready = poll(ends.data(), ends.size(), left(until));
        if (ready == 0 || (ready < 0 && errno != EINTR))
            return Trouble::Late;
        if (ready < 0)
            continue;
        if (ends[1].revents != 0) {
            const auto written = write(input_, lines.data(), lines.size());
            if (written > 0)
                lines.remove_prefix(static_cast<std::size_t>(written));
            else if (errno != EAGAIN && errno != EINTR)
                return Trouble::Gone;
        }
        if (ends[0].revents != 0) {
            std::array<char, 4096> bytes{};
            const auto got = read(output_, bytes.data(), bytes.size());
            if (got > 0)
                read_.append(bytes.data(), static_cast<std::size_t>(got));
            else if (got == 0 || (errno != EAGAIN && errno != EINTR))
                return Trouble::Gone;
        }
        if (Clock::now() >= until)
            return Trouble::Late;
    }
    if (line.size() > kLongestLine)
        return Trouble::TooLong;
    return line;
}

void Program::tell(std::string_view lines, Milliseconds limit) {
    const NoPipeSignal quiet;
    const auto until = Clock::now() + limit;
    while (!lines.empty() && left(until) > 0) {
        pollfd end{input_, POLLOUT, 0};
        if (poll(&end, 1, left(until)) <= 0)
            return;
        const auto written = write(input_, lines.data(), lines.size());
        if (written > 0)
            lines.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EAGAIN && errno != EINTR)
            return;
    }
}

} // namespace cli

#endif
