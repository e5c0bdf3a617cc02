// "Kept on this computer only", the way back, and the question whether to erase one thing or all of it, in
// its own place: Return keeps things as they are.
#pragma once

#include "desktop/look/buttons.h"

#include <QLabel>

namespace paper {

class EraseRow : public QWidget {
    Q_OBJECT

public:
    explicit EraseRow(QWidget* parent);

    // "Erase 43 hands?"; whether there is anything to erase.
    void setQuestion(const QString& question);
    // And if not, why: words without a full stop, told by the button and over the row.
    void setErasable(bool erasable, const QString& whyNot = {});
    // One of them can be erased, too: the words of its button, and "Erase this hand?", or nothing where this
    // one cannot be and `whyNot`, words without a full stop.
    void setOne(const QString& words, const QString& question, const QString& whyNot);
    // Asks whether to erase that one, or says why it cannot be.
    void askOne();
    // Takes the question back.
    void dismiss();
    // `row`: what is seen of it. Why something cannot be erased is read in the room over it, if there is any.
    void place(const QRect& row, const look::Metrics& m, int over = 0);
    [[nodiscard]] QString why() const { return why_->isHidden() ? QString() : why_->text(); }

    [[nodiscard]] look::PaperButton* backButton() const { return back_; }
    [[nodiscard]] look::PaperButton* eraseButton() const { return erase_; }
    [[nodiscard]] look::PaperButton* eraseOneButton() const { return eraseOne_; }
    [[nodiscard]] look::PaperButton* eraseNowButton() const { return eraseNow_; }
    [[nodiscard]] look::PaperButton* keepButton() const { return keep_; }

signals:
    void back();
    void confirmed(); // that all is to be erased
    void oneConfirmed();
    void refused(const QString& why); // a sentence: that one is not erased

private:
    enum class Stage : std::uint8_t { Told, AskingAll, AskingOne };
    void turnTo(Stage stage);
    void layOut();

    Stage stage_ = Stage::Told;
    QString question_, oneQuestion_, whyNot_, whyNothing_;
    QRect row_;    // in the parent
    int over_ = 0; // the room over it
    look::Metrics metrics_;
    QLabel *words_, *why_;
    look::PaperButton *keep_, *eraseNow_, *eraseOne_, *erase_, *back_;
};

} // namespace paper
