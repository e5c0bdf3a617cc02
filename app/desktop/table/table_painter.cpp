#include "desktop/table/table_painter.h"

#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "desktop/table/slip.h"
#include "desktop/table/things.h"
#include "desktop/table/trick_tags.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

namespace table {

using look::colour::gold;
using look::colour::text2;

namespace {

constexpr int kBarred = 120; // how dark a card lies that may not be played

QColor colour(QRgb rgb) {
    return QColor(rgb);
}

struct PaintWords {
    Q_DECLARE_TR_FUNCTIONS(table::TableWidget)
};

} // namespace

void TablePainter::paint(QPainter& painter, const QRegion& dirty) const {
    look::drawTable(painter, area_, seen_.metrics);
    paintSprites(painter, dirty, true);
    look::drawFrame(painter, area_, seen_.metrics);
    paintCaptions(painter);
    paintPlates(painter, PlatePart::All);
    if (seen_.open() && seen_.ask->playsFrom(seen_.scene.me) && !seen_.lastTrick && seen_.placeDashed)
        look::drawEmptyPlace(painter, seen_.picture.emptyPlace, seen_.metrics);
    paintSprites(painter, dirty, false);
    if (spotlight_.darkness() > 0) { // words are never dimmed
        spotlight_.paint(painter, area_);
        paintCaptions(painter);
        paintPlates(painter, PlatePart::Words);
    }
    if (!seen_.lastTrick)
        paintTags(painter, seen_.scene.trick, animator_.sprites());
    paintBesideTags(painter);
    paintNotice(painter);
    paintSaid(painter);
    paintMarks(painter);
    paintSlip(painter);
    if (seen_.lastTrick)
        paintLastTrick(painter);
    paintFocus(painter);
}

void TablePainter::paintOver(QPainter& painter, const QRegion& over) const {
    if (animator_.moving() && !over.isEmpty()) {
        painter.setClipRegion(over);
        for (const Sprite& sprite : animator_.sprites())
            if (animator_.moves(sprite.key))
                paintSprite(painter, sprite);
        painter.setClipping(false);
    }
    if (seen_.hasFocus && seen_.attention.focusShown)
        if (const auto thing = focusedThing(seen_); thing && thing->kind == TableThing::Kind::Score)
            paintRing(painter, *thing);
    paintDragged(painter);
}

// Backs at the table's edge, and what lies under them, come under the frame; everything else lies over it.
void TablePainter::paintSprites(QPainter& painter, const QRegion& dirty, bool backs) const {
    const int reach = seen_.metrics.px(26);
    for (const Sprite& sprite : animator_.sprites()) {
        const bool underFrame =
            sprite.place == Sprite::Place::Back || sprite.place == Sprite::Place::TurnedUp;
        if (underFrame != backs)
            continue;
        if (sprite.place == Sprite::Place::Trick && seen_.lastTrick)
            continue;
        if (motion_.dragged && sprite.card() == motion_.dragged)
            continue;
        if (dirty.intersects(sprite.bounds().toAlignedRect().adjusted(-reach, -reach, reach, reach)))
            paintSprite(painter, sprite);
    }
}

// Over everything, words as well.
void TablePainter::paintDragged(QPainter& painter) const {
    if (!motion_.dragged)
        return;
    for (Sprite sprite : animator_.sprites())
        if (sprite.card() == motion_.dragged) {
            sprite.centre += motion_.draggedBy;
            sprite.lifted = true;
            paintSprite(painter, sprite);
        }
}

void TablePainter::paintSprite(QPainter& painter, const Sprite& sprite) const {
    const auto index = sprite.largeIndex ? look::Deck::Index::Large : look::Deck::Index::Plain;
    const QSize art = sprite.art.toSize();
    QPixmap pixmap = deck_->card(sprite.face, art, ratio_, index);
    const QString back = QStringLiteral("back");
    const bool drawn = deck_->isDrawn(sprite.face, index), backDrawn = deck_->isDrawn(back);
    if (!drawn && backDrawn) // until it is, it lies face down
        pixmap = deck_->card(back, art, ratio_);
    painter.save();
    QPointF centre = sprite.centre;
    if (motion_.shaking && sprite.card() == motion_.shaking)
        centre.rx() += seen_.metrics.px(4) * std::sin(motion_.shaken * 6.283 * 1.5);
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
    const auto shadow = sprite.lifted                        ? look::Shadow::Lifted
                        : art.width() < seen_.metrics.px(60) ? look::Shadow::Small
                                                             : look::Shadow::Card;
    look::drawShadow(painter, r, seen_.metrics, shadow, radius);
    if (sprite.opensGroup)
        look::drawGroupShadow(painter, r, seen_.metrics);
    if (drawn || backDrawn) {
        painter.drawPixmap(r, pixmap);
    } else { // for the first moment of all, quiet as the wood
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour(look::colour::walnutMid));
        painter.drawRoundedRect(r, radius, radius);
    }
    if (sprite.barred) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look::withAlpha(look::colour::shadow, kBarred));
        painter.drawRoundedRect(r, radius, radius);
    }
    if (sprite.notch)
        look::drawNotch(painter, r);
    if (sprite.wins)
        look::drawGoldEdge(painter, r, seen_.metrics, radius);
    if (sprite.picked) {
        const bool wrong = sprite.card() && seen_.attention.crossed.contains(*sprite.card());
        (wrong ? look::drawCross : look::drawTick)(painter, pickedAt(sprite, r), seen_.metrics);
    }
    painter.restore();
}

