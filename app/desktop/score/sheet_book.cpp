#include "desktop/score/sheet_book.h"

#include "minchiate/records/sheet_shelf.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#include <algorithm>

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
    path_ = path;
    sheet_ = std::move(std::get<Sheet>(loaded));
    account_ = accountOf(sheet_);
    historyFile_ = histories_.isEmpty() ? QString() : historyFile(histories_, sheet_);
    history_ = loadHistory(historyFile_);
    emit changed();
    return std::nullopt;
}

void SheetBook::begin(const QString& folder, const Sheet& sheet) {
    QDir().mkpath(folder);
    sheet_ = sheet;
    path_ = records::newSheetPath(folder, sheet);
    forget();
    settle();
}

void SheetBook::show(const Sheet& sheet) {
    path_.clear();
    sheet_ = sheet;
    forget();
    settle();
}

KeptHand SheetBook::hand(int number) const {
    const auto at = static_cast<std::size_t>(number);
    if (at >= sheet_.entries.size() || isPlayed(number))
        return {};
    return std::get<KeptHand>(sheet_.entries[at].hand);
}

bool SheetBook::isPlayed(int number) const {
    const auto at = static_cast<std::size_t>(number);
    return at < sheet_.entries.size() && std::holds_alternative<PlayedHand>(sheet_.entries[at].hand);
}

std::optional<Problem> SheetBook::write(int number, const KeptHand& hand) {
    if (const auto problem = faultOf(hand, sheet_.rules))
        return problem;
    // A sheet that has it already may be changed in other things.
    const auto excess = excessOf(hand, sheet_.rules);
    if (excess && excess != excessOf(this->hand(number), sheet_.rules))
        return excess;
    const auto at = static_cast<std::size_t>(number);
    if (this->hand(number) == hand && at < sheet_.entries.size())
        return std::nullopt;
    remember(number);
    if (at == sheet_.entries.size())
        sheet_.entries.push_back({KeptHand{}, {}, {}});
    change(sheet_.entries.at(at), hand, QDateTime::currentSecsSinceEpoch());
    settle();
    return std::nullopt;
}

std::optional<Problem> SheetBook::setTerms(const Sheet& wanted) {
    if (const auto problem = faultOfChange(sheet_, wanted))
        return problem;
    remember(-1);
    sheet_.title = wanted.title;
    sheet_.players = wanted.players;
    sheet_.rules = wanted.rules;
    sheet_.span = wanted.span;
    sheet_.rounds = wanted.rounds;
    settle();
    return std::nullopt;
}

void SheetBook::setStopped(bool stopped) {
    if (stopped == sheet_.stopped)
        return;
    remember(-1);
    sheet_.stopped = stopped;
    settle();
}

// ---- Taking back. ----

SheetStep SheetBook::stepFor(int hand) const {
    SheetStep step{.terms = {}, .hands = sheet_.entries.size(), .at = hand};
    // Everything but the hands: ten thousand of them would be copied at each tap.
    step.terms.title = sheet_.title;
    step.terms.players = sheet_.players;
    step.terms.rules = sheet_.rules;
    step.terms.span = sheet_.span;
    step.terms.rounds = sheet_.rounds;
    step.terms.stopped = sheet_.stopped;
    step.terms.begun = sheet_.begun;
    if (hand >= 0 && static_cast<std::size_t>(hand) < sheet_.entries.size())
        step.entry = sheet_.entries[static_cast<std::size_t>(hand)];
    return step;
}

void SheetBook::remember(int hand) {
    constexpr std::size_t kMost = 500;
    history_.undone.push_back(stepFor(hand));
    if (history_.undone.size() > kMost)
        history_.undone.erase(history_.undone.begin());
    history_.redone.clear();
}

