#include "desktop/editor/editor_page.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/shell/page_menus.h"
#include "minchiate/model/new_game.h"
#include "minchiate/numbered_deal.h"
#include "text/figures.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace editing {

namespace colour = look::colour;
using editor::Place;
using look::PaperButton;
using look::Type;

namespace {

constexpr auto kSecond = PaperButton::Kind::Second;

QString inColour(QRgb ink) {
    return QStringLiteral("color:%1;background:transparent").arg(QColor(ink).name());
}

} // namespace

EditorPage::EditorPage(look::Deck& deck, desktop::FileDialogs& files, practise::Training& training,
                       QWidget* parent)
    : QWidget(parent), deck_(deck), files_(files),
      training_(training), people_{tr("You"), tr("Partner"), tr("Right"), tr("Left")},
      today_(&QDate::currentDate),
      keep_(new CheckButton(tr("Keep what all have seen"),
                            tr("what was shown, taken and turned up stays true"), this)),
      open_(new CheckButton(tr("All hands open"), tr("off: only what you would know"), this)),
      undo_(new PaperButton(kSecond, tr("&Undo"), this)), redo_(new PaperButton(kSecond, tr("&Redo"), this)),
      save_(new PaperButton(kSecond, {}, this)), weigh_(new PaperButton(kSecond, {}, this)),
      masters_(new PaperButton(kSecond, {}, this)), play_(new PaperButton(PaperButton::Kind::Main, {}, this)),
      strong_(new QLabel(this)), weak_(new QLabel(this)), flying_(new FlyingCard(deck, this)),
      slip_(new EditorSlip(this)), ask_(new AskPaper(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Deal editor"));
    for (Place place : editor::kPlaces)
        places_[static_cast<std::size_t>(place)] = new PlaceView(deck_, place, this);
    for (QLabel* label : {strong_, weak_})
        label->setTextFormat(Qt::PlainText);
    strong_->setStyleSheet(inColour(colour::text));
    weak_->setStyleSheet(inColour(colour::text2));
    join();
    addCommands();
    flying_->raise();
    slip_->raise();
}

void EditorPage::join() {
    for (PlaceView* view : places_) {
        connect(view, &PlaceView::grasped, this, &EditorPage::grasp);
        connect(view, &PlaceView::dragged, this, &EditorPage::drag);
        connect(view, &PlaceView::dropped, this, &EditorPage::drop);
        connect(view, &PlaceView::chosen, this, &EditorPage::press);
    }
    connect(keep_, &QAbstractButton::toggled, this, &EditorPage::mark);
    connect(open_, &QAbstractButton::toggled, this, [this] {
        putBack();
        giveUpWork();
        fill();
        sayPlain();
    });
    connect(undo_, &QAbstractButton::clicked, this, &EditorPage::undo);
    connect(redo_, &QAbstractButton::clicked, this, &EditorPage::redo);
    connect(save_, &QAbstractButton::clicked, this, &EditorPage::askExercise);
    connect(weigh_, &QAbstractButton::clicked, this, &EditorPage::weigh);
    connect(masters_, &QAbstractButton::clicked, this, &EditorPage::letMasters);
    connect(play_, &QAbstractButton::clicked, this, &EditorPage::play);
    connect(&scales_, &ScalesAtWork::weighed, this, &EditorPage::weighed);
    connect(&scales_, &ScalesAtWork::made, this, &EditorPage::made);
    connect(&playOn_, &review::PlayOn::acted, this,
            [this](const Action& action) { played_.actions.push_back(action); });
    connect(&playOn_, &review::PlayOn::finished, this, &EditorPage::mastersAreDone);
    connect(slip_, &EditorSlip::pressed, this, &EditorPage::showRule);
    connect(ask_, &AskPaper::closed, this, &EditorPage::focusFirst);
}

// ---- What is changed ----

void EditorPage::edit(const Work& work) {
    if (work == now_)
        return;
    become(work);
    sayPlain();
}

void EditorPage::editNumbered(quint64 number) {
    Work work;
    const Deal deal{{}, Seat::S, numberedDeck(number)};
    work.me = static_cast<Seat>(number % kSeats.size());
    work.players = model::seatsWithPersonAt(work.me);
    for (Seat seat : kSeats)
        work.names[seat] = people_[static_cast<std::size_t>(work.players[seat])];
    work.title = tr("Deal %1").arg(number);
    work.moment = editor::momentOf(deal, {}, 1, numberedCut(number));
    edit(work);
}

// Something else from now on; what was there comes back by undoing.
void EditorPage::become(Work work) {
    giveUpWork();
    if (!isEmpty())
        before_.push_back(std::exchange(now_, {}));
    after_.clear();
    now_ = std::move(work);
    putBack();
    fill();
}

void EditorPage::undo() {
    if (before_.empty())
        return;
    giveUpWork();
    after_.push_back(std::move(now_));
    now_ = std::move(before_.back());
    before_.pop_back();
    putBack();
    fill();
    say(tr("Taken back"), momentTold(now_, now_.hand())[0]);
}

void EditorPage::redo() {
    if (after_.empty())
        return;
    giveUpWork();
    before_.push_back(std::move(now_));
    now_ = std::move(after_.back());
    after_.pop_back();
    putBack();
    fill();
    say(tr("Done again"), momentTold(now_, now_.hand())[0]);
}

// ---- Steps along the hand ----

void EditorPage::step(std::optional<editor::Moment> moment, const QString& otherwise) {
    if (!moment) {
        say(otherwise, {});
        return;
    }
    giveUpWork();
    now_.moment = std::move(*moment);
    putBack();
    fill();
    say(momentTold(now_, now_.hand())[0], momentTold(now_, now_.hand())[1]);
}

void EditorPage::stepOn() {
    step(editor::on(now_.moment), tr("Nothing more of this hand is recorded."));
}

void EditorPage::stepBack() {
    step(editor::back(now_.moment), tr("This is how it was dealt: nothing is before it."));
}

void EditorPage::trickOn() {
    step(editor::trickOn(now_.moment), tr("Nothing more of this hand is recorded."));
}

void EditorPage::trickBack() {
    step(editor::trickBack(now_.moment), tr("This is how it was dealt: nothing is before it."));
}

// ---- What is seen ----

// What was found belongs to a moment that is seen no more.
void EditorPage::giveUpWork() {
    scales_.stop();
    playOn_.stop();
    options_.clear();
    weighedFor_.reset();
}

// Everything anew, from what is changed.
void EditorPage::fill() {
    if (isEmpty())
        return;
    const Hand hand = now_.hand();
    const auto sight = open_->isChecked() ? Sight::All : Sight::Own;
    for (PlaceView* view : places_) {
        PlaceTold told = placeTold(now_, hand, view->place(), sight);
        for (ShownCard& card : told.cards)
            for (std::size_t i = 0; i < options_.size(); ++i)
                if (const auto* one = std::get_if<Play>(&options_[i].action.what);
                    one && card.open && one->card == card.card) {
                    card.chip = text::signedPoints(options_[i].points);
                    card.best = i == 0;
                }
        const auto seat = editor::seatOf(view->place());
        view->setVisible(view->place() != Place::Table || !told.cards.empty());
        view->setTold(told, kindOf(view->place(), now_.me), seat ? now_.players[*seat] : -1);
    }
    layOut();
}

void EditorPage::say(const QString& strong, const QString& weak) {
    strong_->setText(strong);
    weak_->setText(weak);
    strong_->setAccessibleDescription(weak);
    layOut();
    QAccessibleEvent alert(strong_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void EditorPage::sayPlain() {
    say(tr("%n card(s), each in its place", nullptr, kDeckSize),
        tr("drop a card on another: they change places"));
}

void EditorPage::focusFirst() {
    placeView(editor::handPlace(now_.me))->setFocus(Qt::OtherFocusReason);
}

PlaceView* EditorPage::placeOf(Card card) const {
    return placeView(editor::placeOf(now_.hand(), card));
}

void EditorPage::layOut() {
    laid_ = editorLayout(size(), now_.me, look::systemFontPx());
    const look::Metrics& m = laid_.metrics;
    for (PlaceView* view : places_) {
        view->setGeometry(laid_.places[static_cast<std::size_t>(view->place())]);
        view->setMetrics(m);
    }
    // From the own hand round the table, then what lies on it.
    const Seat me = now_.me;
    const std::array<Place, 8> order{
        editor::handPlace(me),
        editor::handPlace(partner(me)),
        editor::handPlace(tricks::left(me)),
        editor::handPlace(tricks::right(me)),
        Place::Fola,
        editor::tricksPlace(sideOf(me)),
        editor::tricksPlace(other(sideOf(me))),
        Place::Table,
    };
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(placeView(order[i - 1]), placeView(order[i]));
    setTabOrder(placeView(order.back()), keep_);
    int y = laid_.checks.top();
    for (CheckButton* check : {keep_, open_}) {
        check->setMetrics(m);
        check->setGeometry(laid_.checks.left() - m.px(5), y, laid_.checks.width(), m.px(48));
        y += m.px(58);
    }
    layStrip(laid_.strip);
    ask_->setMetrics(m);
    ask_->place(QPoint(laid_.strip.center().x(), laid_.strip.top() - m.px(10)), width() - m.px(60));
    update();
}

// Words at the left, buttons from the right; with shorter words where there is little room.
void EditorPage::layStrip(const QRect& strip) {
    const look::Metrics& m = laid_.metrics;
    const std::array<PaperButton*, 6> buttons{play_, masters_, weigh_, save_, redo_, undo_};
    for (PaperButton* button : buttons)
        button->setMetrics(m);
    const auto dress = [&](const std::array<QString, 4>& words) {
        play_->setText(words[0]);
        masters_->setText(words[1]);
        weigh_->setText(words[2]);
        save_->setText(words[3]);
        int wide = m.px(20);
        for (const PaperButton* button : buttons)
            wide += button->paperSize().width() + m.px(8);
        return wide;
    };
    const std::array<QString, 4> whole{tr("&Play from here"), tr("Let &masters play it"),
                                       tr("&Weigh my cards"), tr("Save as &exercise")};
    const std::array<QString, 4> brief{tr("&Play"), tr("&Masters"), tr("&Weigh"), tr("Sav&e")};
    strong_->setFont(look::font(m, Type::Strong));
    weak_->setFont(look::font(m, Type::Text));
    const int least = strip.width() - m.px(300);
    if (dress(whole) > least)
        dress(brief);
    for (std::size_t i = 0; i < 4; ++i)
        buttons[i]->setAccessibleName(QString(whole[i]).remove(u'&'));
    undo_->setEnabled(!before_.empty());
    redo_->setEnabled(!after_.empty());
    undoing_[0]->setEnabled(!before_.empty());
    undoing_[1]->setEnabled(!after_.empty());
    int right = strip.right() + 1 - m.px(12);
    for (PaperButton* button : buttons) {
        const QSize size = button->paperSize();
        button->setPaperGeometry(
            QRect(right - size.width(), strip.center().y() - size.height() / 2, size.width(), size.height()));
        right -= size.width() + m.px(8);
    }
    const int left = strip.left() + m.px(16), wide = right - left - m.px(6), middle = strip.center().y();
    const bool alone = weak_->text().isEmpty();
    strong_->setWordWrap(alone);
    strong_->setGeometry(left, alone ? strip.top() : middle - m.px(20), wide,
                         alone ? strip.height() : m.px(20));
    weak_->setGeometry(left, middle, wide, m.px(20));
    weak_->setToolTip(weak_->text());
}

void EditorPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = laid_.metrics;
    look::drawTable(p, rect(), m);
    p.setFont(look::font(m, Type::Page));
    p.setPen(QColor(colour::text));
    p.drawText(laid_.title, Qt::AlignLeft | Qt::AlignVCenter, tr("Deal editor"));
    p.setFont(look::font(m, Type::Text));
    p.setPen(QColor(colour::text2));
    QRect line(laid_.moment.topLeft(), QSize(laid_.moment.width(), m.px(20)));
    for (const QString& words : momentTold(now_, now_.hand())) {
        p.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   p.fontMetrics().elidedText(words, Qt::ElideRight, line.width()));
        line.translate(0, m.px(20));
    }
    const QRectF strip = QRectF(laid_.strip).adjusted(0.5, 0.5, -0.5, -0.5);
    p.setPen(QPen(QColor(colour::stripEdge), m.line(1)));
    p.setBrush(QColor(colour::strip));
    p.drawRoundedRect(strip, m.px(5), m.px(5));
}

void EditorPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    scales_.stop();
    playOn_.stop();
}

void EditorPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

void EditorPage::keyPressEvent(QKeyEvent* event) {
    if (!desktop::pressByLetter(*this, *event))
        QWidget::keyPressEvent(event);
}

} // namespace editing
