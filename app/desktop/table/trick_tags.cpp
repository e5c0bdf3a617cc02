#include "desktop/table/trick_tags.h"

#include "desktop/table/picking.h"

#include <QCoreApplication>

#include <algorithm>

namespace table {

namespace {

struct TagWords {
    Q_DECLARE_TR_FUNCTIONS(table::TableWidget)
};

// At the foot of the card, where nothing lies over it.
QPointF placeOf(const Seen& seen, const Trick& trick, const Played& played, const Sprite& sprite) {
    QPointF foot(sprite.centre.x(), sprite.bounds().bottom());
    if (played.seat == seen.scene.me) // clear of the strip below
        foot.ry() -= seen.metrics.px(14);
    const Edge edge = edgeOf(seen.scene, played.seat);
    const bool asked = seen.ask && seen.ask->strip;
    if (asked && (edge == Edge::Left || edge == Edge::Right)) // wholly on the card
        foot.ry() -= seen.metrics.px(14);
    if (edge == Edge::TopRight || edge == Edge::TopLeft) // over it: the others' cards lie on its foot
        foot.setY(sprite.bounds().top() - seen.metrics.px(5));
    // The foot of the card opposite lies under the person's own, once that is there.
    const bool own = std::ranges::find(trick.plays, seen.scene.me, &Played::seat) != trick.plays.end();
    if (edge == Edge::Top && (own || seen.attention.played))
        foot.setY(foot.y() - seen.metrics.trickCard.height() * 0.62);
    return foot;
}

} // namespace

std::vector<TrickTag> trickTags(const Seen& seen, const Trick& trick, const std::vector<Sprite>& sprites) {
    std::vector<TrickTag> tags;
    for (std::size_t i = 0; i < trick.plays.size(); ++i) {
        const Played& played = trick.plays[i];
        const bool led = i == 0, wins = winsSoFar(trick, played, seen.ask);
        const auto sprite = std::ranges::find_if(sprites, [&](const Sprite& s) {
            return s.place == Sprite::Place::Trick && s.card() == played.card;
        });
        if (sprite == sprites.end() || !(led || wins || !played.word.isEmpty()))
            continue;
        TrickTag tag;
        tag.centre = placeOf(seen, trick, played, *sprite).toPoint();
        const QString winWords = trick.full ? TagWords::tr("wins") : TagWords::tr("wins so far");
        QStringList words;
        if (led)
            words << TagWords::tr("led");
        if (!played.word.isEmpty())
            words << played.word;
        if (wins)
            words << winWords;
        tag.words = words.join(QStringLiteral(", "));
        tag.sign = wins ? look::TagSign::Laurel : look::TagSign::Arrow;
        tag.rect = look::tagRect(tag.centre, tag.words, seen.metrics, tag.sign);
        tags.push_back(std::move(tag));
    }
    return tags;
}

} // namespace table
