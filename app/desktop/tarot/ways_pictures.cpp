#include "desktop/tarot/ways_pictures.h"

#include "desktop/look/still_life.h"
#include "desktop/tarot/table/scene_of.h"

namespace desktop {

namespace {

using look::Deck;
using look::Metrics;
using look::StillLife;
using tarot_table::ScoreContent;

// All places below are for an opening 226 x 320.
constexpr double kWide = 226;
const QSizeF kCard(124, 223);

void add(StillLife& life, const char* code, const look::Lying& at, QSizeF card = kCard) {
    life.addCard(QLatin1String(code), at, (card * life.unit()).toSize());
}

// Three hands of four people, as in the rule book's examples (F13.2–F13.4).
ScoreContent sample() {
    ScoreContent score;
    for (int place = 0; place < 4; ++place)
        score.columns.push_back({{}, tarot_table::portraitAt(place, 4), place == 1});
    score.rows = {
        {1, {}, {-76, -76, 228, -76}, 2}, {2, {}, {42, 42, 42, -126}, 3}, {3, {}, {-92, 276, -92, -92}, 1}};
    score.sums = {-126, 242, 178, -294};
    return score;
}

void addPaper(StillLife& life, const look::Lying& at, QSizeF size) {
    life.saveAndGoTo(at);
    const QSize paper = (size * life.unit()).toSize();
    const QRect place(QPoint(-paper.width() / 2, -paper.height() / 2), paper);
    // As large as it lies under the log, made smaller.
    const look::Metrics& m = life.metrics();
    const double share = size.width() * life.unit() / m.px(200);
    life.painter().scale(share, share);
    tarot_table::drawScorePaper(
        life.painter(),
        QRectF(place.left() / share, place.top() / share, place.width() / share, place.height() / share)
            .toRect(),
        sample(), m, tarot_table::PaperSize::InPanel, life.deck());
    life.painter().restore();
}

void addPencil(StillLife& life, const look::Lying& at) {
    life.saveAndGoTo(at);
    const QSize pencil((QSizeF(150, 25) * life.unit()).toSize());
    life.painter().drawPixmap(QPoint(-pencil.width() / 2, -pencil.height() / 2),
                              life.deck().piece(QStringLiteral("pencil"), pencil, life.dpr()));
    life.painter().restore();
}

} // namespace

QPixmap handOfTarot(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    const QSizeF card(84, 151);
    add(life, "SK", {52, 146, -24}, card);
    add(life, "T1", {80, 126, -12}, card);
    add(life, "T21", {112, 120, 0}, card);
    add(life, "HQ", {144, 126, 12}, card);
    add(life, "M", {172, 146, 24}, card);
    return life.finished();
}

QPixmap matchOfTarot(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    addPaper(life, {113, 128, -5}, QSizeF(186, 236));
    addPencil(life, {150, 250, -20});
    return life.finished();
}

QPixmap doorOfTarot(doors::Which which, QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    switch (which) {
    case doors::Which::Play: // the three bouts
        add(life, "M", {58, 206, -15});
        add(life, "T1", {168, 206, 15});
        add(life, "T21", {113, 172, 0});
        break;
    case doors::Which::Learn:
        life.painter().drawPixmap(0, 0, deck.scene(QStringLiteral("T8"), size, dpr));
        break;
    case doors::Which::Score:
        addPaper(life, {113, 160, -6}, QSizeF(176, 232));
        addPencil(life, {140, 290, -20});
    }
    return life.finished();
}

} // namespace desktop
