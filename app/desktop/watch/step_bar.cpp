#include "desktop/watch/step_bar.h"

#include "desktop/look/palette.h"

#include <QPainter>

namespace watch {

namespace {

using look::PaperButton;

} // namespace

StepBar::StepBar(Offers offers, QWidget* parent)
    : QWidget(parent), offers_(offers), rail_(new Rail(this)),
      hands_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      from_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      seat_(new PaperButton(PaperButton::Kind::Second, tr("Take a s&eat"), this)),
      edit_(new PaperButton(PaperButton::Kind::Second, tr("E&dit"), this)),
      close_(new PaperButton(PaperButton::Kind::Second, tr("&Leave"), this)), fromMenu_(new QMenu(this)),
      seatMenu_(new QMenu(this)) {
    for (int i = 0; i < kSteps; ++i) {
        const auto step = static_cast<StepButton::Step>(i);
        auto* button = new StepButton(step, this);
        connect(button, &QAbstractButton::clicked, this, [this, step] { emit stepped(step); });
        steps_[static_cast<std::size_t>(i)] = button;
    }
    setTabOrder(steps_.back(), rail_);
    setTabOrder(rail_, hands_);
    connect(rail_, &Rail::chosen, this, &StepBar::chosen);
    connect(hands_, &QPushButton::clicked, this, [this] { emit sightChosen({sight_.from, !sight_.all}); });
    edit_->setAccessibleName(tr("Edit this position"));
    edit_->setToolTip(tr("Edit this position: cards may change places"));
    connect(edit_, &QPushButton::clicked, this, &StepBar::editAsked);
    connect(close_, &QPushButton::clicked, this, &StepBar::closed);
    const auto opens = [this](PaperButton* button, QMenu* menu) {
        connect(button, &QPushButton::clicked, this,
                [button, menu] { menu->popup(button->mapToGlobal(QPoint(0, -menu->sizeHint().height()))); });
    };
    opens(from_, fromMenu_);
    opens(seat_, seatMenu_);
    seat_->setVisible(offers_ == Offers::SeatsAndEditing);
    edit_->setVisible(offers_ == Offers::SeatsAndEditing);
    fillMenus();
}

void StepBar::fillMenus() {
    fromMenu_->clear();
    seatMenu_->clear();
    for (int place = 0; place < static_cast<int>(names_.size()); ++place) {
        QAction* from = fromMenu_->addAction(names_[place]);
        from->setCheckable(true);
        from->setChecked(place == sight_.from);
        connect(from, &QAction::triggered, this, [this, place] { emit sightChosen({place, sight_.all}); });
        connect(seatMenu_->addAction(names_[place]), &QAction::triggered, this,
                [this, place] { emit seatTaken(place); });
    }
    nameButtons();
}

void StepBar::nameButtons() {
    hands_->setText(sight_.all ? tr("See &one hand") : tr("See &all hands"));
    hands_->setAccessibleName(sight_.all ? tr("All hands are seen: see one alone")
                                         : tr("One hand is seen: see all"));
    hands_->setToolTip(hands_->accessibleName());
    from_->setText(tr("&From %1").arg(within_.value(sight_.from)));
    from_->setToolTip(tr("From whose seat one looks"));
    seat_->setToolTip(tr("You are asked for each card before you see what was played"));
}

void StepBar::setNames(const QStringList& names, const QStringList& within) {
    names_ = names;
    within_ = within;
    fillMenus();
}

void StepBar::setSight(const Sight& sight) {
    sight_ = sight;
    fillMenus();
}

void StepBar::stand(int stop, const QString& words) {
    rail_->stand(stop, words);
    for (StepButton* button : steps_) {
        const bool back = button->step() <= StepButton::Step::CardBack;
        button->setEnabled(rail_->isEnabled() && (back ? stop > 0 : stop < rail_->maximum()));
    }
}

void StepBar::setFree(bool free) {
    const std::initializer_list<QWidget*> all{rail_, hands_, from_, seat_, edit_};
    for (QWidget* widget : all)
        widget->setEnabled(free);
    stand(rail_->value(), rail_->accessibleDescription());
}

void StepBar::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    for (StepButton* button : steps_)
        button->setMetrics(m);
    rail_->setMetrics(m);
    for (PaperButton* button : {hands_, from_, seat_, edit_, close_})
        button->setMetrics(m);
    resizeEvent(nullptr);
}

int StepBar::heightFor(int) const {
    return steps_.front()->sizeHint().height() + rail_->sizeHint().height() +
           2 * (hands_->paperSize().height() + metrics_.px(8)) + metrics_.px(10) + metrics_.px(14);
}

void StepBar::resizeEvent(QResizeEvent*) {
    const int edge = metrics_.px(10), gap = metrics_.px(8);
    const QRect room = rect().adjusted(edge, 0, -edge, -edge);
    const int high = steps_.front()->sizeHint().height();
    int y = room.top();
    for (int i = 0; i < kSteps; ++i) {
        const int left = room.left() + room.width() * i / kSteps;
        const int right = room.left() + room.width() * (i + 1) / kSteps;
        steps_[static_cast<std::size_t>(i)]->setGeometry(left, y, right - left, high);
    }
    y += high + metrics_.px(2);
    rail_->setGeometry(room.left(), y, room.width(), rail_->sizeHint().height());
    y += rail_->height() + metrics_.px(4);
    const int half = (room.width() - gap) / 2;
    const int paper = hands_->paperSize().height();
    const int third = (half - gap) / 2, right = room.left() + half + gap;
    hands_->setPaperGeometry(QRect(room.left(), y, half, paper));
    from_->setPaperGeometry(QRect(right, y, half, paper));
    y += paper + gap;
    if (offers_ == Offers::Watching) {
        close_->setPaperGeometry(QRect(right, y, half, paper));
        return;
    }
    seat_->setPaperGeometry(QRect(room.left(), y, half, paper));
    edit_->setPaperGeometry(QRect(right, y, third, paper));
    close_->setPaperGeometry(QRect(right + third + gap, y, half - third - gap, paper));
}

void StepBar::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), QColor(look::colour::walnutDark));
}

} // namespace watch

#include "moc_step_bar.cpp"
