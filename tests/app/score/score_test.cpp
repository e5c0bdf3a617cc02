// Keeping score as four people at a table would: one hand marked live by the mouse alone, entries put right
// afterwards, nonsense answered where it stands. With VERSICOLA_GRABS set to a folder, pictures of every page
// are left there.
#include "played_hands.h"
#include "score/score_pages.h"
#include "score/sheet_export.h"
#include "score/sheet_print.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using namespace scoresheet;
using score::ScorePages;

namespace {

// Somebody with a mouse and no keyboard.
class Sitting {
public:
    explicit Sitting(QSize size = {1280, 776}) : m_pages(m_deck, m_folder.path()) {
        m_pages.resize(size);
        m_pages.show();
        QApplication::setActiveWindow(&m_pages);
        (void)QTest::qWaitForWindowActive(&m_pages);
        m_pages.showShelf();
    }

    ScorePages& pages() { return m_pages; }
    score::HandPage& hand() { return *m_pages.handPage(); }
    score::CountEntryPage& count() { return *m_pages.countPage(); }
    score::SheetPage& sheet() { return *m_pages.sheetPage(); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] KeptHand kept(int number) { return m_pages.book().hand(number); }
    [[nodiscard]] HandAccount account(int number) {
        return accountOf(kept(number), m_pages.book().sheet().rules);
    }

    // Through the window: what lies on top gets it.
    void press(QWidget* widget) { press(widget, widget->rect().center()); }
    void press(QWidget* widget, QPoint at) {
        QTest::qWait(0);
        const QPoint in = widget->mapTo(&m_pages, at);
        QVERIFY2(m_pages.rect().contains(in), "outside the window");
        QWidget* hit = m_pages.childAt(in);
        QVERIFY2(hit == widget || widget->isAncestorOf(hit), "something else lies on top");
        QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(&m_pages, in));
        QTest::qWait(0);
    }
    void pressRow(score::PaperTable* table, int row) {
        const QRect r = table->visualRect(table->model()->index(row, 0));
        press(table->viewport(), r.center());
    }
    // A sheet with these names, begun.
    void begin(Span span = Span::Match) {
        m_pages.newSheetPage()->setNames({"Ada", "Lapo", "Bice", "Nuto"});
        press(m_pages.shelfPage()->newButton());
        press(m_pages.newSheetPage()->spanButton(span));
        press(m_pages.newSheetPage()->startButton());
    }
    void type(score::Field* field, const char* text) {
        field->clear();
        QTest::keyClicks(field, QString::fromUtf8(text));
    }
    void picture(const QString& name) {
        const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
        if (to.isEmpty())
            return;
        (void)m_pages.grab();
        m_deck.waitForAll();
        QTest::qWait(30);
        m_pages.grab().save(QDir(to).filePath(
            QStringLiteral("%1-%2x%3.png").arg(name).arg(m_pages.width()).arg(m_pages.height())));
    }

private:
    QTemporaryDir m_folder;
    look::Deck m_deck;
    ScorePages m_pages;
};

} // namespace

class ScoreTest : public QObject {
    Q_OBJECT

private slots:
    void aHandMarkedLiveByTheMouseAlone();
    void theSameByTheKeyboard();
    void marksAreChangedAndEverythingFollows();
    void nonsenseIsAnsweredWhereItStands();
    void penalties();
    void drawnPartnersAreKept();
    void everyPageFits_data();
    void everyPageFits();
    void everythingHasAName();
    void aLongSheetScrolls();
    void printedPages();
    void exported();
    void copiedAndSaved();
    void aMatchPlayedHereIsShown();
};

