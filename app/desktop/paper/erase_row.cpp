#include "desktop/paper/erase_row.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <algorithm>
#include <utility>

namespace paper {

namespace colour = look::colour;
using look::PaperButton;

namespace {

constexpr auto kSecond = PaperButton::Kind::SecondOnPaper;

} // namespace

EraseRow::EraseRow(QWidget* parent)
    : QWidget(parent), words_(new QLabel(this)), why_(new QLabel(this)),
      keep_(new PaperButton(kSecond, tr("&Keep"), this)),
      eraseNow_(new PaperButton(kSecond, tr("&Erase"), this)), eraseOne_(new PaperButton(kSecond, {}, this)),
      erase_(new PaperButton(kSecond, tr("&Erase all"), this)),
      back_(new PaperButton(kSecond, tr("&Back"), this)) {
    for (QLabel* words : {words_, why_}) {
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
    }
    why_->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    connect(back_, &QAbstractButton::clicked, this, &EraseRow::back);
    connect(erase_, &QAbstractButton::clicked, this, [this] { turnTo(Stage::AskingAll); });
    connect(eraseOne_, &QAbstractButton::clicked, this, &EraseRow::askOne);
    connect(keep_, &QAbstractButton::clicked, this, &EraseRow::dismiss);
    connect(eraseNow_, &QAbstractButton::clicked, this, [this] {
        if (stage_ == Stage::AskingOne)
            emit oneConfirmed();
        else
            emit confirmed();
    });
    turnTo(Stage::Told);
}

void EraseRow::setQuestion(const QString& question) {
    question_ = question;
}

void EraseRow::setErasable(bool erasable, const QString& whyNot) {
    whyNothing_ = erasable ? QString() : whyNot;
    erase_->setEnabled(erasable);
    erase_->setToolTip(whyNothing_);
    erase_->setAccessibleDescription(whyNothing_);
    turnTo(stage_);
}

// Another one is not asked about in its place.
void EraseRow::setOne(const QString& words, const QString& question, const QString& whyNot) {
    if (stage_ == Stage::AskingOne && question != oneQuestion_)
        dismiss();
    oneQuestion_ = question;
    whyNot_ = whyNot;
    eraseOne_->setText(words);
    eraseOne_->setToolTip(whyNot);
    eraseOne_->setAccessibleDescription(whyNot);
    eraseOne_->setEnabled(!question.isEmpty());
    turnTo(stage_);
}

void EraseRow::askOne() {
    if (oneQuestion_.isEmpty()) {
        if (!whyNot_.isEmpty())
            emit refused(whyNot_ + u'.');
        return;
    }
    turnTo(Stage::AskingOne);
    keep_->setFocus(Qt::OtherFocusReason);
}

void EraseRow::dismiss() {
    turnTo(Stage::Told);
}

void EraseRow::turnTo(Stage stage) {
    const bool hadFocus = erase_->hasFocus() || keep_->hasFocus() || eraseNow_->hasFocus();
    const Stage before = std::exchange(stage_, stage);
    const bool asking = stage != Stage::Told;
    words_->setText(stage == Stage::AskingAll   ? question_
                    : stage == Stage::AskingOne ? oneQuestion_
                                                : tr("Kept on this computer only."));
    const QString& why = whyNothing_.isEmpty() ? whyNot_ : whyNothing_;
    why_->setText(why.isEmpty() ? why : why + u'.');
    why_->setVisible(!asking && !why.isEmpty());
    keep_->setVisible(asking);
    eraseNow_->setVisible(asking);
    eraseOne_->setVisible(!asking && !eraseOne_->text().isEmpty());
    erase_->setVisible(!asking);
    back_->setVisible(!asking);
    layOut();
    if (hadFocus && stage != before)
        (asking ? keep_ : before == Stage::AskingOne ? eraseOne_ : erase_)->setFocus(Qt::OtherFocusReason);
}

void EraseRow::place(const QRect& row, const look::Metrics& m, int over) {
    row_ = row;
    over_ = over;
    metrics_ = m;
    for (PaperButton* button : {keep_, eraseNow_, eraseOne_, erase_, back_})
        button->setMetrics(m);
    layOut();
}

// Round what is seen lies the keyboard's ring.
void EraseRow::layOut() {
    const look::Metrics& m = metrics_;
    const int ring = back_->ringMargin();
    const int over = std::max(over_, ring);
    setGeometry(row_.adjusted(-ring, -over, ring, ring));
    const QRect foot(QPoint(ring, over), row_.size());
    int right = foot.right() + 1, left = foot.left();
    const auto fromRight = [&](PaperButton* button) {
        const int wide = button->paperSize().width();
        button->setPaperGeometry(QRect(right - wide, foot.top(), wide, foot.height()));
        right -= wide + m.px(10);
    };
    const bool asking = stage_ != Stage::Told;
    if (asking) {
        fromRight(eraseNow_);
        fromRight(keep_);
    } else {
        fromRight(erase_);
        if (!eraseOne_->isHidden())
            fromRight(eraseOne_);
        back_->setPaperGeometry(QRect(left, foot.top(), back_->paperSize().width(), foot.height()));
        left += back_->paperSize().width() + m.px(12);
    }
    for (QLabel* words : {words_, why_}) {
        words->setFont(look::sans(m, 12));
        words->setStyleSheet(QStringLiteral("color:%1;background:transparent")
                                 .arg(QColor(asking ? colour::ink : colour::ink2).name()));
    }
    why_->setGeometry(foot.left(), 0, foot.width(), std::max(0, over - ring));
    // Beside the buttons, or over the row where they leave no room and nothing else is to be read there.
    const QRect beside(left, foot.top() - m.px(4), right - left, foot.height() + m.px(8));
    const bool fits = QFontMetrics(words_->font())
                          .boundingRect(QRect(0, 0, beside.width(), 4000), Qt::TextWordWrap, words_->text())
                          .height() <= beside.height();
    words_->setAlignment(Qt::AlignLeft | (fits ? Qt::AlignVCenter : Qt::AlignBottom));
    words_->setGeometry(fits ? beside : why_->geometry());
    words_->setVisible(fits || why_->isHidden());
}

} // namespace paper

#include "moc_erase_row.cpp"
