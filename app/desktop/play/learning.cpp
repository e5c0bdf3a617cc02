#include "desktop/play/learning.h"

#include "desktop/play/lesson_row.h"
#include "desktop/shell/habits.h"

#include <QFileInfo>

namespace desktop {

using learn::LearnPages;

learn::LearnPages& Learning::pages() {
    if (!pages_) {
        pages_ = make(house_, folder_);
        join();
        follow(house_.choices.now());
    }
    return *pages_;
}

void Learning::join() {
    pages_->ladderPage()->setGame(books_.game());
    house_.pages.add(pages_, tr("L&esson"));
    connect(&house_.choices, &settings::HouseChoices::changed, this, &Learning::follow);
    connect(pages_, &LearnPages::reached, this, &Learning::learned);
    connect(pages_, &LearnPages::closed, this, &Learning::doorsAsked);
    connect(pages_, &LearnPages::failed, this, &Learning::said);
    connect(pages_, &LearnPages::playChosen, this, &Learning::playChosen);
    connect(pages_, &LearnPages::galleryAsked, &books_, &Books::showGallery);
    connect(pages_, &LearnPages::ruleAsked, &books_, &Books::showRule);
    connect(pages_, &LearnPages::linkAsked, &books_, &Books::follow);
    connect(pages_, &LearnPages::rulesAsked, &books_, &Books::showBook);
    connect(pages_, &LearnPages::glossaryAsked, &books_, &Books::showGlossary);
}

void Learning::follow(const settings::Settings& chosen) {
    table::Habits taught = habitsOf(chosen); // there every card is told about, the only one too
    taught.playForced = false;
    pages_->setHabits(taught);
}

void Learning::lay() {
    (void)pages();
    seat(house_);
    house_.pages.open(pages_);
}

QString Learning::wayTo(const QWidget& page) const {
    return &page == pages_ ? lessonWay(*pages_) : QString();
}

void Learning::showLadder() {
    lay();
    pages_->showLadder();
}

void Learning::openLesson(int index) {
    lay();
    pages_->openLesson(index);
}

void Learning::openFile(const QString& path) {
    showLadder();
    pages_->openFile(path);
}

// Before anything is kept there is nothing to read.
bool Learning::begun() const {
    return pages_ || QFileInfo::exists(LearnPages::placeIn(folder_));
}

QString Learning::howFar() {
    return begun() ? pages().howFar() : QString();
}

std::optional<Room::Left> Learning::left(const QDateTime& now) {
    const auto within = begun() ? pages().within() : std::nullopt;
    return within ? std::optional(Room::Left{within->when, lessonRow(*within, now)}) : std::nullopt;
}

std::vector<settings::KeyHelp> keysBesides(bool lessons) {
    const QString lesson = Learning::tr("In a lesson"), book = Learning::tr("In the rule book");
    std::vector<settings::KeyHelp> keys;
    if (lessons)
        keys = {{lesson, Learning::tr("1, 2, 3…"), Learning::tr("the answers, by the number before them")},
                {lesson, Learning::tr("A, B, C…"), Learning::tr("the same answers, by letters")},
                {lesson, Learning::tr("Return"),
                 Learning::tr("gives the cards picked; presses the button that goes on")},
                {lesson, Learning::tr("H"), Learning::tr("a hint, where there is one; then the next")},
                {lesson, Learning::tr("Esc"), Learning::tr("back to the lessons; where you are is kept")}};
    keys.push_back({book, Learning::tr("1, 2, 3, 4"), Learning::tr("the rules of another game")});
    keys.push_back({book, Learning::tr("Return, Shift+Return"),
                    Learning::tr("where words are looked for: the next place with them; the one before it")});
    return keys;
}

void Learning::measureAnew() {
    if (pages_)
        pages_->measureAnew();
}

} // namespace desktop

#include "moc_learning.cpp"
