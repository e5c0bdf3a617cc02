// The rows on the paper, in words and numbers: what counts, for whom, and what it comes to.
#pragma once

#include "desktop/count/count_content.h"

#include <QString>

#include <vector>

namespace count {

// What a row tells. Rows up to `together` give both sides' numbers; the others are a sum in the making.
enum class Entry {
    Taken,     // captured cards: told, not counted
    Beyond,    // a point for every card beyond 42
    Versicola, // one of them; ours first, then theirs, each side's in the engine's order
    Versicole, // all of them
    LastTrick,
    Counters,
    Together,
    Note,     // cappotto: what happened, over several lines
    Cappotto, // 840 in place of the count
    Pad,
    TwicePad, // cappotto: the pad counts twice
    Difference,
    Sum,
    Gloss, // what a resto is
    Resti, // with coins
};

// A versicola without the Fool that it may have: "28 to 32", "kings".
QString shortName(const minchiate::Versicola& versicola);

struct LedgerRow {
    Entry entry{};
    QString label;
    QString us, them;    // both sides' numbers
    QString value;       // or one, at the right
    bool strong = false; // counts towards what comes below
    bool isSum() const { return entry > Entry::Together; }
};

// All rows, top to bottom; with a cappotto those of M7.4 in place of the count.
std::vector<LedgerRow> ledgerRows(const CountContent& content);
QString ledgerTitle(const CountContent& content);
// "Us", "Them", and whose they are; or their names alone.
QString sideTitle(const CountContent& content, bool us);
QString sideNames(const CountContent& content, bool us);
// The rule that says what a row counts; empty for a row that says it itself.
QString ruleOf(Entry entry);
// Over the columns: "us", "them"; or the first letters of their names.
QString columnTitle(const CountContent& content, bool us);
// In place of versicole, or of all cards.
QString emptyWords(const CountContent& content);

// "12 beyond 42", or how many are missing.
QString beyondWords(int captured);
QString cardsWords(int captured);
QString lastTrickWords(const CountContent& content);
QString countersWords(int counters);

// How the hand is settled: what led to it, and who receives what in all.
struct Settlement {
    QString before; // "3 resti now, 2 paid before:"; may be empty
    QString words;  // "You and Lapo receive 5 resti each"
};
Settlement settlement(const CountContent& content);

// Resti that are paid at the end, for the person's side.
int restiForUs(const CountContent& content);

// A row in words, with its rule, and the whole count in sentences, for those who hear it.
QString spokenRow(const CountContent& content, int row);
QString spokenCount(const CountContent& content);

} // namespace count
