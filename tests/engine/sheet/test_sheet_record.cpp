// Sheets as files: what is written is read again, whole; nonsense is refused in one sentence and nothing is
// lost.
#include "minchiate/records/sheet_shelf.h"
#include "played_hands.h"
#include "records/sheet_file.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"
#include "text/sheet_words.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using namespace scoresheet;
using records::SheetError;

namespace {

CardSet cards(const char* codes) {
    return support::cards(QString::fromLatin1(codes));
}

// A sheet with everything a sheet can hold.
Sheet fullSheet() {
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Niccolò"}};
    tricks::Random random(4);
    const Draw draw = drawForPartners(random);
    sheet.draw = draw.cards;
    sheet.rounds = rotating(draw.order);
    sheet.rules.demon = true;
    sheet.begun = 1'795'000'000;
    KeptHand counted{.marks = {{Reason::Rob, Side::NS, 10, cards("T40")},
                               {Reason::Upcard, Side::EW, 5, {}},
                               {Reason::Fola, Side::EW, 3, cards("T2")},
                               {Reason::Declaration, Side::EW, 20, cards("T28 T29 T30 M")},
                               {Reason::Death, Side::NS, 5, cards("CK")},
                               {Reason::Misdeal, Side::EW, 30, {}}},
                     .revokes = {1, 1},
                     .note = "counted twice, \"quoted\"\nè così"};
    CountEntry count;
    count.captured[Side::NS] = cards("T40 CK T36 T37 T38 T39 T35 T14");
    count.captured[Side::EW] = cards("T1 T2 T3 T4 T5 T28 T29 T30 T10 M");
    count.cards = 48;
    count.lastTrick = Side::EW;
    counted.cardsOnly[Side::EW] = true;
    counted.ending = count;
    sheet.entries.push_back({counted, {}, {}});
    Entry typed{KeptHand{.ending = TypedResult{"34+147−98", -2}}, {}, R"({"weather":"rain"})"};
    change(typed, {.ending = TypedResult{"34+147-99", 1}}, 1'795'001'000);
    sheet.entries.push_back(typed);
    KeptHand under{.marks = {{Reason::Death, Side::NS, 3, {}}}};
    under.counting = CountDraft{count.captured, std::nullopt, Side::NS};
    sheet.entries.push_back({under, {}, {}});
    return sheet;
}

QJsonObject with(QJsonObject object, const QString& key, const QJsonValue& value) {
    object[key] = value;
    return object;
}

// The first hand of the full sheet, changed.
QJsonObject withHand(const QString& key, const QJsonValue& value) {
    QJsonObject object = records::toJson(fullSheet());
    QJsonArray hands = object[QStringLiteral("hands")].toArray();
    hands[0] = with(hands[0].toObject(), key, value);
    object[QStringLiteral("hands")] = hands;
    return object;
}

Sheet longSheet(int hands) {
    Sheet sheet = fullSheet();
    sheet.span = Span::Open;
    const Entry first = sheet.entries.front();
    sheet.entries.clear();
    for (int i = 0; i < hands; ++i) {
        sheet.entries.push_back(first);
        auto& marks = std::get<KeptHand>(sheet.entries.back().hand).marks;
        while (marks.size() < 16)
            marks.push_back({Reason::Death, i % 3 == 0 ? Side::NS : Side::EW, 5, {}});
    }
    return sheet;
}

} // namespace

class TestSheetRecord : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void whatNobodyKnowsIsKept();
    void marksAsText();
    void matchesPlayedHereAreSheets();
    void playedAndKeptHandsOnOneSheet();
    void faults_data();
    void faults();
    void damagedFilesAreRefusedAndLeftAlone();
    void savingFailsInWords();
    void theShelf();
    void aLongSheetOpensInASecond();
    void sheetsOfEveryGame();
};

