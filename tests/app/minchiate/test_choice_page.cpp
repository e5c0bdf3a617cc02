#include "desktop/look/palette.h"
#include "desktop/minchiate/choice_page.h"
#include "desktop/minchiate/new_game_page.h"
#include "desktop/settings/general_page.h"
#include "desktop/settings/settings_dialog.h"
#include "desktop/settings/theme.h"
#include "kept_pictures.h"
#include "settings/dialogs.h"
#include "support/many/one_of_many.h"
#include "text/rule_words.h"

#include <QAccessible>
#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

using namespace desktop;
using minchiate::Preset;
using settings::GeneralPage;
using settings::SettingsDialog;
using support::choose;
using support::picture;
using support::show;

namespace {

// The settings as the window shows them, with Minchiate's page in front.
struct Shown {
    GeneralPage& general = *new GeneralPage(settings::Settings());
    ChoicePage& page = *new ChoicePage(GameChoice());
    SettingsDialog dialog{{&general, &page}};

    Shown() { dialog.showPage(&page); }
};

} // namespace

class ChoicePageTest : public QObject {
    Q_OBJECT

private slots:
    void presetsAndSwitchesFollowEachOther() {
        ChoicePage page{GameChoice()};
        const auto preset = [&] { return static_cast<Preset>(page.presetBox()->currentData().toInt()); };
        QCOMPARE(preset(), Preset::Accademia2008);
        choose(page.presetBox(), static_cast<int>(Preset::SpanishManual));
        QVERIFY(page.choice().rules == minchiate::rulesOf(Preset::SpanishManual));
        QVERIFY(page.switchBox(5)->isChecked());
        page.switchBox(1)->click();
        QCOMPARE(preset(), Preset::Custom);
        QVERIFY(page.choice().rules.demon);
        page.switchBox(1)->click();
        QCOMPARE(preset(), Preset::SpanishManual);
        page.switchBox(5)->click();
        QCOMPARE(preset(), Preset::Accademia2008);
        // "Your own" changes nothing, and the box says again what the switches say.
        choose(page.presetBox(), static_cast<int>(Preset::Custom));
        QCOMPARE(preset(), Preset::Accademia2008);
    }

    void everySwitchHasItsWords() {
        for (const minchiate::Switch& s : minchiate::switches()) {
            const text::SwitchWords words = text::switchWords(s);
            QVERIFY(!words.gloss.isEmpty());
            QVERIFY(words.number.startsWith(QLatin1Char('M')));
            minchiate::RuleSet rules;
            rules.*s.member = !(rules.*s.member);
            QVERIFY(!text::rulesLine(rules).isEmpty());
        }
    }

