#include "desktop/learn/ladder_page.h"

#include "desktop/look/palette.h"
#include "desktop/look/scroll_bar.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace learn {

namespace colour = look::colour;
using look::PaperButton;
using State = RungText::State;

namespace {

constexpr int kTwoPages = 560; // a sheet this wide has two columns

QLabel* heading(const QString& words, QWidget* parent) {
    auto* label = new QLabel(words, parent);
    QPalette p = label->palette();
    p.setColor(QPalette::WindowText, QColor(colour::ink));
    label->setPalette(p);
    return label;
}

// The lesson to take now: one that was begun, else the first not done above all that are, so that nobody is
// sent back to one that came to the ladder later; else any that is left; none when all are done.
int nextOf(const LadderContent& ladder, const Learned& learned) {
    int begun = -1, above = -1, left = -1;
    for (int i = static_cast<int>(ladder.rungs.size()) - 1; i >= 0; --i) {
        const auto place = learned.find(ladder.rungs[static_cast<std::size_t>(i)].id);
        if (place != learned.end() && place->second.done) {
            if (above < 0 && left >= 0)
                above = left;
            continue;
        }
        left = i;
        if (place != learned.end())
            begun = i;
    }
    return begun >= 0 ? begun : above >= 0 ? above : left;
}

RungText rungOf(const LadderContent::Rung& lesson, int number, const Learned& learned) {
    RungText rung;
    rung.number = QString::number(number);
    rung.title = lesson.title;
    rung.line = lesson.goal;
    const auto found = learned.find(lesson.id);
    if (found == learned.end())
        return rung;
    const Place& place = found->second;
    const bool within = place.step > 0 && place.step < lesson.steps;
    rung.state = place.done ? State::Done : within ? State::Begun : State::Fresh;
    rung.mark = place.done && place.asked > 0
                    ? LadderPage::tr("done, %1 of %2 at once").arg(place.atOnce).arg(place.asked)
                : place.done ? LadderPage::tr("done")
                : within     ? LadderPage::tr("step %1 of %2").arg(place.step + 1).arg(lesson.steps)
                             : QString();
    return rung;
}

} // namespace

LadderPage::LadderPage(QWidget* parent)
    : QWidget(parent), scroll_(new QScrollArea(this)), sheet_(new QWidget), title_(heading({}, this)),
      game_(heading(tr("The game"), sheet_)), art_(heading(tr("The art of it"), sheet_)),
      told_(heading(tr("Hands told card by card"), sheet_)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Lessons"));
    scroll_->setWidget(sheet_);
    scroll_->setAccessibleName(tr("Lessons"));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    sheet_->setAutoFillBackground(false);
    practice_ = addButton({}, &LadderPage::practiceAsked);
    practice_->hide();
    setDue(0);
    rules_ = addButton(tr("The &rule book"), &LadderPage::rulesAsked);
    glossary_ = addButton(tr("&Words of the game"), &LadderPage::glossaryAsked);
    gallery_ = addButton(tr("The &cards"), &LadderPage::galleryAsked);
    file_ = addButton(tr("&Open a lesson…"), &LadderPage::fileAsked);
    play_ = addButton(tr("&Play a match"), &LadderPage::playChosen);
    back_ = addButton(tr("&First page"), &LadderPage::back);
}

void LadderPage::setGame(const QString& name) {
    title_->setText(tr("Learn %1").arg(name));
}

PaperButton* LadderPage::addButton(const QString& words, void (LadderPage::*signal)()) {
    auto* button = new PaperButton(PaperButton::Kind::SecondOnPaper, words, this);
    connect(button, &PaperButton::clicked, this, signal);
    foot_.push_back(button);
    return button;
}

void LadderPage::offerPractice() {
    practice_->show();
    layOut();
}

std::vector<PaperButton*> LadderPage::foot() const {
    std::vector<PaperButton*> offered;
    std::ranges::copy_if(foot_, std::back_inserter(offered),
                         [](const PaperButton* b) { return !b->isHidden(); });
    return offered;
}

void LadderPage::setDue(int due) {
    practice_->setText(due > 0 ? tr("Practi&se: %n due", nullptr, due) : tr("Practi&se"));
    if (back_)
        layOut();
}

