#include "cli/tarot/replay.h"

#include "cli/tarot/tarot_parts.h"

namespace cli {

using namespace tarot;

namespace {

// What was legal at each word of the auction and at each card, in order; none where it is not asked for.
struct Legal {
    QList<QJsonArray> words, cards;
};

QJsonArray words(const std::vector<Bid>& bids) {
    QJsonArray array;
    for (Bid bid : bids)
        array.append(bidText(bid));
    return array;
}

// Told by folding once more.
Legal legalOf(const HandRecord& record) {
    Legal legal;
    Hand hand(record.deal);
    for (const Action& action : record.actions) {
        const Choice choice = *hand.choice();
        if (const auto* auction = std::get_if<AuctionChoice>(&choice.among))
            legal.words << words(auction->words);
        else if (std::holds_alternative<Play>(action.what))
            legal.cards << tarotCodes(std::get<PlayChoice>(choice.among).cards);
        (void)hand.apply(action);
    }
    return legal;
}

QJsonValue piles(const Hand& hand) {
    if (hand.players() != 2)
        return {};
    return byPlace(2, [&](Seat seat) {
        QJsonArray array;
        for (const Pile& pile : hand.pilesOf(seat))
            array.append(tarotCodes(pile));
        return array;
    });
}

QJsonValue voidKind(const Hand& hand) {
    const auto* nothing = hand.result() ? std::get_if<VoidHand>(&hand.result()->how) : nullptr;
    if (!nothing)
        return {};
    return nothing->petitSec ? QStringLiteral("petit-sec") : QStringLiteral("passed");
}

void addLegal(QJsonObject& next, const AuctionChoice& choice) {
    next[QStringLiteral("legal")] = words(choice.words);
}
void addLegal(QJsonObject& next, const CallChoice& choice) {
    next[QStringLiteral("legal")] = tarotCodes(choice.cards);
}
void addLegal(QJsonObject& next, const DiscardChoice& choice) {
    next[QStringLiteral("count")] = choice.count;
    next[QStringLiteral("must")] = tarotCodes(choice.must);
    next[QStringLiteral("from")] = tarotCodes(choice.from);
}
void addLegal(QJsonObject& next, const JeuChoice& choice) {
    QJsonArray array;
    for (Slam slam : choice.words)
        array.append(slamText(slam));
    next[QStringLiteral("legal")] = array;
}
void addLegal(QJsonObject& next, const PlayChoice& choice) {
    QJsonArray miseres;
    for (Announced kind : choice.miseres)
        miseres.append(misereText(kind));
    next[QStringLiteral("legal")] = tarotCodes(choice.cards);
    next[QStringLiteral("miseres")] = miseres;
    next[QStringLiteral("poignees")] = poignees(choice.poignees);
}

QJsonValue next(const Hand& hand, LegalCards legal) {
    const auto choice = hand.choice();
    if (!choice)
        return {};
    QJsonObject object{{QStringLiteral("seat"), seatText(choice->seat, hand.players())},
                       {QStringLiteral("phase"), phaseText(hand.phase())}};
    if (legal == LegalCards::Show)
        std::visit([&](const auto& among) { addLegal(object, among); }, choice->among);
    return object;
}

} // namespace

QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
    const Hand& hand = loaded.hand;
    const int players = hand.players();
    const auto& contract = hand.contract();
    std::optional<Legal> lists;
    if (legal == LegalCards::Show)
        lists = legalOf(loaded.record);
    return {{QStringLiteral("hands"),
             byPlace(players, [&](Seat seat) { return tarotCodes(hand.dealtTo(seat)); })},
            {QStringLiteral("piles"), piles(hand)},
            {QStringLiteral("chien"), tarotCodes(hand.chien())},
            {QStringLiteral("void"), voidKind(hand)},
            {QStringLiteral("auction"), auction(hand.auction(), players, lists ? &lists->words : nullptr)},
            {QStringLiteral("declarer"),
             contract ? QJsonValue(seatText(contract->declarer, players)) : QJsonValue()},
            {QStringLiteral("contract"), contract ? QJsonValue(bidText(contract->bid)) : QJsonValue()},
            {QStringLiteral("called"), cardOrNull(hand.called())},
            {QStringLiteral("partner"), seatOrNull(hand.partner(), players)},
            {QStringLiteral("ecart"), ecart(hand.ecart())},
            {QStringLiteral("slam"), slamOrNull(hand.slam())},
            {QStringLiteral("announcements"), announcements(hand.announcements(), players)},
            {QStringLiteral("tricks"), tricks(hand.tricks(), players, lists ? &lists->cards : nullptr)},
            {QStringLiteral("next"), next(hand, legal)},
            {QStringLiteral("result"), resultReport(hand.result(), players)}};
}

} // namespace cli
