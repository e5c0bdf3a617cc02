// What a table agrees on and what it forgives: partners, names and rules, penalties, resti paid before the
// count.
#include "score_sitting.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>

using namespace minchiate;
using namespace scoresheet;
using score::NamesMenu;
using score::PartnersMenu;
using support::ScoreSitting;

class ScoreTermsTest : public QObject {
    Q_OBJECT

private slots:
    void penalties();
    void drawnPartnersAreKept();
    void partnersAsTheTableHasThem();
    void partnersDrawnForEachRound();
    void revokesAreAddedAndTakenBack();
    void penaltiesFindTheirPlayersInEveryRound_data();
    void penaltiesFindTheirPlayersInEveryRound();
    void restiPaidBeforeATypedResult();
    void namesAreCorrectedAndRulesStay();
    void theSideOfEveryMarkCanBePutRight();
    void rulesBesidePenaltiesAreLinks();
};

namespace {

std::string nameAt(const Sheet& sheet, int round, Seat seat) {
    return sheet.players[static_cast<std::size_t>(sheet.rounds[static_cast<std::size_t>(round)][seat])];
}

} // namespace

void ScoreTermsTest::penalties() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().penalty);
    s.press(s.hand().penalties()->misdealButton(2));
    QCOMPARE(s.account(0).net, -30); // the first pair deals
    s.press(s.hand().buttons().penalty);
    s.press(s.hand().penalties()->revokeButton(1));
    s.press(s.hand().penalties()->cardsOnlyButton(Side::EW));
    QTest::keyClick(s.hand().penalties(), Qt::Key_Escape);
    QCOMPARE(s.kept(0).revokes, std::vector<int>{1});
    QVERIFY(s.kept(0).cardsOnly[Side::EW]);
    s.type(s.hand().fields().result, "30");
    s.press(s.hand().buttons().write);
    QCOMPARE(s.pages().book().account().totals, (Accounts{0, -4, 2, 2}));
    s.press(s.hand().buttons().next);
    s.press(s.hand().buttons().penalty);
    s.press(s.hand().penalties()->stopButton());
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    // Three hands of the first round were not dealt: by Bice, Lapo and Nuto.
    QCOMPARE(s.pages().book().account().unfinished, unfinishedRoundCost({0, 1, 2, 3}, 1));
    QVERIFY(!s.sheet().buttons().next->isVisible());
    s.press(s.sheet().buttons().stop);
    QVERIFY(s.sheet().buttons().next->isVisible());
}

void ScoreTermsTest::drawnPartnersAreKept() {
    ScoreSitting s;
    auto* page = s.pages().newSheetPage();
    page->setNames({"Ada", "Lapo", "Bice", "Nuto"});
    page->setSeed(5);
    s.press(s.pages().shelfPage()->newButton());
    s.press(page->drawButton());
    const QString first = page->name(0)->text(), second = page->name(1)->text();
    s.picture(QStringLiteral("drawn"));
    s.press(page->startButton());
    const Sheet& sheet = s.pages().book().sheet();
    QVERIFY(drawOf(sheet.draw)); // a whole draw, as it was made
    QCOMPARE(sheet.rounds, rotating(drawOf(sheet.draw)->order));
    const Seating& seats = sheet.rounds[0];
    QCOMPARE(QString::fromStdString(sheet.players[static_cast<std::size_t>(seats[Seat::S])]), first);
    QCOMPARE(QString::fromStdString(sheet.players[static_cast<std::size_t>(seats[Seat::N])]), second);
    QVERIFY(std::holds_alternative<Sheet>(records::loadSheet(s.pages().book().path())));
}

