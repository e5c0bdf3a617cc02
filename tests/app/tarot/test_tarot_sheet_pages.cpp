// The score sheet of French Tarot as four people use it: by mouse, by keys, killed in the middle, at every
// size. With VERSICOLA_GRABS set to a folder, pictures of the pages are left there.
#include "desktop/tarot/sheet/sheet_export.h"
#include "desktop/tarot/sheet/tarot_sheet_pages.h"
#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace tarot;
using namespace tarot::sheet;
using tarot_sheet::AnnouncedMenu;
using tarot_sheet::Choices;
using tarot_sheet::TarotSheetPages;

namespace {

const std::array kNames{"Ada", "Bice", "Lapo", "Vieri", "Nanni"};

class SheetSitting {
public:
    explicit SheetSitting(QSize size = {1280, 776}) : size_(size) { open(); }

    // At a program that knows nothing but the files.
    void open() {
        pages_.reset();
        pages_ = std::make_unique<TarotSheetPages>(folder_.path());
        pages_->setMinimumSize(size_);
        pages_->resize(size_);
        pages_->show();
        QApplication::setActiveWindow(pages_.get());
        (void)QTest::qWaitForWindowActive(pages_.get());
        pages_->showShelf();
    }
    TarotSheetPages& pages() { return *pages_; }
    tarot_sheet::SheetPage& sheet() { return *pages_->sheetPage(); }
    tarot_sheet::HandPage& hand() { return *pages_->handPage(); }
    tarot_sheet::SheetBook& book() { return pages_->book(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }

    // Through the window: what lies on top gets it.
    void press(QWidget* widget) { press(widget, widget->rect().center()); }
    void press(QWidget* widget, QPoint at) {
        QTest::qWait(0);
        const QPoint in = widget->mapTo(pages_.get(), at);
        QVERIFY2(pages_->rect().contains(in), "outside the window");
        QWidget* hit = pages_->childAt(in);
        QVERIFY2(hit == widget || widget->isAncestorOf(hit), "something else lies on top");
        QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(pages_.get(), in));
        QTest::qWait(0);
    }
    void pressRow(int row) {
        auto* table = sheet().hands();
        press(table->viewport(), table->visualRect(table->model()->index(row, 0)).center());
    }
    void type(paper::Field* field, const QString& text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void keys(const char* letters) {
        for (const char* c = letters; *c; ++c)
            QTest::keyClick(QApplication::focusWidget(), *c);
    }
    void begin(int players = 4) {
        auto* page = pages_->newSheetPage();
        press(pages_->shelfPage()->newButton());
        press(page->players()->button(players - 3));
        for (Seat seat : Seats::table(players))
            type(page->name(seat), QString::fromLatin1(kNames[static_cast<std::size_t>(index(seat))]));
        press(page->writeButton());
    }
    void picture(const QString& name) {
        const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
        if (!to.isEmpty())
            pages_->grab().save(
                QStringLiteral("%1/%2-%3x%4.png").arg(to, name).arg(size_.width()).arg(size_.height()));
    }

private:
    QSize size_;
    QTemporaryDir folder_;
    std::unique_ptr<TarotSheetPages> pages_;
};

// The examples as people say them; Ada takes, and has shown ten trumps where `shown` says whose (F13).
struct Example {
    const char* rule;
    int bid; // on the row
    const char* bidKey;
    int points;
    int petit; // on the row
    std::optional<Seat> shown;
    bool chelem;
    int each, declarer;
};
const std::vector<Example>& examples() {
    static const std::vector<Example> all{{"F13.1", 2, "g", 49, 1, Seat::First, false, 106, 318},
                                          {"F13.2", 3, "s", 45, 2, std::nullopt, false, 76, 228},
                                          {"F13.3", 0, "r", 34, 1, Seat::First, false, -42, -126},
                                          {"F13.4", 2, "g", 52, 0, Seat::Third, false, 92, 276},
                                          {"F13.5", 2, "g", 87, 1, Seat::First, true, 582, 1746}};
    return all;
}

void announce(SheetSitting& s, const Example& e) {
    if (!e.shown && !e.chelem)
        return;
    s.press(s.hand().buttons().announced);
    AnnouncedMenu* menu = s.hand().announcedMenu();
    if (e.shown)
        s.press(menu->poignee(*e.shown)->button(1));
    if (e.chelem)
        s.press(menu->end(AnnouncedMenu::End::ChelemMade));
    QTest::keyClick(menu, Qt::Key_Escape);
}

} // namespace

class TarotSheetPagesTest : public QObject {
    Q_OBJECT

private slots:
    void F13_byMouse();
    void F13_byKeys();
    void twoTapsAreKeptWhenTheProgramEnds();
    void handsArePutRightAndTakenOut();
    void fiveWithAPartner();
    void F10_3_allPassed();
    void whatCannotBeIsSaid();
    void namesAndRulesLater();
    void badFilesGetOneSentence();
    void exported();
    void everyPageFits_data();
    void everyPageFits();
};

void TarotSheetPagesTest::F13_byMouse() {
    SheetSitting s;
    s.begin();
    PerSeat<int> sums{};
    for (const Example& e : examples()) {
        s.press(s.sheet().taker(Seat::First));
        s.press(s.hand().bids()->button(e.bid));
        s.press(s.hand().bouts()->button(2));
        s.type(s.hand().points(), QString::number(e.points));
        s.press(s.hand().petit()->button(e.petit));
        announce(s, e);
        QVERIFY2(s.hand().sum().endsWith(text::signedPoints(e.each).remove(u'+')),
                 qPrintable(s.hand().sum()));
        QVERIFY2(s.hand().scores().startsWith(QStringLiteral("Ada ") + text::signedPoints(e.declarer)),
                 qPrintable(s.hand().scores()));
        for (const char* rule : {"F2.3", "F9.4", "F9.5"}) // every line has its number
            QVERIFY2(s.hand().priceTold().contains(QLatin1String(rule)), qPrintable(s.hand().priceTold()));
        QCOMPARE(s.hand().priceTold().contains(QStringLiteral("F9.6")), e.petit != 0);
        QCOMPARE(s.hand().priceTold().contains(QStringLiteral("F9.7")), e.shown.has_value());
        QCOMPARE(s.hand().priceTold().contains(QStringLiteral("F9.8")), e.chelem);
        s.press(s.hand().buttons().write);
        QCOMPARE(s.pages().currentWidget(), &s.sheet());
        const Account& account = s.book().lines().back().account;
        QCOMPARE(account.price->each(), e.each);
        QCOMPARE(account.scores[Seat::First], e.declarer);
        for (Seat seat : Seats::table(4))
            sums[seat] += account.scores[seat];
    }
    QCOMPARE(s.book().totals(), sums);
    QCOMPARE(sums[Seat::First] + sums[Seat::Second] + sums[Seat::Third] + sums[Seat::Fourth], 0); // F3.5
    QCOMPARE(dealerOf(s.book().sheet(), 5), Seat::Second);                                        // F3.3
    QVERIFY(s.sheet().accessibleDescription().contains(QStringLiteral("Ada leads with +2442")));
}

void TarotSheetPagesTest::F13_byKeys() {
    SheetSitting s;
    s.begin();
    for (const Example& e : examples()) {
        s.keys("1"); // Ada takes
        QCOMPARE(s.pages().currentWidget(), &s.hand());
        s.keys(e.bidKey);
        s.hand().bouts()->button(0)->setFocus(Qt::TabFocusReason); // one stop of Tab; then arrows
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(s.hand().bouts()->chosen(), 2);
        s.keys(e.petit == 0 ? "n" : e.petit == 1 ? "t" : "d");
        if (e.shown || e.chelem) {
            s.keys("a");
            AnnouncedMenu* menu = s.hand().announcedMenu();
            QVERIFY(menu->isVisible());
            if (e.shown) {
                menu->poignee(*e.shown)->button(0)->setFocus(Qt::TabFocusReason);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            }
            if (e.chelem) {
                menu->end(AnnouncedMenu::End::ChelemMade)->setFocus(Qt::TabFocusReason);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        }
        s.keys(QByteArray::number(e.points).constData());
        QVERIFY2(
            s.hand().buttons().write->isEnabled(),
            qPrintable(QLatin1String(e.rule) + s.hand().says() + s.hand().sum() + s.hand().points()->text()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(s.pages().currentWidget(), &s.sheet());
        QCOMPARE(s.book().lines().back().account.price->each(), e.each);
        QCOMPARE(s.book().lines().back().account.scores[Seat::First], e.declarer);
    }
}

// Killed at any moment nothing is lost: what was tapped is there, and can be taken back.
void TarotSheetPagesTest::twoTapsAreKeptWhenTheProgramEnds() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().taker(Seat::Third));
    s.press(s.hand().bids()->button(2));
    s.hand().points()->setFocus();
    QTest::keyClicks(s.hand().points(), QStringLiteral("4"));
    const QString path = s.book().path();
    s.open();
    QCOMPARE(s.pages().shelfPage()->table()->rows().size(), std::size_t(1));
    QTest::keyClick(s.pages().shelfPage()->table(), Qt::Key_Return);
    QCOMPARE(s.book().path(), path);
    QVERIFY(s.book().sheet().entries.empty()); // not counted yet
    QVERIFY(!s.sheet().taker(Seat::First)->isVisible());
    s.press(s.sheet().buttons().goOn);
    QCOMPARE(s.hand().takers()->chosen(), 2);
    QCOMPARE(s.hand().bids()->chosen(), 2);
    QCOMPARE(s.hand().points()->text(), QStringLiteral("4"));
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.hand().points()->text(), QString());
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(s.hand().points()->text(), QStringLiteral("4"));
}

void TarotSheetPagesTest::handsArePutRightAndTakenOut() {
    SheetSitting s;
    s.begin();
    for (int i = 0; i < 2; ++i) {
        s.press(s.sheet().taker(seatAt(i)));
        s.press(s.hand().bids()->button(0));
        s.press(s.hand().bouts()->button(1));
        s.type(s.hand().points(), QStringLiteral("51"));
        s.press(s.hand().buttons().write);
    }
    const Sheet before = s.book().sheet();
    QCOMPARE(s.book().totals(), (PerSeat<int>{50, 50, -50, -50}));
    s.pressRow(0);
    QCOMPARE(s.hand().number(), 0);
    s.press(s.hand().bids()->button(2)); // it was a garde
    s.type(s.hand().points(), QStringLiteral("52"));
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QCOMPARE(s.book().lines()[0].account.scores[Seat::First], 156);
    // What was tapped there is one change.
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(s.book().sheet().entries[0].hand == before.entries[0].hand);
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(s.book().lines()[0].account.scores[Seat::First], 156);
    s.pressRow(0);
    s.press(s.hand().buttons().remove);
    QCOMPARE(s.book().next(), 1);
    QCOMPARE(s.book().totals(), (PerSeat<int>{-25, 75, -25, -25}));
    s.open(); // and so it is in the file, with what can be taken back
    QTest::keyClick(s.pages().shelfPage()->table(), Qt::Key_Return);
    QCOMPARE(s.book().next(), 1);
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.book().next(), 2);
    QCOMPARE(s.book().lines()[0].account.scores[Seat::First], 156);
}

