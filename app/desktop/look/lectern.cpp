#include "desktop/look/lectern.h"

#include "desktop/look/announce.h"
#include "desktop/look/last_input.h"
#include "desktop/look/lectern_button.h"
#include "desktop/look/link_label.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/scroll_bar.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QAccessible>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>
#include <QTextCharFormat>
#include <QTextDocumentFragment>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace look {

namespace {

constexpr double kPageAt1 = 776, kTableAt1 = 1060; // a page and a table whose lengths are the design's own

QLabel* inkLabel(QWidget* parent, QRgb ink) {
    auto* label = new LinkLabel(parent);
    label->leaveToOthers(); // the lectern tells it as a whole
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QPalette p = label->palette();
    p.setColor(QPalette::WindowText, QColor(ink));
    p.setColor(QPalette::Link, QColor(colour::openBar));
    p.setColor(QPalette::LinkVisited, QColor(colour::openBar));
    label->setPalette(p);
    return label;
}

// Links in ink that suits the paper: a label takes their colour from the surroundings otherwise.
QString inked(QString rich) {
    const QString ink = QColor(colour::openBar).name();
    return rich.replace(QStringLiteral("<a href"), QStringLiteral("<a style=\"color:%1\" href").arg(ink));
}

// As many buttons as are wanted, the others hidden.
template<class Pressed>
void fit(std::vector<PaperButton*>& buttons, const std::vector<LecternText::Button>& wanted, QWidget* parent,
         Pressed pressed) {
    while (buttons.size() < wanted.size()) {
        const int i = static_cast<int>(buttons.size());
        auto* button = new LecternButton(PaperButton::Kind::SecondOnPaper, {}, parent);
        QObject::connect(button, &QPushButton::clicked, parent, [pressed, i] { pressed(i); });
        buttons.push_back(button);
    }
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const bool used = i < wanted.size();
        if (used) {
            static_cast<LecternButton*>(buttons[i])->become(wanted[i].text);
            buttons[i]->setKind(wanted[i].main ? PaperButton::Kind::MainOnPaper
                                               : PaperButton::Kind::SecondOnPaper);
            buttons[i]->setEnabled(wanted[i].enabled);
            buttons[i]->setSpent(wanted[i].spent);
        }
        buttons[i]->setVisible(used);
    }
}

// Those that can be given, one after the other.
QString answersTold(const LecternText& text) {
    QStringList told;
    for (const LecternText::Button& button : text.buttons)
        if (button.answer && button.acts())
            told << button.text.simplified();
    if (told.isEmpty())
        return {};
    return (told.join(QStringLiteral("; ")) + QStringLiteral(". ") + Lectern::tr("A number answers."))
        .toHtmlEscaped();
}

// A button of the foot with a little less air around its words than others.
int narrowest(const PaperButton& button, const Metrics& m) {
    const QFontMetrics words(look::font(m, Type::Button));
    return words.size(Qt::TextShowMnemonic, button.text()).width() + 2 * m.px(8);
}

} // namespace

Lectern::Lectern(QWidget* parent)
    : QWidget(parent), scroll_(new QScrollArea(this)), sheet_(new QWidget),
      where_(inkLabel(sheet_, colour::ink2)), title_(inkLabel(sheet_, colour::ink)),
      words_(inkLabel(sheet_, colour::ink)), note_(inkLabel(sheet_, colour::ink)), bar_(new QWidget(sheet_)) {
    bar_->setAutoFillBackground(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("What the teacher says"));
    scroll_->setAccessibleName(tr("What the teacher says"));
    scroll_->setWidget(sheet_);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    sheet_->setAutoFillBackground(false);
    for (QLabel* label : {where_, title_})
        label->setTextFormat(Qt::PlainText);
    for (QLabel* label : {words_, note_}) {
        label->setTextFormat(Qt::RichText);
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        connect(label, &QLabel::linkActivated, this, &Lectern::linkChosen);
    }
}

int Lectern::widthFor(QSize page) {
    // What a table this high leaves over, within what words can do with.
    const int left = page.width() - qRound(page.height() / kPageAt1 * kTableAt1);
    const int least = std::max(230, page.width() * 23 / 100), most = page.width() * 30 / 100;
    return std::clamp(left, least, std::max(least, most));
}