void TestSheetRecord::whatIsWrittenIsRead() {
    const Sheet sheet = fullSheet();
    const auto read = records::sheetOf(records::toJson(sheet));
    QVERIFY(std::holds_alternative<Sheet>(read));
    QVERIFY(std::get<Sheet>(read) == sheet);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.minchiate"));
    QVERIFY(!records::saveSheet(path, sheet));
    QVERIFY(std::get<Sheet>(records::loadSheet(path)) == sheet);
    QCOMPARE(accountOf(std::get<Sheet>(read)), accountOf(sheet));
    // Counted by the cards alone so far; stopped; with a name of its own.
    Sheet other = sheet;
    std::get<KeptHand>(other.entries.back().hand).counting = CountDraft{std::nullopt, 48, std::nullopt};
    other.title = "Natale";
    other.stopped = true;
    QVERIFY(std::get<Sheet>(records::sheetOf(records::toJson(other))) == other);
    // Of one side only so far, and said of that side alone.
    QJsonObject object = records::toJson(other);
    QJsonArray hands = object[QStringLiteral("hands")].toArray();
    hands[2] = with(hands[2].toObject(), QStringLiteral("counting"),
                    QJsonObject{{QStringLiteral("NS"), QStringLiteral("T40")}});
    object[QStringLiteral("hands")] = hands;
    const auto one = records::sheetOf(object);
    QVERIFY(std::holds_alternative<Sheet>(one));
    const auto& draft = std::get<KeptHand>(std::get<Sheet>(one).entries[2].hand).counting;
    QVERIFY(draft->captured && (*draft->captured)[Side::NS] == cards("T40") &&
            (*draft->captured)[Side::EW].empty());
}

void TestSheetRecord::whatNobodyKnowsIsKept() {
    QJsonObject object =
        with(withHand(QStringLiteral("mood"), 3), QStringLiteral("place"), QStringLiteral("Florence"));
    const auto read = records::sheetOf(object);
    QVERIFY(std::holds_alternative<Sheet>(read));
    QCOMPARE(records::toJson(std::get<Sheet>(read)), object);
}

void TestSheetRecord::marksAsText() {
    for (const char* text : {"NS death 5 CK", "EW declare 20 T28+T29+T30+M", "EW misdeal 30", "NS death 3"}) {
        const auto mark = records::padMarkOf(QString::fromLatin1(text));
        QVERIFY(mark);
        QCOMPARE(records::markText(*mark), QString::fromLatin1(text));
    }
    for (const char* text : {"", "NS", "NS death", "NS death five", "XX death 5", "NS dies 5", "NS death 5 ",
                             "NS death 5 CK DK", "NS declare 5 CK+CK", "NS death 5 CX"})
        QVERIFY2(!records::padMarkOf(QString::fromLatin1(text)), text);
}

void TestSheetRecord::matchesPlayedHereAreSheets() {
    for (const auto length : {Length::Match, Length::Round, Length::Hand}) {
        const auto match = support::playedMatch(7, length, length == Length::Hand ? 1 : 4);
        const auto read = records::sheetOf(records::toJson(match));
        QVERIFY(std::holds_alternative<Sheet>(read));
        const Sheet& sheet = std::get<Sheet>(read);
        QCOMPARE(accountOf(sheet).totals, records::accountsOf(match));
        for (int hand = 0; hand < static_cast<int>(match.hands.size()); ++hand)
            QCOMPARE(seatsOf(sheet, hand), records::seatsOf(match, hand));
        std::vector<Hand> folded;
        for (const auto& hand : match.hands)
            folded.push_back(fold(hand.record.deal, hand.record.actions).hand);
        const Sheet made = records::sheetOf(match, folded); // without a file between
        QVERIFY(made.span == sheet.span && made.rounds == sheet.rounds && made.levels == sheet.levels);
        QCOMPARE(accountOf(made).totals, accountOf(sheet).totals);
        const auto& played = std::get<PlayedHand>(made.entries.front().hand);
        QVERIFY(records::recordOf(played)->deal == match.hands.front().record.deal);
        QVERIFY(records::recordOf(played)->actions == match.hands.front().record.actions);
        QVERIFY(records::handOf(played)->tricks() == folded.front().tricks());
        // Written as a sheet and read as one, and as the match it was.
        const QJsonObject again = records::toJson(sheet);
        QVERIFY(std::get<Sheet>(records::sheetOf(again)) == sheet);
        const auto loaded = records::matchRecordOf(again);
        QVERIFY(std::holds_alternative<records::LoadedMatch>(loaded));
        QCOMPARE(std::get<records::LoadedMatch>(loaded).record.seed, match.seed);
    }
}

