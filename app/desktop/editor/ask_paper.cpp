#include "desktop/editor/ask_paper.h"

#include "desktop/look/announce.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace editing {

using look::PaperButton;

namespace {

constexpr int kPaperWide = 480, kPaperEdge = 22, kPaperAround = 16;
constexpr int kMostWritten = 120;

} // namespace

AskPaper::AskPaper(QWidget* parent)
    : QWidget(parent), question_(new QLabel(this)), field_(new paper::Field(tr("Your answer"), this)),
      yes_(new PaperButton(PaperButton::Kind::MainOnPaper, {}, this)),
      no_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Never mind"), this)) {
    question_->setTextFormat(Qt::PlainText);
    question_->setWordWrap(true);
    question_->setStyleSheet(
        QStringLiteral("color:%1;background:transparent").arg(QColor(look::colour::ink).name()));
    field_->setMaxLength(kMostWritten);
    connect(field_, &QLineEdit::returnPressed, this, &AskPaper::answer);
    connect(yes_, &QAbstractButton::clicked, this, &AskPaper::answer);
    connect(no_, &QAbstractButton::clicked, this, &AskPaper::dismiss);
    hide();
}

void AskPaper::ask(const QString& question, const QString& example, const QString& yes, Take take) {
    take_ = std::move(take);
    question_->setText(question);
    setAccessibleName(question);
    field_->clear();
    field_->setAccessibleName(question);
    field_->setPlaceholderText(example);
    yes_->setText(yes);
    layOut();
    show();
    raise();
    field_->setFocus(Qt::OtherFocusReason);
}

void AskPaper::answer() {
    const QString wrong = take_ ? take_(field_->text().trimmed()) : QString();
    if (wrong.isEmpty()) {
        dismiss();
        return;
    }
    question_->setText(wrong);
    field_->markWrong();
    layOut();
    look::announce(*question_);
}

void AskPaper::dismiss() {
    if (isHidden())
        return;
    hide();
    emit closed();
}

void AskPaper::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    field_->setMetrics(m);
    yes_->setMetrics(m);
    no_->setMetrics(m);
    question_->setFont(look::font(m, look::Type::Button));
}

void AskPaper::place(const QPoint& foot, int most) {
    foot_ = foot;
    most_ = most;
    layOut();
}

void AskPaper::layOut() {
    const look::Metrics& m = metrics_;
    const int wide = std::min(m.px(kPaperWide), most_), edge = m.px(kPaperEdge), around = m.px(kPaperAround);
    const int room = wide - 2 * edge, words = question_->heightForWidth(room);
    const int line = std::max(m.px(38), QFontMetrics(look::font(m, look::Type::Button)).height() + m.px(14));
    const QSize yes = yes_->paperSize(), no = no_->paperSize();
    const int high = m.px(18) + words + m.px(10) + line + m.px(12) + yes.height() + m.px(18);
    setGeometry(foot_.x() - wide / 2 - around, foot_.y() - high - around, wide + 2 * around,
                high + 2 * around);
    int y = around + m.px(18);
    question_->setGeometry(around + edge, y, room, words);
    y += words + m.px(10);
    field_->setGeometry(around + edge, y, room, line);
    y += line + m.px(12);
    const int right = around + wide - edge;
    yes_->setPaperGeometry(QRect(right - yes.width(), y, yes.width(), yes.height()));
    no_->setPaperGeometry(QRect(right - yes.width() - m.px(12) - no.width(), y, no.width(), no.height()));
}

void AskPaper::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        event->accept(); // a letter written here is no command of the page
}

QRect AskPaper::paper() const {
    const int around = metrics_.px(kPaperAround);
    return geometry().adjusted(around, around, -around, -around);
}

void AskPaper::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const int around = metrics_.px(kPaperAround);
    look::drawPaper(p, rect().adjusted(around, around, -around, -around), metrics_);
}

} // namespace editing

#include "moc_ask_paper.cpp"
