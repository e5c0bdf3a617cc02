#include "desktop/score/count_entry_page.h"

#include "desktop/look/surfaces.h"
#include "desktop/sheet/hand_words.h"
#include "minchiate/sheet/typed_sum.h"
#include "text/sheet_words.h"
#include "text/telling.h"

#include <QButtonGroup>
#include <QPainter>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using namespace sheet;
using look::PaperButton;
using look::Type;
namespace colour = look::colour;

namespace {

constexpr int kTrick = 4; // cards

// "Ada and Lapo: 130 = 10 beyond 42 + 25 for kings …".
QString countParts(const QString& pair, const SideCount& count) {
    QStringList parts;
    if (count.cards > 0)
        parts << CountEntryPage::tr("%1 beyond 42").arg(count.cards);
    for (const Versicola& v : count.versicole)
        parts << CountEntryPage::tr("%1 for %2", "points, versicola")
                     .arg(QString::number(v.points), text::versicolaName(v));
    if (count.last > 0)
        parts << CountEntryPage::tr("%1 last trick").arg(count.last);
    parts << CountEntryPage::tr("%1 counters").arg(count.counters);
    // The sum first: where the line is cut, it stays.
    return CountEntryPage::tr("%1: %2 = %3", "pair, sum, parts")
        .arg(pair, QString::number(count.total()), parts.join(QStringLiteral(" + ")));
}

LargeButton* choice(const QString& words = {}) {
    auto* button = new LargeButton(LargeButton::Size::Plain, words);
    button->setCheckable(true);
    return button;
}

} // namespace

CountEntryPage::CountEntryPage(look::Deck& deck, SheetBook& book, QWidget* parent)
    : Page(parent), book_(book), whole_(new QVBoxLayout(this)),
      title_(new Words(Type::Section, colour::text, tr("A card that is pressed goes to"))),
      how_(new Words(Type::Text, colour::text2)), taps_{choice(), choice(), choice(tr("left in the fola"))},
      picture_(new CapturedPicture(deck)), howMany_(new Words(Type::Text, colour::ink)),
      cards_(new Field(tr("Cards of the first pair"))), tricks_(new Words(Type::Text, colour::ink2)),
      fewer_(new PaperButton(PaperButton::Kind::SecondOnPaper, QStringLiteral("\u2212 4"))),
      more_(new PaperButton(PaperButton::Kind::SecondOnPaper, QStringLiteral("+ 4"))),
      last_{choice(), choice()}, counts_{new Words(Type::Text, colour::ink),
                                         new Words(Type::Text, colour::ink)},
      says_(new Words(Type::Strong, colour::ink)),
      back_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Back"))),
      done_(new PaperButton(PaperButton::Kind::MainOnPaper, tr("&Done"))), paper_(new QWidget) {
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    head->addWidget(title_, 1);
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < taps_.size(); ++i) {
        group->addButton(taps_[i]);
        head->addWidget(taps_[i]);
        connect(taps_[i], &QAbstractButton::clicked, this, [this, i] { setTap(static_cast<Tap>(i)); });
    }
    whole_->addLayout(head);
    whole_->addWidget(how_);

    whole_->addWidget(picture_, 1);
    connect(picture_, &CapturedPicture::changed, this, &CountEntryPage::keep);

    auto* foot = new QGridLayout(paper_);
    auto* number = new QHBoxLayout;
    number->addWidget(howMany_);
    number->addWidget(fewer_);
    number->addWidget(cards_);
    number->addWidget(more_);
    number->addWidget(tricks_, 1);
    foot->addLayout(number, 0, 0);
    auto* last = new QHBoxLayout;
    last->setSpacing(0);
    last->addWidget(new Words(Type::Text, colour::ink, tr("The last trick:")));
    auto* lastGroup = new QButtonGroup(this);
    for (std::size_t i = 0; i < last_.size(); ++i) {
        last_[i]->setOnPaper(true);
        lastGroup->addButton(last_[i]);
        last->addWidget(last_[i]);
        connect(last_[i], &QAbstractButton::clicked, this, [this, i] {
            lastTrick_ = tricks::kSides[i];
            keep();
        });
    }
    last->addStretch(1);
    foot->addLayout(last, 0, 1);
    foot->addWidget(counts_[0], 1, 0, 1, 2);
    foot->addWidget(counts_[1], 2, 0, 1, 2);
    auto* end = new QHBoxLayout;
    end->addWidget(says_, 1);
    end->addWidget(back_);
    end->addWidget(done_);
    foot->addLayout(end, 3, 0, 1, 2);
    foot->setColumnStretch(0, 1);
    foot->setColumnStretch(1, 1);
    whole_->addWidget(paper_);
    cards_->setAlignment(Qt::AlignCenter);
    cards_->setMaxLength(12);
    says_->setWordWrap(true);
    howMany_->letBeCut();
    for (LargeButton* button : {taps_[0], taps_[1], last_[0], last_[1]})
        button->letBeCut();
    for (Words* words : {counts_[0], counts_[1], tricks_, says_, how_}) // they never widen the page
        words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (Words* words : {counts_[0], counts_[1], tricks_, how_})
        words->letBeCut();
    fewer_->setAccessibleName(tr("One trick less"));
    more_->setAccessibleName(tr("One trick more"));
    connect(fewer_, &QAbstractButton::clicked, this, [this] { addCards(-kTrick); });
    connect(more_, &QAbstractButton::clicked, this, [this] { addCards(kTrick); });
    connect(cards_, &QLineEdit::textEdited, this, &CountEntryPage::readCards);
    connect(cards_, &QLineEdit::returnPressed, this, &CountEntryPage::finish);
    addBookActions(this, book_);
    connect(&book_, &SheetBook::changed, this, [this] { before_ = std::min(before_, book_.changes()); });
    connect(back_, &QAbstractButton::clicked, this, &CountEntryPage::back);
    connect(done_, &QAbstractButton::clicked, this, &CountEntryPage::finish);
}

