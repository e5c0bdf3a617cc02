// A question on a strip over a page, with two answers. It waits for nothing: the page under it goes on.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/metrics.h"

#include <QPointer>
#include <QWidget>

#include <functional>

namespace desktop {

class AskStrip : public QWidget {
    Q_OBJECT

public:
    explicit AskStrip(QWidget* parent);

    // Asks; `yes` is done when the first answer is given. An earlier question is taken back.
    void ask(const QString& words, const QString& yesWords, const QString& noWords,
             std::function<void()> yes);
    // Takes the question back.
    void dismiss();
    // Stands in this area, its foot on the area's; as wide as its words need.
    void place(const QRect& area, const look::Metrics& metrics);

    [[nodiscard]] const QString& words() const { return words_; }
    [[nodiscard]] look::PaperButton* yesButton() const { return yes_; }
    [[nodiscard]] look::PaperButton* noButton() const { return no_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void answer(const std::function<void()>& act);

    QString words_;
    QRect wordsRect_, area_;
    look::Metrics metrics_;
    look::PaperButton *yes_, *no_;
    std::function<void()> act_;
    QPointer<QWidget> focusBefore_;
};

} // namespace desktop