void TarotSheetPagesTest::fiveWithAPartner() {
    SheetSitting s;
    s.begin(5);
    s.press(s.sheet().taker(Seat::Second));
    s.press(s.hand().bids()->button(2));
    QVERIFY(!s.hand().partners()->button(1)->isEnabled()); // F6.1: somebody else
    s.press(s.hand().partners()->button(4));
    s.press(s.hand().bouts()->button(2));
    s.type(s.hand().points(), QStringLiteral("40.5")); // F9.4: lost by 1
    s.press(s.hand().buttons().write);
    QCOMPARE(s.book().totals(), (PerSeat<int>{52, -104, 52, 52, -52})); // F9.11
    s.press(s.sheet().taker(Seat::First));
    s.press(s.hand().bids()->button(0));
    s.press(s.hand().partners()->button(5)); // alone
    s.press(s.hand().bouts()->button(3));
    s.press(s.hand().counted()->button(1)); // the defence was counted
    s.type(s.hand().points(), QStringLiteral("50"));
    s.press(s.hand().buttons().write);
    QCOMPARE(s.book().lines()[1].account.scores, (PerSeat<int>{120, -30, -30, -30, -30})); // F9.10
}

void TarotSheetPagesTest::F10_3_allPassed() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().buttons().passed); // F5.5
    QCOMPARE(s.book().next(), 1);
    QCOMPARE(handsCounted(s.book().sheet()), 0); // F3.4
    QCOMPARE(dealerOf(s.book().sheet(), 1), Seat::Second);
    s.sheet().buttons().back->click();
    Sheet misere = s.book().sheet();
    misere.rules.allPass = AllPass::Misere;
    misere.entries.clear();
    QVERIFY(!saveSheet(s.book().path(), misere));
    s.pages().openSheet(s.book().path());
    s.press(s.sheet().buttons().passed);
    auto* menu = s.sheet().misereMenu();
    QVERIFY(menu->isVisible());
    for (const char* points : {"10", "20", "25"}) {
        QTest::keyClicks(QApplication::focusWidget(), QLatin1String(points));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(menu->says().contains(u'½')); // the fourth is not typed
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("30"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(s.book().totals(), (PerSeat<int>{45, 5, -15, -35}));
}

void TarotSheetPagesTest::whatCannotBeIsSaid() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().taker(Seat::First));
    QCOMPARE(s.hand().sum(), QStringLiteral("Which contract?"));
    s.press(s.hand().bids()->button(2));
    s.press(s.hand().bouts()->button(2));
    s.type(s.hand().points(), QStringLiteral("41.5")); // F2.4
    QVERIFY2(s.hand().says().contains(QStringLiteral("(F2.4)")), qPrintable(s.hand().says()));
    QVERIFY(!s.hand().buttons().write->isEnabled());
    QTest::keyClick(s.hand().points(), Qt::Key_Return);
    QVERIFY(s.book().sheet().entries.empty());
    s.type(s.hand().points(), QStringLiteral("8")); // F2.1: two bouts alone are more
    QVERIFY2(s.hand().says().contains(QStringLiteral("(F2.1)")), qPrintable(s.hand().says()));
    s.type(s.hand().points(), QStringLiteral("41"));
    QVERIFY(s.hand().says().isEmpty());
    QVERIFY(s.hand().buttons().write->isEnabled());
    s.press(s.hand().buttons().more);
    QCOMPARE(s.hand().points()->text(), QStringLiteral("42"));
}

