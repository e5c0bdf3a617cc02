// The sheet's own model: hands, rounds and players together, and what may be changed later.
#include "minchiate/sheet/totals.h"
#include "sheet_hands.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace minchiate;
using namespace scoresheet;
using support::death;
using support::writtenDown;

namespace {

Sheet sheetOf(Span span, std::uint64_t seed, int hands) {
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}, .span = span};
    tricks::Random random(seed);
    sheet.rounds = rotating(drawForPartners(random).order);
    sheet.rules = support::randomRules(random);
    for (int i = 0; i < hands; ++i) {
        support::RandomHand made = support::randomHand(seed * 1000 + static_cast<std::uint64_t>(i));
        made.deal.rules = sheet.rules;
        Hand hand(made.deal);
        (void)hand.apply(made.actions.front()); // the cut; the rest follows the sheet's rules
        while (hand.phase() != Phase::Counted)
            (void)hand.apply(support::randomAction(hand, random));
        sheet.entries.push_back({writtenDown(hand), {}});
        if (random.below(8) == 0)
            std::get<KeptHand>(sheet.entries.back().hand)
                .revokes.push_back(static_cast<int>(random.below(4)));
    }
    return sheet;
}

} // namespace

class TestSheet : public QObject {
    Q_OBJECT

private slots:
    void m8_3_revoke();
    void m4_5_unfinishedRound();
    void m4_3_seatsAndDealers();
    void sumsAreZero();
    void editingIsEnteringRight();
    void changesLeaveATrace();
    void totalsOfManySheets();
    void names();
    void theFirstColumn();
    void whatMayStillBeChanged();
    void whatWasPlayedHere();
    void whatTheMarksSay();
};

void TestSheet::m8_3_revoke() {
    Sheet sheet = sheetOf(Span::Match, 3, 0);
    sheet.rounds = fixed({{0, 1, 2, 3}});
    sheet.entries.push_back({KeptHand{.ending = TypedResult{"0"}, .revokes = {2}}, {}});
    QCOMPARE(accountOf(sheet).totals, (Accounts{0, 2, -4, 2}));
}

void TestSheet::m4_5_unfinishedRound() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        for (int hands = 0; hands <= 12; ++hands) {
            Sheet sheet = sheetOf(Span::Match, 1, 0);
            tricks::Random random(seed);
            const auto order = drawForPartners(random).order;
            sheet.rounds = rotating(order);
            for (int i = 0; i < hands; ++i)
                sheet.entries.push_back({KeptHand{.ending = TypedResult{"0"}}, {}});
            sheet.entries.push_back({KeptHand{.marks = {death(Side::NS, 5)}}, {}}); // begun: not dealt
            sheet.stopped = true;
            QCOMPARE(accountOf(sheet).totals, unfinishedRoundCost(order, hands));
            QVERIFY(over(sheet));
        }
}

void TestSheet::m4_3_seatsAndDealers() {
    Sheet sheet = sheetOf(Span::Open, 2, 0);
    const std::array<int, 4> order{2, 0, 3, 1};
    sheet.rounds = rotating(order);
    for (int hand = 0; hand < 30; ++hand) {
        QCOMPARE(seatsOf(sheet, hand), seating(order, hand / 4 % 3));
        QCOMPARE(dealerOf(sheet, hand), seatsOf(sheet, hand)[minchiate::dealerOf(hand)]);
        QCOMPARE(seatsOf(sheet, hand)[Seat::S], 2);
    }
    QVERIFY(isSeating(sheet.rounds[0]));
    QVERIFY(!isSeating({{0, 1, 1, 3}}));
}

void TestSheet::sumsAreZero() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Sheet sheet = sheetOf(Span::Match, seed, static_cast<int>(seed % 13));
        sheet.stopped = true;
        const Account account = accountOf(sheet);
        QCOMPARE(std::accumulate(account.totals.begin(), account.totals.end(), 0), 0);
        for (const Line& line : account.lines)
            QCOMPARE(std::accumulate(line.after.begin(), line.after.end(), 0), 0);
    }
}

// Wrong entries of every kind, put right afterwards in any order: the same sheet as one that was right at
// once.
void TestSheet::editingIsEnteringRight() {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Sheet right = sheetOf(Span::Match, seed, 12);
        const Sheet wrong = sheetOf(Span::Match, seed + 500, 12);
        Sheet sheet = right;
        tricks::Random random(seed);
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < sheet.entries.size(); ++i)
            if (random.below(2) == 0) {
                KeptHand hand = std::get<KeptHand>(wrong.entries[i].hand);
                if (random.below(3) == 0)
                    hand.ending = TypedResult{"12+30"};
                if (random.below(3) == 0)
                    hand.marks.clear();
                sheet.entries[i].hand = hand;
                places.push_back(i);
            }
        tricks::shuffle(std::span<std::size_t>(places), random);
        Moment now = 1'000'000;
        for (std::size_t place : places) {
            const KeptHand before = std::get<KeptHand>(sheet.entries[place].hand);
            change(sheet.entries[place], std::get<KeptHand>(right.entries[place].hand), now += 1000);
            QCOMPARE(sheet.entries[place].former.back().was, before);
            QCOMPARE(sheet.entries[place].former.back().changed, now);
        }
        QCOMPARE(accountOf(sheet), accountOf(right));
        for (std::size_t place : places)
            sheet.entries[place].former.clear();
        QVERIFY(sheet == right);
    }
}

