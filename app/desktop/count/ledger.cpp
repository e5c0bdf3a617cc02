#include "desktop/count/ledger.h"

#include "text/figures.h"

#include "text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace count {

using namespace minchiate;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(count::Ledger)
};

constexpr int ownCards = 42;        // half of what is captured: a side counts only what it has beyond
constexpr int cappottoPoints = 840; // M7.4

QString points(int n) {
    return n == 0 ? QStringLiteral("–") : QString::number(n);
}

bool isNamed(const CountContent& content) {
    return !content.usBrief.isEmpty();
}

// Points that one side leads by, `forUs` positive if it is the person's.
QString leadWords(const CountContent& content, int forUs) {
    if (forUs == 0)
        return QStringLiteral("0");
    if (isNamed(content))
        return Words::tr("%1 %2", "points, a pair").arg(std::abs(forUs)).arg(columnTitle(content, forUs > 0));
    return forUs > 0 ? Words::tr("%1 us", "points").arg(forUs) : Words::tr("%1 them", "points").arg(-forUs);
}

// In English without a catalogue, too.
QString restiWords(int n) {
    return n == 1 ? Words::tr("1 resto") : Words::tr("%n resti", nullptr, n);
}

QString restiTo(const CountContent& content, int forUs) {
    if (forUs == 0)
        return Words::tr("no resti");
    const QString resti = restiWords(std::abs(forUs));
    if (isNamed(content))
        return Words::tr("%1 to %2", "resti, a pair").arg(resti, columnTitle(content, forUs > 0));
    return forUs > 0 ? Words::tr("%1 to us", "resti").arg(resti)
                     : Words::tr("%1 to them", "resti").arg(resti);
}

int forUs(const CountContent& content, int signedForNs) {
    return signedForNs * sign(content.us);
}

LedgerRow both(Entry entry, const QString& label, int us, int them, bool strong) {
    return {entry, label, points(us), points(them), {}, strong};
}

LedgerRow one(Entry entry, const QString& label, const QString& value, bool strong = false) {
    return {entry, label, {}, {}, value, strong};
}

void addPayment(std::vector<LedgerRow>& rows, const CountContent& content) {
    rows.push_back(one(Entry::Gloss, Words::tr("a resto for each 60 begun"), {}));
    const int resti = restiForUs(content);
    const QString unpaid = Words::tr("%1, not paid", "resti").arg(restiWords(std::abs(resti)));
    rows.push_back(
        one(Entry::Resti, {}, content.unscored && resti != 0 ? unpaid : restiTo(content, resti), true));
}

std::vector<LedgerRow> countedRows(const CountContent& content) {
    const SideCount& us = content.result.count[content.us];
    const SideCount& them = content.result.count[other(content.us)];
    const Side theirs = other(content.us);
    std::vector<LedgerRow> rows{both(Entry::Taken, Words::tr("cards taken"),
                                     content.result.captured[content.us].size(),
                                     content.result.captured[theirs].size(), false),
                                both(Entry::Beyond, Words::tr("beyond 42"), us.cards, them.cards, true)};
    for (const Versicola& v : us.versicole)
        rows.push_back({Entry::Versicola, shortName(v), QString::number(v.points), {}, {}});
    for (const Versicola& v : them.versicole)
        rows.push_back({Entry::Versicola, shortName(v), {}, QString::number(v.points), {}});
    rows.push_back(
        both(Entry::Versicole, Words::tr("versicole"), us.versicolePoints(), them.versicolePoints(), true));
    rows.push_back(both(Entry::LastTrick, Words::tr("last trick"), us.last, them.last, true));
    rows.push_back(both(Entry::Counters, Words::tr("counters"), us.counters, them.counters, true));
    rows.push_back(both(Entry::Together, Words::tr("together"), us.total(), them.total(), true));
    rows.push_back(
        one(Entry::Difference, Words::tr("Difference"), leadWords(content, us.total() - them.total())));
    rows.push_back(
        one(Entry::Pad, Words::tr("On the pad"), leadWords(content, forUs(content, content.padNet))));
    rows.push_back(
        one(Entry::Sum, Words::tr("Sum"), leadWords(content, forUs(content, content.result.net)), true));
    addPayment(rows, content);
    return rows;
}

