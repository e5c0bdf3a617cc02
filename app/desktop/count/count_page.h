// The count of a hand, laid out as at a table: each side's cards, and the paper between them.
#pragma once

#include "desktop/count/count_layout.h"
#include "desktop/count/count_painter.h"
#include "desktop/look/buttons.h"
#include "desktop/look/deck.h"
#include "desktop/look/double_press.h"

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
    bool revealing() const { return shown_.moments < allMoments(); }

    // All cards of one side in place of the count, or the count again.
    void showHand(std::optional<bool> ours);
    std::optional<bool> handShown() const { return hand_; }

    const CountLayout& placing() const { return layout_; }
    const CountContent& content() const { return content_; }
    const std::vector<LedgerRow>& ledger() const { return ledger_; }
    std::optional<int> markedRow() const { return row_; }
    look::PaperButton* oursButton() const { return ours_; }
    look::PaperButton* theirsButton() const { return theirs_; }
    look::PaperButton* reviewButton() const { return review_; }
    look::PaperButton* nextButton() const { return next_; }

signals:
    void nextChosen();
    void reviewChosen();
    void ruleAsked(const QString& number); // a press on a row of the paper, or Return on the one marked

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // Marks a row of the paper for the keys, or none.
    void markRow(std::optional<int> row);
    QString ruleAt(const QPoint& at) const;
    int allMoments() const { return 2 * static_cast<int>(ledger_.size()); }
    Drawing drawing() const { return {content_, ledger_, layout_, deck_}; }
    void nextMoment();
    void layOutAll();
    void nameButtons();
    void tell();
    look::PaperButton* buttonOf(int key) const;

    look::Deck& deck_;
    CountContent content_;
    std::vector<LedgerRow> ledger_;
    CountLayout layout_;
    Shown shown_;
    std::optional<bool> hand_;
    std::optional<int> row_; // marked
    look::KeyHaste haste_;   // the main button came to lie there
    bool held_ = false;      // nothing is told beyond shown_
    QTimer timer_;
    int stepMs_ = 350;
    look::PaperButton* ours_;
    look::PaperButton* theirs_;
    look::PaperButton* review_;
    look::PaperButton* next_;
};

} // namespace count
