#include "desktop/sheet/hand_words.h"

#include "text/figures.h"
#include "text/pairs.h"
#include "text/telling.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace sheet {

using namespace minchiate;
using namespace scoresheet;

namespace {

struct HandWords {
    Q_DECLARE_TR_FUNCTIONS(HandWords)
};

QString soMany(int resti) {
    return resti == 0 ? HandWords::tr("no resti") : text::restiCount(std::abs(resti));
}

int paidInPlay(const HandAccount& account) {
    return account.resti - account.restiNow;
}

const KeptHand* keptHand(const Sheet& sheet, int hand) {
    const auto at = static_cast<std::size_t>(hand);
    return at < sheet.entries.size() ? std::get_if<KeptHand>(&sheet.entries[at].hand) : nullptr;
}

const PlayedHand* playedHand(const Sheet& sheet, int hand) {
    const auto at = static_cast<std::size_t>(hand);
    return at < sheet.entries.size() ? std::get_if<PlayedHand>(&sheet.entries[at].hand) : nullptr;
}

// The players of both sides, the first player and those at their right first.
PerSide<std::array<int, 2>> pairsOf(const Sheet& sheet, int hand) {
    const Seating& seats = seatsOf(sheet, hand);
    const Seat first = seatOf(seats, firstPlayer(sheet)), right = tricks::right(first);
    PerSide<std::array<int, 2>> pairs;
    pairs[sideOf(first)] = {seats[first], seats[tricks::partner(first)]};
    pairs[sideOf(right)] = {seats[right], seats[tricks::partner(right)]};
    return pairs;
}

} // namespace

QString spokenNumber(int number) {
    if (number == 0)
        return QStringLiteral("0");
    return (number > 0 ? HandWords::tr("plus %1") : HandWords::tr("minus %1")).arg(std::abs(number));
}

QString playerName(const Sheet& sheet, int player) {
    return player == 0 && playedHere(sheet)
               ? HandWords::tr("You")
               : QString::fromStdString(sheet.players[static_cast<std::size_t>(player)]);
}

QString gameName(const Sheet& sheet) {
    switch (sheet.span) {
    case Span::Hand:
        return HandWords::tr("The hand");
    case Span::Round:
        return HandWords::tr("The round");
    case Span::Open:
        return HandWords::tr("The sheet");
    case Span::Match:
        break;
    }
    return HandWords::tr("The match");
}

QString handWords(int hand) {
    return HandWords::tr("Hand %1").arg(hand + 1);
}

QString dealerWords(const Sheet& sheet, int hand) {
    const int dealer = dealerOf(sheet, hand);
    return playedHere(sheet) && dealer == 0 ? HandWords::tr("You deal")
                                            : HandWords::tr("%1 deals").arg(playerName(sheet, dealer));
}

QString roundWords(const Sheet& sheet, int hand) {
    if (sheet.span == Span::Round || sheet.span == Span::Hand)
        return gameName(sheet);
    switch (hand / kHandsInRound) {
    case 0:
        return HandWords::tr("First round");
    case 1:
        return HandWords::tr("Second round");
    case 2:
        return HandWords::tr("Third round");
    default:
        break;
    }
    return HandWords::tr("Another round");
}

text::SideNames pairNames(const Sheet& sheet, int hand) {
    const auto pairs = pairsOf(sheet, hand);
    text::SideNames names;
    for (Side side : tricks::kSides)
        names[side] = text::joined({playerName(sheet, pairs[side][0]), playerName(sheet, pairs[side][1])});
    return names;
}

text::SideNames shortPairs(const Sheet& sheet, int hand) {
    const Side ours = firstSide(sheet, hand);
    text::SideNames names;
    names[ours] = HandWords::tr("us");
    names[other(ours)] = HandWords::tr("them");
    if (playedHere(sheet))
        return names;
    const auto pairs = pairsOf(sheet, hand);
    tricks::PerSide<std::array<QString, 2>> partners;
    for (Side side : tricks::kSides)
        partners[side] = {playerName(sheet, pairs[side][0]), playerName(sheet, pairs[side][1])};
    return text::shortPairs(partners);
}

QString pairsWords(const Sheet& sheet, int hand) {
    const auto names = pairNames(sheet, hand);
    const Side ours = firstSide(sheet, hand);
    return HandWords::tr("%1 against %2").arg(names[ours], names[other(ours)]);
}