void SheetBook::turn(std::vector<SheetStep>& from, std::vector<SheetStep>& to) {
    if (from.empty())
        return;
    SheetStep step = std::move(from.back());
    from.pop_back();
    to.push_back(stepFor(step.at));
    sheet_.title = step.terms.title;
    sheet_.players = step.terms.players;
    sheet_.rules = step.terms.rules;
    sheet_.span = step.terms.span;
    sheet_.rounds = step.terms.rounds;
    sheet_.stopped = step.terms.stopped;
    sheet_.entries.resize(step.hands, Entry{KeptHand{}, {}, {}});
    if (step.entry)
        sheet_.entries.at(static_cast<std::size_t>(step.at)) = std::move(*step.entry);
    settle();
    emit turned(step.at);
}

void SheetBook::undo() {
    turn(history_.undone, history_.redone);
}

void SheetBook::redo() {
    turn(history_.redone, history_.undone);
}

QString SheetBook::wordsOf(const std::vector<SheetStep>& steps) const {
    if (steps.empty())
        return {};
    const SheetStep& step = steps.back();
    if (step.at < 0)
        return termsWords(step.terms, sheet_);
    const KeptHand other = step.entry ? std::get<KeptHand>(step.entry->hand) : KeptHand{};
    return tr("%1 of hand %2", "marks, 3").arg(changeWords(other, hand(step.at))).arg(step.at + 1);
}

void SheetBook::joinChanges(std::size_t after) {
    auto& undone = history_.undone;
    if (undone.size() < after + 1)
        return;
    const auto first = undone.begin() + static_cast<std::ptrdiff_t>(after);
    if (first->at < 0 ||
        std::ranges::any_of(first, undone.end(), [&](const SheetStep& step) { return step.at != first->at; }))
        return;
    const bool nothing = first->entry && std::get<KeptHand>(first->entry->hand) == hand(first->at);
    undone.erase(nothing ? first : first + 1, undone.end());
    if (!historyFile_.isEmpty())
        (void)saveHistory(historyFile_, history_);
    emit changed();
}

void SheetBook::forget() {
    history_ = {};
    historyFile_.clear();
}

BookActions addBookActions(QWidget* page, SheetBook& book) {
    // The menu says what it would turn.
    const auto action = [&](const QString& words, const QString& named, QKeySequence::StandardKey key,
                            void (SheetBook::*act)(), QString (SheetBook::*what)() const) {
        auto* made = new QAction(words, page);
        made->setIconText(made->iconText()); // what the key does, whatever lies there: the help says it so
        made->setShortcuts(key);
        made->setShortcutContext(Qt::WindowShortcut);
        made->setEnabled(false);
        page->addAction(made);
        QObject::connect(made, &QAction::triggered, &book, act);
        QObject::connect(&book, &SheetBook::changed, made, [made, &book, what, words, named] {
            const QString found = (book.*what)();
            made->setEnabled(!found.isEmpty());
            made->setText(found.isEmpty() ? words : named.arg(found));
        });
        return made;
    };
    return {action(SheetBook::tr("&Take back the last change"),
                   SheetBook::tr("&Take back: %1", "marks of hand 3"), QKeySequence::Undo, &SheetBook::undo,
                   &SheetBook::undoWords),
            action(SheetBook::tr("Make it &again"), SheetBook::tr("Make &again: %1", "marks of hand 3"),
                   QKeySequence::Redo, &SheetBook::redo, &SheetBook::redoWords)};
}

void SheetBook::settle() {
    account_ = accountOf(sheet_);
    if (!readOnly())
        save();
    emit changed();
}

// The history first, under the name of what the sheet will be, and that of what it was goes last: whoever is
// stopped on the way finds the one that belongs to the sheet. A sheet is as good without one.
void SheetBook::save() {
    const QString former = historyFile_;
    if (!histories_.isEmpty()) {
        historyFile_ = historyFile(histories_, sheet_);
        (void)saveHistory(historyFile_, history_);
    }
    if (const auto words = records::saveSheet(path_, sheet_))
        emit saveFailed(*words);
    else if (!former.isEmpty() && former != historyFile_)
        QFile::remove(former);
}

} // namespace score
