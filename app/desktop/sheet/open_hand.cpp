#include "desktop/sheet/open_hand.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/sheet/hand_words.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace sheet {

using look::PaperButton;
using look::Type;
namespace colour = look::colour;

namespace {

constexpr int kMarksSeen = 9; // further ones scroll

QLabel* label(QWidget* parent) {
    auto* words = new QLabel(parent);
    words->setTextFormat(Qt::RichText);
    words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    words->setWordWrap(true);
    QPalette colours = words->palette();
    colours.setColor(QPalette::WindowText, QColor(colour::ink));
    words->setPalette(colours);
    return words;
}

std::vector<TableRow> markRows(const std::vector<MarkLine>& marks) {
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const MarkLine& mark = marks[i];
        TableRow row{.kind = TableRow::Kind::bare, .number = static_cast<int>(i)};
        row.told = told(mark);
        if (mark.points == 0)
            row.cells = {{}, {}, {}, {}, {mark.words, Cell::Ink::weak}};
        else
            row.cells = {{mark.words},
                         {QStringLiteral("+%1").arg(mark.points), Cell::Ink::strong},
                         {mark.side, Cell::Ink::weak},
                         {signedNumber(mark.net), Cell::Ink::weak}};
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

OpenHand::OpenHand(look::Deck& deck, QWidget* parent)
    : QWidget(parent), m_metrics(look::metricsForTable(QSize(1280, 776))),
      m_marks(new PaperTable(this)), m_fans{new FansView(deck, this), new FansView(deck, this)},
      m_instead(label(this)), m_count(new CountTable(this)), m_sum(label(this)), m_curve(new CurveView(this)),
      m_watch(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Watch"), this)),
      m_change(new PaperButton(PaperButton::Kind::secondOnPaper, tr("Chang&e"), this)) {
    setAccessibleName(tr("What the hand is made of"));
    m_marks->setAccessibleName(tr("Marks, in order"));
    m_watch->setAccessibleDescription(tr("The hand on the table again, card by card"));
    m_change->setAccessibleDescription(tr("Opens the hand; what it was before stays under it"));
    connect(m_marks, &PaperTable::pointed, this, &OpenHand::point);
    connect(m_marks, &PaperTable::moved, this, [this] {
        if (m_marks->hasFocus() && m_marks->currentRow())
            point(m_marks->currentRow()->number);
    });
    for (FansView* fans : m_fans)
        connect(fans, &FansView::pointed, m_count, &CountTable::setVersicoleLit);
    connect(m_watch, &QAbstractButton::clicked, this, &OpenHand::watchAsked);
    connect(m_change, &QAbstractButton::clicked, this, &OpenHand::changeAsked);
}

// The mark's step in the curve, and its cards among the fans.
void OpenHand::point(int mark) {
    const bool known = mark >= 0 && mark < static_cast<int>(m_content.marks.size());
    m_curve->setPointed(known ? mark : -1);
    for (FansView* fans : m_fans)
        fans->lift(known ? m_content.marks[static_cast<std::size_t>(mark)].cards : minchiate::CardSet{});
}

void OpenHand::setContent(const OpenContent& content, Change change) {
    m_content = content;
    m_marks->setRows(markRows(content.marks));
    const bool counted = content.counted.size() == 2;
    for (std::size_t side = 0; side < m_fans.size(); ++side) {
        m_fans[side]->setVisible(counted);
        if (counted)
            m_fans[side]->setSide(content.counted[side]);
    }
    m_instead->setVisible(!content.instead.isEmpty());
    m_instead->setText(content.instead.toHtmlEscaped());
    m_count->setLines(content.lines, content.sides);
    m_count->setVisible(!content.lines.empty());
    QStringList sum;
    for (const QString& step : content.reckoning)
        sum << step.toHtmlEscaped();
    if (!content.outcome.isEmpty())
        sum << QStringLiteral("<b>%1</b>").arg(content.outcome.toHtmlEscaped());
    for (const QString& words : content.besides)
        sum << QStringLiteral("<span style=\"color:%1\">%2</span>")
                   .arg(QColor(colour::ink2).name(), words.toHtmlEscaped());
    m_sum->setText(sum.join(QStringLiteral("<br>")));
    m_sum->setAccessibleName(
        (content.reckoning + QStringList(content.outcome) + content.besides).join(QStringLiteral(". ")));
    m_curve->setContent(content);
    m_watch->setVisible(content.played);
    m_change->setVisible(change == Change::allowed);
    layOut();
    update();
}

int OpenHand::lineHigh() const {
    return std::max(m_metrics.px(20), QFontMetrics(look::font(m_metrics, Type::text)).height() + 1);
}

int OpenHand::wantedHeight() const {
    const int counted = m_content.lines.empty() ? 1 : 6;
    const int sum = m_sum->heightForWidth(m_sum->width()); // its words may wrap
    return std::max({m_metrics.px(218), (kMarksSeen + 1) * lineHigh() + m_metrics.px(14),
                     counted * lineHigh() + sum + m_metrics.px(8)});
}

void OpenHand::setMetrics(const look::Metrics& m) {
    m_metrics = m;
    for (FansView* fans : m_fans)
        fans->setMetrics(m);
    m_curve->setMetrics(m);
    for (PaperButton* button : {m_watch, m_change})
        button->setMetrics(m);
    for (QLabel* words : {m_instead, m_sum})
        words->setFont(look::font(m, Type::text));
    layOut();
}

// Numbers and sides have the room that they need, and the words what is left.
void OpenHand::placeMarkColumns(int wide) {
    const QFontMetrics fm(look::font(m_metrics, Type::strong));
    const int bar = m_metrics.px(12); // the list's own, where there are more
    const double all = std::max(1, wide - bar);
    const int gap = m_metrics.px(6);
    const double net = fm.horizontalAdvance(QStringLiteral("\u2212000")) / all;
    const int widest =
        std::max(fm.horizontalAdvance(m_content.sides[0]), fm.horizontalAdvance(m_content.sides[1]));
    const double side = (widest + gap) / all;
    const double points = (fm.horizontalAdvance(QStringLiteral("+000")) + gap) / all;
    const double words = 1 - net - side - points;
    m_marks->setColumns({{0, words, Qt::AlignLeft},
                         {words, words + points - gap / all, Qt::AlignRight},
                         {1 - net - side, 1 - net, Qt::AlignLeft},
                         {1 - net, 1, Qt::AlignRight},
                         {0, 1, Qt::AlignLeft}});
}

// Where the parts begin, of the row's width as the design has it.
void OpenHand::layOut() {
    const look::Metrics& m = m_metrics;
    const int line = lineHigh(), wide = width(), high = height(), top = m.px(4);
    const auto along = [&](double x) { return static_cast<int>(x / 1148 * wide); };
    m_marks->setMetrics(m, line / m.s, Type::text);
    placeMarkColumns(along(320));
    m_marksHead = QRect(along(64), top, along(320), line);
    m_marks->setGeometry(along(64), top + line, along(320),
                         std::min(high - top - line, kMarksSeen * line + 2));
    m_padHead = QRect(m_marksHead.left(), top, m_marks->viewport()->width(), line);
    const int fans = (high - top - m.px(4)) / 2;
    for (int side = 0; side < 2; ++side)
        m_fans[static_cast<std::size_t>(side)]->setGeometry(along(416), top + side * fans, along(252), fans);
    m_instead->setGeometry(along(416), top + line, along(252), high - top - line);
    m_count->setMetrics(m, line);
    const bool counted = !m_content.lines.empty();
    const int tableHigh = counted ? 6 * line : 0;
    m_count->setGeometry(along(678), top, along(242), tableHigh);
    const QFontMetrics strong(look::font(m, Type::strong));
    const int number = std::max({strong.horizontalAdvance(QStringLiteral("0000")),
                                 strong.horizontalAdvance(m_content.sides[0]) + m.px(10),
                                 strong.horizontalAdvance(m_content.sides[1]) + m.px(10)});
    m_count->setColumnWidth(0, along(242) - 2 * number);
    m_count->setColumnWidth(1, number);
    m_count->setColumnWidth(2, number);
    m_sumRule = counted ? QRect(along(678), top + 5 * line, along(242), m.line(1)) : QRect();
    const int sumTop = top + tableHigh + (counted ? m.px(2) : line);
    m_sum->setGeometry(along(678), sumTop, along(250), high - sumTop);
    const int button = m_watch->paperSize().height();
    m_curveHead = QRect(along(944), top, wide - along(944) - m.px(14), line);
    const int curveTop = top + line + m.px(2);
    m_curve->setGeometry(along(944), curveTop, m_curveHead.width(), high - curveTop - button - m.px(22));
    int x = along(944);
    for (PaperButton* b : {m_watch, m_change}) {
        if (b->isHidden())
            continue;
        const QSize size(std::max(b->paperSize().width(), m.px(88)), button);
        b->setPaperGeometry(QRect(QPoint(x, high - button - m.px(12)), size));
        x += size.width() + m.px(8);
    }
}

void OpenHand::resizeEvent(QResizeEvent*) {
    layOut();
}

void OpenHand::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setFont(look::font(m_metrics, Type::strong));
    p.setPen(QColor(colour::ink2));
    p.drawText(m_marksHead, Qt::AlignLeft | Qt::AlignVCenter,
               m_content.marks.empty() ? tr("Nothing was marked") : tr("Marks, in order"));
    p.drawText(m_curveHead, Qt::AlignLeft | Qt::AlignVCenter,
               p.fontMetrics().elidedText(m_content.byTrick ? tr("The pad, trick by trick")
                                                            : tr("The pad, mark by mark"),
                                          Qt::ElideRight, m_curveHead.width()));
    p.setFont(look::font(m_metrics, Type::text));
    if (!m_content.marks.empty())
        p.drawText(m_padHead, Qt::AlignRight | Qt::AlignVCenter, tr("pad"));
    if (m_sumRule.isValid())
        p.fillRect(m_sumRule, QColor(colour::paperRule));
}

} // namespace sheet
