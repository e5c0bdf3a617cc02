#include "look/lectern.h"

#include "look/palette.h"
#include "look/surfaces.h"
#include "look/type.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>

namespace look {

namespace {

// A rich text takes the colour of its links from the system, if it does not say it itself.
QString withInkLinks(const QString& rich) {
    return rich.isEmpty()
               ? rich
               : QStringLiteral("<style>a { color: %1 }</style>").arg(QColor(colour::openBar).name()) + rich;
}

QLabel* inkLabel(QWidget* parent, QRgb ink) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QPalette p = label->palette();
    p.setColor(QPalette::WindowText, QColor(ink));
    p.setColor(QPalette::Link, QColor(colour::openBar));
    p.setColor(QPalette::LinkVisited, QColor(colour::openBar));
    label->setPalette(p);
    return label;
}

} // namespace

Lectern::Lectern(QWidget* parent)
    : QWidget(parent), scroll_(new QScrollArea(this)), sheet_(new QWidget),
      where_(inkLabel(sheet_, colour::ink2)), title_(inkLabel(sheet_, colour::ink)),
      words_(inkLabel(sheet_, colour::ink)), note_(inkLabel(sheet_, colour::ink)), bar_(new QWidget(sheet_)) {
    bar_->setAutoFillBackground(true);
    setAccessibleName(tr("What the teacher says"));
    scroll_->setWidget(sheet_);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    sheet_->setAutoFillBackground(false);
    for (QLabel* label : {where_, title_})
        label->setTextFormat(Qt::PlainText);
    for (QLabel* label : {words_, note_}) {
        label->setTextFormat(Qt::RichText);
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        connect(label, &QLabel::linkActivated, this, &Lectern::linkChosen);
    }
}

int Lectern::widthFor(const Metrics& m) {
    return std::clamp(m.px(300), 236, 560);
}

void Lectern::setText(const LecternText& text) {
    text_ = text;
    where_->setText(text.where);
    title_->setText(text.title);
    words_->setText(withInkLinks(text.words));
    note_->setText(withInkLinks(text.note));
    while (buttons_.size() < text.buttons.size()) {
        const int i = static_cast<int>(buttons_.size());
        auto* button = new PaperButton(PaperButton::Kind::secondOnPaper, {}, this);
        connect(button, &QPushButton::clicked, this, [this, i] { emit pressed(i); });
        buttons_.push_back(button);
    }
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool used = i < text.buttons.size();
        buttons_[i]->setVisible(used);
        if (!used)
            continue;
        const LecternText::Button& wanted = text.buttons[i];
        buttons_[i]->setText(wanted.text);
        buttons_[i]->setKind(wanted.main ? PaperButton::Kind::main : PaperButton::Kind::secondOnPaper);
        buttons_[i]->setEnabled(wanted.enabled);
    }
    // Read out as one: what is said, then what was said to the answer.
    QStringList said;
    for (const QString& part : {text.title, text.words, text.note})
        if (!part.isEmpty())
            said << part;
    setAccessibleDescription(said.join(QStringLiteral(". ")));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    scroll_->ensureVisible(0, 0, 0, 0);
    layOut();
}

void Lectern::setMetrics(const Metrics& m) {
    metrics_ = m;
    where_->setFont(sans(m, 12, QFont::DemiBold));
    title_->setFont(look::font(m, Type::section));
    words_->setFont(sans(m, 15));
    note_->setFont(sans(m, 14));
    layOut();
}

QRect Lectern::paper() const {
    const int edge = metrics_.px(10);
    return rect().adjusted(edge, edge, -edge, -edge);
}

void Lectern::layOut() {
    const Metrics& m = metrics_;
    const int inset = m.px(20);
    QRect room = paper().adjusted(inset, inset, -inset, -inset);
    const auto used = text_.buttons.size();
    for (std::size_t i = used; i-- > 0;) {
        PaperButton* button = buttons_[i];
        button->setMetrics(m);
        const int high = button->paperSize().height();
        button->setPaperGeometry(QRect(room.left(), room.bottom() + 1 - high, room.width(), high));
        room.setBottom(room.bottom() - high - m.px(8));
    }
    if (used > 0)
        room.setBottom(room.bottom() - m.px(4));
    scroll_->setGeometry(room);
    int y = 0;
    const auto place = [&](QLabel* label, int above) {
        label->setVisible(!label->text().isEmpty());
        if (label->text().isEmpty())
            return;
        y += above;
        const int high = label->heightForWidth(room.width());
        label->setGeometry(0, y, room.width(), high);
        y += high;
    };
    place(where_, 0);
    place(title_, m.px(2));
    place(words_, m.px(12));
    if (!note_->text().isEmpty()) {
        y += m.px(18);
        const int bar = m.px(12);
        const int high = note_->heightForWidth(room.width() - bar);
        note_->setGeometry(bar, y, room.width() - bar, high);
        bar_->setGeometry(0, y, m.line(3), high);
        QPalette ink = bar_->palette();
        ink.setColor(QPalette::Window, QColor(text_.kind == LecternText::Note::wrong   ? colour::openBar
                                              : text_.kind == LecternText::Note::right ? colour::clothLit
                                                                                       : colour::paperRule));
        bar_->setPalette(ink);
        y += high;
    }
    note_->setVisible(!note_->text().isEmpty());
    bar_->setVisible(!note_->text().isEmpty());
    sheet_->resize(room.width(), y);
    update();
}

void Lectern::resizeEvent(QResizeEvent*) {
    layOut();
}

void Lectern::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), QColor(colour::walnutDark));
    drawPaper(p, paper(), metrics_);
}

} // namespace look
