#include "desktop/minchiate/minchiate_room.h"

#include "desktop/doors/door_pictures.h"
#include "desktop/minchiate/go_on_words.h"
#include "desktop/play/learning.h"
#include "desktop/play/table_keys.h"
#include "desktop/shell/habits.h"
#include "minchiate/records/record_format.h"
#include "records/clock.h"
#include "text/words.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace desktop {

using namespace minchiate;

namespace {

QString sheetsIn(const QString& folder) {
    return folder + QStringLiteral("/sheets");
}

// The person's, then those of the companions.
std::array<QString, kPlayers> namesOf(const settings::People& people) {
    const auto& companions = people.companions;
    return {settings::yourNameOf(people), companions[0], companions[1], companions[2]};
}

// Shown among what one goes on with: a sheet that is over, or open with no end, is not.
bool waitsForAHand(const records::ShelvedSheet& sheet) {
    return !sheet.error && !sheet.over && sheet.hands;
}

} // namespace

Game minchiateGame() {
    doors::Front front;
    front.name = MinchiateRoom::tr("&Minchiate");
    front.line = MinchiateRoom::tr("Minchiate, the Florentine game of ninety-seven cards");
    front.pack = look::Faces().deck;
    front.top = QStringLiteral("T40");
    front.keystone = QStringLiteral("lily");
    front.words = {MinchiateRoom::tr("One hand, one round or a match"),
                   MinchiateRoom::tr("Lessons at the table, from nothing"),
                   MinchiateRoom::tr("For four people and a real pack")};
    front.picture = doors::florentinePicture;
    return {QStringLiteral("minchiate"), MinchiateRoom::tr("Minchiate"), front,
            [](const House& house) { return std::make_unique<MinchiateRoom>(house); }};
}

MinchiateRoom::MinchiateRoom(const House& house)
    : house_(house), choices_(house.store), game_(house, choices_), reading_(house.decks, house.pages),
      practising_(house), score_(new score::ScorePages(house.decks.florentine(), sheetsIn(house.folder))),
      learn_(new minchiate_learn::LearnPages(house.decks.florentine(), house.folder)),
      reviewing_(house, game_, reading_, *learn_), day_(house, game_),
      editing_(house, game_, practising_, reviewing_) {
    house_.pages.add(score_, tr("Shee&t"));
    house_.pages.add(learn_, tr("L&esson"));
    connect(&game_, &GamePages::said, this, &Room::said);
    connect(&game_, &GamePages::cornerChanged, this, &Room::cornerChanged);
    connect(&game_, &GamePages::ruleAsked, &reading_, &Reading::showRule);
    connect(&game_, &GamePages::reviewAsked, &reviewing_, &Reviewing::reviewCounted);
    connect(&game_, &GamePages::backToReviewAsked, &reviewing_, &Reviewing::goBack);
    connect(game_.newGamePage(), &NewGamePage::backChosen, this, &Room::doorsAsked);
    connect(game_.standing(), &score::SheetPage::watchAsked, &reviewing_, &Reviewing::watch);
    connect(game_.standing(), &score::SheetPage::reviewAsked, &reviewing_, &Reviewing::review);
    connect(&game_, &GamePages::settingsAsked, this, [this] {
        emit settingsAsked();
        choices_.page()->focusRules();
    });
    connect(&game_, &GamePages::namesAsked, this, &Room::namesAsked);
    connect(&house.choices, &settings::HouseChoices::peopleChanged, &choices_, &Choices::setPeople);
    connect(&choices_, &Choices::ruleAsked, &reading_, [this](const QString& number) {
        reading_.showRuleFor(qobject_cast<QDialog*>(choices_.page()->window()), number);
    });
    const auto follow = [this](const settings::Settings& chosen) {
        table::Habits taught = habitsOf(chosen); // there every card is told about, the only one too
        taught.playForced = false;
        learn_->setHabits(taught);
        practising_.setHabits(taught);
        reviewing_.setHabits(taught);
    };
    connect(&house_.choices, &settings::HouseChoices::changed, this, follow);
    connect(&choices_, &Choices::changed, this, &MinchiateRoom::followChoice);
    joinScore();
    joinLearn();
    joinPractice();
    joinReview();
    joinEditor();
    follow(house_.choices.now());
    followChoice(choices_.now());
}