void TestSheet::changesLeaveATrace() {
    Entry entry{KeptHand{}, {}};
    KeptHand hand{.marks = {death(Side::NS, 5)}};
    change(entry, hand, 100); // while the hand is played, nothing is kept
    hand.ending = TypedResult{"12"};
    change(entry, hand, 110);
    QVERIFY(entry.former.empty());
    const KeptHand first = hand;
    hand.marks.clear();
    change(entry, hand, 5000);
    hand.ending = TypedResult{"13"};
    change(entry, hand, 5100); // in the same sitting
    QCOMPARE(entry.former.size(), std::size_t(1));
    QCOMPARE(entry.former[0].was, first);
    const KeptHand second = hand;
    hand.note = "counted again";
    change(entry, hand, 5000 + kOneSitting);
    QCOMPARE(entry.former.size(), std::size_t(2));
    QCOMPARE(entry.former[1].was, second);
    change(entry, second, 5001 + kOneSitting); // and back
    QCOMPARE(entry.former.size(), std::size_t(1));
}

void TestSheet::names() {
    QVERIFY(!faultOf({"Ada", "Lapo", "Bice", "Nuto"}));
    QCOMPARE(faultOf({"Ada", "Lapo", " ", "Nuto"})->fault, Fault::NameMissing);
    QCOMPARE(faultOf({"Ada", "Lapo", "Ada", "Nuto"})->fault, Fault::NameTwice);
}

// Names always; the rules before the first hand; the length with room for the hands; rounds not begun.
void TestSheet::whatMayStillBeChanged() {
    Sheet was{.players = {"Ada", "Lapo", "Bice", "Nuto"}};
    was.rounds = rotating({0, 1, 2, 3});
    Sheet wanted = was;
    wanted.players[3] = "Nuta";
    wanted.rules.demon = true;
    wanted.span = Span::Round;
    wanted.rounds = fixed(was.rounds[1]);
    QVERIFY(!faultOfChange(was, wanted));
    for (int hands = 1; hands <= 12; ++hands) {
        was.entries.push_back({KeptHand{.ending = TypedResult{"61"}}, {}, {}});
        Sheet changed = was;
        changed.players[3] = "Nuta";
        QVERIFY(!faultOfChange(was, changed));
        changed.players[3] = "Ada";
        QCOMPARE(faultOfChange(was, changed)->fault, Fault::NameTwice);
        changed = was;
        changed.rules.restiAtEndOnly = true;
        QCOMPARE(faultOfChange(was, changed)->fault, Fault::RulesFixed);
        changed = was;
        changed.span = Span::Round;
        QCOMPARE(faultOfChange(was, changed).has_value(), hands > 4);
        changed.span = Span::Open;
        QVERIFY(!faultOfChange(was, changed));
        for (int round = 0; round < minchiate::kRounds; ++round) {
            changed = was;
            auto& seats = changed.rounds[static_cast<std::size_t>(round)];
            std::swap(seats[Seat::E], seats[Seat::W]);
            const bool begun = hands > 4 * round;
            QCOMPARE(faultOfChange(was, changed).has_value(), begun);
        }
    }
}

