#include "desktop/coach/your_hand_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/command.h"
#include "desktop/look/page_plan.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/review/compared.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace coach {

namespace colour = look::colour;
using look::Type;
using watch::StepButton;
using Step = StepButton::Step;

namespace {

constexpr int kMenu = 24;   // lengths of the design count from the window's top
constexpr int kTable = 820; // of it the table

// From how many points on a decision is told by itself: where there is room, smaller ones, too.
double dearFrom(const look::Metrics& m) {
    return m.s > 1.2 ? 1 : 2;
}

} // namespace

YourHandPage::YourHandPage(look::Deck& deck, const QString& folder, QWidget* parent)
    : QWidget(parent), table_(new OpenTable(deck, this)), curve_(new CurveView(this)),
      list_(new decisions::DecisionList(decisions::Offers::PlayOnAndMasters, this)),
      parts_(new PartsView(this)), rail_(new HandRail(this)),
      edit_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Edit this position"), this)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)),
      weigher_(new Weigher(folder, this)), masters_(new review::PlayOn(this)) {
    setAccessibleName(tr("Your hand, gone through again"));
    for (Step step : {Step::First, Step::CardBack, Step::CardOn, Step::Last}) {
        auto* button = new StepButton(step, this);
        connect(button, &QAbstractButton::clicked, this, [this, step] { this->step(step); });
        steps_.push_back(button);
    }
    const std::array<QWidget*, 8> order{list_,     steps_[0], steps_[1], rail_,
                                        steps_[2], steps_[3], edit_,     back_};
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    back_->setToolTip(tr("To where you were, as Esc does"));
    edit_->setToolTip(tr("In the deal editor, where cards change places"));
    connect(edit_, &QAbstractButton::clicked, this, [this] { emit editAsked(hand_, at()); });
    connect(back_, &QAbstractButton::clicked, this, &YourHandPage::closed);
    connect(rail_, &HandRail::chosen, this, &YourHandPage::goTo);
    connect(curve_, &CurveView::chosen, this, &YourHandPage::choose);
    connect(list_, &decisions::DecisionList::chosen, this, &YourHandPage::choose);
    connect(list_, &decisions::DecisionList::playOnAsked, this,
            [this](int at) { emit playOnAsked(hand_.line, at); });
    connect(list_, &decisions::DecisionList::mastersAsked, this, &YourHandPage::letMasters);
    connect(weigher_, &Weigher::weighed, this, &YourHandPage::tell);
    connect(weigher_, &Weigher::learned, this, &YourHandPage::tellSum);
    connect(weigher_, &Weigher::finished, this, &YourHandPage::tell);
    connect(masters_, &review::PlayOn::acted, this,
            [this](const Action& action) { played_.actions.push_back(action); });
    connect(masters_, &review::PlayOn::finished, this, &YourHandPage::mastersAreDone);
    addCommands();
    watch::stepKeys(*this, [this](Step step) { this->step(step); });
}

// The moment that a command means: of the row with the keyboard's ring, else where the table stands.
int YourHandPage::meant() const {
    for (const decisions::DecisionRow* row : list_->rows())
        if (row->hasFocus())
            return row->decision().at;
    return at();
}

// What can be done from any moment, not from the dear ones alone.
void YourHandPage::addCommands() {
    const auto add = [this](const QString& words, const QKeySequence& key, auto act) {
        return look::addCommand(this, words, key, act);
    };
    add(tr("&Play on from here"), QKeySequence(tr("P")), [this] { emit playOnAsked(hand_.line, meant()); });
    add(tr("Let &masters play it from here"), QKeySequence(tr("M")), [this] { letMasters(meant()); });
    add(tr("The &same cards again"), QKeySequence(tr("Ctrl+R")), [this] { emit playOnAsked(hand_.line, 0); });
    add(tr("&Edit this position"), QKeySequence(tr("Ctrl+E")), [this] { emit editAsked(hand_, meant()); });
    add(tr("&Back to where you were"), QKeySequence(Qt::Key_Escape), [this] { emit closed(); });
}

void YourHandPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        list_->walk(event->key() == Qt::Key_Up ? -1 : 1);
    else
        QWidget::keyPressEvent(event);
}

StepButton* YourHandPage::stepButton(Step step) const {
    const auto found = std::ranges::find(steps_, step, &StepButton::step);
    return found == steps_.end() ? nullptr : *found;
}

// ---- What is shown ----

void YourHandPage::showHand(const PlayedHand& hand) {
    masters_->stop();
    const bool same = hand.line.deal == hand_.line.deal && hand.line.actions == hand_.line.actions;
    if (!same)
        byMasters_.clear();
    if (!same)
        byYou_.clear();
    hand_ = hand;
    const int all = static_cast<int>(hand.line.actions.size());
    finished_ = review::handAfter(hand.line, all);
    moved_ = false;
    table_->setCompany(hand.company);
    weigher_->start(hand);
    const auto& decisions = weigher_->decisions();
    stand(decisions.empty() ? 0 : decisions.front());
    list_->open(at());
    tell();
}

void YourHandPage::focusFirst() {
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
}

// Left, the page lets the machine rest, and goes on when it is seen again.
void YourHandPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    weigher_->stop();
}

void YourHandPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    const bool shown = !hand_.line.actions.empty();
    if (shown && !weigher_->running() && weigher_->done() < 1)
        weigher_->start(hand_);
}

void YourHandPage::stand(int at) {
    at = std::clamp(at, 0, static_cast<int>(hand_.line.actions.size()));
    const Standing standing = standingOf(hand_.line, at, hand_.company.reader);
    Lifted lifted;
    const auto& found = weigher_->found();
    if (const auto one = found.find(at); one != found.end())
        lifted = liftedBy(one->second.weighed);
    table_->setStanding(standing, lifted);
    curve_->setChosen(at);
    const QString where = standing.result            ? tr("The count")
                          : standing.trickNumber > 0 ? tr("Trick %1").arg(standing.trickNumber)
                                                     : tr("The deal");
    rail_->stand(at, where);
    for (StepButton* button : steps_) {
        const bool back = button->step() <= Step::CardBack;
        button->setEnabled(back ? at > 0 : at < rail_->maximum());
    }
    update();
}

// Who listens hears where the table stands now, what lies there, and what the decision cost.
void YourHandPage::tellMoment() {
    const Standing standing = standingOf(hand_.line, at(), hand_.company.reader);
    const QString trick = trickTold(standing, hand_.company);
    look::announce(*this, trick.isEmpty() ? rail_->accessibleDescription() : trick);
    if (const decisions::DecisionRow* row = list_->openedRow()) // its figure may still become another
        look::announce(*this, told_.whole ? row->accessibleName() : row->title());
}

// The open row is that of the moment the table stands at; where there is none, none is open. The ring goes
// with it: what stands beside the table is what its keys mean.
void YourHandPage::goTo(int at) {
    moved_ = true;
    stand(at);
    list_->open(this->at());
    tellMoment();
    if (!list_->isAncestorOf(focusWidget()))
        return;
    if (decisions::DecisionRow* row = list_->openedRow())
        row->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
}

void YourHandPage::step(Step step) {
    const int last = static_cast<int>(hand_.line.actions.size());
    switch (step) {
    case Step::First:
        return goTo(0);
    case Step::TrickBack:
        return goTo(trickBefore(hand_.line, at()));
    case Step::CardBack:
        return goTo(at() - 1);
    case Step::CardOn:
        return goTo(at() + 1);
    case Step::TrickOn:
        return goTo(trickAfter(hand_.line, at()));
    case Step::Last:
        return goTo(last);
    }
}

// A row, or a place on the curve; −1: the row is shut, and the table stays.
void YourHandPage::choose(int at) {
    if (at < 0)
        list_->open(-1);
    else
        goTo(at);
}

// ---- What is told of it ----