void CountEntryPage::showHand(int number) {
    number_ = number;
    badCards_ = false;
    number84_.reset();
    lastTrick_.reset();
    cards_->clear();
    const KeptHand hand = book_.hand(number);
    const auto names = text::pairsOf(book_.sheet(), seatsOf(book_.sheet(), number));
    for (Side side : tricks::kSides) {
        taps_[static_cast<std::size_t>(side)]->setWords(names[side]);
        last_[static_cast<std::size_t>(side)]->setWords(names[side]);
    }
    howMany_->setText(tr("%1 took", "so many cards").arg(names[Side::NS]));
    if (hand.counting) {
        number84_ = hand.counting->cards;
        lastTrick_ = hand.counting->lastTrick;
    } else if (const auto* count = std::get_if<CountEntry>(&hand.ending)) {
        number84_ = count->cards;
        lastTrick_ = count->lastTrick;
    }
    if (number84_)
        cards_->setText(QString::number(*number84_));
    picture_->begin(book_.sheet().rules, hand, shortPairs(book_.sheet(), number), names);
    setTap(Tap::First);
    for (LargeButton* button : last_) { // none is chosen until somebody says so
        if (QButtonGroup* group = button->group())
            group->setExclusive(false);
        button->setChecked(lastTrick_ && last_[static_cast<std::size_t>(*lastTrick_)] == button);
        if (QButtonGroup* group = button->group())
            group->setExclusive(true);
    }
    tell();
}

void CountEntryPage::setTap(Tap tap) {
    picture_->tapFor(tap);
    taps_[static_cast<std::size_t>(tap)]->setChecked(true);
    tell();
}

void CountEntryPage::addCards(int cards) {
    const int now = number84_ ? *number84_ + cards : kCaptured / 2 + (cards > 0 ? 2 : -2);
    number84_ = std::clamp(now - now % kTrick, 0, kCaptured);
    badCards_ = false;
    cards_->setText(QString::number(*number84_));
    keep();
}

void CountEntryPage::readCards() {
    const auto sum = sumOf(cards_->text().toStdString());
    badCards_ = std::holds_alternative<Problem>(sum);
    if (badCards_)
        number84_.reset();
    else
        number84_ = std::get<int>(sum);
    keep();
}

// Every step is in the file at once, so that nothing is lost when the page is left in the middle.
void CountEntryPage::keep() {
    KeptHand hand = book_.hand(number_);
    hand.counting = CountDraft{.cards = number84_, .lastTrick = lastTrick_};
    if (hand.counting->cards && (*number84_ < 0 || *number84_ > kCaptured))
        hand.counting->cards.reset(); // said beside the field, and not a number to keep
    if (picture_->tapped())
        hand.counting->captured = picture_->captured();
    (void)book_.write(number_, hand);
    tell();
}

CountEntry CountEntryPage::entry() const {
    CountEntry count{.captured = picture_->captured()};
    count.cards = number84_.value_or(kCaptured / 2);
    count.lastTrick = lastTrick_.value_or(Side::NS);
    return count;
}

void CountEntryPage::finish() {
    if (!done_->isEnabled())
        return;
    KeptHand hand = book_.hand(number_);
    hand.ending = entry();
    hand.counting.reset();
    if (const auto problem = book_.write(number_, hand))
        says_->setLinked(
            text::explain(*problem, text::pairsOf(book_.sheet(), seatsOf(book_.sheet(), number_))));
    else
        emit done();
}

// The cards of one side are pressed, and the rest is the other's: said before a card is pressed, for nothing
// on the table looks so.
QString CountEntryPage::howWords(const text::SideNames& names) const {
    const auto to = [&](Side one, Side other) {
        return picture_->tapped() ? tr("Raised cards are with %1. Press a card to move it to %2, and once "
                                       "more to move it back.")
                                        .arg(names[Side::NS], names[one])
                                  : tr("Press the cards that %1 took. What you do not press counts for %2.")
                                        .arg(names[one], names[other]);
    };
    switch (picture_->tapsFor()) {
    case Tap::First:
        return to(Side::NS, Side::EW);
    case Tap::Second:
        return to(Side::EW, Side::NS);
    case Tap::Fola:
        break;
    }
    return tr(
        "Press the cards that lay in the fola to the end: nobody took them, and they count for nobody.");
}

