#include "cuatrola/records/action_text.h"

#include "records/seat_text.h"

#include <QStringList>

namespace cuatrola {

namespace {

constexpr std::array kBids{"pass", "solo", "cuatrola", "quintola"};

std::string latin(QStringView text) {
    return text.toString().toStdString();
}

std::optional<Bid> bidOf(QStringView text) {
    for (std::size_t i = 0; i < kBids.size(); ++i)
        if (text == QLatin1String(kBids[i]))
            return static_cast<Bid>(i);
    return std::nullopt;
}

// No suits for silence; nothing where one is unknown or named twice.
std::optional<Suits> suitsOf(const QList<QStringView>& texts) {
    Suits suits = 0;
    for (QStringView text : texts) {
        const auto suit = suitOf(latin(text));
        if (!suit || contains(suits, *suit))
            return std::nullopt;
        suits = static_cast<Suits>(suits | only(*suit));
    }
    return suits;
}

} // namespace

QString cardText(Card card) {
    return QString::fromStdString(codeOf(card));
}

QString bidText(Bid bid) {
    return QString::fromLatin1(kBids[static_cast<std::size_t>(bid)]);
}

QStringList suitTexts(Suits suits) {
    QStringList texts;
    for (Suit suit : kSuits)
        if (contains(suits, suit))
            texts << QString(QLatin1Char(letterOf(suit)));
    return texts;
}

QString actionText(const Action& action) {
    const QString seat = records::codeOf(action.seat) + u':';
    if (const auto* made = std::get_if<MakeBid>(&action.what))
        return seat + QStringLiteral("bid ") + bidText(made->bid);
    if (const auto* sung = std::get_if<Sing>(&action.what))
        return seat + (QStringList(QStringLiteral("sing")) + suitTexts(sung->suits)).join(u' ');
    return seat + QStringLiteral("play ") + cardText(std::get<Play>(action.what).card);
}

std::optional<Action> actionOf(QStringView text) {
    if (text.size() < 3 || text[1] != u':')
        return std::nullopt;
    const auto seat = records::seatOfCode(text.first(1));
    const auto words = text.sliced(2).split(u' ');
    if (!seat)
        return std::nullopt;
    if (words.first() == u"bid" && words.size() == 2) {
        if (const auto bid = bidOf(words[1]))
            return Action{*seat, MakeBid{*bid}};
    } else if (words.first() == u"sing") {
        if (const auto suits = suitsOf(words.sliced(1)))
            return Action{*seat, Sing{*suits}};
    } else if (words.first() == u"play" && words.size() == 2) {
        if (const auto card = cardOf(latin(words[1])))
            return Action{*seat, Play{*card}};
    }
    return std::nullopt;
}

} // namespace cuatrola
