// The slip: what is said aloud, and where it lies.
#include "desktop/look/announce.h"
#include "desktop/table/free_place.h"
#include "desktop/table/papers.h"
#include "desktop/table/slip.h"

#include <algorithm>
#include <utility>

namespace table {

namespace {

constexpr int kApart = 115; // from others than its speaker, at s = 1

// The part of the table that is theirs who sit there.
QRect sideOf(Edge edge, QRect cloth) {
    if (edge == Edge::Left || edge == Edge::TopLeft)
        cloth.setRight(cloth.center().x());
    if (edge == Edge::Right || edge == Edge::TopRight)
        cloth.setLeft(cloth.center().x());
    if (edge == Edge::Top)
        cloth.adjust(cloth.width() / 5, 0, -cloth.width() / 5, 0);
    if (edge == Edge::Top || edge == Edge::TopLeft || edge == Edge::TopRight)
        cloth.setBottom(cloth.center().y());
    return cloth;
}

} // namespace

void Papers::lay(std::optional<Slip> slip) {
    slipLeast_.stop();
    slipLeaves_ = false;
    slip_ = std::move(slip);
}

// Not where nobody waits for anything.
void Papers::say(Slip slip) {
    look::announce(widget_, slip.title + QStringLiteral(": ") + slip.words);
    look::announce(widget_, slip.gloss);
    slip_ = std::move(slip);
    slipLeaves_ = false;
    if (board_.habits().tempo.factor > 0)
        slipLeast_.start();
}

void Papers::letGo() {
    slipLeaves_ = true;
    if (!slipLeast_.isActive())
        slip_.reset();
}

void Papers::dropSlip() {
    lay(std::nullopt);
    widget_.update();
}

// Beside its speaker, where it hides no card, no name, no mark and no place where a card will lie; rather
// than by somebody else, over a place where no card lies yet, over the speaker's own backs, or over the cards
// that it speaks of.
void Papers::placeSlip() {
    if (!slip_)
        return;
    const Seen now = seen();
    const int edge = now.metrics.px(12);
    const QRect whole = cloth().adjusted(edge, edge, -edge, -edge);
    const QRect own = sideOf(edgeOf(now.scene, slip_->speaker), whole);
    std::vector<QRect> besides, others;
    if (strip_->isVisible())
        besides.push_back(strip_->geometry());
    if (now.scene.asking)
        besides.push_back(now.picture.strip);
    for (int seat = 0; seat < now.scene.seats(); ++seat)
        if (seat != slip_->speaker)
            others.push_back(now.plate(seat));
    const QSize size = slipSize(*slip_, now.metrics);
    const QRect speaker = now.plate(slip_->speaker);
    // Close to its speaker, and further from everybody else, who might seem to speak.
    const int away = now.metrics.px(kApart), dx = size.width() + away, dy = size.height() + away;
    SlipRoom apart{own & speaker.adjusted(-dx, -dy, dx, dy), takenByNow()};
    for (const QRect& other : others)
        apart.taken.push_back(other.adjusted(-away, -away, away, away));
    SlipRoom overBacks{own, withoutCardsOf(slip_->speaker, {Sprite::Place::Back}), others};
    SlipRoom overCards{own, withoutCardsOf(slip_->speaker, {Sprite::Place::Back, Sprite::Place::Public}),
                       others};
    std::vector<SlipRoom> rooms{{own, taken(), others},
                                apart,
                                {own, takenByNow(), others},
                                overBacks,
                                overCards,
                                {own, taken()},
                                {own, takenByNow()},
                                {whole, taken()}};
    for (SlipRoom& room : rooms)
        room.taken.insert(room.taken.end(), besides.begin(), besides.end());
    slipAt_ = slipPlace(size, speaker, rooms, slipAt_);
}

// What must be seen just now but for that person's cards lying so, and the words by these; marks are read
// later, too.
std::vector<QRect> Papers::withoutCardsOf(int seat, const std::vector<Sprite::Place>& places) const {
    const Picture& picture = board_.picture();
    std::vector<QRect> taken = takenByNow();
    std::erase(taken, picture.lastMarks);
    for (const Sprite& sprite : picture.sprites)
        if (sprite.seat == seat && std::ranges::find(places, sprite.place) != places.end())
            std::erase(taken, takenBy(sprite, board_.metrics()));
    if (std::ranges::find(places, Sprite::Place::Public) != places.end())
        for (const Caption& caption : picture.captions)
            if (std::ranges::find(board_.scene().at(seat).shown, caption.words, &Group::words) !=
                board_.scene().at(seat).shown.end())
                std::erase(taken, caption.rect);
    return taken;
}

} // namespace table