void ScoreTest::aHandMarkedLiveByTheMouseAlone() {
    Sitting s;
    s.begin();
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    score::SideColumn* ns = s.hand().column(Side::NS);
    score::SideColumn* ew = s.hand().column(Side::EW);
    // Robbed, turned up, shown, died: with and without saying which card.
    s.press(ew->reason(Reason::Rob));
    s.press(ew->cardButton());
    s.press(s.hand().cardPicker()->button(trump(36)));
    s.press(ns->reason(Reason::Upcard));
    s.press(ns->points(5));
    s.press(ns->versicolaButton());
    s.press(s.hand().versicolaPicker()->named(QStringLiteral("Kings")));
    s.press(s.hand().versicolaPicker()->button(kFool));
    s.press(s.hand().versicolaPicker()->markButton());
    s.press(ns->points(10));
    s.press(ns->points(10));
    s.press(ns->points(10)); // one too many
    s.press(s.hand().undoButton());
    s.press(ew->points(3));
    const std::vector<PadMark> marks{{Reason::Rob, Side::EW, 10, trumps({36})},
                                     {Reason::Upcard, Side::NS, 5, {}},
                                     {Reason::Declaration, Side::NS, 25, kKings | CardSet(kFool)},
                                     {Reason::Death, Side::NS, 10, {}},
                                     {Reason::Death, Side::NS, 10, {}},
                                     {Reason::Death, Side::EW, 3, {}}};
    QVERIFY(s.kept(0).marks == marks);
    QCOMPARE(s.account(0).net, 37);
    QCOMPARE(s.hand().says(), QStringLiteral("Ada and Lapo lead by 37."));

    // The count: kings, Fool and high trumps to the first pair, one card left in the fola, 52 cards.
    s.press(s.hand().countButton());
    QCOMPARE(s.pages().currentWidget(), &s.count());
    QVERIFY(!s.count().doneButton()->isEnabled());
    CardSet taken = kKings | CardSet(kFool) | trumps({36, 37, 38, 1});
    for (Card card : taken)
        s.press(s.count().card(card));
    s.press(s.count().card(trump(5)));
    s.press(s.count().card(trump(5))); // taken back
    s.press(s.count().tapButton(score::CountEntryPage::Tap::fola));
    s.press(s.count().card(trump(13)));
    for (int i = 0; i < 3; ++i)
        s.press(s.count().moreTricks()); // 44, 48, 52
    QCOMPARE(s.count().says(), QStringLiteral("Still to say: who took the last trick."));
    s.press(s.count().lastButton(Side::EW));
    s.press(s.count().doneButton());
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    const KeptHand counted = s.kept(0);
    const auto& count = std::get<CountEntry>(counted.ending);
    QVERIFY(count.captured[Side::NS] == taken);
    QVERIFY(count.captured[Side::EW] == scoringCards({}) - taken - trumps({13}));
    QCOMPARE(count.cards, 52);
    QCOMPARE(count.lastTrick, Side::EW);
    // By hand: 52 cards 10, kings and Fool 25, 36 to 38 and Fool 35, counters 20 + 5 + 30 + 5; against runs
    // 2 to 5 12, 28 to 35 40 and tens 25, last trick 10, counters 12 + 5·(10, 20, 28, 30 to 35) + 20.
    const HandAccount account = s.account(0);
    QCOMPARE(account.result->count[Side::NS].total(), 10 + 25 + 35 + 60);
    QCOMPARE(account.result->count[Side::EW].total(), 12 + 40 + 25 + 10 + 12 + 45 + 20);
    QCOMPARE(account.net, 37 + 130 - 164);
    QCOMPARE(s.hand().says(), QStringLiteral("1 resto to Ada and Lapo"));

    // On: the next hand, and back to the sheet, which stands in the file as it stands here.
    s.press(s.hand().nextButton());
    QCOMPARE(s.hand().number(), 1);
    s.press(s.hand().sheetButton());
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    s.pressRow(s.sheet().table(), 1);
    QCOMPARE(s.sheet().openHand(), 0);
    const auto read = records::loadSheet(s.pages().book().path());
    QVERIFY(std::holds_alternative<Sheet>(read));
    QVERIFY(std::get<Sheet>(read) == s.pages().book().sheet());
    s.press(s.sheet().backButton());
    QCOMPARE(s.pages().shelfPage()->table()->rows().size(), std::size_t(1));
}

