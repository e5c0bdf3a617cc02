#include "desktop/log/log_model.h"

#include <algorithm>

namespace logs {

namespace {

constexpr int kTipWidth = 360; // pixels

} // namespace

using text::LogLine;

std::vector<LogModel::Row> LogModel::rowsOf(const std::vector<text::LogSection>& story) const {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < story.size(); ++i) {
        const text::LogSection& section = story[i];
        const auto isPlain = [](const LogLine& line) { return line.kind == LogLine::Kind::Plain; };
        const bool foldable = std::ranges::any_of(section.lines, isPlain);
        const bool folded = foldable && folded_.contains(i);
        const Fold fold = folded ? Fold::Folded : foldable ? Fold::Open : Fold::None;
        rows.push_back({{LogLine::Kind::Heading, section.left, section.right}, i, fold});
        for (const LogLine& line : section.lines)
            if (!folded || !isPlain(line))
                rows.push_back({line, i});
    }
    return rows;
}

void LogModel::setStory(const std::vector<text::LogSection>& story) {
    story_ = story;
    showRows();
}

void LogModel::toggle(const QModelIndex& index) {
    if (!index.isValid() || index.row() >= rowCount())
        return;
    const std::size_t section = rows_[static_cast<std::size_t>(index.row())].section;
    if (folded_.erase(section) == 0)
        folded_.insert(section);
    showRows();
}

void LogModel::unfold() {
    folded_.clear();
    showRows();
}

void LogModel::showRows() {
    std::vector<Row> rows = rowsOf(story_);
    const auto both = static_cast<int>(std::min(rows.size(), rows_.size()));
    const auto now = static_cast<int>(rows.size());
    const auto before = static_cast<int>(rows_.size());
    int first = both, last = -1; // rows that are there before and after, but read differently
    for (int i = 0; i < both; ++i)
        if (rows[static_cast<std::size_t>(i)] != rows_[static_cast<std::size_t>(i)]) {
            first = std::min(first, i);
            last = i;
        }
    if (now > before) {
        beginInsertRows({}, before, now - 1);
        rows_ = std::move(rows);
        endInsertRows();
    } else if (now < before) {
        beginRemoveRows({}, now, before - 1);
        rows_ = std::move(rows);
        endRemoveRows();
    } else {
        rows_ = std::move(rows);
    }
    if (last >= 0)
        emit dataChanged(index(first), index(last));
}

QString LogModel::ruleTip(const QString& number) const {
    const QString words = ruleWords_ ? ruleWords_(number) : QString();
    const QString rule = words.isEmpty() ? tr("The rule: %1").arg(number) : words;
    return QStringLiteral("<p style='max-width:%1px'>%2</p><p>%3</p>")
        .arg(kTipWidth)
        .arg(rule.toHtmlEscaped(), tr("Double click or Return: the rule book."));
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& shown = rows_[static_cast<std::size_t>(index.row())];
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
        return row.rule.isEmpty() ? QVariant() : ruleTip(row.rule);
    case Qt::AccessibleTextRole:
        if (shown.fold == Fold::Folded)
            return tr("%1, %2, folded", "heading, whose trick").arg(row.left, row.right);
        return row.right.isEmpty() ? row.left : tr("%1, %2", "line, points").arg(row.left, row.right);
    default:
        return {};
    }
}

} // namespace logs

#include "moc_log_model.cpp"
