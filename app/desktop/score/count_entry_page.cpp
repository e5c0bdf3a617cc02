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

// "Ada and Lapo: 10 beyond 42 + 25 for kings … = 130".
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
    return CountEntryPage::tr("%1: %2 = %3", "pair, parts, sum")
        .arg(pair, parts.join(QStringLiteral(" + ")), QString::number(count.total()));
}

ScoreButton* choice(const QString& words = {}) {
    auto* button = new ScoreButton(ScoreButton::Size::plain, words);
    button->setCheckable(true);
    return button;
}

} // namespace

CountEntryPage::CountEntryPage(look::Deck& deck, SheetBook& book, QWidget* parent)
    : Page(parent), m_book(book), m_whole(new QVBoxLayout(this)),
      m_title(new Words(Type::section, colour::text, tr("A card that is pressed goes to"))),
      m_how(new Words(Type::text, colour::text2)), m_taps{choice(), choice(), choice(tr("left in the fola"))},
      m_picture(new CapturedPicture(deck)), m_howMany(new Words(Type::text, colour::ink)),
      m_cards(new Field(tr("Cards of the first pair"))), m_tricks(new Words(Type::text, colour::ink2)),
      m_fewer(new PaperButton(PaperButton::Kind::secondOnPaper, QStringLiteral("\u2212 4"))),
      m_more(new PaperButton(PaperButton::Kind::secondOnPaper, QStringLiteral("+ 4"))),
      m_last{choice(), choice()}, m_counts{new Words(Type::text, colour::ink),
                                           new Words(Type::text, colour::ink)},
      m_says(new Words(Type::strong, colour::ink)),
      m_back(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Back"))),
      m_done(new PaperButton(PaperButton::Kind::mainOnPaper, tr("&Done"))), m_paper(new QWidget) {
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    head->addWidget(m_title, 1);
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_taps.size(); ++i) {
        group->addButton(m_taps[i]);
        head->addWidget(m_taps[i]);
        connect(m_taps[i], &QAbstractButton::clicked, this, [this, i] { setTap(static_cast<Tap>(i)); });
    }
    m_whole->addLayout(head);
    m_whole->addWidget(m_how);

    m_whole->addWidget(m_picture, 1);
    connect(m_picture, &CapturedPicture::changed, this, &CountEntryPage::keep);

    auto* foot = new QGridLayout(m_paper);
    auto* number = new QHBoxLayout;
    number->addWidget(m_howMany);
    number->addWidget(m_fewer);
    number->addWidget(m_cards);
    number->addWidget(m_more);
    number->addWidget(m_tricks, 1);
    foot->addLayout(number, 0, 0);
    auto* last = new QHBoxLayout;
    last->setSpacing(0);
    last->addWidget(new Words(Type::text, colour::ink, tr("The last trick:")));
    auto* lastGroup = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_last.size(); ++i) {
        m_last[i]->setOnPaper(true);
        lastGroup->addButton(m_last[i]);
        last->addWidget(m_last[i]);
        connect(m_last[i], &QAbstractButton::clicked, this, [this, i] {
            m_lastTrick = tricks::kSides[i];
            keep();
        });
    }
    last->addStretch(1);
    foot->addLayout(last, 0, 1);
    foot->addWidget(m_counts[0], 1, 0, 1, 2);
    foot->addWidget(m_counts[1], 2, 0, 1, 2);
    auto* end = new QHBoxLayout;
    end->addWidget(m_says, 1);
    end->addWidget(m_back);
    end->addWidget(m_done);
    foot->addLayout(end, 3, 0, 1, 2);
    foot->setColumnStretch(0, 1);
    foot->setColumnStretch(1, 1);
    m_whole->addWidget(m_paper);
    m_cards->setAlignment(Qt::AlignCenter);
    m_cards->setMaxLength(12);
    m_says->setWordWrap(true);
    m_howMany->letBeCut();
    for (ScoreButton* button : {m_taps[0], m_taps[1], m_last[0], m_last[1]})
        button->letBeCut();
    for (Words* words : {m_counts[0], m_counts[1], m_tricks, m_says, m_how}) // they never widen the page
        words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (Words* words : {m_counts[0], m_counts[1], m_tricks, m_how})
        words->letBeCut();
    m_fewer->setAccessibleName(tr("One trick less"));
    m_more->setAccessibleName(tr("One trick more"));
    connect(m_fewer, &QAbstractButton::clicked, this, [this] { addCards(-kTrick); });
    connect(m_more, &QAbstractButton::clicked, this, [this] { addCards(kTrick); });
    connect(m_cards, &QLineEdit::textEdited, this, &CountEntryPage::readCards);
    connect(m_cards, &QLineEdit::returnPressed, this, &CountEntryPage::finish);
    addBookActions(this, m_book);
    connect(m_back, &QAbstractButton::clicked, this, &CountEntryPage::back);
    connect(m_done, &QAbstractButton::clicked, this, &CountEntryPage::finish);
}

