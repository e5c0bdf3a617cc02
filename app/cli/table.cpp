#include "cli/table.h"

#include "minchiate/records/action_text.h"
#include "text/words.h"

#include <chrono>

namespace cli {

using namespace minchiate;

std::optional<Failure> playHand(players::Referee& referee, const Table& table, std::uint64_t seed) {
    using Clock = std::chrono::steady_clock;
    const auto failed = [&table](const Failure& failure) {
        table.chairs[failure.seat]->failed();
        return failure;
    };
    while (!referee.over()) {
        const Seat seat = referee.hand().choice()->chooser;
        players::Thinking thinking{players::randomFor(seed, seat, referee.actions().size())};
        thinking.effort = table.effort[seat];
        const auto start = Clock::now();
        const auto answer = table.chairs[seat]->decide(referee.hand(), seat, thinking);
        if (table.times[seat])
            table.times[seat]->add(Clock::now() - start);
        if (const auto* failure = std::get_if<Failure>(&answer))
            return failed(*failure);
        const Action& action = std::get<Action>(answer);
        const auto outcome = referee.apply(action);
        if (const auto* refusal = std::get_if<Refusal>(&outcome))
            return failed(
                {seat, QStringLiteral("“%1” is not legal: %2")
                           .arg(records::actionText(action), text::explain(*refusal, text::seatNames()))});
    }
    for (Seat seat : kSeats)
        table.chairs[seat]->ended(referee.hand(), seat);
    return std::nullopt;
}

} // namespace cli
