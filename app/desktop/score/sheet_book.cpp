#include "desktop/score/sheet_book.h"

#include "records/clock.h"

#include <QDateTime>

namespace score {

using namespace scoresheet;

namespace {

// What differs between two contents of a hand, the weightiest of it.
QString changeWords(const KeptHand& one, const KeptHand& other) {
    if (one.ending != other.ending) {
        const bool counted = std::holds_alternative<CountEntry>(one.ending) ||
                             std::holds_alternative<CountEntry>(other.ending);
        return counted ? SheetBook::tr("count") : SheetBook::tr("result");
    }
    if (one.counting != other.counting)
        return SheetBook::tr("count");
    if (one.marks != other.marks)
        return SheetBook::tr("marks");
    if (one.revokes != other.revokes || one.cardsOnly != other.cardsOnly)
        return SheetBook::tr("penalties");
    return SheetBook::tr("note");
}

// Likewise of what stands above the hands.
QString termsWords(const Sheet& one, const Sheet& other) {
    if (one.stopped != other.stopped)
        return SheetBook::tr("the end of the match");
    if (one.players != other.players)
        return SheetBook::tr("names");
    if (one.rounds != other.rounds)
        return SheetBook::tr("partners");
    if (one.rules != other.rules)
        return SheetBook::tr("rules");
    if (one.span != other.span)
        return SheetBook::tr("length of the match");
    return SheetBook::tr("title");
}

} // namespace

std::optional<records::SheetError> SheetBook::open(const QString& path) {
    auto loaded = records::loadSheet(path);
    if (auto* error = std::get_if<records::SheetError>(&loaded))
        return *error;
    take(path, std::move(std::get<Sheet>(loaded)));
    return std::nullopt;
}

void SheetBook::count() {
    account_ = accountOf(sheet());
}

KeptHand SheetBook::hand(int number) const {
    const auto at = static_cast<std::size_t>(number);
    if (at >= sheet().entries.size() || isPlayed(number))
        return {};
    return std::get<KeptHand>(sheet().entries[at].hand);
}

bool SheetBook::isPlayed(int number) const {
    const auto at = static_cast<std::size_t>(number);
    return at < sheet().entries.size() && std::holds_alternative<PlayedHand>(sheet().entries[at].hand);
}

std::optional<Problem> SheetBook::write(int number, const KeptHand& hand) {
    if (const auto problem = faultOf(hand, sheet().rules))
        return problem;
    // A sheet that has it already may be changed in other things.
    const auto excess = excessOf(hand, sheet().rules);
    if (excess && excess != excessOf(this->hand(number), sheet().rules))
        return excess;
    const auto at = static_cast<std::size_t>(number);
    if (this->hand(number) == hand && at < sheet().entries.size())
        return std::nullopt;
    Sheet& sheet = sheetToChange();
    remember(number, at < sheet.entries.size() ? 1 : 0);
    if (at == sheet.entries.size())
        sheet.entries.push_back({KeptHand{}, {}, {}});
    change(sheet.entries.at(at), hand, records::now().toSecsSinceEpoch());
    settle();
    return std::nullopt;
}

std::optional<Problem> SheetBook::setTerms(const Sheet& wanted) {
    if (const auto problem = faultOfChange(sheet(), wanted))
        return problem;
    remember(-1, 0);
    Sheet& sheet = sheetToChange();
    sheet.title = wanted.title;
    sheet.players = wanted.players;
    sheet.rules = wanted.rules;
    sheet.span = wanted.span;
    sheet.rounds = wanted.rounds;
    settle();
    return std::nullopt;
}

void SheetBook::setStopped(bool stopped) {
    if (stopped == sheet().stopped)
        return;
    remember(-1, 0);
    sheetToChange().stopped = stopped;
    settle();
}

// ---- Taking back. ----

QString SheetBook::wordsOf(const Step& step) const {
    if (step.at < 0)
        return termsWords(step.terms, sheet());
    const KeptHand other = step.were.empty() ? KeptHand{} : std::get<KeptHand>(step.were.front().hand);
    return tr("%1 of hand %2", "marks, 3").arg(changeWords(other, hand(step.at))).arg(step.at + 1);
}

} // namespace score

#include "moc_sheet_book.cpp"
