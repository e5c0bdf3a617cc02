// One sentence over the page: what went wrong, a file that cannot be read, a save set aside, which stays
// until it is closed; or what was done, which goes by itself. It takes nothing away from the table.
#pragma once

#include "desktop/look/metrics.h"

#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

namespace desktop {

class NoticeBar : public QWidget {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent);
    void say(const QString& sentence);
    void sayDone(const QString& sentence);
    [[nodiscard]] QString sentence() const { return words_->text(); }
    // Keeps its place along the top of `area`, in its parent's coordinates.
    void place(const QRect& area, const look::Metrics& metrics);
    // How high it is, with some air, for a page that gives it a place of its own; 0 while it is away.
    [[nodiscard]] int room() const { return isHidden() ? 0 : height() + metrics_.px(6); }

signals:
    void roomChanged();

protected:
    void showEvent(QShowEvent*) override { emit roomChanged(); }
    void hideEvent(QHideEvent*) override { emit roomChanged(); }
    void resizeEvent(QResizeEvent*) override { emit roomChanged(); }
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void tell(const QString& words);

    QLabel* words_;
    QToolButton* close_;
    QTimer goes_; // runs while what was done is told
    QRect area_;
    look::Metrics metrics_;
};

} // namespace desktop
