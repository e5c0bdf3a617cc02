// One sentence over the page when something went wrong: a file that cannot be read, a save set aside. It
// stays until it is closed and takes nothing away from the table.
#pragma once

#include "desktop/look/metrics.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace desktop {

class NoticeBar : public QWidget {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent);
    void say(const QString& sentence);
    [[nodiscard]] QString sentence() const { return words_->text(); }
    // Keeps its place along the top of `area`, in its parent's coordinates.
    void place(const QRect& area, const look::Metrics& metrics);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* words_;
    QToolButton* close_;
    look::Metrics metrics_;
};

} // namespace desktop