void ScoreTermsTest::partnersAsTheTableHasThem() {
    ScoreSitting s;
    auto* page = s.pages().newSheetPage();
    s.press(s.pages().shelfPage()->newButton());
    s.press(page->freeButton()); // without names there is nothing to choose from
    QVERIFY(!page->partnersMenu()->isVisible());
    QVERIFY(!page->says().isEmpty());
    const char* names[] = {"Ada", "Lapo", "Bice", "Nuto"};
    for (int i = 0; i < kPlayers; ++i)
        s.type(page->name(i), names[i]);
    s.press(page->freeButton());
    QVERIFY(page->partnersMenu()->isVisible());
    s.picture(QStringLiteral("partners"));
    s.press(page->partnersMenu()->partnerButton(0, 2)); // Bice
    s.press(page->partnersMenu()->partnerButton(1, 2)); // Bice again: it is their table
    s.press(page->partnersMenu()->partnerButton(2, 1)); // Lapo
    s.press(page->partnersMenu()->secondButton(2));
    QTest::keyClick(page->partnersMenu(), Qt::Key_Escape);
    s.press(page->startButton());
    const Sheet& sheet = s.pages().book().sheet();
    for (int round = 0; round < kRounds; ++round) {
        QVERIFY(isSeating(sheet.rounds[static_cast<std::size_t>(round)]));
        QCOMPARE(nameAt(sheet, round, Seat::S), "Ada");
    }
    QCOMPARE(nameAt(sheet, 0, Seat::N), "Bice");
    QCOMPARE(nameAt(sheet, 1, Seat::N), "Bice");
    QCOMPARE(nameAt(sheet, 2, Seat::N), "Lapo");
    QCOMPARE(nameAt(sheet, 2, Seat::E), "Bice"); // the others of the pair against the dealer changed seats
    QCOMPARE(nameAt(sheet, 2, Seat::W), "Nuto");
    const auto read = records::loadSheet(s.pages().book().path());
    QVERIFY(std::holds_alternative<Sheet>(read));
    QCOMPARE(std::get<Sheet>(read).rounds, sheet.rounds);
    // Later, on the sheet: the round that has begun stays, the others may still change.
    s.press(s.hand().column(Side::NS)->points(5));
    s.press(s.hand().buttons().sheet);
    s.press(s.sheet().buttons().names);
    s.press(s.sheet().namesMenu()->partnersButton());
    PartnersMenu* menu = s.sheet().partnersMenu();
    QVERIFY(menu->isVisible());
    QVERIFY(!menu->partnerButton(0, 1)->isEnabled());
    s.press(menu->partnerButton(1, 3));
    QCOMPARE(nameAt(s.pages().book().sheet(), 1, Seat::N), "Nuto");
    QCOMPARE(nameAt(s.pages().book().sheet(), 0, Seat::N), "Bice");
}

void ScoreTermsTest::partnersDrawnForEachRound() {
    ScoreSitting s;
    auto* page = s.pages().newSheetPage();
    page->setNames({"Ada", "Lapo", "Bice", "Nuto"});
    page->setSeed(5);
    s.press(s.pages().shelfPage()->newButton());
    s.press(page->drawButton()); // seats by a draw, and then partners by another
    s.press(page->freeButton());
    page->partnersMenu()->setSeed(11);
    s.press(page->partnersMenu()->drawButton());
    QTest::keyClick(page->partnersMenu(), Qt::Key_Escape);
    const QString dealer = page->name(0)->text();
    s.press(page->startButton());
    const Sheet& sheet = s.pages().book().sheet();
    for (int round = 0; round < kRounds; ++round) {
        QVERIFY(isSeating(sheet.rounds[static_cast<std::size_t>(round)]));
        QCOMPARE(QString::fromStdString(nameAt(sheet, round, Seat::S)), dealer);
    }
    const auto read = records::loadSheet(s.pages().book().path());
    QVERIFY(std::get<Sheet>(read) == sheet);
}

void ScoreTermsTest::revokesAreAddedAndTakenBack() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().penalty);
    auto* menu = s.hand().penalties();
    QVERIFY(!menu->takeBackButton()->isEnabled());
    s.press(menu->revokeButton(1));
    s.press(menu->revokeButton(1)); // M8.3: each one costs
    s.press(menu->revokeButton(3));
    QCOMPARE(s.kept(0).revokes, (std::vector<int>{1, 1, 3}));
    s.press(menu->takeBackButton());
    QCOMPARE(s.kept(0).revokes, (std::vector<int>{1, 1}));
    QTest::keyClick(menu, Qt::Key_Escape);
    s.type(s.hand().fields().result, "0");
    s.press(s.hand().buttons().write);
    QCOMPARE(s.pages().book().account().totals, (Accounts{0, -8, 4, 4})); // Ada and Lapo are partners
}

