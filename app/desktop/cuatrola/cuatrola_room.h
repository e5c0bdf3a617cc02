// Cuatrola in the window: its pages, what leads from one to the other, and what of it was left. Its pages are
// made when they are first asked for: whoever plays another game pays nothing for it.
#pragma once

#include "desktop/cuatrola/match_choice_page.h"
#include "desktop/cuatrola/match_pages.h"
#include "desktop/cuatrola/reading.h"

namespace desktop {

class CuatrolaRoom : public Room {
    Q_OBJECT

public:
    explicit CuatrolaRoom(const House& house);

    void play() override { pages().showNewMatch(); }
    void learn() override { reading_.showBook(); }
    void keepScore() override;
    [[nodiscard]] QString howFarLearned() const override { return {}; }

    [[nodiscard]] std::vector<Left> left() override;
    [[nodiscard]] std::vector<Left> thrownAway() override;
    void goOnWith(const QString& key) override;
    void showSheetOf(const QString&) override {} // no row of it has one
    void save(const QString& key) override;
    void throwAway(const QString& key) override;
    void bringBack(const QString& key) override { model_.table().bringBack(key); }

    [[nodiscard]] bool canGoOn(const QWidget& page) const override;
    void goOn() override { pages().showTable(); }
    [[nodiscard]] QString corner(const QWidget& page) const override;

    [[nodiscard]] bool knows(const QString& path) const override;
    void openFile(const QString& path) override;
    [[nodiscard]] settings::SettingsPage* settingsPage() override;
    void measureAnew() override;
    void showGallery() override { reading_.showGallery(); }
    void showRuleBook() override { reading_.showBook(); }
    void showGlossary() override { reading_.showGlossary(); }
    void showRule(const QString& number) override { reading_.showRule(number); }
    void showRuleFor(QDialog* dialog, const QString& number) override {
        reading_.showRuleFor(dialog, number);
    }
    [[nodiscard]] QList<QAction*> reading() override { return {}; }
    [[nodiscard]] std::vector<settings::KeyHelp> keys() const override;

    [[nodiscard]] MatchPages& pages();
    [[nodiscard]] cuatrola::MatchModel& model() { return model_; }
    [[nodiscard]] const MatchChoice& choice() const { return choice_; }
    [[nodiscard]] CuatrolaReading& readingPages() { return reading_; }

private:
    void take(const MatchChoice& choice);

    const House house_;
    cuatrola::MatchModel model_;
    MatchChoice choice_;
    CuatrolaReading reading_;
    std::unique_ptr<MatchPages> pages_;
    MatchChoicePage* choicePage_ = nullptr;
};

// How the window comes to know it.
[[nodiscard]] Game cuatrolaGame();

} // namespace desktop
