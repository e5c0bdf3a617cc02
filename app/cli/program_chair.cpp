#include "cli/program_chair.h"

#include "cli/program.h"
#include "cli/seat_protocol.h"

namespace cli {

using namespace minchiate;

namespace {

class ProgramChair : public Chair {
public:
    ProgramChair(std::string command, int limit) : command_(std::move(command)), limit_(limit) {}

    std::variant<Action, Failure> decide(const Hand& hand, Seat seat, players::Thinking&) override {
        QByteArray lines;
        if (!program_) {
            auto started = Program::start(command_);
            if (const auto* trouble = std::get_if<Trouble>(&started))
                return Failure{seat, sentence(*trouble)};
            program_ = std::move(std::get<std::unique_ptr<Program>>(started));
            lines += line(startMessage(limit_));
        }
        lines += line(viewMessage(viewOf(hand, seat)));
        const auto told = program_->ask(text(lines), Program::Milliseconds(limit_));
        if (const auto* trouble = std::get_if<Trouble>(&told))
            return Failure{seat, sentence(*trouble)};
        const auto answer = answerOf(QByteArray::fromStdString(std::get<std::string>(told)));
        if (const auto* wrong = std::get_if<QString>(&answer))
            return Failure{seat, *wrong};
        return std::get<Action>(answer);
    }

    void ended(const Hand& hand, Seat seat) override {
        if (program_)
            program_->tell(text(line(endMessage(viewOf(hand, seat)))), Program::Milliseconds(limit_));
        // The next hand may be the same deal from the other side, which nobody may remember.
        program_.reset();
    }

    void failed() override {
        if (program_)
            program_->giveUp();
    }

private:
    static std::string_view text(const QByteArray& lines) {
        return {lines.constData(), static_cast<std::size_t>(lines.size())};
    }

    [[nodiscard]] QString sentence(Trouble trouble) const {
        switch (trouble) {
        case Trouble::NotStarted:
            return QStringLiteral("the program could not be started");
        case Trouble::Late:
            return QStringLiteral("no answer within %1 ms").arg(limit_);
        case Trouble::Gone:
            return QStringLiteral("the program ended without an answer");
        case Trouble::TooLong:
            break;
        }
        return QStringLiteral("the answer is longer than %1 bytes").arg(Program::kLongestLine);
    }

    std::string command_;
    int limit_;
    std::unique_ptr<Program> program_;
};

} // namespace

std::unique_ptr<Chair> programChair(const std::string& command, int limit) {
    return std::make_unique<ProgramChair>(command, limit);
}

} // namespace cli
