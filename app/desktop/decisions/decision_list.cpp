#include "desktop/decisions/decision_list.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/scroll_bar.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

namespace decisions {

namespace colour = look::colour;
using look::PaperButton;
using look::Type;

namespace {

constexpr double kRoomy = 0.85;

} // namespace

QString costWords(double cost) {
    return QLocale().toString(cost, 'f', 1);
}

// ---- A row. ----

DecisionRow::DecisionRow(Offers offers, QWidget* parent)
    : QAbstractButton(parent), offers_(offers),
      playOn_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Play on from here"), this)),
      masters_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Let &masters play it"), this)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    for (auto* button : {playOn_, masters_})
        button->setAccessibleName(button->text().remove(u'&'));
    playOn_->setToolTip(tr("You play the hand from this moment on, with these cards"));
    masters_->setToolTip(tr("Four masters play the hand from this moment on"));
    connect(playOn_, &QPushButton::clicked, this, &DecisionRow::playOnAsked);
    connect(masters_, &QPushButton::clicked, this, &DecisionRow::mastersAsked);
    setOpened(false);
}

void DecisionRow::setDecision(const DecisionTold& decision) {
    decision_ = decision;
    setAccessibleName(decision.cost ? tr("%1, %2 points").arg(title(), costWords(*decision.cost)) : title());
    setAccessibleDescription((QStringList(decision.lines) << decision.knowing).join(u' '));
    placeButtons();
    update();
}

QString DecisionRow::title() const {
    return tr("%1: %2").arg(decision_.where, decision_.title);
}

void DecisionRow::setOpened(bool opened) {
    opened_ = opened;
    playOn_->setVisible(opened);
    masters_->setVisible(opened && offers_ == Offers::PlayOnAndMasters);
    placeButtons();
    update();
}

void DecisionRow::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    playOn_->setMetrics(m);
    masters_->setMetrics(m);
    update();
}

DecisionRow::Laid DecisionRow::laid(int width) const {
    const look::Metrics& m = metrics_;
    const QFontMetrics text(look::font(m, Type::Text)), strong(look::font(m, Type::Strong));
    const QFontMetrics small(look::sans(m, 12));
    const int line = std::max(text.height(), strong.height());
    const int left = m.px(26),
              title = std::max(m.px(92), left + text.horizontalAdvance(decision_.where) + m.px(12));
    const int cost = strong.horizontalAdvance(QStringLiteral("000.0")) + m.px(4), edge = m.px(12);
    const int top = m.px(6);
    Laid laid;
    laid.arrow = QRect(m.px(10), top, m.px(12), line);
    laid.where = QRect(left, top, title - left, line);
    const QRect room(title, top, width - title - cost - edge, 4 * line);
    laid.title = QRect(room.topLeft(),
                       strong.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, decision_.title).size());
    laid.title.setWidth(room.width());
    laid.cost = QRect(width - cost - edge, top, cost, line);
    int y = laid.title.bottom() + 1;
    laid.ring = y + m.px(4); // around what is always seen
    if (!opened_) {
        laid.body = small.boundingRect(QRect(title, y, width - title - edge, 400),
                                       Qt::AlignLeft | Qt::TextWordWrap, decision_.fell);
        laid.body.setWidth(width - title - edge);
        laid.ring = laid.height = (decision_.fell.isEmpty() ? y : laid.body.bottom() + 1) + m.px(7);
        return laid;
    }
    y += m.px(5);
    const QRect words(left, y, width - left - edge, 4000);
    laid.body = text.boundingRect(words, Qt::AlignLeft | Qt::TextWordWrap, decision_.lines.join(u'\n'));
    laid.body.setWidth(words.width());
    y = laid.body.bottom() + m.px(3);
    laid.buttons = laid.body.bottom() + m.px(8);
    if (m.s >= kRoomy) { // else other decisions have the room; it is in the description
        laid.knowing = small.boundingRect(QRect(left, y, words.width(), 400),
                                          Qt::AlignLeft | Qt::TextWordWrap, decision_.knowing);
        laid.knowing.setWidth(words.width());
        laid.buttons = laid.knowing.bottom() + m.px(8);
    }
    laid.height = laid.buttons + playOn_->paperSize().height() + m.px(10);
    if (!fitBeside(width))
        laid.height += playOn_->paperSize().height() + m.px(6);
    return laid;
}

int DecisionRow::heightIn(int width) {
    nameButtons(width);
    return laid(width).height;
}

void DecisionRow::placeButtons() {
    if (!opened_)
        return;
    nameButtons(width());
    const Laid now = laid(width());
    const int left = metrics_.px(26), gap = metrics_.px(10);
    const QSize one = playOn_->paperSize(), other = masters_->paperSize();
    playOn_->setPaperGeometry(QRect(QPoint(left, now.buttons), one));
    masters_->setPaperGeometry(fitBeside(width())
                                   ? QRect(QPoint(left + one.width() + gap, now.buttons), other)
                                   : QRect(QPoint(left, now.buttons + one.height() + metrics_.px(6)), other));
}

