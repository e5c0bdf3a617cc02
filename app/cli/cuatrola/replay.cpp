#include "cli/cuatrola/replay.h"

#include "cli/cuatrola/parts.h"

#include "cuatrola/records/action_text.h"

namespace cli {

using namespace cuatrola;

namespace {

// The hand before each action, told by folding once more.
std::vector<Choice> choicesOf(const HandRecord& record) {
    std::vector<Choice> choices;
    Hand hand(record.deal);
    for (const Action& action : record.actions) {
        choices.push_back(*hand.choice());
        (void)hand.apply(action);
    }
    return choices;
}

// What was legal at each bid, answer and card, in order; none where it is not asked for.
struct Legal {
    QList<QJsonArray> bids, answers, cards;

    explicit Legal(const std::vector<Choice>& choices) {
        for (const Choice& choice : choices) {
            QJsonArray among;
            if (const auto* bid = std::get_if<BidChoice>(&choice.among)) {
                for (Bid one : bid->bids)
                    among.append(bidText(one));
                bids << among;
            } else if (const auto* sing = std::get_if<SingChoice>(&choice.among)) {
                for (Suits answer : sing->answers)
                    among.append(suits(answer));
                answers << among;
            } else {
                cards << cuatrolaCodes(std::get<PlayChoice>(choice.among).cards);
            }
        }
    }
};

QJsonArray captured(const Hand& hand, Side side) {
    QJsonArray array;
    for (const Trick& trick : hand.tricks())
        if (trick.winner && sideOf(*trick.winner) == side)
            for (const auto& entry : trick.plays)
                array.append(cardText(entry.card));
    return array;
}

QJsonArray left(const Hand& hand, Seat seat) {
    QJsonArray array;
    for (Card card : hand.dealt(seat))
        if (hand.position().hand(seat).contains(card))
            array.append(cardText(card));
    return array;
}

QJsonValue next(const Hand& hand, LegalCards legal) {
    const auto choice = hand.choice();
    if (!choice)
        return {};
    QJsonObject object{{QStringLiteral("seat"), records::codeOf(choice->seat)},
                       {QStringLiteral("phase"), phaseText(hand.phase())}};
    if (legal == LegalCards::Show)
        object[QStringLiteral("legal")] = actions(*choice);
    return object;
}

QJsonValue count(const Hand& hand) {
    const Position& position = hand.position();
    if (!hand.over() || position.bid() > Bid::Solo)
        return {};
    return bySide([&](Side side) {
        const int cards = position.cardPoints(side), sung = position.cantePoints(side);
        return QJsonObject{{QStringLiteral("cards"), cards},
                           {QStringLiteral("last"), position.total(side) - cards - sung},
                           {QStringLiteral("cantes"), sung},
                           {QStringLiteral("total"), position.total(side)}};
    });
}

} // namespace

QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
    const Hand& hand = loaded.hand;
    std::optional<Legal> lists;
    if (legal == LegalCards::Show)
        lists.emplace(choicesOf(loaded.record));
    return {
        {QStringLiteral("trump"), trump(hand.turnedUp())},
        {QStringLiteral("hands"), bySeat([&](Seat seat) { return cuatrolaCodes(hand.dealt(seat)); })},
        {QStringLiteral("bids"), bids(hand.bids(), lists ? &lists->bids : nullptr)},
        {QStringLiteral("contract"), contract(hand.contract())},
        {QStringLiteral("tricks"), tricks(hand.tricks(), lists ? &lists->cards : nullptr)},
        {QStringLiteral("tricks_won"), bySide([&](Side side) { return hand.position().tricksWon(side); })},
        {QStringLiteral("captured"), bySide([&](Side side) { return captured(hand, side); })},
        {QStringLiteral("left"), bySeat([&](Seat seat) { return left(hand, seat); })},
        {QStringLiteral("cantes"), cantes(hand.cantes(), lists ? &lists->answers : nullptr)},
        {QStringLiteral("next"), next(hand, legal)},
        {QStringLiteral("count"), count(hand)},
        {QStringLiteral("result"), hand.over() ? QJsonValue(result(hand.position().score())) : QJsonValue()}};
}

} // namespace cli