void TarotSheetPagesTest::namesAndRulesLater() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().buttons().names);
    auto* page = s.pages().newSheetPage();
    s.type(page->name(Seat::Second), QStringLiteral("Ada"));
    s.press(page->writeButton());
    QVERIFY(!page->says().isEmpty());
    s.type(page->name(Seat::Second), QStringLiteral("Gia"));
    s.press(page->lengths()->button(1));
    s.press(page->writeButton());
    QCOMPARE(s.book().sheet().names[Seat::Second], "Gia");
    QCOMPARE(s.book().sheet().length, 12);
    s.press(s.sheet().buttons().passed);
    s.press(s.sheet().buttons().names);
    QVERIFY(!page->players()->isEnabled()); // a hand is written
    QTest::keyClick(page, Qt::Key_Escape);
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    // The next sheet has the names of this one.
    s.press(s.sheet().buttons().back);
    s.press(s.pages().shelfPage()->newButton());
    QCOMPARE(page->name(Seat::Second)->text(), QStringLiteral("Gia"));
}

void TarotSheetPagesTest::badFilesGetOneSentence() {
    SheetSitting s;
    QFile bad(s.folder() + QStringLiteral("/bad.tarot-sheet"));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\"format\": \"french-tarot-sheet\", \"version\": 1, \"players\": 7}");
    bad.close();
    const qint64 before = QFileInfo(bad).size();
    s.pages().showShelf();
    QTest::keyClick(s.pages().shelfPage()->table(), Qt::Key_Return);
    QCOMPARE(s.pages().currentWidget(), s.pages().shelfPage());
    const QString said = s.pages().shelfPage()->says();
    QVERIFY2(said.startsWith(QStringLiteral("bad.tarot-sheet cannot be opened")), qPrintable(said));
    QCOMPARE(QFileInfo(bad).size(), before);
}

