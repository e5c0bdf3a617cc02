// What a level believes of hands it does not see, against the hands.
#include "places.h"
#include "run_cli.h"
#include "support/many/one_of_many.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace support;
using namespace Qt::StringLiterals;

class TestBeliefsCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatIsBelievedIsMostlySo();
    void whoReadsThePlayKnowsMore();
    void anyThreadsSayTheSame();
    void badFilesAndOptionsGetOneSentence();

private:
    // The reports on what a level believes.
    [[nodiscard]] QList<QJsonObject> reports(const QString& level) const {
        QList<QJsonObject> reports;
        const Ran ran = runCli({u"beliefs"_s, file_, u"--level"_s, level});
        for (const QByteArray& line : ran.out.trimmed().split('\n'))
            reports << QJsonDocument::fromJson(line).object();
        return reports;
    }

    QTemporaryDir folder_;
    QString file_;
};

// Hands of the middle level: quick, and laid away with thought.
void TestBeliefsCommand::initTestCase() {
    file_ = folder_.filePath(u"hands.jsonl"_s);
    QCOMPARE(runCli({u"selfplay"_s, u"--players"_s, u"player"_s, u"--hands"_s, u"3"_s, u"--seed"_s, u"41"_s,
                     u"--records"_s, file_})
                 .status,
             0);
}

void TestBeliefsCommand::whatIsBelievedIsMostlySo() {
    QStringList kinds;
    for (const QJsonObject& report : reports(u"master"_s)) {
        kinds << report[u"of"_s].toString();
        QVERIFY(report[u"lost"_s].toDouble() > 0);
        const QJsonArray bands = report[u"bands"_s].toArray();
        QCOMPARE(bands.size(), 10);
        int cases = 0;
        double away = 0;
        for (const QJsonValue& band : bands) {
            const int its = band[u"cases"_s].toInt();
            cases += its;
            if (its == 0)
                continue;
            const double believed = band[u"believed"_s].toDouble(), from = band[u"from"_s].toDouble();
            QVERIFY(believed >= from && believed <= from + 0.1 + 1e-9);
            away += its * std::abs(believed - band[u"so"_s].toDouble());
        }
        QCOMPARE(cases, report[u"cases"_s].toInt());
        QVERIFY2(cases > 100 && away / cases < 0.1, qPrintable(QString::number(away / cases)));
    }
    QCOMPARE(kinds, (QStringList{u"voids"_s, u"kings"_s, u"counters"_s}));
}

void TestBeliefsCommand::whoReadsThePlayKnowsMore() {
    const auto lostOnVoids = [&](const QString& level) {
        return reports(level).value(0)[u"lost"_s].toDouble(9);
    };
    const double master = lostOnVoids(u"master"_s), player = lostOnVoids(u"player"_s);
    QVERIFY2(master < player - 0.05, qPrintable(QStringLiteral("%1, %2").arg(master).arg(player)));
}

void TestBeliefsCommand::anyThreadsSayTheSame() {
    const Ran one = runCli({u"beliefs"_s, file_, u"--level"_s, u"player"_s}),
              three = runCli({u"beliefs"_s, file_, u"--level"_s, u"player"_s, u"--threads"_s, u"3"_s});
    QCOMPARE(one.status, 0);
    QVERIFY(!one.out.isEmpty());
    QCOMPARE(one.out, three.out);
}

void TestBeliefsCommand::badFilesAndOptionsGetOneSentence() {
    for (const QStringList& arguments :
         {QStringList{u"beliefs"_s}, QStringList{u"beliefs"_s, u"no-such-file"_s},
          QStringList{u"beliefs"_s, file_, u"--level"_s, u"random"_s},
          QStringList{u"beliefs"_s, file_, u"--threads"_s, u"0"_s},
          QStringList{u"beliefs"_s, QStringLiteral(TEST_DATA "/questions.json")}}) {
        const Ran ran = runCli(arguments);
        QVERIFY(ran.status > 0);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.err.trimmed().count('\n'), 0);
        QVERIFY(!ran.err.isEmpty());
    }
}

VERSICOLA_TEST(TestBeliefsCommand)
#include "test_beliefs_command.moc"
