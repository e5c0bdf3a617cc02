#include "desktop/practice/gathering.h"

#include "minchiate/history/played.h"

#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace practise {

using namespace minchiate;

namespace {

// Those of a match that are over; none of one that cannot be read, which is told elsewhere.
std::vector<PlayedHere> handsOf(const QString& file) {
    const auto loaded = records::loadMatchRecord(file);
    const auto* match = std::get_if<records::LoadedMatch>(&loaded);
    if (!match)
        return {};
    std::vector<PlayedHere> hands;
    const QDate date = history::begunOf(file).date();
    for (std::size_t i = 0; i < match->hands.size(); ++i) {
        if (!match->hands[i].result())
            continue;
        PlayedHere played;
        played.hand = match->record.hands[i].record;
        played.players = records::seatsOf(match->record, static_cast<int>(i));
        played.date = date;
        for (Seat seat : kSeats) {
            played.hand.names[seat] = match->record.players[static_cast<std::size_t>(played.players[seat])];
            if (played.players[seat] == 0)
                played.me = seat;
        }
        hands.push_back(std::move(played));
    }
    return hands;
}

} // namespace

std::vector<Reviewed> reviewsKept(const QStringList& matches, const practice::ReviewStore& store,
                                  const std::stop_token& stop) {
    std::vector<Reviewed> found;
    for (const QString& file : matches)
        for (PlayedHere& played : handsOf(file)) {
            if (stop.stop_requested())
                return {};
            if (!QFileInfo::exists(store.fileOf(played.hand, played.me)))
                continue;
            practice::Review review = store.load(played.hand, played.me).review;
            std::erase_if(
                review, [](const auto& one) { return practice::isDeeper(advice::kDeep, one.second.effort); });
            if (!review.empty())
                found.push_back({std::move(played), std::move(review)});
        }
    return found;
}

std::optional<PlayedHere> handThatBegan(const QStringList& matches, const Deal& deal,
                                        std::span<const Action> actions) {
    for (const QString& file : matches)
        for (PlayedHere& played : handsOf(file)) {
            const auto& made = played.hand.actions;
            if (played.hand.deal == deal && made.size() >= actions.size() &&
                std::ranges::equal(actions, std::span(made).first(actions.size())))
                return std::move(played);
        }
    return std::nullopt;
}

} // namespace practise
