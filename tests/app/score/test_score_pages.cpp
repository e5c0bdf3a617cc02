// Every page of the score at every size, with short names and long ones: all in sight, all named, all reached
// by Tab; a long sheet scrolls.
#include "score_sitting.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QScrollBar>

#include <algorithm>

using namespace minchiate;
using namespace scoresheet;
using support::ScoreSitting;

namespace {

using Names = std::array<std::string, kPlayers>;

// Is this one of those that are looked at, and not under an overlay or in a shut one?
bool inSight(QWidget* w, QWidget* root) {
    for (QWidget* p = w; p != root; p = p->parentWidget())
        if (qobject_cast<paper::Overlay*>(p))
            return false;
    return w->isVisible();
}

// Of several of which one is chosen Tab goes to one, and arrows to the others.
bool reachedByArrows(QWidget* w, const QSet<QWidget*>& reached) {
    const auto* button = qobject_cast<QAbstractButton*>(w);
    if (!button || !button->group() || !button->group()->exclusive())
        return false;
    return std::ranges::any_of(button->group()->buttons(),
                               [&](QAbstractButton* other) { return reached.contains(other); });
}

// What cannot be used without a mouse or without seeing: whatever takes the focus must say its name and be
// reached by Tab from where the page begins. Empty if there is nothing.
QString walkFault(QWidget* root) {
    const auto what = [](QWidget* w) {
        return QStringLiteral("%1 “%2”").arg(QString::fromLatin1(w->metaObject()->className()),
                                             w->accessibleName());
    };
    QSet<QWidget*> wanted;
    for (auto* w : root->findChildren<QWidget*>())
        if ((w->focusPolicy() & Qt::TabFocus) && w->isEnabled() && !w->focusProxy() && inSight(w, root))
            wanted << w;
    for (QWidget* w : wanted) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(w);
        if (!face || face->text(QAccessible::Name).trimmed().isEmpty())
            return what(w) + QStringLiteral(" has no name");
    }
    QWidget* const before = QApplication::focusWidget();
    if (!before)
        return QStringLiteral("nothing has the focus");
    QSet<QWidget*> reached{before};
    for (qsizetype i = 0; i < 3 * wanted.size() + 20; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached << QApplication::focusWidget();
    }
    before->setFocus();
    for (QWidget* w : wanted)
        if (!reached.contains(w) && !reachedByArrows(w, reached))
            return what(w) + QStringLiteral(" is not reached by Tab");
    return {};
}

} // namespace

class ScorePagesTest : public QObject {
    Q_OBJECT

private slots:
    void everyPageFits_data();
    void everyPageFits();
    void arrowsChooseAmongSeveral();
    void rowsSayWhatTheyShow();
    void aLongSheetScrolls();
};

void ScorePagesTest::everyPageFits_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Names>("names");
    const Names shortOnes{"Ada", "Lapo", "Bice", "Nuto"};
    const Names longOnes{"Annemarie Schönberger", "Maximilian-Friedrich", "Bartholomäus Oberhuber",
                         "Margherita di Castelfranco"};
    for (const QSize size : {QSize(800, 536), QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)}) {
        QTest::addRow("%d", size.width()) << size << shortOnes;
        QTest::addRow("%d, long names", size.width()) << size << longOnes;
    }
}