void TestSheetRecord::playedAndKeptHandsOnOneSheet() {
    const auto match = support::playedMatch(9, Length::Match, 2);
    QJsonObject object = records::toJson(match);
    QJsonArray hands = object[QStringLiteral("hands")].toArray();
    hands.append(QJsonObject{{QStringLiteral("kept"), true},
                             {QStringLiteral("marks"), QJsonArray{QStringLiteral("EW death 5")}},
                             {QStringLiteral("result"), QStringLiteral("120-35")}});
    object[QStringLiteral("hands")] = hands;
    const auto read = records::sheetOf(object);
    QVERIFY(std::holds_alternative<Sheet>(read));
    const Account account = accountOf(std::get<Sheet>(read));
    QCOMPARE(account.finished, 3);
    QCOMPARE(account.lines[2].account.net, 80);
    Accounts expected = records::accountsOf(match);
    pay(expected, records::seatsOf(match, 2), 2);
    QCOMPARE(account.totals, expected);
}

void TestSheetRecord::faults_data() {
    QTest::addColumn<QJsonObject>("object");
    QTest::addColumn<QString>("sentence");
    const QJsonObject good = records::toJson(fullSheet());
    const auto marks = [](const char* mark) {
        return withHand(QStringLiteral("marks"), QJsonArray{QLatin1String(mark)});
    };
    const auto count = [&](const char* key, const QJsonValue& value) {
        const QJsonObject hand = good[QStringLiteral("hands")][0].toObject();
        return withHand(QStringLiteral("count"),
                        with(hand[QStringLiteral("count")].toObject(), QString::fromLatin1(key), value));
    };
    QTest::newRow("another format")
        << with(good, QStringLiteral("format"), QStringLiteral("minchiate-hand"))
        << "This is not the kind of record asked for: its format is “minchiate-hand”.";
    QTest::newRow("another version") << with(good, QStringLiteral("version"), 2)
                                     << "This program reads version 1 of such records, not 2.";
    QTest::newRow("length") << with(good, QStringLiteral("length"), QStringLiteral("week"))
                            << "A field has a value it cannot have: $.length.";
    QTest::newRow("three players") << with(good, QStringLiteral("players"), QJsonArray{"a", "b", "c"})
                                   << "A field has a value it cannot have: $.players.";
    QTest::newRow("one player twice")
        << with(good, QStringLiteral("seats"), QJsonArray{"0123", "0112", "0123"})
        << "A field has a value it cannot have: $.seats.";
    QTest::newRow("both sides") << count("NS", QStringLiteral("T1 T40 CK"))
                                << "$.hands[0]: The 1 cannot lie with both sides.";
    QTest::newRow("85 cards") << count("cards", 85)
                              << "$.hands[0]: 84 cards are captured in a hand, and no side can have 85.";
    QTest::newRow("text for a number") << count("cards", QStringLiteral("many"))
                                       << "A field has a value it cannot have: $.hands[0].count.cards.";
    QTest::newRow("few cards") << count("cards", 4)
                               << "$.hands[0]: 4 cards for the first pair, but 8 are marked as theirs.";
    QTest::newRow("no mark") << marks("NS dies")
                             << "A field has a value it cannot have: $.hands[0].marks[0].";
    QTest::newRow("worth") << marks("NS death 10 CK")
                           << "$.hands[0]: The king of cups is worth 5, not 10 (M2.1).";
    QTest::newRow("seven") << marks("NS death 7") << "$.hands[0]: A card is worth 3, 5 or 10, not 7 (M2.1).";
    QTest::newRow("player five") << withHand(QStringLiteral("revokes"), QJsonArray{5})
                                 << "$.hands[0]: There are four players, and none of them has the number 5.";
    QTest::newRow("two endings") << withHand(QStringLiteral("result"), QStringLiteral("5"))
                                 << "A field has a value it cannot have: $.hands[0].result.";
    QTest::newRow("resti with a count")
        << withHand(QStringLiteral("paid"), 1) << "A field has a value it cannot have: $.hands[0].paid.";
    // A sum is typed in the second hand, the third is being counted.
    const auto ofHand = [&](int number, const char* key, const QJsonValue& value) {
        QJsonArray hands = good[QStringLiteral("hands")].toArray();
        hands[number] = with(hands[number].toObject(), QString::fromLatin1(key), value);
        return with(good, QStringLiteral("hands"), hands);
    };
    const auto badField = [](const char* name, const QJsonObject& object, const char* path) {
        QTest::newRow(name)
            << object << QStringLiteral("A field has a value it cannot have: %1.").arg(QLatin1String(path));
    };
    badField("resti in words", ofHand(1, "paid", QStringLiteral("one")), "$.hands[1].paid");
    badField("resti and a half", ofHand(1, "paid", 1.5), "$.hands[1].paid");
    badField("half a player", withHand(QStringLiteral("revokes"), QJsonArray{0.5}), "$.hands[0].revokes[0]");
    badField("cards only of nobody", withHand(QStringLiteral("cardsOnly"), QJsonArray{QStringLiteral("S")}),
             "$.hands[0].cardsOnly[0]");
    badField("a last trick that is no side", count("last", 5), "$.hands[0].count.last");
    badField("captured what is no text", count("NS", 5), "$.hands[0].count.NS");
    badField("counting what is no card",
             ofHand(2, "counting", QJsonObject{{QStringLiteral("NS"), QStringLiteral("X")}}),
             "$.hands[2].counting.NS");
    badField("changed on no day", with(good, QStringLiteral("begun"), 5), "$.begun");
    const auto counting = [&](const char* cards) {
        return ofHand(2, "counting", QJsonDocument::fromJson(cards).object());
    };
    QTest::newRow("one card on both sides")
        << counting(R"({"NS": "T40", "EW": "T40"})") << "The 40 cannot lie with both sides";
    QTest::newRow("more cards than there are") << counting(R"({"cards": 98})") << "98";
    QTest::newRow("a versicola of nothing") << marks("NS declare 0") << "0";
    QTest::newRow("a versicola too dear") << marks("NS declare 201") << "201";
    QTest::newRow("a misdeal of nothing") << marks("NS misdeal 5") << "5";
    QTest::newRow("a misdeal too dear") << marks("NS misdeal 99990") << "99990";
    QTest::newRow("two cards dead at once") << marks("NS death 5 CK+DK") << "Only one counter at a time";
    QTest::newRow("a hand that is none") << with(good, QStringLiteral("hands"), QJsonArray{7})
                                         << "A field has a value it cannot have: $.hands[0].";
}

