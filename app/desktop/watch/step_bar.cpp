#include "desktop/watch/step_bar.h"

#include "desktop/look/palette.h"
#include "desktop/look/popup.h"

#include <QPainter>

#include <algorithm>

namespace watch {

namespace {

using look::PaperButton;

// The least width at which the words of a button stand in one line.
int leastWidth(const PaperButton& button, const look::Metrics& m) {
    constexpr int edge = 12; // at either side, where they are short of room
    return button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width() + 2 * m.px(edge);
}

// How wide each button of a row is: as wide as the others where the words of all have room in that, else by
// its words.
std::vector<int> widthsOf(const std::vector<PaperButton*>& row, int room, const look::Metrics& m) {
    const int count = static_cast<int>(row.size()), each = room / count;
    int needed = 0;
    bool alike = true;
    for (const PaperButton* button : row) {
        needed += leastWidth(*button, m);
        alike = alike && leastWidth(*button, m) <= each;
    }
    std::vector<int> widths;
    for (const PaperButton* button : row)
        widths.push_back(alike            ? each
                         : needed <= room ? leastWidth(*button, m) + (room - needed) / count
                                          : leastWidth(*button, m) * room / needed);
    return widths;
}

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
        connect(button, &QPushButton::clicked, this, [button, menu] {
            look::popUpAt(*menu, button->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
        });
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
    from_->setText(sight_.from == you_ ? tr("&From you") : tr("&From %1").arg(names_.value(sight_.from)));
    from_->setToolTip(tr("From whose seat one looks"));
    seat_->setToolTip(tr("You are asked for each card before you see what was played"));
    placeParts();
    if (heightFor(width()) != height())
        emit reshaped();
}

void StepBar::setNames(const QStringList& names, std::optional<int> you) {
    names_ = names;
    you_ = you;
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
    placeParts();
}

std::vector<StepBar::Row> StepBar::rowsFor(int width) const {
    const int edge = metrics_.px(10), gap = metrics_.px(8), room = width - 2 * edge;
    std::vector<std::vector<PaperButton*>> buttons{{hands_, from_}, {close_}};
    if (offers_ == Offers::SeatsAndEditing)
        buttons.back() = {seat_, edit_, close_};
    std::vector<Row> rows;
    int y = 0;
    for (const auto& row : buttons) {
        const int count = static_cast<int>(row.size());
        const bool alone = count == 1; // at the right, as wide as the one above it
        const auto widths =
            alone ? std::vector<int>{(room - gap) / 2} : widthsOf(row, room - (count - 1) * gap, metrics_);
        int high = 0, x = alone ? edge + room - widths.front() : edge;
        for (std::size_t i = 0; i < row.size(); ++i)
            high = std::max(high, row[i]->paperHeight(widths[i]));
        Row& placed = rows.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            placed.emplace_back(row[i], QRect(x, y, widths[i], high));
            x += widths[i] + gap;
        }
        y += high + gap;
    }
    return rows;
}

int StepBar::heightFor(int width) const {
    const int buttons = rowsFor(width).back().front().second.bottom() + 1;
    return steps_.front()->sizeHint().height() + rail_->sizeHint().height() + buttons +
           metrics_.px(2 + 4 + 10 + 14);
}

void StepBar::resizeEvent(QResizeEvent*) {
    placeParts();
}

void StepBar::placeParts() {
    const int edge = metrics_.px(10);
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
    for (const Row& row : rowsFor(width()))
        for (const auto& [button, at] : row)
            button->setPaperGeometry(at.translated(0, y));
}

void StepBar::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), QColor(look::colour::walnutDark));
}

} // namespace watch

#include "moc_step_bar.cpp"
