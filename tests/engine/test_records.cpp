// Hand records: what is read, kept and written, and every refusal with its place and rule.
#include "minchiate/numbered_deal.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/hand_record.h"
#include "places.h"
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"
#include "text/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace minchiate;
using namespace support;
using records::HandRecord;
using records::LoadedHand;
using records::RecordError;
using records::RecordFault;

namespace {

// A record that is right: West robs nothing, nobody discards, three cards are played.
QJsonObject soundRecord() {
    HandRecord record;
    Setup setup;
    setup.hands = {{"S2", "S3", "S4", "S5"}};
    const CutDeal made = dealFor(setup);
    record.deal = made.deal;
    Hand hand(made.deal);
    const auto add = [&](const Action& action) {
        act(hand, action);
        record.actions.push_back(action);
        if (hand.answering()) {
            record.actions.push_back({*hand.answering(), Declare{}});
            act(hand, record.actions.back());
        }
    };
    add({Seat::W, Cut{made.cut}});
    for (const char* play : {"E:play S3", "N:play S4", "W:play S5"})
        add(action(QString(play)));
    return records::toJson(record);
}

QJsonObject with(QJsonObject object, const QString& key, const QJsonValue& value) {
    object[key] = value;
    return object;
}

// The record with its last action replaced.
QJsonObject withLast(const QJsonValue& action) {
    QJsonObject object = soundRecord();
    QJsonArray actions = object["actions"].toArray();
    actions.replace(actions.size() - 1, action);
    return with(object, "actions", actions);
}

} // namespace

class TestRecords : public QObject {
    Q_OBJECT

private slots:
    void everythingIsRead();
    void unknownKeysAreKept();
    void rulesAreWrittenWhereTheyDiffer();
    void actionsRoundTrip_data();
    void actionsRoundTrip();
    void badActionForms_data();
    void badActionForms();
    void declarationsInAnyOrderOfCards();
    void refusals_data();
    void refusals();
    void illegalActions_data();
    void illegalActions();
    void anyPrefixIsARecord();
};

void TestRecords::everythingIsRead() {
    QJsonObject object = soundRecord();
    object["title"] = "A title";
    object["source"] = "Here";
    object["players"] = QJsonObject{{"S", "Ada"}, {"W", "Bice"}};
    object["deal"] = 9007199254740991.0;
    object["rules"] = QJsonObject{{"demon", true}, {"rob29", true}};
    const auto read = records::handRecordOf(object);
    const auto* loaded = std::get_if<LoadedHand>(&read);
    QVERIFY(loaded);
    const HandRecord& record = loaded->record;
    QCOMPARE(record.title, "A title");
    QCOMPARE(record.source, "Here");
    QCOMPARE(record.names[Seat::S], "Ada");
    QCOMPARE(record.names[Seat::W], "Bice");
    QCOMPARE(record.names[Seat::E], "");
    QCOMPARE(*record.number, quint64{9007199254740991});
    QVERIFY(record.deal.rules.demon);
    QVERIFY(record.deal.dealer == Seat::S);
    QVERIFY(record.others.isEmpty());
    QCOMPARE(records::cardsText(record.deal.deck), object["deck"].toString());
    QVERIFY(loaded->hand == fold(record.deal, record.actions).hand);
    QVERIFY(loaded->hand.position().played() == 3);
    // Naming a default is allowed, writing it is not done.
    object["rules"] = QJsonObject{{"demon", true}};
    QCOMPARE(records::toJson(record), object);
    QVERIFY(!records::toLine(record).contains('\n'));
    QCOMPARE(QJsonDocument::fromJson(records::toLine(record)).object(), object);
}

void TestRecords::unknownKeysAreKept() {
    QJsonObject object = soundRecord();
    object["comment"] = "kept";
    object["nested"] = QJsonObject{{"list", QJsonArray{1, 2, QJsonValue::Null}}};
    const auto read = records::handRecordOf(object);
    QVERIFY(std::holds_alternative<LoadedHand>(read));
    QCOMPARE(records::toJson(std::get<LoadedHand>(read).record), object);
}

void TestRecords::rulesAreWrittenWhereTheyDiffer() {
    QCOMPARE(records::toJson(RuleSet{}), QJsonObject());
    for (const Switch& s : switches()) {
        RuleSet rules;
        rules.*(s.member) = !(rules.*(s.member));
        const QJsonObject object = records::toJson(rules);
        QCOMPARE(object.size(), 1);
        const auto read = records::rulesOf(object);
        QVERIFY(std::get<RuleSet>(read) == rules);
    }
    QCOMPARE(switches().size(), std::size_t{6});
}

void TestRecords::actionsRoundTrip_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"W:cut 13", "W:cut 84", "W:discard S10 S9", "S:discard C2 C6 C7", "E:play B5",
                             "N:play M", "E:declare", "E:declare T28+T29+T30+T31+T32+M",
                             "S:declare CK+DK+SK+BK+M T1+T13+T28+M", "N:fall", "E:cut 12", "E:cut 0"})
        QTest::newRow(text) << QString(text);
}

