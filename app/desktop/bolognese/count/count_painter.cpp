#include "desktop/bolognese/count/count_painter.h"

#include "desktop/bolognese/table/chalk.h"
#include "desktop/bolognese/table/scene_of.h"
#include "desktop/bolognese/table/slate.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "text/bolognese/bolognese_telling.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>

namespace bolognese_count {

namespace {

using look::colour::text2;

struct CountWords {
    Q_DECLARE_TR_FUNCTIONS(bolognese_count::CountPage)
};

class Painter {
public:
    Painter(QPainter& painter, const Drawing& drawing)
        : p(painter), d(drawing), m(drawing.layout.m), us(drawing.content.us) {}

    void all() {
        for (Side side : kSides)
            paintSide(side);
        paintPaper();
        if (!d.layout.slate.isEmpty())
            paintSlate();
        paintOutlook();
    }

private:
    [[nodiscard]] bool told(int row) const { return row < d.shown; }
    [[nodiscard]] bool allTold() const { return d.shown >= static_cast<int>(d.rows.size()); }

    void paintSide(Side side) {
        const SidePlan& plan = d.layout.sides[side];
        paintHead(plan, side);
        for (const int y : plan.rules) {
            p.setPen(QPen(look::withAlpha(look::colour::text, 100), m.line(1)));
            p.drawLine(plan.head.left(), y, plan.head.right(), y);
        }
        for (const Group& group : plan.groups)
            if (told(std::max(0, group.row)))
                paintGroup(group);
        for (const Seal& seal : plan.seals)
            if (told(seal.row))
                paintSeal(seal);
        for (const Arrow& arrow : plan.arrows)
            paintArrow(arrow);
    }
    void paintHead(const SidePlan& plan, Side side) {
        const QString title = side == us ? CountWords::tr("Us") : CountWords::tr("Them");
        p.setPen(QColor(look::colour::text));
        p.setFont(look::font(m, look::Type::Page));
        const int wide = p.fontMetrics().horizontalAdvance(title);
        p.drawText(plan.head, Qt::AlignLeft | Qt::AlignVCenter, title);
        p.setFont(look::font(m, look::Type::Strong));
        const QString cards = CountWords::tr("%n card(s)", nullptr, d.content.of(side).pile.size());
        p.drawText(plan.head.adjusted(0, m.px(9), 0, 0), Qt::AlignRight | Qt::AlignVCenter, cards);
        const int right = p.fontMetrics().horizontalAdvance(cards) + m.px(12);
        p.setFont(look::font(m, look::Type::Text));
        p.setPen(QColor(text2));
        const QRect names = plan.head.adjusted(wide + m.px(12), m.px(9), -right, 0);
        p.drawText(names, Qt::AlignLeft | Qt::AlignVCenter,
                   p.fontMetrics().elidedText(namesOf(side, d.content), Qt::ElideRight, names.width()));
    }
    void paintGroup(const Group& group) {
        const bool lit = d.pointed && group.row == *d.pointed;
        for (const Group::Lying& lying : group.cards) {
            const QRect at = lit ? lying.at.translated(0, -m.px(5)) : lying.at;
            const QString face = bolognese_table::faceOf(lying.card);
            if (group.small) { // paper with the index alone, blank for two scartini
                p.setPen(QPen(QColor(look::colour::paperRule), m.line(1)));
                p.setBrush(QColor(look::colour::paper));
                p.drawRoundedRect(at, 2, 2);
                if (!group.pair || valueOf(lying.card) > 0)
                    p.drawPixmap(at, d.deck.index(face, at.size(), p.device()->devicePixelRatioF()));
            } else {
                p.drawPixmap(
                    at, d.deck.card(face, at.size(), p.device()->devicePixelRatioF(),
                                    at.width() < 110 ? look::Deck::Index::Large : look::Deck::Index::Plain));
            }
            if (lit)
                look::drawGoldEdge(p, at, m, look::cardRadius(at.size()));
        }
        if (group.pair) {
            p.setFont(look::sans(m, 12, group.left == u"1" ? QFont::Normal : QFont::DemiBold));
            p.setPen(QColor(group.left == u"1" ? text2 : look::colour::text));
            p.drawText(group.words, Qt::AlignCenter | Qt::TextDontClip, group.left);
            return;
        }
        p.setFont(look::font(m, look::Type::Text));
        p.setPen(QColor(text2));
        p.drawText(group.words, Qt::AlignLeft | Qt::AlignTop, group.left);
        p.setFont(look::sans(m, 15, QFont::DemiBold));
        p.setPen(QColor(look::colour::text));
        p.drawText(group.words, Qt::AlignRight | Qt::AlignTop, group.right);
    }
    void drawSealAt(const QRect& at, double scale) {
        const QSizeF size = QSizeF(at.size()) * scale;
        const QRectF drawn(QRectF(at).center() - QPointF(size.width() / 2, size.height() / 2), size);
        p.drawPixmap(drawn.topLeft(), d.deck.piece(QStringLiteral("seal"), drawn.size().toSize(),
                                                   p.device()->devicePixelRatioF()));
    }
    void paintSeal(const Seal& seal) {
        drawSealAt(seal.at, seal.row == d.shown - 1 ? d.seal : 1);
        const auto across = seal.under ? Qt::AlignHCenter : Qt::AlignLeft;
        p.setFont(look::font(m, look::Type::Text));
        p.setPen(QColor(text2));
        const int high = p.fontMetrics().height();
        const int top = seal.under ? seal.words.top() : seal.words.center().y() - high;
        p.drawText(QRect(seal.words.left(), top, seal.words.width(), high), across, seal.product);
        QFont sum = look::font(m, look::Type::Total);
        p.setFont(sum);
        p.setPen(QColor(look::colour::text));
        p.drawText(QRect(seal.words.left(), top + high, seal.words.width(), p.fontMetrics().height()), across,
                   seal.sum);
    }
    void paintArrow(const Arrow& arrow) {
        p.save();
        p.translate(QRectF(arrow.at).center());
        if (arrow.leftward)
            p.scale(-1, 1);
        const double w = arrow.at.width() / 2.0, h = arrow.at.height() / 2.0;
        p.setPen(QPen(QColor(look::colour::gold), m.line(2), Qt::SolidLine, Qt::RoundCap));
        p.drawLine(QPointF(-w, 0), QPointF(w, 0));
        p.drawLine(QPointF(w - h, -h), QPointF(w, 0));
        p.drawLine(QPointF(w - h, h), QPointF(w, 0));
        p.restore();
    }

