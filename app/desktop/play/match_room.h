// The room of a game that is played in matches: its pages, what leads from one to the other, and what of it
// was left. The pages are made when they are first asked for: whoever plays another game pays nothing for it.
//
// P: the game's MatchPagesOf; C: the page on which its match is chosen.
#pragma once

#include "desktop/play/books.h"
#include "desktop/play/learning.h"
#include "desktop/play/lesson_row.h"
#include "desktop/play/match_pages.h"
#include "desktop/play/played_games.h"
#include "desktop/play/table_keys.h"
#include "desktop/shell/left_words.h"
#include "records/clock.h"
#include "records/safe_json.h"
#include "text/words.h"

#include <QFileInfo>

namespace desktop {

// Found by its type's namespace, past the rooms' own save().
template<class Choice>
void keepChoice(const Choice& choice, QSettings& store) {
    save(choice, store);
    store.sync();
}

template<class P, class C>
class MatchRoom : public Room {
public:
    using Kind = typename P::Kind;
    using Model = typename P::Model;
    using Choice = typename P::Choice;
    using Kept = play::KeptMatch<Kind>;
    using Fault = typename Kind::Fault;

    void play() override { pages().showNewMatch(); }
    // To its lessons; a game that has none yet opens its book.
    void learn() override {
        if (learning_)
            learning_->showLadder();
        else
            books_.showBook();
    }
    [[nodiscard]] QString howFarLearned() const override {
        return learning_ ? learning_->howFar() : QString();
    }

    [[nodiscard]] std::vector<Left> left() override {
        const QDateTime now = records::now();
        std::vector<Left> found;
        for (const Kept& kept : model_.table().unfinished())
            found.push_back({kept.left, rowOf(kept, now)});
        if (auto lesson = learning_ ? learning_->left(now) : std::nullopt)
            found.push_back(std::move(*lesson));
        return found;
    }
    [[nodiscard]] std::vector<Left> thrownAway() override {
        const QDateTime now = records::now();
        std::vector<Left> found;
        for (const auto& one : model_.table().thrownAway())
            found.push_back({one.thrown.when, asThrownAway(rowOf(one.kept, now), one.thrown, now)});
        return found;
    }
    // A key is the place of a match, or tells a lesson.
    void goOnWith(const QString& key) override {
        if (const auto lesson = lessonOf(key); lesson && learning_) {
            learning_->openLesson(*lesson);
            return;
        }
        (void)pages(); // which listen from then on
        model_.table().resume(key);
        if (model_.table().place() == key)
            goOn();
        else
            emit doorsAsked(); // it could not be read, and that was said
    }
    void showSheetOf(const QString&) override {} // no row of it has one
    void save(const QString& key) override {
        for (const Kept& kept : model_.table().unfinished())
            if (kept.place == key)
                pages().save(kept);
    }
    void throwAway(const QString& key) override {
        model_.table().throwAway(key);
        house_.pages.refresh();
    }
    void bringBack(const QString& key) override { model_.table().bringBack(key); }

    void showMyGames() override { myGames().show(); }

    [[nodiscard]] bool canGoOn(const QWidget& page) const override {
        return model_.table().playing() && pages_ && !pages_->shows(page);
    }
    void goOn() override { pages().showTable(); }
    [[nodiscard]] QString corner(const QWidget& page) const override {
        return pages_ ? pages_->corner(page) : QString();
    }

    [[nodiscard]] QString wayTo(const QWidget& page) const override {
        if (pages_ && &page == pages_->newMatchPage())
            return way::begin;
        if (pages_ && pages_->shows(page) && model_.table().playing() && !model_.table().matchOver())
            return way::with(way::on, model_.table().place());
        if (myGames_ && &page == myGames_->page())
            return way::games;
        const QString lesson = learning_ ? learning_->wayTo(page) : QString();
        return lesson.isEmpty() ? books_.wayTo(page) : lesson;
    }

    [[nodiscard]] bool knows(const QString& path) const override {
        const QString found = formatIn(path);
        return found.startsWith(format() + u'-') || (learning_ && learning_->knows(found));
    }
    // A hand is played on from where it stands, or gone through if it is over; of a match its last hand.
    void openFile(const QString& path) override;

    [[nodiscard]] settings::SettingsPage* settingsPage() override {
        if (!choicePage_) {
            choicePage_ = new C(choice_);
            connect(choicePage_, &C::changed, this, &MatchRoom::take);
            connect(choicePage_, &C::ruleAsked, this, [this](const QString& number) {
                showRuleFor(qobject_cast<QDialog*>(choicePage_->window()), number);
            });
        }
        return choicePage_;
    }
    void measureAnew() override {
        if (pages_)
            pages_->measureAnew();
        if (learning_)
            learning_->measureAnew();
    }
    void showGallery() override { books_.showGallery(); }
    void showRuleBook() override { books_.showBook(); }
    void showGlossary() override { books_.showGlossary(); }
    void showRule(const QString& number) override { books_.showRule(number); }
    void showRuleFor(QDialog* dialog, const QString& number) override { books_.showRuleFor(dialog, number); }
    [[nodiscard]] QList<QAction*> reading() override { return {}; }
    [[nodiscard]] std::vector<settings::KeyHelp> keys() const override {
        auto all = keysAtTable();
        for (const auto& more : {keysAtEveryTable(all.front().group), keysBesides(learning_ != nullptr)})
            all.insert(all.end(), more.begin(), more.end());
        return all;
    }

