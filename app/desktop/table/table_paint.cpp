// How the table is painted: cloth, backs, frame over them, words, cards, tags.
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/table/plates.h"
#include "desktop/table/slip.h"
#include "desktop/table/table_widget.h"

#include <QPaintEvent>
#include <QPainter>

#include <cmath>

namespace table {

using look::colour::gold;
using look::colour::text2;

namespace {

QColor colour(QRgb rgb) {
    return QColor(rgb);
}

// Portraits by player: 0 is the person, then partner, right and left at the first hand.
const QString& headOf(int player) {
    static const std::array<QString, kPlayers> heads{QStringLiteral("You"), QStringLiteral("Lapo"),
                                                     QStringLiteral("Bice"), QStringLiteral("Vieri")};
    return heads[static_cast<std::size_t>(player)];
}

} // namespace

void TableWidget::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Pictures fit whole pixels, but not where the screen's ratio is no whole number.
    painter.setRenderHint(QPainter::SmoothPixmapTransform,
                          devicePixelRatioF() != std::floor(devicePixelRatioF()));
    painter.setClipRegion(event->region());
    look::drawTable(painter, rect(), metrics_);
    paintSprites(painter, event->region(), true);
    look::drawFrame(painter, rect(), metrics_);
    paintCaptions(painter);
    paintPlates(painter, PlatePart::All);
    if (isOpen() && state_.playing() && state_.asked->seat == state_.me && !lastTrickShown_)
        look::drawEmptyPlace(painter, picture_.emptyPlace, metrics_);
    paintSprites(painter, event->region(), false);
    if (spotlight_.darkness() > 0) { // words are never dimmed
        spotlight_.paint(painter, rect());
        paintCaptions(painter);
        paintPlates(painter, PlatePart::Words);
    }
    if (!lastTrickShown_)
        paintTags(painter, state_.trick, animator_.sprites());
    if (state_.paidForFool)
        for (const Sprite& sprite : animator_.sprites())
            if (sprite.place == Sprite::Place::Fool && sprite.card() == state_.paidForFool)
                look::drawTag(painter, QPointF(sprite.centre.x(), sprite.bounds().bottom()).toPoint(),
                              tr("for the Fool"), metrics_);
    paintMarks(painter);
    paintSlip(painter);
    if (lastTrickShown_)
        paintLastTrick(painter);
    paintFocus(painter);
}

// Cards on their way pass over tray and strip; a dragged one lies over everything.
void TableWidget::paintTop(QPainter& painter, const QRegion& dirty) {
    QRegion under;
    for (const QWidget* widget : {static_cast<QWidget*>(pad_), static_cast<QWidget*>(strip_)})
        if (widget->isVisible())
            under += widget->geometry();
    if (animator_.moving() && under.intersects(dirty)) {
        painter.setClipRegion(under & dirty);
        for (const Sprite& sprite : animator_.sprites())
            if (animator_.moves(sprite.key))
                paintSprite(painter, sprite);
        painter.setClipping(false);
    }
    paintDragged(painter);
}

// Backs at the table's edge come under the frame; everything else lies over it.
void TableWidget::paintSprites(QPainter& painter, const QRegion& dirty, bool backs) {
    const int reach = metrics_.px(26);
    for (const Sprite& sprite : animator_.sprites()) {
        if ((sprite.place == Sprite::Place::Back) != backs)
            continue;
        if (sprite.place == Sprite::Place::Trick && lastTrickShown_)
            continue;
        if (dragging_ && sprite.card() == pressed_)
            continue;
        if (dirty.intersects(sprite.bounds().toAlignedRect().adjusted(-reach, -reach, reach, reach)))
            paintSprite(painter, sprite);
    }
}

// Over everything, words as well.
void TableWidget::paintDragged(QPainter& painter) {
    if (!dragging_ || !pressed_)
        return;
    for (Sprite sprite : animator_.sprites())
        if (sprite.card() == pressed_) {
            sprite.centre += dragAt_ - pressedAt_;
            sprite.lifted = true;
            paintSprite(painter, sprite);
        }
}

