// The count without knowing it by heart: all cards that count lie as a picture, those of one side are tapped,
// and versicole, bundles and resti follow.
#pragma once

#include "desktop/score/captured_picture.h"
#include "desktop/score/page.h"
#include "desktop/score/score_button.h"
#include "desktop/score/sheet_book.h"

#include <QGridLayout>

namespace score {

class CountEntryPage : public Page {
    Q_OBJECT

public:
    CountEntryPage(look::Deck& deck, SheetBook& book, QWidget* parent = nullptr);

    // Begins with what was tapped or counted before, or with the cards that are known to have died.
    void showHand(int number);

    // With whom a tapped card goes.
    using Tap = CapturedPicture::Place;
    [[nodiscard]] ScoreButton* tapButton(Tap tap) const { return m_taps[static_cast<std::size_t>(tap)]; }
    [[nodiscard]] CardButton* card(minchiate::Card card) const { return m_picture->button(card); }
    [[nodiscard]] Field* cardsField() const { return m_cards; }
    [[nodiscard]] look::PaperButton* moreTricks() const { return m_more; }
    [[nodiscard]] look::PaperButton* fewerTricks() const { return m_fewer; }
    [[nodiscard]] ScoreButton* lastButton(minchiate::Side side) const {
        return m_last[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] look::PaperButton* doneButton() const { return m_done; }
    [[nodiscard]] QString says() const { return m_says->text(); }
    // How the cards are shared out.
    [[nodiscard]] QString how() const { return m_how->text(); }
    // What a side's count is made of.
    [[nodiscard]] QString countOf(minchiate::Side side) const {
        return m_counts[static_cast<std::size_t>(side)]->text();
    }

    void focusFirst() override;

signals:
    void done();

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] scoresheet::CountEntry entry() const;
    [[nodiscard]] bool complete() const { return m_number84 && m_lastTrick; }
    void setTap(Tap tap);
    void addCards(int cards);
    void readCards();
    void keep();
    void finish();
    void tell();
    [[nodiscard]] QString howWords(const text::SideNames& names) const;
    [[nodiscard]] QString missing(const text::SideNames& names) const;

    SheetBook& m_book;
    int m_number = 0;
    std::optional<int> m_number84; // cards of the first side
    std::optional<minchiate::Side> m_lastTrick;
    bool m_badCards = false;

    QVBoxLayout* m_whole;
    Words *m_title, *m_how;
    std::array<ScoreButton*, 3> m_taps;
    CapturedPicture* m_picture;
    Words* m_howMany;
    Field* m_cards;
    Words* m_tricks;
    look::PaperButton *m_fewer, *m_more;
    std::array<ScoreButton*, 2> m_last;
    std::array<Words*, 2> m_counts;
    Words* m_says;
    look::PaperButton *m_back, *m_done;
    QWidget* m_paper; // under the numbers
};

} // namespace score
