#include "desktop/score/sheet_book.h"

#include "minchiate/records/sheet_shelf.h"

#include <QDateTime>
#include <QDir>

namespace score {

using namespace scoresheet;

std::optional<records::SheetError> SheetBook::open(const QString& path) {
    auto loaded = records::loadSheet(path);
    if (auto* error = std::get_if<records::SheetError>(&loaded))
        return *error;
    m_path = path;
    m_sheet = std::move(std::get<Sheet>(loaded));
    m_account = accountOf(m_sheet);
    forget();
    emit changed();
    return std::nullopt;
}

void SheetBook::begin(const QString& folder, const Sheet& sheet) {
    QDir().mkpath(folder);
    m_sheet = sheet;
    m_path = records::newSheetPath(folder, sheet);
    forget();
    settle();
}

void SheetBook::show(const Sheet& sheet) {
    m_path.clear();
    m_sheet = sheet;
    forget();
    settle();
}

KeptHand SheetBook::hand(int number) const {
    const auto at = static_cast<std::size_t>(number);
    if (at >= m_sheet.entries.size() || isPlayed(number))
        return {};
    return std::get<KeptHand>(m_sheet.entries[at].hand);
}

bool SheetBook::isPlayed(int number) const {
    const auto at = static_cast<std::size_t>(number);
    return at < m_sheet.entries.size() && std::holds_alternative<PlayedHand>(m_sheet.entries[at].hand);
}

std::optional<Problem> SheetBook::write(int number, const KeptHand& hand) {
    if (const auto problem = faultOf(hand, m_sheet.rules))
        return problem;
    const auto at = static_cast<std::size_t>(number);
    if (this->hand(number) == hand && at < m_sheet.entries.size())
        return std::nullopt;
    remember(number);
    if (at == m_sheet.entries.size())
        m_sheet.entries.push_back({KeptHand{}, {}, {}});
    change(m_sheet.entries.at(at), hand, QDateTime::currentSecsSinceEpoch());
    settle();
    return std::nullopt;
}

std::optional<Problem> SheetBook::setTerms(const Sheet& wanted) {
    if (const auto problem = faultOfChange(m_sheet, wanted))
        return problem;
    remember(-1);
    m_sheet.title = wanted.title;
    m_sheet.players = wanted.players;
    m_sheet.rules = wanted.rules;
    m_sheet.span = wanted.span;
    m_sheet.rounds = wanted.rounds;
    settle();
    return std::nullopt;
}

void SheetBook::setStopped(bool stopped) {
    if (stopped == m_sheet.stopped)
        return;
    remember(-1);
    m_sheet.stopped = stopped;
    settle();
}

// ---- Taking back. ----

SheetBook::Step SheetBook::stepFor(int hand) const {
    Step step{.terms = {}, .hands = m_sheet.entries.size(), .at = hand};
    // Everything but the hands: ten thousand of them would be copied at each tap.
    step.terms.title = m_sheet.title;
    step.terms.players = m_sheet.players;
    step.terms.rules = m_sheet.rules;
    step.terms.span = m_sheet.span;
    step.terms.rounds = m_sheet.rounds;
    step.terms.stopped = m_sheet.stopped;
    if (hand >= 0 && static_cast<std::size_t>(hand) < m_sheet.entries.size())
        step.entry = m_sheet.entries[static_cast<std::size_t>(hand)];
    return step;
}

void SheetBook::remember(int hand) {
    constexpr std::size_t kMost = 500;
    m_undone.push_back(stepFor(hand));
    if (m_undone.size() > kMost)
        m_undone.erase(m_undone.begin());
    m_redone.clear();
}

void SheetBook::turn(std::vector<Step>& from, std::vector<Step>& to) {
    if (from.empty())
        return;
    Step step = std::move(from.back());
    from.pop_back();
    to.push_back(stepFor(step.at));
    m_sheet.title = step.terms.title;
    m_sheet.players = step.terms.players;
    m_sheet.rules = step.terms.rules;
    m_sheet.span = step.terms.span;
    m_sheet.rounds = step.terms.rounds;
    m_sheet.stopped = step.terms.stopped;
    m_sheet.entries.resize(step.hands, Entry{KeptHand{}, {}, {}});
    if (step.entry)
        m_sheet.entries.at(static_cast<std::size_t>(step.at)) = std::move(*step.entry);
    settle();
    emit turned(step.at);
}

void SheetBook::undo() {
    turn(m_undone, m_redone);
}

void SheetBook::redo() {
    turn(m_redone, m_undone);
}

void SheetBook::forget() {
    m_undone.clear();
    m_redone.clear();
}

BookActions addBookActions(QWidget* page, SheetBook& book) {
    const auto action = [&](const QString& words, QKeySequence::StandardKey key, void (SheetBook::*act)(),
                            bool (SheetBook::*can)() const) {
        auto* made = new QAction(words, page);
        made->setShortcuts(key);
        made->setShortcutContext(Qt::WindowShortcut);
        made->setEnabled(false);
        page->addAction(made);
        QObject::connect(made, &QAction::triggered, &book, act);
        QObject::connect(&book, &SheetBook::changed, made,
                         [made, &book, can] { made->setEnabled((book.*can)()); });
        return made;
    };
    return {
        action(SheetBook::tr("&Take back the last change"), QKeySequence::Undo, &SheetBook::undo,
               &SheetBook::canUndo),
        action(SheetBook::tr("Make it &again"), QKeySequence::Redo, &SheetBook::redo, &SheetBook::canRedo)};
}

void SheetBook::settle() {
    m_account = accountOf(m_sheet);
    if (!readOnly())
        if (const auto words = records::saveSheet(m_path, m_sheet))
            emit saveFailed(*words);
    emit changed();
}

} // namespace score