    // ---- The paper. ----

    void paintPaper() {
        look::drawPaper(p, d.layout.paper, m);
        p.setPen(QColor(look::colour::ink));
        const QRect& paper = d.layout.paper;
        const QRect first = d.layout.rows.front();
        const QRect heads(first.left(), first.top() - m.px(25), first.width(), m.px(24));
        // Between the paper's inner line and the heads.
        const int top = paper.top() + m.px(8);
        const QRect over(paper.left(), top, paper.width(), heads.top() - top);
        QFont title = look::font(m, look::Type::Announcement);
        while (title.pixelSize() > 12 && QFontMetrics(title).capHeight() * 3 / 2 > over.height())
            title.setPixelSize(title.pixelSize() - 1);
        p.setFont(title);
        p.drawText(over, Qt::AlignCenter | Qt::TextDontClip, CountWords::tr("The count"));
        p.setFont(look::font(m, look::Type::Strong));
        const int half = m.px(56);
        p.drawText(QRect(heads.left(), heads.top(), half, heads.height()), Qt::AlignCenter,
                   CountWords::tr("us"));
        p.drawText(QRect(heads.right() - half, heads.top(), half, heads.height()), Qt::AlignCenter,
                   CountWords::tr("them"));
        line(heads.bottom() + 1, look::colour::ink);
        for (std::size_t i = 0; i < d.rows.size(); ++i)
            paintRow(d.rows[i], d.layout.rows[i], static_cast<int>(i));
    }
    void line(int y, QRgb colour) {
        const QRect& row = d.layout.rows.front();
        p.setPen(QPen(QColor(colour), m.line(1)));
        p.drawLine(row.left(), y, row.right(), y);
    }
    [[nodiscard]] QFont figureFont(const Row& row) const {
        switch (row.entry) {
        case Entry::Combination:
        case Entry::Sequences:
            return fitting(look::sans(m, 14), row);
        case Entry::Sum:
            return look::font(m, look::Type::Total);
        default:
            break;
        }
        return look::sans(m, 16, QFont::Bold);
    }
    // No higher than the row.
    [[nodiscard]] QFont fitting(QFont font, const Row& row) const {
        const QRect& at = d.layout.rows[static_cast<std::size_t>(&row - d.rows.data())];
        font.setPixelSize(std::min(font.pixelSize(), std::max(10, at.height() * 3 / 4)));
        return font;
    }
    void paintRow(const Row& row, const QRect& at, int number) {
        if (d.pointed == number)
            p.fillRect(at.adjusted(-m.px(6), 0, m.px(6), 0), QColor(look::colour::paperOpen));
        QFont words = fitting(look::font(m, look::Type::Text), row);
        p.setFont(words);
        const int half = m.px(56);
        const QRect middle = at.adjusted(half, 0, -half, 0);
        QString name = row.words;
        const auto tooWide = [&] {
            return QFontMetrics(words).horizontalAdvance(name) > middle.width() - m.px(4);
        };
        while (words.pixelSize() > 12 && tooWide())
            words.setPixelSize(words.pixelSize() - 1);
        if (tooWide()) // "scartini, by twos": its first word alone
            name = name.section(u',', 0, 0);
        p.setFont(words);
        p.setPen(QColor(row.entry == Entry::Combination ? look::colour::ink : look::colour::ink2));
        p.drawText(middle, Qt::AlignCenter | Qt::TextDontClip, name);
        if (told(number))
            for (Side side : {us, other(us)}) {
                const QRect room(side == us ? at.left() : at.right() - half + 1, at.top(), half, at.height());
                p.setFont(figureFont(row));
                p.setPen(QColor(look::colour::ink));
                p.drawText(room, Qt::AlignCenter | Qt::TextDontClip, figureIn(row, side));
                if (row.doubled[side]) {
                    const int seal = std::min(m.px(24), at.height());
                    const int x = side == us ? room.right() - seal * 3 / 8 : room.left() - seal * 5 / 8;
                    drawSealAt(QRect(x, at.center().y() - seal / 2, seal, seal), 1);
                }
            }
        const bool strong =
            row.entry == Entry::Doubled || row.entry == Entry::Cricche || row.entry == Entry::Accused;
        if (strong)
            line(at.bottom() + 1, look::colour::ink);
        else if (row.entry == Entry::Combination || row.entry == Entry::LastTrick)
            line(at.bottom() + 1, look::colour::paperFine);
    }

