#include "minchiate/records/action_text.h"

#include <QStringList>

namespace records {

using namespace minchiate;

namespace {

constexpr QStringView kSeatLetters = u"SENW";

// One versicola: cards joined by "+". With a card named twice it is none, and stays empty for M6.9 to refuse.
std::optional<CardSet> versicolaOf(QStringView text) {
    CardSet set;
    bool twice = false;
    for (QStringView part : text.split(u'+')) {
        const auto card = records::cardOf(part);
        if (!card)
            return std::nullopt;
        twice |= set.contains(*card);
        set.insert(*card);
    }
    return twice ? CardSet{} : set;
}

// A whole number as people write it: digits, no leading zero, few enough for an int.
std::optional<int> numberOf(QStringView text) {
    if (text.isEmpty() || text.size() > 9 || (text.size() > 1 && text.front() == u'0'))
        return std::nullopt;
    int number = 0;
    for (QChar c : text) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        number = number * 10 + (c.unicode() - u'0');
    }
    return number;
}

std::optional<Declare> declareOf(QStringView arguments) {
    Declare declare;
    for (QStringView part : arguments.split(u' ')) {
        const auto cards = versicolaOf(part);
        if (!cards)
            return std::nullopt;
        declare.shown.push_back(*cards);
    }
    return declare;
}

} // namespace

QString seatText(Seat seat) {
    return kSeatLetters.mid(index(seat), 1).toString();
}

std::optional<Seat> seatOf(QStringView text) {
    const auto place = text.size() == 1 ? kSeatLetters.indexOf(text) : -1;
    return place < 0 ? std::nullopt : std::optional(static_cast<Seat>(place));
}

QString sideText(Side side) {
    return side == Side::NS ? QStringLiteral("NS") : QStringLiteral("EW");
}

QString cardText(Card card) {
    return QString::fromStdString(code(card));
}

std::optional<Card> cardOf(QStringView text) {
    return minchiate::cardOf(text.toUtf8().toStdString());
}

QString cardsText(std::span<const Card> cards) {
    QStringList list;
    for (Card c : cards)
        list << cardText(c);
    return list.join(u' ');
}

std::optional<std::vector<Card>> cardsOf(QStringView text) {
    std::vector<Card> cards;
    for (QStringView part : text.split(u' ')) {
        const auto card = records::cardOf(part);
        if (!card)
            return std::nullopt;
        cards.push_back(*card);
    }
    return cards;
}

QString actionText(const Action& action) {
    const QString seat = seatText(action.seat) + u':';
    if (const auto* cut = std::get_if<Cut>(&action.what))
        return seat + QStringLiteral("cut %1").arg(cut->cards);
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return seat + QStringLiteral("discard ") + cardsText(discard->cards);
    if (const auto* play = std::get_if<Play>(&action.what))
        return seat + QStringLiteral("play ") + cardText(play->card);
    if (std::holds_alternative<Fall>(action.what))
        return seat + QStringLiteral("fall");
    QString text = seat + QStringLiteral("declare");
    for (const CardSet shown : std::get<Declare>(action.what).shown) {
        QStringList cards; // by rising number: kings C D S B, trumps ascending, M last
        for (Card c : shown)
            cards << cardText(c);
        text += u' ' + cards.join(u'+');
    }
    return text;
}

std::optional<Action> actionOf(QStringView text) {
    if (text.size() < 3 || text[1] != u':')
        return std::nullopt;
    const auto seat = seatOf(text.first(1));
    if (!seat)
        return std::nullopt;
    const QStringView rest = text.mid(2);
    const auto space = rest.indexOf(u' ');
    const QStringView verb = space < 0 ? rest : rest.first(space);
    const QStringView arguments = space < 0 ? QStringView{} : rest.mid(space + 1);
    if (space >= 0 && arguments.isEmpty())
        return std::nullopt;

    if (verb == u"fall" && space < 0)
        return Action{*seat, Fall{}};
    if (verb == u"declare" && space < 0)
        return Action{*seat, Declare{}};
    if (space < 0)
        return std::nullopt;
    if (verb == u"declare") {
        if (const auto declare = declareOf(arguments))
            return Action{*seat, *declare};
    } else if (verb == u"cut") {
        if (const auto cards = numberOf(arguments))
            return Action{*seat, Cut{*cards}};
    } else if (verb == u"play") {
        if (const auto card = records::cardOf(arguments))
            return Action{*seat, Play{*card}};
    } else if (verb == u"discard") {
        if (const auto cards = records::cardsOf(arguments))
            return Action{*seat, Discard{*cards}};
    }
    return std::nullopt;
}

} // namespace records