void CountEntryPage::showHand(int number) {
    m_number = number;
    m_badCards = false;
    m_number84.reset();
    m_lastTrick.reset();
    m_cards->clear();
    const KeptHand hand = m_book.hand(number);
    const auto names = text::pairsOf(m_book.sheet(), seatsOf(m_book.sheet(), number));
    for (Side side : tricks::kSides) {
        m_taps[static_cast<std::size_t>(side)]->setWords(names[side]);
        m_last[static_cast<std::size_t>(side)]->setWords(names[side]);
    }
    m_howMany->setText(tr("%1 took", "so many cards").arg(names[Side::NS]));
    if (hand.counting) {
        m_number84 = hand.counting->cards;
        m_lastTrick = hand.counting->lastTrick;
    } else if (const auto* count = std::get_if<CountEntry>(&hand.ending)) {
        m_number84 = count->cards;
        m_lastTrick = count->lastTrick;
    }
    if (m_number84)
        m_cards->setText(QString::number(*m_number84));
    m_picture->begin(m_book.sheet().rules, hand, shortPairs(m_book.sheet(), number), names);
    setTap(Tap::first);
    for (ScoreButton* button : m_last) { // none is chosen until somebody says so
        if (QButtonGroup* group = button->group())
            group->setExclusive(false);
        button->setChecked(m_lastTrick && m_last[static_cast<std::size_t>(*m_lastTrick)] == button);
        if (QButtonGroup* group = button->group())
            group->setExclusive(true);
    }
    tell();
}

void CountEntryPage::setTap(Tap tap) {
    m_picture->tapFor(tap);
    m_taps[static_cast<std::size_t>(tap)]->setChecked(true);
    tell();
}

void CountEntryPage::addCards(int cards) {
    const int now = m_number84 ? *m_number84 + cards : kCaptured / 2 + (cards > 0 ? 2 : -2);
    m_number84 = std::clamp(now - now % kTrick, 0, kCaptured);
    m_badCards = false;
    m_cards->setText(QString::number(*m_number84));
    keep();
}

void CountEntryPage::readCards() {
    const auto sum = sumOf(m_cards->text().toStdString());
    m_badCards = std::holds_alternative<Problem>(sum);
    if (m_badCards)
        m_number84.reset();
    else
        m_number84 = std::get<int>(sum);
    keep();
}

// Every step is in the file at once, so that nothing is lost when the page is left in the middle.
void CountEntryPage::keep() {
    KeptHand hand = m_book.hand(m_number);
    hand.counting = CountDraft{.cards = m_number84, .lastTrick = m_lastTrick};
    if (hand.counting->cards && (*m_number84 < 0 || *m_number84 > kCaptured))
        hand.counting->cards.reset(); // said beside the field, and not a number to keep
    if (m_picture->tapped())
        hand.counting->captured = m_picture->captured();
    (void)m_book.write(m_number, hand);
    tell();
}

CountEntry CountEntryPage::entry() const {
    CountEntry count{.captured = m_picture->captured()};
    count.cards = m_number84.value_or(kCaptured / 2);
    count.lastTrick = m_lastTrick.value_or(Side::NS);
    return count;
}

void CountEntryPage::finish() {
    if (!m_done->isEnabled())
        return;
    KeptHand hand = m_book.hand(m_number);
    hand.ending = entry();
    hand.counting.reset();
    if (const auto problem = m_book.write(m_number, hand))
        m_says->setText(
            text::explain(*problem, text::pairsOf(m_book.sheet(), seatsOf(m_book.sheet(), m_number))));
    else
        emit done();
}

// The cards of one side are pressed, and the rest is the other's: said before a card is pressed, for nothing
// on the table looks so.
QString CountEntryPage::howWords(const text::SideNames& names) const {
    const auto to = [&](Side one, Side other) {
        return m_picture->tapped() ? tr("Raised cards are with %1. Press a card to move it to %2, and once "
                                        "more to move it back.")
                                         .arg(names[Side::NS], names[one])
                                   : tr("Press the cards that %1 took. What you do not press counts for %2.")
                                         .arg(names[one], names[other]);
    };
    switch (m_picture->tapsFor()) {
    case Tap::first:
        return to(Side::NS, Side::EW);
    case Tap::second:
        return to(Side::EW, Side::NS);
    case Tap::fola:
        break;
    }
    return tr(
        "Press the cards that lay in the fola to the end: nobody took them, and they count for nobody.");
}