void MinchiateRoom::joinScore() {
    using score::ScorePages;
    connect(score_, &ScorePages::closed, this, &Room::doorsAsked);
    connect(score_, &ScorePages::failed, this, &Room::said);
    connect(score_, &ScorePages::ruleAsked, &reading_, &Reading::showRule);
    connect(score_, &ScorePages::watchAsked, &reviewing_, &Reviewing::watch);
    connect(score_, &ScorePages::reviewAsked, &reviewing_, &Reviewing::review);
}

void MinchiateRoom::joinLearn() {
    using minchiate_learn::LearnPages;
    learn_->ladderPage()->setGame(reading_.game());
    connect(learn_, &LearnPages::reached, this, &Room::learned);
    connect(learn_, &LearnPages::closed, this, &Room::doorsAsked);
    connect(learn_, &LearnPages::failed, this, &Room::said);
    connect(learn_, &LearnPages::playChosen, &game_, &GamePages::showNewGame);
    connect(learn_, &LearnPages::galleryAsked, &reading_, &Reading::showGallery);
    connect(learn_, &LearnPages::ruleAsked, &reading_, &Reading::showRule);
    connect(learn_, &LearnPages::linkAsked, &reading_, &Reading::follow);
    connect(learn_, &LearnPages::rulesAsked, this, &MinchiateRoom::showRuleBook);
    connect(learn_, &LearnPages::glossaryAsked, &reading_, &Reading::showGlossary);
    connect(learn_, &LearnPages::handChosen, &reviewing_, &Reviewing::watchAnnotated);
}

void MinchiateRoom::joinPractice() {
    connect(&practising_, &Practising::said, this, &Room::said);
    connect(&practising_, &Practising::ruleAsked, &reading_, &Reading::showRule);
    connect(&practising_, &Practising::reviewAsked, &reviewing_, &Reviewing::reviewHand);
    connect(&practising_, &Practising::dueChanged, this,
            [this] { learn_->ladderPage()->setDue(practising_.due()); });
    connect(learn_, &minchiate_learn::LearnPages::practiceAsked, this,
            [this] { practising_.open(practise::Desk::Mistakes); });
}

void MinchiateRoom::joinReview() {
    connect(&reviewing_, &Reviewing::weighed, &practising_, &Practising::takeIn);
    connect(&reviewing_, &Reviewing::doorsAsked, this, &Room::doorsAsked);
    connect(&day_, &DayDeal::said, this, &Room::said);
    connect(&day_, &DayDeal::reviewAsked, &reviewing_, &Reviewing::review);
    connect(&day_, &DayDeal::watchAsked, &reviewing_, &Reviewing::watchRecord);
}

void MinchiateRoom::joinEditor() {
    connect(&editing_, &DealEditing::said, this, &Room::said);
    connect(&editing_, &DealEditing::ruleAsked, &reading_, &Reading::showRule);
    connect(&reviewing_, &Reviewing::editAsked, &editing_, &DealEditing::edit);
    connect(&reviewing_, &Reviewing::backToEditorAsked, &editing_, &DealEditing::comeBack);
}

// The pages follow what is chosen; those of the game do so themselves.
void MinchiateRoom::followChoice(const GameChoice& chosen) {
    const auto people = namesOf(chosen.people);
    learn_->setPeople(people);
    practising_.setPeople(people);
    editing_.setPeople(people);
    reviewing_.setLevel(chosen.level);
}

// The cards have other faces, and with them another size.
void MinchiateRoom::measureAnew() {
    game_.playPage()->table()->measureAnew();
    learn_->measureAnew();
    practising_.measureAnew();
}

// ---- Doors ----

void MinchiateRoom::learn() {
    practising_.gather();
    learn_->ladderPage()->setDue(practising_.due());
    house_.pages.open(learn_);
    learn_->showLadder();
}

void MinchiateRoom::keepScore() {
    house_.pages.open(score_);
    score_->showShelf();
    house_.pages.refresh();
}

// ---- What was left ----

