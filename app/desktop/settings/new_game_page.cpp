#include "desktop/settings/new_game_page.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/settings/choice_pictures.h"
#include "desktop/settings/rule_words.h"

#include <QAccessible>
#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace settings {
namespace {

// The page at s = 1, from the top of the table.
constexpr double pageHigh = 776;
constexpr double titleMiddle = 66;
constexpr double underTitle = 107;
constexpr double choiceTop = 136;
constexpr double choiceWide = 276;
constexpr double choiceHigh = 408;
constexpr double choiceGap = 54;
constexpr double stripTop = 566;
constexpr double stripHigh = 118;
constexpr double peopleBelow = 10;
constexpr double stripPad = 20;
constexpr double rulesShare = 0.44; // of the strip; the rest is the numbered deal's
constexpr double fieldWide = 182;

constexpr std::array<NewGamePage::Which, 3> all{NewGamePage::Which::hand, NewGamePage::Which::round,
                                                NewGamePage::Which::match};

std::size_t number(NewGamePage::Which which) {
    return static_cast<std::size_t>(which);
}

QString css(QRgb colour) {
    return QColor(colour).name();
}

} // namespace

std::optional<quint64> numberedDealIn(const QString& typed) {
    QString digits;
    for (const QChar c : typed) {
        if (c.isSpace() || (QLocale().groupSeparator() == QString(c) && !digits.isEmpty()))
            continue;
        if (c.digitValue() < 0)
            return std::nullopt;
        digits += QChar(static_cast<ushort>('0' + c.digitValue()));
    }
    bool fits = false;
    const quint64 value = digits.toULongLong(&fits);
    if (!fits || value < 1 || value > lastNumberedDeal)
        return std::nullopt;
    return value;
}

NewGamePage::NewGamePage(look::Deck& deck, QWidget* parent)
    : QWidget(parent),
      m_deck(deck), m_choices{new Choice(tr("One &hand"), tr("Twenty-one tricks and the count"), this),
                              new Choice(tr("One &round"), tr("Four hands: everyone deals once"), this),
                              new Choice(tr("A &match"), tr("Three rounds, three partners"), this)},
      m_change(new look::PaperButton(look::PaperButton::Kind::second, tr("&Change"), this)),
      m_numberLabel(new QLabel(tr("Numbered &deal"), this)), m_number(new QLineEdit(this)),
      m_deal(new look::PaperButton(look::PaperButton::Kind::main, tr("Deal"), this)),
      m_back(new look::PaperButton(look::PaperButton::Kind::second, tr("&Back"), this)),
      m_people(new PeopleRow(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("A new game"));
    for (const Which which : all)
        connect(choice(which), &Choice::clicked, this, [this, which] { begin(which); });
    m_change->setAccessibleName(tr("Change the rules"));
    connect(m_change, &look::PaperButton::clicked, this, &NewGamePage::rulesChosen);
    connect(m_back, &look::PaperButton::clicked, this, &NewGamePage::backChosen);
    m_deal->setAccessibleName(tr("Deal this number"));
    connect(m_deal, &look::PaperButton::clicked, this, &NewGamePage::dealNumber);

    m_numberLabel->setBuddy(m_number);
    m_number->setAccessibleName(tr("Numbered deal"));
    m_number->setAccessibleDescription(numberNote());
    m_number->setPlaceholderText(tr("number"));
    m_number->setInputMethodHints(Qt::ImhDigitsOnly);
    m_number->setMaxLength(40);
    m_number->installEventFilter(this);
    connect(m_number, &QLineEdit::returnPressed, this, &NewGamePage::dealNumber);
    connect(m_number, &QLineEdit::textEdited, this, [this] { complain({}); });
    setTabOrder(m_choices.back(), m_change);
    setTabOrder(m_change, m_number);
    setTabOrder(m_number, m_deal);
    setTabOrder(m_deal, m_people->youButton());
    setTabOrder(m_people->paceButton(), m_back);
    setRules({});
    connect(&m_deck, &look::Deck::ready, this, [this] {
        // Many pictures come ready one after another: draw once, after the last that is there.
        if (!m_picturesOld)
            QTimer::singleShot(0, this, &NewGamePage::drawPictures);
        m_picturesOld = true;
    });
}

Choice* NewGamePage::choice(Which which) const {
    return m_choices[number(which)];
}

void NewGamePage::setRules(const minchiate::RuleSet& rules) {
    m_rules = rules;
    m_change->setAccessibleDescription(presetName(minchiate::presetOf(rules)) + QStringLiteral(". ") +
                                       rulesLine(rules));
    update();
}

void NewGamePage::focusFirst() {
    choice(Which::hand)->setFocus(Qt::OtherFocusReason);
}

void NewGamePage::begin(Which which) {
    switch (which) {
    case Which::hand:
        emit handChosen();
        break;
    case Which::round:
        emit roundChosen();
        break;
    case Which::match:
        emit matchChosen();
        break;
    }
}

QString NewGamePage::numberNote() const {
    return m_complaint.isEmpty() ? tr("The same number always deals the same cards.") : m_complaint;
}

