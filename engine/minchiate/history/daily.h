// The deal of the day: one numbered deal for each date, the same for everybody without any network; what was
// made of it, and what masters made of the same cards. Each is kept as an ordinary record of a hand.
#pragma once

#include "minchiate/records/hand_record.h"

#include <QDate>

#include <stop_token>

namespace history {

using minchiate::Seat;

// The date itself, written YYYYMMDD; its remainder by four is the seat, as for every numbered deal.
[[nodiscard]] quint64 dealOf(QDate day);
// The day whose deal has this number: from the first there is up to today.
[[nodiscard]] std::optional<QDate> dayOf(quint64 number, QDate today);
inline const QDate kFirstDay(2026, 1, 1);

// Who played it.
enum class PlayedBy {
    Own,     // the person, with whomever they chose
    InSeat,  // a master in the person's seat, with the same others
    Masters, // four masters
};

// For the side of the person.
struct Outcome {
    int points = 0; // all marks and the count
    int resti = 0;

    bool operator==(const Outcome&) const = default;
};
[[nodiscard]] Outcome outcomeOf(const minchiate::Hand& hand, Seat person);

class Daily {
public:
    explicit Daily(QString folder) : folder_(std::move(folder)) {}

    struct Kept {
        records::HandRecord record;
        Outcome outcome;
    };
    // What is kept of that day; nothing where it is not there, not over, or cannot be read.
    [[nodiscard]] std::optional<Kept> kept(QDate day, PlayedBy by) const;
    // Keeps a hand that is over. The first that a person made of a day stays: later ones are not kept. The
    // system's words where it cannot be written.
    std::optional<QString> keep(QDate day, PlayedBy by, const records::HandRecord& hand) const;
    // How many days in a row the person has played, up to today or up to yesterday.
    [[nodiscard]] int streak(QDate today) const;

private:
    [[nodiscard]] QString file(QDate day, PlayedBy by) const;

    QString folder_;
};

// The same cards, and the same cut, played by these levels by seat; nothing when asked to stop.
[[nodiscard]] std::optional<records::HandRecord> playedAgain(const records::HandRecord& hand,
                                                             const minchiate::PerSeat<QString>& levels,
                                                             const std::stop_token& stop = {});

// The levels by seat are kept with the person's hand; empty for the person.
void setLevels(records::HandRecord& hand, const minchiate::PerSeat<QString>& levels);
[[nodiscard]] minchiate::PerSeat<QString> levelsOf(const records::HandRecord& hand);

} // namespace history
