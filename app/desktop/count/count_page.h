// The count of a hand, laid out as at a table: each side's cards, and the paper between them.
#pragma once

#include "desktop/count/count_layout.h"
#include "desktop/count/count_painter.h"
#include "desktop/look/buttons.h"
#include "desktop/look/deck.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace count {

class CountPage : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive the page.
    explicit CountPage(look::Deck& deck, QWidget* parent = nullptr);

    // Starts telling the count, row by row.
    void setContent(const CountContent& content);
    // From one row to the next; 0 shows everything at once.
    void setStepMs(int ms);

    // Tells so many moments of the rows, and no more whatever is pressed: somebody is asked for what comes
    // next. The main button is away then.
    void tellUpTo(int moments);

    // Shows everything now, and gives the main button the focus.
    void revealAll();
    bool revealing() const { return m_shown.moments < allMoments(); }

    // All cards of one side in place of the count, or the count again.
    void showHand(std::optional<bool> ours);
    std::optional<bool> handShown() const { return m_hand; }

    const CountLayout& placing() const { return m_layout; }
    const std::vector<LedgerRow>& ledger() const { return m_ledger; }
    std::optional<int> markedRow() const { return m_row; }
    look::PaperButton* oursButton() const { return m_ours; }
    look::PaperButton* theirsButton() const { return m_theirs; }
    look::PaperButton* nextButton() const { return m_next; }

signals:
    void nextChosen();
    void ruleAsked(const QString& number); // a press on a row of the paper, or Return on the one marked

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // Marks a row of the paper for the keys, or none.
    void markRow(std::optional<int> row);
    QString ruleAt(const QPoint& at) const;
    int allMoments() const { return 2 * static_cast<int>(m_ledger.size()); }
    Drawing drawing() const { return {m_content, m_ledger, m_layout, m_deck}; }
    void nextMoment();
    void layOutAll();
    void nameButtons();
    void tell();
    look::PaperButton* buttonOf(int key) const;

    look::Deck& m_deck;
    CountContent m_content;
    std::vector<LedgerRow> m_ledger;
    CountLayout m_layout;
    Shown m_shown;
    std::optional<bool> m_hand;
    std::optional<int> m_row; // marked
    bool m_held = false;      // nothing is told beyond m_shown
    QTimer m_timer;
    int m_stepMs = 350;
    look::PaperButton* m_ours;
    look::PaperButton* m_theirs;
    look::PaperButton* m_next;
};

} // namespace count
