// What of a sheet may still be changed after it was begun, and, where it stands, what no longer.
#pragma once

#include "desktop/score/on_paper.h"
#include "minchiate/sheet/score_sheet.h"

namespace score {

class NamesMenu : public Overlay {
    Q_OBJECT

public:
    explicit NamesMenu(QWidget* page);

    void ask(const scoresheet::Sheet& sheet);
    // What is wrong with what was entered; the menu stays open for it.
    void say(const QString& words) { says_->setLinked(words); }

    [[nodiscard]] Field* name(int player) const { return names_[static_cast<std::size_t>(player)]; }
    [[nodiscard]] LargeButton* spanButton(scoresheet::Span span) const {
        return spans_[static_cast<std::size_t>(span)];
    }
    [[nodiscard]] LargeButton* ruleButton(int number) const {
        return rules_[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] LargeButton* partnersButton() const { return partners_; }
    [[nodiscard]] look::PaperButton* writeButton() const { return write_; }
    [[nodiscard]] QString says() const { return says_->accessibleName(); }

signals:
    void wanted(const scoresheet::Sheet& sheet); // names, length and rules as they should be
    void partnersAsked();

private:
    [[nodiscard]] scoresheet::Sheet entered() const;

    scoresheet::Sheet sheet_;
    std::array<Field*, minchiate::kPlayers> names_;
    std::array<LargeButton*, 3> spans_;
    std::vector<LargeButton*> rules_;
    LargeButton* partners_;
    Words *aboutRules_, *says_;
    look::PaperButton* write_;
};

} // namespace score
