// The pages of the score sheet of French Tarot at every size, and for every number of players: all in its
// place, nothing clipped, everything named; and as it is exported.
#include "tarot_sheet_sitting.h"

#include "desktop/tarot/sheet/sheet_export.h"
#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QSet>

using namespace tarot;
using namespace tarot::sheet;
using support::kNames;
using support::SheetSitting;
using tarot_sheet::AnnouncedMenu;
using tarot_sheet::Choices;

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

class TarotSheetSeenTest : public QObject {
    Q_OBJECT

private slots:
    void exported();
    void everyPageFits_data();
    void everyPageFits();
};

void TarotSheetSeenTest::exported() {
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

void TarotSheetSeenTest::everyPageFits_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)})
        for (const int players : {3, 4, 5})
            QTest::addRow("%d, %d players", size.width(), players) << size << players;
}

// Everything that is pressed or typed into lies inside the window with all its words, has a name, and no
// letter is underlined twice.
void TarotSheetSeenTest::everyPageFits() {
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
QTEST_MAIN(TarotSheetSeenTest)
#include "test_tarot_sheet_seen.moc"