void YourHandPage::tell() {
    told_ = handTold(hand_, finished_, *weigher_, byMasters_, byYou_, dearFrom(metrics_));
    list_->setDecisions(told_.decisions, told_.rest);
    curve_->setPoints(told_.points, finished_.result().has_value());
    rail_->setHand(static_cast<int>(hand_.line.actions.size()), told_.points);
    tellSum();
    if (!moved_ && told_.dearest >= 0) {
        goTo(told_.dearest);
        if (hasFocus()) // by keys one begins there
            list_->walk(0);
    } else {
        stand(at());
    }
}

// The result as a sum; until it is known, what is still to be found out.
void YourHandPage::tellSum() {
    PartsTold told;
    if (const auto parts = weigher_->skillAndLuck())
        told = partsTold(*parts, hand_.company);
    else
        told.sentence =
            tr("What the cards were worth, and what the others gave away, is weighed after this.");
    if (!told.columns.empty() && weigher_->running())
        told.beside = tr("so far");
    parts_->setParts(told);
    layOut();
}

// ---- Masters in one's place ----

void YourHandPage::letMasters(int at) {
    played_ = hand_.line;
    played_.actions.resize(static_cast<std::size_t>(std::min(at, static_cast<int>(played_.actions.size()))));
    if (masters_->running()) // one moment at a time
        byMasters_.erase(playedFrom_);
    playedFrom_ = at;
    byMasters_[at] = {tr("Four masters are playing it on …")};
    masters_->start(played_, QStringLiteral("master"), 1);
    tell();
    goTo(at);
}

void YourHandPage::mastersAreDone() {
    const Hand now = review::handAfter(played_, static_cast<int>(played_.actions.size()));
    if (!now.result() || !finished_.result())
        return;
    const auto gain = review::compared(finished_, now, sideOf(hand_.company.reader)).gain;
    QString words = tr("Four masters from here: %1.").arg(resultWords(now, hand_.company.reader));
    if (gain && *gain != 0)
        words += u' ' + (*gain > 0 ? tr("That is %1 better for us.").arg(*gain)
                                   : tr("That is %1 worse for us.").arg(-*gain));
    byMasters_[playedFrom_] = QStringList(words) + playedWords(played_, playedFrom_, hand_.company);
    tell();
}

void YourHandPage::tellPlayedOn(int at, const QString& words) {
    byYou_[at] = {words};
    tell();
    goTo(at);
}

// ---- Places ----

QRect YourHandPage::paper() const {
    const int left = metrics_.px(kTable + 12), edge = metrics_.px(16);
    return {left, edge, width() - left - edge, height() - 2 * edge};
}

void YourHandPage::resizeEvent(QResizeEvent*) {
    const double before = dearFrom(metrics_);
    layOut();
    if (dearFrom(metrics_) != before && !hand_.line.actions.empty())
        tell();
}