void ScoreTest::theSameByTheKeyboard() {
    Sitting s;
    s.begin();
    score::ScoreButton* five = s.hand().column(Side::NS)->points(5);
    QVERIFY(five->hasFocus());
    QTest::keyClick(five, Qt::Key_Return);
    QTest::keyClick(five, Qt::Key_Space);
    QCOMPARE(s.account(0).net, 10);
    // Once around with Tab everything is reached.
    QSet<QWidget*> reached;
    for (int i = 0; i < 80; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached << QApplication::focusWidget();
    }
    for (QWidget* wanted : QList<QWidget*>{s.hand().countButton(), s.hand().undoButton(), s.hand().marks(),
                                           s.hand().resultField(), s.hand().sheetButton(),
                                           s.hand().penaltyButton(), s.hand().column(Side::EW)->points(10)})
        QVERIFY2(reached.contains(wanted), qPrintable(wanted->accessibleName()));
    s.hand().resultField()->setFocus();
    QTest::keyClicks(s.hand().resultField(), QStringLiteral("147-98"));
    QTest::keyClick(s.hand().resultField(), Qt::Key_Return);
    QCOMPARE(s.account(0).net, 59);
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
}

void ScoreTest::marksAreChangedAndEverythingFollows() {
    Sitting s;
    s.begin();
    for (int i = 0; i < 7; ++i)
        s.press(s.hand().column(Side::EW)->points(10));
    QCOMPARE(s.account(0).resti, -1);
    s.pressRow(s.hand().marks(), 1);
    s.press(s.hand().editor()->sideButton(Side::NS));
    s.press(s.hand().editor()->pointsButton(3));
    s.press(s.hand().editor()->changeButton());
    QCOMPARE(s.account(0).net, -57);
    QCOMPARE(s.account(0).resti, 0);
    s.pressRow(s.hand().marks(), 0);
    s.press(s.hand().editor()->removeButton());
    QCOMPARE(s.account(0).net, -47);
    // After the hand is over a change stays visible.
    s.type(s.hand().resultField(), "10");
    s.press(s.hand().writeButton());
    s.press(s.hand().undoButton());
    QCOMPARE(s.pages().book().sheet().entries[0].former.size(), std::size_t(1));
    s.press(s.hand().sheetButton());
    QVERIFY(s.sheet().table()->rows()[1].cells[1].text.contains(QStringLiteral("changed")));
}

void ScoreTest::nonsenseIsAnsweredWhereItStands() {
    Sitting s;
    s.begin();
    s.type(s.hand().resultField(), "ninety");
    s.press(s.hand().writeButton());
    QVERIFY2(s.hand().says().contains(QStringLiteral("“ninety” is no number")), qPrintable(s.hand().says()));
    QCOMPARE(s.hand().resultField()->text(), QStringLiteral("ninety")); // nothing lost
    QVERIFY(!s.kept(0).over());
    s.type(s.hand().resultField(), "98-");
    s.press(s.hand().writeButton());
    QCOMPARE(s.hand().says(), QStringLiteral("A number is missing at the end."));
    s.press(s.hand().countButton());
    s.type(s.count().cardsField(), "85");
    QVERIFY(s.count().says().contains(QStringLiteral("84 cards are captured")));
    QVERIFY(!s.count().doneButton()->isEnabled());
    s.type(s.count().cardsField(), "many");
    QVERIFY(s.count().says().contains(QStringLiteral("0 to 84")));
    QTest::keyClick(&s.count(), Qt::Key_Escape);
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    s.press(s.sheet().backButton());
    // Names that are missing or the same.
    s.press(s.pages().shelfPage()->newButton());
    s.type(s.pages().newSheetPage()->name(1), "Ada");
    s.press(s.pages().newSheetPage()->startButton());
    QCOMPARE(s.pages().newSheetPage()->says(),
             QStringLiteral("Two players are called Ada; let one have another name."));
    QTest::keyClick(s.pages().newSheetPage(), Qt::Key_Escape);
    // A damaged file is listed, says what is wrong, and stays as it is.
    QFile damaged(s.folder() + QStringLiteral("/damaged.minchiate"));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\"format\":");
    damaged.close();
    s.pages().showShelf();
    s.pressRow(s.pages().shelfPage()->table(), 1);
    QVERIFY2(s.pages().shelfPage()->says().startsWith(QStringLiteral("damaged.minchiate cannot be opened")),
             qPrintable(s.pages().shelfPage()->says()));
    QCOMPARE(damaged.size(), 10);
}