void TableWidget::paintSprite(QPainter& painter, const Sprite& sprite) {
    const auto index = sprite.largeIndex ? look::Deck::Index::Large : look::Deck::Index::Plain;
    const QSize art = sprite.art.toSize();
    QPixmap pixmap = deck_.card(sprite.face, art, devicePixelRatioF(), index);
    const QString back = QStringLiteral("back");
    const bool drawn = deck_.isDrawn(sprite.face, index), backDrawn = deck_.isDrawn(back);
    if (!drawn && backDrawn) // until it is, it lies face down
        pixmap = deck_.card(back, art, devicePixelRatioF());
    painter.save();
    QPointF centre = sprite.centre;
    if (shaking_ && sprite.card() == shaking_ && shake_.state() == QAbstractAnimation::Running)
        centre.rx() += metrics_.px(4) * std::sin(shake_.currentValue().toDouble() * 6.283 * 1.5);
    painter.translate(centre);
    painter.rotate(sprite.angle);
    const bool resized = sprite.size != sprite.art;
    if (resized || sprite.angle != 0) // only then: five times as slow, even where nothing is transformed
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (resized)
        painter.scale(sprite.size.width() / sprite.art.width(), sprite.size.height() / sprite.art.height());
    else if (sprite.angle == 0) // on whole pixels, so that a card at rest is sharp
        painter.translate(QPointF(std::round(centre.x() - art.width() / 2.0) + art.width() / 2.0,
                                  std::round(centre.y() - art.height() / 2.0) + art.height() / 2.0) -
                          centre);
    const QRect r(-art.width() / 2, -art.height() / 2, art.width(), art.height());
    const int radius = look::cardRadius(art);
    const auto shadow = sprite.lifted                   ? look::Shadow::Lifted
                        : art.width() < metrics_.px(60) ? look::Shadow::Small
                                                        : look::Shadow::Card;
    look::drawShadow(painter, r, metrics_, shadow, radius);
    if (sprite.opensGroup)
        look::drawGroupShadow(painter, r, metrics_);
    if (drawn || backDrawn) {
        painter.drawPixmap(r, pixmap);
    } else { // for the first moment of all, quiet as the wood
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour(look::colour::walnutMid));
        painter.drawRoundedRect(r, radius, radius);
    }
    if (sprite.notch)
        look::drawNotch(painter, r);
    if (sprite.wins)
        look::drawGoldEdge(painter, r, metrics_, radius);
    if (sprite.picked) { // in the hand where it is seen beside the next card
        const bool inHand = sprite.place == Sprite::Place::Hand;
        const bool wrong = sprite.card() && attention_.crossed.contains(*sprite.card());
        const auto draw = wrong ? look::drawCross : look::drawTick;
        draw(painter,
             QPoint(inHand ? r.left() + metrics_.px(17) : r.center().x(), r.bottom() - metrics_.px(14)),
             metrics_);
    }
    painter.restore();
}

void TableWidget::paintCaptions(QPainter& painter) {
    painter.setFont(look::font(metrics_, look::Type::Text));
    painter.setPen(colour(text2));
    for (const Caption& caption : picture_.captions)
        painter.drawText(caption.rect, caption.align | Qt::TextDontClip, caption.words);
    painter.setFont(look::font(metrics_, look::Type::Tag));
    for (Seat seat : kSeats)
        if (screenPlace(state_, seat) != 0 && picture_.backs[seat] > 0)
            look::drawChip(painter, picture_.chips[seat].toPoint(), QString::number(state_.counts[seat]),
                           metrics_);
}

// ---- Plates ----

QString TableWidget::roleWords(Seat seat) const {
    return plateWords(state_, seat, director_.idle() ? Picturing::CaughtUp : Picturing::Behind, teller());
}

