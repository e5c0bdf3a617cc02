#include "count/contents.h"
#include "desktop/count/count_page.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace count;
using namespace minchiate;

namespace {

const std::vector<QSize> windows{QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)};

ButtonSizes buttonsFor(const look::Metrics& m) {
    look::PaperButton button(look::PaperButton::Kind::Main, QStringLiteral("&Back to the count"));
    look::PaperButton review(look::PaperButton::Kind::Second, QStringLiteral("&Review"));
    button.setMetrics(m);
    review.setMetrics(m);
    const QSize size = button.paperSize();
    return {size, size, review.paperSize(), size};
}

QString shown(const QRect& r) {
    return QStringLiteral("%1,%2 %3x%4").arg(r.x()).arg(r.y()).arg(r.width()).arg(r.height());
}

// What is wrong with a layout; empty if nothing.
QString faultOf(const CountContent& content, const look::Metrics& m) {
    const auto ledger = ledgerRows(content);
    const CountLayout l = layOut(content, ledger, m, buttonsFor(m));
    const QRect cloth = QRect(QPoint(0, 0), m.table).adjusted(m.frame, m.frame, -m.frame, -m.frame);
    const std::vector<QRect> boxes = solidBoxes(l);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!cloth.contains(boxes[i]))
            return QStringLiteral("falls off: ") + shown(boxes[i]);
        for (std::size_t k = 0; k < i; ++k) {
            if (boxes[i].intersects(boxes[k]))
                return QStringLiteral("overlap: %1 and %2").arg(shown(boxes[i]), shown(boxes[k]));
        }
        const bool onPaper = l.paper.contains(boxes[i]);
        if (!onPaper && l.paper.intersects(boxes[i]))
            return QStringLiteral("half on the paper: ") + shown(boxes[i]);
    }
    for (const QRect& coin : l.coins) {
        if (!l.rows.back().line.contains(coin) || coin.width() < 8)
            return QStringLiteral("coin: ") + shown(coin);
    }
    for (const SideLayout* side : {&l.us, &l.them}) {
        for (const CaptionedCards& group : side->groups) {
            for (const LaidCard& card : group.cards) {
                if (card.at.width() < 18)
                    return QStringLiteral("too small a card: ") + shown(card.at);
            }
        }
    }
    for (const Side side : kSides) {
        const std::vector<LaidCard> hand = layOutHand(content.result.captured[side], l);
        if (!hand.empty() && !l.hand.contains(around(hand)))
            return QStringLiteral("all cards fall off: ") + shown(around(hand));
        if (static_cast<int>(hand.size()) != content.result.captured[side].size())
            return QStringLiteral("not all cards");
    }
    return {};
}

QString faultAnywhere(const CountContent& content) {
    for (const QSize window : windows) {
        for (const double font : {13.0, 17.0}) {
            const QString fault = faultOf(content, look::metricsForWindow(window, false, font));
            if (!fault.isEmpty())
                return QStringLiteral("%1 wide, text %2: ").arg(window.width()).arg(font) + fault;
        }
    }
    return {};
}

void show(CountPage& page) {
    page.resize(1024, 616);
    page.show();
    QApplication::setActiveWindow(&page);
    QVERIFY(QTest::qWaitForWindowActive(&page));
}

} // namespace

