// The trick before this one, small, where it hides nothing: what everybody saw last.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "minchiate/trick.h"
#include "text/telling.h"

#include <QWidget>

#include <functional>

namespace practise {

class LastTrick : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it. Presses go through it to the table.
    LastTrick(look::Deck& deck, QWidget* parent);

    // Nothing hides it.
    void setTrick(const minchiate::Trick* trick, int number, const text::Teller& teller);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] QSize wanted() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Deck& deck_;
    look::Metrics metrics_;
    minchiate::Trick trick_;
    QString words_; // "trick 17, yours"
};

} // namespace practise
