#include "desktop/peek/cards_peek.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "text/words.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace peek {

using minchiate::Card;

namespace {

constexpr int kVeil = 110; // how far the table steps back, of 255

QString codeOf(Card card) {
    return QString::fromStdString(minchiate::code(card));
}

// "king of cups, 7 swords. 28, Fool."
QString told(const QString& line, const CardsPeek::Rows& rows) {
    QStringList sentences;
    if (!line.isEmpty())
        sentences << line;
    for (const auto& row : rows) {
        QStringList names;
        for (const Card card : row)
            names << text::shortCardName(card);
        if (!names.isEmpty())
            sentences << names.join(CardsPeek::tr(", "));
    }
    return sentences.join(QStringLiteral(". "));
}

void write(QPainter& p, const QRect& r, const QString& words, const QFont& font, QRgb ink) {
    p.setFont(font);
    p.setPen(QColor(ink));
    p.drawText(r, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
               QFontMetrics(font).elidedText(words, Qt::ElideRight, r.width()));
}

} // namespace

CardsPeek::CardsPeek(look::Deck& deck, QWidget* parent) : QWidget(parent), m_deck(deck) {
    QWidget::hide();
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    parent->installEventFilter(this);
    connect(&m_deck, &look::Deck::ready, this, [this] { update(m_places.panel); });
}

void CardsPeek::show(const QString& title, const QString& line, const Rows& rows) {
    m_title = title;
    m_line = line;
    m_rows = rows;
    setAccessibleName(title);
    setAccessibleDescription(told(line, rows));
    setGeometry(parentWidget()->rect());
    layOut();
    update();
    if (!m_open)
        m_focusBefore = QApplication::focusWidget();
    m_open = true;
    setVisible(true);
    raise();
    setFocus(Qt::OtherFocusReason);
    if (hasFocus()) {
        // Shown again with other cards: the focus did not move, so nothing else tells of them.
        QAccessibleEvent changed(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&changed);
    }
}

void CardsPeek::dismiss() {
    hide();
    finish();
}

void CardsPeek::hideEvent(QHideEvent*) {
    // Hidden with its window it is still open, and there again with it.
    if (isHidden())
        finish();
}

void CardsPeek::finish() {
    if (!m_open)
        return;
    m_open = false;
    m_pressed = false;
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    m_focusBefore = nullptr;
    emit closed();
}

bool CardsPeek::focusNextPrevChild(bool) {
    return true; // there is nothing else on it; what lies under it is not to be reached
}

void CardsPeek::layOut() {
    m_metrics = look::metricsForTable(size(), look::systemFontPx());
    // The panel's few words follow its cards, which grow further than running text does.
    m_metrics.t = std::max(m_metrics.t, 0.75 * m_metrics.s);
    std::vector<int> counts;
    for (const auto& row : m_rows)
        counts.push_back(static_cast<int>(row.size()));
    m_places = peekPlaces(m_title, m_line, counts, m_metrics);
}

void CardsPeek::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const look::Metrics& m = m_metrics;
    p.fillRect(rect(), look::withAlpha(look::colour::shadow, kVeil));
    look::drawShadow(p, m_places.panel, m, look::Shadow::paper, m.px(4));
    look::drawStrip(p, m_places.panel, m);
    write(p, m_places.title, m_title, titleFont(m, m_title), look::colour::text);
    write(p, m_places.line, m_line, look::font(m, look::Type::text), look::colour::text2);
    write(p, m_places.hint, closingHint(), look::font(m, look::Type::text), look::colour::text2);
    const auto index = m_places.largeIndex ? look::Deck::Index::large : look::Deck::Index::plain;
    const auto shadow = m_places.card.width() < 60 ? look::Shadow::small : look::Shadow::card;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (std::size_t i = 0; i < m_rows[row].size(); ++i) {
            const QRect r(m_places.rows[row][i], m_places.card);
            look::drawShadow(p, r, m, shadow, look::cardRadius(m_places.card));
            p.drawPixmap(r.topLeft(),
                         m_deck.card(codeOf(m_rows[row][i]), m_places.card, devicePixelRatioF(), index));
        }
    }
}

void CardsPeek::resizeEvent(QResizeEvent*) {
    layOut();
}

void CardsPeek::mousePressEvent(QMouseEvent* event) {
    event->accept(); // or the table under it would take the press, and the card there
    m_pressed = true;
}

void CardsPeek::mouseReleaseEvent(QMouseEvent* event) {
    // What opened it may have been a press that ends here.
    if (m_pressed && event->buttons() == Qt::NoButton)
        dismiss();
}

void CardsPeek::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        dismiss();
        break;
    default:
        // Everything else stays here: a key meant for these cards must not play one of the hand.
        event->accept();
    }
}

// The card seen at a point; the last drawn is the one that is seen.
const Card* CardsPeek::cardAt(QPoint at) const {
    const Card* seen = nullptr;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (std::size_t i = 0; i < m_rows[row].size(); ++i)
            if (QRect(m_places.rows[row][i], m_places.card).contains(at))
                seen = &m_rows[row][i];
    return seen;
}

bool CardsPeek::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const Card* card = cardAt(help->pos()))
        QToolTip::showText(help->globalPos(), text::cardName(*card), this);
    else
        QToolTip::hideText();
    return true;
}

bool CardsPeek::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace peek