std::vector<Room::Left> MinchiateRoom::left() {
    const QDateTime now = records::now();
    std::vector<Left> found;
    for (const model::KeptGame& game : game_.model().unfinished())
        found.push_back({game.left, goOnRow(game, now)});
    for (const records::ShelvedSheet& sheet : records::shelvedSheets(sheetsIn(house_.folder)))
        if (waitsForAHand(sheet))
            found.push_back({QFileInfo(sheet.path).lastModified(), goOnRow(sheet, now)});
    if (const auto within = learn_->within())
        found.push_back({within->when, lessonRow(*within, now)});
    return found;
}

std::vector<Room::Left> MinchiateRoom::thrownAway() {
    const QDateTime now = records::now();
    std::vector<Left> found;
    for (const model::ThrownGame& one : game_.model().thrownAway())
        found.push_back({one.thrown.when, asThrownAway(goOnRow(one.game, now), one.thrown, now)});
    for (const auto& [thrown, sheet] : score_->keeper().thrownAway())
        found.push_back({thrown.when, asThrownAway(goOnRow(sheet, now), thrown, now)});
    return found;
}

// A key is the place of a game, the path of a sheet, or tells a lesson.
void MinchiateRoom::goOnWith(const QString& key) {
    if (const auto lesson = lessonOf(key)) {
        house_.pages.open(learn_);
        learn_->openLesson(*lesson);
        return;
    }
    if (QFileInfo(key).isFile()) {
        house_.pages.open(score_);
        score_->openSheet(key);
        return;
    }
    game_.model().resume(key);
    if (game_.model().place() == key)
        goOn();
    else
        emit doorsAsked(); // it could not be read, and that was said
}

void MinchiateRoom::showSheetOf(const QString& key) {
    for (const model::KeptGame& game : game_.model().unfinished())
        if (game.place == key)
            game_.laySheetOf(game.match, score::SheetPage::Use::Game);
}

void MinchiateRoom::save(const QString& key) {
    for (const model::KeptGame& game : game_.model().unfinished())
        if (game.place == key)
            game_.save(game);
}

// Games and sheets alike: after a question in the row, and then they are kept for thirty days.
void MinchiateRoom::throwAway(const QString& key) {
    if (!QFileInfo(key).isFile())
        game_.model().throwAway(key);
    else if (const auto failure = score_->keeper().throwAway(key))
        emit said(tr("The sheet could not be thrown away: %1.").arg(*failure));
    house_.pages.refresh();
}

void MinchiateRoom::bringBack(const QString& key) {
    if (!score_->keeper().hasThrownAway(key)) {
        game_.model().bringBack(key);
        return;
    }
    const auto thrown = score_->keeper().thrownAway();
    const auto one = std::ranges::find_if(thrown, [&](const auto& each) { return each.first.path == key; });
    if (const auto failure = score_->keeper().restore(key))
        emit said(tr("The sheet could not be brought back: %1.").arg(*failure));
    else if (one != thrown.end() && !waitsForAHand(one->second)) // its row is gone, and nothing comes
        emit said(tr("The sheet is among the match sheets again."));
}

// ---- Files ----

void MinchiateRoom::openFile(const QString& path) {
    if (editing_.isShown()) {
        editing_.page()->openFile(path);
        return;
    }
    if (myGames_ && house_.pages.currentWidget() == myGames_) {
        myGames_->openFile(path);
        return;
    }
    openElsewhere(path);
}

// Each kind on the page that it has.
void MinchiateRoom::openElsewhere(const QString& path) {
    const auto refuse = [&](const records::RecordError& error) {
        emit said(tr("%1 cannot be opened. %2")
                      .arg(QFileInfo(path).fileName(), text::explain(error, text::seatNames())));
    };
    const auto format = records::formatOf(path);
    if (const auto* error = std::get_if<records::RecordError>(&format)) {
        refuse(*error);
        return;
    }
    switch (std::get<records::Format>(format)) {
    case records::Format::Match:
        keepScore();
        score_->openSheet(path);
        return;
    case records::Format::Lesson:
    case records::Format::Annotated:
        learn();
        learn_->openFile(path);
        return;
    case records::Format::Hand:
        break;
    }
    const auto loaded = records::loadHandRecord(path);
    if (const auto* error = std::get_if<records::RecordError>(&loaded)) {
        refuse(*error);
        return;
    }
    const auto& hand = std::get<records::LoadedHand>(loaded);
    if (!hand.hand.result()) {
        game_.startGiven(hand.record);
        return;
    }
    // One that is over is gone through: nothing is begun, nothing of it is kept.
    const auto opened = played::openedFile(path, namesOf(choices_.now().people));
    if (const auto looked =
            opened && !opened->hands.empty() ? played::watched(opened->hands.front()) : std::nullopt)
        reviewing_.review(*looked);
}