QRect TableWidget::plateRect(Seat seat) const {
    const Plate& plate = picture_.plates[seat];
    const QFontMetrics name(look::font(metrics_, look::Type::Name)),
        role(look::font(metrics_, look::Type::Strong));
    const int arrow = role.ascent();
    const QRect lines =
        role.boundingRect(QRect(0, 0, plate.words.width() - arrow, 1000), Qt::TextWordWrap, roleWords(seat));
    QRect words = plate.words;
    words.setWidth(std::min(plate.words.width(),
                            std::max(name.horizontalAdvance(teller().name(seat)), lines.width() + arrow)));
    words.setHeight(std::max(plate.mount.height(), name.height() + lines.height() + metrics_.px(3)));
    if (!plate.rightward)
        words.moveRight(plate.words.right());
    return plate.mount.united(words);
}

// A plate where it is now: between rounds people change places before your eyes (M4.3).
Plate TableWidget::plateNow(Seat seat) const {
    Plate plate = picture_.plates[seat];
    if (changing_.state() != QAbstractAnimation::Running)
        return plate;
    const double done = changing_.currentValue().toDouble();
    const QRect from = platesBefore_[static_cast<std::size_t>(state_.players[seat])];
    const QPointF way = QPointF(from.topLeft() - plate.mount.topLeft()) * (1 - done);
    plate.mount.translate(way.toPoint());
    plate.words.translate(way.toPoint());
    return plate;
}

void TableWidget::paintPlates(QPainter& painter, PlatePart part) {
    if (!state_.spread.empty())
        return;
    const auto turn = state_.chooser(); // of a fallen hand: who decides, and is told so
    for (Seat seat : kSeats) {
        if (state_.names[seat].isEmpty())
            continue;
        const int player = state_.players[seat];
        const Plate plate = plateNow(seat);
        const bool active = turn == seat && !state_.draw;
        const QPixmap head =
            deck_.head(headOf(player), look::portraitRect(plate.mount, metrics_).size(), devicePixelRatioF());
        // Bice is drawn looking left; everybody looks into the table.
        const bool looksLeft = player == 2;
        if (part == PlatePart::All)
            look::drawMount(painter, plate.mount, head, metrics_, active, looksLeft == plate.rightward);

        const auto side = plate.rightward ? Qt::AlignLeft : Qt::AlignRight;
        painter.setFont(look::font(metrics_, look::Type::Name));
        painter.setPen(colour(look::colour::text));
        const int nameHigh = painter.fontMetrics().height();
        const QString name =
            painter.fontMetrics().elidedText(state_.names[seat], Qt::ElideRight, plate.words.width());
        painter.drawText(
            QRect(plate.words.left(), plate.words.top() + metrics_.px(2), plate.words.width(), nameHigh),
            side | Qt::AlignVCenter, name);

        painter.setFont(look::font(metrics_, active ? look::Type::Strong : look::Type::Text));
        painter.setPen(colour(active ? gold : text2));
        QRect words(plate.words.left(), plate.words.top() + metrics_.px(3) + nameHigh, plate.words.width(),
                    painter.fontMetrics().height() * 3);
        const QString role = roleWords(seat);
        if (active && !role.isEmpty()) {
            const int arrow = painter.fontMetrics().ascent() * 3 / 4;
            const int top = words.top() + (painter.fontMetrics().height() - arrow) / 2;
            if (plate.rightward) {
                look::drawArrow(painter, QRectF(words.left(), top, arrow * 0.8, arrow), colour(gold));
                words.setLeft(words.left() + arrow + metrics_.px(4));
            } else {
                look::drawArrow(painter, QRectF(words.right() - arrow * 0.8, top, arrow * 0.8, arrow),
                                colour(gold));
                words.setRight(words.right() - arrow - metrics_.px(4));
            }
        }
        painter.drawText(words, side | Qt::AlignTop | Qt::TextWordWrap, role);
    }
}

// ---- Tags, marks, slips ----