void ScoreTest::penalties() {
    Sitting s;
    s.begin();
    s.press(s.hand().penaltyButton());
    s.press(s.hand().penalties()->misdealButton(2));
    QCOMPARE(s.account(0).net, -30); // the first pair deals
    s.press(s.hand().penaltyButton());
    s.press(s.hand().penalties()->revokeButton(1));
    s.press(s.hand().penalties()->cardsOnlyButton(Side::EW));
    QTest::keyClick(s.hand().penalties(), Qt::Key_Escape);
    QCOMPARE(s.kept(0).revokes, std::vector<int>{1});
    QVERIFY(s.kept(0).cardsOnly[Side::EW]);
    s.type(s.hand().resultField(), "30");
    s.press(s.hand().writeButton());
    QCOMPARE(s.pages().book().account().totals, (Accounts{0, -4, 2, 2}));
    s.press(s.hand().nextButton());
    s.press(s.hand().penaltyButton());
    s.press(s.hand().penalties()->stopButton());
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    // Three hands of the first round were not dealt: by Bice, Lapo and Nuto.
    QCOMPARE(s.pages().book().account().unfinished, unfinishedRoundCost({0, 1, 2, 3}, 1));
    QVERIFY(!s.sheet().nextButton()->isVisible());
    s.press(s.sheet().stopButton());
    QVERIFY(s.sheet().nextButton()->isVisible());
}

void ScoreTest::drawnPartnersAreKept() {
    Sitting s;
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

void ScoreTest::everyPageFits_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)})
        QTest::newRow(qPrintable(QString::number(size.width()))) << size;
}

