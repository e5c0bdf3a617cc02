// A new sheet: four names in the order of the draw, drawn here or at the table, and the house's rules.
#pragma once

#include "desktop/score/on_paper.h"
#include "desktop/score/partners_menu.h"
#include "minchiate/sheet/score_sheet.h"

#include <QGridLayout>

#include <map>

namespace score {

class NewSheetPage : public Page {
    Q_OBJECT

public:
    explicit NewSheetPage(QWidget* parent = nullptr);

    // Fields as they were left, the draw taken back.
    void begin();
    // Names known from before, for the next sheet.
    void setNames(const std::array<std::string, minchiate::kPlayers>& names);
    // Draws with this number instead of chance; for tests.
    void setSeed(std::uint64_t seed) { seed_ = seed; }

    [[nodiscard]] Field* name(int place) const { return names_[static_cast<std::size_t>(place)]; }
    [[nodiscard]] look::PaperButton* drawButton() const { return drawButton_; }
    [[nodiscard]] look::PaperButton* startButton() const { return start_; }
    [[nodiscard]] LargeButton* spanButton(scoresheet::Span span) const {
        return spans_[static_cast<std::size_t>(span)];
    }
    [[nodiscard]] LargeButton* fixedButton() const { return partners_[1]; }
    [[nodiscard]] LargeButton* freeButton() const { return partners_[2]; }
    [[nodiscard]] PartnersMenu* partnersMenu() const { return partnersMenu_; }
    [[nodiscard]] LargeButton* ruleButton(int number) const {
        return rules_[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] QString says() const { return says_->text(); }
    [[nodiscard]] Words* glossLine() const { return gloss_; }

    void focusFirst() override;

signals:
    void started(const scoresheet::Sheet& sheet);

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void draw();
    void start();
    void tell();
    void askPartners();
    void leaveName(const Field& field);
    [[nodiscard]] bool hasNames();
    void gloss(LargeButton& button, const QString& words, const QString& rule);
    [[nodiscard]] int roundsShown() const;
    [[nodiscard]] QString placeWords(int place) const;
    [[nodiscard]] Rounds rounds() const;
    [[nodiscard]] std::array<std::string, minchiate::kPlayers> names() const;

    std::optional<minchiate::Draw> draw_;
    std::array<std::string, minchiate::kPlayers> undrawn_; // the names as they stood before it
    std::uint64_t seed_ = 0;
    Rounds free_; // as the table has settled it, by place in the draw

    QGridLayout* whole_;
    QWidget* paper_;
    std::array<Field*, minchiate::kPlayers> names_;
    std::array<Words*, minchiate::kPlayers> drawn_;
    std::array<LargeButton*, 3> spans_;
    std::array<LargeButton*, 3> partners_;
    std::vector<LargeButton*> rules_;
    Words* rounds_;
    Words* says_;
    Words* gloss_;
    std::map<const QObject*, QString> glosses_; // of the choices
    look::PaperButton *drawButton_, *start_, *back_;
    PartnersMenu* partnersMenu_;
};

} // namespace score