QString outcomeWords(const Sheet& sheet, int hand, const HandAccount& account) {
    if (account.resti == 0) {
        const auto* kept = keptHand(sheet, hand);
        return kept && !kept->revokes.empty() ? HandWords::tr("No resti for the hand itself")
                                              : HandWords::tr("Nobody pays anything");
    }
    return HandWords::tr("%1 to %2", "5 resti, a pair")
        .arg(text::restiCount(std::abs(account.resti)),
             pairNames(sheet, hand)[account.resti > 0 ? Side::NS : Side::EW]);
}

QString settledWords(const Sheet& sheet, int hand, const HandAccount& account) {
    const int before = paidInPlay(account);
    QString words = outcomeWords(sheet, hand, account);
    // A sign would not say whose they are: numbers alone where one pair has both, else each with its pair.
    const bool onePair = (before > 0) == (account.restiNow > 0);
    const auto part = [&](int resti) {
        const QString number = QString::number(std::abs(resti));
        return onePair || resti == 0
                   ? number
                   : HandWords::tr("%1 to %2", "5 resti, a pair")
                         .arg(number, pairNames(sheet, hand)[resti > 0 ? Side::NS : Side::EW]);
    };
    if (before != 0)
        words = HandWords::tr("%1: %2 before the count, %3 now", "outcome in all, resti, resti")
                    .arg(words, part(before), part(account.restiNow));
    for (const QString& penalty : penaltyWords(sheet, hand))
        words += QStringLiteral(". ") + penalty;
    return words;
}

QStringList penaltyWords(const Sheet& sheet, int hand) {
    QStringList words;
    const auto* kept = keptHand(sheet, hand);
    for (int player = 0; kept && player < kPlayers; ++player) {
        const auto times = static_cast<int>(std::ranges::count(kept->revokes, player));
        if (times == 1)
            words << HandWords::tr("%1 revoked: 2 resti to each opponent (M8.3)")
                         .arg(playerName(sheet, player));
        else if (times > 1)
            words << HandWords::tr("%1 revoked %2 times: %3 resti to each opponent (M8.3)")
                         .arg(playerName(sheet, player))
                         .arg(times)
                         .arg(2 * times);
    }
    for (Side side : tricks::kSides)
        if (kept && kept->cardsOnly[side])
            words << HandWords::tr("%1 had a wrong number of cards: cards and last trick only (M8.2)")
                         .arg(pairNames(sheet, hand)[side]);
    return words;
}

QStringList reckoning(const Sheet& sheet, int hand, const HandAccount& account) {
    QStringList lines;
    if (!account.over)
        return lines;
    const auto names = pairNames(sheet, hand);
    const Side ours = firstSide(sheet, hand);
    const QString now = soMany(account.restiNow);
    const int pad = sign(ours) * account.tally.net(), net = sign(ours) * account.net;
    if (account.result && account.result->cappotto) {
        const Side winners = other(*account.result->cappotto);
        lines << HandWords::tr("Cappotto: %1 took every trick").arg(names[winners]);
        lines << HandWords::tr("840 and twice the %1 on the pad: %2")
                     .arg(text::signedPoints(sign(winners) * account.tally.net()), now);
        return lines;
    }
    if (account.result) {
        const int our = account.result->count[ours].total(),
                  their = account.result->count[other(ours)].total();
        lines << HandWords::tr("%1 less %2: %3")
                     .arg(QString::number(our), QString::number(their), text::signedPoints(our - their));
    } else if (account.typedCounts) {
        const auto [first, second] = *account.typedCounts;
        lines << HandWords::tr("%1 less %2: %3")
                     .arg(QString::number(ours == Side::NS ? first : second),
                          QString::number(ours == Side::NS ? second : first),
                          text::signedPoints(sign(ours) * account.typed));
    } else {
        lines << HandWords::tr("Typed: %1").arg(text::signedPoints(sign(ours) * account.typed));
    }
    // Where nothing was paid before, the outcome says the rest.
    lines << (paidInPlay(account) == 0 ? HandWords::tr("with %1 on the pad: %2")
                                             .arg(text::signedPoints(pad), text::signedPoints(net))
                                       : HandWords::tr("with %1 on the pad: %2, so %3")
                                             .arg(text::signedPoints(pad), text::signedPoints(net), now));
    return lines;
}

QString countWords(const Sheet& sheet, int hand, const HandAccount& account) {
    if (!account.over)
        return HandWords::tr("in play");
    const Side ours = firstSide(sheet, hand);
    if (account.result && account.result->cappotto)
        return HandWords::tr("cappotto");
    if (!account.result && !account.typedCounts)
        return HandWords::tr("%1 typed").arg(text::signedPoints(sign(ours) * account.typed));
    int first = 0, second = 0;
    if (account.result) {
        first = account.result->count[Side::NS].total();
        second = account.result->count[Side::EW].total();
    } else {
        first = account.typedCounts->first;
        second = account.typedCounts->second;
    }
    if (ours == Side::EW)
        std::swap(first, second);
    return QStringLiteral("%1 : %2").arg(first).arg(second);
}

