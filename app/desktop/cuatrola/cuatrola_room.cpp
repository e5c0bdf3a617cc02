#include "desktop/cuatrola/cuatrola_room.h"

#include "desktop/cuatrola/left_match.h"
#include "desktop/cuatrola/ways_pictures.h"
#include "records/safe_json.h"
#include "text/words.h"

#include <QFileInfo>

namespace desktop {

using namespace cuatrola;

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

Game cuatrolaGame() {
    doors::Front front;
    front.name = CuatrolaRoom::tr("&Cuatrola");
    front.line = CuatrolaRoom::tr("Cuatrola, the Spanish game of twenty cards");
    front.pack = QStringLiteral("spagnola");
    front.top = QStringLiteral("CK");
    front.keystone = QStringLiteral("pomegranate");
    front.words = {CuatrolaRoom::tr("A match, or one hand"),
                   CuatrolaRoom::tr("The rule book; lessons will follow"), QString()};
    front.notYet = {QString(), QString(), CuatrolaRoom::tr("A sheet for it comes with a later version")};
    front.picture = doorOfCuatrola;
    return {QStringLiteral("cuatrola"), CuatrolaRoom::tr("Cuatrola"), front,
            [](const House& house) { return std::make_unique<CuatrolaRoom>(house); }};
}

CuatrolaRoom::CuatrolaRoom(const House& house)
    : house_(house), model_(house.folder + QStringLiteral("/cuatrola")),
      choice_(loadMatchChoice(house.store)), reading_(house.deck, house.pages) {
    connect(&model_, &MatchModel::setAside, this, [this](const QString& file, const RecordFault& why) {
        emit said(tr("A saved match could not be read and was set aside as %1. %2")
                      .arg(QFileInfo(file).fileName(), text::cuatrola::explain(why, text::seatNames())));
    });
    connect(&model_, &MatchModel::saveFailed, this,
            [this](const QString& why) { emit said(tr("The match could not be saved: %1.").arg(why)); });
}

MatchPages& CuatrolaRoom::pages() {
    if (!pages_) {
        pages_ = std::make_unique<MatchPages>(house_, model_);
        pages_->setChoice(choice_);
        connect(pages_.get(), &MatchPages::said, this, &Room::said);
        connect(pages_.get(), &MatchPages::cornerChanged, this, &Room::cornerChanged);
        connect(pages_.get(), &MatchPages::doorsAsked, this, &Room::doorsAsked);
        connect(pages_.get(), &MatchPages::ruleAsked, &reading_, &CuatrolaReading::showRule);
        connect(pages_.get(), &MatchPages::choiceMade, this, &CuatrolaRoom::take);
        connect(pages_.get(), &MatchPages::rulesAsked, this, [this] {
            emit settingsAsked();
            if (choicePage_)
                choicePage_->focusRules();
        });
    }
    return *pages_;
}

// The door says itself that nothing is behind it yet; the menu leads here.
void CuatrolaRoom::keepScore() {
    emit said(tr("A sheet to keep the score of Cuatrola comes with a later version."));
}

// ---- What was left ----

std::vector<Room::Left> CuatrolaRoom::left() {
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<Left> found;
    for (const KeptMatch& kept : model_.table().unfinished())
        found.push_back({kept.left, goOnRow(kept, now)});
    return found;
}

std::vector<Room::Left> CuatrolaRoom::thrownAway() {
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<Left> found;
    for (const auto& one : model_.table().thrownAway())
        found.push_back({one.thrown.when, asThrownAway(goOnRow(one.kept, now), one.thrown, now)});
    return found;
}

// A key is the place of a match.
void CuatrolaRoom::goOnWith(const QString& key) {
    (void)pages(); // which listen from then on
    model_.table().resume(key);
    if (model_.table().place() == key)
        goOn();
    else
        emit doorsAsked(); // it could not be read, and that was said
}

void CuatrolaRoom::save(const QString& key) {
    for (const KeptMatch& kept : model_.table().unfinished())
        if (kept.place == key)
            pages().save(kept);
}

void CuatrolaRoom::throwAway(const QString& key) {
    model_.table().throwAway(key);
    house_.pages.refresh();
}

bool CuatrolaRoom::canGoOn(const QWidget& page) const {
    return model_.table().playing() && pages_ && &page != pages_->tablePage();
}

QString CuatrolaRoom::corner(const QWidget& page) const {
    return pages_ ? pages_->corner(page) : QString();
}

// ---- Files ----

bool CuatrolaRoom::knows(const QString& path) const {
    const auto read = objectIn(path);
    const auto* object = std::get_if<QJsonObject>(&read);
    return object && (*object)[QStringLiteral("format")].toString().startsWith(QStringLiteral("cuatrola-"));
}

// A hand is played on from where it stands; of a match its last hand.
void CuatrolaRoom::openFile(const QString& path) {
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
        return text::cuatrola::explain(fault, text::seatNames());
    };
    if (object[QStringLiteral("format")] == QStringLiteral("cuatrola-match")) {
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

settings::SettingsPage* CuatrolaRoom::settingsPage() {
    if (!choicePage_) {
        choicePage_ = new MatchChoicePage(choice_);
        connect(choicePage_, &MatchChoicePage::changed, this, &CuatrolaRoom::take);
        connect(choicePage_, &MatchChoicePage::ruleAsked, this, [this](const QString& number) {
            reading_.showRuleFor(qobject_cast<QDialog*>(choicePage_->window()), number);
        });
    }
    return choicePage_;
}

void CuatrolaRoom::take(const MatchChoice& choice) {
    choice_ = choice;
    desktop::save(choice_, house_.store);
    house_.store.sync();
    if (choicePage_)
        choicePage_->setChoice(choice_);
    if (pages_)
        pages_->setChoice(choice_);
}

void CuatrolaRoom::measureAnew() {
    if (pages_)
        pages_->measureAnew();
}

std::vector<settings::KeyHelp> CuatrolaRoom::keys() const {
    const QString table = tr("At the table"), book = tr("In the rule book");
    return {{table, tr("P, S, C, Q"), tr("pass, solo, cuatrola, quintola")},
            {table, tr("S, I"), tr("sing, or stay silent")},
            {table, tr("A"), tr("another hand")},
            {table, tr("Left, Right"), tr("along the cards that may be played, or the bets")},
            {table, tr("Ctrl+Left, Ctrl+Right"), tr("along all cards, and why one may not be played")},
            {table, tr("Up, Down"), tr("to trick, people and piles, and back to the cards")},
            {table, tr("Menu"), tr("what this card, person or pile is; so does the right mouse button")},
            {table, tr("Return"), tr("plays the card; takes the offered button")},
            {table, tr("Esc"), tr("calls back the card just played")},
            {table, tr("Tab"), tr("from the cards to the buttons of the strip")},
            {book, tr("1, 2, 3, 4"), tr("the rules of another game")}};
}

} // namespace desktop