// What nobody has said yet.
QString CountEntryPage::missing(const text::SideNames& names) const {
    QStringList parts;
    if (!m_picture->tapped() && !complete())
        parts << tr("which of these cards %1 took").arg(names[Side::NS]);
    if (!m_number84)
        parts << tr("how many cards %1 took in all").arg(names[Side::NS]);
    if (!m_lastTrick)
        parts << tr("who took the last trick");
    if (parts.isEmpty())
        return {};
    const QString said = tr("Still to say: %1.").arg(text::joined(parts));
    if (m_number84 || !m_picture->tapped())
        return said;
    const QString until =
        m_lastTrick ? tr("Until then it is reckoned with %1 cards each.")
                    : tr("Until then it is reckoned with %1 cards each, and the last trick with %2.")
                          .arg(QStringLiteral("%1"), names[Side::NS]);
    return said + QLatin1Char(' ') + until.arg(kCaptured / 2);
}

void CountEntryPage::tell() {
    const Sheet& sheet = m_book.sheet();
    const auto names = text::pairsOf(sheet, seatsOf(sheet, m_number));
    KeptHand hand = m_book.hand(m_number);
    hand.ending = entry();
    std::optional<Problem> problem = faultOf(hand, sheet.rules);
    const bool whole = !m_number84 || *m_number84 % kTrick == 0;
    m_tricks->setText(!m_number84 ? tr("cards of 84")
                      : whole     ? tr("cards, %1 tricks").arg(*m_number84 / kTrick)
                                  : tr("cards"));
    if (problem && problem->fault == Fault::LastTrickOfNone && !m_lastTrick)
        problem.reset();
    const bool anybodySaid = m_picture->tapped() || complete();
    m_how->setText(howWords(names));
    const HandAccount account = problem ? HandAccount{} : accountOf(hand, sheet.rules);
    for (Side side : tricks::kSides) {
        QString words;
        if (anybodySaid && !problem && account.result && !account.result->cappotto)
            words = countParts(names[side], account.result->count[side]);
        m_counts[static_cast<std::size_t>(side)]->setText(words);
        m_counts[static_cast<std::size_t>(side)]->setToolTip(words);
    }
    if (m_badCards)
        m_says->setText(
            tr("How many cards did %1 take? A number from 0 to 84, please.").arg(names[Side::NS]));
    else if (problem)
        m_says->setText(text::explain(*problem, names));
    else if (const QString still = missing(names); !still.isEmpty())
        m_says->setText(still);
    else
        m_says->setText((m_picture->tapped()
                             ? QString()
                             : tr("No card was pressed: all count for %1. ")
                                   .arg(names[m_picture->restWith() == Tap::first ? Side::NS : Side::EW])) +
                        outcomeWords(sheet, m_number, account) + QStringLiteral(". ") +
                        reckoning(sheet, m_number, account).join(QStringLiteral(". ")) +
                        (whole ? QString() : tr(". Not whole tricks: is a card owed for the Fool?")));
    m_done->setEnabled(complete() && !problem && !m_badCards);
    update();
}

void CountEntryPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    m_whole->setContentsMargins(edge, m.frame + m.px(6), edge, m.frame + m.px(6));
    m_whole->setSpacing(m.px(4));
    m_paper->layout()->setContentsMargins(m.px(20), m.px(8), m.px(20), m.px(6));
    static_cast<QGridLayout*>(m_paper->layout())->setVerticalSpacing(m.px(3));
    m_cards->setFixedWidth(m.px(64));
    for (Words* words : m_counts) // nothing moves when they are told
        words->setMinimumHeight(QFontMetrics(words->font()).lineSpacing());
    m_says->setMinimumHeight(2 * QFontMetrics(m_says->font()).lineSpacing()); // not what it might wrap to
    m_paper->layout()->activate();
    const int head = m_taps[0]->sizeHint().height() + m_how->sizeHint().height() + m.px(4);
    m_picture->fit({width() - 2 * edge,
                    height() - 2 * (m.frame + m.px(6)) - head - m_paper->sizeHint().height() - 2 * m.px(6)},
                   m);
}

void CountEntryPage::drawOn(QPainter& p) {
    look::drawPaper(p, m_paper->geometry(), metrics());
}

// Digits typed anywhere say how many cards were captured.
void CountEntryPage::keyPressEvent(QKeyEvent* event) {
    if (isPlainDigit(*event))
        typeInto(*m_cards, *event);
    else
        Page::keyPressEvent(event);
}

void CountEntryPage::focusFirst() {
    m_picture->focusFirst();
}

} // namespace score
