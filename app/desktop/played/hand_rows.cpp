#include "desktop/played/hand_rows.h"

#include "desktop/played/played_words.h"

namespace played {

std::vector<HandRow> rowsOf(const std::vector<ListedHand>& hands, const std::vector<std::size_t>& places,
                            const Wanted& wanted, Order order) {
    std::vector<HandRow> rows;
    const bool headings = order == Order::When && wanted.feature == Feature::All && wanted.words.isEmpty();
    QString game;
    for (std::size_t place : places) {
        const ListedHand& listed = hands[place];
        const QString& file = listed.hand.file;
        if (headings && file != game && listed.hand.handsInAll > 1) {
            std::vector<const ListedHand*> whole;
            for (const ListedHand& one : hands)
                if (one.hand.file == file)
                    whole.push_back(&one);
            const QString words = gameWords(whole);
            rows.push_back({std::nullopt, words, words, file});
        }
        game = file;
        rows.push_back({place, {}, told(listed, wanted.feature), file, listed.hand.hand});
    }
    return rows;
}

} // namespace played
