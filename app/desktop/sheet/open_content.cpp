#include "desktop/sheet/open_content.h"

#include "desktop/sheet/hand_words.h"
#include "minchiate/hand_order.h"
#include "text/figures.h"
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

struct OpenContentWords {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

// Names and the chair of the first player, for the sentences of a hand that was played.
text::Teller tellerOf(const Sheet& sheet, int hand) {
    const Seating& seats = seatsOf(sheet, hand);
    text::Teller teller;
    teller.me = seatOf(seats, firstPlayer(sheet));
    for (Seat seat : tricks::kSeats)
        teller.names[seat] = playerName(sheet, seats[seat]);
    return teller;
}

QString markWords(const Mark& mark, const text::Teller& teller) {
    const QString words = text::markReason(mark, teller);
    return mark.cause == Cause::Death
               ? OpenContentWords::tr("%1, trick %2", "a card dies").arg(words).arg(mark.trick)
               : words;
}

// Which side a death belongs to: the pair that captured the card (M6.8).
QString markWords(const PadMark& mark, const text::SideNames& names) {
    const QString words = text::padMarkReason(mark);
    return mark.reason == Reason::Death
               ? OpenContentWords::tr("%1, taken by %2", "a card dies").arg(words, names[mark.side])
               : words;
}

void addMarks(OpenContent& content, const Sheet& sheet, int hand, const HandAccount& account) {
    const int ours = sign(firstSide(sheet, hand));
    const auto shorts = shortPairs(sheet, hand);
    const auto teller = tellerOf(sheet, hand);
    const auto& entry = sheet.entries[static_cast<std::size_t>(hand)];
    const auto* kept = std::get_if<KeptHand>(&entry.hand);
    const auto& marks = account.tally.marks();
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Mark& mark = marks[i];
        content.marks.push_back({kept ? markWords(kept->marks[i], shorts) : markWords(mark, teller),
                                 mark.points, shorts[mark.side], ours * mark.net, mark.cards, mark.trick});
    }
    if (kept && !kept->note.empty())
        content.marks.push_back(
            {OpenContentWords::tr("note: %1").arg(QString::fromStdString(kept->note).simplified()),
             {},
             {},
             {},
             {},
             {}});
    for (const Former& former : entry.former) {
        const HandAccount was = accountOf(former.was, sheet.rules);
        const QString when =
            QLocale().toString(QDateTime::fromSecsSinceEpoch(former.changed), QLocale::ShortFormat);
        // A line each: in one the end of it was cut.
        for (const QString& words : {OpenContentWords::tr("changed %1; it was", "date").arg(when),
                                     OpenContentWords::tr("%1, %2", "count, outcome")
                                         .arg(countWords(sheet, hand, was), outcomeWords(sheet, hand, was))})
            content.marks.push_back({words, {}, {}, {}, {}, {}});
    }
}

CountedSide countedSide(const Result& result, Side side, const QString& name, int cards) {
    CountedSide counted{name, cards, {}};
    for (const Versicola& v : result.count[side].versicole) {
        std::vector<Card> laid = inHandOrder(v.cards);
        counted.fans.push_back({std::move(laid), v.points});
    }
    return counted;
}

void addCount(OpenContent& content, const Sheet& sheet, int hand, const HandAccount& account) {
    if (!account.result) {
        content.instead =
            account.over
                ? OpenContentWords::tr("counted %1", "98 : 181").arg(countWords(sheet, hand, account))
                : OpenContentWords::tr("not counted yet");
        return;
    }
    const Result& result = *account.result;
    const Side ours = firstSide(sheet, hand), theirs = other(ours);
    if (result.cappotto) {
        content.instead = OpenContentWords::tr("Cappotto: nobody counts (M7.4)");
        return;
    }
    const auto names = shortPairs(sheet, hand);
    for (Side side : {ours, theirs}) {
        const auto* kept = std::get_if<KeptHand>(&sheet.entries[static_cast<std::size_t>(hand)].hand);
        int cards = result.captured[side].size();
        if (kept)
            if (const auto* count = std::get_if<CountEntry>(&kept->ending))
                cards = side == Side::NS ? count->cards : kCaptured - count->cards;
        content.counted.push_back(countedSide(result, side, names[side], cards));
    }
    const SideCount &our = result.count[ours], &their = result.count[theirs];
    content.lines = {{OpenContentWords::tr("cards beyond 42"), our.cards, their.cards},
                     {OpenContentWords::tr("versicole"), our.versicolePoints(), their.versicolePoints()},
                     {OpenContentWords::tr("last trick"), our.last, their.last},
                     {OpenContentWords::tr("counters"), our.counters, their.counters},
                     {OpenContentWords::tr("together"), our.total(), their.total()}};
}

