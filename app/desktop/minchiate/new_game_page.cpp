#include "desktop/minchiate/new_game_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/minchiate/choice_pictures.h"
#include "desktop/shell/page_menus.h"
#include "text/rule_words.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace desktop {
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

constexpr std::array<NewGamePage::Which, 3> all{NewGamePage::Which::Hand, NewGamePage::Which::Round,
                                                NewGamePage::Which::Match};

std::size_t number(NewGamePage::Which which) {
    return static_cast<std::size_t>(which);
}

QString css(QRgb colour) {
    return QColor(colour).name();
}

} // namespace

NewGamePage::NewGamePage(look::Deck& deck, QWidget* parent)
    : QWidget(parent),
      deck_(deck), choices_{new Choice(tr("One &hand"), tr("Twenty-one tricks and the count"), this),
                            new Choice(tr("One &round"), tr("Four hands: everyone deals once"), this),
                            new Choice(tr("A &match"), tr("Three rounds, three partners"), this)},
      change_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Change"), this)),
      numberLabel_(new QLabel(tr("Numbered &deal"), this)), number_(new QLineEdit(this)),
      deal_(new look::PaperButton(look::PaperButton::Kind::Main, tr("Deal"), this)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)),
      day_(new look::PaperButton(look::PaperButton::Kind::Second, tr("The deal of the da&y"), this)),
      people_(new PeopleRow(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("A new game"));
    for (const Which which : all)
        connect(choice(which), &Choice::clicked, this, [this, which] { begin(which); });
    change_->setAccessibleName(tr("Change the rules"));
    connect(change_, &look::PaperButton::clicked, this, &NewGamePage::rulesChosen);
    connect(back_, &look::PaperButton::clicked, this, &NewGamePage::backChosen);
    day_->setAccessibleDescription(tr("The same cards for everybody, and what masters made of them"));
    connect(day_, &look::PaperButton::clicked, this, &NewGamePage::dayChosen);
    deal_->setAccessibleName(tr("Deal this number"));
    connect(deal_, &look::PaperButton::clicked, this, &NewGamePage::dealNumber);

    numberLabel_->setBuddy(number_);
    number_->setAccessibleName(tr("Numbered deal"));
    number_->setAccessibleDescription(numberNote());
    number_->setPlaceholderText(tr("number"));
    number_->setInputMethodHints(Qt::ImhDigitsOnly);
    number_->setMaxLength(40);
    number_->installEventFilter(this);
    connect(number_, &QLineEdit::returnPressed, this, &NewGamePage::dealNumber);
    connect(number_, &QLineEdit::textEdited, this, [this] { complain({}); });
    setTabOrder(choices_.back(), change_);
    setTabOrder(change_, number_);
    setTabOrder(number_, deal_);
    setTabOrder(deal_, people_->youButton());
    setTabOrder(people_->paceButton(), back_);
    setTabOrder(back_, day_);
    setRules({});
    connect(&deck_, &look::Deck::ready, this, [this] {
        // Many pictures come ready one after another: draw once, after the last that is there.
        if (!picturesOld_)
            QTimer::singleShot(0, this, &NewGamePage::drawPictures);
        picturesOld_ = true;
    });
}

Choice* NewGamePage::choice(Which which) const {
    return choices_[number(which)];
}

void NewGamePage::setRules(const minchiate::RuleSet& rules) {
    rules_ = rules;
    change_->setAccessibleDescription(text::presetName(minchiate::presetOf(rules)) + QStringLiteral(". ") +
                                      text::rulesLine(rules));
    update();
}

void NewGamePage::focusFirst() {
    choice(Which::Hand)->setFocus(Qt::OtherFocusReason);
}

void NewGamePage::begin(Which which) {
    switch (which) {
    case Which::Hand:
        emit handChosen();
        break;
    case Which::Round:
        emit roundChosen();
        break;
    case Which::Match:
        emit matchChosen();
        break;
    }
}

QString NewGamePage::numberNote() const {
    return complaint_.isEmpty() ? tr("The same number always deals the same cards.") : complaint_;
}

void NewGamePage::dealNumber() {
    if (const std::optional<quint64> deal = numberedDealIn(number_->text())) {
        complain({});
        emit numberedChosen(*deal);
        return;
    }
    complain(tr("A deal’s number is a whole number from 1 to %1.").arg(doors::lastNumberedDealTold()));
    number_->setFocus(Qt::OtherFocusReason);
    number_->selectAll();
}

void NewGamePage::complain(const QString& sentence) {
    if (complaint_ == sentence)
        return;
    complaint_ = sentence;
    number_->setAccessibleDescription(numberNote());
    if (!sentence.isEmpty()) {
        look::announce(*number_, sentence);
    }
    update(strip_);
}

int NewGamePage::page(double y) const {
    return top_ + metrics_.px(y);
}

