// The log of a trick names the suit of a card where it is not the suit led, in games that shorten the others.
#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/levels.h"
#include "support/many/one_of_many.h"
#include "tarot/numbered_deal.h"
#include "tarot/players/levels.h"
#include "text/cuatrola/cuatrola_telling.h"
#include "text/tarot/tarot_telling.h"
#include "tricks/session.h"

#include <QTest>

#include <algorithm>

namespace {

template<class G>
typename G::Hand playedByChance(const typename G::Deal& deal, const tricks::Player<G>& random, quint64 seed) {
    typename G::Hand hand(deal);
    tricks::Thought thought{tricks::Random(seed)};
    while (const auto choice = hand.choice())
        (void)hand.apply(random.choose(G::view(hand, G::chooser(*choice)), thought));
    return hand;
}

// The line of each trick that tells its cards, in the order of the tricks.
QStringList linesOf(const std::vector<text::LogSection>& story, const QString& rule) {
    QStringList lines;
    for (const text::LogSection& section : story)
        if (section.left.startsWith(QStringLiteral("Trick ")))
            for (const text::LogLine& line : section.lines)
                if (line.rule == rule) {
                    lines << line.left;
                    break;
                }
    return lines;
}

} // namespace

class TestLoggedTricks : public QObject {
    Q_OBJECT

private slots:
    void suitsOfCuatrola() {
        using namespace cuatrola;
        int others = 0;
        for (quint64 number = 1; number <= 200; ++number) {
            Deal deal;
            deal.deck = numberedDeck(number);
            const auto hand = playedByChance<Game>(deal, *levelNamed("random"), number);
            text::Teller teller;
            teller.me = Seat::S;
            const View view = viewOf(hand, Seat::S);
            const QStringList lines =
                linesOf(text::cuatrola::storyOf(view, teller, std::nullopt), QStringLiteral("C5.1"));
            QCOMPARE(lines.size(), static_cast<qsizetype>(view.tricks.size()));
            for (std::size_t i = 0; i < view.tricks.size(); ++i) {
                const QStringList parts = lines[static_cast<qsizetype>(i)].split(QStringLiteral(", "));
                const auto& plays = view.tricks[i].plays;
                QCOMPARE(parts.size(), static_cast<qsizetype>(plays.size()));
                for (std::size_t k = 1; k < plays.size(); ++k) {
                    if (suitOf(plays[k].card) == suitOf(plays.front().card))
                        continue;
                    ++others;
                    QVERIFY2(
                        parts[static_cast<qsizetype>(k)].endsWith(text::cuatrola::cardName(plays[k].card)),
                        qPrintable(lines[static_cast<qsizetype>(i)]));
                }
            }
        }
        QVERIFY(others > 50);
    }

    void suitsOfTarot() {
        using namespace tarot;
        int others = 0;
        for (quint64 number = 1; number <= 20; ++number) {
            Deal deal;
            deal.deck = numberedDeck(kWholePack, number);
            const auto hand = playedByChance<Game>(deal, *levelNamed("random"), number);
            const text::tarot::Teller teller{{{"Ada", "Bice", "Lapo", "Vieri", ""}}, Seat::First};
            const View view = viewOf(hand, Seat::First);
            for (const Trick& trick : view.tricks) {
                View one = view;
                one.tricks = {trick};
                const QStringList lines =
                    linesOf(text::tarot::storyOf(one, teller, std::nullopt), QStringLiteral("F8.1"));
                QVERIFY(!lines.isEmpty());
                const QStringList parts = lines.front().split(QStringLiteral(", "));
                QCOMPARE(parts.size(), static_cast<qsizetype>(trick.plays.size()));
                const auto led = std::ranges::find_if(
                    trick.plays, [](const Trick::Entry& play) { return play.card != kExcuse; });
                for (std::size_t k = 1; k < trick.plays.size(); ++k) {
                    const Card card = trick.plays[k].card;
                    if (card == kExcuse || led == trick.plays.end() ||
                        text::tarot::suitOrTrumps(card) == text::tarot::suitOrTrumps(led->card))
                        continue;
                    ++others;
                    QVERIFY2(
                        parts[static_cast<qsizetype>(k)].endsWith(text::tarot::cardsInText(CardSet(card))),
                        qPrintable(lines.front()));
                }
            }
        }
        QVERIFY(others > 100);
    }
};

VERSICOLA_TEST(TestLoggedTricks)
#include "test_logged_tricks.moc"
