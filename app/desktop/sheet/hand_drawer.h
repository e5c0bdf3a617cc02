// A line of the sheet as it is drawn: the delegate of the list of hands.
#pragma once

#include "desktop/look/type.h"
#include "desktop/sheet/sheet_columns.h"
#include "desktop/sheet/sheet_rows.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QPainter>
#include <QStyledItemDelegate>

namespace sheet {

// What is drawn, kept by the list.
struct SeenSheet {
    const scoresheet::Sheet* sheet = nullptr;
    const scoresheet::Account* account = nullptr;
    std::vector<SheetRow> rows{};
    look::Metrics metrics{};
    int open = -1;    // hand
    int openHigh = 0; // what it takes under its line
};

[[nodiscard]] int heightOf(const SeenSheet& seen, const SheetRow& row);

class HandDrawer : public QStyledItemDelegate {
    Q_DECLARE_TR_FUNCTIONS(sheet::HandDrawer)

public:
    // Both outlive it.
    HandDrawer(const SeenSheet& seen, QAbstractItemView& view)
        : QStyledItemDelegate(&view), seen_(seen), view_(view) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void drawRound(QPainter& p, const SheetRow& row, const QRect& r, const SheetColumns& columns) const;
    void drawGround(QPainter& p, const SheetRow& row, const QRect& r, QStyle::State state) const;
    void drawLine(QPainter& p, const SheetRow& row, const QRect& line, const SheetColumns& columns) const;
    void drawResti(QPainter& p, const scoresheet::Accounts& resti, const QRect& line,
                   const SheetColumns& columns) const;
    void drawArrow(QPainter& p, const QRect& at, double turned) const;
    [[nodiscard]] QFont font(look::Type type, QFont::Weight weight) const;

    const SeenSheet& seen_;
    QAbstractItemView& view_;
};

} // namespace sheet