    [[nodiscard]] P& pages();
    [[nodiscard]] PlayedGames<P>& myGames();
    [[nodiscard]] Model& model() { return model_; }
    [[nodiscard]] const Model& model() const { return model_; }
    [[nodiscard]] const Choice& choice() const { return choice_; }
    [[nodiscard]] Books& readingPages() { return books_; }
    [[nodiscard]] Learning* learning() const { return learning_.get(); }

protected:
    // `folder` of its matches in the house's, and of its volume.
    MatchRoom(const House& house, const QString& folder, std::vector<text::Volume> volumes,
              const Choice& choice)
        : house_(house), model_(house.folder + u'/' + folder), choice_(choice),
          books_(std::move(volumes), folder, house.decks, house.pages) {
        connect(&model_, &Model::setAside, this, [this](const QString& file, const Fault& why) {
            emit said(Room::tr("A saved match could not be read and was set aside as %1. %2")
                          .arg(QFileInfo(file).fileName(), explain(why)));
        });
        connect(&model_, &Model::saveFailed, this, [this](const QString& why) {
            emit said(Room::tr("The match could not be saved: %1.").arg(why));
        });
    }

    // Its lessons, as desktop/learn knows them; how far one is is kept beside its matches.
    template<class L>
    void teach(const QString& folder) {
        learning_ = std::make_unique<LearningOf<L>>(house_, books_, house_.folder + u'/' + folder);
        connect(learning_.get(), &Learning::said, this, &Room::said);
        connect(learning_.get(), &Learning::learned, this, &Room::learned);
        connect(learning_.get(), &Learning::doorsAsked, this, &Room::doorsAsked);
        connect(learning_.get(), &Learning::playChosen, this, [this] { play(); });
    }

    // What a file says it is; empty where it says nothing.
    [[nodiscard]] static QString formatIn(const QString& path) {
        const auto read = records::readObject(path);
        const auto* object = std::get_if<QJsonObject>(&read);
        return object ? formatOf(*object) : QString();
    }
    // Of its files, before "-hand" and "-match".
    [[nodiscard]] virtual QString format() const = 0;
    [[nodiscard]] virtual std::vector<settings::KeyHelp> keysAtTable() const = 0; // keys() has the others
    [[nodiscard]] virtual QString explain(const Fault& fault) const = 0;
    // What the first page says of a match that was left.
    [[nodiscard]] virtual doors::GoOn rowOf(const Kept& kept, const QDateTime& now) const = 0;

private:
    [[nodiscard]] static QString formatOf(const QJsonObject& object) {
        return object[QStringLiteral("format")].toString();
    }
    void take(const Choice& choice);

    const House house_;
    Model model_;
    Choice choice_;
    Books books_;
    std::unique_ptr<P> pages_;
    std::unique_ptr<PlayedGames<P>> myGames_;
    std::unique_ptr<Learning> learning_;
    C* choicePage_ = nullptr;
};

template<class P, class C>
P& MatchRoom<P, C>::pages() {
    if (!pages_) {
        pages_ = std::make_unique<P>(house_, model_, choice_);
        connect(pages_.get(), &P::said, this, &Room::said);
        connect(pages_.get(), &P::cornerChanged, this, &Room::cornerChanged);
        connect(pages_.get(), &P::doorsAsked, this, &Room::doorsAsked);
        connect(pages_.get(), &P::ruleAsked, &books_, &Books::showRule);
        connect(pages_.get(), &P::choiceMade, this, [this] { take(pages_->choice()); });
        connect(pages_.get(), &P::rulesAsked, this, [this] {
            emit settingsAsked();
            if (choicePage_)
                choicePage_->focusRules();
        });
    }
    return *pages_;
}

template<class P, class C>
PlayedGames<P>& MatchRoom<P, C>::myGames() {
    if (!myGames_) {
        using games::MyGamesPage;
        myGames_ = std::make_unique<PlayedGames<P>>(
            house_, pages(), model_.table().places(),
            [this](const Kept& kept) { return rowOf(kept, records::now()); },
            [this](const Fault& fault) { return explain(fault); });
        connect(myGames_->page(), &MyGamesPage::openAsked, this, [this] {
            house_.files.askOpen(Room::tr("Open a hand or a match"),
                                 [this](const QString& path) { openFile(path); });
        });
        connect(myGames_->page(), &MyGamesPage::dropped, this,
                [this](const QString& path) { openFile(path); });
    }
    return *myGames_;
}

template<class P, class C>
void MatchRoom<P, C>::take(const Choice& choice) {
    choice_ = choice;
    keepChoice(choice_, house_.store);
    if (choicePage_)
        choicePage_->setChoice(choice_);
    if (pages_)
        pages_->setChoice(choice_);
}

template<class P, class C>
void MatchRoom<P, C>::openFile(const QString& path) {
    const auto refuse = [&](const QString& why) {
        emit said(Room::tr("%1 cannot be opened. %2").arg(QFileInfo(path).fileName(), why));
    };
    const auto read = records::readObject(path);
    if (const auto* error = std::get_if<records::JsonError>(&read)) {
        refuse(text::explain(*error));
        return;
    }
    const auto& object = std::get<QJsonObject>(read);
    if (learning_ && learning_->knows(formatOf(object))) {
        learning_->openFile(path);
        return;
    }
    if (formatOf(object) == format() + QStringLiteral("-match")) {
        const auto match = Kind::matchOf(object);
        if (const auto* fault = std::get_if<Fault>(&match))
            refuse(explain(*fault));
        else if (const auto& loaded = std::get<typename Kind::LoadedMatch>(match); loaded.match.hands.empty())
            refuse(Room::tr("No hand of it has been dealt."));
        else
            pages().openGiven(loaded.match.hands.back().record);
        return;
    }
    const auto hand = Kind::handOf(object);
    if (const auto* fault = std::get_if<Fault>(&hand))
        refuse(explain(*fault));
    else
        pages().openGiven(std::get<typename Kind::LoadedHand>(hand).record);
}

} // namespace desktop
