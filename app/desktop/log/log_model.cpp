#include "log/log_model.h"

#include <algorithm>

namespace logs {

using text::LogLine;

namespace {

std::vector<LogLine> rowsOf(const std::vector<text::LogSection>& story) {
    std::vector<LogLine> rows;
    for (const text::LogSection& section : story) {
        rows.push_back({LogLine::Kind::Heading, section.left, section.right});
        rows.insert(rows.end(), section.lines.begin(), section.lines.end());
    }
    return rows;
}

} // namespace

void LogModel::setStory(const std::vector<text::LogSection>& story) {
    std::vector<LogLine> rows = rowsOf(story);
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
    const LogLine& row = m_rows[static_cast<std::size_t>(index.row())];
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
    case Qt::ToolTipRole:
        return row.rule.isEmpty() ? QVariant() : tr("The rule: %1 (double click or Return)").arg(row.rule);
    case Qt::AccessibleTextRole:
        return row.right.isEmpty() ? row.left : tr("%1, %2", "line, points").arg(row.left, row.right);
    default:
        return {};
    }
}

} // namespace logs
