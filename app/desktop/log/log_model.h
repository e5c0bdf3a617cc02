// The log as rows, one for each heading and line: what the list shows and what assistive technology reads.
#pragma once

#include "log.h"

#include <QAbstractListModel>

namespace logs {

class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        RightRole = Qt::UserRole, // what stands at the right edge: "+5 us", "ours"
        KindRole,                 // text::LogLine::Kind as int
        OpensRole,                // the very first row, which needs no space above
        RuleRole,                 // "M6.8": where the rules say why
    };

    using QAbstractListModel::QAbstractListModel;

    // Shows this story. Rows that stay the same stay the same rows, so that reading on is not disturbed.
    void setStory(const std::vector<text::LogSection>& story);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<text::LogLine> m_rows;
};

} // namespace logs
