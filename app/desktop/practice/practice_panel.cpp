#include "desktop/practice/practice_panel.h"

#include "desktop/look/type.h"
#include "desktop/look/write_line.h"

#include <QPainter>

#include <cmath>

namespace practise {

using look::PanelHead;
using look::PaperButton;

namespace {

constexpr int kEdge = 20, kBeyond = 12; // rows reach beyond the words

DueTold dueTold(const Training::Progress& progress, Desk desk, bool isAsked) {
    DueTold told;
    told.done = progress.done;
    told.all = progress.done + progress.toGo;
    told.now = isAsked;
    told.number = QString::number(desk == Desk::Mistakes ? progress.toGo : progress.done);
    told.words = desk == Desk::Mistakes ? PracticePanel::tr("due today")
                                        : PracticePanel::tr("of %n solved", nullptr, told.all);
    if (desk == Desk::Mistakes && progress.done > 0)
        told.beside = PracticePanel::tr("%1 done").arg(progress.done);
    return told;
}

} // namespace

PracticePanel::PracticePanel(QWidget* parent)
    : QWidget(parent), head_(new PanelHead(this)), due_(new DueView(this)), themes_(new ThemeRows(this)),
      show_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Show me"), this)),
      later_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Later today"), this)),
      takeOut_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Take out"), this)),
      calendar_(new CalendarView(this)) {
    setAutoFillBackground(true);
    setAccessibleName(tr("Practise"));
    look_.metrics = look::metricsForTable(QSize(1280, 776));
    head_->setNames({tr("Your mistakes"), tr("Exercises")}, 0);
    head_->setCloseWords(tr("Back to the lessons"));
    connect(head_, &PanelHead::closed, this, &PracticePanel::closed);
    connect(head_, &PanelHead::chosen, this,
            [this](int name) { emit deskChosen(name == 0 ? Desk::Mistakes : Desk::Exercises); });
    connect(themes_, &ThemeRows::onlyChosen, this, &PracticePanel::themeChosen);
    connect(show_, &QPushButton::clicked, this, &PracticePanel::showAsked);
    connect(later_, &QPushButton::clicked, this, &PracticePanel::laterAsked);
    connect(takeOut_, &QPushButton::clicked, this, &PracticePanel::takeOutAsked);
    takeOut_->setToolTip(tr("This position is not asked again"));
    dress();
}

void PracticePanel::tell(Training& training, Desk desk, const std::optional<Asked>& asked, QDate today) {
    desk_ = desk;
    rating_ = training.solved().rating;
    head_->setNames({tr("Your mistakes"), tr("Exercises")}, desk == Desk::Mistakes ? 0 : 1);
    due_->setTold(dueTold(training.progress(desk, today), desk, asked.has_value()));
    const bool mistakes = desk == Desk::Mistakes;
    themes_->setLines(training.themes(desk, today), desk);
    themes_->setAsked(asked ? std::optional(asked->theme()) : std::nullopt);
    later_->setText(mistakes ? tr("&Later today") : tr("&Later"));
    how_.clear();
    if (asked) {
        const auto& done = asked->mistake.weighed().done.what;
        how_ = std::holds_alternative<Discard>(done) ? tr("Raise cards and lay them away.")
               : std::holds_alternative<Declare>(done)
                   ? tr("The strip’s buttons answer.")
                   : tr("A card answers: by a click, or by arrows and Return.");
    }
    DaysTold days{today, {}, training.book().coming(today, today.addYears(2))};
    for (const auto& [day, counts] : training.book().history())
        days.done[day] = counts.all();
    calendar_->setDays(days);
    calendar_->setVisible(mistakes);
    takeOut_->setVisible(mistakes);
    takeOut_->setEnabled(mistakes && asked && training.book().kept().contains(asked->mistake.id));
    layOut();
}

void PracticePanel::setOpen(bool open) {
    show_->setEnabled(open);
    later_->setEnabled(open);
}

void PracticePanel::setMetrics(const look::Metrics& m) {
    look_.metrics = m;
    dress();
}

void PracticePanel::setDark(bool dark) {
    look_.dark = dark;
    dress();
}

void PracticePanel::dress() {
    const look::PanelColours& c = look_.colours();
    QPalette colours = palette();
    colours.setColor(QPalette::Window, QColor(c.ground));
    setPalette(colours);
    head_->setDark(look_.dark);
    head_->setMetrics(look_.metrics);
    due_->setLook(look_);
    themes_->setLook(look_);
    calendar_->setLook(look_);
    for (PaperButton* button : {show_, later_, takeOut_}) {
        button->setKind(look_.dark ? PaperButton::Kind::Second : PaperButton::Kind::SecondOnPaper);
        button->setMetrics(look_.metrics);
    }
    layOut();
}

void PracticePanel::layOut() {
    const look::Metrics& m = look_.metrics;
    const int edge = look_.words(kEdge), beyond = look_.words(kBeyond), wide = width() - 2 * edge;
    head_->setGeometry(edge - look_.words(14), 0, width() - edge + look_.words(14), head_->wantedHeight());
    int y = head_->geometry().bottom() + look_.words(10);
    due_->setGeometry(edge, y, wide, due_->wantedHeight());
    y = due_->geometry().bottom() + look_.words(10);
    themes_->setGeometry(edge - beyond, y, wide + 2 * beyond, themes_->wantedHeight());
    y = themes_->geometry().bottom() + look_.words(14);
    const int gap = look_.words(12), high = show_->paperSize().height();
    show_->setPaperGeometry({edge, y, (wide - gap) / 2, high});
    later_->setPaperGeometry({edge + (wide + gap) / 2, y, (wide - gap) / 2, high});
    y += high + look_.words(8);
    // One's own mistakes can be taken out, beside the words.
    const bool takesOut = desk_ == Desk::Mistakes;
    howAt_ = QRect(edge, y, takesOut ? (wide - gap) / 2 : wide,
                   takesOut ? high : QFontMetrics(look::sans(m, 12)).height());
    takeOut_->setPaperGeometry({edge + (wide + gap) / 2, y, (wide - gap) / 2, high});
    y = howAt_.bottom() + look_.words(12);
    below_ = QRect(edge, y, wide, height() - y - look_.words(10));
    // A month with its key where there is room, else this week alone.
    const int keyHigh = 2 * QFontMetrics(look::sans(m, 12)).height() + look_.words(26);
    const int air = look_.words(8);
    const bool month = calendar_->heightAs(CalendarView::Shows::Month) + air <= below_.height();
    const int tall = calendar_->heightAs(month ? CalendarView::Shows::Month : CalendarView::Shows::Week);
    calendar_->setShows(month ? CalendarView::Shows::Month : CalendarView::Shows::Week);
    calendar_->setGeometry(edge, below_.top() + air, wide, tall);
    const int keyTop = calendar_->geometry().bottom() + look_.words(6);
    key_ = month && keyTop + keyHigh <= height() ? QRect(edge, keyTop, wide, keyHigh) : QRect();
    update();
}

void PracticePanel::resizeEvent(QResizeEvent*) {
    layOut();
}

void PracticePanel::paintKey(QPainter& p) const {
    const look::PanelColours& c = look_.colours();
    p.fillRect(QRect(key_.left(), key_.top(), key_.width(), look_.metrics.line(1)), QColor(c.rule));
    p.setFont(look::sans(look_.metrics, 12));
    p.setPen(QColor(c.text2));
    const int high = p.fontMetrics().height(), y = key_.top() + look_.words(10), sign = look_.words(22);
    const auto sentence = [&](int top, const QString& words) {
        look::writeLine(p, QRect(key_.left(), top, key_.width(), high), Qt::AlignLeft | Qt::AlignVCenter,
                        words, look::sans(look_.metrics, 12), c.text2);
    };
    drawDone(p, QPointF(key_.left() + look_.words(7), y + high / 2.0), look_.words(5.5),
             QColor(look_.dark ? c.text2 : look::colour::clothLit), QColor(c.ground));
    p.setPen(QColor(c.text2));
    const QString practised = tr("practised"), coming = tr("coming back");
    p.drawText(QRect(key_.left() + sign, y, key_.width(), high), Qt::AlignLeft | Qt::AlignVCenter, practised);
    const int second = key_.left() + sign + p.fontMetrics().horizontalAdvance(practised) + look_.words(24);
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(QRectF(second, y + 1, look_.words(20), high - 2), high / 2.0, high / 2.0);
    p.drawText(QRect(second, y, look_.words(20), high), Qt::AlignCenter, QStringLiteral("2"));
    look::writeLine(p, QRect(QPoint(second + look_.words(28), y), QPoint(key_.right(), y + high - 1)),
                    Qt::AlignLeft | Qt::AlignVCenter, coming, look::sans(look_.metrics, 12), c.text2);
    sentence(y + high + look_.words(6), tr("What is right comes back later each time."));
}

void PracticePanel::paintRating(QPainter& p) const {
    const look::PanelColours& c = look_.colours();
    const look::Metrics& m = look_.metrics;
    QRect room = below_.adjusted(0, look_.words(10), 0, 0);
    const auto line = [&](const QString& words, const QFont& font, QRgb ink) {
        p.setFont(font);
        p.setPen(QColor(ink));
        p.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
        room.setTop(room.top() + p.fontMetrics().boundingRect(room, Qt::TextWordWrap, words).height() +
                    look_.words(4));
    };
    line(tr("Your rating"), look::serif(m, 20), c.text);
    if (rating_.isKnown()) {
        line(QString::number(std::lround(rating_.points)), look::sans(m, 34, QFont::Bold), c.text);
        line(tr("within %1, as far as can be told").arg(std::lround(2 * rating_.deviation)),
             look::sans(m, 13), c.text2);
    } else {
        line(tr("Your first answer gives you one."), look::sans(m, 13), c.text2);
    }
    line(tr("An exercise counts once, with its first answer. Difficulties and ratings are on one scale: who "
            "has "
            "the same solves every other one."),
         look::sans(m, 12), c.text2);
}

void PracticePanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::PanelColours& c = look_.colours();
    p.setFont(look::sans(look_.metrics, 12));
    p.setPen(QColor(c.text2));
    p.drawText(howAt_, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, how_);
    p.fillRect(QRect(below_.left(), below_.top(), below_.width(), look_.metrics.line(1)), QColor(c.rule));
    if (desk_ == Desk::Exercises)
        paintRating(p);
    else if (!key_.isEmpty())
        paintKey(p);
}

} // namespace practise

#include "moc_practice_panel.cpp"
