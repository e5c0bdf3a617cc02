#include "desktop/rules/versicole_sheet.h"

#include "desktop/look/palette.h"
#include "desktop/print/a4.h"
#include "desktop/print/printing.h"
#include "minchiate/versicola.h"

#include <QCoreApplication>
#include <QSvgRenderer>

#include <algorithm>
#include <map>
#include <memory>

namespace rules {

using namespace minchiate;
using print::A4;
namespace colour = look::colour;

namespace {

struct Page {
    Q_DECLARE_TR_FUNCTIONS(VersicolePage)
};

constexpr int kLeft = A4::margin, kRight = A4::wide - A4::margin;
constexpr double kHighToWide = 1.8;
constexpr double kPitch = (kRight - kLeft) / 13.0; // a column of the long run's table
constexpr double kRow = 70;
constexpr QSizeF kRunCard(kPitch - 10, (kPitch - 10) * kHighToWide);

// Cards as vectors, each read once, and the figures that went with them.
class Cards {
public:
    explicit Cards(const QString& deck) : folder_(QStringLiteral(":/decks/%1/%2.svg").arg(deck)) {}

    void draw(QPainter& p, Card card, const QRectF& at) {
        auto& svg = read_[card];
        if (!svg)
            svg = std::make_unique<QSvgRenderer>(folder_.arg(QString::fromStdString(code(card))));
        if (svg->isValid())
            svg->render(&p, at);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(colour::ink), 2));
        p.drawRoundedRect(at, at.width() / 20, at.width() / 20);
    }

    // What these are worth, in figures.
    QString points(CardSet cards) {
        figured_.push_back(cards);
        return QString::number(worth(cards));
    }
    [[nodiscard]] const std::vector<CardSet>& figured() const { return figured_; }

private:
    QString folder_;
    std::vector<CardSet> figured_;
    std::map<Card, std::unique_ptr<QSvgRenderer>> read_;
};

// The trumps of a run over a stair of figures: in the row of its first trump, under its last one, a run's
// worth.
void drawRuns(A4& page, Cards& cards, int from, int to, double x, double y) {
    for (int n = from; n <= to; ++n)
        cards.draw(page.painter(), trump(n), {QPointF(x + (n - from) * kPitch, y), kRunCard});
    y += kRunCard.height() + 16;
    const double right = x + (to - from + 1) * kPitch - 10;
    for (int first = from; first + 2 <= to; ++first, y += kRow) {
        const double begin = x + (first - from) * kPitch;
        page.write({begin, y, 2 * kPitch - 30, kRow}, Qt::AlignRight | Qt::AlignVCenter,
                   Page::tr("from %1 to", "first trump of a run").arg(first), A4::sans(30), colour::ink2);
        for (int last = first + 2; last <= to; ++last) {
            const bool whole = first == from && last == to;
            page.write({x + (last - from) * kPitch, y, kRunCard.width(), kRow},
                       Qt::AlignHCenter | Qt::AlignVCenter, cards.points(trumpRun(first, last)),
                       A4::sans(whole ? 50 : 40, whole ? QFont::Bold : QFont::Normal), colour::ink);
        }
        page.rule(y + kRow, begin + kPitch, right, 2, colour::paperFine);
    }
}

// A set: its cards side by side, under them its name and what it is worth; where it ends.
double drawSet(A4& page, Cards& cards, const std::vector<Card>& set, const QString& name, double x, double y,
               double wide) {
    const double gap = 8, cardWide = (wide - gap * double(set.size() - 1)) / double(set.size());
    const QSizeF size(cardWide, cardWide * kHighToWide);
    CardSet all;
    for (std::size_t i = 0; i < set.size(); ++i) {
        cards.draw(page.painter(), set[i], {QPointF(x + double(i) * (cardWide + gap), y), size});
        all.insert(set[i]);
    }
    y += size.height() + 10;
    page.write({x, y, wide - 100, 70}, Qt::AlignLeft | Qt::AlignVCenter, name, A4::serif(56), colour::ink);
    page.write({x + wide - 100, y, 100, 70}, Qt::AlignRight | Qt::AlignVCenter, cards.points(all),
               A4::sans(50, QFont::Bold), colour::ink);
    return y + 66;
}

void drawNote(A4& page, const QString& words, double x, double y, double wide) {
    page.write({x, y, wide, 50}, Qt::AlignLeft | Qt::AlignVCenter, words, A4::sans(32), colour::ink2);
}