// What nobody has said yet.
QString CountEntryPage::missing(const text::SideNames& names) const {
    QStringList parts;
    if (!picture_->tapped() && !complete())
        parts << tr("which of these cards %1 took").arg(names[Side::NS]);
    if (!number84_)
        parts << tr("how many cards %1 took in all").arg(names[Side::NS]);
    if (!lastTrick_)
        parts << tr("who took the last trick");
    if (parts.isEmpty())
        return {};
    const QString said = tr("Still to say: %1.").arg(text::joined(parts));
    if (number84_ || !picture_->tapped())
        return said;
    const QString until =
        lastTrick_ ? tr("Until then it is reckoned with %1 cards each.")
                   : tr("Until then it is reckoned with %1 cards each, and the last trick with %2.")
                         .arg(QStringLiteral("%1"), names[Side::NS]);
    return said + QLatin1Char(' ') + until.arg(kCaptured / 2);
}

void CountEntryPage::tell() {
    const Sheet& sheet = book_.sheet();
    const auto names = text::pairsOf(sheet, seatsOf(sheet, number_));
    KeptHand hand = book_.hand(number_);
    hand.ending = entry();
    std::optional<Problem> problem = faultOf(hand, sheet.rules);
    const bool whole = !number84_ || *number84_ % kTrick == 0;
    tricks_->setText(!number84_ ? tr("cards of 84")
                     : whole    ? tr("cards, %1 tricks").arg(*number84_ / kTrick)
                                : tr("cards"));
    if (problem && problem->fault == Fault::LastTrickOfNone && !lastTrick_)
        problem.reset();
    const bool anybodySaid = picture_->tapped() || complete();
    how_->setText(howWords(names));
    const HandAccount account = problem ? HandAccount{} : accountOf(hand, sheet.rules);
    for (Side side : tricks::kSides) {
        QString words;
        if (anybodySaid && !problem && account.result && !account.result->cappotto)
            words = countParts(names[side], account.result->count[side]);
        counts_[static_cast<std::size_t>(side)]->setText(words);
        counts_[static_cast<std::size_t>(side)]->setToolTip(words);
    }
    if (badCards_)
        says_->setLinked(
            tr("How many cards did %1 take? A number from 0 to 84, please.").arg(names[Side::NS]));
    else if (problem)
        says_->setLinked(text::explain(*problem, names));
    else if (const QString still = missing(names); !still.isEmpty())
        says_->setLinked(still);
    else
        says_->setLinked((picture_->tapped()
                              ? QString()
                              : tr("No card was pressed: all count for %1. ")
                                    .arg(names[picture_->restWith() == Tap::First ? Side::NS : Side::EW])) +
                         outcomeWords(sheet, number_, account) + QStringLiteral(". ") +
                         reckoning(sheet, number_, account).join(QStringLiteral(". ")) +
                         (whole ? QString() : tr(". Not whole tricks: is a card owed for the Fool?")));
    done_->setEnabled(complete() && !problem && !badCards_);
    update();
}

void CountEntryPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    whole_->setContentsMargins(edge, m.frame + m.px(6), edge, m.frame + m.px(6));
    whole_->setSpacing(m.px(4));
    paper_->layout()->setContentsMargins(m.px(20), m.px(8), m.px(20), m.px(6));
    static_cast<QGridLayout*>(paper_->layout())->setVerticalSpacing(m.px(3));
    cards_->setFixedWidth(m.px(64));
    for (Words* words : counts_) // nothing moves when they are told
        words->setMinimumHeight(QFontMetrics(words->font()).lineSpacing());
    says_->setMinimumHeight(2 * QFontMetrics(says_->font()).lineSpacing()); // not what it might wrap to
    paper_->layout()->activate();
    const int head = taps_[0]->sizeHint().height() + how_->sizeHint().height() + m.px(4);
    picture_->fit({width() - 2 * edge,
                   height() - 2 * (m.frame + m.px(6)) - head - paper_->sizeHint().height() - 2 * m.px(6)},
                  m);
}

void CountEntryPage::drawOn(QPainter& p) {
    look::drawPaper(p, paper_->geometry(), metrics());
}

// Digits typed anywhere say how many cards were captured.
void CountEntryPage::keyPressEvent(QKeyEvent* event) {
    if (isPlainDigit(*event))
        typeInto(*cards_, *event);
    else
        Page::keyPressEvent(event);
}

void CountEntryPage::focusFirst() {
    picture_->focusFirst();
}

} // namespace score

#include "moc_count_entry_page.cpp"