// Added up again in another way: by what each line paid, and by who sat across.
void TestSheet::totalsOfManySheets() {
    const std::vector<Sheet> sheets{sheetOf(Span::Match, 3, 12), sheetOf(Span::Open, 4, 7),
                                    sheetOf(Span::Round, 5, 0)};
    const Totals totals = totalsOf(sheets);
    QCOMPARE(totals.players.size(), std::size_t(4));
    int all = 0;
    for (std::size_t i = 0; i < totals.players.size(); ++i) {
        const PlayerTotals& player = totals.players[i];
        int resti = 0, best = -1000;
        std::array<int, 4> with{}, against{};
        for (const Sheet& sheet : sheets) {
            const Account account = accountOf(sheet);
            const auto found = std::ranges::find(sheet.players, player.name);
            const auto me = static_cast<std::size_t>(found - sheet.players.begin());
            for (std::size_t hand = 0; hand < account.lines.size(); ++hand) {
                const int paid = account.lines[hand].paid[me];
                resti += paid;
                best = std::max(best, paid);
                const Seating& seats = seatsOf(sheet, static_cast<int>(hand));
                const int across = seats[tricks::partner(seatOf(seats, static_cast<int>(me)))];
                for (std::size_t other = 0; other < 4; ++other)
                    if (other != me)
                        (static_cast<int>(other) == across ? with : against)[other] += paid;
            }
        }
        QCOMPARE(player.hands, 19);
        QCOMPARE(player.sheets, 2);
        QCOMPARE(player.resti, resti);
        QCOMPARE(player.best->resti, best);
        QVERIFY(i == 0 || totals.players[i - 1].resti >= player.resti);
        for (std::size_t j = 0; j < totals.players.size(); ++j) {
            const auto found = std::ranges::find(sheets[0].players, totals.players[j].name);
            const auto other = static_cast<std::size_t>(found - sheets[0].players.begin());
            QCOMPARE(totals.duels[i][j].restiWith, with[other]);
            QCOMPARE(totals.duels[i][j].restiAgainst, against[other]);
            QCOMPARE(totals.duels[i][j].handsWith + totals.duels[i][j].handsAgainst, i == j ? 0 : 19);
        }
        all += resti;
    }
    QCOMPARE(all, 0);
}

// Who sits South first, or the person where it was played here; the others as they drew.
void TestSheet::theFirstColumn() {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Sheet sheet = sheetOf(Span::Match, seed, 0);
        tricks::Random random(seed);
        const Draw draw = drawForPartners(random);
        sheet.draw = draw.cards;
        const int first = sheet.rounds.front()[Seat::S];
        QCOMPARE(firstPlayer(sheet), first);
        for (int hand = 0; hand < 12; ++hand) {
            const auto seats = seatsOf(sheet, hand);
            QCOMPARE(firstSide(sheet, hand) == Side::NS, seats[Seat::S] == first || seats[Seat::N] == first);
        }
        const auto columns = columnsOf(sheet);
        QCOMPARE(columns[0], first);
        std::vector<int> others, drawn;
        std::ranges::copy_if(columns, std::back_inserter(others),
                             [&](int player) { return player != first; });
        std::ranges::copy_if(draw.order, std::back_inserter(drawn),
                             [&](int player) { return player != first; });
        QCOMPARE(others, drawn);
        sheet.levels[1] = "master";
        QCOMPARE(firstPlayer(sheet), 0);
        QVERIFY(columnsOf(sheet) == (std::array{0, 1, 2, 3}));
    }
}

// The record says who dealt and what was paid; a hand that does not count brings nobody anything.
void TestSheet::whatWasPlayedHere() {
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}, .span = Span::Round};
    sheet.rounds = fixed({{0, 1, 2, 3}});
    PlayedHand played;
    played.dealer = Seat::E;
    played.resti = 3;
    played.account.over = true;
    for (const bool unscored : {false, true}) {
        played.unscored = unscored;
        sheet.entries.push_back({played, {}, {}});
    }
    QCOMPARE(accountOf(sheet).totals, (Accounts{3, -3, 3, -3}));
    QCOMPARE(accountOf(sheet).lines[1].paid, Accounts{});
    QCOMPARE(accountOf(sheet).finished, 2);
    QCOMPARE(dealerOf(sheet, 1), 1);
    QCOMPARE(dealerOf(sheet, 2), sheet.rounds[0][minchiate::dealerOf(2)]); // not played yet
    QVERIFY(current(sheet) == std::optional(2));
    const Totals totals = totalsOf({sheet});
    QCOMPARE(totals.players.front().hands, 1);
    QCOMPARE(totals.players.front().resti, 3);
    // To write the same again changes nothing.
    Entry entry{KeptHand{.ending = TypedResult{"12"}}, {}, {}};
    const Entry before = entry;
    change(entry, std::get<KeptHand>(before.hand), 5000);
    QVERIFY(entry == before);
}

// M6.8: what died lies with who captured it; and nobody need say which cards made a versicola.
void TestSheet::whatTheMarksSay() {
    KeptHand hand{.marks = {death(Side::NS, 5), {Reason::Declaration, Side::EW, 30, {}}}};
    hand.marks[0].cards = CardSet(kFool);
    QVERIFY(!faultOf(hand.marks[1], {}));
    QCOMPARE(capturedByMarks(hand)[Side::NS], CardSet(kFool));
    QVERIFY(capturedByMarks(hand)[Side::EW].empty());
    for (const int player : {-1, 4}) {
        hand.revokes = {player};
        QCOMPARE(faultOf(hand, {})->fault, Fault::NoSuchPlayer);
        QCOMPARE(faultOf(hand, {})->number, player);
    }
}

VERSICOLA_TEST(TestSheet)
#include "test_sheet.moc"