void YourHandPage::layOut() {
    metrics_ = look::planOf(size()).metrics;
    const look::Metrics& m = metrics_;
    for (StepButton* button : steps_)
        button->setMetrics(m);
    table_->setMetrics(m);
    curve_->setMetrics(m);
    list_->setMetrics(m);
    parts_->setMetrics(m);
    rail_->setMetrics(m);
    table_->setGeometry(0, 0, m.px(kTable), height());

    // The steps under the table: two buttons, the rail, two buttons.
    const QRect steps(m.px(336), m.px(686 - kMenu), m.px(470), m.px(44));
    const QSize button = steps_.front()->sizeHint();
    const int y = steps.center().y() - button.height() / 2;
    steps_[0]->setGeometry(QRect(QPoint(steps.left(), y), button));
    steps_[1]->setGeometry(QRect(QPoint(steps.left() + button.width() + m.px(2), y), button));
    steps_[3]->setGeometry(QRect(QPoint(steps.right() - button.width() + 1, y), button));
    steps_[2]->setGeometry(QRect(QPoint(steps.right() - 2 * button.width() - m.px(1), y), button));
    const int left = steps_[1]->geometry().right() + m.px(6), right = steps_[2]->geometry().left() - m.px(6);
    rail_->setGeometry(left, steps.center().y() - m.px(30), right - left, m.px(60));
    back_->setMetrics(m);
    const QSize back = back_->paperSize();
    back_->setPaperGeometry(
        QRect(QPoint(m.px(802) - back.width(), height() - m.px(18) - back.height()), back));
    edit_->setMetrics(m);
    const QSize edit = edit_->paperSize();
    edit_->setPaperGeometry(QRect(
        QPoint(m.px(802 - 22) - back.width() - edit.width(), height() - m.px(18) - edit.height()), edit));

    // The paper: title, curve, decisions, and at its foot skill and luck.
    const QRect inside = paper().adjusted(m.px(20), m.px(12), -m.px(20), -m.px(14));
    const int titleHigh = QFontMetrics(look::font(m, Type::Announcement)).height();
    title_ = QRect(inside.left(), inside.top(), inside.width(), titleHigh);
    const int curveHigh = m.px(m.s < 0.85 ? 100 : 124);
    curve_->setGeometry(inside.left(), title_.bottom() + m.px(6), inside.width(), curveHigh);
    const int headHigh = QFontMetrics(look::font(m, Type::Strong)).height() + m.px(8);
    listHead_ = QRect(inside.left(), curve_->geometry().bottom() + m.px(6), inside.width(), headHigh);
    const int partsHigh = parts_->heightIn(inside.width());
    parts_->setGeometry(inside.left(), inside.bottom() - partsHigh, inside.width(), partsHigh);
    // Rows reach to the paper's edge: the opened one has its bar there.
    const int top = listHead_.bottom() + m.px(2);
    list_->setGeometry(inside.left() - m.px(10), top, inside.width() + m.px(22),
                       parts_->geometry().top() - m.px(12) - top);
    update();
}

void YourHandPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    look::drawTable(p, rect(), m);
    look::drawPaper(p, paper(), m);
    p.setFont(look::font(m, Type::Announcement));
    p.setPen(QColor(colour::ink));
    p.drawText(title_, Qt::AlignLeft | Qt::AlignVCenter, tr("Your hand"));
    const int used = p.fontMetrics().horizontalAdvance(tr("Your hand")) + m.px(12);
    p.setFont(look::font(m, Type::Strong));
    p.drawText(title_.adjusted(used, m.px(4), 0, 0), Qt::AlignRight | Qt::AlignVCenter,
               p.fontMetrics().elidedText(resultWords(finished_, hand_.company.reader), Qt::ElideRight,
                                          title_.width() - used));
    if (const double done = weigher_->done(); done < 1) {
        const QRect bar(title_.left(), title_.bottom() + m.px(1), title_.width(), std::max(2, m.px(2)));
        p.fillRect(bar, QColor(colour::paperFine));
        p.fillRect(QRect(bar.topLeft(), QSize(qRound(bar.width() * done), bar.height())),
                   QColor(look::lightPanel.gold));
    }
    p.drawText(listHead_, Qt::AlignLeft | Qt::AlignVCenter, tr("What your decisions cost"));
    const QString total = decisions::costWords(told_.cost);
    p.drawText(listHead_, Qt::AlignRight | Qt::AlignVCenter, total);
    if (!told_.whole) {
        const int wide = p.fontMetrics().horizontalAdvance(total) + m.px(14);
        p.setFont(look::sans(m, 12));
        p.setPen(QColor(colour::ink2));
        p.drawText(listHead_.adjusted(0, 0, -wide, 0), Qt::AlignRight | Qt::AlignVCenter, tr("so far"));
    }
    p.fillRect(QRect(listHead_.left(), listHead_.bottom(), listHead_.width(), m.line(1)),
               QColor(colour::ink));
    p.fillRect(QRect(listHead_.left(), parts_->geometry().top() - m.px(7), listHead_.width(), m.line(1)),
               QColor(colour::ink));
}

} // namespace coach

#include "moc_your_hand_page.cpp"
