// A number of the count that explains itself: pointed to, it shows what it rests on; pressed, it opens its
// rule in the book.
#pragma once

#include "desktop/look/metrics.h"
#include "text/tarot/tarot_count_words.h"

#include <QAbstractButton>

namespace tarot_count {

class CountNumber : public QAbstractButton {
    Q_OBJECT

public:
    CountNumber(const QString& told, const QString& rule, text::tarot::Evidence evidence, QWidget* parent);

    void setMetrics(const look::Metrics& metrics) { metrics_ = metrics; }
    [[nodiscard]] const QString& rule() const { return rule_; }
    [[nodiscard]] text::tarot::Evidence evidence() const { return evidence_; }
    // The mouse, or the keyboard's focus, is on it.
    [[nodiscard]] bool isPointedAt() const { return underMouse() || hasFocus(); }
    // It is what another number that is pointed to rests on.
    void setLit(bool lit);

signals:
    void pointed();

protected:
    // The number itself is drawn on the paper under it: here lie the ring, and the bar of what is lit.
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    look::Metrics metrics_;
    QString rule_;
    text::tarot::Evidence evidence_;
    bool lit_ = false;
};

} // namespace tarot_count