namespace {

// Twelve hands, as an evening has them.
Sheet evening(int players) {
    Sheet sheet;
    sheet.players = players;
    sheet.begun = 1'795'000'000;
    sheet.length = 3 * players;
    for (int i = 0; i < players; ++i)
        sheet.names[seatAt(i)] = kNames[static_cast<std::size_t>(i)];
    const std::array bids{Bid::Garde, Bid::Prise, Bid::GardeSans, Bid::Garde};
    for (int i = 0; i < 12; ++i) {
        KeptContract hand;
        hand.contract = {seatAt((i * 2 + 1) % players), bids[static_cast<std::size_t>(i % 4)]};
        if (players == 5 && i % 3 != 0)
            hand.partner = seatAt((i * 2 + 3) % players);
        hand.bouts = 1 + i % 3;
        hand.halves = 2 * (38 + (i * 7) % 19);
        if (i % 4 == 1)
            hand.petit = Camp::Defence;
        if (i == 5)
            hand.poignees = {{Seat::First, poigneeSizes(players)[0]}};
        sheet.entries.push_back(i == 7 ? Entry{KeptVoid{}} : Entry{hand});
    }
    sheet.entries[2].note = "before supper, \"late\"";
    return sheet;
}

bool inSight(QWidget* w, QWidget* root) {
    for (QWidget* p = w; p != root; p = p->parentWidget())
        if (qobject_cast<paper::Overlay*>(p))
            return false;
    return w->isVisible();
}

} // namespace