    // ---- Slate and outlook. ----

    void paintSlate() {
        const QRect& slate = d.layout.slate;
        p.drawPixmap(slate,
                     d.deck.piece(QStringLiteral("slate"), slate.size(), p.device()->devicePixelRatioF()));
        const QRect in = slate.adjusted(m.px(14), m.px(15), -m.px(14), -m.px(12)); // clear of its frame
        const double small = std::max(10, m.px(13)), high = std::max(14, m.px(22));
        const int under = QFontMetrics(look::sans(m, 12)).height();
        for (Side side : {us, other(us)}) {
            const int half = in.width() / 2;
            QRectF room(side == us ? in.left() : in.left() + half, in.top(), half - m.px(16), small);
            bolognese_table::drawChalk(p, room, QString::number(d.content.before[side]), small,
                                       Qt::AlignRight, d.deck, 0.8);
            if (!allTold())
                continue;
            room.translate(0, small + m.px(2));
            bolognese_table::drawChalk(
                p, room, u'+' + QString::number(d.content.uncounted ? 0 : d.content.result.points[side]),
                small, Qt::AlignRight, d.deck);
            room.translate(0, small + m.px(3));
            p.setPen(QPen(look::withAlpha(bolognese_table::kChalk, 170), m.line(1.4)));
            p.drawLine(QPointF(room.left() + m.px(10), room.top()),
                       QPointF(room.right() + m.px(6), room.top()));
            room.translate(0, m.px(3));
            room.setHeight(std::min(high, in.bottom() - under - room.top()));
            bolognese_table::drawChalk(p, room, QString::number(d.content.after(side)), room.height(),
                                       Qt::AlignRight, d.deck);
        }
        p.setPen(QPen(look::withAlpha(bolognese_table::kChalk, 120), m.line(1.4)));
        p.drawLine(in.center().x(), in.top(), in.center().x(), in.bottom() - under - m.px(2));
        p.setFont(look::sans(m, 12));
        p.setPen(QColor(bolognese_table::kChalkWords));
        p.drawText(in, Qt::AlignHCenter | Qt::AlignBottom, slateWords());
    }
    [[nodiscard]] QString slateWords() const {
        const QString target = text::bolognese::targetLine(d.content.rules, d.content.hand);
        const int left = d.content.rules.target - d.content.after(us);
        const bool isOver = d.content.verdict != Verdict::GoesOn;
        if (d.content.rules.match == Match::QuattroScartate || isOver || left <= 0 || !allTold())
            return target;
        return CountWords::tr("%1: %2 to go", "to 800: 11 to go").arg(target).arg(left);
    }
    void paintOutlook() {
        if (!allTold())
            return;
        const OutlookLines lines = outlookLines(d.content, d.layout);
        p.setFont(look::font(m, look::Type::Strong));
        p.setPen(QColor(look::colour::text));
        table::drawLines(p, lines.strong);
        p.setFont(look::font(m, look::Type::Text));
        p.setPen(QColor(text2));
        table::drawLines(p, lines.text);
    }

