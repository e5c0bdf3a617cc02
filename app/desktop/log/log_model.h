// The log as rows, one for each heading and line: what the list shows and what assistive technology reads.
#pragma once

#include "text/log.h"

#include <QAbstractListModel>

#include <functional>
#include <set>

namespace logs {

class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        RightRole = Qt::UserRole, // what stands at the right edge: "+5 us", "ours"
        KindRole,                 // text::LogLine::Kind as int
        OpensRole,                // the very first row, which needs no space above
        RuleRole,                 // "M6.8": where the rules say why
        FoldRole,                 // of a heading: a Fold as int
    };

    using QAbstractListModel::QAbstractListModel;

    // Whether a section's plain lines can be put away; its marks and what was paid are always read.
    enum class Fold { None, Open, Folded };

    // A rule in words, by its number, for the tips; without it they name the number.
    using RuleWords = std::function<QString(const QString& number)>;
    void setRuleWords(RuleWords words) { ruleWords_ = std::move(words); }

    // Shows this story. Rows that stay the same stay the same rows, so that reading on is not disturbed.
    void setStory(const std::vector<text::LogSection>& story);
    // Folds the section of this row, or opens it again.
    void toggle(const QModelIndex& index);
    // Opens all.
    void unfold();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        text::LogLine line;
        std::size_t section = 0;
        Fold fold = Fold::None;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] std::vector<Row> rowsOf(const std::vector<text::LogSection>& story) const;
    void showRows();

    [[nodiscard]] QString ruleTip(const QString& number) const;

    RuleWords ruleWords_;
    std::vector<text::LogSection> story_;
    std::set<std::size_t> folded_; // sections by their place in the story
    std::vector<Row> rows_;
};

} // namespace logs