void TestSheetRecord::faults() {
    QFETCH(const QJsonObject, object);
    QFETCH(const QString, sentence);
    const auto read = records::sheetOf(object);
    QVERIFY(std::holds_alternative<SheetError>(read));
    const QString told = text::explain(std::get<SheetError>(read));
    QVERIFY2(told == sentence || (!sentence.endsWith(u'.') && told.contains(sentence)), qPrintable(told));
}

// Cut anywhere, or with a byte changed: never a crash, always one sentence or the sheet; and the file as it
// was.
void TestSheetRecord::damagedFilesAreRefusedAndLeftAlone() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("damaged.minchiate"));
    const QByteArray whole = QJsonDocument(records::toJson(fullSheet())).toJson(QJsonDocument::Compact);
    tricks::Random random(11);
    for (int i = 0; i < 1500; ++i) {
        QByteArray bytes = whole;
        const auto place = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(bytes.size())));
        if (i % 3 == 0)
            bytes.truncate(place);
        else
            bytes[place] = static_cast<char>(random.below(256));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto read = records::loadSheet(path);
        if (const auto* error = std::get_if<SheetError>(&read)) {
            const QString sentence = text::explain(*error);
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'\n'), qPrintable(sentence));
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }
}

void TestSheetRecord::savingFailsInWords() {
    const auto words = records::saveSheet(QStringLiteral("/nowhere/at/all.minchiate"), fullSheet());
    QVERIFY(words && !words->isEmpty());
}