void Lectern::setText(const LecternText& text) {
    const bool sameWords = text.words == text_.words, sameNote = text.note == text_.note;
    using Note = LecternText::Note;
    const bool judgedNoMore = text_.kind != Note::Plain && text.kind == Note::Plain;
    const QString title = text.title == text_.title ? QString() : text.title; // said once
    text_ = text;
    where_->setText(text.where);
    title_->setText(text.title);
    words_->setText(inked(text.words));
    note_->setText(inked(text.note));
    for (QLabel* label : {words_, note_}) // without a link there is nothing for keys
        label->setFocusPolicy(label->text().contains(QStringLiteral("<a ")) ? Qt::TabFocus : Qt::NoFocus);
    fit(buttons_, text.buttons, this, [this](int i) { emit pressed(i); });
    fit(foot_, text.foot, this, [this](int i) { emit footPressed(i); });
    // Read out as one: what is said, then what was said to the answer.
    const auto read = [](const QStringList& parts) {
        QStringList said;
        for (const QString& part : parts)
            if (!part.isEmpty()) // without its tags
                said << sentence(QTextDocumentFragment::fromHtml(part).toPlainText());
        return said.join(u' ');
    };
    const QString answers = answersTold(text);
    setAccessibleDescription(read({text.title, text.words, answers, text.note}));
    // As it changes, what is new. Where the focus comes here with the words they are read anyway.
    const bool asksAnew = !sameWords || (!sameNote && (text.note.isEmpty() || judgedNoMore));
    const QString added = asksAnew    ? read({title, text.words, answers, text.note})
                          : !sameNote ? read({text.note})
                                      : QString();
    QTimer::singleShot(0, this, [this, added, hadFocus = hasFocus()] {
        if (hadFocus || !hasFocus())
            announce(*this, added);
    });
    layOut();
    // What was said last is to be seen.
    scroll_->verticalScrollBar()->setValue(text.note.isEmpty() ? 0 : scroll_->verticalScrollBar()->maximum());
}

void Lectern::setMetrics(const Metrics& m) {
    metrics_ = m;
    scroll_->verticalScrollBar()->setStyleSheet(scrollBarStyle(m, colour::paperRule));
    layOut();
}

void Lectern::setTool(QWidget* tool) {
    tool_ = tool;
    tool->setParent(this);
    layOut();
}

bool Lectern::scrolls() const {
    return sheet_->height() > scroll_->height();
}

QRect Lectern::paper() const {
    const int edge = std::clamp(metrics_.px(10), 6, 14);
    return rect().adjusted(edge, edge, -edge, -edge);
}

// Text a little smaller than it would like to be; never under what can be read.
void Lectern::dress(double shrunk) {
    const auto sized = [&](QFont font, double least) {
        font.setPixelSize(std::max(int(least), int(std::lround(font.pixelSize() * shrunk))));
        return font;
    };
    where_->setFont(sized(sans(metrics_, 12, QFont::DemiBold), 12));
    // The serif has no figures for a title that names a year.
    const bool figures = std::ranges::any_of(text_.title, [](QChar c) { return c.isDigit(); });
    title_->setFont(sized(figures ? sans(metrics_, 21) : look::font(metrics_, Type::Section), 17));
    words_->setFont(sized(sans(metrics_, 17), 13));
    note_->setFont(sized(sans(metrics_, 16), 13));
}

// Gives every label its place; the height of all.
int Lectern::layWords(int width) {
    const Metrics& m = metrics_;
    int y = 0;
    const auto place = [&](QLabel* label, int above) {
        label->setVisible(!label->text().isEmpty());
        if (label->text().isEmpty())
            return;
        y += above;
        const int high = label->heightForWidth(width);
        label->setGeometry(0, y, width, high);
        y += high;
    };
    place(where_, 0);
    place(title_, m.px(2));
    place(words_, m.px(12));
    note_->setVisible(!note_->text().isEmpty());
    bar_->setVisible(!note_->text().isEmpty());
    if (note_->text().isEmpty())
        return y;
    y += m.px(16);
    const int bar = m.px(12);
    const int high = note_->heightForWidth(width - bar);
    note_->setGeometry(bar, y, width - bar, high);
    bar_->setGeometry(0, y, m.line(3), high);
    QPalette ink = bar_->palette();
    ink.setColor(QPalette::Window, QColor(text_.kind == LecternText::Note::Wrong   ? colour::openBar
                                          : text_.kind == LecternText::Note::Right ? colour::clothLit
                                                                                   : colour::paperRule));
    bar_->setPalette(ink);
    return y + high;
}

// The ways out at the bottom, in as many rows as they need; the height of all.
int Lectern::layFoot(QRect room) {
    if (text_.foot.empty())
        return 0;
    const int gap = metrics_.px(6);
    std::vector<std::vector<PaperButton*>> rows(1);
    int wide = 0;
    for (std::size_t i = 0; i < text_.foot.size(); ++i) {
        foot_[i]->setMetrics(metrics_);
        const int needed = narrowest(*foot_[i], metrics_);
        if (!rows.back().empty() && wide + gap + needed > room.width()) {
            rows.emplace_back();
            wide = 0;
        }
        wide += needed + (rows.back().empty() ? 0 : gap);
        rows.back().push_back(foot_[i]);
    }
    const int high = foot_.front()->paperSize().height();
    int y = room.bottom() + 1 - static_cast<int>(rows.size()) * (high + gap) + gap;
    const int top = y;
    for (const auto& row : rows) {
        const int n = static_cast<int>(row.size());
        int least = gap * (n - 1);
        for (const PaperButton* button : row)
            least += narrowest(*button, metrics_);
        const int more = std::max(0, room.width() - least) / n;
        int x = room.left();
        for (PaperButton* button : row) {
            const int w = narrowest(*button, metrics_) + more;
            button->setPaperGeometry(QRect(x, y, w, high));
            x += w + gap;
        }
        y += high + gap;
    }
    return room.bottom() + 1 - top;
}

