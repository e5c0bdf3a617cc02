#include "desktop/bolognese/count/ledger.h"

#include "text/bolognese/bolognese_telling.h"

#include <QCoreApplication>

#include <algorithm>

namespace bolognese_count {

namespace {

namespace words = text::bolognese;

struct LedgerWords {
    Q_DECLARE_TR_FUNCTIONS(bolognese_count::CountPage)
};

const Combination* made(const CountContent& content, Side side, Name name) {
    const auto& all = content.of(side).combinations;
    const auto found = std::ranges::find(all, name, &Combination::name);
    return found == all.end() ? nullptr : &*found;
}

QString ruleOfName(Name name) {
    const std::string_view rule = bolognese::ruleOf(name);
    return QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size()));
}

Row combinationRow(const CountContent& content, Name name) {
    Row row{Entry::Combination, name, words::fanName(name), {}, {}, ruleOfName(name)};
    for (Side side : kSides)
        if (const Combination* one = made(content, side, name))
            row.points[side] = one->points;
    return row;
}

// Both sides' value, and whether it is doubled.
Row sumRow(Entry entry, const QString& name, const QString& rule, const CountContent& content,
           int (*of)(const Count& count, const Worth& plain)) {
    Row row{entry, {}, name, {}, {}, rule};
    for (Side side : kSides) {
        const Count& count = content.of(side);
        const Worth plain = worthOf(count.combinations, Doubling::Never);
        row.points[side] = of(count, plain);
        if (entry == Entry::Doubled) {
            row.doubled[side] = count.worth.sequences > plain.sequences;
            if (!row.doubled[side])
                row.points[side] = 0; // what is not doubled stands in the row above
        }
        if (entry == Entry::Cricche)
            row.doubled[side] = count.worth.cricche > plain.cricche;
    }
    return row;
}

} // namespace

std::vector<Row> ledgerOf(const CountContent& content) {
    std::vector<Row> rows;
    for (int i = 0; i < kSequences; ++i)
        rows.push_back(combinationRow(content, static_cast<Name>(i)));
    rows.push_back(sumRow(Entry::Sequences, LedgerWords::tr("sequences"), QStringLiteral("B2.3"), content,
                          [](const Count&, const Worth& plain) { return plain.sequences; }));
    rows.push_back(sumRow(Entry::Doubled, LedgerWords::tr("doubled"), QStringLiteral("B2.8"), content,
                          [](const Count& count, const Worth&) { return count.worth.sequences; }));
    for (int i = kSequences; i < kNames; ++i)
        rows.push_back(combinationRow(content, static_cast<Name>(i)));
    rows.push_back(sumRow(Entry::Cricche, LedgerWords::tr("cricche"), QStringLiteral("B2.8"), content,
                          [](const Count& count, const Worth&) { return count.worth.cricche; }));
    rows.push_back(sumRow(Entry::Scartini, LedgerWords::tr("scartini, by twos"), QStringLiteral("B2.1"),
                          content, [](const Count& count, const Worth&) { return count.scartini; }));
    rows.push_back(sumRow(Entry::LastTrick, LedgerWords::tr("last trick"), QStringLiteral("B8.4"), content,
                          [](const Count& count, const Worth&) { return count.last; }));
    rows.push_back(sumRow(Entry::Accused, LedgerWords::tr("accused"), QStringLiteral("B6.4"), content,
                          [](const Count& count, const Worth&) { return count.accusi; }));
    rows.push_back(sumRow(Entry::Sum, LedgerWords::tr("this hand"), QStringLiteral("B8.5"), content,
                          [](const Count& count, const Worth&) { return count.total(); }));
    return rows;
}

QString figureIn(const Row& row, Side side) {
    return row.points[side] == 0 ? QStringLiteral("–") : QString::number(row.points[side]);
}

QString spoken(const Row& row, const CountContent& content) {
    const auto told = [&](Side side) {
        const QString points = QString::number(row.points[side]);
        if (row.entry == Entry::Doubled && !row.doubled[side])
            return LedgerWords::tr("not doubled");
        return row.doubled[side] && row.entry != Entry::Doubled ? LedgerWords::tr("%1, doubled").arg(points)
                                                                : points;
    };
    return LedgerWords::tr("%1: us %2, them %3", "row of the count")
        .arg(row.words, told(content.us), told(other(content.us)));
}

