// An outside program on two pipes, spoken to in lines. Whatever it does — nothing, too much, dying — costs
// the host at most the time it was given: no signal, no wait without end, no line without bound, no process
// left.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace cli {

enum class Trouble {
    NotStarted, // the system could not start it
    Late,       // it did not answer in time, or did not read what it was sent
    Gone,       // it ended, or closed its standard streams
    TooLong,    // a line longer than kLongestLine
};

class Program {
public:
    using Milliseconds = std::chrono::milliseconds;
    static constexpr std::size_t kLongestLine = std::size_t{64} * 1024;

    // Runs `command` in the shell, in a process group of its own; its standard error is the host's. Where
    // this system has no processes of that kind, NotStarted.
    [[nodiscard]] static std::variant<std::unique_ptr<Program>, Trouble> start(const std::string& command);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    // Closes the pipes, gives it a moment to end, and kills it if it does not, and in any case what it
    // started. A signal that ends the host (SIGTERM, SIGINT, SIGHUP) ends all programs and what they started
    // first.
    ~Program();

    // Sends lines, each with its end, and waits for one line, given back without it; both within `limit`.
    [[nodiscard]] std::variant<std::string, Trouble> ask(std::string_view lines, Milliseconds limit);
    // Sends lines and waits for nothing; what does not fit into the pipe within `limit` is lost.
    void tell(std::string_view lines, Milliseconds limit);
    // No moment is given any more.
    void giveUp() { patience_ = Milliseconds(0); }

private:
    Program(int process, int input, int output) : process_(process), input_(input), output_(output) {}

    [[nodiscard]] bool takeLine(std::string& line);

    int process_, input_, output_; // process id, its standard input and output
    std::string read_;             // read and not yet taken
    Milliseconds patience_{500};
};

} // namespace cli
