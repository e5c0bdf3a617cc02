// How the table is painted: cloth, backs, frame over them, words, cards, tags.
#include "look/marks.h"
#include "look/palette.h"
#include "look/shadows.h"
#include "look/surfaces.h"
#include "look/type.h"
#include "prompts.h"
#include "rule_book.h"
#include "table/table_widget.h"

#include <QPaintEvent>
#include <QPainter>
#include <QTextLayout>

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
    paintPlates(painter, PlatePart::all);
    if (isOpen() && state_.playing() && state_.asked->seat == state_.me && !lastTrickShown_)
        look::drawEmptyPlace(painter, picture_.emptyPlace, metrics_);
    paintSprites(painter, event->region(), false);
    if (spotlight_.darkness() > 0) { // words are never dimmed
        spotlight_.paint(painter, rect());
        paintCaptions(painter);
        paintPlates(painter, PlatePart::words);
    }
    paintTags(painter);
    paintMarks(painter);
    paintSlip(painter);
    paintDragged(painter);
    paintNote(painter);
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
    if (backs)
        return;
    if (lastTrickShown_)
        for (const auto& play : state_.lastTrick->plays) {
            TableState then = state_;
            then.trick = trickOf({play});
            const Picture picture = layOut(then, metrics_, {});
            for (Sprite sprite : picture.sprites)
                if (sprite.place == Sprite::Place::Trick) {
                    sprite.wins = state_.lastTrick->winning &&
                                  state_.lastTrick->plays[*state_.lastTrick->winning].card == play.card;
                    paintSprite(painter, sprite);
                }
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
    const auto index = sprite.largeIndex ? look::Deck::Index::large : look::Deck::Index::plain;
    const QSize art = sprite.art.toSize();
    const QPixmap pixmap = deck_.card(sprite.face, art, devicePixelRatioF(), index);
    painter.save();
    QPointF centre = sprite.centre;
    if (note_ && sprite.card() == note_->card && shake_.state() == QAbstractAnimation::Running)
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
    const auto shadow = sprite.lifted                   ? look::Shadow::lifted
                        : art.width() < metrics_.px(60) ? look::Shadow::small
                                                        : look::Shadow::card;
    look::drawShadow(painter, r, metrics_, shadow, radius);
    if (sprite.opensGroup)
        look::drawGroupShadow(painter, r, metrics_);
    painter.drawPixmap(r, pixmap);
    if (sprite.notch)
        look::drawNotch(painter, r);
    if (sprite.wins)
        look::drawGoldEdge(painter, r, metrics_, radius);
    if (sprite.picked) {
        const bool wrong = sprite.card() && attention_.crossed.contains(*sprite.card());
        const auto draw = wrong ? look::drawCross : look::drawTick;
        draw(painter, QPoint(r.center().x(), r.bottom() - metrics_.px(14)), metrics_);
    }
    if (sprite.focused && hasFocus())
        look::drawFocusRing(painter, r, metrics_, radius);
    painter.restore();
}

void TableWidget::paintCaptions(QPainter& painter) {
    painter.setFont(look::font(metrics_, look::Type::text));
    painter.setPen(colour(text2));
    for (const Caption& caption : picture_.captions)
        painter.drawText(caption.rect, caption.align | Qt::TextDontClip, caption.words);
    painter.setFont(look::font(metrics_, look::Type::tag));
    for (Seat seat : kSeats)
        if (screenPlace(state_, seat) != 0 && picture_.backs[seat] > 0)
            look::drawChip(painter, picture_.chips[seat].toPoint(), QString::number(state_.counts[seat]),
                           metrics_);
}

// ---- Plates ----

// What a companion does and did before trick 1, in a few words.
QString TableWidget::dealWords(Seat seat) const {
    QStringList parts;
    int robbed = 0;
    for (const PublicGroup& group : state_.shown[seat])
        if (group.kind == PublicGroup::Kind::Robbed)
            robbed = static_cast<int>(group.cards.size());
    if (seat == tricks::left(state_.dealer))
        parts << (state_.phase == Phase::Cut ? tr("cuts")
                  : robbed > 0               ? tr("cut, robbed %1").arg(robbed)
                                             : tr("cut"));
    if (seat == state_.dealer)
        parts << tr("deals");
    if (state_.discards[seat] > 0)
        parts << tr("discards %1").arg(state_.discards[seat]);
    return parts.join(QStringLiteral(" · "));
}

