#include "desktop/log/log_model.h"

#include <algorithm>

namespace logs {

using text::LogLine;

std::vector<LogModel::Row> LogModel::rowsOf(const std::vector<text::LogSection>& story) const {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < story.size(); ++i) {
        const text::LogSection& section = story[i];
        const auto isPlain = [](const LogLine& line) { return line.kind == LogLine::Kind::Plain; };
        const bool foldable = std::ranges::any_of(section.lines, isPlain);
        const bool folded = foldable && m_folded.contains(i);
        const Fold fold = folded ? Fold::Folded : foldable ? Fold::Open : Fold::None;
        rows.push_back({{LogLine::Kind::Heading, section.left, section.right}, i, fold});
        for (const LogLine& line : section.lines)
            if (!folded || !isPlain(line))
                rows.push_back({line, i});
    }
    return rows;
}

void LogModel::setStory(const std::vector<text::LogSection>& story) {
    m_story = story;
    showRows();
}

void LogModel::toggle(const QModelIndex& index) {
    if (!index.isValid() || index.row() >= rowCount())
        return;
    const std::size_t section = m_rows[static_cast<std::size_t>(index.row())].section;
    if (m_folded.erase(section) == 0)
        m_folded.insert(section);
    showRows();
}

void LogModel::unfold() {
    m_folded.clear();
    showRows();
}

void LogModel::showRows() {
    std::vector<Row> rows = rowsOf(m_story);
    const auto both = static_cast<int>(std::min(rows.size(), m_rows.size()));
    const auto now = static_cast<int>(rows.size());
    const auto before = static_cast<int>(m_rows.size());
    int first = both, last = -1; // rows that are there before and after, but read differently
    for (int i = 0; i < both; ++i)
        if (rows[static_cast<std::size_t>(i)] != m_rows[static_cast<std::size_t>(i)]) {
            first = std::min(first, i);
            last = i;
        }
    if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_rows = std::move(rows);
        endRemoveRows();
    } else {
        m_rows = std::move(rows);
    }
    if (last >= 0)
        emit dataChanged(index(first), index(last));
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& shown = m_rows[static_cast<std::size_t>(index.row())];
    const LogLine& row = shown.line;
    switch (role) {
    case Qt::DisplayRole:
        return row.left;
    case RightRole:
        return row.right;
    case KindRole:
        return static_cast<int>(row.kind);
    case OpensRole:
        return index.row() == 0;
    case RuleRole:
        return row.rule;
    case FoldRole:
        return static_cast<int>(shown.fold);
    case Qt::ToolTipRole:
        if (shown.fold != Fold::None)
            return shown.fold == Fold::Open ? tr("A click leaves its marks alone")
                                            : tr("A click shows all of it");
        return row.rule.isEmpty() ? QVariant() : tr("The rule: %1 (double click or Return)").arg(row.rule);
    case Qt::AccessibleTextRole:
        if (shown.fold == Fold::Folded)
            return tr("%1, %2, folded", "heading, whose trick").arg(row.left, row.right);
        return row.right.isEmpty() ? row.left : tr("%1, %2", "line, points").arg(row.left, row.right);
    default:
        return {};
    }
}

} // namespace logs
