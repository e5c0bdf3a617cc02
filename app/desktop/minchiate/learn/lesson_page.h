// A lesson of Minchiate being taken: with the pad, laid by hand on the lectern, the count on its own page,
// and a look into the pile.
#pragma once

#include "desktop/count/count_page.h"
#include "desktop/minchiate/learn/pad_editor.h"
#include "desktop/minchiate/learn/staging.h"
#include "desktop/peek/cards_peek.h"

namespace minchiate_learn {

class LessonPage : public learn::LessonPageOf<Lessons> {
    Q_OBJECT
public:
    // Deck and ladder outlive the page.
    LessonPage(look::Deck& deck, const minchiate_lessons::Ladder& ladder, QWidget* parent = nullptr);

    [[nodiscard]] count::CountPage* countPage() const { return count_; }
    [[nodiscard]] PadEditor* padEditor() const { return pad_; }

private:
    void prepare() override;
    [[nodiscard]] int laid() const override { return pad_->pieces().pieces(); }
    [[nodiscard]] Choosing given() const override;
    void refreshOver(const Reply* told) override;
    bool focusTool() override;
    bool takeKey(int key) override;
    [[nodiscard]] std::vector<QWidget*> overTable() const override { return {count_, peek_}; }
    void resizeEvent(QResizeEvent* event) override;
    void showCount();
    void peekPile();
    void repeatAnnouncement();

    PadEditor* pad_;
    peek::CardsPeek* peek_;
    count::CountPage* count_; // in the table's place, where the count is told
};

} // namespace minchiate_learn