QString TableWidget::roleWords(Seat seat) const {
    if (isOpen() && state_.asked->chooser == seat)
        return text::turnLine(*state_.asked, state_.view, teller());
    if (state_.draw)
        return {};
    const bool dealing = state_.phase == Phase::Cut || state_.phase == Phase::Discard;
    if (const QString words = dealing ? dealWords(seat) : QString(); !words.isEmpty())
        return words;
    return text::roleLine(seat, state_.dealt ? std::optional(state_.dealer) : std::nullopt, teller());
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
    const auto turn = state_.turn();
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
        if (part == PlatePart::all)
            look::drawMount(painter, plate.mount, head, metrics_, active, looksLeft == plate.rightward);

        const auto side = plate.rightward ? Qt::AlignLeft : Qt::AlignRight;
        painter.setFont(look::font(metrics_, look::Type::name));
        painter.setPen(colour(look::colour::text));
        const int nameHigh = painter.fontMetrics().height();
        const QString name =
            painter.fontMetrics().elidedText(state_.names[seat], Qt::ElideRight, plate.words.width());
        painter.drawText(
            QRect(plate.words.left(), plate.words.top() + metrics_.px(2), plate.words.width(), nameHigh),
            side | Qt::AlignVCenter, name);

        painter.setFont(look::font(metrics_, active ? look::Type::strong : look::Type::text));
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

void TableWidget::paintTags(QPainter& painter) {
    const OnTable& trick = lastTrickShown_ ? *state_.lastTrick : state_.trick;
    for (std::size_t i = 0; i < trick.plays.size(); ++i) {
        const auto sprite = std::ranges::find_if(
            animator_.sprites(), [&](const Sprite& s) { return s.card() == trick.plays[i].card; });
        QPointF foot;
        if (!lastTrickShown_ && sprite != animator_.sprites().end()) {
            foot = {sprite->centre.x(), sprite->bounds().bottom()};
        } else {
            TableState then = state_;
            then.trick = trickOf({trick.plays[i]});
            for (const Sprite& s : layOut(then, metrics_, {}).sprites)
                if (s.place == Sprite::Place::Trick)
                    foot = {s.centre.x(), s.bounds().bottom()};
        }
        if (screenPlace(state_, trick.plays[i].seat) == 0) // clear of the strip below
            foot.ry() -= metrics_.px(14);
        const bool led = i == 0, wins = trick.winning == i && trick.plays.size() > 1;
        const bool full = trick.plays.size() == 4;
        // The foot of the card opposite lies under the person's own, once that is there.
        const bool own = std::ranges::find(trick.plays, state_.me, &Trick::Entry::seat) != trick.plays.end();
        if (screenPlace(state_, trick.plays[i].seat) == 2 && (own || attention_.played))
            foot.setY(foot.y() - metrics_.trickCard.height() * 0.62);
        const QString winWords = full ? tr("wins") : tr("wins so far");
        if (led && wins)
            look::drawTag(painter, foot.toPoint(), tr("led, %1").arg(winWords), metrics_, look::Sign::laurel);
        else if (wins)
            look::drawTag(painter, foot.toPoint(), winWords, metrics_, look::Sign::laurel);
        else if (led)
            look::drawTag(painter, foot.toPoint(), tr("led"), metrics_, look::Sign::arrow);
    }
    if (lastTrickShown_)
        look::drawTag(painter, QPoint(width() / 2, metrics_.fromWindowTop(196)), tr("the last trick"),
                      metrics_);
    if (state_.paidForFool)
        look::drawTag(painter, picture_.piles[sideOf(state_.me)].center() - QPoint(0, metrics_.px(70)),
                      tr("%1 pays for the Fool").arg(text::cardName(*state_.paidForFool)), metrics_);
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
        painter.setFont(look::font(metrics_, newest ? look::Type::strong : look::Type::text));
        painter.setPen(colour(newest ? look::colour::text : text2));
        const QRect row(picture_.lastMarks.left(), picture_.lastMarks.bottom() - line * (shown - i),
                        picture_.lastMarks.width(), line);
        const QString points = text::markPoints(mark, teller());
        const int wide = painter.fontMetrics().horizontalAdvance(points) + metrics_.px(8);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, points);
        painter.drawText(row.adjusted(0, 0, -wide, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text::markReason(mark, teller()), Qt::ElideRight,
                                                          row.width() - wide));
    }
}

// The announcement as a slip of paper from the speaker: its digits are the deck's own, beside their signs.
void TableWidget::paintSlip(QPainter& painter) {
    if (!state_.spoken)
        return;
    const text::Spoken spoken = text::spoken(*state_.spoken, teller());
    const QRect r = picture_.slip;
    static constexpr std::array edges{Qt::BottomEdge, Qt::RightEdge, Qt::TopEdge, Qt::LeftEdge};
    const Qt::Edge edge = edges[static_cast<std::size_t>(screenPlace(state_, state_.spoken->speaker))];
    look::drawSlip(painter, r, metrics_, edge,
                   edge == Qt::TopEdge || edge == Qt::BottomEdge ? r.center().x() : r.center().y());
    const int pad = metrics_.px(18), top = metrics_.px(14);
    const QRect words = r.adjusted(pad, top, -pad, -top);
    painter.setPen(colour(look::colour::ink2));
    painter.setFont(look::font(metrics_, look::Type::text));
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop, spoken.title);
    const int line = painter.fontMetrics().height();
    painter.setPen(colour(look::colour::ink));
    const QRect meaning =
        painter.boundingRect(words, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, spoken.meaning);
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, spoken.meaning);
    paintPhrases(painter,
                 QRect(words.left(), words.top() + line, words.width(), meaning.top() - words.top() - line));
}