void LadderPage::setLadder(const LadderContent& ladder, const Learned& learned) {
    const int next = nextOf(ladder, learned);
    gameRungs_ = static_cast<std::size_t>(ladder.gameRungs);
    while (rungs_.size() < ladder.rungs.size()) {
        const int i = static_cast<int>(rungs_.size());
        auto* rung = new RungButton(sheet_);
        connect(rung, &RungButton::clicked, this, [this, i] { emit lessonChosen(i); });
        rung->show();
        rungs_.push_back(rung);
    }
    ids_.clear();
    for (std::size_t i = 0; i < rungs_.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        RungText rung = rungOf(ladder.rungs[i], number, learned);
        rung.next = number == next + 1;
        if (rung.next && rung.mark.isEmpty())
            rung.mark = i == 0 ? tr("start here") : tr("next");
        rungs_[i]->setRung(rung);
        ids_.push_back(ladder.rungs[i].id);
    }
    for (const LadderContent::Hand& hand : ladder.hands)
        ids_.push_back(hand.id);
    for (std::size_t i = hands_.size(); i < ladder.hands.size(); ++i) {
        const LadderContent::Hand& hand = ladder.hands[i];
        auto* button = new RungButton(sheet_);
        button->setRung({{}, hand.title, hand.source, {}, {}, false});
        connect(button, &RungButton::clicked, this, [this, id = hand.id] { emit handChosen(id); });
        button->show();
        hands_.push_back(button);
    }
    art_->setVisible(gameRungs_ < rungs_.size());
    told_->setVisible(!hands_.empty());
    play_->setKind(next < 0 ? PaperButton::Kind::Main : PaperButton::Kind::SecondOnPaper);
    layOut();
}

void LadderPage::focusFirst() {
    const auto next = std::ranges::find_if(rungs_, [](const RungButton* r) { return r->rung().next; });
    if (next == rungs_.end()) {
        play_->setFocus(Qt::OtherFocusReason);
        return;
    }
    (*next)->setFocus(Qt::OtherFocusReason);
    scroll_->ensureWidgetVisible(*next);
}

void LadderPage::focusLesson(const QString& id) {
    const auto at = std::ranges::find(ids_, id);
    if (at == ids_.end()) { // one from a file
        focusFirst();
        return;
    }
    const auto place = static_cast<std::size_t>(at - ids_.begin());
    RungButton* rung = place < rungs_.size() ? rungs_[place] : hands_[place - rungs_.size()];
    rung->setFocus(Qt::OtherFocusReason);
    scroll_->ensureWidgetVisible(rung);
}

// A sheet as broad has two pages, where there is something for the second.
bool LadderPage::hasTwoPages(int width) const {
    return width >= kTwoPages && gameRungs_ < rungs_.size();
}

// Two pages of a book, with lessons below each other; the height of the longer one.
int LadderPage::layColumns(int width, int air) {
    const look::Metrics& m = metrics_;
    const int gutter = m.px(40);
    const bool two = hasTwoPages(width);
    const int column = two ? (width - gutter) / 2 : width;
    int x = 0, y = 0, longest = 0;
    const auto head = [&](QLabel* label) {
        const int high = label->sizeHint().height();
        label->setGeometry(x + m.px(8), y, column - m.px(8), high);
        y += high + m.px(2);
    };
    const auto line = [&](RungButton* rung) {
        rung->setMetrics(m, air);
        const int high = rung->heightForWidth(column);
        rung->setGeometry(x, y, column, high);
        y += high - RungButton::ring; // rings may reach into each other
    };
    head(game_);
    for (std::size_t i = 0; i < rungs_.size(); ++i) {
        if (i == gameRungs_) {
            longest = y;
            x = two ? column + gutter : 0;
            y = two ? 0 : y + m.px(14);
            head(art_);
        }
        line(rungs_[i]);
    }
    if (!hands_.empty()) {
        y += m.px(18);
        head(told_);
        for (RungButton* hand : hands_)
            line(hand);
    }
    return std::max(y, longest) + RungButton::ring;
}

