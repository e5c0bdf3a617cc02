// The review of a hand on the command line: every decision is there, in the words of docs/review.md.
#include "minchiate/advice/weigh.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/hand_record.h"
#include "places.h"
#include "run_cli.h"
#include "support/many/one_of_many.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace support;

class TestReview : public QObject {
    Q_OBJECT

private slots:
    void everyDecisionIsWeighed();
    void threadsMakeNoDifference();
    void badFilesAndOptionsGetOneSentence();

private:
    // The hand in the tests' data as far as this action.
    [[nodiscard]] QString handUntil(std::size_t actions);
    QTemporaryDir folder_;
    records::HandRecord record_;
};

QString TestReview::handUntil(std::size_t actions) {
    const auto loaded = records::loadHandRecord(QStringLiteral(TEST_DATA "/a-hand-with-mistakes.json"));
    record_ = std::get<records::LoadedHand>(loaded).record;
    record_.actions.resize(actions);
    QFile file(folder_.filePath(QStringLiteral("hand.json")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no room for a hand");
    file.write(records::toLine(record_));
    return file.fileName();
}

void TestReview::everyDecisionIsWeighed() {
    const QString file = handUntil(26);
    const Ran ran = runCli({"review", file, "--effort", "1"});
    QCOMPARE(ran.status, 0);
    QVERIFY(ran.err.isEmpty());
    QList<QByteArray> lines = ran.out.trimmed().split('\n');
    const QJsonObject whole = QJsonDocument::fromJson(lines.takeLast()).object();
    const auto decisions = advice::decisionsOf(record_.deal, record_.actions);
    QCOMPARE(lines.size(), static_cast<qsizetype>(decisions.size()));
    QCOMPARE(whole["decisions"].toInt(), static_cast<int>(decisions.size()));
    QVERIFY(!whole.contains("parts")); // the hand is not over
    QFile docs(QStringLiteral(VERSICOLA_DOCS "/review.md"));
    QVERIFY(docs.open(QIODevice::ReadOnly));
    const QByteArray told = docs.readAll();
    QMap<QString, double> costs;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject line = QJsonDocument::fromJson(lines[i]).object();
        for (const QString& key : line.keys())
            QVERIFY2(told.contains('`' + key.toUtf8() + '`'), qPrintable(key));
        QCOMPARE(line["number"].toInt(), decisions[static_cast<std::size_t>(i)]);
        QCOMPARE(line["action"].toString(),
                 records::actionText(record_.actions[static_cast<std::size_t>(line["number"].toInt())]));
        const QJsonArray options = line["options"].toArray();
        QVERIFY(options.size() >= 2);
        costs[line["seat"].toString()] += line["cost"].toDouble();
    }
    for (const QString& seat : costs.keys())
        QVERIFY(std::abs(whole["cost"][seat].toDouble() - costs[seat]) < 1);
    QVERIFY(costs["S"] > 20); // its discards, and a trump led in trick 3
}

void TestReview::threadsMakeNoDifference() {
    const QString file = handUntil(12);
    const Ran one = runCli({"review", file, "--effort", "1", "--seed", "7"}),
              three = runCli({"review", file, "--effort", "1", "--seed", "7", "--threads", "3"});
    QCOMPARE(one.status, 0);
    QCOMPARE(three.out, one.out);
}

void TestReview::badFilesAndOptionsGetOneSentence() {
    for (const QStringList& arguments :
         {QStringList{"review"}, QStringList{"review", "a", "b"}, QStringList{"review", "a", "--effort", "0"},
          QStringList{"review", "no-such-file.json"}, QStringList{"review", TEST_DATA "/questions.json"}}) {
        const Ran ran = runCli(arguments);
        QVERIFY(ran.status > 0);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.err.trimmed().count('\n'), 0);
        QVERIFY(!ran.err.isEmpty());
    }
}

VERSICOLA_WINDOW_TEST(TestReview)
#include "test_review_command.moc"
