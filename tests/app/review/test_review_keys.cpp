// A hand watched by keys alone, and what can be asked of it: names, fola and tricks, links.
#include "watching.h"

#include "desktop/review/review_words.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace minchiate;
using namespace review;
using support::kDresden;
using support::Watching;

class ReviewKeysTest : public QObject {
    Q_OBJECT
private slots:
    void keysStepAndChoose();
    void everythingThatTakesTheFocusHasAName();
    void folaAndTricksAreLookedAt();
    void linksAreTold();
    void whoPlayedItIsSpokenTo();
};

// A hand of one's own: "You play", "from you".
void ReviewKeysTest::whoPlayedItIsSpokenTo() {
    Watching reader;
    reader.open(kDresden);
    records::HandRecord hand;
    hand.deal = reader.page.reading().hand.deal;
    hand.actions = reader.page.reading().hand.actions;
    People people;
    people.names = {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                    QStringLiteral("Vieri")};
    people.you = Seat::S;
    reader.page.showHand(hand, people, QStringLiteral("A hand"));
    const auto buttons = reader.page.findChildren<look::PaperButton*>();
    QVERIFY(std::ranges::any_of(buttons, [](const look::PaperButton* button) {
        return QString(button->text()).remove(u'&') == QStringLiteral("From you");
    }));
    int spoken = 0;
    for (int stop = 0; stop < static_cast<int>(reader.page.showing()->stops().size()); ++stop) {
        const Stop at = reader.page.showing()->stops()[static_cast<std::size_t>(stop)];
        text::Teller teller;
        teller.names = people.names;
        teller.watched = true;
        teller.you = Seat::S;
        const QString words = doneWords({hand.deal, hand.actions}, at, {Seat::S, true}, teller);
        QVERIFY2(!QRegularExpression(QStringLiteral("^You \\w+s( |$)")).match(words).hasMatch(),
                 qPrintable(words));
        spoken += words.startsWith(QStringLiteral("You "));
    }
    QVERIFY(spoken > 20);
    // And it leads into the editor, with all that is known of it.
    QSignalSpy edited(&reader.page, &ReviewPage::editAsked);
    reader.page.goTo(5);
    const auto edit = std::ranges::find_if(buttons, [](const look::PaperButton* button) {
        return button->accessibleName() == QStringLiteral("Edit this position");
    });
    QVERIFY(edit != buttons.end() && (*edit)->isVisible());
    QTest::mouseClick(*edit, Qt::LeftButton);
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.front().at(2).toInt(), reader.page.showing()->stop().made);
}

void ReviewKeysTest::keysStepAndChoose() {
    Watching reader;
    reader.open(kDresden);
    reader.page.focusFirst();
    const auto at = [&] { return reader.page.showing()->at(); };
    reader.key(Qt::Key_Right);
    QCOMPARE(at(), 1);
    reader.key(Qt::Key_End);
    QCOMPARE(at(), reader.last());
    reader.key(Qt::Key_PageUp);
    QCOMPARE(reader.page.showing()->stop().of, Stop::Of::Trick);
    reader.key(Qt::Key_Left);
    reader.key(Qt::Key_Home);
    QCOMPARE(at(), 0);
    QVERIFY(reader.settled());
    reader.page.focusFirst();
    reader.key(Qt::Key_Return); // the main button
    QVERIFY(at() > 0);
    // The table's own keys step as well, until a card is to be chosen by them.
    reader.goTo(stopAfter(reader.page.showing()->stops(), 40));
    reader.page.table()->setFocus();
    const int before = at();
    reader.key(Qt::Key_Space);
    QVERIFY(reader.settled());
    QCOMPARE(at(), before + 1);
    reader.key(Qt::Key_Left);
    QVERIFY(reader.settled());
    QCOMPARE(at(), before);
    reader.button(QStringLiteral("Try another card"))->click();
    QVERIFY(reader.page.table()->hasFocus());
    reader.key(Qt::Key_Escape);
    QVERIFY(reader.page.isOn<AsPlayed>());
    reader.button(QStringLiteral("Try another card"))->click();
    const Card then = std::get<Play>(reader.page.reading().hand.actions[40].what).card;
    reader.key(Qt::Key_Home);
    for (int i = 0; i < 40 && reader.page.isOn<AsPlayed>(); ++i) {
        const auto things = reader.page.table()->things();
        const auto focused = std::ranges::find_if(things, &table::TableThing::focused);
        QVERIFY(focused != things.end());
        const Card card{static_cast<std::uint8_t>(focused->key)};
        if (card != then && reader.page.table()->state().legal().contains(card))
            reader.key(Qt::Key_Return);
        else
            reader.key(Qt::Key_Right);
    }
    QVERIFY(reader.page.isOn<Trial>());
    // Esc goes back by one: to the hand, and out.
    QSignalSpy closed(&reader.page, &ReviewPage::closed);
    reader.page.focusFirst();
    reader.key(Qt::Key_Escape);
    QVERIFY(reader.page.isOn<AsPlayed>());
    QCOMPARE(closed.size(), 0);
    reader.key(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

void ReviewKeysTest::everythingThatTakesTheFocusHasAName() {
    Watching reader;
    reader.open(kDresden);
    reader.goTo(stopAfter(reader.page.showing()->stops(), 71));
    int seen = 0;
    for (const QWidget* widget : reader.page.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        auto* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        ++seen;
    }
    QVERIFY(seen >= 12);
    QVERIFY(reader.page.bar()->rail()->accessibleDescription().contains(QStringLiteral("Trick 17")));
    QVERIFY(reader.page.lectern()->accessibleDescription().contains(QStringLiteral("West")));
}

void ReviewKeysTest::folaAndTricksAreLookedAt() {
    Watching reader;
    reader.open(kDresden);
    reader.goTo(stopAfter(reader.page.showing()->stops(), 30));
    auto* peek = reader.page.findChild<peek::CardsPeek*>();
    QVERIFY(peek && !peek->isVisible());
    reader.click(*reader.page.table(),
                 reader.page.table()->seen().picture.piles[std::size_t(tricks::index(Side::NS))].center());
    QVERIFY(peek->isVisible());
    peek->dismiss();
    reader.click(*reader.page.table(), reader.page.table()->seen().picture.stock.center());
    QVERIFY(peek->isVisible());
    peek->dismiss();
    // Who sits at the table sees no more than was seen there.
    reader.page.setSight({Seat::E, false});
    QVERIFY(reader.settled());
    reader.click(*reader.page.table(), reader.page.table()->seen().picture.stock.center());
    QVERIFY(!peek->isVisible());
}

void ReviewKeysTest::linksAreTold() {
    Watching reader;
    const auto glossary = books::loadGlossary(QStringLiteral(":/rules/minchiate"));
    QVERIFY(std::holds_alternative<books::Glossary>(glossary));
    reader.page.setGlossary(&std::get<books::Glossary>(glossary));
    reader.open(kDresden);
    reader.goTo(stopAfter(reader.page.showing()->stops(), 1));
    QVERIFY(reader.words().contains(QStringLiteral("term:fola")));
    QSignalSpy asked(&reader.page, &ReviewPage::linkAsked);
    emit reader.page.lectern()->linkChosen(QStringLiteral("term:fola"));
    QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("term:fola"));
}

VERSICOLA_WINDOW_TEST(ReviewKeysTest)
#include "test_review_keys.moc"
