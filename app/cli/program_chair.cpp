#include "cli/program_chair.h"

namespace cli {

namespace {

std::string_view text(const QByteArray& lines) {
    return {lines.constData(), static_cast<std::size_t>(lines.size())};
}

} // namespace

std::variant<Named, QString> SeatProgram::ask(const QJsonObject& view) {
    QByteArray lines;
    if (!program_) {
        auto started = Program::start(command_);
        if (const auto* trouble = std::get_if<Trouble>(&started))
            return sentence(*trouble);
        program_ = std::move(std::get<std::unique_ptr<Program>>(started));
        lines += line(startMessage(game_, limit_));
    }
    lines += line(view);
    const auto told = program_->ask(text(lines), Program::Milliseconds(limit_));
    if (const auto* trouble = std::get_if<Trouble>(&told))
        return sentence(*trouble);
    return answerOf(QByteArray::fromStdString(std::get<std::string>(told)));
}

void SeatProgram::end(const QJsonObject& result) {
    if (program_)
        program_->tell(text(line(result)), Program::Milliseconds(limit_));
    // The next hand may be the same deal from another seat, which nobody may remember.
    program_.reset();
}

void SeatProgram::giveUp() {
    if (program_)
        program_->giveUp();
}

QString SeatProgram::sentence(Trouble trouble) const {
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

} // namespace cli
