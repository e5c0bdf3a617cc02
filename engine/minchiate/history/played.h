// The hands that were played, one by one, out of the matches that are kept; and what somebody looks for among
// them.
#pragma once

#include "minchiate/history/figures.h"
#include "minchiate/records/match_record.h"

#include <QDateTime>
#include <QStringList>

#include <stop_token>

namespace history {

// One hand that is over.
struct Played {
    QString file;                   // of its match
    int hand = 0;                   // 0-based in it
    QDateTime begun;                // the match
    PerSeat<int> players;           // who sat where, 0 the person
    PerSeat<QString> names, levels; // a person has no level
    minchiate::RuleSet rules;
    std::optional<quint64> number; // of a numbered deal
    bool unscored = false;         // it pays nothing: a move was taken back, or its cards were known
    Figures figures;
    int handsInAll = 1;    // of the game
    int hints = 0;         // asked for
    bool playedOn = false; // from another hand of the same cards

    [[nodiscard]] Seat seatOfPerson() const;
};

// When the match of this file was begun: by its name, or else by what the file system says of it.
[[nodiscard]] QDateTime begunOf(const QString& file);
// Those of a match that are over, in order. `folded` has one for each of its hands.
[[nodiscard]] std::vector<Played> playedIn(const records::LoadedMatch& match, const QString& file,
                                           const QDateTime& begun);
// Those in a match's file, or why it cannot be read.
[[nodiscard]] std::variant<std::vector<Played>, records::RecordError> playedIn(const QString& file);

// All hands of those files, the latest first, and the files that cannot be read, which stay where they are.
// Of many files it takes a while; empty when told to stop.
struct PlayedHands {
    struct Unread {
        QString file;
        records::RecordError why;
    };
    std::vector<Played> hands;
    std::vector<Unread> unread;
};
[[nodiscard]] PlayedHands playedIn(const QStringList& files, const std::stop_token& stop = {});

// What is looked for: all of it must be so.
struct Wanted {
    QString words; // each of them in a name, a level, the day as "2026-11-20", or the number of the deal
    std::vector<Feature> features;
    QDate from, to; // either may be missing
};
[[nodiscard]] bool isWanted(const Played& hand, const Wanted& wanted);
// By their places, in their order.
[[nodiscard]] std::vector<std::size_t> found(const std::vector<Played>& hands, const Wanted& wanted);

} // namespace history