// Where the tick of a card stands, `r` being the card around its middle: at its foot, in the hand where it is
// seen beside the next card; behind a row in front, beside its index.
QPoint TablePainter::pickedAt(const Sprite& sprite, const QRect& r) const {
    const int foot = r.bottom() - seen_.metrics.px(14);
    if (sprite.place != Sprite::Place::Hand)
        return {r.center().x(), foot};
    const QRectF seen = seenInRow(animator_.sprites(), sprite).translated(-sprite.centre);
    if (seen.bottom() > r.bottom() - r.height() / 3)
        return {r.left() + seen_.metrics.px(17), foot};
    return {qRound(seen.right()) - seen_.metrics.px(15), r.top() + seen_.metrics.px(17)};
}

void TablePainter::paintCaptions(QPainter& painter) const {
    painter.setFont(look::font(seen_.metrics, look::Type::Text));
    painter.setPen(colour(text2));
    for (const Caption& caption : seen_.picture.captions)
        painter.drawText(caption.rect, caption.align | Qt::TextDontClip, caption.words);
    painter.setFont(look::font(seen_.metrics, look::Type::Tag));
    for (int seat = 0; seat < seen_.scene.seats(); ++seat)
        if (seat != seen_.scene.me && seen_.picture.backs[static_cast<std::size_t>(seat)] > 0)
            look::drawChip(painter, seen_.picture.chips[static_cast<std::size_t>(seat)].toPoint(),
                           QString::number(seen_.scene.at(seat).cards), seen_.metrics);
}

// What lies beside a pile says why.
void TablePainter::paintBesideTags(QPainter& painter) const {
    for (const Pile& pile : seen_.scene.piles)
        for (const Pile::Beside& beside : pile.besides)
            for (const Sprite& sprite : animator_.sprites())
                if (!beside.tag.isEmpty() && sprite.place == Sprite::Place::Beside &&
                    sprite.card() == beside.card)
                    look::drawTag(painter, QPointF(sprite.centre.x(), sprite.bounds().bottom()).toPoint(),
                                  beside.tag, seen_.metrics);
}

// ---- Plates ----

// A plate where it is now: between rounds people change places before your eyes.
Plate TablePainter::plateNow(int seat) const {
    Plate plate = seen_.picture.plates[static_cast<std::size_t>(seat)];
    const auto from = motion_.mountsBefore.find(seen_.scene.at(seat).portrait);
    if (!motion_.changed || from == motion_.mountsBefore.end())
        return plate;
    const QPointF way = QPointF(from->second.topLeft() - plate.mount.topLeft()) * (1 - *motion_.changed);
    plate.mount.translate(way.toPoint());
    plate.words.translate(way.toPoint());
    return plate;
}

void TablePainter::paintPlates(QPainter& painter, PlatePart part) const {
    if (!seen_.scene.spread.empty())
        return;
    for (int seat = 0; seat < seen_.scene.seats(); ++seat)
        if (!seen_.scene.at(seat).name.isEmpty())
            paintPlate(painter, seat, part);
}

