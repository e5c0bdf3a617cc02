#include "bolognese/records/action_text.h"

#include "records/seat_text.h"

#include <algorithm>

namespace bolognese {

namespace {

QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

std::optional<Card> cardIn(QStringView text) {
    return cardOf(text.toString().toStdString());
}

std::optional<Signal> signalOf(QStringView text) {
    for (Signal signal : {Signal::Busso, Signal::Striscio, Signal::Volo})
        if (text == signalText(signal))
            return signal;
    return std::nullopt;
}

std::optional<Accuse> accuseOf(const QList<QStringView>& words) {
    Accuse accuse;
    for (QStringView word : words) {
        const auto name = nameOf(word.toString().toStdString());
        if (!name)
            return std::nullopt;
        accuse.names.push_back(*name);
    }
    return accuse.names.empty() ? std::nullopt : std::optional(accuse);
}

} // namespace

QString cardText(Card card) {
    return QString::fromStdString(codeOf(card));
}

QString nameText(Name name) {
    return latin(textOf(name));
}

QString signalText(Signal signal) {
    static constexpr std::array texts{"", "busso", "striscio", "volo"};
    return QString::fromLatin1(texts[static_cast<std::size_t>(signal)]);
}

QString actionText(const Action& action) {
    const QString seat = records::codeOf(action.seat) + u':';
    if (const auto* discard = std::get_if<Discard>(&action.what)) {
        auto cards = discard->cards;
        std::ranges::sort(cards);
        return seat + QStringLiteral("discard ") + cardText(cards[0]) + u' ' + cardText(cards[1]);
    }
    if (const auto* accuse = std::get_if<Accuse>(&action.what)) {
        auto names = accuse->names;
        std::ranges::sort(names);
        QStringList words{QStringLiteral("accuse")};
        for (Name name : names)
            words << nameText(name);
        return seat + words.join(u' ');
    }
    const Play& play = std::get<Play>(action.what);
    const QString text = seat + QStringLiteral("play ") + cardText(play.card);
    return play.signal == Signal::None ? text : text + u' ' + signalText(play.signal);
}

std::optional<Action> actionOf(QStringView text) {
    if (text.size() < 3 || text[1] != u':')
        return std::nullopt;
    const auto seat = records::seatOfCode(text.first(1));
    const auto words = text.sliced(2).split(u' ');
    if (!seat)
        return std::nullopt;
    if (words.first() == u"discard" && words.size() == 3) {
        const auto one = cardIn(words[1]), two = cardIn(words[2]);
        if (one && two)
            return Action{*seat, Discard{{*one, *two}}};
    } else if (words.first() == u"accuse") {
        if (const auto accuse = accuseOf(words.sliced(1)))
            return Action{*seat, *accuse};
    } else if (words.first() == u"play" && (words.size() == 2 || words.size() == 3)) {
        const auto card = cardIn(words[1]);
        const auto signal = words.size() == 3 ? signalOf(words[2]) : Signal::None;
        if (card && signal)
            return Action{*seat, Play{*card, *signal}};
    }
    return std::nullopt;
}

} // namespace bolognese
