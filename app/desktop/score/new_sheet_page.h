// A new sheet: four names in the order of the draw, drawn here or at the table, and the house's rules.
#pragma once

#include "desktop/score/page.h"
#include "desktop/score/partners_menu.h"
#include "desktop/score/score_button.h"
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
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    [[nodiscard]] Field* name(int place) const { return m_names[static_cast<std::size_t>(place)]; }
    [[nodiscard]] look::PaperButton* drawButton() const { return m_drawButton; }
    [[nodiscard]] look::PaperButton* startButton() const { return m_start; }
    [[nodiscard]] ScoreButton* spanButton(scoresheet::Span span) const {
        return m_spans[static_cast<std::size_t>(span)];
    }
    [[nodiscard]] ScoreButton* fixedButton() const { return m_partners[1]; }
    [[nodiscard]] ScoreButton* freeButton() const { return m_partners[2]; }
    [[nodiscard]] PartnersMenu* partnersMenu() const { return m_partnersMenu; }
    [[nodiscard]] ScoreButton* ruleButton(int number) const {
        return m_rules[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] QString says() const { return m_says->text(); }
    [[nodiscard]] Words* glossLine() const { return m_gloss; }

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
    void gloss(ScoreButton& button, const QString& words, const QString& rule);
    [[nodiscard]] int roundsShown() const;
    [[nodiscard]] QString placeWords(int place) const;
    [[nodiscard]] Rounds rounds() const;
    [[nodiscard]] std::array<std::string, minchiate::kPlayers> names() const;

    std::optional<minchiate::Draw> m_draw;
    std::array<std::string, minchiate::kPlayers> m_undrawn; // the names as they stood before it
    std::uint64_t m_seed = 0;
    Rounds m_free; // as the table has settled it, by place in the draw

    QGridLayout* m_whole;
    QWidget* m_paper;
    std::array<Field*, minchiate::kPlayers> m_names;
    std::array<Words*, minchiate::kPlayers> m_drawn;
    std::array<ScoreButton*, 3> m_spans;
    std::array<ScoreButton*, 3> m_partners;
    std::vector<ScoreButton*> m_rules;
    Words* m_rounds;
    Words* m_says;
    Words* m_gloss;
    std::map<const QObject*, QString> m_glosses; // of the choices
    look::PaperButton *m_drawButton, *m_start, *m_back;
    PartnersMenu* m_partnersMenu;
};

} // namespace score