    // A link that had the focus was hardly told from the others.
    void aLinkWithTheFocusIsFramed() {
        Shown shown;
        auto& dialog = shown.dialog;
        show(dialog);
        QLabel* label = nullptr;
        for (QLabel* each : shown.page.findChildren<QLabel*>())
            if (!label && each->textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard))
                label = each;
        QVERIFY(label);
        const QColor mark = label->palette().color(QPalette::Highlight);
        const auto marked = [&] {
            const QImage image = label->grab().toImage();
            int dots = 0;
            for (int x = 0; x < image.width(); ++x)
                dots += image.pixelColor(x, image.height() - 2) == mark ? 1 : 0;
            return dots;
        };
        shown.page.levelBox()->setFocus();
        QCOMPARE(marked(), 0);
        label->setFocus(Qt::TabFocusReason);
        QVERIFY(marked() > label->width() / 2);
    }

    void everyControlHasAName() {
        Shown shown;
        show(shown.dialog);
        for (settings::SettingsPage* page : {static_cast<settings::SettingsPage*>(&shown.general),
                                             static_cast<settings::SettingsPage*>(&shown.page)}) {
            shown.dialog.showPage(page);
            picture(shown.dialog, page == &shown.page ? "settings-minchiate" : "settings-general");
            for (QWidget* child : shown.dialog.findChildren<QWidget*>()) {
                if (child->focusPolicy() == Qt::NoFocus || !child->isVisible())
                    continue;
                auto* face = QAccessible::queryAccessibleInterface(child);
                QVERIFY(face);
                QVERIFY2(!face->text(QAccessible::Name).isEmpty(), child->metaObject()->className());
            }
            QSet<QString> letters;
            const auto check = [&](const QString& words) {
                const QString letter = QKeySequence::mnemonic(words).toString();
                if (letter.isEmpty())
                    return;
                QVERIFY2(!letters.contains(letter), qPrintable(words));
                letters.insert(letter);
            };
            for (int i = 0; i < shown.dialog.tabs()->count(); ++i)
                check(shown.dialog.tabs()->tabText(i));
            for (const QLabel* label : shown.dialog.findChildren<QLabel*>())
                if (label->buddy() && label->isVisible())
                    check(label->text());
            for (const QAbstractButton* button : shown.dialog.findChildren<QAbstractButton*>())
                if (button->isVisible())
                    check(button->text());
            QVERIFY(letters.size() > 10);
        }
    }

    void aChoiceFromElsewhereIsShownAndNotToldBack() {
        ChoicePage page{GameChoice()};
        QSignalSpy changed(&page, &ChoicePage::changed);
        GameChoice other;
        other.rules.foolMayLead = false;
        other.people.companions[1] = QStringLiteral("Tessa"); // on a page of its own
        page.setChoice(other);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!page.switchBox(3)->isChecked());
        QVERIFY(page.choice() == other);
        page.restore();
        QCOMPARE(changed.count(), 1);
        GameChoice plain;
        plain.people = other.people;
        QVERIFY(page.choice() == plain);
    }

    // Words in their own face and ink on a page that stands open, while the menus turn dark around it.
    void whatAWidgetWasGivenStays() {
        settings::Theme theme;
        theme.setSurroundings(settings::Surroundings::Dark);
        QMainWindow window;
        window.menuBar()->addMenu(QStringLiteral("Game"));
        support::KeptDeck deck;
        auto* pages = new QStackedWidget;
        window.setCentralWidget(pages);
        pages->addWidget(new QWidget);
        auto* page = new NewGamePage(deck);
        pages->addWidget(page);
        window.resize(1280, 800);
        window.show();
        pages->setCurrentWidget(page);
        QCoreApplication::processEvents();
        const auto* label = page->findChild<QLabel*>();
        QVERIFY(label && label->isVisible());
        const QFont face = label->font();
        const QColor ink = label->palette().color(QPalette::WindowText);
        for (const settings::Surroundings wanted :
             {settings::Surroundings::Light, settings::Surroundings::Dark}) {
            theme.setSurroundings(wanted);
            QCoreApplication::processEvents();
            QCOMPARE(label->font(), face);
            QCOMPARE(label->palette().color(QPalette::WindowText), ink);
        }
    }

    // Links in a dialog that stands open are drawn in the colour of the new surroundings.
    void linksFollowTheSurroundings() {
        settings::Theme theme;
        theme.setSurroundings(settings::Surroundings::Light);
        Shown shown;
        auto& dialog = shown.dialog;
        dialog.resize(900, 1400);
        show(dialog);
        const auto has = [&](const look::PanelColours& colours) {
            const QImage seen = dialog.grab().toImage();
            const QRgb wanted = QColor(colours.gold).rgb();
            for (int y = 0; y < seen.height(); ++y)
                for (int x = 0; x < seen.width(); ++x)
                    if (seen.pixel(x, y) == wanted)
                        return true;
            return false;
        };
        dialog.setFocus(); // no field's ring, which has the same colour
        theme.setSurroundings(settings::Surroundings::Dark);
        QCoreApplication::processEvents();
        QVERIFY(has(look::darkPanel));
        QVERIFY(!has(look::lightPanel));
    }
};

VERSICOLA_WINDOW_TEST(ChoicePageTest)
#include "test_choice_page.moc"