void TestSheetRecord::theShelf() {
    QTemporaryDir folder;
    Sheet sheet = fullSheet();
    const QString first = records::newSheetPath(folder.path(), sheet);
    QVERIFY2(first.endsWith(QStringLiteral(" Ada, Lapo, Bice, Niccolò.minchiate")), qPrintable(first));
    QVERIFY(!records::saveSheet(first, sheet));
    const QString second = records::newSheetPath(folder.path(), sheet);
    QVERIFY(second != first);
    sheet.begun += 86'400;
    sheet.players[1] = "../Lapo/";
    QVERIFY(!records::saveSheet(second, sheet));
    QVERIFY(!records::newSheetPath(folder.path(), sheet).mid(folder.path().size() + 1).contains(u'/'));
    QFile damaged(folder.filePath(QStringLiteral("damaged.minchiate")));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\"format\": ");
    damaged.close();
    QFile hand(folder.filePath(QStringLiteral("hand.minchiate")));
    QVERIFY(hand.open(QIODevice::WriteOnly));
    hand.write(records::toLine(support::playedHand(1, Seat::S).record));
    hand.close();
    const auto shelf = records::shelvedSheets(folder.path());
    QCOMPARE(shelf.size(), std::size_t(3));
    QCOMPARE(shelf[0].path, second);
    QCOMPARE(shelf[1].path, first);
    QCOMPARE(shelf[1].players[3], QStringLiteral("Niccolò"));
    QCOMPARE(shelf[1].finished, 2);
    QCOMPARE(shelf[1].hands, std::optional(12));
    QCOMPARE(shelf[1].totals, accountOf(fullSheet()).totals);
    QVERIFY(shelf[2].error);
    // A hand with a mark is being played; one that was only looked at, or all taken back, is not.
    QVERIFY(shelf[1].underWay);
    const auto underWay = [&](const KeptHand& last) {
        Sheet begun = fullSheet();
        begun.entries.back().hand = last;
        return !records::saveSheet(first, begun) && records::shelvedSheets(folder.path())[1].underWay;
    };
    QVERIFY(!underWay({}));
    QVERIFY(underWay({.marks = {{Reason::Death, Side::NS, 10}}}));
}

void TestSheetRecord::aLongSheetOpensInASecond() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("long.minchiate"));
    QVERIFY(!records::saveSheet(path, longSheet(10'000)));
    QElapsedTimer timer;
    timer.start();
    const auto read = records::loadSheet(path);
    QVERIFY(std::holds_alternative<Sheet>(read));
    const Account account = accountOf(std::get<Sheet>(read));
    const auto took = timer.elapsed();
    QCOMPARE(account.finished, 10'000);
    qInfo("10,000 hands, %.1f MB: read and added up in %lld ms", double(QFile(path).size()) / 1e6, took);
    QVERIFY2(took < 3000, "three times the promise: the machine may be busy");
}

void TestSheetRecord::sheetsOfEveryGame() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheet.json"));
    const QJsonObject sheet{{QStringLiteral("format"), QStringLiteral("some-sheet")},
                            {QStringLiteral("hands"), QJsonArray{1, 2}}};
    QVERIFY(!records::sheet_file::save(path, sheet));
    QCOMPARE(std::get<QJsonObject>(records::sheet_file::load(path)), sheet);
    QVERIFY(records::sheet_file::save(folder.filePath(QStringLiteral("no/sheet.json")), sheet));
    QVERIFY(std::holds_alternative<records::Fault>(
        records::sheet_file::load(folder.filePath(QStringLiteral("none.json")))));
}

VERSICOLA_TEST(TestSheetRecord)
#include "test_sheet_record.moc"
