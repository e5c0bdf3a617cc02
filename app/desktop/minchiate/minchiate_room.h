// Minchiate in the window: its pages, what leads from one to the other, and what of it was left.
#pragma once

#include "desktop/minchiate/choices.h"
#include "desktop/minchiate/day_deal.h"
#include "desktop/minchiate/deal_editing.h"
#include "desktop/minchiate/game_pages.h"
#include "desktop/minchiate/learn/learn_pages.h"
#include "desktop/minchiate/practising.h"
#include "desktop/minchiate/reading.h"
#include "desktop/minchiate/reviewing.h"
#include "desktop/minchiate/short_rules.h"
#include "desktop/play/lesson_row.h"
#include "desktop/played/my_games_page.h"
#include "desktop/score/score_pages.h"
#include "desktop/shell/room.h"

namespace desktop {

class MinchiateRoom : public Room {
    Q_OBJECT

public:
    // What it has of the window outlives it; `window` is what its dialogs stand before.
    explicit MinchiateRoom(const House& house);

    void play() override { game_.showNewGame(); }
    void learn() override;
    void keepScore() override;
    [[nodiscard]] QString howFarLearned() const override { return learn_->howFar(); }

    [[nodiscard]] std::vector<Left> left() override;
    [[nodiscard]] std::vector<Left> thrownAway() override;
    void goOnWith(const QString& key) override;
    void showSheetOf(const QString& key) override;
    void save(const QString& key) override;
    void throwAway(const QString& key) override;
    void bringBack(const QString& key) override;

    void showMyGames() override;
    void showEditor() override { editing_.open(); }
    [[nodiscard]] bool hasEditor() const override { return true; }
    [[nodiscard]] QByteArray recordAtTable() const override;

    [[nodiscard]] bool canGoOn(const QWidget& page) const override { return game_.canGoOn(page); }
    void goOn() override { game_.goOn(); }
    [[nodiscard]] QString corner(const QWidget& page) const override {
        return editing_.isShown() ? tr("Deal editor") : game_.corner(page);
    }

    [[nodiscard]] QString wayTo(const QWidget& page) const override;
    void goBy(const QString& way) override;

    void openFile(const QString& path) override;
    [[nodiscard]] settings::SettingsPage* settingsPage() override { return choices_.page(); }
    void measureAnew() override;
    void showGallery() override { reading_.showGallery(); }
    void showRuleBook() override;
    void showGlossary() override;
    void showRule(const QString& number) override { reading_.showRule(number); }
    void showRuleFor(QDialog* dialog, const QString& number) override {
        reading_.showRuleFor(dialog, number);
    }
    [[nodiscard]] QList<QAction*> reading() override;
    [[nodiscard]] settings::RulesInShort rulesInShort() const override { return minchiateInShort(); }
    [[nodiscard]] std::vector<settings::KeyHelp> keys() const override;

    [[nodiscard]] Choices& choices() { return choices_; }
    [[nodiscard]] GamePages& game() { return game_; }
    [[nodiscard]] Reading& readingPages() { return reading_; }
    [[nodiscard]] score::ScorePages* scorePages() const { return score_; }
    [[nodiscard]] minchiate_learn::LearnPages* learnPages() const { return learn_; }
    [[nodiscard]] Practising& practising() { return practising_; }
    // Made when they are first asked for: most sittings begin with a game.
    [[nodiscard]] review::ReviewPage* reviewPage() { return reviewing_.reviewPage(); }
    [[nodiscard]] coach::YourHandPage* yourHandPage() { return reviewing_.yourHandPage(); }
    [[nodiscard]] daily::DayPage* dayPage() { return day_.page(); }
    [[nodiscard]] played::MyGamesPage* myGames();
    [[nodiscard]] editing::EditorPage* editorPage() { return editing_.page(); }

private:
    void joinScore();
    void joinLearn();
    void joinPractice();
    void joinReview();
    void joinEditor();
    void followChoice(const GameChoice& chosen);
    void openElsewhere(const QString& path);

    const House house_;
    Choices choices_;
    GamePages game_;
    Reading reading_;
    Practising practising_;
    score::ScorePages* score_;
    minchiate_learn::LearnPages* learn_;
    Reviewing reviewing_;
    DayDeal day_;
    DealEditing editing_;
    played::MyGamesPage* myGames_ = nullptr;
};

// How the window comes to know it.
[[nodiscard]] Game minchiateGame();

} // namespace desktop
