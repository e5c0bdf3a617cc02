// The days of a month, or of this week: on which something was practised, and how much comes back when.
#pragma once

#include "desktop/practice/panel_look.h"

#include <QDate>
#include <QPainter>
#include <QWidget>

#include <map>

namespace practise {

// A disc with a tick: practised.
void drawDone(QPainter& p, QPointF centre, double radius, const QColor& ground, const QColor& tick);

struct DaysTold {
    QDate today;
    std::map<QDate, int> done;   // how many were practised
    std::map<QDate, int> coming; // how many come back; those of today are what is left
};

class CalendarView : public QWidget {
    Q_OBJECT

public:
    explicit CalendarView(QWidget* parent);

    void setDays(const DaysTold& days);
    void setLook(const PanelLook& look);
    // A row alone, where there is no room for a month.
    enum class Shows { Month, Week };
    void setShows(Shows shows);

    // The month that is seen, by its first day; −1 or 1 turns the leaf.
    [[nodiscard]] QDate month() const { return month_; }
    void turn(int months);
    // The day that the keys have come to.
    [[nodiscard]] QDate chosen() const { return chosen_; }
    [[nodiscard]] QString dayTold(QDate day) const;
    [[nodiscard]] int heightAs(Shows shows) const;
    // Where a day is seen; empty where it is not.
    [[nodiscard]] QRect cellOf(QDate day) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QDate firstShown() const;
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] int headHigh() const;
    [[nodiscard]] int cellHigh() const;
    [[nodiscard]] QRect arrow(int by) const;
    [[nodiscard]] QDate dayAt(QPoint at) const;
    void choose(QDate day);
    void paintDay(QPainter& p, QDate day) const;

    PanelLook look_;
    DaysTold days_;
    Shows shows_ = Shows::Month;
    QDate month_, chosen_;
};

} // namespace practise
