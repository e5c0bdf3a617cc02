#include "desktop/table/papers.h"

#include "desktop/look/announce.h"
#include "desktop/look/surfaces.h"
#include "desktop/table/free_place.h"
#include "desktop/table/open_ways.h"
#include "desktop/table/timing.h"
#include "desktop/table/trick_tags.h"

#include <QAccessible>
#include <QApplication>
#include <QCoreApplication>

#include <algorithm>

namespace table {

namespace {

constexpr int kFansRoom = 810; // breadth of a strip with fans where it lies anywhere, at s = 1

// Where the person's own name and line end, with the line that will stand there, too.
int ownWordsEnd(Seen seen) {
    int right = 0;
    for (const bool rests : {false, true}) {
        seen.atRest = rests;
        right = std::max(right, seen.plate(seen.scene.me).right() + 1);
    }
    return right;
}

} // namespace

Papers::Papers(look::Deck& deck, Board& board, const Director& director, QWidget& widget)
    : board_(board), director_(director), widget_(widget), strip_(new PromptStrip(deck, &widget)),
      price_(new PricePaper(deck, &widget)), ways_(new WaysPaper(deck, &widget)),
      note_(new NoteTag(&widget)) {
    connect(strip_, &PromptStrip::pointedElsewhere, this, &Papers::updatePrice);
    connect(note_, &NoteTag::ruleAsked, this, &Papers::ruleAsked);
    connect(strip_, &PromptStrip::ruleAsked, this, &Papers::ruleAsked);
    connect(&board_, &Board::measured, this, &Papers::setMetrics);
    connect(&board_, &Board::arranged, this, &Papers::placeSlip);
    connect(&board_, &Board::arranged, this, &Papers::updateWays);
    slipLeast_.setSingleShot(true);
    slipLeast_.setInterval(timing::slip);
    connect(&slipLeast_, &QTimer::timeout, this, [this] {
        if (slipLeaves_)
            dropSlip();
    });
}

void Papers::setMetrics(const look::Metrics& metrics) {
    strip_->setMetrics(metrics);
    price_->setMetrics(metrics);
    note_->setMetrics(metrics);
    ways_->setMetrics(metrics);
}

Seen Papers::seen() const {
    return {board_.scene(),
            board_.ask(),
            board_.attention,
            board_.picture(),
            board_.metrics(),
            slip(),
            slipAt_,
            director_.idle(),
            widget_.hasFocus(),
            board_.lastTrickShown(),
            board_.scoreCovered(),
            board_.placeDashed(),
            board_.score().isVisible() ? &board_.score() : nullptr};
}

// The people with their words, too, as long as those are.
std::vector<QRect> Papers::taken() const {
    std::vector<QRect> taken = takenPlaces(board_.picture(), board_.metrics());
    Seen now = seen();
    // With the line that will stand there, too, once the picture has caught up.
    for (const bool rests : {!now.atRest, now.atRest}) {
        now.atRest = rests;
        for (int seat = 0; seat < now.scene.seats(); ++seat)
            if (!now.scene.at(seat).name.isEmpty())
                taken.push_back(now.plate(seat));
    }
    if (!now.lastTrick)
        for (const TrickTag& tag : trickTags(now, now.scene.trick, now.picture.sprites))
            taken.push_back(tag.rect);
    return taken;
}

QRect Papers::cloth() const {
    return look::clothRect(widget_.rect(), board_.metrics());
}

// Without the places where cards may come to lie.
std::vector<QRect> Papers::takenByNow() const {
    std::vector<QRect> taken = this->taken();
    const auto& places = board_.picture().trickPlaces;
    std::erase_if(taken, [&](const QRect& r) { return std::ranges::find(places, r) != places.end(); });
    return taken;
}

std::vector<QRect> Papers::takenFor(Leaving leaving) const {
    std::vector<QRect> taken = leaving == Leaving::PlacesFree ? this->taken() : takenByNow();
    if (strip_->isVisible())
        taken.push_back(strip_->geometry());
    if (slip_)
        taken.push_back(slipAt_);
    if (ways_->isVisible())
        taken.push_back(ways_->geometry());
    return taken;
}

QRect Papers::placeOver(const std::vector<QSize>& sizes, const QRect& near, Leaving leaving) const {
    return freePlace(sizes, near, takenFor(leaving), cloth());
}

bool Papers::hidesSomething(const QRect& at, Leaving leaving) const {
    return covered(at, takenFor(leaving)) > 0;
}

// ---- The strip ----

std::optional<StripAsk> Papers::stripNow() const {
    const Scene& scene = board_.scene();
    if (director_.waitsForPress())
        return scene.untilSeen ? std::optional(StripAsk{*scene.untilSeen}) : std::nullopt;
    const Seen now = seen();
    if (!now.open() || !now.ask->strip)
        return std::nullopt;
    return now.ask->strip({board_.attention.raised, board_.attention.cutAt});
}

void Papers::updateStrip() {
    const auto ask = stripNow();
    if (ask) {
        strip_->setPrompt(ask->prompt);
        strip_->place(!ask->prompt.fans.empty() ? fansPlace()
                      : ask->prompt.tiles       ? tilesPlace()
                                                : stripPlace(ask->place));
    }
    if (!ask && strip_->isAncestorOf(QApplication::focusWidget()))
        widget_.setFocus(Qt::OtherFocusReason); // or Qt would give it to what comes next
    if (strip_->isVisible() != ask.has_value())
        strip_->setVisible(ask.has_value());
    updatePrice();
    updateWays();
    placeSlip();
}

// Where it is looked for if nothing lies there, else as close to that as it hides nothing, and as broad as
// goes there.
QRect Papers::stripPlace(StripPlace place) const {
    const Picture& picture = board_.picture();
    const QRect zone = place == StripPlace::Tall     ? picture.tallStrip
                       : place == StripPlace::Narrow ? picture.narrowStrip
                                                     : picture.strip;
    std::vector<QSize> sizes;
    for (const double share : {1.0, 0.82, 0.68, 1.3, 1.7, 2.2, 0.5})
        sizes.push_back(strip_->sizeFor({qRound(zone.width() * share), 0}));
    // Without play no trick comes before it is answered.
    return freePlace(sizes, zone, board_.scene().playing ? taken() : takenByNow(), cloth());
}

// While answers are weighed no card comes to the trick; words that were spoken count for them.
std::vector<QRect> Papers::takenByAnswers() const {
    std::vector<QRect> taken = takenByNow();
    if (board_.scene().marks.empty())
        std::erase(taken, board_.picture().lastMarks);
    const Seen now = seen();
    const int gap = now.metrics.px(8);
    if (!now.picture.notice.isEmpty())
        taken.push_back(now.picture.notice.adjusted(-gap, -gap, gap, gap));
    for (int seat = 0; seat < now.scene.seats(); ++seat)
        if (const QRect said = now.said(seat); !said.isEmpty())
            taken.push_back(said);
    return taken;
}

// Left of the score piece, their feet on one line; where it has no room there or would hide something, over
// it, or as close to that as it hides nothing.
QRect Papers::tilesPlace() const {
    const look::Metrics& m = board_.metrics();
    const QRect& score = board_.picture().tray;
    const QSize size = strip_->sizeFor({});
    const int left = m.px(256);
    const QRect beside(QPoint(left, score.bottom() + 1 - size.height()), size);
    if (beside.right() < score.left() - m.px(14) && covered(beside, takenByAnswers()) == 0)
        return beside;
    const int edge = m.px(14);
    const QRect area = cloth().adjusted(edge, edge, -edge, -edge);
    const QRect over(QPoint(std::max(area.left(), std::min(score.right(), area.right()) + 1 - size.width()),
                            score.top() - m.px(8) - size.height()),
                     size);
    const std::vector<QRect> taken = takenByAnswers();
    // With room for what the answers cost or bring.
    int rise = 0;
    for (const PromptButton& answer : strip_->prompt().buttons)
        if (answer.price)
            rise = std::max(rise, price_->riseOf(*answer.price));
    const QRect both = over.adjusted(0, -rise, 0, 0);
    if (covered(both, taken) == 0)
        return over;
    const QRect free = freePlace(both.size(), both, taken, area);
    return covered(free, taken) == 0 ? free.adjusted(0, rise, 0, 0) : freePlace(size, over, taken, area);
}

// In the first of its sizes that has room between one's own line and the score piece, their feet on one line;
// where none has, as close to that as it hides nothing.
QRect Papers::fansPlace() const {
    const look::Metrics& m = board_.metrics();
    const QRect& score = board_.picture().tray;
    const std::vector<QRect> taken = takenByAnswers();
    const int left = std::max(m.px(256), ownWordsEnd(seen()) + m.px(6)), right = score.left() - m.px(14);
    const auto beside = [&](QSize size) {
        return QRect(QPoint(left, score.bottom() + 1 - size.height()), size);
    };
    std::vector<QSize> sizes;
    for (const double share : {1.0, 0.92, 0.84, 0.76, 0.68, 0.6})
        for (const QSize size : strip_->fanSizes(qRound((right - left) * share)))
            sizes.push_back(size);
    std::stable_partition(sizes.begin(), sizes.end(), [&](QSize size) { return strip_->showsCards(size); });
    // The score piece's foot stands over the cards of the hand, however high these rise.
    std::vector<QRect> overHand = taken;
    std::erase(overHand, handTaken(board_.picture(), m));
    for (const QSize size : sizes) {
        const QRect at = beside(size);
        if (at.right() < right && covered(at, overHand) == 0)
            return at;
    }
    const int edge = m.px(14);
    return freePlace(strip_->fanSizes(m.px(kFansRoom)), beside(sizes.front()), taken,
                     cloth().adjusted(edge, edge, -edge, -edge));
}

// What the tile pointed to costs or brings.
void Papers::updatePrice() {
    const auto tile = strip_->isVisible() ? strip_->pointed() : std::nullopt;
    const auto& buttons = strip_->prompt().buttons;
    const PromptButton* answer = tile ? &buttons[static_cast<std::size_t>(*tile)] : nullptr;
    if (!answer || !answer->price) {
        price_->hide();
        return;
    }
    const QRect at = strip_->tile(*tile)->geometry().translated(strip_->pos());
    price_->setPrice(*answer->price, answer->pieces, strip_->prompt().piece);
    price_->place(strip_->geometry(), at, takenByAnswers(), cloth());
}

// ---- Ways to play a card ----

// Over the card under the mouse, or where the keyboard's ring is; they come and go with its lift.
void Papers::updateWays() {
    const Seen now = seen();
    const auto card = pointedTo(board_.attention);
    const auto ways = card ? openWays(now, *card) : std::vector<PlayWay>();
    if (ways.empty()) {
        wayCard_.reset();
        ways_->hide();
        return;
    }
    for (const Sprite& sprite : now.picture.sprites)
        if (sprite.place == Sprite::Place::Hand && sprite.card() == card) {
            wayCard_ = card;
            ways_->setWays(ways);
            const QRect seenOfIt = seenInRow(now.picture.sprites, sprite).toRect();
            ways_->place(waysPlace(seenOfIt), seenOfIt);
        }
}

// Over the card; where one's own name, tricks or the score piece lie there, as close to that as hides
// nothing.
QRect Papers::waysPlace(const QRect& card) const {
    const int edge = board_.metrics().px(14);
    QRect area = cloth().adjusted(edge, edge, -edge, 0);
    const QRect over = ways_->rowOver(card, area);
    std::vector<QRect> taken = takenByAnswers();
    std::erase(taken, handTaken(board_.picture(), board_.metrics()));
    if (strip_->isVisible())
        taken.push_back(strip_->geometry());
    area.setBottom(over.bottom());
    return covered(over, taken) == 0 ? over : freePlace(over.size(), over, taken, area);
}

// ---- What is said of a card ----

void Papers::refuse(const Refused& refused) {
    note(refused);
    tell(refused.why);
}

// As close to the card as it hides nothing.
void Papers::note(const Refused& refused) {
    const auto& sprites = board_.picture().sprites;
    const auto sprite =
        refused.over ? std::ranges::find(sprites, refused.over, &Sprite::card) : sprites.end();
    const QPointF over = sprite != sprites.end()
                             ? QPointF(sprite->centre.x(), sprite->bounds().top())
                             : QPointF(widget_.width() / 2.0, board_.picture().strip.top());
    const int edge = board_.metrics().px(12);
    QRect area = cloth().adjusted(edge, edge, -edge, -edge);
    const QRect usual = note_->paperOver(refused.why, over.toPoint(), area);
    std::vector<QRect> taken = takenFor(Leaving::BeforeCardsCome);
    std::erase(taken, handTaken(board_.picture(), board_.metrics()));
    // By a pile there is room on any side; of the hand it is over the cards, and not down over them.
    const bool ofPile = sprite != sprites.end() && sprite->place == Sprite::Place::Stacked;
    const QRect near = ofPile ? sprite->bounds().toAlignedRect() : usual;
    const QRect hand = handTaken(board_.picture(), board_.metrics());
    if (!ofPile)
        area.setBottom(std::max(area.top(), usual.bottom()));
    else if (!hand.isEmpty())
        area.setBottom(hand.top());
    note_->say(refused.why, refused.rules,
               covered(usual, taken) == 0 ? usual : freePlace(note_->sizes(refused.why), near, taken, area));
}

QString Papers::asked() const {
    const Scene& scene = board_.scene();
    if (director_.waitsForPress()) {
        if (!scene.untilSeen)
            return {};
        const Prompt& prompt = *scene.untilSeen;
        return prompt.text.isEmpty() ? look::sentence(prompt.strong)
                                     : look::sentence(prompt.strong) + u' ' + look::sentence(prompt.text);
    }
    return board_.ask() ? board_.ask()->told : QString();
}

void Papers::tell(const QString& words) {
    widget_.setAccessibleDescription(words);
    look::announce(widget_, words);
}

} // namespace table

#include "moc_papers.cpp"
