#include "desktop/count/count_layout.h"

#include "desktop/count/paper_layout.h"
#include "desktop/count/side_layout.h"
#include "desktop/look/type.h"

#include <QFontMetrics>

#include <algorithm>

namespace count {

using minchiate::CardSet;

namespace {

// Both zones and the paper between them, and how high their parts are.
struct Plan {
    QRect cloth; // what may be used of it
    PaperPlan paper;
    SidePlan side;
    int left = 0, right = 0; // the zones' left edges
    int footTop = 0;
};

int edge(const look::Metrics& m) {
    return m.px(22);
}

Plan planOf(const CountContent& content, const std::vector<LedgerRow>& ledger, const look::Metrics& m,
            const ButtonSizes& buttons) {
    Plan plan;
    const int in = m.frame;
    plan.cloth = QRect(QPoint(0, 0), m.table).adjusted(in, in, -in, -in);
    plan.paper = planPaper(ledger, m, plan.cloth);
    const QRect& paper = plan.paper.paper;
    plan.left = plan.cloth.left() + edge(m);
    plan.right = paper.right() + 1 + m.px(18);
    const int wide = paper.left() - m.px(18) - plan.left;
    const int words = 3 * QFontMetrics(look::font(m, look::Type::Strong)).height();
    const int footHigh = std::max({buttons.ours.height(), buttons.next.height(), words});
    plan.footTop = plan.cloth.bottom() + 1 - m.px(12) - footHigh;
    plan.side = planSides(content, m, wide, plan.paper, plan.footTop - m.px(8));
    return plan;
}

// Buttons share a zone's width; one that is too wide for it gives way.
void placeFoot(CountLayout& l, const Plan& plan, const ButtonSizes& buttons) {
    const look::Metrics& m = l.text;
    const int bottom = plan.cloth.bottom() + 1 - m.px(14);
    const int wide = plan.side.wide;
    const int gap = m.px(14);
    const auto at = [&](int x, QSize size) { return QRect(QPoint(x, bottom - size.height()), size); };
    QSize ours = buttons.ours;
    ours.setWidth(std::min(ours.width(), wide / 2));
    l.ours = at(plan.left + wide - ours.width(), ours);
    QSize next = buttons.next;
    QSize theirs = buttons.theirs;
    QSize review = buttons.review;
    const int between = review.isEmpty() ? 0 : review.width() + gap;
    next.setWidth(std::min(std::max(next.width(), m.px(between ? 120 : 148)), (wide - gap) / 2));
    theirs.setWidth(std::min(theirs.width(), wide - gap - next.width() - between));
    l.theirs = at(plan.right, theirs);
    l.next = at(plan.right + wide - next.width(), next);
    if (between)
        l.review = at(l.next.left() - gap - review.width(), review);
    l.settlement = QRect(plan.left, plan.footTop, l.ours.left() - gap - plan.left,
                         plan.cloth.bottom() + 1 - m.px(12) - plan.footTop);
}

CountLayout layOutWith(const CountContent& content, const std::vector<LedgerRow>& ledger,
                       const look::Metrics& m, const ButtonSizes& buttons) {
    const Plan plan = planOf(content, ledger, m, buttons);
    CountLayout l;
    l.text = m;
    l.headRule = plan.side.headRule;
    l.sections = plan.side.sections;
    const minchiate::Side theirs = minchiate::other(content.us);
    l.us = placeSide(content, ledger, content.us, m, plan.side, plan.left);
    l.them = placeSide(content, ledger, theirs, m, plan.side, plan.right);
    placePaper(l, content, ledger, plan.paper, plan.side);
    placeFoot(l, plan, buttons);
    const int top = plan.side.headRule + m.px(14);
    l.hand = QRect(plan.left, top, plan.right + plan.side.wide - plan.left, plan.footTop - m.px(10) - top);
    return l;
}

// The paper must hold its rows, whatever the system's text size.
bool paperFits(const CountLayout& l) {
    for (std::size_t i = 0; i < l.rows.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (l.rows[i].line.intersects(l.rows[k].line))
                return false;
        }
    }
    return l.rows.empty() || l.rows.back().line.bottom() < l.paper.bottom();
}

} // namespace

CountLayout layOut(const CountContent& content, const std::vector<LedgerRow>& ledger, const look::Metrics& m,
                   const ButtonSizes& buttons) {
    look::Metrics text = m;
    // On a large screen at ratio 1 cards outgrow the text factor; words that stand beside them follow.
    text.t = std::max(m.t, 0.8 * m.s);
    CountLayout l = layOutWith(content, ledger, text, buttons);
    while (!paperFits(l) && text.t > 0.5) {
        text.t *= 0.94;
        l = layOutWith(content, ledger, text, buttons);
    }
    return l;
}

std::vector<LaidCard> layOutHand(CardSet cards, const CountLayout& layout) {
    return placeHand(cards, layout.hand, layout.text.card.width(), layout.text.px(12));
}

QFont sumFont(const look::Metrics& m, QFont::Weight weight) {
    return look::sans(m, 14, weight);
}

QFont emptyFont(const CountContent& content, const look::Metrics& m) {
    return look::font(m, content.result.cappotto ? look::Type::Section : look::Type::Text);
}

std::vector<QRect> solidBoxes(const CountLayout& l) {
    std::vector<QRect> boxes{l.settlement, l.ours,       l.theirs, l.next,
                             l.review,     l.paperTitle, l.usHead, l.themHead};
    for (const SideLayout* side : {&l.us, &l.them}) {
        for (const QRect& r : {side->title, side->names, side->laurel, side->taken, side->goldBar,
                               side->beyond, side->emptyWords})
            boxes.push_back(r);
        for (const Bundle& b : side->bundles)
            boxes.push_back(b.at);
        for (const CaptionedCards& g : side->groups) {
            boxes.push_back(g.box);
            boxes.push_back(g.name);
            boxes.push_back(g.points);
        }
        boxes.insert(boxes.end(), side->emptyPlaces.begin(), side->emptyPlaces.end());
    }
    for (const PlacedRow& row : l.rows)
        boxes.push_back(row.line);
    std::erase_if(boxes, [](const QRect& r) { return r.isEmpty(); });
    return boxes;
}

} // namespace count