class PageTest : public QObject {
    Q_OBJECT

private slots:
    void rowsLeadToTheirRules();
    void rowsLeadToTheirRulesByKeys();
    void nothingOverlapsInPlayedHands() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const QString fault = faultAnywhere(playedHand(seed, seed % 2 ? Side::NS : Side::EW));
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("hand %1, %2").arg(seed).arg(fault)));
        }
    }

    void nothingOverlapsInExtremes() {
        const CardSet all = wholeHand();
        const CardSet odd =
            trumps({28, 29, 30, 32, 33, 34, 36, 37, 38, 1, 13, 40, 10, 20, 2, 3}) | kKings | CardSet(kFool);
        std::vector<CountContent> contents{
            contrived(all, {}, 59, 3), contrived({}, all, -59, -3), contrived(odd, all - odd, 0, 0),
            contrived(all - odd, odd, -59, 9),
            contrived(cardsOf(Suit::Swords) - CardSet(king(Suit::Swords)), {}, 0, 0)};
        for (CountContent& content : contents) {
            QString fault = faultAnywhere(content);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            content.usNames = QStringLiteral("Massimiliana and Pierfrancesco");
            content.theirNames = QStringLiteral("Bartolommea and Ferdinando");
            content.lastTrickBy = QStringLiteral("Pierfrancesco");
            content.result.cappotto = Side::EW;
            content.result.restiNow = 16;
            fault = faultAnywhere(content);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("cappotto, ") + fault));
            content.result.cappotto.reset();
            fault = faultAnywhere(content);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("long names, ") + fault));
        }
    }

    // Every card of what counts lies on its side, once for everything it serves for.
    void everyCardIsLaid() {
        const look::Metrics m = look::metricsForTable(QSize(1280, 776));
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const CountContent content = playedHand(seed, Side::NS);
            if (content.result.cappotto)
                continue;
            const CountLayout l = layOut(content, ledgerRows(content), m, buttonsFor(m));
            for (const Side side : kSides) {
                const SideLayout& s = side == Side::NS ? l.us : l.them;
                int bundled = 0;
                for (const Bundle& bundle : s.bundles)
                    bundled += bundle.cards;
                QCOMPARE(bundled, content.result.captured[side].size());
                QCOMPARE(!s.goldBar.isEmpty(), bundled > 42);
                std::size_t laid = 0;
                for (const CaptionedCards& group : s.groups)
                    laid += group.cards.size();
                std::size_t wanted =
                    static_cast<std::size_t>((content.result.captured[side] & kCounters).size());
                for (const Versicola& v : content.result.count[side].versicole)
                    wanted += static_cast<std::size_t>(v.cards.size());
                wanted += content.result.lastTrick == side ? content.lastTrick.size() : 0;
                QCOMPARE(laid, wanted);
            }
        }
    }

    void rowsAppearOneAfterAnother() {
        look::Deck deck(QStringLiteral("none"));
        CountPage page(deck);
        show(page);
        page.setStepMs(4);
        page.setContent(playedHand(7, Side::NS));
        QVERIFY(page.revealing());
        QTRY_VERIFY(!page.revealing());
        QCOMPARE(QApplication::focusWidget(), page.nextButton());
    }

    void aClickOrAKeyShowsEverything() {
        look::Deck deck(QStringLiteral("none"));
        CountPage page(deck);
        show(page);
        QSignalSpy next(&page, &CountPage::nextChosen);
        for (const int how : {0, int(Qt::Key_Space), int(Qt::Key_Return)}) {
            page.setContent(playedHand(7 + static_cast<std::uint64_t>(how % 5), Side::NS));
            QVERIFY(page.revealing());
            QCOMPARE(QApplication::focusWidget(), &page);
            if (how == 0)
                QTest::mouseClick(&page, Qt::LeftButton, {}, QPoint(40, 300));
            else
                QTest::keyClick(QApplication::focusWidget(), Qt::Key(how));
            QVERIFY(!page.revealing());
            QCOMPARE(QApplication::focusWidget(), page.nextButton());
            QCOMPARE(next.count(), 0);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(next.count(), 1);
    }

    // A key pressed twice for what lay there before neither ends the telling nor goes on.
    void aKeyPressedTwiceSkipsNothing() {
        look::Deck deck(QStringLiteral("none"));
        CountPage page(deck);
        show(page);
        QSignalSpy next(&page, &CountPage::nextChosen);
        QApplication::setDoubleClickInterval(1000 * 1000);
        const auto restored = qScopeGuard([] { QApplication::setDoubleClickInterval(0); });
        page.setContent(playedHand(7, Side::NS));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(page.revealing());
        page.revealAll();
        QCOMPARE(QApplication::focusWidget(), page.nextButton());
        QTest::keyClick(page.nextButton(), Qt::Key_Return);
        QTest::keyClick(page.nextButton(), Qt::Key_Space);
        QCOMPARE(next.count(), 0);
        QApplication::setDoubleClickInterval(0);
        QTest::keyClick(page.nextButton(), Qt::Key_Return);
        QCOMPARE(next.count(), 1);
    }

    void whoComesBackIsNotToldAgain() {
        look::Deck deck(QStringLiteral("none"));
        CountPage page(deck);
        show(page);
        page.setContent(playedHand(7, Side::NS));
        QVERIFY(page.revealing());
        page.setContent(playedHand(7, Side::NS)); // it had not been told to the end
        QVERIFY(page.revealing());
        page.revealAll();
        page.setContent(playedHand(7, Side::NS));
        QVERIFY(!page.revealing());
        QCOMPARE(QApplication::focusWidget(), page.nextButton());
        page.setContent(playedHand(8, Side::NS));
        QVERIFY(page.revealing());
    }

    // One height for all versicole, and their rows level on both sides.
    void versicoleAreOneHeightAndLevel() {
        for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)})
            for (std::uint64_t seed = 1; seed <= 60; ++seed) {
                const CountContent content = playedHand(seed, Side::NS);
                if (content.result.cappotto)
                    continue;
                const look::Metrics m = look::metricsForTable(size);
                const auto ledger = ledgerRows(content);
                const CountLayout l = layOut(content, ledger, m, buttonsFor(m));
                std::set<int> heights, tops;
                std::set<int> ours;
                for (const SideLayout* side : {&l.us, &l.them})
                    for (const CaptionedCards& group : side->groups)
                        if (ledger[static_cast<std::size_t>(group.row)].entry == Entry::Versicola) {
                            heights.insert(group.box.height());
                            (side == &l.us ? ours : tops).insert(group.box.top());
                        }
                QVERIFY2(heights.size() <= 1, qPrintable(QStringLiteral("hand %1").arg(seed)));
                if (!ours.empty() && !tops.empty()) {
                    auto one = ours.begin(), other = tops.begin();
                    for (; one != ours.end() && other != tops.end(); ++one, ++other)
                        QVERIFY2(
                            *one == *other,
                            qPrintable(QStringLiteral("hand %1: %2 and %3").arg(seed).arg(*one).arg(*other)));
                }
            }
    }

    void withoutStepsEverythingIsThereAtOnce() {
        look::Deck deck(QStringLiteral("none"));
        CountPage page(deck);
        page.setStepMs(0);
        page.setContent(playedHand(7, Side::NS));
        QVERIFY(!page.revealing());
        show(page);
        QCOMPARE(QApplication::focusWidget(), page.nextButton());
    }

    void eachSidesCardsCanBeSeen() {
        look::Deck deck(QStringLiteral("none"));
        CountPage page(deck);
        show(page);
        page.setContent(playedHand(7, Side::NS));
        const QString ours = page.oursButton()->text();
        QTest::mouseClick(page.oursButton(), Qt::LeftButton);
        QVERIFY(!page.revealing());
        QCOMPARE(page.handShown(), std::optional(true));
        QVERIFY(page.oursButton()->text() != ours);
        QTest::keyClick(page.oursButton(), Qt::Key_T);
        QCOMPARE(page.handShown(), std::optional(false));
        QTest::keyClick(page.theirsButton(), Qt::Key_Escape);
        QCOMPARE(page.handShown(), std::nullopt);
        QCOMPARE(page.oursButton()->text(), ours);
        QVERIFY(!page.oursButton()->accessibleDescription().isEmpty());
    }

    void theCountIsToldInWords() {
        look::Deck deck(QStringLiteral("none"));
        CountPage page(deck);
        show(page);
        const CountContent content = playedHand(7, Side::NS);
        page.setContent(content);
        auto* face = QAccessible::queryAccessibleInterface(&page);
        QVERIFY(face);
        QVERIFY(!face->text(QAccessible::Name).isEmpty());
        QCOMPARE(face->text(QAccessible::Description), spokenCount(content));
    }
};

