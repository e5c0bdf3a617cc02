#include "desktop/count/count_painter.h"

#include "desktop/count/paper_painter.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/pixmap_cache.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <algorithm>

namespace count {

using look::Metrics;
using look::Type;
namespace colour = look::colour;

namespace {

QString codeOf(minchiate::Card card) {
    return QString::fromStdString(minchiate::code(card));
}

void drawShade(QPainter& p, const QRect& r, const Metrics& m) {
    const auto kind = r.width() < 60 ? look::Shadow::Small : look::Shadow::Card;
    look::drawShadow(p, r, m, kind, look::cardRadius(r.size()));
}

void drawCards(QPainter& p, const std::vector<LaidCard>& cards, const Metrics& m, look::Deck& deck) {
    for (const LaidCard& laid : cards) {
        drawShade(p, laid.at, m);
        p.drawPixmap(laid.at.topLeft(), deck.card(codeOf(laid.card), laid.at.size(), look::ratioOf(p),
                                                  look::Deck::Index::Large));
    }
}

void drawRule(QPainter& p, int x, int wide, int y, const Metrics& m, int alpha) {
    p.fillRect(x, y, wide, m.line(1), look::withAlpha(colour::buttonEdge, alpha));
}

void drawHead(QPainter& p, const Drawing& d, const SideLayout& s, bool ours, bool settled) {
    const Metrics& m = d.layout.text;
    const QFont title = look::font(m, Type::Page);
    const QFontMetrics fm(title);
    // Names and number stand on the title's line.
    const int base = s.title.top() + (s.title.height() - fm.height()) / 2 + fm.ascent();
    p.setFont(title);
    p.setPen(QColor(colour::text));
    p.drawText(s.title.left(), base,
               fm.elidedText(sideTitle(d.content, ours), Qt::ElideRight, s.title.width()));
    const QFont small = look::font(m, Type::Text);
    p.setFont(small);
    p.setPen(QColor(colour::text2));
    p.drawText(s.names.left(), base,
               QFontMetrics(small).elidedText(sideNames(d.content, ours), Qt::ElideRight, s.names.width()));
    p.setFont(look::font(m, Type::Strong));
    p.setPen(QColor(colour::text));
    const minchiate::Side side = ours ? d.content.us : minchiate::other(d.content.us);
    p.drawText(s.taken.left(), base, cardsWords(d.content.result.captured[side].size()));
    if (settled && !s.laurel.isEmpty())
        look::drawLaurel(p, s.laurel, QColor(colour::gold));
    drawRule(p, s.zone.left(), s.zone.width(), d.layout.headRule, m, 190);
}

void drawBundle(QPainter& p, const Bundle& bundle, const SideLayout& s, const Drawing& d) {
    const QRect bottom(bundle.at.topLeft(), s.back);
    if (bundle.cards == 0) {
        look::drawEmptyPlace(p, bottom.translated(s.offset, s.offset), d.layout.text);
        return;
    }
    const QPixmap back = d.deck.card(QStringLiteral("back"), s.back, look::ratioOf(p));
    drawShade(p, bottom.translated((bundle.cards - 1) * s.offset, (bundle.cards - 1) * s.offset),
              d.layout.text);
    for (int i = 0; i < bundle.cards; ++i)
        p.drawPixmap(bottom.topLeft() + i * QPoint(s.offset, s.offset), back);
}

void drawBundles(QPainter& p, const Drawing& d, const SideLayout& s, bool ours, const Shown& shown) {
    if (s.bundles.empty() || !shown.cards(0))
        return;
    for (const Bundle& bundle : s.bundles)
        drawBundle(p, bundle, s, d);
    if (!shown.cards(1))
        return;
    if (!s.goldBar.isEmpty())
        p.fillRect(s.goldBar, QColor(colour::gold));
    const minchiate::Side side = ours ? d.content.us : minchiate::other(d.content.us);
    p.setFont(look::font(d.layout.text, Type::Text));
    p.setPen(QColor(colour::text2));
    p.drawText(s.beyond, Qt::AlignLeft | Qt::AlignVCenter,
               beyondWords(d.content.result.captured[side].size()));
}

void drawGroup(QPainter& p, const Drawing& d, const CaptionedCards& group, const Shown& shown) {
    if (!shown.cards(group.row))
        return;
    const Metrics& m = d.layout.text;
    drawCards(p, group.cards, m, d.deck);
    const QFont name = look::font(m, Type::Text);
    p.setFont(name);
    p.setPen(QColor(colour::text2));
    p.drawText(group.name, Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(name).elidedText(group.nameWords, Qt::ElideRight, group.name.width()));
    p.setFont(look::sans(m, 16, QFont::DemiBold));
    p.setPen(QColor(colour::text));
    p.drawText(group.points, Qt::AlignRight | Qt::AlignVCenter, group.pointsWords);
}

void drawNothing(QPainter& p, const Drawing& d, const SideLayout& s) {
    for (const QRect& place : s.emptyPlaces)
        look::drawEmptyPlace(p, place, d.layout.text);
    p.setFont(emptyFont(d.content, d.layout.text));
    p.setPen(QColor(colour::text2));
    p.drawText(s.emptyWords, Qt::AlignLeft | Qt::TextWordWrap, emptyWords(d.content));
}

// The row with which the versicole are told to the end.
int versicoleRow(const Drawing& d) {
    const auto row = std::find_if(d.ledger.begin(), d.ledger.end(),
                                  [](const LedgerRow& r) { return r.entry == Entry::Versicole; });
    return row == d.ledger.end() ? 0 : static_cast<int>(row - d.ledger.begin());
}

void drawSide(QPainter& p, const Drawing& d, bool ours, const Shown& shown) {
    const SideLayout& s = ours ? d.layout.us : d.layout.them;
    drawHead(p, d, s, ours, shown.number(static_cast<int>(d.ledger.size()) - 1));
    for (const int y : d.layout.sections)
        drawRule(p, s.zone.left(), s.zone.width(), y, d.layout.text, 80);
    drawBundles(p, d, s, ours, shown);
    for (const CaptionedCards& group : s.groups)
        drawGroup(p, d, group, shown);
    if (!s.emptyPlaces.empty() && shown.cards(versicoleRow(d)))
        drawNothing(p, d, s);
}

void drawSettlement(QPainter& p, const Drawing& d) {
    const Metrics& m = d.layout.text;
    const Settlement words = settlement(d.content);
    const QRect r = d.layout.settlement;
    const int wraps = Qt::AlignLeft | Qt::TextWordWrap;
    QFont strong = look::sans(m, 15, QFont::DemiBold);
    const QFont small = look::font(m, Type::Text);
    const int smallHigh = words.before.isEmpty() ? 0 : QFontMetrics(small).height();
    const auto wordsHigh = [&] {
        return QFontMetrics(strong).boundingRect(QRect(0, 0, r.width(), 9999), wraps, words.words).height();
    };
    while (strong.pixelSize() > 12 && wordsHigh() > r.height() - smallHigh)
        strong.setPixelSize(strong.pixelSize() - 1);
    const int top = r.bottom() + 1 - smallHigh - wordsHigh();
    p.setFont(small);
    p.setPen(QColor(colour::text2));
    p.drawText(QRect(r.left(), top, r.width(), smallHigh), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(small).elidedText(words.before, Qt::ElideRight, r.width()));
    p.setFont(strong);
    p.setPen(QColor(colour::text));
    p.drawText(QRect(r.left(), top + smallHigh, r.width(), wordsHigh()), wraps, words.words);
}

void prefetchCards(look::Deck& deck, const std::vector<LaidCard>& cards, double dpr) {
    for (const LaidCard& laid : cards)
        deck.prefetch({codeOf(laid.card)}, laid.at.size(), dpr, look::Deck::Index::Large);
}

} // namespace

void drawCount(QPainter& p, const Drawing& d, const Shown& shown) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    drawSide(p, d, true, shown);
    drawSide(p, d, false, shown);
    drawLedger(p, d, shown);
    if (shown.number(static_cast<int>(d.ledger.size()) - 1))
        drawSettlement(p, d);
    p.restore();
}

void drawHand(QPainter& p, const Drawing& d, bool ours) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    const Metrics& m = d.layout.text;
    const minchiate::Side side = ours ? d.content.us : minchiate::other(d.content.us);
    SideLayout head = ours ? d.layout.us : d.layout.them;
    const int shift = d.layout.hand.left() - head.zone.left();
    for (QRect* r : {&head.title, &head.names, &head.laurel, &head.taken})
        r->translate(shift, 0);
    head.taken.moveRight(d.layout.hand.right());
    head.zone = QRect(d.layout.hand.left(), head.zone.top(), d.layout.hand.width(), head.zone.height());
    drawHead(p, d, head, ours, true);
    drawCards(p, layOutHand(d.content.result.captured[side], d.layout), m, d.deck);
    p.restore();
}

void prefetch(const Drawing& d, double dpr) {
    for (const SideLayout* side : {&d.layout.us, &d.layout.them}) {
        for (const CaptionedCards& group : side->groups)
            prefetchCards(d.deck, group.cards, dpr);
    }
    for (const minchiate::Side side : minchiate::kSides)
        prefetchCards(d.deck, layOutHand(d.content.result.captured[side], d.layout), dpr);
}

} // namespace count