void LadderPage::layOut() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    const look::Metrics& m = metrics_;
    scroll_->verticalScrollBar()->setStyleSheet(look::scrollBarStyle(m, colour::paperRule));
    const int edge = m.frame + m.px(10);
    paper_ = rect().adjusted(edge, edge, -edge, -edge);
    if (const int spare = paper_.width() - m.px(1120); spare > 0)
        paper_.adjust(spare / 2, 0, -spare / 2, 0);
    title_->setFont(look::font(m, look::Type::Page));
    for (QLabel* label : {game_, art_, told_})
        label->setFont(look::serif(m, 19, true));
    QRect room = paper_.adjusted(m.px(28), m.px(14), -m.px(28), -m.px(18));
    title_->setGeometry(room.left() + m.px(8), room.top(), room.width(), title_->sizeHint().height());
    room.setTop(title_->geometry().bottom() + m.px(4));

    // The foot in as many rows as it needs.
    int x = room.left(), rows = 1;
    const std::vector<PaperButton*> offered = foot();
    for (PaperButton* button : offered) {
        button->setMetrics(m);
        const QSize size = button->paperSize();
        if (x > room.left() && x + size.width() > room.right()) {
            ++rows;
            x = room.left();
        }
        x += size.width() + m.px(8);
    }
    const int high = offered.front()->paperSize().height();
    int y = room.bottom() + 1 - rows * high - (rows - 1) * m.px(6);
    const int footTop = y;
    x = room.left();
    for (PaperButton* button : offered) {
        const QSize size = button->paperSize();
        if (x > room.left() && x + size.width() > room.right()) {
            x = room.left();
            y += high + m.px(6);
        }
        const bool last = button == back_ && x + size.width() <= room.right(); // apart, at the right
        button->setPaperGeometry(QRect(QPoint(last ? room.right() + 1 - size.width() : x, y), size));
        x += size.width() + m.px(8);
    }
    room.setBottom(footTop - m.px(14));
    scroll_->setGeometry(room);
    int tall = 0;
    for (int air = 10; air >= 2; --air) // as airy as the page allows
        if (tall = layColumns(room.width(), air); tall <= room.height())
            break;
    if (tall > room.height())
        tall = layColumns(room.width() - scroll_->verticalScrollBar()->sizeHint().width(), 4);
    // Room that is left over goes above and below the title.
    const int spare = std::clamp((room.height() - tall) / 2, 0, m.px(20));
    title_->move(title_->x(), title_->y() + spare / 2);
    scroll_->setGeometry(room.adjusted(0, spare, 0, 0));
    sheet_->resize(room.width(), tall);
    update();
}

void LadderPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), metrics_);
    look::drawPaper(p, paper_, metrics_);
    if (hasTwoPages(sheet_->width())) { // the fold between the pages
        p.setPen(QPen(QColor(colour::paperFine), metrics_.line(1)));
        const int x = scroll_->geometry().center().x();
        p.drawLine(x, scroll_->geometry().top(), x, scroll_->geometry().bottom());
    }
}

void LadderPage::resizeEvent(QResizeEvent*) {
    layOut();
}

void LadderPage::keyPressEvent(QKeyEvent* event) {
    const auto step = [&](int by) {
        std::vector<RungButton*> all = rungs_;
        all.insert(all.end(), hands_.begin(), hands_.end());
        const auto at = std::ranges::find_if(all, [](const RungButton* r) { return r->hasFocus(); });
        const auto n = static_cast<int>(all.size());
        const int i = at == all.end() ? 0 : std::clamp(static_cast<int>(at - all.begin()) + by, 0, n - 1);
        all[static_cast<std::size_t>(i)]->setFocus(Qt::TabFocusReason);
        scroll_->ensureWidgetVisible(all[static_cast<std::size_t>(i)]);
    };
    if (event->key() == Qt::Key_Escape)
        emit back();
    else if (event->key() == Qt::Key_Down && !rungs_.empty())
        step(1);
    else if (event->key() == Qt::Key_Up && !rungs_.empty())
        step(-1);
    else
        QWidget::keyPressEvent(event);
}

void LadderPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace learn

#include "moc_ladder_page.cpp"