void TestRecords::actionsRoundTrip() {
    QFETCH(const QString, text);
    const auto read = records::actionOf(text);
    QVERIFY(read);
    QCOMPARE(records::actionText(*read), text);
}

void TestRecords::badActionForms_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             "W",
                             "W:",
                             ":cut 13",
                             "X:cut 13",
                             "w:cut 13",
                             "W cut 13",
                             "W: cut 13",
                             "W:cut",
                             "W:cut ",
                             "W:cut  13",
                             "W:cut 13 ",
                             " W:cut 13",
                             "W:cut 013",
                             "W:cut +13",
                             "W:cut -1",
                             "W:cut 13.0",
                             "W:cut 1e1",
                             "W:cut 99999999999",
                             "W:cut 13 14",
                             "W:Cut 13",
                             "W:sing",
                             "W:play",
                             "W:play ",
                             "W:play C2 C3",
                             "W:play c2",
                             "W:play C1",
                             "W:play T41",
                             "W:play C2 ",
                             "W:discard",
                             "W:discard ",
                             "W:discard C2  C3",
                             "W:discard C2 C3 ",
                             "W:discard C2,C3",
                             "W:declare ",
                             "W:declare T1+",
                             "W:declare +T1",
                             "W:declare T1++T2",
                             "W:declare T1+T2+T3 ",
                             "W:declare T1+T2+T3  CK+DK+SK",
                             "W:declare T1 + T2",
                             "W:fall ",
                             "W:fall now",
                             "W:\tcut 13",
                             "W:play\tC2",
                             "W:play C2\n",
                             "WW:play C2"})
        QTest::newRow(text) << QString(text);
    QTest::newRow("another alphabet") << QStringLiteral("W:play С2"); // a Cyrillic letter
    QTest::newRow("other digits") << QStringLiteral("W:cut ١٣");
    QTest::newRow("a zero character") << QStringLiteral("W:play C2") + QChar(0);
}

void TestRecords::badActionForms() {
    QFETCH(const QString, text);
    QVERIFY(!records::actionOf(text));
    const auto read = records::handRecordOf(withLast(text));
    const auto* error = std::get_if<RecordError>(&read);
    QVERIFY(error);
    QVERIFY(error->fault == RecordFault::ActionForm);
    QVERIFY(error->action >= 3);
    QCOMPARE(error->rule(), "");
}

void TestRecords::declarationsInAnyOrderOfCards() {
    const auto read = records::actionOf(u"E:declare M+T30+T28+T29 BK+M+CK+SK");
    QVERIFY(read);
    QCOMPARE(records::actionText(*read), "E:declare T28+T29+T30+M CK+SK+BK+M");
}

void TestRecords::refusals_data() {
    QTest::addColumn<QJsonObject>("object");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const QJsonObject& object, RecordFault fault, const char* path,
                        const char* rule = "") {
        QTest::newRow(name) << object << static_cast<int>(fault) << QString(path) << QString(rule);
    };
    for (const char* key : {"format", "version", "rules", "dealer", "deck", "actions"}) {
        QJsonObject object = soundRecord();
        object.remove(key);
        row(qPrintable(QString("no ") + key), object, RecordFault::Missing, qPrintable(QString("$.") + key));
        for (const QJsonValue& value : {QJsonValue(), QJsonValue(true), QJsonValue(QJsonArray{1})})
            if (QString(key) != "actions" || !value.isArray())
                row(qPrintable(QStringLiteral("%1 of type %2").arg(key).arg(value.type())),
                    with(soundRecord(), key, value), RecordFault::Mistyped, qPrintable(QString("$.") + key));
    }
    row("empty", {}, RecordFault::Missing, "$.format");
    row("another format", with(soundRecord(), "format", "minchiate-match"), RecordFault::Format, "$.format");
    row("version 2", with(soundRecord(), "version", 2), RecordFault::Version, "$.version");
    row("version 1.5", with(soundRecord(), "version", 1.5), RecordFault::Version, "$.version");
    row("version as text", with(soundRecord(), "version", "1"), RecordFault::Mistyped, "$.version");
    row("title of a number", with(soundRecord(), "title", 7), RecordFault::Mistyped, "$.title");
    row("source of null", with(soundRecord(), "source", QJsonValue()), RecordFault::Mistyped, "$.source");
    row("players as a list", with(soundRecord(), "players", QJsonArray()), RecordFault::Mistyped,
        "$.players");
    row("a player of a number", with(soundRecord(), "players", QJsonObject{{"E", 1}}), RecordFault::Mistyped,
        "$.players.E");
    row("negative deal", with(soundRecord(), "deal", -1), RecordFault::Mistyped, "$.deal");
    row("fraction of a deal", with(soundRecord(), "deal", 0.5), RecordFault::Mistyped, "$.deal");
    row("deal too large", with(soundRecord(), "deal", 9007199254740992.0), RecordFault::Mistyped, "$.deal");
    row("deal as text", with(soundRecord(), "deal", "1"), RecordFault::Mistyped, "$.deal");
    row("unknown dealer", with(soundRecord(), "dealer", "X"), RecordFault::Mistyped, "$.dealer");
    row("small dealer", with(soundRecord(), "dealer", "s"), RecordFault::Mistyped, "$.dealer");
    row("unknown switch", with(soundRecord(), "rules", QJsonObject{{"dragons", true}}),
        RecordFault::UnknownSwitch, "$.rules.dragons");
    row("switch of a number", with(soundRecord(), "rules", QJsonObject{{"demon", 1}}), RecordFault::Mistyped,
        "$.rules.demon");
    const QString deck = soundRecord()["deck"].toString();
    const QString first = deck.section(' ', 0, 0), rest = deck.section(' ', 1);
    const auto deckRow = [&](const char* name, const QString& text, RecordFault fault = RecordFault::Deck,
                             const char* rule = "M1.1") {
        row(name, with(soundRecord(), "deck", text), fault, "$.deck", rule);
    };
    deckRow("empty deck", "");
    deckRow("96 cards", rest);
    deckRow("98 cards", deck + " M");
    deckRow("a card twice", rest.section(' ', 0, 0) + ' ' + rest);
    deckRow("no card", "Z9 " + rest);
    deckRow("two spaces", first + "  " + rest);
    deckRow("a space at the end", deck + ' ');
    deckRow("a space before", ' ' + deck);
    deckRow("commas", QString(deck).replace(' ', ','));
    QStringList codes = deck.split(' ');
    for (const char* bottom : {"CK", "T7", "M"}) {
        QStringList swapped = codes;
        swapped.swapItemsAt(swapped.indexOf(bottom), 96);
        deckRow(qPrintable(QString("bottom card ") + bottom), swapped.join(' '), RecordFault::DeckBottom,
                "M5.1");
    }
}

