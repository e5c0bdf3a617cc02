#include "cli/cuatrola/replay.h"

#include "cli/json_parts.h"

#include "cuatrola/game.h"
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

template<class Cards>
QJsonArray codes(const Cards& cards) {
    return codesOf(cards, cardText);
}

QJsonArray suits(Suits set) {
    return QJsonArray::fromStringList(suitTexts(set));
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
                cards << codes(std::get<PlayChoice>(choice.among).cards);
            }
        }
    }
};

QJsonArray bids(const Hand& hand, const std::optional<Legal>& legal) {
    QJsonArray array;
    for (const auto& [seat, bid] : hand.bids()) {
        QJsonArray one{records::codeOf(seat), bidText(bid)};
        if (legal)
            one.append(legal->bids[array.size()]);
        array.append(one);
    }
    return array;
}

QJsonValue contract(const Hand& hand) {
    if (!hand.contract())
        return {};
    const Contract& made = *hand.contract();
    return QJsonObject{{QStringLiteral("bid"), made.bidder ? bidText(made.bid) : QStringLiteral("plain")},
                       {QStringLiteral("bidder"), codeOrNull(made.bidder)},
                       {QStringLiteral("side"),
                        made.bidder ? QJsonValue(records::codeOf(sideOf(*made.bidder))) : QJsonValue()},
                       {QStringLiteral("idle"), codeOrNull(made.idle)},
                       {QStringLiteral("leader"), records::codeOf(made.leader)}};
}

QJsonArray tricks(const Hand& hand, const std::optional<Legal>& legal) {
    QJsonArray array;
    qsizetype played = 0;
    for (const Trick& trick : hand.tricks()) {
        QJsonArray plays;
        for (const auto& entry : trick.plays) {
            QJsonArray one{records::codeOf(entry.seat), cardText(entry.card)};
            if (legal)
                one.append(legal->cards[played]);
            ++played;
            plays.append(one);
        }
        array.append(QJsonObject{{QStringLiteral("leader"), records::codeOf(trick.leader)},
                                 {QStringLiteral("plays"), plays},
                                 {QStringLiteral("winner"), codeOrNull(trick.winner)}});
    }
    return array;
}

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

QJsonArray cantes(const Hand& hand, const std::optional<Legal>& legal) {
    QJsonArray array;
    for (const Cante& cante : hand.cantes()) {
        QJsonObject one{{QStringLiteral("seat"), records::codeOf(cante.seat)},
                        {QStringLiteral("side"), records::codeOf(sideOf(cante.seat))},
                        {QStringLiteral("trick"), cante.trick},
                        {QStringLiteral("sung"), suits(cante.suits)},
                        {QStringLiteral("points"), cante.points}};
        if (legal)
            one[QStringLiteral("legal")] = legal->answers[array.size()];
        array.append(one);
    }
    return array;
}

QJsonValue next(const Hand& hand, LegalCards legal) {
    const auto choice = hand.choice();
    if (!choice)
        return {};
    const QString phase = hand.phase() == Phase::Bid    ? QStringLiteral("bid")
                          : hand.phase() == Phase::Sing ? QStringLiteral("sing")
                                                        : QStringLiteral("play");
    QJsonObject object{{QStringLiteral("seat"), records::codeOf(choice->seat)},
                       {QStringLiteral("phase"), phase}};
    if (legal == LegalCards::Show) {
        QJsonArray actions;
        for (const Action& action : actionsOf(*choice))
            actions.append(actionText(action));
        object[QStringLiteral("legal")] = actions;
    }
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

QJsonValue result(const Hand& hand) {
    if (!hand.over())
        return {};
    static const std::array reasons{"points", "tie", "void", "capote", "tricks"};
    const Score score = hand.position().score();
    return QJsonObject{{QStringLiteral("side"),
                        score.by == ScoredBy::Void ? QJsonValue() : QJsonValue(records::codeOf(score.side))},
                       {QStringLiteral("points"), score.points},
                       {QStringLiteral("by"), QLatin1String(reasons[static_cast<std::size_t>(score.by)])}};
}

} // namespace

QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
    const Hand& hand = loaded.hand;
    std::optional<Legal> lists;
    if (legal == LegalCards::Show)
        lists.emplace(choicesOf(loaded.record));
    return {
        {QStringLiteral("trump"),
         QJsonObject{{QStringLiteral("suit"), suits(only(hand.position().trump())).first()},
                     {QStringLiteral("card"), cardText(hand.turnedUp())}}},
        {QStringLiteral("hands"), bySeat([&](Seat seat) { return codes(hand.dealt(seat)); })},
        {QStringLiteral("bids"), bids(hand, lists)},
        {QStringLiteral("contract"), contract(hand)},
        {QStringLiteral("tricks"), tricks(hand, lists)},
        {QStringLiteral("tricks_won"), bySide([&](Side side) { return hand.position().tricksWon(side); })},
        {QStringLiteral("captured"), bySide([&](Side side) { return captured(hand, side); })},
        {QStringLiteral("left"), bySeat([&](Seat seat) { return left(hand, seat); })},
        {QStringLiteral("cantes"), cantes(hand, lists)},
        {QStringLiteral("next"), next(hand, legal)},
        {QStringLiteral("count"), count(hand)},
        {QStringLiteral("result"), result(hand)}};
}

} // namespace cli
