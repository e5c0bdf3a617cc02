#include "desktop/bolognese/bolognese_room.h"

#include "desktop/bolognese/left_match.h"
#include "desktop/bolognese/ways_pictures.h"
#include "records/safe_json.h"
#include "text/words.h"

#include <QFileInfo>

namespace desktop {

using namespace bolognese;

namespace {

std::variant<QJsonObject, records::JsonError> objectIn(const QString& path) {
    const auto bytes = records::readFile(path);
    if (const auto* error = std::get_if<records::JsonError>(&bytes))
        return *error;
    return records::parseObject(std::get<QByteArray>(bytes));
}

QString explainJson(const records::JsonError& error) {
    return text::explain(error);
}

} // namespace

Game bologneseGame() {
    doors::Front front;
    front.name = BologneseRoom::tr("&Bolognese");
    front.line = BologneseRoom::tr("Tarocco bolognese, the game of Bologna with sixty-two cards");
    front.pack = QStringLiteral("bolognese");
    front.top = QStringLiteral("T20");
    front.keystone = QStringLiteral("crown");
    front.words = {BologneseRoom::tr("A match, or one hand"),
                   BologneseRoom::tr("The rule book; lessons will follow"),
                   BologneseRoom::tr("A sheet for it will follow")};
    front.notYet = {QString(), QString(), BologneseRoom::tr("It comes with a later version")};
    front.picture = doorOfBolognese;
    return {QStringLiteral("bolognese"), BologneseRoom::tr("Tarocco bolognese"), front,
            [](const House& house) { return std::make_unique<BologneseRoom>(house); }};
}

BologneseRoom::BologneseRoom(const House& house)
    : house_(house), model_(house.folder + QStringLiteral("/bolognese")),
      choice_(loadBologneseChoice(house.store)), reading_(house.deck, house.pages) {
    connect(&model_, &MatchModel::setAside, this, [this](const QString& file, const RecordFault& why) {
        emit said(tr("A saved match could not be read and was set aside as %1. %2")
                      .arg(QFileInfo(file).fileName(), text::bolognese::explain(why, text::seatNames())));
    });
    connect(&model_, &MatchModel::saveFailed, this,
            [this](const QString& why) { emit said(tr("The match could not be saved: %1.").arg(why)); });
}

BolognesePages& BologneseRoom::pages() {
    if (!pages_) {
        pages_ = std::make_unique<BolognesePages>(house_, model_);
        pages_->setChoice(choice_);
        connect(pages_.get(), &BolognesePages::said, this, &Room::said);
        connect(pages_.get(), &BolognesePages::cornerChanged, this, &Room::cornerChanged);
        connect(pages_.get(), &BolognesePages::doorsAsked, this, &Room::doorsAsked);
        connect(pages_.get(), &BolognesePages::ruleAsked, &reading_, &BologneseReading::showRule);
        connect(pages_.get(), &BolognesePages::choiceMade, this, &BologneseRoom::take);
        connect(pages_.get(), &BolognesePages::rulesAsked, this, [this] {
            emit settingsAsked();
            if (choicePage_)
                choicePage_->focusRules();
        });
    }
    return *pages_;
}

// The door says itself that nothing is behind it yet; the menu leads here.
void BologneseRoom::keepScore() {
    emit said(tr("A sheet to keep the score of Tarocco bolognese comes with a later version."));
}

// ---- What was left ----

std::vector<Room::Left> BologneseRoom::left() {
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<Left> found;
    for (const KeptMatch& kept : model_.table().unfinished())
        found.push_back({kept.left, goOnRow(kept, now)});
    return found;
}

std::vector<Room::Left> BologneseRoom::thrownAway() {
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<Left> found;
    for (const auto& one : model_.table().thrownAway())
        found.push_back({one.thrown.when, asThrownAway(goOnRow(one.kept, now), one.thrown, now)});
    return found;
}

// A key is the place of a match.
void BologneseRoom::goOnWith(const QString& key) {
    (void)pages(); // which listen from then on
    model_.table().resume(key);
    if (model_.table().place() == key)
        goOn();
    else
        emit doorsAsked(); // it could not be read, and that was said
}

void BologneseRoom::save(const QString& key) {
    for (const KeptMatch& kept : model_.table().unfinished())
        if (kept.place == key)
            pages().save(kept);
}

void BologneseRoom::throwAway(const QString& key) {
    model_.table().throwAway(key);
    house_.pages.refresh();
}

bool BologneseRoom::canGoOn(const QWidget& page) const {
    return model_.table().playing() && pages_ && &page != pages_->tablePage() && &page != pages_->countPage();
}

QString BologneseRoom::corner(const QWidget& page) const {
    return pages_ ? pages_->corner(page) : QString();
}

// ---- Files ----

bool BologneseRoom::knows(const QString& path) const {
    const auto read = objectIn(path);
    const auto* object = std::get_if<QJsonObject>(&read);
    return object &&
           (*object)[QStringLiteral("format")].toString().startsWith(QStringLiteral("tarocco-bolognese-"));
}

// A hand is played on from where it stands; of a match its last hand.
void BologneseRoom::openFile(const QString& path) {
    const auto refuse = [&](const QString& why) {
        emit said(tr("%1 cannot be opened. %2").arg(QFileInfo(path).fileName(), why));
    };
    const auto read = objectIn(path);
    if (const auto* error = std::get_if<records::JsonError>(&read)) {
        refuse(explainJson(*error));
        return;
    }
    const QJsonObject object = std::get<QJsonObject>(read);
    const auto explain = [](const RecordFault& fault) {
        return text::bolognese::explain(fault, text::seatNames());
    };
    if (object[QStringLiteral("format")] == QStringLiteral("tarocco-bolognese-match")) {
        const auto match = matchRecordOf(object);
        if (const auto* fault = std::get_if<RecordFault>(&match))
            refuse(explain(*fault));
        else if (const auto& loaded = std::get<LoadedMatch>(match); loaded.match.hands.empty())
            refuse(tr("No hand of it has been dealt."));
        else
            pages().startGiven(loaded.match.hands.back().record);
        return;
    }
    const auto hand = handRecordOf(object);
    if (const auto* fault = std::get_if<RecordFault>(&hand))
        refuse(explain(*fault));
    else
        pages().startGiven(std::get<LoadedHand>(hand).record);
}

// ---- What is chosen ----

settings::SettingsPage* BologneseRoom::settingsPage() {
    if (!choicePage_) {
        choicePage_ = new BologneseChoicePage(choice_);
        connect(choicePage_, &BologneseChoicePage::changed, this, &BologneseRoom::take);
        connect(choicePage_, &BologneseChoicePage::ruleAsked, this, [this](const QString& number) {
            reading_.showRuleFor(qobject_cast<QDialog*>(choicePage_->window()), number);
        });
    }
    return choicePage_;
}

void BologneseRoom::take(const BologneseChoice& choice) {
    choice_ = choice;
    desktop::save(choice_, house_.store);
    house_.store.sync();
    if (choicePage_)
        choicePage_->setChoice(choice_);
    if (pages_)
        pages_->setChoice(choice_);
}

void BologneseRoom::measureAnew() {
    if (pages_)
        pages_->measureAnew();
}

std::vector<settings::KeyHelp> BologneseRoom::keys() const {
    const QString table = tr("At the table"), book = tr("In the rule book");
    return {{table, tr("A"), tr("accuses what is chosen, or calls out")},
            {table, tr("B, S, V"), tr("leads the card with busso, striscio, volo")},
            {table, tr("C, N"), tr("the count of the hand; the next hand")},
            {table, tr("Left, Right"), tr("along the cards that may be played, or the fans")},
            {table, tr("Ctrl+Left, Ctrl+Right"), tr("along all cards, and why one may not be played")},
            {table, tr("Up, Down"), tr("to trick, people and piles, and back to the cards")},
            {table, tr("Space"), tr("raises a card for the discard; chooses a fan")},
            {table, tr("Menu"), tr("what this card, person or pile is; so does the right mouse button")},
            {table, tr("Return"), tr("plays the card; takes the offered button; lays two raised cards away")},
            {table, tr("Esc"), tr("calls back the card just played")},
            {table, tr("Tab"), tr("from the cards to the fans and buttons of the strip")},
            {book, tr("1, 2, 3, 4"), tr("the rules of another game")}};
}

} // namespace desktop
