#include "desktop/sheet/open_hand.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/sheet/hand_words.h"
#include "text/figures.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace sheet {

using look::PaperButton;
using look::Type;
namespace colour = look::colour;

namespace {

constexpr int kMarksSeen = 9; // further ones scroll
// Of a row's 1148: its marks, and where the pairs' versicole stand.
constexpr double kMarksWide = 360, kFansAt = 442, kFansWide = 228;

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

std::vector<paper::TableRow> markRows(const std::vector<MarkLine>& marks) {
    std::vector<paper::TableRow> rows;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const MarkLine& mark = marks[i];
        paper::TableRow row{.kind = paper::TableRow::Kind::Bare, .number = static_cast<int>(i)};
        row.told = told(mark);
        if (mark.points == 0)
            row.cells = {{}, {}, {}, {}, {mark.words, paper::Cell::Ink::Weak}};
        else
            row.cells = {{mark.words},
                         {QStringLiteral("+%1").arg(mark.points), paper::Cell::Ink::Strong},
                         {mark.side, paper::Cell::Ink::Weak},
                         {text::signedPoints(mark.net), paper::Cell::Ink::Weak}};
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

OpenHand::OpenHand(look::Deck& deck, QWidget* parent)
    : QWidget(parent), metrics_(look::metricsForTable(QSize(1280, 776))),
      marks_(new paper::PaperTable(this)), fans_{new FansView(deck, this), new FansView(deck, this)},
      instead_(label(this)), count_(new CountTable(this)), sum_(label(this)), curve_(new CurveView(this)),
      watch_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Watch"), this)),
      review_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Review"), this)),
      change_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Chang&e"), this)) {
    setAccessibleName(tr("What the hand is made of"));
    marks_->setAccessibleName(tr("Marks, in order"));
    watch_->setAccessibleDescription(tr("The hand on the table again, card by card"));
    review_->setAccessibleDescription(tr("What each of your decisions cost, and what came of it"));
    change_->setAccessibleDescription(tr("Opens the hand; what it was before stays under it"));
    connect(marks_, &paper::PaperTable::pointed, this, &OpenHand::point);
    connect(marks_, &paper::PaperTable::moved, this, [this] {
        if (marks_->hasFocus() && marks_->currentRow())
            point(marks_->currentRow()->number);
    });
    for (FansView* fans : fans_)
        connect(fans, &FansView::pointed, count_, &CountTable::setVersicoleLit);
    connect(watch_, &QAbstractButton::clicked, this, &OpenHand::watchAsked);
    connect(review_, &QAbstractButton::clicked, this, &OpenHand::reviewAsked);
    connect(change_, &QAbstractButton::clicked, this, &OpenHand::changeAsked);
}

// The mark's step in the curve, and its cards among the fans.
void OpenHand::point(int mark) {
    const bool known = mark >= 0 && mark < static_cast<int>(content_.marks.size());
    curve_->setPointed(known ? mark : -1);
    for (FansView* fans : fans_)
        fans->lift(known ? content_.marks[static_cast<std::size_t>(mark)].cards : minchiate::CardSet{});
}

void OpenHand::setContent(const OpenContent& content, Change change) {
    content_ = content;
    marks_->setRows(markRows(content.marks));
    marks_->setVisible(!content.marks.empty()); // nothing to see, and no stop of the Tab key
    const bool counted = content.counted.size() == 2;
    for (std::size_t side = 0; side < fans_.size(); ++side) {
        fans_[side]->setVisible(counted);
        if (counted)
            fans_[side]->setSide(content.counted[side]);
    }
    instead_->setVisible(!content.instead.isEmpty());
    instead_->setText(content.instead.toHtmlEscaped());
    count_->setLines(content.lines, content.sides);
    count_->setVisible(!content.lines.empty());
    QStringList sum;
    for (const QString& step : content.reckoning)
        sum << step.toHtmlEscaped();
    if (!content.outcome.isEmpty())
        sum << QStringLiteral("<b>%1</b>").arg(content.outcome.toHtmlEscaped());
    for (const QString& words : content.besides)
        sum << QStringLiteral("<span style=\"color:%1\">%2</span>")
                   .arg(QColor(colour::ink2).name(), words.toHtmlEscaped());
    sum_->setText(sum.join(QStringLiteral("<br>")));
    sum_->setAccessibleName(
        (content.reckoning + QStringList(content.outcome) + content.besides).join(QStringLiteral(". ")));
    curve_->setContent(content);
    watch_->setVisible(content.played);
    review_->setVisible(content.played && content.over);
    change_->setVisible(change == Change::Allowed);
    layOut();
    update();
}

int OpenHand::lineHigh() const {
    return std::max(metrics_.px(20), QFontMetrics(look::font(metrics_, Type::Text)).height() + 1);
}

int OpenHand::fansWide() const {
    return static_cast<int>(kFansWide / 1148 * width());
}

int OpenHand::wantedHeight() const {
    const int counted = content_.lines.empty() ? 1 : 6;
    const int sum = sum_->heightForWidth(sum_->width()); // its words may wrap
    int fans = 0;
    for (const FansView* one : fans_)
        fans += one->isHidden() ? 0 : one->heightIn(fansWide()) + metrics_.px(6);
    return std::max({metrics_.px(218), (kMarksSeen + 1) * lineHigh() + metrics_.px(14),
                     counted * lineHigh() + sum + metrics_.px(8), fans + metrics_.px(8)});
}

void OpenHand::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    for (FansView* fans : fans_)
        fans->setMetrics(m);
    curve_->setMetrics(m);
    for (PaperButton* button : {watch_, review_, change_})
        button->setMetrics(m);
    for (QLabel* words : {instead_, sum_})
        words->setFont(look::font(m, Type::Text));
    layOut();
}

