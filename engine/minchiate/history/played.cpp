#include "minchiate/history/played.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace history {

using namespace minchiate;

namespace {

// All that words are looked for in.
QStringList told(const Played& hand) {
    QStringList told{hand.begun.date().toString(Qt::ISODate)};
    for (Seat seat : kSeats)
        told << hand.names[seat] << hand.levels[seat];
    if (hand.number)
        told << QString::number(*hand.number);
    return told;
}

} // namespace

Seat Played::seatOfPerson() const {
    const auto seat = std::ranges::find_if(kSeats, [this](Seat s) { return players[s] == 0; });
    return seat == kSeats.end() ? Seat::S : *seat;
}

QDateTime begunOf(const QString& file) {
    static const QRegularExpression stamp(QStringLiteral("\\d{4}-\\d{2}-\\d{2}-\\d{6}"));
    const QString name = stamp.match(file).captured();
    const auto begun = QDateTime::fromString(name, QStringLiteral("yyyy-MM-dd-HHmmss"));
    return begun.isValid() ? begun : QFileInfo(file).lastModified();
}

std::vector<Played> playedIn(const records::LoadedMatch& match, const QString& file, const QDateTime& begun) {
    std::vector<Played> all;
    for (std::size_t i = 0; i < match.hands.size(); ++i) {
        const auto figures = figuresOf(match.hands[i]);
        if (!figures)
            continue;
        const records::MatchHand& hand = match.record.hands[i];
        Played played{file,
                      static_cast<int>(i),
                      begun,
                      seatsOf(match.record, static_cast<int>(i)),
                      {},
                      {},
                      hand.record.deal.rules,
                      records::dealNumberOf(match.record, static_cast<int>(i)),
                      hand.unscored,
                      *figures,
                      handsIn(match.record.length),
                      hand.hints,
                      hand.playedOn.has_value()};
        played.figures.resti = hand.resti.value_or(figures->resti); // what was paid stands
        for (Seat seat : kSeats) {
            const auto player = static_cast<std::size_t>(played.players[seat]);
            played.names[seat] = match.record.players[player];
            played.levels[seat] = match.record.levels[player];
        }
        all.push_back(std::move(played));
    }
    return all;
}

std::variant<std::vector<Played>, records::RecordError> playedIn(const QString& file) {
    const auto loaded = records::loadMatchRecord(file);
    if (const auto* error = std::get_if<records::RecordError>(&loaded))
        return *error;
    return playedIn(std::get<records::LoadedMatch>(loaded), file, begunOf(file));
}

PlayedHands playedIn(const QStringList& files, const std::stop_token& stop) {
    PlayedHands all;
    for (const QString& file : files) {
        if (stop.stop_requested())
            return {};
        auto read = playedIn(file);
        if (const auto* error = std::get_if<records::RecordError>(&read))
            all.unread.push_back({file, *error});
        else
            std::ranges::move(std::get<std::vector<Played>>(read), std::back_inserter(all.hands));
    }
    std::ranges::stable_sort(all.hands, [](const Played& one, const Played& other) {
        return std::tie(one.begun, one.hand) > std::tie(other.begun, other.hand);
    });
    return all;
}

bool isWanted(const Played& hand, const Wanted& wanted) {
    const QDate day = hand.begun.date();
    if ((wanted.from.isValid() && day < wanted.from) || (wanted.to.isValid() && day > wanted.to))
        return false;
    const auto& features = hand.figures.features;
    const QStringList all = told(hand);
    return std::ranges::all_of(
               wanted.features,
               [&](Feature feature) { return std::ranges::find(features, feature) != features.end(); }) &&
           std::ranges::all_of(wanted.words.simplified().split(u' ', Qt::SkipEmptyParts),
                               [&](const QString& word) {
                                   return std::ranges::any_of(all, [&](const QString& part) {
                                       return part.contains(word, Qt::CaseInsensitive);
                                   });
                               });
}

std::vector<std::size_t> found(const std::vector<Played>& hands, const Wanted& wanted) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < hands.size(); ++i)
        if (isWanted(hands[i], wanted))
            places.push_back(i);
    return places;
}

} // namespace history
