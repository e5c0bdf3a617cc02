#include "desktop/paper/writing.h"

#include "desktop/look/buttons.h"
#include "desktop/paper/large_button.h"
#include "desktop/rules/linked_words.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace paper {

Words::Words(look::Type type, QRgb ink, const QString& text, QWidget* parent)
    : LinkLabel(text, parent), type_(type) {
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::WindowText); // within a list it would be written in the list's colour
    setInk(ink);
}

void Words::setMetrics(const look::Metrics& m) {
    setFont(look::font(m, type_));
}

void Words::setInk(QRgb ink) {
    if (ink == ink_)
        return;
    ink_ = ink;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, QColor(ink));
    setPalette(colours);
}

QSize Words::minimumSizeHint() const {
    const QSize whole = LinkLabel::minimumSizeHint();
    if (!mayBeCut_)
        return whole;
    return {std::min(whole.width(), 8 * fontMetrics().averageCharWidth()), whole.height()};
}

bool Words::isCut() const {
    return mayBeCut_ && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool Words::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return LinkLabel::event(event);
}

void Words::paintEvent(QPaintEvent* event) {
    if (!isCut()) {
        LinkLabel::paintEvent(event);
        return;
    }
    QPainter p(this);
    p.setPen(palette().color(foregroundRole()));
    p.drawText(contentsRect(), static_cast<int>(alignment()),
               fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

void Words::setLinked(const QString& words) {
    setRich(rules::linked(words), words);
}

void Words::setRich(const QString& rich, const QString& told) {
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(rich.contains(QLatin1String("<a "))
                                ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                : Qt::NoTextInteraction); // no stop of Tab where there is nothing to press
    setAccessibleName(told);
    const QColor ink(ink_); // on cloth, where it is light, red would not be seen
    setText(rules::withLinksIn((ink.lightness() > 128 ? ink : QColor(look::colour::openBar)).name(), rich));
}

Field::Field(const QString& what, QWidget* parent) : QLineEdit(parent) {
    setAccessibleName(what);
    setMaxLength(200);
    connect(this, &QLineEdit::inputRejected, this,
            [this] { emit full(tr("There is room for %1 letters here, and no more.").arg(maxLength())); });
    connect(this, &QLineEdit::textChanged, this, [this] { setWrong(false); });
}

void Field::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    dress();
}

void Field::setWrong(bool wrong) {
    if (wrong == wrong_)
        return;
    wrong_ = wrong;
    dress();
}

void Field::markWrong() {
    setWrong(true);
    setFocus(Qt::OtherFocusReason);
    selectAll();
}

// Red is for what is wrong, and never for what is being typed.
void Field::dress() {
    namespace colour = look::colour;
    const look::Metrics& m = metrics_;
    setFont(look::font(m, look::Type::Sheet));
    const auto css = [](QRgb c) { return QColor(c).name(); };
    setStyleSheet(QStringLiteral("QLineEdit{background:%1;color:%2;border:%3px solid %4;border-radius:%5px;"
                                 "padding:%6px %7px;selection-background-color:%9;selection-color:%1}"
                                 "QLineEdit:focus{border-color:%8}")
                      .arg(css(colour::paper), css(colour::ink))
                      .arg(m.line(2))
                      .arg(css(wrong_ ? colour::openBar : colour::paperRule))
                      .arg(m.px(3))
                      .arg(m.px(5))
                      .arg(m.px(8))
                      .arg(css(wrong_ ? colour::openBar : colour::ink), css(colour::ink)));
}

bool isPlainDigit(const QKeyEvent& event) {
    const QString typed = event.text();
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return plain && typed.size() == 1 && (typed.at(0).isDigit() || typed == u"-" || typed == u"+");
}

void typeInto(Field& field, QKeyEvent& event) {
    field.setFocus(Qt::OtherFocusReason);
    field.selectAll();
    QCoreApplication::sendEvent(&field, &event);
}

bool pressLetter(const QWidget& page, const QKeyEvent& event) {
    const QString typed = event.text().toUpper();
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (!plain || typed.size() != 1 || !typed.at(0).isLetter())
        return false;
    for (auto* button : page.findChildren<QAbstractButton*>()) {
        const QString text = button->text();
        const qsizetype at = text.indexOf(u'&');
        if (at >= 0 && at + 1 < text.size() && text.at(at + 1).toUpper() == typed.at(0) &&
            button->isVisible() && button->isEnabled()) {
            if (button->focusPolicy() != Qt::NoFocus)
                button->setFocus(Qt::ShortcutFocusReason); // the ring is where something was done
            button->click();
            return true;
        }
    }
    return false;
}

void dress(QWidget* page, const look::Metrics& m) {
    for (auto* words : page->findChildren<Words*>())
        words->setMetrics(m);
    for (auto* field : page->findChildren<Field*>())
        field->setMetrics(m);
    for (auto* button : page->findChildren<LargeButton*>())
        button->setMetrics(m);
    for (auto* button : page->findChildren<look::PaperButton*>())
        button->setMetrics(m);
}

} // namespace paper

#include "moc_writing.cpp"