// Every visible button and field lies inside the window, whole, and no two on each other.
void ScoreTest::everyPageFits() {
    QFETCH(const QSize, size);
    Sitting s(size);
    const auto fits = [&](const char* page) {
        QCOMPARE(s.pages().size(), size);
        QTest::qWait(10);
        QList<QWidget*> all;
        QWidget* top = nullptr; // an overlay that is open
        for (auto* overlay : s.pages().currentWidget()->findChildren<score::Overlay*>())
            if (overlay->isVisible())
                top = overlay;
        for (auto* w : (top ? top : s.pages().currentWidget())->findChildren<QWidget*>()) {
            const bool counts = qobject_cast<QAbstractButton*>(w) || qobject_cast<QLineEdit*>(w);
            bool under = false;
            for (QWidget* p = w; p; p = p->parentWidget())
                under |= !top && qobject_cast<score::Overlay*>(p);
            if (counts && w->isVisible() && !under)
                all << w;
        }
        QVERIFY(!all.isEmpty());
        for (QWidget* w : all) {
            const QRect r(w->mapTo(&s.pages(), QPoint()), w->size());
            const QByteArray what = QByteArray(page) + ": " + w->accessibleName().toUtf8();
            QVERIFY2(s.pages().rect().contains(r), what.constData());
            QVERIFY2(r.width() >= w->minimumSizeHint().width() && r.height() >= w->minimumSizeHint().height(),
                     what.constData());
            for (QWidget* o : all)
                QVERIFY2(o == w || !QRect(o->mapTo(&s.pages(), QPoint()), o->size())
                                        .adjusted(7, 7, -7, -7)
                                        .intersects(r.adjusted(7, 7, -7, -7)),
                         what.constData());
        }
    };
    fits("shelf");
    s.pages().newSheetPage()->setNames({"Margherita", "Lapo", "Bice", "Bartolomeo"});
    s.press(s.pages().shelfPage()->newButton());
    fits("new sheet");
    s.picture(QStringLiteral("new"));
    s.press(s.pages().newSheetPage()->startButton());
    fits("hand");
    auto* ns = s.hand().column(Side::NS);
    auto* ew = s.hand().column(Side::EW);
    s.press(ns->versicolaButton());
    fits("versicola");
    s.press(s.hand().versicolaPicker()->named(QStringLiteral("30 to 35")));
    s.press(s.hand().versicolaPicker()->button(trump(29)));
    s.picture(QStringLiteral("versicola"));
    s.press(s.hand().versicolaPicker()->markButton());
    s.press(ew->cardButton());
    fits("card");
    s.picture(QStringLiteral("card"));
    s.press(s.hand().cardPicker()->button(trump(40)));
    for (int i = 0; i < 5; ++i) {
        s.press(ns->points(i % 2 == 0 ? 10 : 5));
        s.press(ew->points(3));
    }
    s.picture(QStringLiteral("hand"));
    s.pressRow(s.hand().marks(), 2);
    fits("mark");
    s.picture(QStringLiteral("mark"));
    s.press(s.hand().editor()->changeButton());
    s.press(s.hand().penaltyButton());
    fits("penalties");
    s.picture(QStringLiteral("penalties"));
    QTest::keyClick(s.hand().penalties(), Qt::Key_Escape);
    s.press(s.hand().countButton());
    fits("count");
    const CardSet taken = kKings | trumps({1, 2, 3, 28, 29, 30, 36, 40});
    for (Card card : taken)
        s.press(s.count().card(card));
    s.press(s.count().tapButton(score::CountEntryPage::Tap::fola));
    s.press(s.count().card(trump(13)));
    s.press(s.count().moreTricks());
    s.press(s.count().lastButton(Side::NS));
    fits("count");
    s.picture(QStringLiteral("count"));
    s.press(s.count().doneButton());
    s.picture(QStringLiteral("over"));
    // Eleven more hands, typed.
    for (const char* sum : {"98-181", "34+147-98", "-12", "201-60", "88-121", "142-91", "97-150", "131-108",
                            "64-170", "121-102", "221-58"}) {
        s.press(s.hand().nextButton());
        s.type(s.hand().resultField(), sum);
        s.press(s.hand().writeButton());
    }
    fits("hand, over");
    s.press(s.hand().nextButton());
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    fits("sheet");
    s.picture(QStringLiteral("sheet"));
    s.pressRow(s.sheet().table(), 1);
    s.picture(QStringLiteral("opened"));
    s.press(s.sheet().cardsButton());
    fits("the cards");
    s.picture(QStringLiteral("cards"));
    QTest::keyClick(s.sheet().madeOf(), Qt::Key_Escape);
    s.press(s.sheet().printButton());
    fits("print and keep");
    s.picture(QStringLiteral("keep"));
    QTest::keyClick(s.sheet().keepMenu(), Qt::Key_Escape);
    s.press(s.sheet().curveButton());
    fits("curve");
    s.picture(QStringLiteral("curve"));
    s.press(s.sheet().backButton());
    s.picture(QStringLiteral("shelf"));
}

void ScoreTest::everythingHasAName() {
    Sitting s;
    s.begin();
    for (auto* w : s.pages().findChildren<QWidget*>()) {
        const bool counts =
            qobject_cast<QAbstractButton*>(w) || qobject_cast<QLineEdit*>(w) || qobject_cast<QListView*>(w);
        // Names of pairs come when they are asked for.
        if (!counts || qobject_cast<score::Overlay*>(w->window()))
            continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(w);
        QVERIFY(face);
        if (w->isVisible())
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), w->metaObject()->className());
    }
    s.press(s.hand().column(Side::NS)->points(5));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(s.hand().marks());
    QVERIFY(list && list->childCount() > 0);
    QVERIFY2(list->child(0)->text(QAccessible::Name).contains(QStringLiteral("+5 Ada and Lapo")),
             qPrintable(list->child(0)->text(QAccessible::Name)));
}

