#include "desktop/learn/learn_pages.h"

#include "lessons/ladder.h"
#include "text/words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

namespace learn {

LearnPages::LearnPages(const QString& folder, LessonPage* page, QWidget* parent)
    : QStackedWidget(parent), book_(placeIn(folder)), rungs_(new LadderPage), page_(page) {
    addWidget(rungs_);
    addWidget(page_);
    if (const auto aside = book_.load()) // told once somebody can listen
        QTimer::singleShot(0, this, [this, aside] {
            emit failed(tr("How far you are in the lessons could not be read, and was set aside as %1. %2")
                            .arg(QFileInfo(aside->file).fileName(), text::explain(aside->why)));
        });
    connect(rungs_, &LadderPage::lessonChosen, this, &LearnPages::openLesson);
    connect(rungs_, &LadderPage::handChosen, this, &LearnPages::openHand);
    connect(rungs_, &LadderPage::fileAsked, this, &LearnPages::askFile);
    connect(rungs_, &LadderPage::back, this, &LearnPages::closed);
    connect(rungs_, &LadderPage::playChosen, this, &LearnPages::playChosen);
    connect(rungs_, &LadderPage::practiceAsked, this, &LearnPages::practiceAsked);
    connect(rungs_, &LadderPage::rulesAsked, this, &LearnPages::rulesAsked);
    connect(rungs_, &LadderPage::glossaryAsked, this, &LearnPages::glossaryAsked);
    connect(rungs_, &LadderPage::galleryAsked, this, &LearnPages::galleryAsked);
    connect(page_, &LessonPage::stepReached, this, &LearnPages::keep);
    connect(page_, &LessonPage::left, this, [this] {
        showLadder();
        if (of_ == Of::Ladder)
            rungs_->focusLesson(id_);
    });
    connect(page_, &LessonPage::playChosen, this, &LearnPages::playChosen);
    connect(page_, &LessonPage::ruleAsked, this, &LearnPages::ruleAsked);
    connect(page_, &LessonPage::linkAsked, this, &LearnPages::linkAsked);
    connect(page_, &LessonPage::nextChosen, this, [this] { openNext(); });
}

void LearnPages::showLadder() {
    rungs_->setLadder(content(), book_.learned());
    setCurrentWidget(rungs_);
    rungs_->focusFirst();
}

void LearnPages::showLesson(Of of, const QString& id, int steps) {
    of_ = of;
    id_ = id;
    steps_ = steps;
    setCurrentWidget(page_);
}

void LearnPages::makeWatch(table::TableWidget* table) {
    watch_ = new watch::WatchPage(table);
    watch_->setHabits(habits_);
    addWidget(watch_);
    connect(watch_, &watch::WatchPage::ruleAsked, this, &LearnPages::ruleAsked);
    connect(watch_, &watch::WatchPage::linkAsked, this, &LearnPages::linkAsked);
    connect(watch_, &watch::WatchPage::closed, this, [this] {
        showLadder();
        rungs_->focusLesson(id_);
    });
}

void LearnPages::showHand(const QString& id, const watch::Watched& hand) {
    id_ = id;
    setCurrentWidget(watch_);
    watch_->showHand(hand);
    watch_->focusFirst();
}

void LearnPages::setHabits(const table::Habits& habits) {
    habits_ = habits;
    page_->setHabits(habits);
    if (watch_)
        watch_->setHabits(habits);
}

void LearnPages::measureAnew() {
    page_->measureAnew();
    if (watch_)
        watch_->board()->measureAnew();
}

void LearnPages::refuse(const QString& path, const QString& why) {
    emit failed(tr("%1 cannot be opened. %2").arg(QFileInfo(path).fileName(), why));
}

void LearnPages::askFile() {
    auto* dialog = new QFileDialog(this, tr("Open a lesson"),
                                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                   tr("Lessons (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &LearnPages::openFile);
    dialog->setModal(false);
    dialog->show();
}

void LearnPages::focusFirst() {
    if (currentWidget() == rungs_)
        rungs_->focusFirst();
    else if (currentWidget() == page_)
        page_->focusNext();
    else
        watch_->focusFirst();
}

// At its end a lesson is done, and begins anew the next time.
void LearnPages::keep(int step, const FirstAnswers& answers) {
    if (of_ == Of::File)
        return;
    Place place = book_.placeIn(id_);
    if (step < steps_) {
        place.step = step;
        place.answers = answers;
    } else {
        const auto atOnce = std::ranges::count(answers, true, &FirstAnswers::value_type::second);
        place = {0, true, static_cast<int>(answers.size()), static_cast<int>(atOnce)};
    }
    if (const auto failure = book_.reach(id_, place))
        emit failed(tr("How far you are could not be kept: %1.").arg(*failure));
    emit reached();
}

QString LearnPages::howFar() const {
    if (book_.learned().empty())
        return {};
    const auto all = QDir(lessonFolder()).entryList({lessons::lessonFiles()}, QDir::Files).size();
    return tr("%1 of %2 lessons").arg(book_.done()).arg(all);
}

// All are kept in one file, which tells when.
std::optional<LearnPages::Within> LearnPages::within() {
    if (std::ranges::none_of(book_.learned(), [](const auto& one) { return one.second.step > 0; }))
        return std::nullopt; // and no lesson is read
    const LadderContent all = content();
    for (auto i = static_cast<int>(all.rungs.size()) - 1; i >= 0; --i) {
        const LadderContent::Rung& rung = all.rungs[static_cast<std::size_t>(i)];
        const int step = book_.placeIn(rung.id).step;
        if (step > 0 && step < rung.steps)
            return Within{i, rung.title, step, rung.steps, book_.lastKept()};
    }
    return std::nullopt;
}

std::optional<int> LearnPages::seen() {
    if (currentWidget() != page_ || of_ == Of::File)
        return std::nullopt;
    const auto rungs = content().rungs;
    const auto rung = std::ranges::find(rungs, id_, &LadderContent::Rung::id);
    return rung == rungs.end() ? std::nullopt : std::optional(static_cast<int>(rung - rungs.begin()));
}

} // namespace learn

#include "moc_learn_pages.cpp"
