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

QJsonArray auction(const Hand& hand, const std::optional<Legal>& legal) {
    QJsonArray array;
    for (const auto& [seat, bid] : hand.auction()) {
        QJsonArray one{seatText(seat, hand.players()), bidText(bid)};
        if (legal)
            one.append(legal->words[array.size()]);
        array.append(one);
    }
    return array;
}

QJsonValue ecart(const Hand& hand) {
    if (!hand.ecart())
        return {};
    return QJsonObject{{QStringLiteral("cards"), tarotCodes(hand.ecart()->cards)},
                       {QStringLiteral("shown"), tarotCodes(hand.ecart()->shown)}};
}

QJsonArray announcements(const Hand& hand) {
    QJsonArray array;
    for (const Announcement& one : hand.announcements())
        array.append(QJsonObject{{QStringLiteral("seat"), seatText(one.seat, hand.players())},
                                 {QStringLiteral("kind"), announcedText(one.kind)},
                                 {QStringLiteral("cards"), tarotCodes(one.cards)}});
    return array;
}

QJsonArray tricks(const Hand& hand, const std::optional<Legal>& legal) {
    const int players = hand.players();
    QJsonArray array;
    qsizetype played = 0;
    for (const Trick& trick : hand.tricks()) {
        QJsonArray plays;
        for (const auto& entry : trick.plays) {
            QJsonArray one{seatText(entry.seat, players), cardText(entry.card)};
            if (legal)
                one.append(legal->cards[played]);
            ++played;
            plays.append(one);
        }
        array.append(QJsonObject{{QStringLiteral("leader"), seatText(trick.leader, players)},
                                 {QStringLiteral("plays"), plays},
                                 {QStringLiteral("winner"), seatOrNull(trick.winner, players)}});
    }
    return array;
}

QLatin1String phaseText(Phase phase) {
    static constexpr std::array texts{"auction", "call", "discard", "jeu", "play"};
    return QLatin1String(texts[static_cast<std::size_t>(phase)]);
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
    QJsonArray miseres, poignees;
    for (Announced kind : choice.miseres)
        miseres.append(misereText(kind));
    for (const PoigneeChoice& one : choice.poignees)
        poignees.append(QJsonObject{{QStringLiteral("count"), one.count},
                                    {QStringLiteral("from"), tarotCodes(one.from)}});
    next[QStringLiteral("legal")] = tarotCodes(choice.cards);
    next[QStringLiteral("miseres")] = miseres;
    next[QStringLiteral("poignees")] = poignees;
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
            {QStringLiteral("auction"), auction(hand, lists)},
            {QStringLiteral("declarer"),
             contract ? QJsonValue(seatText(contract->declarer, players)) : QJsonValue()},
            {QStringLiteral("contract"), contract ? QJsonValue(bidText(contract->bid)) : QJsonValue()},
            {QStringLiteral("called"), cardOrNull(hand.called())},
            {QStringLiteral("partner"), seatOrNull(hand.partner(), players)},
            {QStringLiteral("ecart"), ecart(hand)},
            {QStringLiteral("slam"),
             hand.slam() == Slam::None ? QJsonValue() : QJsonValue(slamText(hand.slam()))},
            {QStringLiteral("announcements"), announcements(hand)},
            {QStringLiteral("tricks"), tricks(hand, lists)},
            {QStringLiteral("next"), next(hand, legal)},
            {QStringLiteral("result"), resultReport(hand)}};
}

} // namespace cli