// Who led and who wins, at the feet of the trick's cards where `sprites` has them.
void TableWidget::paintTags(QPainter& painter, const OnTable& trick, const std::vector<Sprite>& sprites) {
    for (std::size_t i = 0; i < trick.plays.size(); ++i) {
        const auto sprite = std::ranges::find_if(sprites, [&](const Sprite& s) {
            return s.place == Sprite::Place::Trick && s.card() == trick.plays[i].card;
        });
        if (sprite == sprites.end())
            continue;
        QPointF foot(sprite->centre.x(), sprite->bounds().bottom());
        if (screenPlace(state_, trick.plays[i].seat) == 0) // clear of the strip below
            foot.ry() -= metrics_.px(14);
        const bool led = i == 0, wins = trick.winning == trick.plays[i].seat && trick.plays.size() > 1;
        const bool full = trick.plays.size() == 4;
        // The foot of the card opposite lies under the person's own, once that is there.
        const bool own = std::ranges::find(trick.plays, state_.me, &Trick::Entry::seat) != trick.plays.end();
        if (screenPlace(state_, trick.plays[i].seat) == 2 && (own || attention_.played))
            foot.setY(foot.y() - metrics_.trickCard.height() * 0.62);
        const QString winWords = full ? tr("wins") : tr("wins so far");
        if (led && wins)
            look::drawTag(painter, foot.toPoint(), tr("led, %1").arg(winWords), metrics_, look::Sign::Laurel);
        else if (wins)
            look::drawTag(painter, foot.toPoint(), winWords, metrics_, look::Sign::Laurel);
        else if (led)
            look::drawTag(painter, foot.toPoint(), tr("led"), metrics_, look::Sign::Arrow);
    }
}

// Over whatever lies in the middle.
void TableWidget::paintLastTrick(QPainter& painter) {
    TableState then = state_;
    then.trick = *state_.lastTrick;
    const Picture picture = layOut(then, metrics_, {});
    for (const Sprite& sprite : picture.sprites)
        if (sprite.place == Sprite::Place::Trick)
            paintSprite(painter, sprite);
    paintTags(painter, then.trick, picture.sprites);
    look::drawTag(painter, QPoint(width() / 2, metrics_.fromWindowTop(196)), tr("the last trick"), metrics_);
}

// The ring lies over everything, around what is seen of the card; the card stays where it lies, so that
// neither hides another's index.
void TableWidget::paintFocus(QPainter& painter) {
    if (!hasFocus() || !attention_.focusShown)
        return;
    if (const auto thing = focusedThing()) {
        look::drawFocusRing(painter, thing->rect, metrics_, metrics_.px(3));
        return;
    }
    for (const Sprite& sprite : animator_.sprites())
        if (sprite.focused)
            look::drawFocusRing(painter, seenInRow(animator_.sprites(), sprite).toRect(), metrics_,
                                look::cardRadius(sprite.size.toSize()));
}

// The last three marks over the tray, the newest last and strongest.
void TableWidget::paintMarks(QPainter& painter) {
    if (scoreCovered_ || !state_.spread.empty())
        return;
    const auto& marks = state_.marks;
    const int shown = std::min<int>(3, static_cast<int>(marks.size()));
    const int line = picture_.lastMarks.height() / 3;
    for (int i = 0; i < shown; ++i) {
        const Mark& mark = marks[marks.size() - static_cast<std::size_t>(shown - i)];
        const bool newest = i == shown - 1;
        painter.setFont(look::font(metrics_, newest ? look::Type::Strong : look::Type::Text));
        painter.setPen(colour(newest ? look::colour::text : text2));
        QRect row(picture_.lastMarks.left(), picture_.lastMarks.bottom() - line * (shown - i),
                  picture_.lastMarks.width(), line);
        const QString points = text::markPoints(mark, teller());
        const int wide = painter.fontMetrics().horizontalAdvance(points) + metrics_.px(8);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, points);
        // Long words begin further to the left.
        const QString reason = text::markReason(mark, teller());
        const int spare = row.width() - wide - painter.fontMetrics().horizontalAdvance(reason);
        row.adjust(std::clamp(spare, 0, metrics_.px(32)), 0, -wide, 0);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(reason, Qt::ElideRight, row.width()));
    }
}

void TableWidget::paintSlip(QPainter& painter) {
    if (state_.spoken)
        drawSlipOf(painter, picture_.slip, slipWords(*state_.spoken, teller()),
                   plateRect(state_.spoken->speaker), metrics_, deck_);
}

} // namespace table