    QPainter& p;
    const Drawing& d;
    const look::Metrics& m;
    const Side us;
};

} // namespace

OutlookLines outlookLines(const CountContent& content, const CountLayout& layout) {
    const Outlook outlook = outlookOf(content);
    const QFont strong = look::font(layout.m, look::Type::Strong);
    OutlookLines lines;
    if (!outlook.strong.isEmpty())
        lines.strong = table::wordLines(outlook.strong, strong, layout.outlook);
    const int high = static_cast<int>(lines.strong.size()) * QFontMetrics(strong).lineSpacing();
    if (!outlook.text.isEmpty())
        lines.text = table::wordLines(outlook.text, look::font(layout.m, look::Type::Text),
                                      layout.outlook.adjusted(0, high, 0, 0));
    return lines;
}

std::optional<QString> ruleInOutlook(const CountContent& content, const CountLayout& layout, QPoint at) {
    const OutlookLines lines = outlookLines(content, layout);
    const auto rule = table::ruleAt(lines.strong, look::font(layout.m, look::Type::Strong), at);
    return rule ? rule : table::ruleAt(lines.text, look::font(layout.m, look::Type::Text), at);
}

void drawCount(QPainter& painter, const Drawing& drawing) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    Painter(painter, drawing).all();
}

void drawPile(QPainter& painter, const CountContent& content, Side side, const std::vector<Group>& groups,
              const look::Metrics& m, look::Deck& deck) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setFont(look::font(m, look::Type::Page));
    painter.setPen(QColor(look::colour::text));
    painter.drawText(QRect(m.px(60), m.fromWindowTop(40), m.px(900), m.px(60)),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     side == content.us ? CountWords::tr("Our cards") : CountWords::tr("Their cards"));
    for (const Group& group : groups)
        for (const Group::Lying& lying : group.cards)
            painter.drawPixmap(lying.at,
                               deck.card(bolognese_table::faceOf(lying.card), lying.at.size(),
                                         painter.device()->devicePixelRatioF(), look::Deck::Index::Large));
}

} // namespace bolognese_count
