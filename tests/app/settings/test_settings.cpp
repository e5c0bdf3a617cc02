#include "desktop/settings/settings.h"
#include "old_settings.h"
#include "support/many/one_of_many.h"

#include <QTemporaryDir>
#include <QTest>

using namespace settings;

namespace {

Settings unusual() {
    Settings s;
    s.pace = Pace::Fast;
    s.trickStayMs = untilClick;
    s.liftThenPlay = true;
    s.callBack = false;
    s.skipDeal = true;
    s.animations = false;
    s.showNumber = false;
    s.panelShown = false;
    s.surroundings = Surroundings::Dark;
    s.faces.back = QStringLiteral("back2");
    s.faces.manner = {true, true, false};
    s.sounds = {true, 0, 100, 35};
    return s;
}

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir dir_;
    int files_ = 0;

    QString newFile() { return dir_.filePath(QStringLiteral("%1.ini").arg(++files_)); }

    // What is read from a store with one value set.
    Settings with(const char* key, const QVariant& value) {
        QSettings store(newFile(), QSettings::IniFormat);
        save(unusual(), store);
        store.setValue(QLatin1String(key), value);
        store.sync();
        return load(QSettings(store.fileName(), QSettings::IniFormat));
    }

private slots:
    void anEmptyStoreGivesTheDefaults() {
        const QSettings store(newFile(), QSettings::IniFormat);
        QCOMPARE(load(store), Settings());
    }

    void whatIsSavedIsLoaded() {
        const QString file = newFile();
        for (const Settings& s : {unusual(), Settings()}) {
            {
                QSettings store(file, QSettings::IniFormat);
                save(s, store);
            }
            QCOMPARE(load(QSettings(file, QSettings::IniFormat)), s);
        }
    }

    void savingKeepsWhatElseIsThere() {
        QSettings store(newFile(), QSettings::IniFormat);
        store.setValue(QStringLiteral("window/size"), QSize(3, 4));
        store.setValue(QStringLiteral("rules/demon"), true); // a game's
        save(unusual(), store);
        QCOMPARE(store.value(QStringLiteral("window/size")).toSize(), QSize(3, 4));
        QCOMPARE(store.value(QStringLiteral("rules/demon")).toBool(), true);
    }

    void nonsenseFallsBackAlone_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char* key, const QVariant& value) {
            QTest::addRow("%s=%s", key, qPrintable(value.toString())) << QString(QLatin1String(key)) << value;
        };
        row("table/pace", QStringLiteral("breakneck"));
        row("table/pace", 7);
        row("table/pace", QStringList{QStringLiteral("fast"), QStringLiteral("slow")});
        row("table/trickStay", QStringLiteral("soon"));
        row("table/trickStay", -1);
        row("table/trickStay", 499);
        row("table/trickStay", 3001);
        row("table/trickStay", QStringLiteral("99999999999999999999"));
        row("table/trickStay", QByteArray("\xff\xfe", 2));
        row("table/liftThenPlay", QStringLiteral("banana"));
        row("table/callBack", QStringLiteral("2"));
        row("table/skipDeal", QPoint(1, 2));
        row("look/surroundings", QStringLiteral("purple"));
        row("cards/deck", QStringLiteral("no such deck"));
        row("cards/back", QStringLiteral("T40"));
        row("cards/largeIndex", QStringLiteral("larger"));
        row("sound/on", QStringLiteral("loud"));
        row("sound/turn", 101);
        row("sound/turn", -1);
        row("sound/turn", QStringLiteral("softly"));
    }
    void nonsenseFallsBackAlone() {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        Settings wanted = unusual();
        const Settings plain;
        if (key == QLatin1String("table/pace"))
            wanted.pace = plain.pace;
        else if (key == QLatin1String("table/trickStay"))
            wanted.trickStayMs = plain.trickStayMs;
        else if (key == QLatin1String("table/liftThenPlay"))
            wanted.liftThenPlay = plain.liftThenPlay;
        else if (key == QLatin1String("table/callBack"))
            wanted.callBack = plain.callBack;
        else if (key == QLatin1String("table/skipDeal"))
            wanted.skipDeal = plain.skipDeal;
        else if (key == QLatin1String("look/surroundings"))
            wanted.surroundings = plain.surroundings;
        else if (key == QLatin1String("cards/deck"))
            wanted.faces.deck = plain.faces.deck;
        else if (key == QLatin1String("cards/back"))
            wanted.faces.back = plain.faces.back;
        else if (key == QLatin1String("sound/on"))
            wanted.sounds.on = plain.sounds.on;
        else if (key == QLatin1String("sound/turn"))
            wanted.sounds.turn = plain.sounds.turn;
        else
            wanted.faces.manner.largeIndex = plain.faces.manner.largeIndex;
        QCOMPARE(with(key.toLatin1().constData(), value), wanted);
    }

    // As version 0.9 wrote it, when the house's values and Minchiate's were one.
    void anOldFileIsRead() {
        const QString file = newFile();
        QVERIFY(support::oldSettings(file));
        Settings wanted = unusual();
        wanted.trickStayMs = 1500;
        wanted.sounds = {}; // there were none
        QCOMPARE(load(QSettings(file, QSettings::IniFormat)), wanted);
    }
};

VERSICOLA_WINDOW_TEST(SettingsTest)
#include "test_settings.moc"
