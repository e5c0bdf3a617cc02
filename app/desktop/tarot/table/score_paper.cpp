#include "desktop/tarot/table/score_paper.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "text/figures.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>

namespace tarot_table {

namespace {

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(tarot_table::ScorePaper)
};

// Everything at one place: from the paper's size to its lengths.
struct Lengths {
    int pad, title, head, row, current, sums, portrait, portraitHigh;
    QFont titleFont, lengthFont, words, figures, strong, sumFont;
};

Lengths lengthsFor(const look::Metrics& m, PaperSize size) {
    const bool page = size == PaperSize::OnPage;
    Lengths l{};
    l.titleFont = look::serif(m, page ? 28 : 20);
    l.lengthFont = look::sans(m, page ? 13 : 12);
    l.words = look::sans(m, 12);
    l.figures = look::sans(m, page ? 14 : 12);
    l.strong = look::sans(m, 12, QFont::DemiBold);
    l.sumFont = look::sans(m, page ? 16 : 13, QFont::Bold);
    l.pad = m.px(page ? 12 : 10);
    l.title = QFontMetrics(l.titleFont).height() + m.px(page ? 14 : 8);
    l.portrait = m.px(page ? 38 : 28);
    l.portraitHigh = m.px(page ? 46 : 34);
    l.head = l.portraitHigh + m.px(8) + (page ? QFontMetrics(l.strong).height() + m.px(4) : 0);
    l.row = QFontMetrics(l.words).height() + QFontMetrics(l.figures).height() + m.px(page ? 8 : 4);
    l.current = QFontMetrics(l.strong).height() + m.px(10);
    l.sums = QFontMetrics(l.sumFont).height() + m.px(14);
    return l;
}

// A ruled line across, thin between hands, of ink over and under them.
void rule(QPainter& painter, const QRect& in, int y, const look::Metrics& m, QRgb colour) {
    painter.setPen(QPen(QColor(colour), m.line(1)));
    painter.drawLine(in.left(), y, in.right(), y);
}

class Drawing {
public:
    Drawing(QPainter& painter, const QRect& at, const ScoreContent& content, const look::Metrics& m,
            PaperSize size, look::Deck& deck)
        : p_(painter), c_(content), m_(m), page_(size == PaperSize::OnPage), deck_(deck),
          l_(lengthsFor(m, size)), in_(at.adjusted(l_.pad, l_.pad, -l_.pad, -l_.pad)) {
        look::drawPaper(painter, at, m);
    }

    void draw() {
        head();
        const int foot = in_.bottom() + 1 - l_.sums;
        int y = in_.top() + l_.title + l_.head;
        rule(p_, in_, y, m_, look::colour::ink);
        const int room = foot - y - (c_.current.isEmpty() ? 0 : l_.current);
        const auto all = static_cast<int>(c_.rows.size());
        const int fit = std::max(0, room / l_.row);
        // Those that find no room are told together.
        const int first = all <= fit ? 0 : std::min(all, all - fit + 1);
        if (first > 0 && fit > 0) {
            row(scoreTogether(c_, first), false, y);
            y += l_.row;
        }
        for (int i = first; i < all; ++i, y += l_.row)
            row(c_.rows[static_cast<std::size_t>(i)], c_.open == i, y);
        if (!c_.current.isEmpty())
            current(y);
        else if (page_)
            for (int line = y + l_.row * 2 / 3; line < foot; line += l_.row * 2 / 3)
                rule(p_, in_, line, m_, look::colour::paperFine);
        rule(p_, in_, foot, m_, look::colour::ink);
        figures(c_.sums, std::nullopt, foot, in_.bottom() - foot, l_.sumFont);
    }

private:
    [[nodiscard]] QRect column(int i, int top, int high) const {
        const auto n = static_cast<int>(c_.columns.size());
        const int left = in_.left() + in_.width() * i / n, right = in_.left() + in_.width() * (i + 1) / n;
        return {left, top, right - left, high};
    }
    void head() {
        const QRect line(in_.left() + m_.px(4), in_.top(), in_.width() - m_.px(8), l_.title);
        p_.setFont(l_.titleFont);
        p_.setPen(QColor(look::colour::ink));
        p_.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, PaperWords::tr("Score"));
        p_.setFont(l_.lengthFont);
        p_.setPen(QColor(look::colour::ink2));
        p_.drawText(line, Qt::AlignRight | Qt::AlignVCenter, c_.length);
        for (int i = 0; i < static_cast<int>(c_.columns.size()); ++i) {
            const auto& one = c_.columns[static_cast<std::size_t>(i)];
            const QRect room = column(i, in_.top() + l_.title, l_.head);
            const QRect mount(room.center().x() - l_.portrait / 2, room.top(), l_.portrait, l_.portraitHigh);
            look::drawMount(p_, mount,
                            deck_.head(one.portrait, look::portraitRect(mount, m_).size(),
                                       p_.device()->devicePixelRatioF()),
                            m_, false, false);
            if (!page_)
                continue;
            const QRect under(room.left(), mount.bottom() + m_.px(4), room.width(),
                              QFontMetrics(l_.strong).height());
            look::writeLine(p_, under, Qt::AlignCenter, one.name, l_.strong, look::colour::ink);
        }
    }
    void row(const ScoreContent::Row& row, bool open, int y) {
        if (open) {
            p_.fillRect(QRect(in_.left(), y, in_.width(), l_.row), QColor(look::colour::paperOpen));
            p_.fillRect(QRect(in_.left(), y, m_.px(4), l_.row), QColor(look::colour::openBar));
        }
        const QFont words = open ? l_.strong : l_.words;
        const int high = QFontMetrics(words).height();
        const QRect line(in_.left() + m_.px(8), y + m_.px(2), in_.width() - m_.px(12), high);
        const auto numbered = [&](const QString& told) {
            return row.number == 0 ? told : QStringLiteral("%1  %2").arg(row.number).arg(told);
        };
        const bool tooLong =
            !row.brief.isEmpty() && QFontMetrics(words).horizontalAdvance(numbered(row.words)) > line.width();
        look::writeLine(p_, line, Qt::AlignLeft | Qt::AlignVCenter, numbered(tooLong ? row.brief : row.words),
                        words, open ? look::colour::ink : look::colour::ink2);
        figures(row.scores, row.ringed, y + high, l_.row - high, l_.figures);
        rule(p_, in_, y + l_.row, m_, look::colour::paperRule);
    }
    void current(int y) {
        look::writeLine(p_, QRect(in_.left() + m_.px(8), y, in_.width() - m_.px(12), l_.current),
                        Qt::AlignLeft | Qt::AlignVCenter,
                        QStringLiteral("%1  %2").arg(c_.currentNumber).arg(c_.current), l_.strong,
                        look::colour::ink);
    }
    // Gains are bold; a ring goes round the declarer's, whom the words name. All are as large as the broadest
    // may be, with room between them.
    void figures(const std::vector<int>& scores, std::optional<int> ringed, int top, int high, QFont font) {
        const int wide = column(0, top, high).width() - m_.px(6);
        for (const int score : scores) {
            QFont bold = font;
            bold.setBold(true);
            font.setPixelSize(look::fitting(bold, text::signedPoints(score), wide).pixelSize());
        }
        for (int i = 0; i < static_cast<int>(scores.size()); ++i) {
            const int score = scores[static_cast<std::size_t>(i)];
            const QRect room = column(i, top, high);
            QFont figure = font;
            if (score > 0)
                figure.setBold(true);
            p_.setFont(figure);
            p_.setPen(QColor(look::colour::ink));
            const QString text = text::signedPoints(score);
            p_.drawText(room, Qt::AlignCenter, text);
            if (ringed != i)
                continue;
            const QFontMetrics fm(figure);
            const double around = std::min<double>(fm.horizontalAdvance(text) + m_.px(14), room.width());
            QRectF ring(0, 0, around, fm.height());
            ring.moveCenter(QRectF(room).center());
            p_.setPen(QPen(QColor(look::colour::ink2), m_.line(1)));
            p_.setBrush(Qt::NoBrush);
            p_.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
        }
    }