// What is said: numbers and words, each named suit with the deck's own sign before it.
void TableWidget::paintPhrases(QPainter& painter, const QRect& row) {
    struct Part {
        QString words;
        QString sign; // the deck's picture of it; none for "red" and "long"
    };
    std::vector<Part> parts;
    const auto phrases = announced(state_.spoken->counts);
    for (const Phrase& said : phrases) {
        const bool last = &said == &phrases.back();
        const bool suit = said.of <= Phrase::Of::Batons;
        parts.push_back({text::phrase(said) + (last ? QString() : QStringLiteral(", ")),
                         suit
                             ? QStringLiteral("suit") + QLatin1Char("CDSB"[static_cast<std::size_t>(said.of)])
                             : QString()});
    }
    if (parts.empty())
        parts.push_back({text::announcement(state_.spoken->counts), {}});
    const int gap = metrics_.px(6);
    const auto signWidth = [&] { return painter.fontMetrics().height() * 3 / 4; };
    const auto width = [&] {
        int wide = 0;
        for (const Part& part : parts)
            wide += painter.fontMetrics().horizontalAdvance(part.words) +
                    (part.sign.isEmpty() ? 0 : signWidth() + gap);
        return wide;
    };
    int size = 24; // as large as four suits allow
    for (painter.setFont(look::sans(metrics_, size)); width() > row.width() && size > 13;)
        painter.setFont(look::sans(metrics_, --size));
    const QFontMetrics fm = painter.fontMetrics();
    const QSize sign(signWidth(), signWidth());
    const int wide = width();
    int x = row.center().x() - wide / 2;
    for (const Part& part : parts) {
        if (!part.sign.isEmpty()) {
            const QRect at(QPoint(x, row.center().y() - sign.height() / 2), sign);
            painter.drawPixmap(at, deck_.piece(part.sign, sign, devicePixelRatioF()));
            x += sign.width() + gap;
        }
        painter.drawText(QRect(x, row.top(), row.width(), row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         part.words);
        x += fm.horizontalAdvance(part.words);
    }
}

// Over the card it is about.
QRect TableWidget::noteRect() const {
    if (!note_)
        return {};
    const auto sprite =
        std::ranges::find_if(animator_.sprites(), [&](const Sprite& s) { return s.card() == note_->card; });
    const QPointF over = sprite != animator_.sprites().end()
                             ? QPointF(sprite->centre.x(), sprite->bounds().top())
                             : QPointF(width() / 2.0, picture_.strip.top());
    const int pad = metrics_.px(12);
    QRect r = QFontMetrics(look::font(metrics_, look::Type::text))
                  .boundingRect(note_->words)
                  .adjusted(-pad, -pad / 2, pad, pad / 2);
    r.moveCenter(QPoint(std::lround(over.x()), std::lround(over.y()) - metrics_.px(26)));
    const QRect cloth = look::clothRect(rect(), metrics_).adjusted(pad, pad, -pad, -pad);
    r.moveLeft(std::clamp(r.left(), cloth.left(), std::max(cloth.left(), cloth.right() - r.width())));
    return r;
}

// The rule that it names is underlined: a press opens the book there.
void TableWidget::paintNote(QPainter& painter) {
    if (!note_)
        return;
    const QRect r = noteRect();
    look::drawTagPaper(painter, r, metrics_);
    const QFont font = look::font(metrics_, look::Type::text);
    QTextLayout line(note_->words, font);
    QList<QTextLayout::FormatRange> ranges;
    for (const QString& rule : lessons::rulesCitedIn(note_->words)) {
        QTextCharFormat underlined;
        underlined.setFontUnderline(true);
        ranges << QTextLayout::FormatRange{int(note_->words.indexOf(rule)), int(rule.size()), underlined};
    }
    line.setFormats(ranges);
    line.beginLayout();
    QTextLine words = line.createLine();
    line.endLayout();
    painter.setPen(colour(look::colour::ink));
    line.draw(&painter,
              QPointF(r.center().x() - words.naturalTextWidth() / 2, r.center().y() - words.height() / 2));
}

} // namespace table