void ScoreTermsTest::penaltiesFindTheirPlayersInEveryRound_data() {
    QTest::addColumn<int>("hand");
    for (int hand = 0; hand < 12; ++hand)
        QTest::addRow("hand %d", hand + 1) << hand;
}

// Whoever sits where in that round: a misdeal pays the dealer's opponents, a revoke the offender's.
void ScoreTermsTest::penaltiesFindTheirPlayersInEveryRound() {
    QFETCH(int, hand);
    ScoreSitting s;
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}};
    sheet.rounds = rotating({0, 1, 2, 3});
    for (int i = 0; i < hand; ++i)
        sheet.entries.push_back({KeptHand{.ending = TypedResult{"0"}}, {}, {}});
    const QString path = s.folder() + QStringLiteral("/late.minchiate");
    QVERIFY(!records::saveSheet(path, sheet));
    s.pages().openSheet(path);
    s.press(s.sheet().buttons().next);
    // Written down from M4.3: round by round Ada's partner, and who deals in turn.
    const std::array<std::array<int, 4>, 3> turn{{{0, 2, 1, 3}, {0, 1, 2, 3}, {0, 1, 3, 2}}};
    const auto& seats = turn[static_cast<std::size_t>(hand / 4)];
    const int dealer = seats[static_cast<std::size_t>(hand % 4)];
    const int partner = seats[static_cast<std::size_t>((hand + 2) % 4)];
    s.press(s.hand().buttons().penalty);
    s.press(s.hand().penalties()->misdealButton(0));
    const PadMark mark = s.kept(hand).marks.front();
    for (int i = 0; i < 4; ++i) {
        const bool gains = sideOf(static_cast<Seat>(i)) == mark.side;
        const int player = seats[static_cast<std::size_t>(i)];
        QCOMPARE(gains, player != dealer && player != partner);
    }
    s.press(s.hand().buttons().penalty);
    s.press(s.hand().penalties()->revokeButton(dealer));
    QTest::keyClick(s.hand().penalties(), Qt::Key_Escape);
    s.type(s.hand().fields().result, hand % 4 % 2 == 0 ? "10" : "-10"); // cancels the misdeal
    s.press(s.hand().buttons().write);
    Accounts paid{};
    for (int player = 0; player < kPlayers; ++player)
        paid[static_cast<std::size_t>(player)] = player == dealer ? -4 : player == partner ? 0 : 2;
    QCOMPARE(s.pages().book().account().lines[static_cast<std::size_t>(hand)].paid, paid);
}

void ScoreTermsTest::restiPaidBeforeATypedResult() {
    ScoreSitting s;
    s.begin();
    s.type(s.hand().fields().result, "98-181");
    s.type(s.hand().fields().paid, "1-3");
    s.press(s.hand().buttons().write);
    QCOMPARE(s.account(0).restiNow, -2);
    QCOMPARE(s.account(0).resti, -4);
    QCOMPARE(s.pages().book().account().totals, (Accounts{-4, -4, 4, 4}));
    // Of both the pair is named before; a minus would have to be thought about.
    QVERIFY2(s.hand().says().contains(QStringLiteral(": 2 before the count, 2 now")),
             qPrintable(s.hand().says()));
    const auto read = records::loadSheet(s.pages().book().path());
    QVERIFY(std::get<Sheet>(read) == s.pages().book().sheet());
    // Nonsense and too much are answered, and nothing is lost.
    for (const char* wrong : {"one", "1-", "99"}) {
        s.type(s.hand().fields().paid, wrong);
        s.press(s.hand().buttons().write);
        QCOMPARE(s.account(0).resti, -4);
        QCOMPARE(s.hand().fields().paid->text(), QString::fromLatin1(wrong));
        QVERIFY(!s.hand().says().contains(QStringLiteral("before the count,")));
    }
    s.hand().fields().paid->clear();
    s.press(s.hand().buttons().write);
    QCOMPARE(s.account(0).resti, -2);
}

