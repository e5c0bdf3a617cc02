#include "desktop/play/new_match_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/palette.h"
#include "desktop/look/popup.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace desktop {

namespace {

// At s = 1, from the top of the page, which stands in the middle of a tall window.
constexpr double kHigh = 776, kTitle = 66, kUnder = 107;
constexpr double kWayTop = 136, kWayWide = 276, kWayHigh = 408, kWayGap = 54;
constexpr double kStripTop = 566, kStripHigh = 118, kStripWide = 936;
constexpr double kOptionsTop = 698;
constexpr double kPad = 20, kRulesShare = 0.44, kFieldWide = 182;

} // namespace

NewMatchPage::NewMatchPage(const QString& title, const QString& under, std::vector<Beginning> ways,
                           look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), title_(title), under_(under), beginnings_(std::move(ways)),
      rules_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Change"), this)),
      numberLabel_(new QLabel(tr("Numbered &deal"), this)), number_(new QLineEdit(this)),
      deal_(new look::PaperButton(look::PaperButton::Kind::Main, tr("Deal"), this)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(title);
    for (std::size_t i = 0; i < beginnings_.size(); ++i) {
        ways_.push_back(new doors::Choice(beginnings_[i].name, beginnings_[i].line, this));
        connect(ways_.back(), &doors::Choice::clicked, this, [this, i] { emit begun(static_cast<int>(i)); });
    }
    rules_->setAccessibleName(tr("Change the rules"));
    connect(rules_, &look::PaperButton::clicked, this, &NewMatchPage::rulesAsked);
    connect(back_, &look::PaperButton::clicked, this, &NewMatchPage::backChosen);
    deal_->setAccessibleName(tr("Deal this number"));
    connect(deal_, &look::PaperButton::clicked, this, &NewMatchPage::dealNumber);
    numberLabel_->setBuddy(number_);
    number_->setAccessibleName(tr("Numbered deal"));
    number_->setAccessibleDescription(numberNote());
    number_->setPlaceholderText(tr("number"));
    number_->setInputMethodHints(Qt::ImhDigitsOnly);
    number_->setMaxLength(40);
    connect(number_, &QLineEdit::returnPressed, this, &NewMatchPage::dealNumber);
    connect(number_, &QLineEdit::textChanged, this, [this] {
        complain({});
        number_->setAccessibleDescription(numberNote());
        update(strip_);
    });
    setTabOrder(ways_.back(), rules_);
    setTabOrder(rules_, number_);
    setTabOrder(number_, deal_);
    setTabOrder(deal_, back_);
    connect(&deck_, &look::Deck::ready, this, [this] {
        // Many pictures come ready one after another: draw once, after the last that is there.
        if (!picturesOld_)
            QTimer::singleShot(0, this, &NewMatchPage::drawPictures);
        picturesOld_ = true;
    });
}

void NewMatchPage::setRules(const QString& name, const QString& line) {
    rulesName_ = name;
    rulesLine_ = line;
    rules_->setAccessibleDescription(name + QStringLiteral(". ") + line);
    update();
}

void NewMatchPage::setUnder(const QString& words) {
    under_ = words;
    update();
}

void NewMatchPage::setOptions(const std::vector<BeginOption>& options) {
    chosen_ = options;
    while (options_.size() < options.size()) {
        auto* button = new look::PaperButton(look::PaperButton::Kind::Second, {}, this);
        const auto number = static_cast<int>(options_.size());
        connect(button, &look::PaperButton::clicked, this, [this, number] { openOption(number); });
        setTabOrder(options_.empty() ? deal_ : options_.back(), button);
        setTabOrder(button, back_);
        options_.push_back(button);
    }
    for (std::size_t i = 0; i < options.size(); ++i)
        options_[i]->setText(tr("%1: %2", "what is chosen, and how")
                                 .arg(options[i].name, options[i].values.value(options[i].now)));
    layOut();
}

void NewMatchPage::openOption(int option) {
    const BeginOption& chosen = chosen_[static_cast<std::size_t>(option)];
    look::PaperButton* under = options_[static_cast<std::size_t>(option)];
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int i = 0; i < chosen.values.size(); ++i) {
        QAction* action = menu->addAction(chosen.values[i]);
        action->setCheckable(true);
        action->setChecked(i == chosen.now);
        connect(action, &QAction::triggered, this, [this, option, i] { emit optionChosen(option, i); });
    }
    look::popUpBy(*menu, *under, under->ringMargin());
}

