// The paper with the scores of a match: one column a player, a hand in two lines, the sums under them.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/score_piece.h"

#include <QPainter>

#include <optional>
#include <vector>

namespace tarot_table {

struct ScoreContent {
    struct Column {
        QString name, portrait;
        bool looksLeft = false;
        bool operator==(const Column&) const = default;
    };
    struct Row {
        int number = 0;            // of the hands that count, from 1
        QString words;             // "Lapo, garde sans, made by 4"
        std::vector<int> scores;   // by column
        std::optional<int> ringed; // the declarer's column
        QString brief{};           // for words too long: "Lapo, garde sans +4"; may be empty
        bool operator==(const Row&) const = default;
    };
    std::vector<Column> columns; // in turn order from the person
    std::vector<Row> rows;
    QString length;  // "12 hands"
    QString current; // the hand in play: "Bice deals"; empty between hands
    int currentNumber = 0;
    std::vector<int> sums;
    std::optional<int> open; // a row told just now
    bool operator==(const ScoreContent&) const = default;
};

// How large it lies there.
enum class PaperSize { InPanel, OnPage };
// How high it is with all its rows.
[[nodiscard]] int scorePaperHeight(const ScoreContent& content, const look::Metrics& metrics, PaperSize size);
// The first so many hands as one row, without a number.
[[nodiscard]] ScoreContent::Row scoreTogether(const ScoreContent& content, int first);
// As many of its last rows as there is room for, those before them together in one; on a page it is ruled to
// its foot.
void drawScorePaper(QPainter& painter, const QRect& at, const ScoreContent& content,
                    const look::Metrics& metrics, PaperSize size, look::Deck& deck);
// All of it, read aloud, a line a hand.
[[nodiscard]] QString scoreTold(const ScoreContent& content);

// Under the log.
class ScorePaper : public look::ScorePiece {
    Q_OBJECT

public:
    explicit ScorePaper(look::Deck& deck, QWidget* parent = nullptr);

    void setContent(const ScoreContent& content);
    [[nodiscard]] const ScoreContent& content() const { return content_; }

    [[nodiscard]] QSize sizeFor(const look::Metrics& metrics) const override;
    void setMetrics(const look::Metrics& metrics) override;
    void setMoveMs(int) override {}
    void setDim(double) override {}
    void finish() override {}
    [[nodiscard]] QString explanation() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Deck& deck_;
    look::Metrics metrics_;
    ScoreContent content_;
};

} // namespace tarot_table