// Numbers and sides have the room that they need, and the words what is left.
void OpenHand::placeMarkColumns(int wide) {
    const QFontMetrics fm(look::font(metrics_, Type::Strong));
    const int bar = content_.marks.size() > std::size_t{kMarksSeen} ? metrics_.px(12) : 0; // the list's own
    const double all = std::max(1, wide - bar);
    const int gap = metrics_.px(6);
    const double net = fm.horizontalAdvance(QStringLiteral("\u2212000")) / all;
    const int widest =
        std::max(fm.horizontalAdvance(content_.sides[0]), fm.horizontalAdvance(content_.sides[1]));
    const double side = (widest + gap) / all;
    const double points = (fm.horizontalAdvance(QStringLiteral("+00")) + gap) / all;
    const double words = 1 - net - side - points;
    marks_->setColumns({{0, words, Qt::AlignLeft},
                        {words, words + points - gap / all, Qt::AlignRight},
                        {1 - net - side, 1 - net, Qt::AlignLeft},
                        {1 - net, 1, Qt::AlignRight},
                        {0, 1, Qt::AlignLeft}});
}

// Where the parts begin, of the row's width as the design has it.
void OpenHand::layOut() {
    const look::Metrics& m = metrics_;
    const int line = lineHigh(), wide = width(), high = height(), top = m.px(4);
    const auto along = [&](double x) { return static_cast<int>(x / 1148 * wide); };
    marks_->setMetrics(m, line / m.s, Type::Text);
    placeMarkColumns(along(kMarksWide));
    marksHead_ = QRect(along(64), top, along(kMarksWide), line);
    marks_->setGeometry(along(64), top + line, along(kMarksWide),
                        std::min(high - top - line, kMarksSeen * line + 2));
    padHead_ = QRect(marksHead_.left(), top, marks_->viewport()->width(), line);
    // Each pair's versicole have what they need; what is left over lies between them.
    const int half = (high - top - m.px(4)) / 2;
    const int first = fans_[0]->heightIn(fansWide()) + m.px(6), second = fans_[1]->heightIn(fansWide());
    const int lower = top + std::clamp(half, first, std::max(first, high - top - m.px(4) - second));
    fans_[0]->setGeometry(along(kFansAt), top, fansWide(), lower - top);
    fans_[1]->setGeometry(along(kFansAt), lower, fansWide(), high - lower);
    instead_->setGeometry(along(kFansAt), top + line, along(kFansWide), high - top - line);
    count_->setMetrics(m, line);
    const bool counted = !content_.lines.empty();
    const int tableHigh = counted ? 6 * line : 0;
    count_->setGeometry(along(678), top, along(242), tableHigh);
    const QFontMetrics strong(look::font(m, Type::Strong));
    const int number = std::max({strong.horizontalAdvance(QStringLiteral("0000")),
                                 strong.horizontalAdvance(content_.sides[0]) + m.px(10),
                                 strong.horizontalAdvance(content_.sides[1]) + m.px(10)});
    count_->setColumnWidth(0, along(242) - 2 * number);
    count_->setColumnWidth(1, number);
    count_->setColumnWidth(2, number);
    sumRule_ = counted ? QRect(along(678), top + 5 * line, along(242), m.line(1)) : QRect();
    const int sumTop = top + tableHigh + (counted ? m.px(2) : line);
    sum_->setGeometry(along(678), sumTop, along(250), high - sumTop);
    const int button = watch_->paperSize().height();
    curveHead_ = QRect(along(944), top, wide - along(944) - m.px(14), line);
    const int curveTop = top + line + m.px(2);
    curve_->setGeometry(along(944), curveTop, curveHead_.width(), high - curveTop - button - m.px(22));
    int x = along(944);
    for (PaperButton* b : {watch_, review_, change_}) {
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
    p.setFont(look::font(metrics_, Type::Strong));
    p.setPen(QColor(colour::ink2));
    p.drawText(marksHead_, Qt::AlignLeft | Qt::AlignVCenter,
               content_.marks.empty() ? tr("Nothing was marked") : tr("Marks, in order"));
    p.drawText(curveHead_, Qt::AlignLeft | Qt::AlignVCenter,
               p.fontMetrics().elidedText(content_.byTrick ? tr("The pad, trick by trick")
                                                           : tr("The pad, mark by mark"),
                                          Qt::ElideRight, curveHead_.width()));
    p.setFont(look::font(metrics_, Type::Text));
    if (!content_.marks.empty())
        p.drawText(padHead_, Qt::AlignRight | Qt::AlignVCenter, tr("pad"));
    if (sumRule_.isValid())
        p.fillRect(sumRule_, QColor(colour::paperRule));
}

} // namespace sheet

#include "moc_open_hand.cpp"
