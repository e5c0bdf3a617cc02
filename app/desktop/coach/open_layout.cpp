#include "desktop/coach/open_layout.h"

#include "desktop/look/marks.h"
#include "minchiate/hand_order.h"

#include <QCoreApplication>

#include <algorithm>

namespace coach {

namespace {

constexpr int kMenuHigh =
    24; // at s = 1; lengths of the design count from the window's top, its menu included

struct Tags {
    Q_DECLARE_TR_FUNCTIONS(coach::OpenTable)
};

look::TagSign signOf(LaidTag::Of of) {
    return of == LaidTag::Of::Wins  ? look::TagSign::Laurel
           : of == LaidTag::Of::Led ? look::TagSign::Arrow
                                    : look::TagSign::None;
}

// A row of cards from `left`, or ending at `right`.
struct Row {
    QSize card;
    double strip = 0; // from one card to the next
    double gap = 0;   // more between suits
    int left = 0, right = 0, top = 0;
    bool fromRight = false;
};

// Cards of this row, strips as broad as there is room for.
std::vector<QRect> placesIn(const Row& row, const std::vector<Card>& cards) {
    if (cards.empty())
        return {};
    int groups = 0;
    for (std::size_t i = 1; i < cards.size(); ++i)
        groups += suitOf(cards[i]) != suitOf(cards[i - 1]);
    const double room = row.right - row.left - row.card.width() - groups * row.gap;
    const auto steps = static_cast<double>(cards.size() - 1);
    const double strip = steps > 0 ? std::min(row.strip, room / steps) : 0;
    const double wide = row.card.width() + steps * strip + groups * row.gap;
    double x = row.fromRight ? row.right - wide : row.left;
    std::vector<QRect> places;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0)
            x += strip + (suitOf(cards[i]) != suitOf(cards[i - 1]) ? row.gap : 0);
        places.emplace_back(QPoint(qRound(x), row.top), row.card);
    }
    return places;
}

class Laying {
public:
    Laying(const Standing& standing, const Company& company, const Lifted& lifted, const look::Metrics& m)
        : standing_(standing), company_(company), lifted_(lifted), m_(m) {}

    OpenLayout lay() {
        layPartner();
        layBeside(tricks::left(company_.reader), false);
        layBeside(tricks::right(company_.reader), true);
        layTrick();
        layReader();
        layFola();
        out_.steps = box(340, 690, 464, 52);
        return std::move(out_);
    }

private:
    [[nodiscard]] int y(double fromTop) const { return m_.px(fromTop - kMenuHigh); }
    [[nodiscard]] QSize size(double wide, double high) const { return {m_.px(wide), m_.px(high)}; }
    [[nodiscard]] QRect box(double x, double top, double wide, double high) const {
        return {QPoint(m_.px(x), y(top)), size(wide, high)};
    }

    void put(const Row& row, const std::vector<Card>& cards) {
        const auto places = placesIn(row, cards);
        for (std::size_t i = 0; i < cards.size(); ++i)
            out_.cards.push_back({cards[i], places[i], {}});
    }

    void plate(Seat seat, QRect mount, bool rightward, int wordsWide) {
        const int gap = m_.px(8);
        QRect words(mount.right() + 1 + gap, mount.top() - m_.px(3), wordsWide, mount.height() + m_.px(6));
        if (!rightward)
            words.moveRight(mount.left() - 1 - gap);
        out_.plates[seat] = {seat, mount, words, rightward};
    }

    void layPartner() {
        const Seat seat = partner(company_.reader);
        plate(seat, box(73, 54, 36, 43), true, m_.px(94));
        put({size(54, 97), double(m_.px(22)), double(m_.px(6)), m_.px(213), m_.px(802), y(48)},
            inHandOrder(standing_.hands[seat]));
    }

    // Two rows: suits, trumps and the Fool.
    void layBeside(Seat seat, bool atRight) {
        const QRect mount = atRight ? box(766, 172, 36, 43) : box(26, 172, 36, 43);
        plate(seat, mount, !atRight, m_.px(200));
        const CardSet high = standing_.hands[seat] & (kTrumps | CardSet(kFool));
        Row row{size(50, 90), double(m_.px(22)), double(m_.px(4)), m_.px(26), m_.px(306), y(224), atRight};
        if (atRight) {
            row.left = m_.px(522);
            row.right = m_.px(802);
        }
        put(row, inHandOrder(standing_.hands[seat] - high));
        row.top = y(324);
        put(row, inHandOrder(high));
    }

    // The reader's lie lowest and the partner's highest, as they fell.
    void layTrick() {
        if (!standing_.trick)
            return;
        const Trick& trick = *standing_.trick;
        const QSize card = size(62, 112);
        const QPoint middle(m_.px(414), y(302));
        const auto winning = trick.winning();
        for (std::size_t i = 0; i < trick.plays.size(); ++i) {
            const Seat seat = trick.plays[i].seat;
            const QPoint off = seat == company_.reader                 ? QPoint(0, m_.px(34))
                               : seat == partner(company_.reader)      ? QPoint(0, -m_.px(34))
                               : seat == tricks::left(company_.reader) ? QPoint(-m_.px(64), 0)
                                                                       : QPoint(m_.px(64), 0);
            QRect at(QPoint(), card);
            at.moveCenter(middle + off);
            const bool wins = winning == i && trick.plays.size() > 1;
            out_.cards.push_back(
                {trick.plays[i].card, at, wins ? LaidCard::Mark::Wins : LaidCard::Mark::None});
            if (wins || i == 0)
                tagInTrick(seat, at, i == 0, wins, trick.winner.has_value());
        }
    }