int NewGamePage::textPx(double size, double share, double most) const {
    return std::max(12, std::min(look::posterPx(metrics_, size, share), metrics_.px(most)));
}

QFont NewGamePage::headingFont() const {
    QFont f = look::font(metrics_, look::Type::Name);
    f.setPixelSize(textPx(22, 0.8, 25));
    return f;
}

QFont NewGamePage::noteFont() const {
    QFont f = look::font(metrics_, look::Type::Sheet);
    f.setPixelSize(textPx(14, 0.7, 20));
    return f;
}

void NewGamePage::layOut() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    const look::Metrics& m = metrics_;
    top_ = (height() - m.px(pageHigh)) / 2;
    const int wide = m.px(choiceWide);
    const int step = wide + m.px(choiceGap);
    const int left = (width() - wide - 2 * step) / 2;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        choices_[i]->setFace(
            QRect(left + static_cast<int>(i) * step, page(choiceTop), wide, m.px(choiceHigh)), m);
    deal_->setMetrics(m);
    const int rows = m.px(14) + deal_->paperSize().height() + m.px(7) +
                     2 * QFontMetrics(noteFont()).lineSpacing() + m.px(10);
    strip_ = QRect(left, page(stripTop), wide + 2 * step, std::max(m.px(stripHigh), rows));
    people_->setMetrics(m);
    people_->setGeometry(left, strip_.bottom() + m.px(peopleBelow), strip_.width(), people_->heightNeeded());
    back_->setMetrics(m);
    const QSize back = back_->paperSize();
    back_->setPaperGeometry(QRect(QPoint(left, page(titleMiddle) - back.height() / 2), back));
    day_->setMetrics(m);
    const QSize day = day_->paperSize();
    day_->setPaperGeometry(
        QRect(QPoint(strip_.right() + 1 - day.width(), page(titleMiddle) - day.height() / 2), day));
    layOutStrip();
    drawPictures();
}

void NewGamePage::layOutStrip() {
    const look::Metrics& m = metrics_;
    const int pad = m.px(stripPad);
    const int middle = strip_.left() + static_cast<int>(strip_.width() * rulesShare);
    const QRect inner = strip_.adjusted(pad, m.px(14), -pad, -m.px(10));
    rulesPart_ = QRect(inner.topLeft(), QPoint(middle - pad, inner.bottom()));
    numberPart_ = QRect(QPoint(middle + pad, inner.top()), inner.bottomRight());

    const auto right = [&](look::PaperButton* button, const QRect& part) {
        button->setMetrics(m);
        const QSize size = button->paperSize();
        const QRect at(QPoint(part.right() + 1 - size.width(), part.top()), size);
        button->setPaperGeometry(at);
        return at;
    };
    right(change_, rulesPart_);
    const QRect deal = right(deal_, numberPart_);
    dressField();
    const int wide = std::max(
        m.px(fieldWide),
        QFontMetrics(number_->font()).horizontalAdvance(QString::number(lastNumberedDeal)) + 2 * m.px(12));
    const int room = deal.left() - m.px(12) - numberPart_.left();
    const int label = std::min(numberLabel_->sizeHint().width(), std::max(0, room - m.px(8) - wide));
    number_->setGeometry(
        QRect(deal.left() - m.px(12) - wide, deal.top(), std::min(wide, room), deal.height()));
    numberLabel_->setGeometry(QRect(numberPart_.left(), deal.top(), label, deal.height()));
}

void NewGamePage::dressField() {
    const look::Metrics& m = metrics_;
    QFont f = noteFont();
    f.setPixelSize(textPx(15, 0.75, 21));
    number_->setFont(f);
    number_->setStyleSheet(
        QStringLiteral("QLineEdit { background: %1; color: %2; border: %3px solid %4; border-radius: %5px;"
                       " padding: 0 %6px; selection-background-color: %7; selection-color: %2;"
                       " font-size: %8px; }")
            .arg(css(look::colour::paper), css(look::colour::ink), QString::number(m.line(1)),
                 css(look::colour::paperRule), QString::number(m.px(4)), QString::number(m.px(8)),
                 css(look::colour::focus), QString::number(f.pixelSize())));
    numberLabel_->setFont(headingFont());
    QPalette words = numberLabel_->palette();
    words.setColor(QPalette::WindowText, QColor(look::colour::text));
    numberLabel_->setPalette(words);
}

void NewGamePage::drawPictures() {
    picturesOld_ = false;
    ratio_ = devicePixelRatioF();
    const auto show = [&](Which which, const auto& picture) {
        const QSize size = choice(which)->pictureSize();
        if (!size.isEmpty())
            choice(which)->setPicture(picture(size, ratio_, metrics_, deck_));
    };
    show(Which::Hand, handPicture);
    show(Which::Round, roundPicture);
    show(Which::Match, matchPicture);
}

