// A refusal over its card: a slip of paper on top of everything. The rule that it names is underlined.
#pragma once

#include "desktop/look/metrics.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QTextLayout;

namespace table {

class NoteTag : public QWidget {
    Q_OBJECT
public:
    explicit NoteTag(QWidget* parent);

    void setMetrics(const look::Metrics& metrics) { metrics_ = metrics; }
    // Where a paper with these words on one line lies over `foot`, inside `area`.
    [[nodiscard]] QRect paperOver(const QString& words, QPoint foot, const QRect& area) const;
    // How large papers are that have the words on one line, on two, on three.
    [[nodiscard]] std::vector<QSize> sizes(const QString& words) const;
    // Says them there, until clear() or for their time; of the rules that they cite the first can be pressed.
    void say(const QString& words, const QStringList& rules, const QRect& paper);
    void clear();
    [[nodiscard]] QString words() const { return isVisible() ? words_ : QString(); }
    // What is seen of it, without its shadow.
    [[nodiscard]] QRect paper() const;

signals:
    void ruleAsked(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    // The words laid out in lines no wider than that.
    void layOut(QTextLayout& layout, int width) const;

    look::Metrics metrics_;
    QString words_;
    QStringList rules_;
    QTimer ends_;
};

} // namespace table