void NewMatchPage::focusFirst() {
    ways_.front()->setFocus(Qt::OtherFocusReason);
}

// ---- The numbered deal ----

QString NewMatchPage::numberNote() const {
    if (!complaint_.isEmpty())
        return complaint_;
    const auto typed = numberTold_ ? doors::numberedDealIn(number_->text()) : std::nullopt;
    return typed ? tr("Number %1 is always the same: the cards, and where each of you sits. %2")
                       .arg(*typed)
                       .arg(numberTold_(*typed))
                 : tr("The same number always deals the same cards to the same places.");
}

void NewMatchPage::dealNumber() {
    if (const auto deal = doors::numberedDealIn(number_->text())) {
        complain({});
        emit numberedChosen(*deal);
        return;
    }
    complain(tr("A deal’s number is a whole number from 1 to %1.").arg(doors::lastNumberedDealTold()));
    number_->setFocus(Qt::OtherFocusReason);
    number_->selectAll();
}

void NewMatchPage::complain(const QString& sentence) {
    if (complaint_ == sentence)
        return;
    complaint_ = sentence;
    number_->setAccessibleDescription(numberNote());
    if (!sentence.isEmpty()) {
        look::announce(*number_, sentence);
    }
    update(strip_);
}

// ---- Places ----

QFont NewMatchPage::noteFont() const {
    QFont f = look::font(metrics_, look::Type::Sheet);
    f.setPixelSize(std::max(12, std::min(look::posterPx(metrics_, 14, 0.7), metrics_.px(20))));
    return f;
}

void NewMatchPage::layOut() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    const look::Metrics& m = metrics_;
    const int top = (height() - m.px(kHigh)) / 2;
    const int wide = m.px(kWayWide), step = wide + m.px(kWayGap);
    int x = (width() - wide - step * static_cast<int>(ways_.size() - 1)) / 2;
    for (doors::Choice* way : ways_) {
        way->setFace(QRect(x, top + m.px(kWayTop), wide, m.px(kWayHigh)), m);
        x += step;
    }
    const int left = (width() - m.px(kStripWide)) / 2;
    strip_ = QRect(left, top + m.px(kStripTop), m.px(kStripWide), m.px(kStripHigh));
    titleRect_ = QRect(0, top + m.px(kTitle) - m.px(40), width(), m.px(80));
    back_->setMetrics(m);
    const QSize back = back_->paperSize();
    back_->setPaperGeometry(QRect(QPoint(left, titleRect_.center().y() - back.height() / 2), back));
    const QRect inner = strip_.adjusted(m.px(kPad), m.px(14), -m.px(kPad), -m.px(10));
    const int middle = strip_.left() + static_cast<int>(strip_.width() * kRulesShare);
    rulesPart_ = QRect(inner.topLeft(), QPoint(middle - m.px(kPad), inner.bottom()));
    numberPart_ = QRect(QPoint(middle + m.px(kPad), inner.top()), inner.bottomRight());
    for (const auto& [button, part] : {std::pair{rules_, rulesPart_}, std::pair{deal_, numberPart_}}) {
        button->setMetrics(m);
        const QSize size = button->paperSize();
        button->setPaperGeometry(QRect(QPoint(part.right() + 1 - size.width(), part.top()), size));
    }
    const int high = deal_->paperSize().height();
    const int field = m.px(kFieldWide), right = numberPart_.right() - deal_->paperSize().width() - m.px(12);
    number_->setGeometry(QRect(right - field, numberPart_.top(), field, high));
    QFont words = look::font(m, look::Type::Name);
    numberLabel_->setFont(words);
    numberLabel_->setGeometry(
        QRect(numberPart_.left(), numberPart_.top(), number_->x() - numberPart_.left() - m.px(8), high));
    QPalette light = numberLabel_->palette();
    light.setColor(QPalette::WindowText, QColor(look::colour::text));
    numberLabel_->setPalette(light);
    const auto css = [](QRgb c) { return QColor(c).name(); };
    number_->setStyleSheet(
        QStringLiteral("QLineEdit{background:%1;color:%2;border:%3px solid %4;border-radius:%5px;padding:0 "
                       "%6px;selection-background-color:%7;selection-color:%2;font-size:%8px}"
                       "QLineEdit:focus{border:%9px solid %7}")
            .arg(css(look::colour::paper), css(look::colour::ink), QString::number(m.line(1)),
                 css(look::colour::paperRule), QString::number(m.px(4)), QString::number(m.px(8)),
                 css(look::colour::focus), QString::number(noteFont().pixelSize()),
                 QString::number(m.line(2))));
    layOutOptions(QRect(left, top + m.px(kOptionsTop), m.px(kStripWide), high));
    drawPictures();
}