// ---- Reading ----

void MinchiateRoom::showRuleBook() {
    const bool counting = house_.pages.currentWidget() == game_.countPage();
    reading_.showBookAt(counting ? QStringLiteral("M7") : QString());
}

void MinchiateRoom::showGlossary() {
    reading_.showGlossary();
}

QList<QAction*> MinchiateRoom::reading() {
    auto* versicole = new QAction(tr("The &versicole on one page…"), this);
    versicole->setShortcut(QKeySequence(tr("Ctrl+F8")));
    connect(versicole, &QAction::triggered, &reading_, &Reading::showVersicole);
    return {versicole};
}

// ---- My games ----

played::MyGamesPage* MinchiateRoom::myGames() {
    if (!myGames_) {
        using played::MyGamesPage;
        myGames_ = new MyGamesPage(house_.decks.florentine(), house_.files, house_.folder);
        house_.pages.add(myGames_, tr("&My games"));
        connect(myGames_, &MyGamesPage::closed, &house_.pages, &Pages::leave);
        connect(myGames_, &MyGamesPage::watchAsked, &reviewing_, &Reviewing::watch);
        connect(myGames_, &MyGamesPage::reviewAsked, &reviewing_, &Reviewing::review);
        connect(myGames_, &MyGamesPage::againAsked, this,
                [this](const score::WatchedHand& hand) { game_.playOn(hand.record, hand.players, 1); });
        connect(myGames_, &MyGamesPage::editAsked, &editing_, &DealEditing::editWatched);
        connect(myGames_, &MyGamesPage::sheetAsked, this, [this](const records::MatchRecord& match) {
            game_.laySheetOf(match, score::SheetPage::Use::Game);
            game_.standing()->focusFirst();
        });
        connect(myGames_, &MyGamesPage::unfinishedAsked, this, &Room::leftAsked);
        connect(myGames_, &MyGamesPage::otherAsked, this, &MinchiateRoom::openElsewhere);
        connect(myGames_, &MyGamesPage::erased, &practising_, &Practising::forget);
    }
    return myGames_;
}

void MinchiateRoom::showMyGames() {
    myGames()->setPeople(namesOf(choices_.now().people));
    myGames_->setUnfinished(static_cast<int>(game_.model().unfinished().size()));
    house_.pages.lay(myGames_);
    myGames_->focusFirst();
}

QByteArray MinchiateRoom::recordAtTable() const {
    const model::GameModel& model = game_.model();
    return model.playing() ? QJsonDocument(records::toJson(model.handRecord())).toJson() : QByteArray();
}

// ---- Keys ----

std::vector<settings::KeyHelp> MinchiateRoom::keys() const {
    const QString table = tr("At the table"), editor = tr("In the deal editor");
    std::vector<settings::KeyHelp> all{
        {table, tr("Left, Right"), tr("along the cards that may be played; in the pack, where to cut")},
        {table, tr("Up, Down"), tr("to trick, people, piles and fola, and back to the cards")},
        {table, tr("Return"), tr("plays the card; puts raised cards away; takes the offered button")},
        {table, tr("Space"), tr("raises a card or plays it; goes on where something is shown")},
        {table, tr("Tab"), tr("from the cards to the buttons of the strip")}};
    const std::vector<settings::KeyHelp> editing{
        {editor, tr("Left, Right"), tr("along the cards of a place; Home, End: the first and the last")},
        {editor, tr("Tab"), tr("to the next place, also with a card that is lifted")},
        {editor, tr("Space"), tr("lifts a card; on another card, the two change places")},
        {editor, tr("Esc"), tr("puts the card back; without one, leaves the editor")}};
    for (const auto& more : {keysAtEveryTable(table), keysBesides(true), editing})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace desktop

#include "moc_minchiate_room.cpp"