QString netWords(int net, const text::SideNames& names) {
    if (net == 0)
        return HandWords::tr("level");
    return QStringLiteral("+%1 %2").arg(std::abs(net)).arg(names[net > 0 ? Side::NS : Side::EW]);
}

QString noteWords(const Sheet& sheet, int hand) {
    QStringList words;
    if (const auto* played = playedHand(sheet, hand); played && played->unscored)
        words << (played->playedOn ? HandWords::tr("not counted: played on from another hand")
                                   : HandWords::tr("not counted: a move was taken back"));
    if (const auto* played = playedHand(sheet, hand); played && played->hints > 0)
        words << HandWords::tr("%n hints", nullptr, played->hints);
    if (const auto* kept = keptHand(sheet, hand)) {
        if (playedHere(sheet))
            words << HandWords::tr("kept by hand");
        if (kept->counting)
            words << HandWords::tr("its count is begun");
        for (const QString& penalty : penaltyWords(sheet, hand))
            words << penalty.section(QStringLiteral(" (M"), 0, 0);
        if (!sheet.entries[static_cast<std::size_t>(hand)].former.empty())
            words << HandWords::tr("changed");
        if (!kept->note.empty())
            words << QString::fromStdString(kept->note).simplified();
    }
    return words.join(QStringLiteral(" \u00b7 "));
}

QString verdictWords(const Sheet& sheet, const Account& account) {
    if (account.finished == 0)
        return {};
    const bool over = scoresheet::over(sheet) || (sheet.span == Span::Hand && account.finished == 1);
    if (const auto* played = playedHand(sheet, 0); played && played->unscored && sheet.span == Span::Hand)
        return played->playedOn ? HandWords::tr("Not counted: played on from another hand")
                                : HandWords::tr("Not counted: a move was taken back");
    const int best = *std::ranges::max_element(account.totals);
    if (best == 0)
        return over ? HandWords::tr("Nobody wins: all are even") : HandWords::tr("All are even");
    QStringList first;
    for (int player : columnsOf(sheet))
        if (account.totals[static_cast<std::size_t>(player)] == best)
            first << playerName(sheet, player);
    const QString resti = text::restiCount(best), who = text::joined(first);
    if (first.size() > 1)
        return (over ? HandWords::tr("%1 win, with %2 each") : HandWords::tr("%1 lead, with %2 each"))
            .arg(who, resti);
    if (playedHere(sheet) && account.totals[0] == best)
        return (over ? HandWords::tr("You win, with %1") : HandWords::tr("You lead, with %1")).arg(resti);
    return (over ? HandWords::tr("%1 wins, with %2") : HandWords::tr("%1 leads, with %2")).arg(who, resti);
}

QString handCount(int hands, std::optional<int> of) {
    if (of)
        return hands == 1 ? HandWords::tr("1 hand of %1").arg(*of)
                          : HandWords::tr("%1 hands of %2").arg(hands).arg(*of);
    return hands == 1 ? HandWords::tr("1 hand") : HandWords::tr("%1 hands").arg(hands);
}

QString playedWords(const Sheet& sheet, const Account& account) {
    const auto most = handsOn(sheet);
    return most == 1 ? QString() : handCount(account.finished, most);
}

QString occasionWords(const Sheet& sheet) {
    QStringList words;
    if (!sheet.title.empty())
        words << QString::fromStdString(sheet.title);
    if (sheet.begun != 0)
        words << QLocale().toString(QDateTime::fromSecsSinceEpoch(sheet.begun).date(), QLocale::LongFormat);
    QStringList levels;
    for (const std::string& level : sheet.levels)
        if (const QString name = QString::fromStdString(level); !name.isEmpty() && !levels.contains(name))
            levels << name;
    const auto spoken = [](const QString& level) {
        return level == QLatin1String("apprentice")    ? HandWords::tr("apprentices")
               : level == QLatin1String("player")      ? HandWords::tr("players")
               : level == QLatin1String("master")      ? HandWords::tr("masters")
               : level == QLatin1String("grandmaster") ? HandWords::tr("grandmasters")
                                                       : level;
    };
    for (QString& level : levels)
        level = spoken(level);
    if (!levels.isEmpty())
        words << HandWords::tr("companions: %1").arg(text::joined(levels));
    return words.join(QStringLiteral(" \u00b7 "));
}

} // namespace sheet
