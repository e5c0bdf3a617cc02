// The log beside or over the table: this hand so far, every mark kept, the newest in sight.
#pragma once

#include "desktop/look/metrics.h"
#include "text/log.h"

#include <QAbstractButton>
#include <QListView>
#include <QWidget>

namespace logs {

class LogDelegate;
class LogModel;

class LogPanel : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);

    // To whom it is told; the same log is told anew.
    void setTeller(const text::Teller& teller);
    // The whole log, at a new hand or after resuming; its end is in sight.
    void setLog(const text::Log& log);
    // What just happened. The list follows the end, whatever size it gets, unless it was scrolled back to
    // read.
    void add(const minchiate::Event& event);
    [[nodiscard]] const text::Log& log() const { return log_; }

    // Sizes of type and space; the panel's own width is metrics.panel, its height what it is given.
    void setMetrics(const look::Metrics& m);
    void setDark(bool dark);

    [[nodiscard]] QListView* list() const { return list_; }
    [[nodiscard]] QAbstractButton* closeButton() const { return close_; }
    QSize sizeHint() const override;

signals:
    void closed();                         // × or Escape; hiding is the owner's
    void ruleAsked(const QString& number); // of a line, by double click or Return

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell();
    void layOut();
    void dress();
    void retranslate();
    void follow();
    void toggle(const QModelIndex& index);
    [[nodiscard]] int titleHeight() const;
    [[nodiscard]] int rightMargin() const;

    text::Teller teller_;
    text::Log log_;
    look::Metrics metrics_;
    bool dark_ = true;
    bool follows_ = true;
    LogModel* model_;
    LogDelegate* delegate_;
    QListView* list_;
    QAbstractButton* close_;
};

} // namespace logs