void ScoreTermsTest::namesAreCorrectedAndRulesStay() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().sheet);
    s.press(s.sheet().buttons().names);
    NamesMenu* menu = s.sheet().namesMenu();
    // Nothing is written yet: the rules may still be others.
    QVERIFY(menu->ruleButton(1)->isEnabled());
    s.press(menu->ruleButton(1));
    s.press(menu->writeButton());
    QVERIFY(s.pages().book().sheet().rules.demon);
    s.press(s.sheet().buttons().next);
    s.type(s.hand().fields().result, "61");
    s.press(s.hand().buttons().write);
    s.press(s.hand().buttons().sheet);
    s.press(s.sheet().buttons().names);
    s.picture(QStringLiteral("names"));
    for (int rule = 0; rule < 6; ++rule)
        QVERIFY(!menu->ruleButton(rule)->isEnabled());
    s.type(menu->name(1), "Bice"); // there is one
    s.press(menu->writeButton());
    QVERIFY(menu->isVisible());
    QVERIFY2(menu->says().contains(QStringLiteral("Bice")), qPrintable(menu->says()));
    s.type(menu->name(1), "Lapa");
    s.press(menu->spanButton(Span::Round));
    s.press(menu->writeButton());
    QVERIFY(!menu->isVisible());
    QCOMPARE(s.pages().book().sheet().players[1], "Lapa");
    QCOMPARE(s.pages().book().sheet().span, Span::Round);
    QCOMPARE(s.pages().book().account().totals, (Accounts{2, 2, -2, -2}));
    const auto read = records::loadSheet(s.pages().book().path());
    QVERIFY(std::get<Sheet>(read) == s.pages().book().sheet());
}

// A mark of every kind goes to the other pair by two presses, and everything after it follows.
void ScoreTermsTest::theSideOfEveryMarkCanBePutRight() {
    ScoreSitting s;
    s.begin();
    auto* ns = s.hand().column(Side::NS);
    for (Reason reason : {Reason::Rob, Reason::Upcard, Reason::Fola}) {
        s.press(ns->reason(reason));
        s.press(ns->points(5));
    }
    s.press(ns->points(3));
    s.press(ns->versicolaButton());
    s.press(s.hand().versicolaPicker()->named(QStringLiteral("Kings")));
    s.press(s.hand().versicolaPicker()->markButton());
    s.press(s.hand().buttons().penalty);
    s.press(s.hand().penalties()->misdealButton(0)); // to the others
    const std::vector<PadMark> before = s.kept(0).marks;
    QCOMPARE(before.size(), std::size_t(6));
    for (std::size_t i = 0; i < before.size(); ++i) {
        s.pressRow(s.hand().marks(), static_cast<int>(i));
        s.press(s.hand().editor()->sideButton(other(before[i].side)));
        s.press(s.hand().editor()->changeButton());
        PadMark wanted = before[i];
        wanted.side = other(wanted.side);
        QVERIFY(s.kept(0).marks[i] == wanted);
    }
    QCOMPARE(s.account(0).net, -(5 + 5 + 5 + 3 + 20) + 10);
}

// Every rule that is named beside a penalty leads to the book.
void ScoreTermsTest::rulesBesidePenaltiesAreLinks() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().penalty);
    QSignalSpy asked(&s.pages(), &score::ScorePages::ruleAsked);
    for (auto* words : s.hand().penalties()->findChildren<paper::Words*>())
        if (const QString link = words->text().section(QStringLiteral("href=\""), 1).section(u'"', 0, 0);
            !link.isEmpty())
            emit words->linkActivated(link);
    QStringList numbers;
    for (const auto& call : asked)
        numbers << call.front().toString();
    QCOMPARE(numbers, (QStringList{"M8.1", "M8.3", "M8.2", "M4.5"}));
}

VERSICOLA_WINDOW_TEST(ScoreTermsTest)
#include "test_score_terms.moc"
