#include "desktop/practice/theme_rows.h"

#include "desktop/look/marks.h"
#include "desktop/look/type.h"
#include "text/practice_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace practise {

using practice::Theme;

namespace {

constexpr int kBeyondRow = 12; // a row reaches so far beyond the words, on either side
constexpr int kKept = 44;      // least breadth of a column of numbers

QString dash(int count) {
    return count == 0 ? QStringLiteral("–") : QString::number(count);
}

// Over the last column.
QString lastHead(Desk desk) {
    return desk == Desk::Mistakes ? ThemeRows::tr("kept") : ThemeRows::tr("of");
}

// As broad as its head, and the space between two, in any language.
int lastColumn(const PanelLook& look, Desk desk) {
    const QFontMetrics head(look::sans(look.metrics, 13));
    return std::max(look.words(kKept), head.horizontalAdvance(lastHead(desk)) + look.words(12));
}

} // namespace

// ---- A row. ----

ThemeRow::ThemeRow(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void ThemeRow::setLine(const ThemeLine& line, Desk desk) {
    line_ = line;
    desk_ = desk;
    setText(text::themeName(line.theme));
    const QString told = desk == Desk::Mistakes ? tr("%1: %2 due, %3 kept") : tr("%1: %2 left of %3");
    setAccessibleName(told.arg(text(), QString::number(line.due), QString::number(line.kept)));
    setToolTip(tr("Ask of this theme alone, or of all again"));
    update();
}

void ThemeRow::setLook(const PanelLook& look) {
    look_ = look;
    update();
}

void ThemeRow::setAsked(bool asked) {
    asked_ = asked;
    update();
}

// Return presses as Space does; arrows are the rows'.
void ThemeRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        event->ignore();
    else
        QAbstractButton::keyPressEvent(event);
}

void ThemeRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::PanelColours& c = look_.colours();
    const look::Metrics& m = look_.metrics;
    const int beyond = look_.words(kBeyondRow), column = lastColumn(look_, desk_);
    const bool opened = asked_ || isChecked();
    if (opened) {
        p.fillRect(rect(), QColor(look_.dark ? look::colour::walnutMid : look::colour::paperOpen));
        p.fillRect(QRect(0, 0, look_.words(4), height()),
                   QColor(look_.dark ? c.gold : look::colour::openBar));
    } else if (underMouse()) {
        p.fillRect(rect(), look::withAlpha(c.rule, 60));
    }
    const QRect words = rect().adjusted(beyond, 0, -beyond, 0);
    if (!opened)
        p.fillRect(QRect(words.left(), height() - m.line(1), words.width(), m.line(1)), QColor(c.rule));
    p.setPen(QColor(c.text));
    p.setFont(look::sans(m, 14, opened ? QFont::DemiBold : QFont::Normal));
    const QString name = isChecked() ? tr("%1 only").arg(text()) : text();
    p.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
               p.fontMetrics().elidedText(name, Qt::ElideRight, words.width() - 2 * column));
    p.setFont(look::sans(m, 14, QFont::DemiBold));
    p.setPen(QColor(line_.due == 0 ? c.text2 : c.text));
    p.drawText(words.adjusted(0, 0, -column, 0), Qt::AlignRight | Qt::AlignVCenter, dash(line_.due));
    p.setFont(look::sans(m, 14));
    p.setPen(QColor(c.text2));
    p.drawText(words, Qt::AlignRight | Qt::AlignVCenter, dash(line_.kept));
    if (hasFocus())
        look::drawFocusRing(p, rect().adjusted(7, 7, -7, -7), m, m.px(2)); // none of it beyond the row
}

// ---- All of them. ----

ThemeRows::ThemeRows(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Themes"));
    for (Theme theme : practice::kThemes) {
        auto* row = new ThemeRow(this);
        connect(row, &ThemeRow::clicked, this,
                [this, theme] { emit onlyChosen(only_ == theme ? std::nullopt : std::optional(theme)); });
        row->hide();
        rows_.push_back(row);
    }
}

void ThemeRows::setLines(const std::vector<ThemeLine>& lines, Desk desk) {
    desk_ = desk;
    for (const ThemeLine& line : lines) {
        ThemeRow* row = rowOf(line.theme);
        row->setLine(line, desk);
        row->setVisible(line.kept > 0);
    }
    layOut();
}

void ThemeRows::setAsked(std::optional<Theme> theme) {
    for (ThemeRow* row : rows_)
        row->setAsked(theme == row->line().theme);
}

void ThemeRows::setOnly(std::optional<Theme> theme) {
    only_ = theme;
    for (ThemeRow* row : rows_)
        row->setChecked(theme == row->line().theme);
}

void ThemeRows::setLook(const PanelLook& look) {
    look_ = look;
    for (ThemeRow* row : rows_)
        row->setLook(look);
    layOut();
}

std::vector<ThemeRow*> ThemeRows::rows() const {
    std::vector<ThemeRow*> seen;
    std::ranges::copy_if(rows_, std::back_inserter(seen),
                         [](const ThemeRow* row) { return !row->isHidden(); });
    return seen;
}

int ThemeRows::rowHigh() const {
    return std::max(look_.words(29), QFontMetrics(look::sans(look_.metrics, 14)).height() + 6);
}

int ThemeRows::wantedHeight() const {
    return static_cast<int>(rows().size() + 1) * rowHigh();
}

void ThemeRows::layOut() {
    int y = rowHigh();
    for (ThemeRow* row : rows()) {
        row->setGeometry(0, y, width(), rowHigh());
        y += rowHigh();
    }
    update();
}

void ThemeRows::resizeEvent(QResizeEvent*) {
    layOut();
}

void ThemeRows::keyPressEvent(QKeyEvent* event) {
    const auto seen = rows();
    const auto at = std::ranges::find_if(seen, [](const ThemeRow* row) { return row->hasFocus(); });
    const int by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (by == 0 || at == seen.end()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto to =
        std::clamp<std::ptrdiff_t>(at - seen.begin() + by, 0, static_cast<std::ptrdiff_t>(seen.size()) - 1);
    seen[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
}

void ThemeRows::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::PanelColours& c = look_.colours();
    const int beyond = look_.words(kBeyondRow), column = lastColumn(look_, desk_);
    const QRect words(beyond, 0, width() - 2 * beyond, rowHigh());
    p.setPen(QColor(c.text2));
    p.setFont(look::sans(look_.metrics, 13));
    p.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, tr("By theme"));
    p.drawText(words.adjusted(0, 0, -column, 0), Qt::AlignRight | Qt::AlignVCenter,
               desk_ == Desk::Mistakes ? tr("due") : tr("left"));
    p.drawText(words, Qt::AlignRight | Qt::AlignVCenter, lastHead(desk_));
    p.fillRect(QRect(words.left(), words.bottom(), words.width(), look_.metrics.line(1)), QColor(c.rule));
}

} // namespace practise

#include "moc_theme_rows.cpp"