namespace {

QString combinationExplained(const Row& row, const CountContent& content) {
    QStringList parts;
    for (Side side : {content.us, other(content.us)})
        if (const Combination* one = made(content, side, row.name))
            parts << (side == content.us ? LedgerWords::tr("We hold %1.") : LedgerWords::tr("They hold %1."))
                         .arg(words::cardsInText(one->cards));
    if (parts.isEmpty())
        parts << LedgerWords::tr("Neither side makes it.");
    parts << (isSequence(row.name)
                  ? LedgerWords::tr("Three cards of a sequence are 10, each further card 5 more (B2.3; what "
                                    "belongs to it: %1).")
                        .arg(row.rule)
                  : LedgerWords::tr("Three of a kind are %1, all four %2 (B2.2).")
                        .arg(worthOf(row.name, 3))
                        .arg(worthOf(row.name, 4)));
    return parts.join(u' ');
}

} // namespace

QString explained(const Row& row, const CountContent& content) {
    switch (row.entry) {
    case Entry::Combination:
        return combinationExplained(row, content);
    case Entry::Sequences:
        return LedgerWords::tr(
            "The sum of the seven above. Bégato and Matto serve in every one of them (B2.4).");
    case Entry::Doubled:
        return LedgerWords::tr("Three sequences or more: all of them count twice (B2.8).");
    case Entry::Cricche:
        return LedgerWords::tr(
            "Cricche, three or four of a kind: the sum of the five above; three or more all count "
            "twice (B2.8).");
    case Entry::Scartini:
        return LedgerWords::tr(
            "The cards by twos, scartini being those without a value of their own: a king or tarocco "
            "with a scartino 5, queen 4, knight 3, page 2, two scartini 1; both piles make 87 (B2.1).");
    case Entry::LastTrick:
        return LedgerWords::tr("6 to the side that won trick 15 (B8.4).");
    case Entry::Accused:
        return LedgerWords::tr("What was accused in trick 1, whoever won the cards (B6.4).");
    case Entry::Sum:
        break;
    }
    return LedgerWords::tr("Sequences, cricche, scartini, last trick and accusi together (B8.5).");
}

QString namesOf(Side side, const CountContent& content) {
    QStringList names;
    for (Seat seat : kSeats)
        if (sideOf(seat) == side && seat != content.me)
            names << content.names[seat];
    if (side == content.us)
        names.prepend(LedgerWords::tr("You"));
    return LedgerWords::tr("%1 and %2", "a pair").arg(names.value(0), names.value(1));
}

Outlook outlookOf(const CountContent& content) {
    const text::Teller teller{content.names, content.me};
    const QString notCounted = content.uncounted ? text::uncountedWords(*content.uncounted) : QString();
    if (content.uncounted && !content.oneHand)
        return {notCounted, {}};
    if (content.result.cappotto)
        return {*content.result.cappotto == content.us
                    ? LedgerWords::tr("Cappotto: no trick is ours, all 62 cards are theirs (B8.3).")
                    : LedgerWords::tr("Cappotto: no trick is theirs, all 62 cards are ours (B8.3)."),
                content.uncounted ? notCounted : words::verdictLine(content.verdict, content.rules, teller)};
    if (content.verdict != Verdict::GoesOn)
        return {words::verdictLine(content.verdict, content.rules, teller), {}};
    if (content.oneHand) {
        const Side us = content.us;
        const int ours = content.result.points[us], theirs = content.result.points[other(us)];
        if (ours == theirs)
            return {LedgerWords::tr("Both sides make as much."), notCounted};
        return {(ours > theirs ? LedgerWords::tr("The hand is ours, %1 to %2.")
                               : LedgerWords::tr("The hand is theirs, %2 to %1."))
                    .arg(ours)
                    .arg(theirs),
                notCounted};
    }
    if (content.rules.match == Match::QuattroScartate)
        return {LedgerWords::tr("%n hand(s) left to play.", nullptr, 4 - content.hand), {}};
    const int short_ = content.rules.target - content.after(content.us);
    if (short_ <= 0)
        return {LedgerWords::tr("Both sides are level: another hand (B3.4)."), {}};
    const bool may = content.rules.callOut && short_ <= kWithinReach &&
                     content.after(other(content.us)) < content.rules.target;
    return {LedgerWords::tr("We stand %1 short of %2.").arg(short_).arg(content.rules.target),
            may ? LedgerWords::tr("%1 or more accused: we call out (B6.5).").arg(short_) : QString()};
}

} // namespace bolognese_count
