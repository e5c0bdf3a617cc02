// The sheet of French Tarot as a file: what is written is read again, whole; what no file says is refused
// where it stands.
#include "tarot_text.h"

#include "support/many/one_of_many.h"
#include "tarot/records/sheet_record.h"

#include <QJsonDocument>

using namespace tarot;
using namespace tarot::sheet;

class TestTarotSheetFiles : public QObject {
    Q_OBJECT

private slots:
    void writtenAndReadAgain();
    void hostileFiles_data();
    void hostileFiles();
};

namespace {

Sheet someSheet() {
    Sheet sheet;
    sheet.title = "Tuesdays";
    sheet.players = 5;
    sheet.names = {"Ada", "Bea", "Cid", "Dot", "Eve"};
    sheet.rules.chelem = 600;
    sheet.rules.allPass = AllPass::Misere;
    sheet.firstDealer = Seat::Fourth;
    sheet.length = 15;
    sheet.begun = 1'795'000'000;
    KeptContract hand;
    hand.contract = {Seat::Second, Bid::GardeSans};
    hand.partner = Seat::Fifth;
    hand.bouts = 2;
    hand.halves = 85;
    hand.petit = Camp::Defence;
    hand.poignees = {{Seat::First, 8}, {Seat::Third, 10}};
    hand.miseres = {{Seat::Fourth, Announced::MisereTetes}};
    KeptContract slam;
    slam.bouts = 3;
    slam.halves = 182;
    slam.slam = Slam::Chelem;
    slam.won = Tricks::All;
    KeptMisere misere;
    misere.halves = {21, 40, 30, 30, 50};
    sheet.entries = {{hand, "before supper"}, {slam}, {misere}, {KeptVoid{}}};
    change(sheet.entries[3], hand, sheet.begun + 5000);
    sheet.draft.emplace();
    sheet.draft->taker = Seat::Third;
    sheet.draft->alone = true;
    sheet.draft->counted = Camp::Defence;
    sheet.draft->poignees = {{Seat::Third, 8}};
    sheet.draft->won[Seat::Second] = 25;
    sheet.draft->kind = Draft::Kind::Misere;
    sheet.draft->note = "after supper";
    return sheet;
}

} // namespace

void TestTarotSheetFiles::writtenAndReadAgain() {
    const Sheet sheet = someSheet();
    QJsonObject object = toJson(sheet);
    object[QStringLiteral("later")] = 7; // of a version to come
    auto read = sheetOf(object);
    QVERIFY(std::holds_alternative<Sheet>(read));
    QCOMPARE(toJson(std::get<Sheet>(read)), object);
    Sheet& same = std::get<Sheet>(read);
    QVERIFY(!same.others.empty());
    same.others.clear();
    QVERIFY(same == sheet);
    // A draft that says what the other did not, on a sheet that is closed.
    same = sheet;
    Draft& draft = same.draft.emplace();
    draft.kind = Draft::Kind::Void;
    draft.bid = Bid::Garde;
    draft.partner = Seat::Second;
    draft.bouts = 2;
    draft.halves = 85;
    same.stopped = true;
    QVERIFY(std::get<Sheet>(sheetOf(toJson(same))) == same);
    // One that nobody has named, with nothing said of the next hand.
    same.title.clear();
    same.draft.reset();
    const QJsonObject plain = toJson(same);
    QVERIFY(!plain.contains(QStringLiteral("title")) && !plain.contains(QStringLiteral("draft")));
    QVERIFY(std::get<Sheet>(sheetOf(plain)) == same);
}