void NewGamePage::drawTitle(QPainter& p) const {
    const look::Metrics& m = metrics_;
    QFont title = look::font(m, look::Type::Page);
    title.setPixelSize(textPx(48, 0.85, 52));
    const int high = m.px(80);
    p.setFont(title);
    p.setPen(QColor(look::colour::text));
    p.drawText(QRect(0, page(titleMiddle) - high / 2, width(), high), Qt::AlignCenter, tr("A new game"));
    QFont under = look::font(m, look::Type::UnderTitle);
    under.setPixelSize(textPx(22, 0.85, 25));
    p.setFont(under);
    p.setPen(QColor(look::colour::text2));
    const int line = QFontMetrics(under).height();
    p.drawText(QRect(m.frame, page(underTitle) - line / 2, width() - 2 * m.frame, line), Qt::AlignCenter,
               tr("How long shall we sit?"));
}

void NewGamePage::drawNote(QPainter& p, const QRect& room) const {
    const look::Metrics& m = metrics_;
    QFont f = noteFont();
    QRect words = room;
    if (!complaint_.isEmpty()) {
        f.setWeight(QFont::DemiBold);
        const double size = QFontMetricsF(f).ascent() * 0.7;
        look::drawArrow(p, QRectF(room.left(), room.top() + QFontMetricsF(f).ascent() - size, size, size),
                        QColor(look::colour::focus));
        words.setLeft(room.left() + static_cast<int>(size) + m.px(6));
    }
    p.setFont(f);
    p.setPen(QColor(complaint_.isEmpty() ? look::colour::text2 : look::colour::focus));
    p.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, numberNote());
}

void NewGamePage::drawStrip(QPainter& p) const {
    const look::Metrics& m = metrics_;
    look::drawStrip(p, strip_, m);
    const int row = deal_->paperSize().height();
    const int gap = m.px(7);
    const auto under = [&](const QRect& part) { return part.adjusted(0, row + gap, 0, 0); };
    const int middle = (rulesPart_.right() + numberPart_.left()) / 2;
    p.fillRect(QRect(middle, rulesPart_.top(), m.line(1), rulesPart_.height()),
               QColor(look::colour::stripEdge));

    p.setFont(headingFont());
    p.setPen(QColor(look::colour::text));
    const QRect heading(rulesPart_.topLeft(), QSize(rulesPart_.width(), row));
    p.drawText(heading, Qt::AlignLeft | Qt::AlignVCenter, tr("The rules"));
    QFont strong = noteFont();
    strong.setWeight(QFont::DemiBold);
    p.setFont(strong);
    const QRect first = under(rulesPart_);
    const int line = QFontMetrics(strong).height();
    const QString name = text::presetName(minchiate::presetOf(rules_)), words = text::rulesLine(rules_);
    QFont plain = noteFont();
    const auto high = [&](const QString& text) {
        return QFontMetrics(plain).boundingRect(first, Qt::TextWordWrap, text).height();
    };
    // Under the name, or after it where there is no room for more lines.
    const bool apart = line + high(words) <= first.height();
    const QString all = apart ? words : name + QStringLiteral(". ") + words;
    if (apart)
        p.drawText(first, Qt::AlignLeft | Qt::AlignTop, name);
    while (!apart && plain.pixelSize() > 11 && high(all) > first.height())
        plain.setPixelSize(plain.pixelSize() - 1);
    p.setFont(plain);
    p.setPen(QColor(look::colour::text2));
    p.drawText(first.adjusted(0, apart ? line : 0, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
               all);
    drawNote(p, under(numberPart_));
    if (number_->hasFocus())
        look::drawFocusRing(p, number_->geometry(), m, m.px(4));
}

void NewGamePage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    if (ratio_ != devicePixelRatioF())
        QTimer::singleShot(0, this, &NewGamePage::drawPictures);
    look::drawTable(p, rect(), metrics_);
    drawTitle(p);
    drawStrip(p);
}

void NewGamePage::resizeEvent(QResizeEvent*) {
    layOut();
}

void NewGamePage::showEvent(QShowEvent*) {
    number_->clear();
    complain({});
    focusFirst();
}

void NewGamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit backChosen();
        return;
    }
    // Letters typed into the field come here, too, if it will not have them: there they are no keys.
    if (!number_->hasFocus()) {
        for (Choice* c : choices_) {
            if (c->takeLetter(*event))
                return;
        }
        const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::ShiftModifier;
        if (plain && QKeySequence::mnemonic(numberLabel_->text()) ==
                         QKeySequence(Qt::ALT | static_cast<Qt::Key>(event->key()))) {
            number_->setFocus(Qt::ShortcutFocusReason);
            return;
        }
        if (pressByLetter(*this, *event))
            return;
    }
    QWidget::keyPressEvent(event);
}

bool NewGamePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == number_ && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update(strip_);
    return QWidget::eventFilter(watched, event);
}

void NewGamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace desktop

#include "moc_new_game_page.cpp"
