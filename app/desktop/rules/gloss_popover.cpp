#include "desktop/rules/gloss_popover.h"

#include "desktop/look/last_input.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "text/volume.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace rules {

namespace {

QLabel* inkLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QPalette p = label->palette();
    p.setColor(QPalette::WindowText, QColor(look::colour::ink));
    label->setPalette(p);
    return label;
}

} // namespace

std::optional<Gloss> glossOf(const QString& link, const books::RuleBook& book, const books::Glossary& terms) {
    const auto target = targetOf(link);
    if (!target)
        return std::nullopt;
    if (target->kind == Target::Kind::Rule) {
        const books::Rule* rule = book.find(target->name);
        if (!rule)
            return std::nullopt;
        return Gloss{rule->number + u' ' + text::ruleText(rule->title), text::ruleText(rule->text), link};
    }
    const books::Term* term = books::termNamed(terms, target->name);
    if (!term)
        return std::nullopt;
    const bool foreign = !term->own.isEmpty() && term->own.compare(term->term, Qt::CaseInsensitive) != 0;
    const QString name = text::ruleText(term->term);
    return Gloss{foreign ? GlossPopover::tr("%1 (%2)", "term, in Italian").arg(name, term->own) : name,
                 GlossPopover::tr("%1 The rule: %2.", "meaning, number")
                     .arg(text::ruleText(term->meaning), term->rule),
                 link};
}

GlossPopover::GlossPopover(QWidget* parent)
    : QWidget(parent), title_(inkLabel(this)), words_(inkLabel(this)),
      book_(new look::PaperButton(look::PaperButton::Kind::MainOnPaper, tr("Open the rule &book"), this)),
      close_(new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, tr("&Close"), this)) {
    QWidget::hide();
    setFocusPolicy(Qt::StrongFocus);
    setTabOrder(this, book_);
    setTabOrder(book_, close_);
    connect(close_, &QPushButton::clicked, this, &QWidget::hide);
    connect(book_, &QPushButton::clicked, this, [this] {
        const QString link = gloss_.link;
        hide();
        emit bookAsked(link);
    });
}

void GlossPopover::explain(const Gloss& gloss, int right, int top) {
    gloss_ = gloss;
    title_->setText(gloss.title);
    words_->setText(gloss.words);
    setAccessibleName(gloss.title);
    setAccessibleDescription(gloss.words);
    if (!isVisible()) {
        focusBefore_ = QApplication::focusWidget();
        qApp->installEventFilter(this);
    }
    layOut(right, top);
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
}

void GlossPopover::layOut(int right, int top) {
    const look::Metrics& m = metrics_;
    const int inset = m.px(20), gap = m.px(10);
    title_->setFont(look::sans(m, 19, QFont::DemiBold));
    words_->setFont(look::sans(m, 16));
    for (look::PaperButton* button : {book_, close_})
        button->setMetrics(m);
    const int buttons = book_->paperSize().width() + gap + close_->paperSize().width();
    const int wide = std::min(std::max(m.px(360), buttons + 2 * inset), parentWidget()->width() - 2 * gap);
    const int room = wide - 2 * inset;
    int y = inset;
    for (QLabel* label : {title_, words_}) {
        const int high = label->heightForWidth(room);
        label->setGeometry(inset, y, room, high);
        y += high + gap;
    }
    y += gap;
    const int high = book_->paperSize().height();
    book_->setPaperGeometry(QRect(inset, y, book_->paperSize().width(), high));
    close_->setPaperGeometry(
        QRect(inset + book_->paperSize().width() + gap, y, close_->paperSize().width(), high));
    resize(wide, y + high + inset);
    move(std::max(gap, right - wide - gap),
         std::clamp(top, gap, std::max(gap, parentWidget()->height() - height() - gap)));
}

void GlossPopover::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    look::drawPaper(p, rect(), metrics_);
    if (hasFocus() && look::keysInUse()) // its own: the buttons have theirs
        look::drawFocusRing(p, rect().adjusted(4, 4, -5, -5), metrics_, metrics_.px(4));
}

void GlossPopover::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        hide();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        book_->click();
        break;
    default:
        event->accept(); // a key meant for the slip does nothing under it
    }
}

void GlossPopover::hideEvent(QHideEvent*) {
    if (!isHidden())
        return; // with its window; it comes back with it
    qApp->removeEventFilter(this);
    if (focusBefore_)
        focusBefore_->setFocus(Qt::OtherFocusReason);
    focusBefore_ = nullptr;
}

bool GlossPopover::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::MouseButtonPress && widget && widget != this && !isAncestorOf(widget) &&
        widget->window() == window())
        hide();
    return QWidget::eventFilter(watched, event);
}

} // namespace rules

#include "moc_gloss_popover.cpp"