void TestTarotSheetFiles::hostileFiles_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("at");
    const auto row = [](const char* name, const QString& path, const QJsonValue& value, const QString& at) {
        QTest::newRow(name) << path << value << at;
    };
    row("two players", QStringLiteral("players"), QJsonArray{QStringLiteral("A"), QStringLiteral("B")},
        QStringLiteral("$.players"));
    row("six players", QStringLiteral("players"),
        QJsonArray::fromStringList(QString("ABCDEF").split(QString(), Qt::SkipEmptyParts)),
        QStringLiteral("$.players"));
    row("a player without a name", QStringLiteral("players"),
        QJsonArray{QStringLiteral("A"), QStringLiteral("B"), 3}, QStringLiteral("$.players"));
    row("two of one name", QStringLiteral("players"),
        QJsonArray{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("A")},
        QStringLiteral("$.players"));
    row("a dealer who sits nowhere", QStringLiteral("first_dealer"), QStringLiteral("Q"),
        QStringLiteral("$.first_dealer"));
    row("no length", QStringLiteral("length"), 0, QStringLiteral("$.length"));
    row("no switch", QStringLiteral("rules"), QJsonObject{{QStringLiteral("x"), 1}},
        QStringLiteral("$.rules.x"));
    row("a draft by nobody", QStringLiteral("draft"),
        QJsonObject{{QStringLiteral("taker"), QStringLiteral("Q")}}, QStringLiteral("$.draft.taker"));
    row("a third of a point in a draft", QStringLiteral("draft"),
        QJsonObject{{QStringLiteral("misere"), QJsonObject{{QStringLiteral("S"), 0.3}}}},
        QStringLiteral("$.draft.misere.S"));
    row("hands of another kind", QStringLiteral("hands"), QJsonArray{3}, QStringLiteral("$.hands[0]"));
    const auto hand = [](const QString& key, const QJsonValue& value) {
        QJsonObject object =
            QJsonDocument::fromJson(R"({"taker": "S", "bid": "garde", "bouts": 1, "points": 50})").object();
        object[key] = value;
        return QJsonArray{object};
    };
    row("a third of a point", QStringLiteral("hands"), hand(QStringLiteral("points"), 40.3),
        QStringLiteral("$.hands[0].points"));
    row("a bid unheard of", QStringLiteral("hands"), hand(QStringLiteral("bid"), QStringLiteral("solo")),
        QStringLiteral("$.hands[0].bid"));
    row("more than there is", QStringLiteral("hands"), hand(QStringLiteral("points"), 91),
        QStringLiteral("$.hands[0]"));
    row("more than there was", QStringLiteral("hands"),
        hand(QStringLiteral("former"),
             QJsonArray{QJsonDocument::fromJson(
                            R"({"changed": 1, "taker": "S", "bid": "garde", "bouts": 1, "points": 91})")
                            .object()}),
        QStringLiteral("$.hands[0].former[0]"));
    row("a hand that was nobody knows when", QStringLiteral("hands"),
        hand(QStringLiteral("former"),
             QJsonArray{QJsonDocument::fromJson(R"({"taker": "S", "bid": "garde", "bouts": 1, "points": 50})")
                            .object()}),
        QStringLiteral("$.hands[0].former[0].changed"));
    for (const QJsonValue& points : {QJsonValue(QStringLiteral("50")), QJsonValue(-1), QJsonValue(501)})
        row(qPrintable(QStringLiteral("points %1").arg(points.toDouble())), QStringLiteral("hands"),
            hand(QStringLiteral("points"), points), QStringLiteral("$.hands[0].points"));
    for (const QJsonValue& bouts : {QJsonValue(QStringLiteral("1")), QJsonValue(4)})
        row(qPrintable(QStringLiteral("bouts %1").arg(bouts.toDouble())), QStringLiteral("hands"),
            hand(QStringLiteral("bouts"), bouts), QStringLiteral("$.hands[0].bouts"));
    const auto shown = [&](const QString& by, const QJsonValue& cards) {
        return hand(QStringLiteral("poignees"), QJsonObject{{by, cards}});
    };
    row("trumps shown by nobody", QStringLiteral("hands"), shown(QStringLiteral("Q"), 8),
        QStringLiteral("$.hands[0].poignees.Q"));
    row("trumps shown in words", QStringLiteral("hands"), shown(QStringLiteral("S"), QStringLiteral("8")),
        QStringLiteral("$.hands[0].poignees.S"));
    row("more trumps than there are cards", QStringLiteral("hands"), shown(QStringLiteral("S"), 101),
        QStringLiteral("$.hands[0].poignees.S"));
    row("a length in words", QStringLiteral("length"), QStringLiteral("15"), QStringLiteral("$.length"));
    row("a length without end", QStringLiteral("length"), 1001, QStringLiteral("$.length"));
    row("a misère of nobody", QStringLiteral("hands"),
        hand(QStringLiteral("miseres"), QJsonArray{QStringLiteral("Q:tetes")}),
        QStringLiteral("$.hands[0].miseres"));
    row("a misère of nothing", QStringLiteral("hands"),
        hand(QStringLiteral("miseres"), QJsonArray{QStringLiteral("S:kings")}),
        QStringLiteral("$.hands[0].miseres"));
}

void TestTarotSheetFiles::hostileFiles() {
    QFETCH(const QString, path);
    QFETCH(const QJsonValue, value);
    QJsonObject object = toJson(someSheet());
    object[path] = value;
    if (path == QStringLiteral("players"))
        object[QStringLiteral("hands")] = QJsonArray();
    if (path == QStringLiteral("players"))
        object[QStringLiteral("first_dealer")] = QStringLiteral("S");
    const auto read = sheetOf(object);
    QVERIFY(std::holds_alternative<SheetFault>(read));
    QTEST(std::get<SheetFault>(read).fault.path, "at");
}

VERSICOLA_TEST(TestTarotSheetFiles)
#include "test_tarot_sheet_files.moc"