double drawHeading(A4& page, double x, double y, double wide, const QString& words, const QString& gloss) {
    const QFont font = A4::serif(72);
    page.write({x, y, wide, 80}, Qt::AlignLeft | Qt::AlignBottom, words, font, colour::ink);
    const double at = x + QFontMetricsF(font).horizontalAdvance(words) + 26;
    page.write({at, y, x + wide - at, 74}, Qt::AlignLeft | Qt::AlignBottom, gloss, A4::sans(32),
               colour::ink2);
    page.rule(y + 86, x, x + wide, 4, colour::ink);
    return y + 106;
}

void drawAllRuns(A4& page, Cards& cards) {
    const double top = drawHeading(
        page, kLeft, 316, kRight - kLeft, Page::tr("Runs"),
        Page::tr("three or more in a row; the figure stands under the last card, in the row of the first"));
    drawRuns(page, cards, 28, 40, kLeft, top);
    // The papi in the corner that the stair leaves free.
    const double papi = top + kRunCard.height() + 16 + 5 * kRow + 24;
    drawRuns(page, cards, 1, 5, kLeft, papi);
    const CardSet run = trumpRun(28, 30);
    const int more = versicolePoints(run | CardSet(kFool), RuleSet{}) - versicolePoints(run, RuleSet{});
    const double right = kLeft + 7 * kPitch, under = top + kRunCard.height() + 16 + 11 * kRow + 30;
    const QSizeF card = kRunCard * 0.9;
    cards.draw(page.painter(), kFool, {QPointF(right - card.width() - 34, under - 110), card});
    page.paragraph({right, under, kRight - right, 10},
                   Page::tr("Held with the Fool, every versicola is worth %1 more, except the Fool’s own. A "
                            "card may serve in several.")
                       .arg(more),
                   A4::sans(38), colour::ink);
}

void drawSets(A4& page, Cards& cards) {
    const double top = drawHeading(page, kLeft, 1676, kRight - kLeft, Page::tr("Sets"),
                                   Page::tr("cards that belong together without a row"));
    const double three = (kRight - kLeft - 2 * 110) / 3.0, next = three + 110;
    double y = drawSet(page, cards, {trump(1), kFool, trump(40)}, Page::tr("The Fool’s"), kLeft, top, three);
    drawSet(page, cards, {trump(1), trump(13), trump(28)}, Page::tr("The Thirteen"), kLeft + next, top,
            three);
    drawSet(page, cards, {trump(14), trump(35), trump(39)}, Page::tr("The Demon"), kLeft + 2 * next, top,
            three);
    drawNote(page, Page::tr("only where the table plays it"), kLeft + 2 * next, y, three);

    const double four = (kRight - kLeft - 150) / 2.0, second = kLeft + four + 150;
    const double row = y + 78;
    y = drawSet(page, cards, {trump(10), trump(20), trump(30), trump(40)}, Page::tr("The Tens"), kLeft, row,
                four);
    drawNote(page,
             Page::tr("shameful: without the 40, %1; without the 10, %2")
                 .arg(cards.points(trumps({10, 20, 30})), cards.points(trumps({20, 30, 40}))),
             kLeft, y, four);
    drawSet(page, cards, {king(Suit::Cups), king(Suit::Coins), king(Suit::Swords), king(Suit::Batons)},
            Page::tr("The Kings"), second, row, four);
    CardSet threeKings = kKings;
    threeKings.erase(king(Suit::Batons));
    drawNote(page, Page::tr("any three of them, %1").arg(cards.points(threeKings)), second, y, four);
}

} // namespace

int worth(CardSet cards) {
    RuleSet rules;
    rules.demon = true;
    const auto list = versicoleOf(cards, rules);
    const auto found = std::ranges::find(list, cards, &Versicola::cards);
    return found == list.end() ? 0 : found->points;
}

std::vector<CardSet> drawVersicole(QPainter& p, const QString& deck) {
    A4 page(p);
    Cards cards(deck);
    page.frame();
    page.write({kLeft, 140, kRight - kLeft, 140}, Qt::AlignHCenter | Qt::AlignVCenter,
               Page::tr("The Versicole"), A4::serif(116), colour::ink);
    drawAllRuns(page, cards);
    drawSets(page, cards);
    page.write({kLeft, A4::high - 146, kRight - kLeft, 36}, Qt::AlignHCenter | Qt::AlignVCenter,
               QStringLiteral("Versicola"), A4::sans(24), colour::ink2);
    return cards.figured();
}

bool printVersicole(QPagedPaintDevice& device, const QString& deck) {
    QPainter p;
    if (!p.begin(&device))
        return false;
    drawVersicole(p, deck);
    return p.end();
}

bool writeVersicolePdf(const QString& path, const QString& deck) {
    return print::writePdf(path, Page::tr("The Versicole"),
                           [&deck](QPagedPaintDevice& device) { return printVersicole(device, deck); });
}

} // namespace rules