void TestRecords::refusals() {
    QFETCH(const QJsonObject, object);
    QFETCH(const int, fault);
    QFETCH(const QString, path);
    QFETCH(const QString, rule);
    const auto read = records::handRecordOf(object);
    const auto* error = std::get_if<RecordError>(&read);
    QVERIFY(error);
    QCOMPARE(static_cast<int>(error->fault), fault);
    QCOMPARE(error->path, path);
    QCOMPARE(error->action, -1);
    QCOMPARE(error->rule(), rule);
    const QString sentence = text::explain(*error, text::seatNames());
    QVERIFY2(!sentence.isEmpty() && !sentence.contains('\n') && !sentence.contains("%"),
             qPrintable(sentence));
}

void TestRecords::illegalActions_data() {
    QTest::addColumn<QJsonArray>("actions");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("rule");
    const QJsonArray good = soundRecord()["actions"].toArray();
    const auto row = [&](const char* name, qsizetype keep, const QJsonValue& wrong, const char* rule) {
        QJsonArray actions;
        for (qsizetype i = 0; i < keep; ++i)
            actions.append(good[i]);
        actions.append(wrong);
        actions.append("W:never read");
        QTest::newRow(name) << actions << static_cast<int>(keep) << QString(rule);
    };
    const auto all = good.size();
    row("cut out of range", 0, "W:cut 85", "M5.2");
    row("cut by another", 0, "E:cut 20", "M5.2");
    row("play before the cut", 0, "E:play S3", "M5.2");
    row("discard when none is owed", 1, "E:discard S3", "M5.9");
    row("out of turn", 1, "N:play S4", "M6.1");
    row("a card of another hand", 1, "E:play S4", "");
    row("a number", 1, 7, "");
    row("null", 1, QJsonValue(), "");
    row("a list", 1, QJsonArray{"E:play S3"}, "");
    row("declaration not held", all, "S:declare CK+DK+SK", "M6.9");
    row("a card twice in a versicola", all, "S:declare CK+DK+SK+CK", "M6.9");
    row("cut twice", all, "W:cut 20", "M5.2");
    row("fall out of turn", all, "W:fall", "M6.10");
}

void TestRecords::illegalActions() {
    QFETCH(const QJsonArray, actions);
    QFETCH(const int, index);
    QFETCH(const QString, rule);
    const auto read = records::handRecordOf(with(soundRecord(), "actions", actions));
    const auto* error = std::get_if<RecordError>(&read);
    QVERIFY(error);
    QCOMPARE(error->action, index);
    QCOMPARE(error->rule(), rule);
    QVERIFY(error->path.isEmpty());
    const QString sentence = text::explain(*error, text::seatNames());
    QVERIFY2(!sentence.isEmpty() && !sentence.contains('\n'), qPrintable(sentence));
    QVERIFY(rule.isEmpty() || sentence.contains(rule));
}

void TestRecords::anyPrefixIsARecord() {
    QFile file(TEST_DATA "/dresden-1798.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonArray all = object["actions"].toArray();
    QJsonArray actions;
    for (const QJsonValue& action : all) {
        object["actions"] = actions;
        const auto read = records::handRecordOf(object);
        QVERIFY(std::holds_alternative<LoadedHand>(read));
        QVERIFY(!std::get<LoadedHand>(read).hand.result());
        QCOMPARE(std::get<LoadedHand>(read).record.actions.size(), static_cast<std::size_t>(actions.size()));
        actions.append(action);
    }
}

VERSICOLA_TEST(TestRecords)
#include "test_records.moc"
