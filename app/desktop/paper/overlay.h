// Something to answer over a page: a sheet of paper on a veil. It takes the keyboard while it is open; Esc or
// a press beside it closes it.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/paper/writing.h"

#include <QPointer>
#include <QVBoxLayout>
#include <QWidget>

namespace paper {

class Overlay : public QWidget {
    Q_OBJECT

public:
    Overlay(const QString& title, QWidget* page);

    // Where the contents go, between title and buttons.
    [[nodiscard]] QVBoxLayout* body() const { return body_; }
    // A button in the foot, before Close.
    look::PaperButton* addButton(look::PaperButton::Kind kind, const QString& words);
    void setTitle(const QString& title);

    // `first` gets the focus; without it the first thing that takes it.
    void open(QWidget* first = nullptr);
    void dismiss();

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void layOut();

    QWidget* paper_;
    Words* title_;
    QVBoxLayout* whole_;
    QVBoxLayout* body_;
    QHBoxLayout* foot_;
    look::PaperButton* close_;
    QPointer<QWidget> before_; // had the focus
    look::Metrics metrics_;
};

} // namespace paper
