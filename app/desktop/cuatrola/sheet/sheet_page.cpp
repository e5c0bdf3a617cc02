#include "desktop/cuatrola/sheet/sheet_page.h"

#include "desktop/look/double_press.h"
#include "text/cuatrola/cuatrola_sheet_words.h"

#include <QFontMetrics>
#include <QKeyEvent>

namespace cuatrola_sheet {

using namespace cuatrola;
using namespace cuatrola::sheet;
using look::PaperButton;
using paper::LargeButton;
namespace words = text::cuatrola;

namespace {

constexpr std::array kBets{Bid::Solo, Bid::Cuatrola, Bid::Quintola};
constexpr int kUpper = 4, kLower = 3; // buttons of a pair in each row

bool isLower(const KeptOutcome& hand) {
    return hand.bettors && *hand.bettors != hand.scores;
}

// What that pair did for its points.
QString shortWords(const KeptOutcome& hand) {
    switch (hand.bid) {
    case Bid::Pass:
        return SheetPage::tr("plain");
    case Bid::Solo:
        return isLower(hand) ? SheetPage::tr("beat solo") : SheetPage::tr("solo");
    case Bid::Cuatrola:
        return isLower(hand) ? SheetPage::tr("beat cuatrola") : SheetPage::tr("cuatrola");
    case Bid::Quintola:
        break;
    }
    return isLower(hand) ? SheetPage::tr("beat quintola") : SheetPage::tr("quintola");
}

} // namespace

SheetPage::SheetPage(SheetBook& book, QWidget* parent)
    : sheets::SheetPage(
          book, tr("Score sheet of Cuatrola"), [&book] { return handsCsv(book.sheet()); }, parent),
      book_(book), other_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Count…"), this)),
      void_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Void"), this)) {
    for (Side side : kSides) {
        whose_[side] = new paper::Words(look::Type::Strong, look::colour::ink, {}, this);
        whose_[side]->setAlignment(Qt::AlignCenter);
        whose_[side]->letBeCut();
        addOutcome({Bid::Pass, {}, side, Ending::Played});
        for (Bid bid : kBets)
            addOutcome({bid, side, side, Ending::Played});
        for (Bid bid : kBets)
            addOutcome({bid, cuatrola::other(side), side, Ending::Played});
    }
    other_->setAccessibleDescription(tr("Points to be counted, cantes, a capote, a revoke"));
    void_->setAccessibleDescription(tr("Equal points: nobody scores"));
    std::vector<QWidget*> asking;
    for (const Outcome& one : outcomes_)
        asking.push_back(one.button);
    asking.insert(asking.end(), {other_, void_});
    for (QWidget* button : asking)
        look::takeDoubleAsOne(*button);
    orderFocus(asking);
    connect(other_, &QAbstractButton::clicked, this, [this] { emit handAsked(book_.next()); });
    connect(void_, &QAbstractButton::clicked, this, [this] { (void)book_.write(book_.next(), KeptVoid{}); });
    refresh();
}

void SheetPage::addOutcome(const KeptOutcome& hand) {
    auto* button = new LargeButton(LargeButton::Size::Plain, QStringLiteral("+%1").arg(gamePoints(hand.bid)),
                                   shortWords(hand), this);
    button->setOnPaper(true);
    connect(button, &QAbstractButton::clicked, this, [this, hand] { (void)book_.write(book_.next(), hand); });
    outcomes_.push_back({hand, button});
}

LargeButton* SheetPage::outcome(const KeptOutcome& hand) const {
    return std::ranges::find(outcomes_, hand, &Outcome::hand)->button;
}

void SheetPage::refreshAsking(const sheets::Told& told) {
    const bool asks = !told.over && !told.halfWritten;
    const words::Pairs pairs = text::pairNames(book_.sheet().names);
    for (const Outcome& one : outcomes_) {
        one.button->setVisible(asks);
        one.button->setAccessibleName(words::outcomeTold(one.hand, pairs));
        if (one.hand.bid == Bid::Pass)
            one.button->setAccessibleDescription(tr("Key %1").arg(index(one.hand.scores) + 1));
    }
    for (Side side : kSides) {
        whose_[side]->setText(tr("%1 score", "a pair").arg(pairs[side]));
        whose_[side]->setVisible(asks);
    }
    other_->setVisible(asks);
    void_->setVisible(asks && book_.sheet().rules.tie == Tie::Void); // C8.2
}

int SheetPage::whoseHigh(const look::Metrics& m) const {
    return QFontMetrics(look::font(m, look::Type::Strong)).height();
}

int SheetPage::askingHigh(const look::Metrics& m) const {
    return whoseHigh(m) + 2 * outcomes_.front().button->sizeHint().height() - m.px(4);
}

void SheetPage::placeAsking(const QRect& strip, const look::Metrics& m) {
    const int high = outcomes_.front().button->sizeHint().height(), top = strip.top() + whoseHigh(m);
    PerSide<int> upper{}, lower{};
    for (const Outcome& one : outcomes_) {
        const QRect at = column(index(one.hand.scores));
        const bool isUpper = !isLower(one.hand);
        const int place = isUpper ? upper[one.hand.scores]++ : lower[one.hand.scores]++;
        const int places = isUpper ? kUpper : kLower;
        const int left = at.left() + at.width() * place / places,
                  right = at.left() + at.width() * (place + 1) / places;
        one.button->setGeometry(left, isUpper ? top : strip.bottom() + 1 - high, right - left, high);
    }
    for (Side side : kSides)
        whose_[side]->setGeometry(column(index(side)).left(), strip.top(), column(index(side)).width(),
                                  whoseHigh(m));
    const int gap = std::max(m.px(10), 4);
    const QSize size = other_->paperSize();
    const int foot = strip.bottom() + 1 - high + (high - size.height()) / 2;
    int left = strip.left();
    for (PaperButton* button : {other_, void_}) {
        if (button->isHidden())
            continue;
        button->setPaperGeometry(QRect(left, foot, button->paperSize().width(), size.height()));
        left += button->paperSize().width() + gap;
    }
    if (!other_->isHidden())
        next()->setGeometry(strip.left(), strip.top(), column(0).left() - strip.left() - gap,
                            foot - strip.top());
}

// 1 and 2: a plain hand of that pair.
void SheetPage::keyPressEvent(QKeyEvent* event) {
    const int digit = event->text().size() == 1 ? event->text().at(0).digitValue() : 0;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && digit >= 1 && digit <= 2 && event->isAutoRepeat())
        return; // it is held down
    if (plain && digit >= 1 && digit <= 2) {
        LargeButton* button =
            outcome({Bid::Pass, {}, kSides[static_cast<std::size_t>(digit) - 1], Ending::Played});
        if (button->isVisible())
            button->click();
        return;
    }
    sheets::SheetPage::keyPressEvent(event);
}

} // namespace cuatrola_sheet

#include "moc_sheet_page.cpp"