void ScoreTest::aLongSheetScrolls() {
    Sitting s;
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}, .span = Span::Open};
    sheet.rounds = rotating({0, 1, 2, 3});
    for (int i = 0; i < 10'000; ++i)
        sheet.entries.push_back(
            {KeptHand{.marks = std::vector<PadMark>(12, PadMark{Reason::Death, Side::NS, 5, {}}),
                      .ending = TypedResult{"98-181"}},
             {},
             {}});
    const QString path = s.folder() + QStringLiteral("/long.minchiate");
    QVERIFY(!records::saveSheet(path, sheet));
    QElapsedTimer timer;
    timer.start();
    s.pages().openSheet(path);
    s.pages().grab();
    const auto opened = timer.restart();
    QCOMPARE(s.sheet().table()->rows().size(), std::size_t(12'500));
    auto* bar = s.sheet().table()->verticalScrollBar();
    constexpr int kSteps = 60;
    for (int i = 1; i <= kSteps; ++i) {
        bar->setValue(bar->maximum() * i / kSteps);
        s.sheet().table()->viewport()->repaint();
    }
    const double each = double(timer.elapsed()) / kSteps;
    qInfo("10,000 hands: opened and drawn in %lld ms, %.1f ms to scroll and draw", opened, each);
    QVERIFY(opened < 3000);
    QVERIFY(each < 50);
}

namespace {

// A match as it was kept: twelve hands, a note, a revoke, a change.
Sheet keptMatch() {
    Sheet sheet{.players = {"Ada", "Lapo, the elder", "Bice", "Nuto"}, .begun = 1'795'000'000};
    sheet.rounds = rotating({0, 1, 2, 3});
    for (const char* sum : {"98-181", "34+147-98", "-12", "201-60", "88-121", "142-91", "97-150", "131-108",
                            "64-170", "121-102", "221-58", "60"})
        sheet.entries.push_back(
            {KeptHand{.marks = std::vector<PadMark>(3, PadMark{Reason::Death, Side::EW, 5, {}}),
                      .ending = TypedResult{sum}},
             {},
             {}});
    std::get<KeptHand>(sheet.entries[1].hand).note = "Nuto came late, \"as ever\"";
    std::get<KeptHand>(sheet.entries[2].hand).revokes = {2};
    change(sheet.entries[4], KeptHand{.ending = TypedResult{"88-122"}}, 1'795'010'000);
    return sheet;
}

} // namespace

void ScoreTest::printedPages() {
    QTemporaryDir folder;
    const QString grabs = qEnvironmentVariable("VERSICOLA_GRABS");
    const QDir to(grabs.isEmpty() ? folder.path() : grabs);
    const auto pages = [&](const QString& file) {
        QFile pdf(to.filePath(file));
        if (!pdf.open(QIODevice::ReadOnly))
            return -1;
        return static_cast<int>(pdf.readAll().count("/Type /Page\n"));
    };
    const Sheet match = keptMatch();
    const Account account = accountOf(match);
    QVERIFY(score::writePdf(to.filePath(QStringLiteral("match.pdf")), &match, &account));
    QCOMPARE(pages(QStringLiteral("match.pdf")), 1);
    QVERIFY(score::writePdf(to.filePath(QStringLiteral("empty.pdf")), nullptr, nullptr));
    QCOMPARE(pages(QStringLiteral("empty.pdf")), 2);
    Sheet open = match;
    open.span = Span::Open;
    for (int i = 0; i < 3; ++i)
        open.entries.insert(open.entries.end(), match.entries.begin(), match.entries.end());
    const Account more = accountOf(open);
    QVERIFY(score::writePdf(to.filePath(QStringLiteral("open.pdf")), &open, &more));
    QCOMPARE(pages(QStringLiteral("open.pdf")), score::pagesOf(open));
    QCOMPARE(score::pagesOf(open), 4); // twenty hands a page, then totals and curve
    QVERIFY(!score::writePdf(QStringLiteral("/nowhere/at/all.pdf"), &match, &account));
}

void ScoreTest::exported() {
    const Sheet match = keptMatch();
    const Account account = accountOf(match);
    const QStringList hands = score::handsCsv(match, account).split(QStringLiteral("\r\n"));
    QCOMPARE(hands.size(), 14);
    QCOMPARE(hands[1],
             QStringLiteral(
                 "1,1,Ada,\"Ada and Lapo, the elder\",Bice and Nuto,-15,,,-83,,0,-2,-2,-2,2,2,-2,-2,2,2,,0"));
    QVERIFY2(hands[2].endsWith(QStringLiteral(",\"Nuto came late, \"\"as ever\"\"\",0")),
             qPrintable(hands[2]));
    QVERIFY(hands[5].endsWith(QStringLiteral(",,1")));
    const QStringList totals = score::totalsCsv(match, account).split(QStringLiteral("\r\n"));
    QCOMPARE(totals.size(), 6);
    int sum = 0;
    for (int i = 1; i <= 4; ++i)
        sum += totals[i].section(u',', -1).toInt();
    QCOMPARE(sum, 0);
    QCOMPARE(totals[1].section(u',', -1).toInt(), account.totals[0]);
    const QString text = score::asText(match, account);
    QVERIFY2(text.contains(QStringLiteral("Bice")) && text.count(u'\n') >= 16, qPrintable(text));
    for (const QString& line : text.split(u'\n'))
        QVERIFY(line.size() < 80);
}

void ScoreTest::copiedAndSaved() {
    Sitting s;
    const QString path = s.folder() + QStringLiteral("/match.minchiate");
    QVERIFY(!records::saveSheet(path, keptMatch()));
    s.pages().openSheet(path);
    s.press(s.sheet().printButton());
    s.press(s.sheet().keepMenu()->button(score::KeepMenu::What::copy));
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Bice")));
    QVERIFY(!s.sheet().keepMenu()->isVisible());
    for (const auto what :
         {score::KeepMenu::What::pdf, score::KeepMenu::What::handsCsv, score::KeepMenu::What::totalsCsv}) {
        const QString file = s.folder() + QStringLiteral("/kept");
        s.sheet().keepMenu()->save(what, file);
        QVERIFY(QFile(file).size() > 100);
        QCOMPARE(s.sheet().says(), QStringLiteral("Saved as kept."));
        QVERIFY(QFile::remove(file));
    }
    s.sheet().keepMenu()->save(score::KeepMenu::What::handsCsv, QStringLiteral("/nowhere/at/all.csv"));
    QVERIFY2(s.sheet().says().startsWith(QStringLiteral("all.csv could not be saved")),
             qPrintable(s.sheet().says()));
}

// The same sheet for a match of the program: its numbers open, nothing can be changed, nothing is written.
void ScoreTest::aMatchPlayedHereIsShown() {
    Sitting s;
    const auto match = support::playedMatch(3, Length::Match, 5);
    const auto read = records::sheetOf(records::toJson(match));
    s.pages().showMatch(std::get<Sheet>(read));
    QCOMPARE(s.pages().book().account().totals, records::accountsOf(match));
    QVERIFY(!s.sheet().nextButton()->isVisible() && !s.sheet().stopButton()->isVisible());
    s.pressRow(s.sheet().table(), 2);
    QCOMPARE(s.sheet().openHand(), 1);
    // Its tricks instead of a way to change it.
    s.press(s.sheet().changeButton());
    QVERIFY(s.sheet().tricksView()->isVisible());
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    s.picture(QStringLiteral("tricks"));
    QTest::keyClick(s.sheet().tricksView(), Qt::Key_Escape);
    const Hand hand = fold(match.hands[1].record.deal, match.hands[1].record.actions).hand;
    int details = 0;
    for (const score::TableRow& row : s.sheet().table()->rows())
        details += row.kind == score::TableRow::Kind::detail;
    QVERIFY(details >= static_cast<int>(hand.tally().marks().size()) + 3); // its marks, counts and reckoning
    s.press(s.sheet().cardsButton());
    QVERIFY(s.sheet().madeOf()->isVisible());
    s.picture(QStringLiteral("played"));
    QTest::keyClick(s.sheet().madeOf(), Qt::Key_Escape);
    QSignalSpy closed(&s.pages(), &ScorePages::matchClosed);
    s.press(s.sheet().backButton());
    QCOMPARE(closed.size(), 1);
    QVERIFY(QDir(s.folder()).entryList(QDir::Files).isEmpty());
}

QTEST_MAIN(ScoreTest)
#include "score_test.moc"
