// What of a sheet may still be changed after it was begun, and, where it stands, what no longer.
#pragma once

#include "desktop/score/overlay.h"
#include "desktop/score/score_button.h"
#include "minchiate/sheet/score_sheet.h"

namespace score {

class NamesMenu : public Overlay {
    Q_OBJECT

public:
    explicit NamesMenu(QWidget* page);

    void ask(const scoresheet::Sheet& sheet);
    // What is wrong with what was entered; the menu stays open for it.
    void say(const QString& words) { m_says->setText(words); }

    [[nodiscard]] Field* name(int player) const { return m_names[static_cast<std::size_t>(player)]; }
    [[nodiscard]] ScoreButton* spanButton(scoresheet::Span span) const {
        return m_spans[static_cast<std::size_t>(span)];
    }
    [[nodiscard]] ScoreButton* ruleButton(int number) const {
        return m_rules[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] ScoreButton* partnersButton() const { return m_partners; }
    [[nodiscard]] look::PaperButton* writeButton() const { return m_write; }
    [[nodiscard]] QString says() const { return m_says->text(); }

signals:
    void wanted(const scoresheet::Sheet& sheet); // names, length and rules as they should be
    void partnersAsked();

private:
    [[nodiscard]] scoresheet::Sheet entered() const;

    scoresheet::Sheet m_sheet;
    std::array<Field*, minchiate::kPlayers> m_names;
    std::array<ScoreButton*, 3> m_spans;
    std::vector<ScoreButton*> m_rules;
    ScoreButton* m_partners;
    Words *m_aboutRules, *m_says;
    look::PaperButton* m_write;
};

} // namespace score