    QPainter& p_;
    const ScoreContent& c_;
    const look::Metrics& m_;
    const bool page_;
    look::Deck& deck_;
    const Lengths l_;
    const QRect in_;
};

} // namespace

int scorePaperHeight(const ScoreContent& content, const look::Metrics& m, PaperSize size) {
    const Lengths l = lengthsFor(m, size);
    return 2 * l.pad + l.title + l.head + static_cast<int>(content.rows.size()) * l.row +
           (content.current.isEmpty() ? 0 : l.current) + l.sums;
}

void drawScorePaper(QPainter& painter, const QRect& at, const ScoreContent& content, const look::Metrics& m,
                    PaperSize size, look::Deck& deck) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    Drawing(painter, at, content, m, size, deck).draw();
    painter.restore();
}

ScoreContent::Row scoreTogether(const ScoreContent& content, int first) {
    ScoreContent::Row row;
    row.words = QStringLiteral("1–%1").arg(first); // numbered like the others, and as short in any language
    row.scores.assign(content.columns.size(), 0);
    for (int i = 0; i < first; ++i)
        for (std::size_t column = 0; column < row.scores.size(); ++column)
            row.scores[column] += content.rows[static_cast<std::size_t>(i)].scores[column];
    return row;
}

QString scoreTold(const ScoreContent& content) {
    QStringList lines;
    const auto line = [&](const QString& title, const std::vector<int>& scores) {
        QStringList parts;
        for (std::size_t i = 0; i < scores.size(); ++i)
            parts << content.columns[i].name + u' ' + text::signedPoints(scores[i]);
        lines
            << PaperWords::tr("%1: %2.", "hand, scores by name").arg(title, parts.join(QStringLiteral(", ")));
    };
    for (const auto& row : content.rows)
        line(QStringLiteral("%1 %2").arg(row.number).arg(row.words), row.scores);
    line(PaperWords::tr("Together"), content.sums);
    return lines.join(u' ');
}

// ---- Under the log ----

ScorePaper::ScorePaper(look::Deck& deck, QWidget* parent) : ScorePiece(parent), deck_(deck) {
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    setAccessibleName(tr("Score"));
}

void ScorePaper::setContent(const ScoreContent& content) {
    if (content == content_)
        return;
    content_ = content;
    setAccessibleDescription(scoreTold(content));
    setToolTip(explanation());
    updateGeometry(); // a hand more is a line more
    update();
}

QSize ScorePaper::sizeFor(const look::Metrics& m) const {
    if (content_.columns.empty())
        return {};
    return {m.panel, scorePaperHeight(content_, m, PaperSize::InPanel) + m.px(20)};
}

void ScorePaper::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    update();
}

QString ScorePaper::explanation() const {
    return tr("The scores of the match, a hand in two lines; those of one hand add up to 0 (F3.5). The ring "
              "goes round the declarer’s.");
}

void ScorePaper::paintEvent(QPaintEvent*) {
    if (content_.columns.empty())
        return;
    QPainter painter(this);
    const int margin = metrics_.px(10);
    drawScorePaper(painter, rect().adjusted(margin, margin, -margin, -margin), content_, metrics_,
                   PaperSize::InPanel, deck_);
}

} // namespace tarot_table

#include "moc_score_paper.cpp"
