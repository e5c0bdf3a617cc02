#include "tarot/records/action_text.h"

namespace tarot {

namespace {

QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

constexpr std::array<const char*, 6> kBids{"pass", "prise", "pousse", "garde", "garde-sans", "garde-contre"};
constexpr std::array<const char*, 3> kSlams{"jeu", "chelem", "petit-chelem"};
constexpr std::array<const char*, 3> kAnnounced{"poignee", "misere-atouts", "misere-tetes"};

QString withCards(const QString& verb, CardSet cards) {
    QStringList words{verb};
    for (Card card : cards)
        words << cardText(card);
    return words.join(u' ');
}

QString textOf(const Speak& said) {
    return said.bid == Bid::Pass ? bidText(said.bid) : QStringLiteral("bid ") + bidText(said.bid);
}
QString textOf(const CallCard& call) {
    return QStringLiteral("call ") + cardText(call.card);
}
QString textOf(const Discard& discard) {
    return withCards(QStringLiteral("discard"), discard.cards);
}
QString textOf(const SayJeu& said) {
    return slamText(said.slam);
}
QString textOf(const ShowPoignee& shown) {
    return withCards(QStringLiteral("poignee"), shown.cards);
}
QString textOf(const ClaimMisere& claim) {
    return QStringLiteral("misere ") + misereText(claim.kind);
}
QString textOf(const Play& play) {
    return QStringLiteral("play ") + cardText(play.card);
}

using What = decltype(Action::what);

// Cards named once each, at least one; nothing if a word is none or stands twice.
std::optional<CardSet> cardsIn(const QList<QStringView>& words) {
    CardSet cards;
    for (QStringView word : words) {
        const auto card = cardOf(word.toString().toStdString());
        if (!card || cards.contains(*card))
            return std::nullopt;
        cards.insert(*card);
    }
    return cards.empty() ? std::nullopt : std::optional(cards);
}

std::optional<What> wordOf(QStringView verb) {
    if (verb == u"pass")
        return Speak{Bid::Pass};
    for (Slam slam : {Slam::None, Slam::Chelem, Slam::PetitChelem})
        if (verb == slamText(slam))
            return SayJeu{slam};
    return std::nullopt;
}

std::optional<What> wordsOf(QStringView verb, const QList<QStringView>& rest) {
    if (verb == u"bid" && rest.size() == 1) {
        for (Bid bid : {Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre})
            if (rest[0] == bidText(bid))
                return Speak{bid};
        return std::nullopt;
    }
    if (verb == u"misere" && rest.size() == 1) {
        for (Announced kind : {Announced::MisereAtouts, Announced::MisereTetes})
            if (rest[0] == misereText(kind))
                return ClaimMisere{kind};
        return std::nullopt;
    }
    const auto cards = cardsIn(rest);
    if (!cards)
        return std::nullopt;
    if (verb == u"discard")
        return Discard{*cards};
    if (verb == u"poignee")
        return ShowPoignee{*cards};
    if (cards->size() == 1 && verb == u"call")
        return CallCard{cards->first()};
    if (cards->size() == 1 && verb == u"play")
        return Play{cards->first()};
    return std::nullopt;
}

} // namespace

QString seatText(Seat seat, int players) {
    return latin(nameOf(seat, players));
}

std::optional<Seat> seatOf(QStringView text, int players) {
    for (Seat seat : Seats::table(players))
        if (text == seatText(seat, players))
            return seat;
    return std::nullopt;
}

QStringList seatTexts(int players) {
    QStringList texts;
    for (Seat seat : Seats::table(players))
        texts << seatText(seat, players);
    return texts;
}

QString cardText(Card card) {
    return QString::fromStdString(codeOf(card));
}

QString bidText(Bid bid) {
    return latin(kBids[static_cast<std::size_t>(bid)]);
}

QString slamText(Slam slam) {
    return latin(kSlams[static_cast<std::size_t>(slam)]);
}

QString announcedText(Announced kind) {
    return latin(kAnnounced[static_cast<std::size_t>(kind)]);
}

QString misereText(Announced kind) {
    return kind == Announced::MisereAtouts ? QStringLiteral("atouts") : QStringLiteral("tetes");
}

QString actionText(const Action& action, int players) {
    return seatText(action.seat, players) + u':' +
           std::visit([](const auto& what) { return textOf(what); }, action.what);
}

std::optional<Action> actionOf(QStringView text, int players) {
    const auto colon = text.indexOf(u':');
    if (colon < 0)
        return std::nullopt;
    const auto seat = seatOf(text.first(colon), players);
    const auto words = text.sliced(colon + 1).split(u' ');
    if (!seat)
        return std::nullopt;
    const auto what = words.size() == 1 ? wordOf(words[0]) : wordsOf(words[0], words.sliced(1));
    return what ? std::optional(Action{*seat, *what}) : std::nullopt;
}

} // namespace tarot