// Every visible button and field lies inside the window, whole, and no two on each other.
void ScorePagesTest::everyPageFits() {
    QFETCH(const QSize, size);
    QFETCH(const Names, names);
    ScoreSitting s(size, names.front() == "Ada" ? QString() : QStringLiteral("long-"));
    const auto fits = [&](const char* page) {
        const QSize least = s.pages().currentWidget()->minimumSizeHint();
        QVERIFY2(least.boundedTo(size) == least, qPrintable(QStringLiteral("%1 takes at least %2 x %3")
                                                                .arg(QLatin1String(page))
                                                                .arg(least.width())
                                                                .arg(least.height())));
        QCOMPARE(s.pages().size(), size);
        QTest::qWait(10);
        QList<QWidget*> all;
        QWidget* top = nullptr; // an overlay that is open
        for (auto* overlay : s.pages().currentWidget()->findChildren<paper::Overlay*>())
            if (overlay->isVisible())
                top = overlay;
        for (auto* w : (top ? top : s.pages().currentWidget())->findChildren<QWidget*>()) {
            const bool counts = qobject_cast<QAbstractButton*>(w) || qobject_cast<QLineEdit*>(w);
            bool under = false;
            for (QWidget* p = w; p; p = p->parentWidget())
                under |= !top && qobject_cast<paper::Overlay*>(p);
            if (counts && w->isVisible() && !under)
                all << w;
        }
        QVERIFY(!all.isEmpty());
        for (QWidget* w : all) {
            const QRect r(w->mapTo(&s.pages(), QPoint()), w->size());
            const QByteArray what = QByteArray(page) + ": " + w->accessibleName().toUtf8();
            QVERIFY2(s.pages().rect().contains(r), what.constData());
            QVERIFY2(r.width() >= w->minimumSizeHint().width() && r.height() >= w->minimumSizeHint().height(),
                     what.constData());
            for (QWidget* o : all)
                QVERIFY2(o == w || !QRect(o->mapTo(&s.pages(), QPoint()), o->size())
                                        .adjusted(7, 7, -7, -7)
                                        .intersects(r.adjusted(7, 7, -7, -7)),
                         what.constData());
        }
        const QString fault = walkFault(top ? top : s.pages().currentWidget());
        QVERIFY2(fault.isEmpty(), qPrintable(QString::fromLatin1(page) + QStringLiteral(": ") + fault));
    };
    fits("shelf");
    s.pages().newSheetPage()->setNames(names);
    s.press(s.pages().shelfPage()->newButton());
    fits("new sheet");
    s.press(s.pages().newSheetPage()->freeButton());
    fits("partners");
    s.picture(QStringLiteral("partners"));
    QTest::keyClick(s.pages().newSheetPage()->partnersMenu(), Qt::Key_Escape);
    s.picture(QStringLiteral("new"));
    s.press(s.pages().newSheetPage()->startButton());
    fits("hand");
    auto* ns = s.hand().column(Side::NS);
    auto* ew = s.hand().column(Side::EW);
    s.press(ns->versicolaButton());
    fits("versicola");
    QTest::keyClick(&s.hand(), Qt::Key_Escape); // wherever the keys are, it goes before the page does
    QVERIFY(s.hand().isVisible() && !s.hand().versicolaPicker()->isVisible());
    s.press(ns->versicolaButton());
    s.press(s.hand().versicolaPicker()->named(QStringLiteral("30 to 35")));
    s.press(s.hand().versicolaPicker()->button(trump(29)));
    s.picture(QStringLiteral("versicola"));
    s.press(s.hand().versicolaPicker()->markButton());
    s.press(ew->cardButton());
    fits("card");
    s.picture(QStringLiteral("card"));
    s.press(s.hand().cardPicker()->button(trump(40)));
    for (int i = 0; i < 5; ++i) {
        s.press(ns->points(i % 2 == 0 ? 10 : 5));
        s.press(ew->points(3));
    }
    s.picture(QStringLiteral("hand"));
    s.pressRow(s.hand().marks(), 2);
    fits("mark");
    s.picture(QStringLiteral("mark"));
    s.press(s.hand().editor()->changeButton());
    s.press(s.hand().buttons().penalty);
    fits("penalties");
    s.picture(QStringLiteral("penalties"));
    QTest::keyClick(s.hand().penalties(), Qt::Key_Escape);
    s.press(s.hand().buttons().count);
    fits("count");
    const CardSet taken = kKings | trumps({1, 2, 3, 28, 29, 30, 36, 40});
    for (Card card : taken)
        s.press(s.count().card(card));
    s.press(s.count().tapButton(score::CountEntryPage::Tap::Fola));
    s.press(s.count().card(trump(13)));
    s.press(s.count().moreTricks());
    s.press(s.count().lastButton(Side::NS));
    fits("count");
    s.picture(QStringLiteral("count"));
    s.press(s.count().doneButton());
    s.picture(QStringLiteral("over"));
    // Eleven more hands, typed.
    for (const char* sum : {"98-181", "34+147-98", "-12", "201-60", "88-121", "142-91", "97-150", "131-108",
                            "64-170", "121-102", "221-58"}) {
        s.press(s.hand().buttons().next);
        s.type(s.hand().fields().result, sum);
        s.press(s.hand().buttons().write);
    }
    fits("hand, over");
    s.press(s.hand().buttons().next);
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    fits("sheet");
    s.picture(QStringLiteral("sheet"));
    s.pressHand(0);
    QCOMPARE(s.sheet().openHand(), 0);
    fits("sheet, a hand open");
    s.picture(QStringLiteral("opened"));
    s.press(s.sheet().buttons().save);
    fits("save as");
    s.picture(QStringLiteral("keep"));
    QTest::keyClick(s.sheet().keepMenu(), Qt::Key_Escape);
    s.press(s.sheet().buttons().names);
    fits("names");
    s.picture(QStringLiteral("names"));
    QTest::keyClick(s.sheet().namesMenu(), Qt::Key_Escape);
    s.press(s.sheet().buttons().curve);
    fits("curve");
    s.picture(QStringLiteral("curve"));
    s.press(s.sheet().buttons().back);
    s.picture(QStringLiteral("shelf"));
}