// Each as wide as its words, and the row's room shared out.
void NewMatchPage::layOutOptions(QRect row) {
    int words = 0;
    for (look::PaperButton* button : options_) {
        button->setMetrics(metrics_);
        words += button->paperSize().width();
    }
    const int gap = metrics_.px(12);
    const int room = row.width() - gap * static_cast<int>(options_.size() - (options_.empty() ? 0 : 1));
    int x = row.left();
    for (look::PaperButton* button : options_) {
        const int wide = words > 0 ? button->paperSize().width() * room / words : 0;
        button->setPaperGeometry(QRect(x, row.top(), wide, button->paperSize().height()));
        x += wide + gap;
    }
}

void NewMatchPage::drawPictures() {
    picturesOld_ = false;
    for (std::size_t i = 0; i < ways_.size(); ++i) {
        const QSize size = ways_[i]->pictureSize();
        if (!size.isEmpty())
            ways_[i]->setPicture(beginnings_[i].picture(size, devicePixelRatioF(), metrics_, deck_));
    }
}

// ---- Painting and keys ----

void NewMatchPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::Metrics& m = metrics_;
    look::drawTable(p, rect(), m);
    QFont title = look::font(m, look::Type::Page);
    title.setPixelSize(std::max(12, std::min(look::posterPx(m, 48, 0.85), m.px(52))));
    p.setFont(title);
    p.setPen(QColor(look::colour::text));
    p.drawText(titleRect_, Qt::AlignCenter, title_);
    QFont under = look::font(m, look::Type::UnderTitle);
    under.setPixelSize(std::max(12, std::min(look::posterPx(m, 22, 0.85), m.px(25))));
    p.setFont(under);
    p.setPen(QColor(look::colour::text2));
    p.drawText(QRect(0, titleRect_.center().y() + m.px(kUnder - kTitle) - m.px(20), width(), m.px(40)),
               Qt::AlignCenter, under_);
    look::drawStrip(p, strip_, m);
    const int row = deal_->paperSize().height(), gap = m.px(7);
    p.setFont(look::font(m, look::Type::Name));
    p.setPen(QColor(look::colour::text));
    QRect head(rulesPart_.left(), rulesPart_.top(), rulesPart_.width() - rules_->paperSize().width(), row);
    p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, tr("The rules"));
    head.setLeft(head.left() + p.fontMetrics().horizontalAdvance(tr("The rules")) + m.px(12));
    QFont strong = noteFont();
    strong.setWeight(QFont::DemiBold);
    p.setFont(strong);
    p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, // beside them, so that the line below has its room
               p.fontMetrics().elidedText(rulesName_, Qt::ElideRight, head.width() - m.px(8)));
    const auto note = [&](const QRect& part, const QString& words, QRgb ink) {
        const QRect room = part.adjusted(0, row + gap, 0, 0);
        p.setFont(look::fittingIn(noteFont(), words, room.size()));
        p.setPen(QColor(ink));
        p.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
    };
    note(rulesPart_, rulesLine_, look::colour::text2);
    note(numberPart_, numberNote(), complaint_.isEmpty() ? look::colour::text2 : look::colour::focus);
}

void NewMatchPage::resizeEvent(QResizeEvent*) {
    layOut();
}

void NewMatchPage::showEvent(QShowEvent*) {
    number_->clear();
    complain({});
    focusFirst();
}

void NewMatchPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit backChosen();
        return;
    }
    // Letters typed into the field come here, too, if it will not have them: there they are no keys.
    if (!number_->hasFocus()) {
        for (doors::Choice* way : ways_)
            if (way->takeLetter(*event))
                return;
        const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::ShiftModifier;
        if (plain && QKeySequence::mnemonic(numberLabel_->text()) ==
                         QKeySequence(Qt::ALT | static_cast<Qt::Key>(event->key()))) {
            number_->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

} // namespace desktop

#include "moc_new_match_page.cpp"