// Each row of the paper opens the rule that says what it counts; as long as rows are told a press only
// hurries.
void PageTest::rowsLeadToTheirRules() {
    support::KeptDeck deck;
    CountPage page(deck);
    page.resize(1280, 776);
    page.show();
    page.setContent(playedHand(3, Side::NS));
    QSignalSpy asked(&page, &CountPage::ruleAsked);
    QTest::mouseClick(&page, Qt::LeftButton, {}, page.placing().rows.front().line.center());
    QVERIFY(!page.revealing());
    QCOMPARE(asked.size(), 0);
    for (std::size_t i = 0; i < page.ledger().size(); ++i) {
        QTest::mouseClick(&page, Qt::LeftButton, {}, page.placing().rows[i].line.center());
        QCOMPARE(asked.size(), int(i) + 1);
        QCOMPARE(asked.back().front().toString(), ruleOf(page.ledger()[i].entry));
    }
}

// The same by keys: Tab comes to the paper, arrows go through its rows, Return opens the rule of the one
// marked.
void PageTest::rowsLeadToTheirRulesByKeys() {
    support::KeptDeck deck;
    CountPage page(deck);
    page.resize(1280, 776);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.setContent(playedHand(3, Side::NS));
    page.revealAll();
    QVERIFY(page.nextButton()->hasFocus());
    QVERIFY(!page.markedRow());
    for (int i = 0; i < 4 && !page.hasFocus(); ++i)
        QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
    QVERIFY(page.hasFocus());
    QCOMPARE(page.markedRow(), std::optional(0));
    QSignalSpy asked(&page, &CountPage::ruleAsked), next(&page, &CountPage::nextChosen);
    const QString whole = spokenCount(playedHand(3, Side::NS));
    for (std::size_t i = 0; i < page.ledger().size(); ++i) {
        QCOMPARE(page.accessibleDescription(), spokenRow(page.content(), static_cast<int>(i)));
        const QString rule = ruleOf(page.ledger()[i].entry);
        QTest::keyClick(&page, Qt::Key_Return);
        QCOMPARE(asked.size(), int(i) + 1);
        QCOMPARE(asked.back().front().toString(), rule);
        QVERIFY(page.accessibleDescription().endsWith(rule));
        QTest::keyClick(&page, Qt::Key_Down);
    }
    QCOMPARE(page.markedRow(), std::optional(int(page.ledger().size()) - 1)); // and stays there
    QTest::keyClick(&page, Qt::Key_Tab);
    QVERIFY(!page.markedRow());
    QCOMPARE(page.accessibleDescription(), whole);
    QCOMPARE(next.size(), 0);
}

VERSICOLA_WINDOW_TEST(PageTest)
#include "test_page.moc"
