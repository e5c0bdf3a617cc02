#include "desktop/tarot/tarot_room.h"

#include "desktop/tarot/left_match.h"
#include "desktop/tarot/ways_pictures.h"
#include "records/safe_json.h"
#include "text/tarot/tarot_words.h"
#include "text/words.h"

#include <QFileInfo>

namespace desktop {

using namespace tarot;

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

QString explainFault(const RecordFault& fault) {
    return text::tarot::explain(fault, text::tarot::seatNames(fault.refusal ? fault.refusal->players : 4));
}

} // namespace

Game tarotGame() {
    doors::Front front;
    front.name = TarotRoom::tr("&Tarot");
    front.line = TarotRoom::tr("Tarot, the French game of seventy-eight cards");
    front.pack = QStringLiteral("tarot");
    front.top = QStringLiteral("T21");
    front.keystone = QStringLiteral("cockade");
    front.words = {TarotRoom::tr("With four, three or five"),
                   TarotRoom::tr("The rule book; lessons will follow"),
                   TarotRoom::tr("A sheet for it will follow")};
    front.notYet = {QString(), QString(), TarotRoom::tr("It comes with a later version")};
    front.picture = doorOfTarot;
    return {QStringLiteral("tarot"), TarotRoom::tr("Tarot"), front,
            [](const House& house) { return std::make_unique<TarotRoom>(house); }};
}

TarotRoom::TarotRoom(const House& house)
    : house_(house), model_(house.folder + QStringLiteral("/tarot")), choice_(loadTarotChoice(house.store)),
      reading_(house.deck, house.pages) {
    connect(&model_, &MatchModel::setAside, this, [this](const QString& file, const RecordFault& why) {
        emit said(tr("A saved match could not be read and was set aside as %1. %2")
                      .arg(QFileInfo(file).fileName(), explainFault(why)));
    });
    connect(&model_, &MatchModel::saveFailed, this,
            [this](const QString& why) { emit said(tr("The match could not be saved: %1.").arg(why)); });
}

TarotPages& TarotRoom::pages() {
    if (!pages_) {
        pages_ = std::make_unique<TarotPages>(house_, model_);
        pages_->setChoice(choice_);
        connect(pages_.get(), &TarotPages::said, this, &Room::said);
        connect(pages_.get(), &TarotPages::cornerChanged, this, &Room::cornerChanged);
        connect(pages_.get(), &TarotPages::doorsAsked, this, &Room::doorsAsked);
        connect(pages_.get(), &TarotPages::ruleAsked, &reading_, &TarotReading::showRule);
        connect(pages_.get(), &TarotPages::choiceMade, this, &TarotRoom::take);
        connect(pages_.get(), &TarotPages::rulesAsked, this, [this] {
            emit settingsAsked();
            if (choicePage_)
                choicePage_->focusRules();
        });
    }
    return *pages_;
}

// The door says itself that nothing is behind it yet; the menu leads here.
void TarotRoom::keepScore() {
    emit said(tr("A sheet to keep the score of Tarot comes with a later version."));
}

// ---- What was left ----

std::vector<Room::Left> TarotRoom::left() {
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<Left> found;
    for (const KeptMatch& kept : model_.table().unfinished())
        found.push_back({kept.left, goOnRow(kept, now)});
    return found;
}

std::vector<Room::Left> TarotRoom::thrownAway() {
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<Left> found;
    for (const auto& one : model_.table().thrownAway())
        found.push_back({one.thrown.when, asThrownAway(goOnRow(one.kept, now), one.thrown, now)});
    return found;
}

// A key is the place of a match.
void TarotRoom::goOnWith(const QString& key) {
    (void)pages(); // which listen from then on
    model_.table().resume(key);
    if (model_.table().place() == key)
        goOn();
    else
        emit doorsAsked(); // it could not be read, and that was said
}

void TarotRoom::save(const QString& key) {
    for (const KeptMatch& kept : model_.table().unfinished())
        if (kept.place == key)
            pages().save(kept);
}

