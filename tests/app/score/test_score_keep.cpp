// What a sheet leaves behind: paper, files, the clipboard; and a match played here shown as a sheet.
#include "desktop/score/sheet_export.h"
#include "desktop/score/sheet_print.h"
#include "desktop/settings/theme.h"
#include "played_hands.h"
#include "records/atomic_file.h"
#include "score_sitting.h"
#include "support/many/one_of_many.h"

#include <QClipboard>
#include <QJsonDocument>
#include <QPrintDialog>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>

using namespace minchiate;
using namespace scoresheet;
using support::ScoreSitting;

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

class ScoreKeepTest : public QObject {
    Q_OBJECT

private slots:
    void printedPages();
    void exported();
    void copiedAndSaved();
    void aMatchPlayedHereIsOpenedFromItsFile();
    void filesHaveNamesOfTheirOwn();
    void thePrintDialogCutsNoWords();
};

void ScoreKeepTest::printedPages() {
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
    // A match begun is gone on with by pencil: all twelve lines are there, but not when it was stopped.
    Sheet begun = match;
    begun.entries.resize(2);
    const Account two = accountOf(begun);
    QCOMPARE(score::linesOf(begun), 12);
    QVERIFY(score::writePdf(to.filePath(QStringLiteral("begun.pdf")), &begun, &two));
    QCOMPARE(pages(QStringLiteral("begun.pdf")), 1);
    begun.span = Span::Round;
    const Account ofFour = accountOf(begun);
    QVERIFY(score::writePdf(to.filePath(QStringLiteral("round.pdf")), &begun, &ofFour));
    const auto size = [&](const char* file) { return QFileInfo(to.filePath(QLatin1String(file))).size(); };
    QVERIFY(size("begun.pdf") > size("round.pdf")); // eight lines more stand in it
    begun.span = Span::Match;
    begun.stopped = true;
    QCOMPARE(score::linesOf(begun), 2);
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

void ScoreKeepTest::exported() {
    const Sheet match = keptMatch();
    const Account account = accountOf(match);
    const QStringList hands = score::handsCsv(match, account).split(QStringLiteral("\r\n"));
    QCOMPARE(hands.size(), 14);
    QCOMPARE(hands[1], QStringLiteral("1,1,Ada,\"Ada and Lapo, the elder\",Bice and "
                                      "Nuto,-15,98,181,-83,,0,-2,-2,-2,2,2,-2,-2,2,2,,,0"));
    QVERIFY2(hands[3].contains(QStringLiteral(",Bice revoked: 2 resti to each opponent (M8.3),")),
             qPrintable(hands[3]));
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

void ScoreKeepTest::copiedAndSaved() {
    ScoreSitting s;
    const QString path = s.folder() + QStringLiteral("/match.minchiate");
    QVERIFY(!records::saveSheet(path, keptMatch()));
    s.pages().openSheet(path);
    s.press(s.sheet().buttons().save);
    s.press(s.sheet().keepMenu()->button(score::KeepMenu::What::Copy));
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Bice")));
    QVERIFY(!s.sheet().keepMenu()->isVisible());
    for (const auto what :
         {score::KeepMenu::What::Pdf, score::KeepMenu::What::HandsCsv, score::KeepMenu::What::TotalsCsv}) {
        const QString file = s.folder() + QStringLiteral("/kept");
        s.sheet().keepMenu()->save(what, file);
        QVERIFY(QFile(file).size() > 100);
        QVERIFY(s.sheet().says().startsWith(QStringLiteral("Saved as kept in ")));
        QVERIFY(QFile::remove(file));
    }
    s.sheet().keepMenu()->save(score::KeepMenu::What::HandsCsv, QStringLiteral("/nowhere/at/all.csv"));
    QVERIFY2(s.sheet().says().startsWith(QStringLiteral("all.csv could not be saved")),
             qPrintable(s.sheet().says()));
}

// A match of the program, opened from its file: its hands open, each can be watched, and nothing of what was
// played can be changed.
void ScoreKeepTest::aMatchPlayedHereIsOpenedFromItsFile() {
    ScoreSitting s;
    const auto match = support::playedMatch(3, Length::Match, 12);
    const QString path = s.folder() + QStringLiteral("/played.minchiate");
    const QByteArray bytes = QJsonDocument(records::toJson(match)).toJson();
    QVERIFY(!records::writeAtomically(path, bytes));
    s.pages().openSheet(path);
    QCOMPARE(s.pages().book().account().totals, records::accountsOf(match));
    QVERIFY(!s.sheet().buttons().next->isVisible());
    QSignalSpy watched(&s.pages(), &score::ScorePages::watchAsked);
    for (int hand = 0; hand < 12; ++hand) {
        s.sheet().hands()->open(-1); // other rounds may be folded
        s.pressHand(hand);
        QCOMPARE(s.sheet().openHand(), hand);
        QVERIFY(!s.sheet().openPanel()->changeButton()->isVisible());
        s.press(s.sheet().openPanel()->watchButton());
        QCOMPARE(watched.size(), hand + 1);
        const auto asked = watched.back().front().value<score::WatchedHand>();
        const auto& played = match.hands[static_cast<std::size_t>(hand)];
        QVERIFY(asked.record.actions == played.record.actions);
        QVERIFY(asked.record.deal.deck == played.record.deal.deck);
        // Everybody sits where they sat (T7).
        QVERIFY(asked.players == records::seatsOf(match, hand));
        for (Seat seat : kSeats)
            QCOMPARE(asked.names[seat], match.players[static_cast<std::size_t>(asked.players[seat])]);
        QCOMPARE(asked.title, QStringLiteral("Hand %1 of 12").arg(hand + 1));
    }
    s.picture(QStringLiteral("played"));
    const Hand hand = fold(match.hands[11].record.deal, match.hands[11].record.actions).hand;
    QCOMPARE(s.sheet().openPanel()->content().marks.size(), hand.tally().marks().size());
    s.press(s.sheet().buttons().back);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == bytes);
}

// Two files of one sheet are not called the same.
void ScoreKeepTest::filesHaveNamesOfTheirOwn() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().sheet);
    using What = score::KeepMenu::What;
    QStringList names;
    for (const auto what : {What::Pdf, What::HandsCsv, What::TotalsCsv, What::EmptyPdf})
        names << s.sheet().keepMenu()->fileName(what);
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
    QVERIFY2(names[1].contains(QStringLiteral("Ada")) && names[1].endsWith(QStringLiteral("hands")),
             qPrintable(names[1]));
}

// "Properties" was cut on both sides.
void ScoreKeepTest::thePrintDialogCutsNoWords() {
    settings::Theme theme;
    theme.setSurroundings(settings::Surroundings::Light);
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().sheet);
    s.sheet().keepMenu()->print();
    auto* dialog = s.sheet().keepMenu()->findChild<QPrintDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCoreApplication::processEvents();
    int buttons = 0;
    for (const auto* button : dialog->findChildren<QPushButton*>())
        if (button->isVisible()) {
            ++buttons;
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        }
    QVERIFY(buttons >= 3);
    dialog->close();
}

VERSICOLA_WINDOW_TEST(ScoreKeepTest)
#include "test_score_keep.moc"