// The buttons side by side; else they lie one under the other.
bool DecisionRow::fitBeside(int width) const {
    if (offers_ == Offers::PlayOn)
        return true;
    return playOn_->paperSize().width() + masters_->paperSize().width() + metrics_.px(26 + 10 + 12) <= width;
}

// In shorter words where there is no room for the longer.
void DecisionRow::nameButtons(int width) {
    playOn_->setText(tr("&Play on from here"));
    masters_->setText(tr("Let &masters play it"));
    if (fitBeside(width))
        return;
    playOn_->setText(tr("&Play on"));
    masters_->setText(tr("Let &masters"));
}

// Return opens as Space does; arrows are the page's.
void DecisionRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

void DecisionRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const Laid now = laid(width());
    if (opened_) {
        p.fillRect(rect(), QColor(colour::paperOpen));
        p.fillRect(QRect(0, 0, m.px(4), height()), QColor(colour::openBar));
    } else {
        if (underMouse())
            p.fillRect(rect(), look::withAlpha(colour::paperOpen, 120));
        p.fillRect(QRect(m.px(10), height() - 1, width() - m.px(22), m.line(1)), QColor(colour::paperFine));
    }
    const double side = m.px(9);
    p.save();
    p.translate(QRectF(now.arrow).center());
    if (opened_)
        p.rotate(90);
    look::drawArrow(p, QRectF(-side / 2, -side / 2, side * 0.9, side),
                    QColor(opened_ ? colour::ink : colour::ink2));
    p.restore();
    p.setFont(look::font(m, Type::Text));
    p.setPen(QColor(colour::ink2));
    p.drawText(now.where, Qt::AlignLeft | Qt::AlignVCenter, decision_.where);
    p.setFont(look::font(m, Type::Strong));
    p.setPen(QColor(colour::ink));
    p.drawText(now.title, Qt::AlignLeft | Qt::TextWordWrap, decision_.title);
    p.drawText(now.cost, Qt::AlignRight | Qt::AlignVCenter,
               decision_.cost ? costWords(*decision_.cost) : QString());
    if (opened_) {
        p.setFont(look::font(m, Type::Text));
        p.drawText(now.body, Qt::AlignLeft | Qt::TextWordWrap, decision_.lines.join(u'\n'));
        p.setFont(look::sans(m, 12));
        p.setPen(QColor(colour::ink2));
        if (!now.knowing.isNull())
            p.drawText(now.knowing, Qt::AlignLeft | Qt::TextWordWrap, decision_.knowing);
    } else {
        p.setFont(look::sans(m, 12));
        p.setPen(QColor(colour::ink2));
        p.drawText(now.body, Qt::AlignLeft | Qt::TextWordWrap, decision_.fell);
    }
    if (hasFocus())
        look::drawFocusRing(p, QRect(m.px(6), 4, width() - m.px(12), now.ring - 6), m, m.px(3));
}

// ---- Lines under the rows. ----

class RestLines : public QWidget {
public:
    using QWidget::QWidget;

    void set(std::vector<DecisionList::Rest> lines, const look::Metrics& m) {
        lines_ = std::move(lines);
        metrics_ = m;
        QStringList words;
        for (const auto& line : lines_)
            words << line.words + QStringLiteral(": ") + line.points;
        setAccessibleName(words.join(QStringLiteral(". ")));
        setVisible(!lines_.empty());
        update();
    }
    [[nodiscard]] int wantedHeight() const { return static_cast<int>(lines_.size()) * lineHigh(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const look::Metrics& m = metrics_;
        const int high = lineHigh(), left = m.px(26), right = m.px(12);
        const QFontMetrics strong(look::font(m, Type::Strong));
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const QRect row(left, static_cast<int>(i) * high, width() - left - right, high);
            p.setFont(look::font(m, Type::Text));
            p.setPen(QColor(colour::ink2));
            const int wide = strong.horizontalAdvance(lines_[i].points) + m.px(10);
            p.drawText(row.adjusted(0, 0, -wide, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       p.fontMetrics().elidedText(lines_[i].words, Qt::ElideRight, row.width() - wide));
            p.setFont(look::font(m, Type::Strong));
            p.drawText(row, Qt::AlignRight | Qt::AlignVCenter, lines_[i].points);
            if (i + 1 < lines_.size())
                p.fillRect(QRect(m.px(10), row.bottom(), width() - m.px(22), m.line(1)),
                           QColor(colour::paperFine));
        }
    }

private:
    [[nodiscard]] int lineHigh() const {
        return QFontMetrics(look::font(metrics_, Type::Text)).height() + metrics_.px(12);
    }

    std::vector<DecisionList::Rest> lines_;
    look::Metrics metrics_;
};

// ---- The list. ----

DecisionList::DecisionList(Offers offers, QWidget* parent)
    : QScrollArea(parent), offers_(offers), sheet_(new QWidget), rest_(new RestLines(sheet_)) {
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("What your decisions cost"));
    setWidget(sheet_);
    viewport()->setAutoFillBackground(false);
    sheet_->setAutoFillBackground(false);
    setAttribute(Qt::WA_TranslucentBackground);
}

