#include "desktop/minchiate/people_row.h"

#include "desktop/look/popup.h"
#include "desktop/settings/level_words.h"

#include <QMenu>

#include <algorithm>

namespace desktop {

using look::PaperButton;
using settings::Pace;

namespace {

QString paceName(Pace pace) {
    return pace == Pace::Slow      ? PeopleRow::tr("slow")
           : pace == Pace::Fast    ? PeopleRow::tr("fast")
           : pace == Pace::Instant ? PeopleRow::tr("instant")
                                   : PeopleRow::tr("normal");
}

} // namespace

PeopleRow::PeopleRow(QWidget* parent)
    : QWidget(parent), you_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      companions_{new PaperButton(PaperButton::Kind::Second, {}, this),
                  new PaperButton(PaperButton::Kind::Second, {}, this),
                  new PaperButton(PaperButton::Kind::Second, {}, this)},
      pace_(new PaperButton(PaperButton::Kind::Second, {}, this)) {
    you_->setAccessibleDescription(tr("Changes what you are called"));
    connect(you_, &PaperButton::clicked, this, &PeopleRow::namesChosen);
    for (std::size_t i = 0; i < companions_.size(); ++i) {
        companions_[i]->setAccessibleDescription(tr("Chooses how well this companion plays"));
        connect(companions_[i], &PaperButton::clicked, this, [this, i] { chooseLevel(i); });
    }
    pace_->setAccessibleDescription(tr("Chooses how fast cards move and companions play"));
    connect(pace_, &PaperButton::clicked, this, &PeopleRow::choosePace);
    setChoice({});
    setPace(chosenPace_);
}

void PeopleRow::setChoice(const GameChoice& choice) {
    choice_ = choice;
    you_->setText(
        tr("Your name: %1").arg(settings::yourNameOf(choice.people)).replace(u'&', QStringLiteral("&&")));
    for (std::size_t i = 0; i < companions_.size(); ++i)
        companions_[i]->setText(
            tr("%1: %2")
                .arg(choice.people.companions[i], settings::oneOfLevel(levelOf(choice, i)))
                .replace(u'&', QStringLiteral("&&")));
    layOut();
}

void PeopleRow::setPace(Pace pace) {
    chosenPace_ = pace;
    pace_->setText(tr("Pace: %1").arg(paceName(pace)));
    layOut();
}

void PeopleRow::open(QMenu* menu, PaperButton* under) {
    menu->setAttribute(Qt::WA_DeleteOnClose);
    look::popUpBy(*menu, *under, under->ringMargin());
}

void PeopleRow::chooseLevel(std::size_t companion) {
    auto* menu = new QMenu(this);
    for (const QString& level : levels()) {
        QAction* action = menu->addAction(settings::oneOfLevel(level));
        action->setCheckable(true);
        action->setChecked(level == levelOf(choice_, companion));
        connect(action, &QAction::triggered, this, [this, companion, level] {
            GameChoice wanted = choice_;
            wanted.ownLevels[companion] = level == wanted.level ? QString() : level;
            emit changed(wanted);
        });
    }
    menu->addSeparator();
    menu->addAction(tr("Another &name…"), this, &PeopleRow::namesChosen);
    open(menu, companions_[companion]);
}

void PeopleRow::choosePace() {
    auto* menu = new QMenu(this);
    for (const Pace pace : {Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant}) {
        QAction* action = menu->addAction(paceName(pace));
        action->setCheckable(true);
        action->setChecked(pace == chosenPace_);
        connect(action, &QAction::triggered, this, [this, pace] { emit paceChosen(pace); });
    }
    open(menu, pace_);
}

void PeopleRow::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    layOut();
}

int PeopleRow::heightNeeded() const {
    return you_->paperSize().height() + 2 * you_->ringMargin();
}

void PeopleRow::resizeEvent(QResizeEvent*) {
    layOut();
}

// Each as wide as its words, and the row's room shared out.
void PeopleRow::layOut() {
    const std::array<PaperButton*, 5> all{you_, companions_[0], companions_[1], companions_[2], pace_};
    int words = 0;
    for (PaperButton* button : all) {
        button->setMetrics(metrics_);
        words += button->paperSize().width();
    }
    const int margin = you_->ringMargin(), gap = metrics_.px(12);
    const int room = width() - 2 * margin - gap * static_cast<int>(all.size() - 1);
    int x = margin;
    for (PaperButton* button : all) {
        const int wide = words > 0 ? button->paperSize().width() * room / words : 0;
        button->setPaperGeometry(QRect(x, margin, wide, button->paperSize().height()));
        x += wide + gap;
    }
}

} // namespace desktop

#include "moc_people_row.cpp"
