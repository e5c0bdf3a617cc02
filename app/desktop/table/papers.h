// The papers that lie on a table: the strip that asks, the slip of what is said, the tag that refuses a card.
// Each finds a place where it hides nothing of the game.
#pragma once

#include "desktop/table/board.h"
#include "desktop/table/director.h"
#include "desktop/table/note_tag.h"
#include "desktop/table/play_ways.h"
#include "desktop/table/price_paper.h"
#include "desktop/table/prompt_strip.h"
#include "desktop/table/seen.h"

namespace table {

class Papers : public QObject {
    Q_OBJECT
public:
    Papers(look::Deck& deck, Board& board, const Director& director, QWidget& widget);

    [[nodiscard]] PromptStrip* strip() const { return strip_; }
    [[nodiscard]] const PricePaper* price() const { return price_; }
    // Slips over the card that is pointed to, where it may be played in several ways.
    [[nodiscard]] WaysPaper* ways() const { return ways_; }
    [[nodiscard]] std::optional<Card> wayCard() const { return wayCard_; }
    void updateWays();
    // What the strip asks now, where it lies now.
    void updateStrip();

    // A slip lies there, or none; and nothing is waited for.
    void lay(std::optional<Slip> slip);
    // Says that: at any pace it lies there long enough to be read, whatever is played meanwhile. It is seen
    // once the table is arranged.
    void say(Slip slip);
    // Play goes on: the slip may leave.
    void letGo();
    void dropSlip();
    [[nodiscard]] const Slip* slip() const { return slip_ ? &*slip_ : nullptr; }
    [[nodiscard]] QRect slipAt() const { return slipAt_; }
    void placeSlip();

    // Why a card cannot be taken, over it.
    void refuse(const Refused& refused);
    // The same without telling who cannot see the table.
    void note(const Refused& refused);
    void clearNote() { note_->clear(); }
    [[nodiscard]] QRect noteRect() const { return note_->paper(); }
    // What has come to be, for those who hear it.
    void tell(const QString& words);
    // What is asked now, or what lies there until it has been seen, as it is told; empty where nothing is.
    [[nodiscard]] QString asked() const;
    [[nodiscard]] QWidget& table() { return widget_; }

    [[nodiscard]] Seen seen() const;
    // Where something of one of these sizes, the first preferred, lies near there and hides nothing; whether
    // it leaves the places free where cards may come to lie, or goes before they do.
    enum class Leaving { PlacesFree, BeforeCardsCome };
    [[nodiscard]] bool hidesSomething(const QRect& at, Leaving leaving) const;
    [[nodiscard]] QRect placeOver(const std::vector<QSize>& sizes, const QRect& near,
                                  Leaving leaving = Leaving::PlacesFree) const;

signals:
    void ruleAsked(const QString& number);

private:
    void setMetrics(const look::Metrics& metrics);
    [[nodiscard]] std::optional<StripAsk> stripNow() const;
    [[nodiscard]] QRect stripPlace(StripPlace place) const;
    [[nodiscard]] std::vector<QRect> takenByAnswers() const;
    [[nodiscard]] QRect tilesPlace() const;
    [[nodiscard]] QRect fansPlace() const;
    void updatePrice();
    [[nodiscard]] QRect waysPlace(const QRect& card) const;
    [[nodiscard]] std::vector<QRect> taken() const;
    [[nodiscard]] std::vector<QRect> takenByNow() const;
    [[nodiscard]] std::vector<QRect> takenFor(Leaving leaving) const;
    [[nodiscard]] std::vector<QRect> withoutCardsOf(int seat, const std::vector<Sprite::Place>& places) const;
    [[nodiscard]] QRect cloth() const;

    Board& board_;
    const Director& director_;
    QWidget& widget_;
    PromptStrip* strip_;
    PricePaper* price_;
    WaysPaper* ways_;
    std::optional<Card> wayCard_; // under them
    NoteTag* note_;
    std::optional<Slip> slip_;
    QRect slipAt_;
    QTimer slipLeast_;        // it lies there at least so long
    bool slipLeaves_ = false; // after that
};

} // namespace table