// M7.4: 840 and twice what the winners have on the pad.
std::vector<LedgerRow> cappottoRows(const CountContent& content) {
    const Side winners = other(*content.result.cappotto);
    const int pad = sign(winners) * content.padNet;
    const QString& losers = winners == content.us ? content.theirNames : content.usNames;
    std::vector<LedgerRow> rows{
        one(Entry::Note, Words::tr("%1 took no trick. In place of the count:").arg(losers), {}),
        one(Entry::Cappotto, Words::tr("For the cappotto"), QString::number(cappottoPoints), true),
        one(Entry::Pad, Words::tr("On the pad"), leadWords(content, forUs(content, content.padNet))),
        one(Entry::TwicePad, Words::tr("Twice that"), text::signedPoints(2 * pad), true),
        one(Entry::Sum, Words::tr("Sum"),
            leadWords(content, (winners == content.us ? 1 : -1) * (cappottoPoints + 2 * pad)), true)};
    addPayment(rows, content);
    return rows;
}

// First letters are read, not heard.
CountContent heard(CountContent content) {
    if (isNamed(content)) {
        content.usBrief = content.usNames;
        content.theirBrief = content.theirNames;
    }
    return content;
}

QString sentenceOf(const CountContent& content, Side side) {
    const SideCount& c = content.result.count[side];
    const bool us = side == content.us;
    QStringList parts{isNamed(content)
                          ? Words::tr("%1: %2.", "names: 54 cards")
                                .arg(sideTitle(content, us), cardsWords(content.result.captured[side].size()))
                      : us ? Words::tr("Us, %1: %2.", "names: 54 cards")
                                 .arg(content.usNames, cardsWords(content.result.captured[side].size()))
                           : Words::tr("Them, %1: %2.", "names: 54 cards")
                                 .arg(content.theirNames, cardsWords(content.result.captured[side].size()))};
    parts << Words::tr("Beyond 42: %1.").arg(c.cards);
    if (c.versicole.empty())
        parts << Words::tr("No versicola.");
    for (const Versicola& v : c.versicole)
        parts << Words::tr("Versicola %1: %2.", "name: points").arg(text::versicolaName(v)).arg(v.points);
    parts << Words::tr("Last trick: %1.").arg(c.last);
    parts << Words::tr("Counters: %1.").arg(c.counters);
    parts << Words::tr("Together: %1.").arg(c.total());
    return parts.join(QLatin1Char(' '));
}

} // namespace

QString shortName(const Versicola& v) {
    switch (v.kind) {
    case VersicolaKind::Run:
        break;
    case VersicolaKind::Fools:
        return Words::tr("Fool’s", "versicola");
    case VersicolaKind::Thirteen:
        return Words::tr("thirteen", "versicola");
    case VersicolaKind::Tens:
        return Words::tr("tens", "versicola");
    case VersicolaKind::Kings:
        return Words::tr("kings", "versicola");
    case VersicolaKind::Demon:
        return Words::tr("demon", "versicola");
    }
    return text::versicolaName({v.kind, v.cards - CardSet(kFool), v.points});
}

std::vector<LedgerRow> ledgerRows(const CountContent& content) {
    return content.result.cappotto ? cappottoRows(content) : countedRows(content);
}

QString ruleOf(Entry entry) {
    switch (entry) {
    case Entry::Taken:
    case Entry::Beyond:
    case Entry::LastTrick:
    case Entry::Counters:
    case Entry::Together:
        return QStringLiteral("M7.1");
    case Entry::Versicola:
    case Entry::Versicole:
        return QStringLiteral("M3");
    case Entry::Note:
    case Entry::Cappotto:
    case Entry::TwicePad:
        return QStringLiteral("M7.4");
    case Entry::Pad:
        return QStringLiteral("M7.2");
    case Entry::Difference:
    case Entry::Sum:
    case Entry::Gloss:
    case Entry::Resti:
        return QStringLiteral("M7.3");
    }
    return {};
}

QString ledgerTitle(const CountContent& content) {
    return content.result.cappotto ? Words::tr("Cappotto") : Words::tr("The count");
}

