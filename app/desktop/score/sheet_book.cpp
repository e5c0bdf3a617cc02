#include "score/sheet_book.h"

#include "sheet_shelf.h"

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
    emit changed();
    return std::nullopt;
}

void SheetBook::begin(const QString& folder, const Sheet& sheet) {
    QDir().mkpath(folder);
    m_sheet = sheet;
    m_path = records::newSheetPath(folder, sheet);
    settle();
}

void SheetBook::show(const Sheet& sheet) {
    m_path.clear();
    m_sheet = sheet;
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
    if (at == m_sheet.entries.size())
        m_sheet.entries.push_back({KeptHand{}, {}, {}});
    change(m_sheet.entries.at(at), hand, QDateTime::currentSecsSinceEpoch());
    settle();
    return std::nullopt;
}

std::optional<Problem> SheetBook::setTerms(const Sheet& wanted) {
    if (const auto problem = faultOfChange(m_sheet, wanted))
        return problem;
    m_sheet.players = wanted.players;
    m_sheet.rules = wanted.rules;
    m_sheet.span = wanted.span;
    m_sheet.rounds = wanted.rounds;
    settle();
    return std::nullopt;
}

void SheetBook::setStopped(bool stopped) {
    m_sheet.stopped = stopped;
    settle();
}

void SheetBook::settle() {
    m_account = accountOf(m_sheet);
    if (!readOnly())
        if (const auto words = records::saveSheet(m_path, m_sheet))
            emit saveFailed(*words);
    emit changed();
}

} // namespace score