void ScorePagesTest::arrowsChooseAmongSeveral() {
    ScoreSitting s;
    s.pages().newSheetPage()->setNames({"Ada", "Lapo", "Bice", "Nuto"});
    s.press(s.pages().shelfPage()->newButton());
    auto* page = s.pages().newSheetPage();
    page->spanButton(Span::Match)->setFocus();
    QTest::keyClick(page->spanButton(Span::Match), Qt::Key_Right);
    QVERIFY(page->spanButton(Span::Round)->hasFocus());
    QTest::keyClick(page->spanButton(Span::Round), Qt::Key_Space);
    QVERIFY(page->spanButton(Span::Round)->isChecked());
}

// A row of the marks says what it tells to the eye.
void ScorePagesTest::rowsSayWhatTheyShow() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().column(Side::NS)->points(5));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(s.hand().marks());
    QVERIFY(list && list->childCount() > 0);
    QVERIFY2(list->child(0)->text(QAccessible::Name).contains(QStringLiteral("+5 Ada and Lapo")),
             qPrintable(list->child(0)->text(QAccessible::Name)));
}

void ScorePagesTest::aLongSheetScrolls() {
    ScoreSitting s;
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}, .span = Span::Open};
    sheet.rounds = rotating({0, 1, 2, 3});
    for (int i = 0; i < 10'000; ++i)
        sheet.entries.push_back(
            {KeptHand{.marks = std::vector<PadMark>(12, PadMark{Reason::Death, Side::NS, 5, {}}),
                      .ending = TypedResult{"98-181"}},
             {},
             {}});
    const QString path = s.folder() + QStringLiteral("/long.minchiate");
    QVERIFY(!records::saveSheet(path, sheet));
    s.pages().openSheet(path);
    s.pages().grab();
    QCOMPARE(s.sheet().hands()->rows().size(), std::size_t(12'500));
    auto* bar = s.sheet().hands()->view()->verticalScrollBar();
    constexpr int kSteps = 60;
    for (int i = 1; i <= kSteps; ++i) {
        bar->setValue(bar->maximum() * i / kSteps);
        s.sheet().hands()->view()->viewport()->repaint();
    }
    // The last of them opens as the first does, and its room is kept among the lines.
    const int high = s.sheet().hands()->wholeHeight();
    s.pressHand(9'999);
    QCOMPARE(s.sheet().openHand(), 9'999);
    QVERIFY(s.sheet().openPanel()->isVisible());
    QCOMPARE(s.sheet().hands()->wholeHeight(), high + s.sheet().openPanel()->wantedHeight());
    QCOMPARE(s.sheet().openPanel()->content().marks.size(), std::size_t(12));
}

VERSICOLA_WINDOW_TEST(ScorePagesTest)
#include "test_score_pages.moc"