// How many of these buttons stand in the last row of theirs: all, or as many as keep their words in one line,
// and no row much shorter than another.
int Lectern::rowOf(std::size_t first, std::size_t end, int room) const {
    const int n = static_cast<int>(end - first), gap = metrics_.px(8);
    int widest = 0;
    for (std::size_t i = first; i < end; ++i)
        widest = std::max(widest, buttons_[i]->paperSize().width());
    const int fit = std::clamp((room + gap) / (widest + gap), 1, n);
    const int rows = (n + fit - 1) / fit;
    return n / rows;
}

// One under the other from the bottom up; short ones stand side by side. Takes their height off the room.
void Lectern::layButtons(QRect& room) {
    const int gap = metrics_.px(8);
    for (std::size_t i = 0; i < text_.buttons.size(); ++i)
        buttons_[i]->setMetrics(metrics_);
    for (std::size_t end = text_.buttons.size(); end > 0;) {
        std::size_t first = end - 1;
        while (first > 0 && text_.buttons[first].beside && text_.buttons[first - 1].beside)
            --first;
        const int n = rowOf(first, end, room.width());
        first = end - static_cast<std::size_t>(n);
        const int wide = (room.width() - gap * (n - 1)) / n;
        int high = 0;
        for (std::size_t i = first; i < end; ++i)
            high = std::max(high, buttons_[i]->paperHeight(wide));
        for (int k = 0; k < n; ++k)
            buttons_[first + static_cast<std::size_t>(k)]->setPaperGeometry(
                QRect(room.left() + k * (wide + gap), room.bottom() + 1 - high, wide, high));
        room.setBottom(room.bottom() - high - gap);
        end = first;
    }
    if (!text_.buttons.empty())
        room.setBottom(room.bottom() - metrics_.px(4));
}

void Lectern::layOut() {
    const Metrics& m = metrics_;
    const int inset = std::max(12, m.px(18));
    QRect room = paper().adjusted(inset, inset, -inset, -inset);
    if (const int foot = layFoot(room); foot > 0)
        room.setBottom(room.bottom() - foot - m.px(14));
    layButtons(room);
    if (tool_ && !tool_->isHidden()) {
        const int high = tool_->heightForWidth(room.width());
        tool_->setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high);
        room.setBottom(room.bottom() - high - m.px(8));
    }
    scroll_->setGeometry(room);
    int high = 0;
    for (const double shrunk : {1.0, 0.94, 0.88, 0.82, 0.77}) {
        dress(shrunk);
        high = layWords(room.width());
        if (high <= room.height())
            break;
    }
    if (high > room.height()) // beside the bar that scrolls
        high = layWords(room.width() - scroll_->verticalScrollBar()->sizeHint().width());
    sheet_->resize(room.width(), high);
    orderTabs();
    update();
}

// Tab goes from the words to what answers them, then to the links in them, then to the ways out.
void Lectern::orderTabs() {
    QWidget* before = this;
    const auto then = [&](QWidget* next) {
        setTabOrder(before, next);
        before = next;
    };
    for (std::size_t i = 0; i < text_.buttons.size(); ++i)
        then(buttons_[i]);
    then(words_);
    then(note_);
    for (std::size_t i = 0; i < text_.foot.size(); ++i)
        then(foot_[i]);
}

void Lectern::resizeEvent(QResizeEvent*) {
    layOut();
}

void Lectern::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), QColor(colour::walnutDark));
    drawPaper(p, paper(), metrics_);
    if (hasFocus() && keysInUse()) {
        const int air = metrics_.px(6);
        const QRect words(scroll_->pos(),
                          QSize(scroll_->width(), std::min(scroll_->height(), sheet_->height())));
        drawFocusRing(p, words.adjusted(-air, -air, air, air), metrics_, metrics_.px(4));
    }
}

// Who comes back to it hears what was asked.
void Lectern::showEvent(QShowEvent*) {
    QTimer::singleShot(0, this, [this] { // its page may show it before it has the words
        if (isVisible())
            announce(*this, accessibleDescription());
    });
}

void Lectern::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void Lectern::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

} // namespace look

#include "moc_lectern.cpp"
