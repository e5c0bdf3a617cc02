#include "sheet/standing_painter.h"

#include "look/marks.h"
#include "look/palette.h"
#include "look/pixmap_cache.h"
#include "look/surfaces.h"
#include "look/type.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>

namespace sheet {

namespace {

using look::Type;
namespace colour = look::colour;
using State = StandingRow::State;

struct Sheet {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

// What is written with: the painter, the places, and short ways to write.
class Pen {
public:
    Pen(QPainter& p, const StandingPlaces& places) : m_p(p), m_places(places) {}

    [[nodiscard]] QFont font(Type type, QFont::Weight weight = QFont::Normal) const {
        QFont f = look::font(m_places.metrics, type);
        if (weight != QFont::Normal)
            f.setWeight(weight);
        return f;
    }

    void write(const QRect& r, int align, const QString& words, const QFont& f, QRgb ink) {
        m_p.setFont(f);
        m_p.setPen(QColor(ink));
        m_p.drawText(r, align | Qt::TextSingleLine,
                     QFontMetrics(f).elidedText(words, Qt::ElideRight, r.width()));
    }

    // Words of different fonts on one line share its baseline.
    void writeOn(int baseline, const QRect& column, int align, const QString& words, const QFont& f,
                 QRgb ink) {
        const QFontMetrics fm(f);
        write(QRect(column.left(), baseline - fm.ascent(), column.width(), fm.height()), align | Qt::AlignTop,
              words, f, ink);
    }