void TablePainter::paintPlate(QPainter& painter, int seat, PlatePart part) const {
    const Person& person = seen_.scene.at(seat);
    const Plate plate = plateNow(seat);
    if (part == PlatePart::All) // everybody looks into the table
        look::drawMount(
            painter, plate.mount,
            deck_->head(person.portrait, look::portraitRect(plate.mount, seen_.metrics).size(), ratio_),
            seen_.metrics, person.awaited, person.looksLeft == plate.rightward);
    painter.setFont(look::font(seen_.metrics, look::Type::Name));
    painter.setPen(colour(look::colour::text));
    const int high = painter.fontMetrics().height();
    painter.drawText(
        QRect(plate.words.left(), plate.words.top() + seen_.metrics.px(2), plate.words.width(), high),
        (plate.rightward ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(person.name, Qt::ElideRight, plate.words.width()));
    paintRole(painter, seat, plate, high);
}

void TablePainter::paintRole(QPainter& painter, int seat, const Plate& plate, int nameHigh) const {
    const bool active = seen_.scene.at(seat).awaited;
    painter.setFont(look::font(seen_.metrics, active ? look::Type::Strong : look::Type::Text));
    painter.setPen(colour(active ? gold : text2));
    QRect words(plate.words.left(), plate.words.top() + seen_.metrics.px(3) + nameHigh, plate.words.width(),
                painter.fontMetrics().height() * 3);
    const QString& role = seen_.role(seat);
    if (active && !role.isEmpty()) {
        const int arrow = painter.fontMetrics().ascent() * 3 / 4;
        const int top = words.top() + (painter.fontMetrics().height() - arrow) / 2;
        if (plate.rightward) {
            look::drawArrow(painter, QRectF(words.left(), top, arrow * 0.8, arrow), colour(gold));
            words.setLeft(words.left() + arrow + seen_.metrics.px(4));
        } else {
            look::drawArrow(painter, QRectF(words.right() - arrow * 0.8, top, arrow * 0.8, arrow),
                            colour(gold));
            words.setRight(words.right() - arrow - seen_.metrics.px(4));
        }
    }
    painter.drawText(
        words, (plate.rightward ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop | Qt::TextWordWrap, role);
}

// ---- Tags, marks, slips ----

// Who led and who wins, at the feet of the trick's cards where `sprites` has them.
void TablePainter::paintTags(QPainter& painter, const Trick& trick,
                             const std::vector<Sprite>& sprites) const {
    for (const TrickTag& tag : trickTags(seen_, trick, sprites))
        look::drawTag(painter, tag.centre, tag.words, seen_.metrics, tag.sign);
}

// Over whatever lies in the middle.
void TablePainter::paintLastTrick(QPainter& painter) const {
    Scene then = seen_.scene;
    then.trick = *seen_.scene.lastTrick;
    const Picture picture = layOut(then, seen_.ask, seen_.metrics, {});
    for (const Sprite& sprite : picture.sprites)
        if (sprite.place == Sprite::Place::Trick)
            paintSprite(painter, sprite);
    paintTags(painter, then.trick, picture.sprites);
    look::drawTag(painter, QPoint(area_.width() / 2, seen_.metrics.fromWindowTop(196)),
                  PaintWords::tr("the last trick"), seen_.metrics);
}

void TablePainter::paintRing(QPainter& painter, const TableThing& thing) const {
    look::drawFocusRing(painter, thing.rect, seen_.metrics, seen_.metrics.px(3));
}

// The ring lies over everything, around what is seen of the card; the card stays where it lies, so that
// neither hides another's index.
void TablePainter::paintFocus(QPainter& painter) const {
    if (!seen_.hasFocus || !seen_.attention.focusShown)
        return;
    if (const auto thing = focusedThing(seen_)) {
        if (thing->kind != TableThing::Kind::Score)
            paintRing(painter, *thing);
        return;
    }
    for (const Sprite& sprite : animator_.sprites())
        if (sprite.focused)
            look::drawFocusRing(painter, seenInRow(animator_.sprites(), sprite).toRect(), seen_.metrics,
                                look::cardRadius(sprite.size.toSize()));
}

void TablePainter::paintNotice(QPainter& painter) const {
    if (!seen_.scene.notice || !seen_.scene.spread.empty())
        return;
    const Notice& notice = *seen_.scene.notice;
    const look::Metrics& m = seen_.metrics;
    const QRect& area = seen_.picture.notice;
    const bool signless = notice.sign.isEmpty();
    const QRect chip(area.topLeft(), QSize(m.px(24), m.px(24)));
    if (!signless) {
        look::drawTagPaper(painter, chip, m);
        const QRect sign = chip.adjusted(m.px(4), m.px(4), -m.px(4), -m.px(4));
        painter.drawPixmap(sign, deck_->piece(notice.sign, sign.size(), ratio_));
    }
    const int left = signless ? area.left() : chip.right() + m.px(10);
    painter.setFont(look::font(m, look::Type::Strong));
    painter.setPen(colour(look::colour::text));
    const int high = painter.fontMetrics().height();
    painter.drawText(QRect(left, area.top() + (chip.height() - high) / 2, area.right() - left, high),
                     Qt::AlignLeft | Qt::TextDontClip, notice.strong);
    painter.setFont(look::font(m, look::Type::Text));
    painter.setPen(colour(text2));
    painter.drawText(QRect(left, area.top() + (chip.height() + high) / 2, area.right() - left, area.height()),
                     Qt::AlignLeft | Qt::TextDontClip, notice.words);
}

// Words that hold: a slip beside each speaker's plate.
void TablePainter::paintSaid(QPainter& painter) const {
    const look::Metrics& m = seen_.metrics;
    for (int seat = 0; seat < seen_.scene.seats(); ++seat) {
        const QRect slip = seen_.said(seat);
        if (slip.isEmpty())
            continue;
        const Plate& plate = seen_.picture.plates[static_cast<std::size_t>(seat)];
        if (slip.top() > plate.mount.bottom())
            look::drawSlip(painter, slip, m, Qt::TopEdge, slip.left() + m.px(20));
        else
            look::drawSlip(painter, slip, m, slip.left() > plate.mount.right() ? Qt::LeftEdge : Qt::RightEdge,
                           slip.center().y());
        painter.setFont(saidFont(m));
        painter.setPen(colour(look::colour::ink));
        painter.drawText(slip, Qt::AlignCenter, seen_.scene.at(seat).said);
    }
}

// The last marks over the tray, the newest last and strongest.
void TablePainter::paintMarks(QPainter& painter) const {
    if (seen_.scoreCovered || !seen_.scene.spread.empty())
        return;
    const auto& marks = seen_.scene.marks;
    const QRect& area = seen_.picture.lastMarks;
    const int line = area.height() / 3;
    // Where words begin that are not long.
    const int usual =
        std::min(seen_.picture.tray.left() + seen_.metrics.px(8), area.right() + 1 - seen_.metrics.px(236)) +
        seen_.metrics.px(32);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const bool newest = i + 1 == marks.size();
        painter.setFont(look::font(seen_.metrics, newest ? look::Type::Strong : look::Type::Text));
        painter.setPen(colour(newest ? look::colour::text : text2));
        const QFontMetrics fm = painter.fontMetrics();
        QRect row(area.left(), area.bottom() - line * static_cast<int>(marks.size() - i), area.width(), line);
        if (i == 0) // the oldest may have the lines that there are no marks for
            row.setTop(area.bottom() - 3 * line);
        const int wide = fm.horizontalAdvance(marks[i].points) + seen_.metrics.px(8);
        painter.drawText(row, Qt::AlignRight | Qt::AlignBottom, marks[i].points);
        row.setRight(row.right() - wide);
        row.setLeft(
            std::max(row.left(), std::min(usual, row.right() + 1 - fm.horizontalAdvance(marks[i].reason))));
        if (row.height() < 2 * line) {
            painter.setFont(look::fitting(painter.font(), marks[i].reason, row.width()));
            painter.drawText(row, Qt::AlignLeft | Qt::AlignBottom,
                             painter.fontMetrics().elidedText(marks[i].reason, Qt::ElideRight, row.width()));
        } else {
            painter.setFont(look::fittingIn(painter.font(), marks[i].reason, row.size()));
            painter.drawText(row, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, marks[i].reason);
        }
    }
}

void TablePainter::paintSlip(QPainter& painter) const {
    if (seen_.slip)
        drawSlipOf(painter, seen_.slipAt, *seen_.slip, seen_.plate(seen_.slip->speaker), seen_.metrics,
                   *deck_);
}

} // namespace table
