// What an opened row shows under its line: marks, both counts with their cards, the sum, the course of the
// pad, and what can be done with the hand.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/sheet/open_parts.h"
#include "desktop/sheet/paper_table.h"

#include <QLabel>

namespace sheet {

class OpenHand : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit OpenHand(look::Deck& deck, QWidget* parent = nullptr);

    // May the hand be changed? One that was played in this program never.
    enum class Change { never, allowed };
    void setContent(const OpenContent& content, Change change);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] int wantedHeight() const;

    [[nodiscard]] const OpenContent& content() const { return m_content; }
    [[nodiscard]] PaperTable* marks() const { return m_marks; }
    [[nodiscard]] FansView* fans(std::size_t side) const { return m_fans.at(side); }
    [[nodiscard]] CountTable* count() const { return m_count; }
    [[nodiscard]] CurveView* curve() const { return m_curve; }
    [[nodiscard]] QString sentences() const { return m_sum->text(); }
    [[nodiscard]] look::PaperButton* watchButton() const { return m_watch; }
    [[nodiscard]] look::PaperButton* changeButton() const { return m_change; }

signals:
    void watchAsked();
    void changeAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void placeMarkColumns(int wide);
    [[nodiscard]] int lineHigh() const;
    void point(int mark);

    OpenContent m_content;
    look::Metrics m_metrics;
    QRect m_padHead, m_curveHead, m_marksHead, m_sumRule; // written by this widget itself
    PaperTable* m_marks;
    std::array<FansView*, 2> m_fans;
    QLabel* m_instead; // where nobody counted cards
    CountTable* m_count;
    QLabel* m_sum;
    CurveView* m_curve;
    look::PaperButton *m_watch, *m_change;
};

} // namespace sheet
