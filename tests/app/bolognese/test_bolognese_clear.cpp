// What Tarocco bolognese asks and tells on the table lies clear of what all are to see, at every size of the
// window, in hands as they are played.
#include "bolognese_sitting.h"

#include "given_hands.h"

#include <QHelpEvent>
#include <QToolTip>

using namespace bolognese;
using support::BologneseSitting;
using support::dealtTo;
using support::handB;
using support::kActions;

namespace {

// What the paper lies on that is to be seen while it lies there; empty where nothing.
QString hiddenBy(const QRect& paper, const BologneseSitting& sitting) {
    const table::Seen seen = sitting.table().seen();
    for (const table::Sprite& sprite : seen.picture.sprites)
        if (sprite.bounds().adjusted(1, 1, -1, -1).intersects(paper))
            return sprite.face;
    for (int seat = 0; seat < 4; ++seat)
        if (seen.plate(seat).intersects(paper))
            return seen.scene.at(seat).called;
    for (const table::Caption& caption : seen.picture.captions)
        if (caption.rect.intersects(paper))
            return caption.words;
    return seen.picture.tray.intersects(paper) ? QStringLiteral("the slate") : QString();
}

} // namespace

class TestBologneseClear : public QObject {
    Q_OBJECT

private slots:
    void strips_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<HandRecord>("hand");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
            const auto row = [size](const char* name, const HandRecord& hand) {
                QTest::addRow("%s at %dx%d", name, size.width(), size.height()) << size << hand;
            };
            row("laying two away", dealtTo({}, {"CK", "C6", "D7"}));
            row("calling out first",
                dealtTo({{790, 100}}, {"CK", "DK", "SK", "BK", "CQ", "CN", "CJ", "C6", "D7", "S8"}));
            row("the hand is over", handB(static_cast<int>(kActions.size())));
        }
    }
    void strips() {
        QFETCH(QSize, size);
        QFETCH(HandRecord, hand);
        BologneseSitting sitting(size);
        sitting.give(hand);
        QVERIFY(sitting.settle());
        auto& strip = sitting.strip();
        QVERIFY(strip.isVisible());
        for (std::size_t fan = 0; fan <= strip.prompt().fans.size(); ++fan) {
            const QString hidden = hiddenBy(strip.geometry(), sitting);
            QVERIFY2(hidden.isEmpty(), qPrintable(hidden));
            QVERIFY(sitting.table().rect().contains(strip.geometry()));
            if (fan < strip.prompt().fans.size()) // one more is chosen: the words grow
                sitting.click(*strip.fan(static_cast<int>(fan)));
        }
    }

    // B7: a letter where its word may not be said tells why, with the rule; slips lie there as little as
    // before.
    void whyNoSignal_data() {
        QTest::addColumn<int>("actions");
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("rule");
        QTest::newRow("its king has not fallen") << 36 << "SJ"
                                                 << "B7.2";
        QTest::newRow("not true") << 36 << "D8"
                                  << "B7.3";
        QTest::newRow("not to lead") << 4 << "T14"
                                     << "B7.1";
    }
    void whyNoSignal() {
        QFETCH(int, actions);
        QFETCH(QString, card);
        QFETCH(QString, rule);
        BologneseSitting sitting;
        sitting.give(handB(actions));
        QVERIFY(sitting.settle());
        sitting.point(sitting.table(), sitting.pointOn(*cardOf(card.toStdString())));
        QCOMPARE(sitting.table().papers().ways()->isVisible(), rule == QStringLiteral("B7.3"));
        sitting.key(Qt::Key_V);
        QCOMPARE(sitting.match().handRecord().actions.size(), static_cast<std::size_t>(actions));
        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
        const QString told = sitting.table().accessibleDescription();
        QVERIFY2(told.contains(QStringLiteral("(%1)").arg(rule)), qPrintable(told));
    }

    // What a card is, said while it is pointed to, leaves the slips over it to be read.
    void theTipLiesUnderTheSlips() {
        BologneseSitting sitting;
        sitting.give(handB(36));
        QVERIFY(sitting.settle());
        const QPoint at = sitting.pointOn(*cardOf("D8"));
        sitting.point(sitting.table(), at);
        auto& ways = *sitting.table().papers().ways();
        QVERIFY(ways.isVisible());
        QHelpEvent help(QEvent::ToolTip, at, sitting.table().mapToGlobal(at));
        QApplication::sendEvent(&sitting.table(), &help);
        QVERIFY(QToolTip::isVisible());
        const QRect slips(ways.mapToGlobal(QPoint()), ways.size());
        for (const QWidget* top : QApplication::topLevelWidgets())
            if (top->inherits("QTipLabel"))
                QVERIFY(!top->geometry().intersects(slips));
        QToolTip::hideText();
    }
};

QTEST_MAIN(TestBologneseClear)
#include "test_bolognese_clear.moc"
