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
            buttons_.push_back(button);
            row->addWidget(button);
            connect(button, &QAbstractButton::clicked, this, [this, button] { tap(*button); });
        }
        row->addStretch(1);
        rows->addLayout(row);
    }
}

void CapturedPicture::begin(const RuleSet& rules, const KeptHand& hand, const text::SideNames& tags,
                            const text::SideNames& names) {
    scoring_ = scoringCards(rules);
    died_ = capturedByMarks(hand);
    tags_ = tags;
    names_ = names;
    tapFor_ = Place::First;
    const auto captured = tappedBefore(hand);
    tapped_ = captured.has_value();
    fill(Place::First);
    for (Card card : captured ? scoring_ : CardSet{})
        lies_[card.id] = (*captured)[Side::NS].contains(card)   ? Place::First
                         : (*captured)[Side::EW].contains(card) ? Place::Second
                                                                : Place::Fola;
    for (CardButton* button : buttons_)
        button->setVisible(scoring_.contains(button->card()));
    tell();
}

// The cards are those of the other side, and this side's are to be tapped; those that died lie with who
// captured them.
void CapturedPicture::fill(Place tapped) {
    rest_ = tapped == Place::First ? Place::Second : Place::First;
    lies_.fill(rest_);
    for (Side side : tricks::kSides)
        for (Card card : died_[side])
            lies_[card.id] = side == Side::NS ? Place::First : Place::Second;
}

void CapturedPicture::tapFor(Place place) {
    if (!tapped_ && place != Place::Fola && place != tapFor_)
        fill(place);
    tapFor_ = place;
    tell();
}

void CapturedPicture::tap(const CardButton& button) {
    Place& lies = lies_[button.card().id];
    tapped_ = true;
    // A second tap takes it back.
    lies = lies != tapFor_ ? tapFor_ : lies == Place::Second ? Place::First : Place::Second;
    tell();
    emit changed();
}

PerSide<CardSet> CapturedPicture::captured() const {
    PerSide<CardSet> captured;
    for (Card card : scoring_)
        if (lies_[card.id] != Place::Fola)
            captured[lies_[card.id] == Place::First ? Side::NS : Side::EW].insert(card);
    return captured;
}

// Somebody said whose it is: by a tap, or by a mark.
bool CapturedPicture::isTold(Card card) const {
    return tapped_ || died_[Side::NS].contains(card) || died_[Side::EW].contains(card);
}

void CapturedPicture::tell() {
    for (CardButton* button : buttons_) {
        if (!isTold(button->card())) {
            button->setRaised(false);
            button->setFaded(false);
            button->setTag({}, tr("not said yet"));
            continue;
        }
        const Place lies = lies_[button->card().id];
        const Side side = lies == Place::First ? Side::NS : Side::EW;
        button->setRaised(lies == Place::First);
        button->setFaded(lies == Place::Fola);
        if (lies == Place::Fola)
            button->setTag(tr("fola"), tr("left in the fola"));
        else
            button->setTag(tags_[side], names_[side]);
    }
}

CardButton* CapturedPicture::button(Card card) const {
    return *std::ranges::find_if(buttons_, [&](const CardButton* b) { return b->card() == card; });
}

void CapturedPicture::fit(QSize room, const look::Metrics& m) {
    const int ring = 2 * std::max(5, m.px(5));
    const int wide = room.width() / 10 - ring, row = room.height() / 3 - ring;
    const int high = std::min(static_cast<int>(row * 14.0 / 15.0) - 2, static_cast<int>(wide * 1.8));
    const QSize card(static_cast<int>(std::lround(high / 1.8)), high);
    for (CardButton* button : buttons_)
        button->setCardSize(card, m);
}

void CapturedPicture::focusFirst() {
    buttons_.front()->setFocus(Qt::OtherFocusReason);
}

} // namespace score

#include "moc_captured_picture.cpp"