void TarotRoom::throwAway(const QString& key) {
    model_.table().throwAway(key);
    house_.pages.refresh();
}

bool TarotRoom::canGoOn(const QWidget& page) const {
    return model_.table().playing() && pages_ && &page != pages_->tablePage();
}

QString TarotRoom::corner(const QWidget& page) const {
    return pages_ ? pages_->corner(page) : QString();
}

// ---- Files ----

bool TarotRoom::knows(const QString& path) const {
    const auto read = objectIn(path);
    const auto* object = std::get_if<QJsonObject>(&read);
    return object &&
           (*object)[QStringLiteral("format")].toString().startsWith(QStringLiteral("french-tarot-"));
}

// A hand is played on from where it stands; of a match its last hand.
void TarotRoom::openFile(const QString& path) {
    const auto refuse = [&](const QString& why) {
        emit said(tr("%1 cannot be opened. %2").arg(QFileInfo(path).fileName(), why));
    };
    const auto read = objectIn(path);
    if (const auto* error = std::get_if<records::JsonError>(&read)) {
        refuse(explainJson(*error));
        return;
    }
    const QJsonObject object = std::get<QJsonObject>(read);
    if (object[QStringLiteral("format")] == QStringLiteral("french-tarot-match")) {
        const auto match = matchRecordOf(object);
        if (const auto* fault = std::get_if<RecordFault>(&match))
            refuse(explainFault(*fault));
        else if (const auto& loaded = std::get<LoadedMatch>(match); loaded.match.hands.empty())
            refuse(tr("No hand of it has been dealt."));
        else
            pages().startGiven(loaded.match.hands.back().record);
        return;
    }
    const auto hand = handRecordOf(object);
    if (const auto* fault = std::get_if<RecordFault>(&hand))
        refuse(explainFault(*fault));
    else
        pages().startGiven(std::get<LoadedHand>(hand).record);
}

// ---- What is chosen ----

settings::SettingsPage* TarotRoom::settingsPage() {
    if (!choicePage_) {
        choicePage_ = new TarotChoicePage(choice_);
        connect(choicePage_, &TarotChoicePage::changed, this, &TarotRoom::take);
        connect(choicePage_, &TarotChoicePage::ruleAsked, this, [this](const QString& number) {
            reading_.showRuleFor(qobject_cast<QDialog*>(choicePage_->window()), number);
        });
    }
    return choicePage_;
}

void TarotRoom::take(const TarotChoice& choice) {
    choice_ = choice;
    desktop::save(choice_, house_.store);
    house_.store.sync();
    if (choicePage_)
        choicePage_->setChoice(choice_);
    if (pages_)
        pages_->setChoice(choice_);
}

void TarotRoom::measureAnew() {
    if (pages_)
        pages_->measureAnew();
}

std::vector<settings::KeyHelp> TarotRoom::keys() const {
    const QString table = tr("At the table"), book = tr("In the rule book");
    return {{table, tr("P, R, O, G, S, C"), tr("pass, prise, pousse, garde, garde sans, garde contre")},
            {table, tr("J, C"), tr("say jeu, or announce a chelem")},
            {table, tr("C, N"), tr("see the count, the next hand")},
            {table, tr("Left, Right"), tr("along the cards that may be played, or the bids")},
            {table, tr("Ctrl+Left, Ctrl+Right"), tr("along all cards, and why one may not be played")},
            {table, tr("Up, Down"), tr("to trick, people and piles, and back to the cards")},
            {table, tr("Menu"), tr("what this card, person or pile is; so does the right mouse button")},
            {table, tr("Return"), tr("plays the card; takes the offered button")},
            {table, tr("Esc"), tr("calls back the card just played")},
            {table, tr("Tab"), tr("from the cards to the buttons of the strip")},
            {book, tr("1, 2, 3, 4"), tr("the rules of another game")}};
}

} // namespace desktop
