// Hands that were played here, looked through for their reviews: those kept before anything was practised,
// and the whole of a hand of which a position is kept. Reads files and nothing else; on any thread.
#pragma once

#include "minchiate/practice/review_store.h"

#include <QDate>
#include <QStringList>

#include <span>
#include <stop_token>
#include <vector>

namespace practise {

// A hand that is over, as the person played it.
struct PlayedHere {
    records::HandRecord hand; // with everybody's name
    minchiate::PerSeat<int> players;
    minchiate::Seat me{};
    QDate date; // of its match
};

// Its review, as far as it was weighed deeply.
struct Reviewed {
    PlayedHere played;
    practice::Review review;
};

// All hands of those matches of which a review of the person's is kept.
[[nodiscard]] std::vector<Reviewed>
reviewsKept(const QStringList& matches, const practice::ReviewStore& store, const std::stop_token& stop = {});

// The hand that began with these actions; nothing where it is kept no more.
[[nodiscard]] std::optional<PlayedHere> handThatBegan(const QStringList& matches, const minchiate::Deal& deal,
                                                      std::span<const minchiate::Action> actions);

} // namespace practise