    // Under the card, over the partner's, whose foot lies under the reader's: a card's figures stay seen.
    // Those at the sides grow away from the middle.
    void tagInTrick(Seat seat, const QRect& card, bool led, bool wins, bool whole) {
        const QString winning = whole ? Tags::tr("wins") : Tags::tr("wins so far");
        LaidTag tag{wins ? LaidTag::Of::Wins : LaidTag::Of::Led,
                    !wins ? Tags::tr("led")
                    : led ? Tags::tr("led, %1").arg(winning)
                          : winning,
                    {}};
        tag.at = look::tagRect({}, tag.words, m_, signOf(tag.of));
        const int gap = m_.px(3);
        if (seat == partner(company_.reader))
            tag.at.moveBottom(card.top() - gap);
        else
            tag.at.moveTop(card.bottom() + gap);
        const int middle = card.center().x() - tag.at.width() / 2;
        if (seat == tricks::left(company_.reader))
            tag.at.moveLeft(std::min(middle, card.right() - tag.at.width()));
        else if (seat == tricks::right(company_.reader))
            tag.at.moveLeft(std::max(middle, card.left()));
        else
            tag.at.moveLeft(middle);
        out_.tags.push_back(tag);
    }

    void layReader() {
        const Seat seat = company_.reader;
        plate(seat, box(26, 422, 36, 43), true, m_.px(330));
        const std::vector<Card> cards = inHandOrder(standing_.hands[seat]);
        const auto places = placesIn(
            {size(76, 137), double(m_.px(37)), double(m_.px(6)), m_.px(26), m_.px(802), y(506)}, cards);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            QRect at = places[i];
            LaidCard::Mark mark{};
            const bool better = lifted_.better.contains(cards[i]), played = lifted_.played.contains(cards[i]);
            if (better || played) {
                at.translate(0, -m_.px(14));
                mark = better ? LaidCard::Mark::Better : LaidCard::Mark::Played;
                tagLifted(at, better);
            }
            out_.cards.push_back({cards[i], at, mark});
        }
    }

    // On the head of the card; the first of several carries the word for all. Of two that are neighbours the
    // words go apart.
    void tagLifted(const QRect& card, bool better) {
        const auto of = better ? LaidTag::Of::Better : LaidTag::Of::Played;
        if (std::ranges::find(out_.tags, of, &LaidTag::of) != out_.tags.end())
            return;
        LaidTag tag{of, better ? Tags::tr("better") : Tags::tr("played"), {}};
        tag.at = look::tagRect({}, tag.words, m_, signOf(tag.of));
        tag.at.moveBottomLeft(QPoint(card.left(), card.top() - m_.px(3)));
        for (LaidTag& other : out_.tags) // to its left, as the cards are laid from there
            if (other.at.intersects(tag.at)) {
                other.at.moveLeft(std::max(m_.px(26), tag.at.left() - m_.px(4) - other.at.width()));
                tag.at.moveLeft(std::max(tag.at.left(), other.at.right() + m_.px(4)));
            }
        out_.tags.push_back(tag);
    }

    // Both beside each other, narrower where they are many.
    void layFola() {
        const std::vector<Card>& away = standing_.away[company_.reader];
        const QSize card = size(46, 83);
        const int left = m_.px(26), right = m_.px(322), between = m_.px(38);
        const auto steps = [](const std::vector<Card>& cards) {
            return cards.empty() ? 0.0 : static_cast<double>(cards.size() - 1);
        };
        const int all = (standing_.fola.empty() ? 0 : card.width()) + (away.empty() ? 0 : card.width()) +
                        (standing_.fola.empty() || away.empty() ? 0 : between);
        const double strips = std::max(1.0, steps(standing_.fola) + steps(away));
        const double strip = std::min<double>(m_.px(20), (right - left - all) / strips);
        int x = left;
        const auto lay = [&](const std::vector<Card>& cards, QRect& words) {
            if (cards.empty())
                return;
            put({card, strip, 0, x, m_.px(802), y(680)}, cards);
            const int wide = card.width() + qRound(steps(cards) * strip);
            words = QRect(x, y(661), std::max(wide, m_.px(60)), m_.px(18));
            x += wide + between;
        };
        lay(standing_.fola, out_.folaWords);
        lay(away, out_.awayWords);
    }

    const Standing& standing_;
    const Company& company_;
    const Lifted& lifted_;
    const look::Metrics& m_;
    OpenLayout out_;
};

} // namespace

OpenLayout layOut(const Standing& standing, const Company& company, const Lifted& lifted,
                  const look::Metrics& m) {
    return Laying(standing, company, lifted, m).lay();
}

} // namespace coach