void addBesides(OpenContent& content, const Sheet& sheet, int hand, const Line& line) {
    const HandAccount& account = line.account;
    const int ours = sign(firstSide(sheet, hand));
    const int paid = ours * (account.resti - account.restiNow);
    const QStringList penalties = penaltyWords(sheet, hand);
    const auto names = shortPairs(sheet, hand);
    const Side gains = (paid > 0) == (ours > 0) ? Side::NS : Side::EW;
    if (paid != 0)
        content.besides << OpenContentWords::tr("%1 paid to %2 in play", "resti, pair")
                               .arg(text::restiCount(std::abs(paid)), names[gains]);
    content.besides << penalties;
    if (paid == 0 && penalties.isEmpty())
        content.besides << OpenContentWords::tr("No resti in play, no penalties");
    QStringList after; // in the order of the columns
    for (int player : columnsOf(sheet))
        after << text::signedPoints(line.after[static_cast<std::size_t>(player)]);
    content.besides << OpenContentWords::tr("after it: %1", "what each player has")
                           .arg(after.join(QStringLiteral(" \u00b7 ")));
    if (const auto* played = std::get_if<PlayedHand>(&sheet.entries[static_cast<std::size_t>(hand)].hand);
        played && account.over && (played->resti != account.resti || played->net != account.net))
        content.besides << OpenContentWords::tr("It was paid as %1 when it was played")
                               .arg(text::signedPoints(ours * played->resti));
}

} // namespace

OpenContent openContentOf(const Sheet& sheet, const Account& account, int hand) {
    const auto at = static_cast<std::size_t>(hand);
    const HandAccount& line = account.lines[at].account;
    const auto* played = std::get_if<PlayedHand>(&sheet.entries[at].hand);
    OpenContent content;
    const auto names = shortPairs(sheet, hand);
    const Side ours = firstSide(sheet, hand);
    content.sides = {names[ours], names[other(ours)]};
    content.played = played != nullptr;
    content.byTrick = content.played;
    content.over = line.over;
    addMarks(content, sheet, hand, line);
    addCount(content, sheet, hand, line);
    if (!line.over)
        return content;
    content.reckoning = reckoning(sheet, hand, line);
    content.outcome =
        played && played->unscored
            ? (played->playedOn ? OpenContentWords::tr("Not counted: played on from another hand")
                                : OpenContentWords::tr("Not counted: a move was taken back"))
            : outcomeWords(sheet, hand, line);
    addBesides(content, sheet, hand, account.lines[at]);
    return content;
}

// ---- Read aloud. ----

QString told(const MarkLine& mark) {
    return mark.points == 0
               ? mark.words
               : OpenContentWords::tr("%1: %2 for %3, pad %4", "mark, points, side, net")
                     .arg(mark.words, QString::number(mark.points), mark.side, spokenNumber(mark.net));
}

QString told(const CountedSide& side) {
    QStringList fans;
    for (const FanOf& fan : side.fans) {
        CardSet cards;
        for (Card card : fan.cards)
            cards.insert(card);
        fans << OpenContentWords::tr("%1: %2", "cards, points").arg(text::cardList(cards)).arg(fan.points);
    }
    const QString cards = OpenContentWords::tr("%1, %2 cards", "side").arg(side.name).arg(side.cards);
    return fans.isEmpty() ? cards
                          : OpenContentWords::tr("%1. Versicole: %2", "side and its cards")
                                .arg(cards, fans.join(QStringLiteral("; ")));
}

QString toldCurve(const OpenContent& content) {
    const auto last = std::ranges::find_if(content.marks.rbegin(), content.marks.rend(),
                                           [](const MarkLine& mark) { return mark.points != 0; });
    if (last == content.marks.rend())
        return OpenContentWords::tr("Nothing was marked on the pad");
    const auto where = [&](const MarkLine& mark) {
        if (!content.byTrick)
            return OpenContentWords::tr("after mark %1").arg(&mark - content.marks.data() + 1);
        return mark.trick == 0 ? OpenContentWords::tr("in the deal")
                               : OpenContentWords::tr("after trick %1").arg(mark.trick);
    };
    const MarkLine *least = &content.marks.front(), *most = least;
    for (const MarkLine& mark : content.marks) {
        if (mark.points == 0)
            continue;
        least = mark.net < least->net ? &mark : least;
        most = mark.net > most->net ? &mark : most;
    }
    if (least > most)
        std::swap(least, most);
    return OpenContentWords::tr("The pad went from %1 %2 to %3 %4, and ended at %5",
                                "net, where, net, where, net")
        .arg(spokenNumber(least->net), where(*least), spokenNumber(most->net), where(*most),
             spokenNumber(last->net));
}

} // namespace sheet