QString sideTitle(const CountContent& content, bool us) {
    if (isNamed(content))
        return us ? content.usNames : content.theirNames;
    return us ? Words::tr("Us") : Words::tr("Them");
}

QString sideNames(const CountContent& content, bool us) {
    return isNamed(content) ? QString() : us ? content.usNames : content.theirNames;
}

QString columnTitle(const CountContent& content, bool us) {
    if (isNamed(content))
        return us ? content.usBrief : content.theirBrief;
    return us ? Words::tr("us", "column") : Words::tr("them", "column");
}

QString emptyWords(const CountContent& content) {
    if (content.result.cappotto)
        return Words::tr("Not one trick");
    return Words::tr("No versicola: no three trumps in a row from 28 up or among the papi, no three kings, "
                     "nor any other set that counts by itself");
}

QString beyondWords(int captured) {
    if (captured == ownCards)
        return Words::tr("just 42: no points");
    return captured > ownCards ? Words::tr("%1 beyond 42").arg(captured - ownCards)
                               : Words::tr("%1 short of 42: no points").arg(ownCards - captured);
}

QString cardsWords(int captured) {
    return captured == 1 ? Words::tr("1 card") : Words::tr("%n cards", nullptr, captured);
}

QString lastTrickWords(const CountContent& content) {
    return Words::tr("last trick: %1").arg(content.lastTrickBy);
}

QString countersWords(int counters) {
    return counters == 1 ? Words::tr("1 counter") : Words::tr("%n counters", nullptr, counters);
}

int restiForUs(const CountContent& content) {
    return forUs(content, content.result.restiNow);
}

Settlement settlement(const CountContent& content) {
    const int all = forUs(content, content.result.resti);
    const int now = restiForUs(content);
    const int before = forUs(content, content.paidBefore);
    if (!content.compared[0].isEmpty())
        return {content.compared[0], content.compared[1]};
    if (content.unscored)
        return {Words::tr("A move was taken back:"), Words::tr("this hand pays nothing")};
    Settlement s;
    if (before != 0 && (now == 0 || (now > 0) == (before > 0)))
        s.before = Words::tr("%1 now, %2 paid before:", "resti")
                       .arg(now == 0 ? Words::tr("no resti") : restiWords(std::abs(now)))
                       .arg(std::abs(before));
    else if (before != 0)
        s.before = Words::tr("%1 now, %2 before:", "resti to us, resti to them")
                       .arg(restiTo(content, now), restiTo(content, before));
    if (all == 0) {
        s.words = Words::tr("Nobody pays any resti");
        return s;
    }
    const QString& names = all > 0 ? content.usNames : content.theirNames;
    s.words = Words::tr("%1 receive %2 each", "names, resti").arg(names, restiWords(std::abs(all)));
    return s;
}

QString spokenRow(const CountContent& shown, int number) {
    const CountContent content = heard(shown);
    const LedgerRow row = ledgerRows(content)[static_cast<std::size_t>(number)];
    QStringList parts{row.label};
    if (row.isSum())
        parts << row.value;
    else
        for (const bool us : {true, false})
            if (const QString& figure = us ? row.us : row.them;
                !figure.isEmpty() && figure != QStringLiteral("–"))
                parts << columnTitle(content, us) + QLatin1Char(' ') + figure;
    parts << ruleOf(row.entry);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString spokenCount(const CountContent& shown) {
    const CountContent content = heard(shown);
    QStringList parts;
    if (!content.result.cappotto) {
        for (const Side side : {content.us, other(content.us)})
            parts << sentenceOf(content, side);
        parts << lastTrickWords(content) + QLatin1Char('.');
    }
    for (const LedgerRow& row : ledgerRows(content)) {
        if (row.isSum() && row.value.isEmpty())
            parts << row.label + QLatin1Char('.');
        else if (row.isSum())
            parts << (row.label.isEmpty() ? row.value : row.label + QStringLiteral(": ") + row.value) +
                         QLatin1Char('.');
    }
    const Settlement s = settlement(content);
    parts << (s.before.isEmpty() ? s.words : s.before + QLatin1Char(' ') + s.words) + QLatin1Char('.');
    return parts.join(QLatin1Char(' '));
}

} // namespace count
