#include "desktop/paper/erase_row.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

namespace paper {

namespace colour = look::colour;
using look::PaperButton;

namespace {

constexpr auto kSecond = PaperButton::Kind::SecondOnPaper;

} // namespace

EraseRow::EraseRow(QWidget* parent)
    : QWidget(parent), words_(new QLabel(this)), keep_(new PaperButton(kSecond, tr("&Keep"), this)),
      eraseNow_(new PaperButton(kSecond, tr("&Erase"), this)),
      erase_(new PaperButton(kSecond, tr("&Erase all"), this)),
      back_(new PaperButton(kSecond, tr("&Back"), this)) {
    words_->setTextFormat(Qt::PlainText);
    words_->setWordWrap(true);
    connect(back_, &QAbstractButton::clicked, this, &EraseRow::back);
    connect(erase_, &QAbstractButton::clicked, this, [this] { turnTo(Stage::Asking); });
    connect(keep_, &QAbstractButton::clicked, this, &EraseRow::dismiss);
    connect(eraseNow_, &QAbstractButton::clicked, this, &EraseRow::confirmed);
    turnTo(Stage::Told);
}

void EraseRow::setQuestion(const QString& question) {
    question_ = question;
}

void EraseRow::dismiss() {
    turnTo(Stage::Told);
}

void EraseRow::turnTo(Stage stage) {
    const bool hadFocus = erase_->hasFocus() || keep_->hasFocus() || eraseNow_->hasFocus();
    stage_ = stage;
    const bool asking = stage == Stage::Asking;
    words_->setText(asking ? question_ : tr("Kept on this computer only."));
    keep_->setVisible(asking);
    eraseNow_->setVisible(asking);
    erase_->setVisible(!asking);
    back_->setVisible(!asking);
    layOut();
    if (hadFocus)
        (asking ? keep_ : erase_)->setFocus(Qt::OtherFocusReason);
}

void EraseRow::place(const QRect& row, const look::Metrics& m) {
    row_ = row;
    metrics_ = m;
    for (PaperButton* button : {keep_, eraseNow_, erase_, back_})
        button->setMetrics(m);
    layOut();
}

// Round what is seen lies the keyboard's ring.
void EraseRow::layOut() {
    const look::Metrics& m = metrics_;
    const int ring = back_->ringMargin();
    setGeometry(row_.adjusted(-ring, -ring, ring, ring));
    const QRect foot(QPoint(ring, ring), row_.size());
    int right = foot.right() + 1, left = foot.left();
    const auto fromRight = [&](PaperButton* button) {
        const int wide = button->paperSize().width();
        button->setPaperGeometry(QRect(right - wide, foot.top(), wide, foot.height()));
        right -= wide + m.px(10);
    };
    const bool asking = stage_ == Stage::Asking;
    if (asking) {
        fromRight(eraseNow_);
        fromRight(keep_);
    } else {
        fromRight(erase_);
        back_->setPaperGeometry(QRect(left, foot.top(), back_->paperSize().width(), foot.height()));
        left += back_->paperSize().width() + m.px(12);
    }
    words_->setFont(look::sans(m, 12));
    words_->setStyleSheet(QStringLiteral("color:%1;background:transparent")
                              .arg(QColor(asking ? colour::ink : colour::ink2).name()));
    words_->setGeometry(left, foot.top() - m.px(4), right - left, foot.height() + m.px(8));
}

} // namespace paper

#include "moc_erase_row.cpp"
