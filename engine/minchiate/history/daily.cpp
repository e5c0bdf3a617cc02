#include "minchiate/history/daily.h"

#include "minchiate/history/figures.h"
#include "minchiate/players/player.h"
#include "records/atomic_file.h"

#include <QDir>
#include <QJsonArray>

#include <algorithm>

namespace history {

using namespace minchiate;

namespace {

constexpr auto kLevels = "levels"; // by seat, in the record of the person's hand

QString nameOf(PlayedBy by) {
    switch (by) {
    case PlayedBy::Own:
        return QStringLiteral("own");
    case PlayedBy::InSeat:
        return QStringLiteral("in-seat");
    case PlayedBy::Masters:
        return QStringLiteral("masters");
    }
    return {};
}

} // namespace

quint64 dealOf(QDate day) {
    return static_cast<quint64>(day.year()) * 10'000 + static_cast<quint64>(day.month()) * 100 +
           static_cast<quint64>(day.day());
}

std::optional<QDate> dayOf(quint64 number, QDate today) {
    if (number > dealOf(today))
        return std::nullopt; // and fits where it is taken apart
    const auto small = static_cast<int>(number);
    const QDate day(small / 10'000, small / 100 % 100, small % 100);
    return day.isValid() && day >= kFirstDay ? std::optional(day) : std::nullopt;
}

Outcome outcomeOf(const Hand& hand, Seat person) {
    const std::optional<Figures> figures = figuresOf(hand);
    const int ours = sign(sideOf(person));
    return figures ? Outcome{ours * figures->net, ours * figures->resti} : Outcome{};
}

// ---- What is kept ----

QString Daily::file(QDate day, PlayedBy by) const {
    return QStringLiteral("%1/%2-%3.json").arg(folder_, day.toString(Qt::ISODate), nameOf(by));
}

std::optional<Daily::Kept> Daily::kept(QDate day, PlayedBy by) const {
    const auto loaded = records::loadHandRecord(file(day, by));
    const auto* hand = std::get_if<records::LoadedHand>(&loaded);
    if (!hand || !hand->hand.result())
        return std::nullopt;
    const auto person = static_cast<Seat>(dealOf(day) % kSeats.size());
    return Kept{hand->record, outcomeOf(hand->hand, person)};
}

std::optional<QString> Daily::keep(QDate day, PlayedBy by, const records::HandRecord& hand) const {
    if (by == PlayedBy::Own && QFile::exists(file(day, by)))
        return std::nullopt;
    QDir().mkpath(folder_);
    return records::writeAtomically(file(day, by), records::toLine(hand) + '\n');
}

int Daily::streak(QDate today) const {
    const auto played = [this](QDate day) { return QFile::exists(file(day, PlayedBy::Own)); };
    QDate day = played(today) ? today : today.addDays(-1);
    int days = 0;
    for (; day >= kFirstDay && played(day); day = day.addDays(-1))
        ++days;
    return days;
}

// ---- Playing it again ----

std::optional<records::HandRecord> playedAgain(const records::HandRecord& hand,
                                               const PerSeat<QString>& levels, const std::stop_token& stop) {
    std::vector<players::Player> sitting;
    for (Seat seat : kSeats)
        sitting.push_back(players::playerNamed(levels[seat].toStdString()).value_or(players::apprentice()));
    tricks::Session<Game> session(hand.deal);
    if (hand.actions.empty() || std::holds_alternative<Refusal>(session.apply(hand.actions.front())))
        return std::nullopt; // no cut
    while (session.hand().choice()) {
        if (stop.stop_requested())
            return std::nullopt;
        (void)tricks::step<Game>(session, sitting, hand.number.value_or(0), stop);
    }
    records::HandRecord played = hand;
    played.others = {};
    played.actions = session.actions();
    return played;
}

void setLevels(records::HandRecord& hand, const PerSeat<QString>& levels) {
    QJsonArray by;
    for (Seat seat : kSeats)
        by.append(levels[seat]);
    hand.others.insert(QLatin1String(kLevels), by);
}

PerSeat<QString> levelsOf(const records::HandRecord& hand) {
    PerSeat<QString> levels;
    const QJsonArray by = hand.others.value(QLatin1String(kLevels)).toArray();
    for (Seat seat : kSeats)
        levels[seat] = by.at(static_cast<qsizetype>(seat)).toString();
    return levels;
}

} // namespace history