    void rule(int y, double breadth, QRgb ink) {
        const int line = m_places.metrics.line(breadth);
        const QRect& c = m_places.content;
        m_p.fillRect(QRect(c.left(), y - line / 2, c.width(), line), QColor(ink));
    }

private:
    QPainter& m_p;
    const StandingPlaces& m_places;
};

void drawHead(QPainter& p, Pen& pen, const Standing& s, const StandingPlaces& at, look::Deck& deck) {
    const look::Metrics& m = at.metrics;
    pen.write(at.title, Qt::AlignLeft | Qt::AlignVCenter,
              s.over ? Sheet::tr("The result") : Sheet::tr("The standing"), pen.font(Type::page),
              colour::ink);
    const int baseline = at.headBaseline;
    const QFont small = pen.font(Type::text);
    pen.writeOn(baseline, at.underTitle, Qt::AlignLeft,
                s.hands == 1 ? Sheet::tr("In resti") : Sheet::tr("Resti, hand by hand"), small, colour::ink2);
    pen.writeOn(baseline, at.pad, Qt::AlignRight, Sheet::tr("on the pad"), small, colour::ink2);
    pen.writeOn(baseline, at.count, Qt::AlignHCenter, Sheet::tr("count, us : them"), small, colour::ink2);
    for (std::size_t i = 0; i < at.players.size(); ++i) {
        const QSize portrait = look::portraitRect(at.mounts[i], m).size();
        look::drawMount(p, at.mounts[i], deck.head(s.heads[i], portrait, look::ratioOf(p)), m, false);
        pen.writeOn(baseline, at.names[i], Qt::AlignHCenter, s.names[i], pen.font(Type::name), colour::ink);
    }
    pen.rule(at.headRule, 2, colour::ink);
}

// Gains are bold and have their sign, losses and nothing are plain: never told by colour alone.
void drawResti(Pen& pen, const StandingRow& row, const StandingPlaces& at, const QRect& line) {
    for (std::size_t i = 0; i < at.players.size(); ++i) {
        const bool gain = row.resti[i] > 0;
        pen.write(StandingPlaces::cell(at.players[i], line), Qt::AlignCenter, signedNumber(row.resti[i]),
                  pen.font(Type::sheet, gain ? QFont::Bold : QFont::Normal),
                  gain ? colour::ink : colour::inkWeak);
    }
}

void drawFinished(Pen& pen, const StandingRow& row, const StandingPlaces& at, const QRect& line) {
    const QFont plain = pen.font(Type::sheet);
    pen.write(StandingPlaces::cell(at.pad, line), Qt::AlignRight | Qt::AlignVCenter, signedNumber(row.padNet),
              plain, colour::ink);
    const QString count = row.cappotto == Cappotto::none
                              ? QStringLiteral("%1 : %2").arg(row.ourCount).arg(row.theirCount)
                              : Sheet::tr("cappotto: all tricks");
    pen.write(StandingPlaces::cell(at.count, line), Qt::AlignCenter, count, plain, colour::ink);
    if (!row.unscored)
        return drawResti(pen, row, at, line);
    const QRect all = at.players.front().united(at.players.back());
    pen.write(StandingPlaces::cell(all, line), Qt::AlignCenter,
              Sheet::tr("not scored: a move was taken back"), pen.font(Type::text), colour::ink2);
}

void drawRow(Pen& pen, const StandingRow& row, const StandingPlaces& at, const QRect& line) {
    const bool begun = row.state != State::toCome;
    const bool now = row.state == State::inPlay;
    const QFont font = pen.font(Type::sheet, now ? QFont::DemiBold : QFont::Normal);
    const QRgb ink = begun ? colour::ink : colour::ink2;
    pen.write(StandingPlaces::cell(at.number, line), Qt::AlignRight | Qt::AlignVCenter,
              QString::number(row.number), font, ink);
    pen.write(StandingPlaces::cell(at.dealer, line), Qt::AlignLeft | Qt::AlignVCenter, row.dealer, font, ink);
    if (now)
        pen.write(StandingPlaces::cell(at.count, line), Qt::AlignCenter, Sheet::tr("in play"), font, ink);
    else if (begun)
        drawFinished(pen, row, at, line);
}

void drawRound(QPainter& p, Pen& pen, const Standing& s, const StandingRound& round, const StandingPlaces& at,
               const RoundPlaces& places) {
    const look::Metrics& m = at.metrics;
    const QFont bold = pen.font(Type::round);
    const QString name = roundName(s, round);
    const QRect& r = places.heading;
    const int baseline = r.bottom() - m.px(8);
    int x = r.left();
    p.setPen(QColor(colour::ink));
    p.setFont(bold);
    p.drawText(x, baseline, name);
    if (!name.isEmpty())
        x += QFontMetrics(bold).horizontalAdvance(name) + m.px(14);
    p.setPen(QColor(colour::ink2));
    p.setFont(pen.font(Type::text));
    p.drawText(x, baseline, round.partners);
    pen.rule(r.bottom() + 1, 1, colour::paperRule);
    for (std::size_t i = 0; i < round.rows.size(); ++i) {
        drawRow(pen, round.rows[i], at, places.rows[i]);
        pen.rule(places.rows[i].bottom() + 1, 1, colour::paperFine);
    }
}

// Names of what is counted, both sides' numbers, and the reckoning at their right.
void drawAccount(Pen& pen, const HandAccount& account, const StandingPlaces& at) {
    const QFont text = pen.font(Type::text);
    const int wide = at.dealer.width();
    const QRect names(at.dealer.left(), 0, wide * 6 / 10, 1);
    const int ourRight = at.dealer.left() + wide * 3 / 4, theirRight = at.dealer.right();
    const auto write = [&](const QRect& line, int right, const QString& words, QRgb ink) {
        pen.write(QRect(right - wide / 4, line.top(), wide / 4 + 1, line.height()),
                  Qt::AlignRight | Qt::AlignVCenter, words, text, ink);
    };
    if (!account.counted.empty()) {
        write(at.account.front(), ourRight, Sheet::tr("us"), colour::ink2);
        write(at.account.front(), theirRight, Sheet::tr("them"), colour::ink2);
    }
    for (std::size_t i = 0; i < account.counted.size(); ++i) {
        const CountedLine& line = account.counted[i];
        const QRect& place = at.account[i + 1];
        pen.write(StandingPlaces::cell(names, place), Qt::AlignLeft | Qt::AlignVCenter, line.what, text,
                  colour::ink2);
        write(place, ourRight, QString::number(line.ours), colour::ink);
        write(place, theirRight, QString::number(line.theirs), colour::ink);
    }
    const int left = at.pad.center().x();
    auto place = at.account.begin() + 1;
    const auto reckon = [&](const QString& words, const QFont& font) {
        pen.write(QRect(left, place->top(), at.content.right() - left, place->height()),
                  Qt::AlignLeft | Qt::AlignVCenter, words, font, colour::ink);
        ++place;
    };
    for (const QString& step : account.reckoning)
        reckon(step, text);
    reckon(account.outcome, pen.font(Type::text, QFont::Bold));
}

void drawTotal(Pen& pen, const Standing& s, const StandingPlaces& at) {
    pen.rule(at.totalRule, 2, colour::ink);
    const QFontMetrics totals(pen.font(Type::total));
    const int baseline = at.total.center().y() + totals.capHeight() / 2;
    const QRect words(at.content.left(), 0, at.count.left() - at.content.left(), 1);
    pen.writeOn(baseline, words, Qt::AlignLeft, gameName(s.length), pen.font(Type::section), colour::ink);
    pen.writeOn(baseline, at.count, Qt::AlignHCenter, playedWords(s), pen.font(Type::text), colour::ink2);
    for (std::size_t i = 0; i < at.players.size(); ++i)
        pen.writeOn(baseline, at.players[i], Qt::AlignHCenter, signedNumber(s.totals[i]),
                    pen.font(Type::total), colour::ink);
}

} // namespace

void drawStanding(QPainter& p, const Standing& standing, const StandingPlaces& places, look::Deck& deck,
                  int tagRight) {
    const look::Metrics& m = places.metrics;
    look::drawPaper(p, places.paper, m);
    Pen pen(p, places);
    drawHead(p, pen, standing, places, deck);
    for (std::size_t i = 0; i < places.rounds.size(); ++i)
        drawRound(p, pen, standing, standing.rounds[i], places, places.rounds[i]);
    if (standing.account)
        drawAccount(pen, *standing.account, places);
    drawTotal(pen, standing, places);
    if (standing.verdict.isEmpty())
        return;
    const auto sign = standing.over && *std::ranges::max_element(standing.totals) > 0 ? look::Sign::laurel
                                                                                      : look::Sign::none;
    const int room = tagRight - places.foot.left() - m.px(60);
    const QString words =
        QFontMetrics(pen.font(Type::tag)).elidedText(standing.verdict, Qt::ElideRight, room);
    const int wide = look::tagRect({}, words, m, sign).width();
    look::drawTag(p, QPoint(places.foot.left() + wide / 2, places.foot.center().y()), words, m, sign);
}

} // namespace sheet
