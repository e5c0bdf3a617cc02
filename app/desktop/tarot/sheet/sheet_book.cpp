#include "desktop/tarot/sheet/sheet_book.h"

#include <QDateTime>

namespace tarot_sheet {

using namespace tarot::sheet;

std::optional<QString> SheetBook::open(const QString& path) {
    auto loaded = SheetForm::load(path);
    if (const auto* why = std::get_if<QString>(&loaded))
        return *why;
    take(path, std::move(std::get<Sheet>(loaded)));
    return std::nullopt;
}

tarot::PerSeat<int> SheetBook::totals() const {
    return lines_.empty() ? tarot::PerSeat<int>{} : lines_.back().after;
}

std::optional<Problem> SheetBook::write(int number, const KeptHand& hand) {
    if (const auto problem = faultOf(hand, sheet().rules, sheet().players))
        return problem;
    Sheet& sheet = sheetToChange();
    const auto at = static_cast<std::size_t>(number);
    if (at < sheet.entries.size() && sheet.entries[at].hand == hand)
        return std::nullopt;
    remember(number, at < sheet.entries.size() ? 1 : 0);
    if (at < sheet.entries.size()) {
        change(sheet.entries[at], hand, QDateTime::currentSecsSinceEpoch());
    } else {
        sheet.entries.push_back({hand});
        sheet.draft.reset();
    }
    settle();
    return std::nullopt;
}

void SheetBook::setDraft(const Draft& draft) {
    const auto wanted = draft == Draft{} ? std::nullopt : std::optional(draft);
    if (sheet().draft == wanted)
        return;
    remember(-1, 0);
    sheetToChange().draft = wanted;
    settle();
}

void SheetBook::setNote(int number, const QString& note) {
    const std::string wanted = note.trimmed().toStdString();
    if (number >= next() || sheet().entries[static_cast<std::size_t>(number)].note == wanted)
        return;
    remember(number, 1);
    sheetToChange().entries[static_cast<std::size_t>(number)].note = wanted;
    settle();
}

void SheetBook::remove(int number) {
    remember(number, 1);
    Sheet& sheet = sheetToChange();
    sheet.entries.erase(sheet.entries.begin() + number);
    settle();
}

void SheetBook::setTerms(const Sheet& wanted) {
    Sheet terms = sheet();
    terms.names = wanted.names;
    terms.length = wanted.length;
    if (terms.entries.empty() && !terms.draft) {
        terms.players = wanted.players;
        terms.rules = wanted.rules;
        terms.firstDealer = wanted.firstDealer;
    }
    if (terms == sheet())
        return;
    remember(-1, 0);
    sheetToChange() = terms;
    settle();
}

void SheetBook::setStopped(bool stopped) {
    if (stopped == sheet().stopped)
        return;
    remember(-1, 0);
    sheetToChange().stopped = stopped;
    settle();
}

QString SheetBook::wordsOf(const Step& step) const {
    if (step.at >= 0)
        return tr("hand %1").arg(step.at + 1);
    const Sheet& now = sheet();
    if (step.terms.draft != now.draft)
        return tr("what was said of hand %1").arg(next() + 1);
    if (step.terms.stopped != now.stopped)
        return tr("the end of the sheet");
    return step.terms.names != now.names ? tr("names") : tr("rules and length");
}

} // namespace tarot_sheet
