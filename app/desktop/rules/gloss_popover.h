// A word of the game or a rule, explained on a slip where it stands; the book lies one press further.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/rules/linked_words.h"

#include <QLabel>
#include <QPointer>
#include <QWidget>

namespace rules {

// What a slip says of a link; nothing for one that leads nowhere.
struct Gloss {
    QString title, words; // plain
    QString link;         // where the book has more
};
[[nodiscard]] std::optional<Gloss> glossOf(const QString& link, const books::RuleBook& book,
                                           const books::Glossary& terms);

// Lies over its parent, hidden until it has something to say. It has the focus while it is shown; Esc, Close
// and a press elsewhere take it away, and the focus goes back.
class GlossPopover : public QWidget {
    Q_OBJECT

public:
    explicit GlossPopover(QWidget* parent);

    // `right` is the edge that it lies before, `top` where it would like to begin.
    void explain(const Gloss& gloss, int right, int top);
    void setMetrics(const look::Metrics& m) { metrics_ = m; }

    [[nodiscard]] const Gloss& gloss() const { return gloss_; }
    [[nodiscard]] look::PaperButton* bookButton() const { return book_; }
    [[nodiscard]] look::PaperButton* closeButton() const { return close_; }

signals:
    void bookAsked(const QString& link);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut(int right, int top);

    look::Metrics metrics_;
    Gloss gloss_;
    QLabel *title_, *words_;
    look::PaperButton *book_, *close_;
    QPointer<QWidget> focusBefore_;
};

} // namespace rules
