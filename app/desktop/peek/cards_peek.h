// Cards to look at, over the table: our captured cards, the fola as it was seen, somebody's discards.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/peek/peek_layout.h"
#include "minchiate/card.h"

#include <QPointer>
#include <QWidget>

#include <vector>

namespace peek {

// Covers its parent, and waits for nothing: the table under it goes on. A click anywhere closes it, and so do
// Esc, Return and Space; the focus then goes back to where it was.
class CardsPeek : public QWidget {
    Q_OBJECT

public:
    using Rows = std::vector<std::vector<minchiate::Card>>;

    // Hidden until it is asked to show something. `deck` must outlive it.
    CardsPeek(look::Deck& deck, QWidget* parent);

    // Shows these cards, in this order; a row is a group that stays together where it can.
    void show(const QString& title, const QString& line, const Rows& rows);
    // Closes it, if it is shown.
    void dismiss();

    [[nodiscard]] const PeekPlaces& places() const { return places_; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void finish();
    [[nodiscard]] const minchiate::Card* cardAt(QPoint at) const;

    look::Deck& deck_;
    look::Metrics metrics_;
    PeekPlaces places_;
    QString title_, line_;
    Rows rows_;
    QPointer<QWidget> focusBefore_;
    bool open_ = false;
    bool pressed_ = false;
};

} // namespace peek