void TarotSheetPagesTest::exported() {
    SheetSitting s;
    const QString path = s.folder() + QStringLiteral("/evening.tarot-sheet");
    const Sheet sheet = evening(4);
    QVERIFY(!saveSheet(path, sheet));
    s.pages().openSheet(path);
    using What = tarot_sheet::SheetPage::What;
    auto* menu = s.sheet().keepMenu();
    s.press(s.sheet().buttons().save);
    s.press(menu->button(static_cast<std::size_t>(What::Copy)));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(QStringLiteral("Bice")) && copied.count(u'\n') >= 15, qPrintable(copied));
    const QString pdf = s.folder() + QStringLiteral("/kept.pdf"),
                  csv = s.folder() + QStringLiteral("/kept.csv");
    menu->save(static_cast<std::size_t>(What::Pdf), pdf);
    QCOMPARE(s.sheet().says(), QStringLiteral("Saved as kept.pdf."));
    QFile made(pdf);
    QVERIFY(made.open(QIODevice::ReadOnly));
    const QByteArray bytes = made.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QCOMPARE(bytes.count("/Type /Page\n"), tarot_sheet::pagesOf(sheet));
    menu->save(static_cast<std::size_t>(What::Csv), csv);
    QFile table(csv);
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(table.readAll()).split(QStringLiteral("\r\n"));
    QCOMPARE(lines.size(), 14);
    QVERIFY2(lines[3].contains(QStringLiteral("\"before supper, \"\"late\"\"\"")), qPrintable(lines[3]));
    QVERIFY2(lines[8].contains(QStringLiteral("all passed")), qPrintable(lines[8]));
    menu->save(static_cast<std::size_t>(What::Csv), QStringLiteral("/nowhere/at/all.csv"));
    QVERIFY(s.sheet().says().startsWith(QStringLiteral("all.csv could not be saved")));
    Sheet more = sheet;
    for (int i = 0; i < 4; ++i)
        more.entries.insert(more.entries.end(), sheet.entries.begin(), sheet.entries.end());
    QVERIFY(tarot_sheet::pagesOf(more) > 2);
    QVERIFY(tarot_sheet::writePdf(pdf, more));
}

void TarotSheetPagesTest::everyPageFits_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)})
        for (const int players : {3, 4, 5})
            QTest::addRow("%d, %d players", size.width(), players) << size << players;
}

