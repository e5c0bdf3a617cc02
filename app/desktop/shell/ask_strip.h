// A question on a strip over a page, whether something is to be done that cannot be undone. It waits for
// nothing: the page under it goes on. Return keeps things as they are; Tab goes between the two answers
// alone.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/metrics.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

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
    // Chooses where it lies, in one of these sizes; the first is the one it likes best.
    using Placing = std::function<QRect(const std::vector<QSize>& sizes)>;
    void place(const look::Metrics& metrics, Placing placing);

    [[nodiscard]] const QString& words() const { return words_; }
    [[nodiscard]] look::PaperButton* yesButton() const { return yes_; }
    [[nodiscard]] look::PaperButton* noButton() const { return no_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void answer(const std::function<void()>& act);
    void stepOn();
    [[nodiscard]] QSize buttonsSize() const;
    [[nodiscard]] QSize sizeFor(int width) const;
    void layOut();

    QString words_;
    QRect wordsRect_;
    Placing placing_;
    look::Metrics metrics_;
    look::PaperButton *yes_, *no_;
    std::function<void()> act_;
    QPointer<QWidget> focusBefore_;
};

} // namespace desktop
