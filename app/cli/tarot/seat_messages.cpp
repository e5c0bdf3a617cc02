#include "cli/tarot/seat_messages.h"

#include "cli/tarot/tarot_parts.h"

#include "tarot/records/hand_record.h"

namespace cli {

using namespace tarot;

namespace {

QJsonArray seats(const Seats& all, int players) {
    QJsonArray array;
    for (Seat seat : all)
        array.append(seatText(seat, players));
    return array;
}

// All that the seat may know.
QJsonObject known(const View& view, const char* type) {
    const int players = view.players;
    QJsonObject object{
        {QStringLiteral("type"), QLatin1String(type)},
        {QStringLiteral("seat"), seatText(view.seat, players)},
        {QStringLiteral("seats"), players},
        {QStringLiteral("dealer"), seatText(view.dealer, players)},
        {QStringLiteral("rules"), toJson(view.rules)},
        {QStringLiteral("phase"), phaseText(view.phase)},
        {QStringLiteral("hand"), tarotCodes(view.hand)},
        {QStringLiteral("hand_sizes"), byPlace(players, [&](Seat seat) { return view.handSizes[seat]; })},
        {QStringLiteral("chien"), tarotCodes(view.chien)},
        {QStringLiteral("auction"), auction(view.auction, players)},
        {QStringLiteral("declarer"),
         view.contract ? QJsonValue(seatText(view.contract->declarer, players)) : QJsonValue()},
        {QStringLiteral("contract"), view.contract ? QJsonValue(bidText(view.contract->bid)) : QJsonValue()},
        {QStringLiteral("called"), cardOrNull(view.called)},
        {QStringLiteral("camp"), view.camp ? QJsonValue(seats(*view.camp, players)) : QJsonValue()},
        {QStringLiteral("ecart"), ecart(view.ecart)},
        {QStringLiteral("slam"), slamOrNull(view.slam)},
        {QStringLiteral("announcements"), announcements(view.announcements, players)},
        {QStringLiteral("tricks"), tricks(view.tricks, players)}};
    if (players != 2)
        return object;
    const auto topsOf = [&](Seat seat) { return view.tops[seat]; };
    object[QStringLiteral("tops")] = byPlace(2, [&](Seat seat) { return tarotCodes(setOf(topsOf(seat))); });
    object[QStringLiteral("piles")] = byPlace(2, [&](Seat seat) {
        QJsonArray array;
        for (const auto& top : topsOf(seat))
            array.append(cardOrNull(top));
        return array;
    });
    object[QStringLiteral("heights")] = byPlace(2, [&](Seat seat) {
        QJsonArray array;
        for (int height : view.heights[seat])
            array.append(height);
        return array;
    });
    return object;
}

// The choices that can be listed, and those of many cards by how many of which.
struct Ask {
    QJsonObject& message;
    Seat seat;
    int players;

    void list(const std::vector<Action>& actions) const {
        QJsonArray legal;
        for (const Action& action : actions)
            legal.append(actionText(action, players));
        message[QStringLiteral("legal")] = legal;
    }

    void operator()(const AuctionChoice& choice) const {
        std::vector<Action> all;
        for (Bid word : choice.words)
            all.push_back({seat, Speak{word}});
        list(all);
    }
    void operator()(const CallChoice& choice) const {
        std::vector<Action> all;
        for (Card card : choice.cards)
            all.push_back({seat, CallCard{card}});
        list(all);
    }
    void operator()(const DiscardChoice& choice) const {
        QJsonObject discard{{QStringLiteral("count"), choice.count - choice.must.size()},
                            {QStringLiteral("from"), tarotCodes(choice.from)}};
        if (!choice.must.empty())
            discard[QStringLiteral("must")] = tarotCodes(choice.must);
        message[QStringLiteral("discard")] = discard;
    }
    void operator()(const JeuChoice& choice) const {
        std::vector<Action> all;
        for (Slam word : choice.words)
            all.push_back({seat, SayJeu{word}});
        list(all);
    }
    void operator()(const PlayChoice& choice) const {
        std::vector<Action> all;
        for (Card card : choice.cards)
            all.push_back({seat, Play{card}});
        for (Announced kind : choice.miseres)
            all.push_back({seat, ClaimMisere{kind}});
        list(all);
        if (!choice.poignees.empty())
            message[QStringLiteral("poignees")] = poignees(choice.poignees);
    }
};

} // namespace

QJsonObject viewMessage(const View& view) {
    QJsonObject message = known(view, "view");
    const auto& [seat, among] = *view.choice;
    message[QStringLiteral("turn")] = seatText(seat, view.players);
    std::visit(Ask{message, seat, view.players}, among);
    return message;
}

QJsonObject endMessage(const View& view) {
    QJsonObject message = known(view, "end");
    message[QStringLiteral("result")] = resultReport(view.result, view.players);
    return message;
}

} // namespace cli