DecisionRow* DecisionList::addRow() {
    auto* row = new DecisionRow(offers_, sheet_);
    connect(row, &QAbstractButton::clicked, this, [this, row] {
        const int at = row->decision().at;
        emit chosen(at == opened_ ? -1 : at);
    });
    connect(row, &DecisionRow::playOnAsked, this, [this, row] { emit playOnAsked(row->decision().at); });
    connect(row, &DecisionRow::mastersAsked, this, [this, row] { emit mastersAsked(row->decision().at); });
    rows_.push_back(row);
    return row;
}

// To that place in the order: the row that the decision has, so that ring, press and opening stay with it
// while others move, else one that is no longer needed, else a new one.
DecisionRow* DecisionList::takeRow(std::size_t from, int at) {
    const auto begin = rows_.begin() + static_cast<std::ptrdiff_t>(from);
    auto found =
        std::find_if(begin, rows_.end(), [&](const DecisionRow* row) { return row->decision().at == at; });
    if (found == rows_.end())
        found = std::find_if(begin, rows_.end(), [](const DecisionRow* row) { return row->isHidden(); });
    if (found == rows_.end()) {
        addRow();
        found = rows_.end() - 1;
    }
    std::rotate(rows_.begin() + static_cast<std::ptrdiff_t>(from), found, found + 1);
    return rows_[from];
}

void DecisionList::setDecisions(const std::vector<DecisionTold>& decisions, const std::vector<Rest>& rest) {
    used_ = decisions.size();
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        DecisionRow* row = takeRow(i, decisions[i].at);
        if (i > 0)
            setTabOrder(rows_[i - 1], row);
        row->setMetrics(metrics_);
        row->setDecision(decisions[i]);
        row->setOpened(decisions[i].at == opened_);
        row->show();
    }
    for (std::size_t i = used_; i < rows_.size(); ++i)
        rows_[i]->hide();
    rest_->set(rest, metrics_);
    layOut();
}

std::vector<DecisionRow*> DecisionList::rows() const {
    return {rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(used_)};
}

DecisionRow* DecisionList::openedRow() const {
    const auto all = rows();
    const auto open = std::ranges::find_if(all, &DecisionRow::opened);
    return open == all.end() ? nullptr : *open;
}

void DecisionList::open(int at) {
    opened_ = at;
    for (DecisionRow* row : rows())
        row->setOpened(row->decision().at == at);
    layOut();
    if (DecisionRow* row = openedRow())
        ensureWidgetVisible(row, 0, 0);
}

void DecisionList::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    setStyleSheet(look::scrollBarStyle(m, colour::paperRule));
    for (DecisionRow* row : rows_)
        row->setMetrics(m);
    layOut();
}

void DecisionList::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    layOut();
}

void DecisionList::layOut() {
    const auto heightIn = [&](int wide) {
        int high = rest_->wantedHeight();
        for (DecisionRow* row : rows())
            high += row->heightIn(wide);
        return high;
    };
    int wide = width();
    if (heightIn(wide) > height())
        wide -= style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    sheet_->resize(wide, std::max(height(), heightIn(wide)));
    int y = 0;
    for (DecisionRow* row : rows()) {
        const int high = row->heightIn(wide);
        row->setGeometry(0, y, wide, high);
        y += high;
    }
    rest_->setGeometry(0, y, wide, rest_->wantedHeight());
}

void DecisionList::walk(int by) {
    const auto all = rows();
    if (all.empty())
        return;
    auto here = std::ranges::find_if(all, [](const DecisionRow* row) { return row->hasFocus(); });
    if (here == all.end())
        here = std::ranges::find_if(all, [](const DecisionRow* row) { return row->opened(); });
    const int last = static_cast<int>(all.size()) - 1;
    const int now = here == all.end() ? (by > 0 ? -1 : last + 1) : static_cast<int>(here - all.begin());
    DecisionRow* to = all[static_cast<std::size_t>(std::clamp(now + by, 0, last))];
    to->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(to, 0, 0);
}

} // namespace decisions

#include "moc_decision_list.cpp"