void NewGamePage::dealNumber() {
    if (const std::optional<quint64> deal = numberedDealIn(m_number->text())) {
        complain({});
        emit numberedChosen(*deal);
        return;
    }
    complain(tr("A deal’s number is a whole number from 1 to %1.").arg(QLocale().toString(lastNumberedDeal)));
    m_number->setFocus(Qt::OtherFocusReason);
    m_number->selectAll();
}

void NewGamePage::complain(const QString& sentence) {
    if (m_complaint == sentence)
        return;
    m_complaint = sentence;
    m_number->setAccessibleDescription(numberNote());
    if (!sentence.isEmpty()) {
        QAccessibleEvent alert(m_number, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    QAccessibleEvent changed(m_number, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update(m_strip);
}

int NewGamePage::page(double y) const {
    return m_top + m_metrics.px(y);
}

int NewGamePage::textPx(double size, double share, double most) const {
    return std::max(12, std::min(look::posterPx(m_metrics, size, share), m_metrics.px(most)));
}

QFont NewGamePage::headingFont() const {
    QFont f = look::font(m_metrics, look::Type::name);
    f.setPixelSize(textPx(22, 0.8, 25));
    return f;
}

QFont NewGamePage::noteFont() const {
    QFont f = look::font(m_metrics, look::Type::sheet);
    f.setPixelSize(textPx(14, 0.7, 20));
    return f;
}

void NewGamePage::layOut() {
    m_metrics = look::metricsForTable(size(), look::systemFontPx());
    const look::Metrics& m = m_metrics;
    m_top = (height() - m.px(pageHigh)) / 2;
    const int wide = m.px(choiceWide);
    const int step = wide + m.px(choiceGap);
    const int left = (width() - wide - 2 * step) / 2;
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        m_choices[i]->setFace(
            QRect(left + static_cast<int>(i) * step, page(choiceTop), wide, m.px(choiceHigh)), m);
    m_deal->setMetrics(m);
    const int rows = m.px(14) + m_deal->paperSize().height() + m.px(7) +
                     2 * QFontMetrics(noteFont()).lineSpacing() + m.px(10);
    m_strip = QRect(left, page(stripTop), wide + 2 * step, std::max(m.px(stripHigh), rows));
    m_people->setMetrics(m);
    m_people->setGeometry(left, m_strip.bottom() + m.px(peopleBelow), m_strip.width(),
                          m_people->heightNeeded());
    m_back->setMetrics(m);
    const QSize back = m_back->paperSize();
    m_back->setPaperGeometry(QRect(QPoint(left, page(titleMiddle) - back.height() / 2), back));
    layOutStrip();
    drawPictures();
}

void NewGamePage::layOutStrip() {
    const look::Metrics& m = m_metrics;
    const int pad = m.px(stripPad);
    const int middle = m_strip.left() + static_cast<int>(m_strip.width() * rulesShare);
    const QRect inner = m_strip.adjusted(pad, m.px(14), -pad, -m.px(10));
    m_rulesPart = QRect(inner.topLeft(), QPoint(middle - pad, inner.bottom()));
    m_numberPart = QRect(QPoint(middle + pad, inner.top()), inner.bottomRight());

    const auto right = [&](look::PaperButton* button, const QRect& part) {
        button->setMetrics(m);
        const QSize size = button->paperSize();
        const QRect at(QPoint(part.right() + 1 - size.width(), part.top()), size);
        button->setPaperGeometry(at);
        return at;
    };
    right(m_change, m_rulesPart);
    const QRect deal = right(m_deal, m_numberPart);
    dressField();
    const int wide = std::max(
        m.px(fieldWide),
        QFontMetrics(m_number->font()).horizontalAdvance(QString::number(lastNumberedDeal)) + 2 * m.px(12));
    const int room = deal.left() - m.px(12) - m_numberPart.left();
    const int label = std::min(m_numberLabel->sizeHint().width(), std::max(0, room - m.px(8) - wide));
    m_number->setGeometry(
        QRect(deal.left() - m.px(12) - wide, deal.top(), std::min(wide, room), deal.height()));
    m_numberLabel->setGeometry(QRect(m_numberPart.left(), deal.top(), label, deal.height()));
}

void NewGamePage::dressField() {
    const look::Metrics& m = m_metrics;
    QFont f = noteFont();
    f.setPixelSize(textPx(15, 0.75, 21));
    m_number->setFont(f);
    m_number->setStyleSheet(
        QStringLiteral("QLineEdit { background: %1; color: %2; border: %3px solid %4; border-radius: %5px;"
                       " padding: 0 %6px; selection-background-color: %7; selection-color: %2;"
                       " font-size: %8px; }")
            .arg(css(look::colour::paper), css(look::colour::ink), QString::number(m.line(1)),
                 css(look::colour::paperRule), QString::number(m.px(4)), QString::number(m.px(8)),
                 css(look::colour::focus), QString::number(f.pixelSize())));
    m_numberLabel->setFont(headingFont());
    QPalette words = m_numberLabel->palette();
    words.setColor(QPalette::WindowText, QColor(look::colour::text));
    m_numberLabel->setPalette(words);
}

void NewGamePage::drawPictures() {
    m_picturesOld = false;
    m_ratio = devicePixelRatioF();
    const auto show = [&](Which which, const auto& picture) {
        const QSize size = choice(which)->pictureSize();
        if (!size.isEmpty())
            choice(which)->setPicture(picture(size, m_ratio, m_metrics, m_deck));
    };
    show(Which::hand, handPicture);
    show(Which::round, roundPicture);
    show(Which::match, matchPicture);
}

void NewGamePage::drawTitle(QPainter& p) const {
    const look::Metrics& m = m_metrics;
    QFont title = look::font(m, look::Type::page);
    title.setPixelSize(textPx(48, 0.85, 52));
    const int high = m.px(80);
    p.setFont(title);
    p.setPen(QColor(look::colour::text));
    p.drawText(QRect(0, page(titleMiddle) - high / 2, width(), high), Qt::AlignCenter, tr("A new game"));
    QFont under = look::font(m, look::Type::underTitle);
    under.setPixelSize(textPx(22, 0.85, 25));
    p.setFont(under);
    p.setPen(QColor(look::colour::text2));
    const int line = QFontMetrics(under).height();
    p.drawText(QRect(m.frame, page(underTitle) - line / 2, width() - 2 * m.frame, line), Qt::AlignCenter,
               tr("How long shall we sit?"));
}

void NewGamePage::drawNote(QPainter& p, const QRect& room) const {
    const look::Metrics& m = m_metrics;
    QFont f = noteFont();
    QRect words = room;
    if (!m_complaint.isEmpty()) {
        f.setWeight(QFont::DemiBold);
        const double size = QFontMetricsF(f).ascent() * 0.7;
        look::drawArrow(p, QRectF(room.left(), room.top() + QFontMetricsF(f).ascent() - size, size, size),
                        QColor(look::colour::focus));
        words.setLeft(room.left() + static_cast<int>(size) + m.px(6));
    }
    p.setFont(f);
    p.setPen(QColor(m_complaint.isEmpty() ? look::colour::text2 : look::colour::focus));
    p.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, numberNote());
}

void NewGamePage::drawStrip(QPainter& p) const {
    const look::Metrics& m = m_metrics;
    look::drawStrip(p, m_strip, m);
    const int row = m_deal->paperSize().height();
    const int gap = m.px(7);
    const auto under = [&](const QRect& part) { return part.adjusted(0, row + gap, 0, 0); };
    const int middle = (m_rulesPart.right() + m_numberPart.left()) / 2;
    p.fillRect(QRect(middle, m_rulesPart.top(), m.line(1), m_rulesPart.height()),
               QColor(look::colour::stripEdge));

    p.setFont(headingFont());
    p.setPen(QColor(look::colour::text));
    const QRect heading(m_rulesPart.topLeft(), QSize(m_rulesPart.width(), row));
    p.drawText(heading, Qt::AlignLeft | Qt::AlignVCenter, tr("The rules"));
    QFont strong = noteFont();
    strong.setWeight(QFont::DemiBold);
    p.setFont(strong);
    const QRect first = under(m_rulesPart);
    const int line = QFontMetrics(strong).height();
    p.drawText(first, Qt::AlignLeft | Qt::AlignTop, presetName(minchiate::presetOf(m_rules)));
    QFont plain = noteFont();
    while (plain.pixelSize() > 12 &&
           QFontMetrics(plain).horizontalAdvance(rulesLine(m_rules)) > first.width())
        plain.setPixelSize(plain.pixelSize() - 1);
    p.setFont(plain);
    p.setPen(QColor(look::colour::text2));
    p.drawText(first.adjusted(0, line, 0, 0), Qt::AlignLeft | Qt::AlignTop,
               QFontMetrics(plain).elidedText(rulesLine(m_rules), Qt::ElideRight, first.width()));
    drawNote(p, under(m_numberPart));
    if (m_number->hasFocus())
        look::drawFocusRing(p, m_number->geometry(), m, m.px(4));
}

void NewGamePage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    if (m_ratio != devicePixelRatioF())
        QTimer::singleShot(0, this, &NewGamePage::drawPictures);
    look::drawTable(p, rect(), m_metrics);
    drawTitle(p);
    drawStrip(p);
}

void NewGamePage::resizeEvent(QResizeEvent*) {
    layOut();
}

void NewGamePage::showEvent(QShowEvent*) {
    m_number->clear();
    complain({});
    focusFirst();
}

void NewGamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit backChosen();
        return;
    }
    // Letters typed into the field come here, too, if it will not have them: there they are no keys.
    if (!m_number->hasFocus()) {
        for (Choice* c : m_choices) {
            if (c->takeLetter(*event))
                return;
        }
        const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::ShiftModifier;
        if (plain && QKeySequence::mnemonic(m_numberLabel->text()) ==
                         QKeySequence(Qt::ALT | static_cast<Qt::Key>(event->key()))) {
            m_number->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

bool NewGamePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_number && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update(m_strip);
    return QWidget::eventFilter(watched, event);
}

void NewGamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace settings
