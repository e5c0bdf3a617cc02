#include "desktop/score/captured_picture.h"

#include <QHBoxLayout>

#include <algorithm>
#include <cmath>

namespace score {

using namespace minchiate;
using namespace scoresheet;

namespace {

// A count that was left goes before one that was done.
std::optional<PerSide<CardSet>> tappedBefore(const KeptHand& hand) {
    if (hand.counting)
        return hand.counting->captured;
    if (const auto* count = std::get_if<CountEntry>(&hand.ending))
        return count->captured;
    return std::nullopt;
}

} // namespace

CapturedPicture::CapturedPicture(look::Deck& deck, QWidget* parent) : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    for (const auto& cards : scoringRows(scoringCards(RuleSet{.demon = true}))) {
        auto* row = new QHBoxLayout;
        row->setSpacing(0);
        row->addStretch(1);
        for (Card card : cards) {
            auto* button = new CardButton(deck, card);
            m_buttons.push_back(button);
            row->addWidget(button);
            connect(button, &QAbstractButton::clicked, this, [this, button] { tap(*button); });
        }
        row->addStretch(1);
        rows->addLayout(row);
    }
}

void CapturedPicture::begin(const RuleSet& rules, const KeptHand& hand, const text::SideNames& tags,
                            const text::SideNames& names) {
    m_scoring = scoringCards(rules);
    m_died = capturedByMarks(hand);
    m_tags = tags;
    m_names = names;
    m_tapFor = Place::first;
    const auto captured = tappedBefore(hand);
    m_tapped = captured.has_value();
    fill(Place::first);
    for (Card card : captured ? m_scoring : CardSet{})
        m_lies[card.id] = (*captured)[Side::NS].contains(card)   ? Place::first
                          : (*captured)[Side::EW].contains(card) ? Place::second
                                                                 : Place::fola;
    for (CardButton* button : m_buttons)
        button->setVisible(m_scoring.contains(button->card()));
    tell();
}

// The cards are those of the other side, and this side's are to be tapped; those that died lie with who
// captured them.
void CapturedPicture::fill(Place tapped) {
    m_rest = tapped == Place::first ? Place::second : Place::first;
    m_lies.fill(m_rest);
    for (Side side : tricks::kSides)
        for (Card card : m_died[side])
            m_lies[card.id] = side == Side::NS ? Place::first : Place::second;
}

void CapturedPicture::tapFor(Place place) {
    if (!m_tapped && place != Place::fola && place != m_tapFor)
        fill(place);
    m_tapFor = place;
    tell();
}

void CapturedPicture::tap(const CardButton& button) {
    Place& lies = m_lies[button.card().id];
    m_tapped = true;
    // A second tap takes it back.
    lies = lies != m_tapFor ? m_tapFor : lies == Place::second ? Place::first : Place::second;
    tell();
    emit changed();
}

PerSide<CardSet> CapturedPicture::captured() const {
    PerSide<CardSet> captured;
    for (Card card : m_scoring)
        if (m_lies[card.id] != Place::fola)
            captured[m_lies[card.id] == Place::first ? Side::NS : Side::EW].insert(card);
    return captured;
}

// Somebody said whose it is: by a tap, or by a mark.
bool CapturedPicture::isTold(Card card) const {
    return m_tapped || m_died[Side::NS].contains(card) || m_died[Side::EW].contains(card);
}

void CapturedPicture::tell() {
    for (CardButton* button : m_buttons) {
        if (!isTold(button->card())) {
            button->setRaised(false);
            button->setFaded(false);
            button->setTag({}, tr("not said yet"));
            continue;
        }
        const Place lies = m_lies[button->card().id];
        const Side side = lies == Place::first ? Side::NS : Side::EW;
        button->setRaised(lies == Place::first);
        button->setFaded(lies == Place::fola);
        if (lies == Place::fola)
            button->setTag(tr("fola"), tr("left in the fola"));
        else
            button->setTag(m_tags[side], m_names[side]);
    }
}

CardButton* CapturedPicture::button(Card card) const {
    return *std::ranges::find_if(m_buttons, [&](const CardButton* b) { return b->card() == card; });
}

void CapturedPicture::fit(QSize room, const look::Metrics& m) {
    const int ring = 2 * std::max(5, m.px(5));
    const int wide = room.width() / 10 - ring, row = room.height() / 3 - ring;
    const int high = std::min(static_cast<int>(row * 14.0 / 15.0) - 2, static_cast<int>(wide * 1.8));
    const QSize card(static_cast<int>(std::lround(high / 1.8)), high);
    for (CardButton* button : m_buttons)
        button->setCardSize(card, m);
}

void CapturedPicture::focusFirst() {
    m_buttons.front()->setFocus(Qt::OtherFocusReason);
}

} // namespace score
