#include "desktop/shell/notice_bar.h"

#include "desktop/look/announce.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace desktop {

namespace {

constexpr int kDoneMs = 8000; // to be read at leisure

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent), words_(new QLabel(this)), close_(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(18, 12, 12, 12);
    row->addWidget(words_, 1);
    row->addWidget(close_);
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, QColor(look::colour::ink));
    ink.setColor(QPalette::ButtonText, QColor(look::colour::ink));
    setPalette(ink);
    words_->setPalette(ink);
    words_->setStyleSheet(
        QStringLiteral("color: %1; background: transparent").arg(QColor(look::colour::ink).name()));
    close_->setStyleSheet(words_->styleSheet());
    close_->setText(QStringLiteral("×"));
    close_->setAutoRaise(true);
    close_->setAccessibleName(tr("Close this message"));
    close_->setShortcut(QKeySequence(tr("Alt+X")));
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    goes_.setSingleShot(true);
    connect(&goes_, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void NoticeBar::say(const QString& sentence) {
    // More than one thing may go wrong at a time: both are told.
    const bool more = isVisible() && !goes_.isActive() && !words_->text().isEmpty();
    goes_.stop();
    tell(more && words_->text() != sentence ? words_->text() + u'\n' + sentence : sentence);
}

// What went wrong before is still to be read, and stays with it.
void NoticeBar::sayDone(const QString& sentence) {
    if (isVisible() && !goes_.isActive()) {
        say(sentence);
        return;
    }
    tell(sentence);
    goes_.start(kDoneMs);
}

void NoticeBar::tell(const QString& words) {
    words_->setText(words);
    setAccessibleName(words);
    look::announce(*this, words);
    show();
    raise();
    adjustSize();
    place(area_.isNull() ? parentWidget()->rect() : area_, metrics_);
}

void NoticeBar::place(const QRect& area, const look::Metrics& metrics) {
    area_ = area;
    metrics_ = metrics;
    words_->setFont(look::font(metrics, look::Type::Sheet));
    const int width = std::min(area.width() - 2 * metrics.px(40), metrics.px(720));
    const int height = std::max(layout()->heightForWidth(width), layout()->sizeHint().height());
    setGeometry(area.center().x() - width / 2, area.top(), width, height);
}

void NoticeBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    look::drawTagPaper(painter, rect().adjusted(4, 2, -4, -6), metrics_);
}

void NoticeBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

} // namespace desktop

#include "moc_notice_bar.cpp"