// Everything that is pressed or typed into lies inside the window with all its words, has a name, and no
// letter is underlined twice.
void TarotSheetPagesTest::everyPageFits() {
    QFETCH(const QSize, size);
    QFETCH(const int, players);
    SheetSitting s(size);
    const auto fits = [&](const char* page) {
        QTest::qWait(10);
        s.picture(QStringLiteral("%1-%2").arg(QLatin1String(page)).arg(players));
        QCOMPARE(s.pages().size(), size);
        QWidget* root = s.pages().currentWidget();
        for (auto* overlay : root->findChildren<paper::Overlay*>())
            if (overlay->isVisible())
                root = overlay;
        QSet<QChar> letters;
        int seen = 0;
        for (auto* w : root->findChildren<QWidget*>()) {
            auto* button = qobject_cast<QAbstractButton*>(w);
            const bool counts = button || qobject_cast<QLineEdit*>(w) || qobject_cast<QLabel*>(w);
            if (!counts || !inSight(w, root))
                continue;
            ++seen;
            const QByteArray what =
                QByteArray(page) + ": " + w->accessibleName().toUtf8() + " " + w->metaObject()->className();
            const QRect r(w->mapTo(&s.pages(), QPoint()), w->size());
            QVERIFY2(s.pages().rect().contains(r), what.constData());
            QVERIFY2(r.height() >= w->minimumSizeHint().height() || w->minimumSizeHint().height() < 0,
                     what.constData());
            QVERIFY2(r.width() >= w->minimumSizeHint().width(), what.constData());
            if (auto* label = qobject_cast<QLabel*>(w);
                label && label->wordWrap() && !label->text().isEmpty())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), what.constData());
            if (w->focusPolicy() & Qt::TabFocus) {
                QAccessibleInterface* face = QAccessible::queryAccessibleInterface(w);
                QVERIFY2(face && !face->text(QAccessible::Name).trimmed().isEmpty(), what.constData());
            }
            const QString text = button ? button->text().remove(QStringLiteral("&&")) : QString();
            if (const qsizetype at = text.indexOf(u'&'); at >= 0) {
                const QChar letter = text.at(at + 1).toUpper();
                QVERIFY2(!letters.contains(letter), what.constData());
                letters.insert(letter);
            }
        }
        QVERIFY(seen > 3);
    };
    fits("shelf");
    s.press(s.pages().shelfPage()->newButton());
    s.press(s.pages().newSheetPage()->players()->button(players - 3));
    fits("new");
    QTest::keyClick(s.pages().newSheetPage(), Qt::Key_Escape);
    Sheet sheet = evening(players);
    sheet.length.reset();
    const QString path = s.folder() + QStringLiteral("/evening.tarot-sheet");
    QVERIFY(!saveSheet(path, sheet));
    s.pages().openSheet(path);
    fits("sheet");
    s.press(s.sheet().buttons().curve);
    fits("curve");
    s.press(s.sheet().buttons().curve);
    s.press(s.sheet().buttons().save);
    fits("save");
    QTest::keyClick(s.sheet().keepMenu(), Qt::Key_Escape);
    s.press(s.sheet().taker(Seat::Second));
    fits("taken");
    s.press(s.hand().bids()->button(2));
    if (players == 5)
        s.press(s.hand().partners()->button(3));
    s.press(s.hand().bouts()->button(2));
    s.type(s.hand().points(), QStringLiteral("49"));
    s.press(s.hand().petit()->button(1));
    s.press(s.hand().buttons().announced);
    s.press(s.hand().announcedMenu()->poignee(Seat::First)->button(1));
    s.press(s.hand().announcedMenu()->misere(Seat::Third, Announced::MisereAtouts));
    fits("announced");
    QTest::keyClick(s.hand().announcedMenu(), Qt::Key_Escape);
    fits("hand");
    s.press(s.hand().buttons().write);
    s.pressRow(3);
    fits("changed");
}

QTEST_MAIN(TarotSheetPagesTest)
#include "test_tarot_sheet_pages.moc"
