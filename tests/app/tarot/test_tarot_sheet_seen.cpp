// The pages of the score sheet of French Tarot at every size, and for every number of players: all in its
// place, nothing clipped, everything named; and as it is exported.
#include "tarot_sheet_sitting.h"

#include "desktop/sheets/printed.h"
#include "support/many/one_of_many.h"
#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>

using namespace tarot;
using namespace tarot::sheet;
using sheets::Choices;
using support::kNames;
using support::SheetSitting;
using tarot_sheet::AnnouncedMenu;

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

} // namespace

class TarotSheetSeenTest : public QObject {
    Q_OBJECT

private slots:
    void exported();
    void aNewSheetShowsItsHands();
    void everyPageFits_data();
    void everyPageFits();
};

void TarotSheetSeenTest::exported() {
    SheetSitting s;
    const Sheet sheet = evening(4);
    s.openWith(sheet);
    using What = sheets::SheetPage::What;
    auto* menu = s.sheet().keepMenu();
    s.press(s.sheet().sheetButtons().save);
    s.press(menu->button(static_cast<std::size_t>(What::Copy)));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(QStringLiteral("Bice")) && copied.count(u'\n') >= 15, qPrintable(copied));
    QCOMPARE(s.pdfPages(), sheets::pagesOf(tarot_sheet::SheetForm::tell(sheet)));
    QVERIFY(s.sheet().says().startsWith(QStringLiteral("Saved as kept in ")));
    QVERIFY(s.kept(What::Pdf).startsWith("%PDF"));
    const QStringList lines = s.csvLines();
    QCOMPARE(lines.size(), 14);
    QVERIFY2(lines[3].contains(QStringLiteral("\"before supper, \"\"late\"\"\"")), qPrintable(lines[3]));
    QVERIFY2(lines[8].contains(QStringLiteral("all passed")), qPrintable(lines[8]));
    menu->save(static_cast<std::size_t>(What::Csv), QStringLiteral("/nowhere/at/all.csv"));
    QVERIFY(s.sheet().says().startsWith(QStringLiteral("all.csv could not be saved")));
    Sheet more = sheet;
    for (int i = 0; i < 4; ++i)
        more.entries.insert(more.entries.end(), sheet.entries.begin(), sheet.entries.end());
    QVERIFY(sheets::pagesOf(tarot_sheet::SheetForm::tell(more)) > 2);
    s.openWith(more);
    QCOMPARE(s.pdfPages(), sheets::pagesOf(tarot_sheet::SheetForm::tell(more)));
    more = sheet; // what stands under the hands needs room, too
    for (Entry& entry : more.entries)
        if (auto* contract = std::get_if<KeptContract>(&entry.hand)) {
            static_cast<Extras&>(*contract) = {};
            contract->petit.reset();
        }
    QCOMPARE(sheets::pagesOf(tarot_sheet::SheetForm::tell(more)), 1);
    for (Entry& entry : more.entries)
        entry.note = "late";
    QCOMPARE(sheets::pagesOf(tarot_sheet::SheetForm::tell(more)), 2);
}

// Whatever was looked at on the sheet before, and nothing said of that one.
void TarotSheetSeenTest::aNewSheetShowsItsHands() {
    SheetSitting s;
    for (int sheet = 0; sheet < 2; ++sheet) {
        s.begin();
        s.press(s.sheet().passedButton());
        s.press(s.sheet().passedButton());
        QVERIFY(s.sheet().hands()->isVisible());
        QVERIFY(s.sheet().says().isEmpty());
        s.press(s.sheet().sheetButtons().curve);
        QVERIFY(!s.sheet().hands()->isVisible());
        emit s.sheet().keepMenu()->said(QStringLiteral("Saved."));
        QVERIFY(!s.sheet().says().isEmpty());
        s.press(s.sheet().sheetButtons().back);
    }
}

void TarotSheetSeenTest::everyPageFits_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (const QSize size : support::kSizes)
        for (const int players : {3, 4, 5})
            QTest::addRow("%d, %d players", size.width(), players) << size << players;
}

void TarotSheetSeenTest::everyPageFits() {
    QFETCH(const QSize, size);
    QFETCH(const int, players);
    SheetSitting s(size);
    const auto fits = [&](const char* page) {
        s.fits(QStringLiteral("%1-%2").arg(QLatin1String(page)).arg(players));
    };
    fits("shelf");
    s.press(s.pages().shelfPage()->newButton());
    s.press(s.pages().termsPage()->players()->button(players - 3));
    fits("new");
    QTest::keyClick(s.pages().termsPage(), Qt::Key_Escape);
    Sheet sheet = evening(players);
    sheet.length.reset();
    sheet.rules.allPass = AllPass::Misere;
    sheet.rules.petitChelem = true; // as many choices as there can be
    s.openWith(sheet);
    fits("sheet");
    s.press(s.sheet().sheetButtons().curve);
    fits("curve");
    s.press(s.sheet().sheetButtons().curve);
    s.press(s.sheet().sheetButtons().save);
    fits("save");
    s.press(s.sheet().keepMenu()->button(static_cast<std::size_t>(sheets::SheetPage::What::Pdf)));
    auto* asking = s.sheet().findChild<QFileDialog*>();
    QVERIFY(asking);
    QCOMPARE(asking->windowModality(), Qt::WindowModal); // the sheet is not changed behind it
    asking->close();
    s.press(s.sheet().sheetButtons().save);
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
    s.type(s.hand().points(), QStringLiteral("95"));
    fits("wrong");
    s.type(s.hand().points(), QStringLiteral("49"));
    s.press(s.hand().handButtons().write);
    s.pressRow(4);
    s.type(s.hand().note(), QStringLiteral("the whole evening it rained, and nobody had any trumps"));
    fits("changed");
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    s.press(s.sheet().passedButton());
    s.type(s.hand().won(Seat::First), QStringLiteral("12.5"));
    fits("misere");

    // On the shelf nothing is cut that is no name; and names are not while there is room.
    s.pages().showShelf();
    fits("shelf-of-one");
    const paper::PaperTable& table = *s.pages().shelfPage()->table();
    QFont font = look::font(look::metricsForTable(s.pages().size(), look::systemFontPx()), look::Type::Sheet);
    font.setWeight(QFont::Bold);
    const QRect line = table.visualRect(table.model()->index(0, 0));
    for (const std::size_t column : {0, 2, 3}) {
        const QString text = table.rows().at(0).cells.at(column).text;
        QVERIFY2(QFontMetrics(font).horizontalAdvance(text) <= table.cellRect(line, column).width() + 4,
                 qPrintable(text));
    }
}
VERSICOLA_WINDOW_TEST(TarotSheetSeenTest)
#include "test_tarot_sheet_seen.moc"
