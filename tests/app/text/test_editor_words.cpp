// Why two cards of a deal cannot change places: one sentence for each reason, with the rule's number.
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "text/editor_words.h"

#include <QTest>

using namespace minchiate;
using editor::Objection;
using editor::Story;
using Because = Objection::Why;

namespace {

Card card(const char* code) {
    return *cardOf(code);
}

// South leads the king of cups, East trumps it with the 5, North throws a baton on it.
Story trumped() {
    support::Setup setup;
    setup.dealer = Seat::W;
    setup.hands = {{"CK T40 S3 S5 S6 S7 D2 D3",
                    "T5 T6 T7 T8 T9 T11 T12 T14 T15 T16 T17 T18 S2 S8 S9 B2 D4 D5 D6 D7 D8", "C2 C3 B3 S4",
                    "C4 C5 B4"}};
    const support::CutDeal dealt = support::dealFor(setup);
    Story story{dealt.deal, {{tricks::left(setup.dealer), Cut{dealt.cut}}}};
    Hand hand = editor::handOf(story);
    const auto act = [&](const Action& action) {
        if (std::holds_alternative<Refusal>(hand.apply(action)))
            qFatal("not allowed");
        story.actions.push_back(action);
    };
    for (const auto& [seat, code] : {std::pair(Seat::S, "CK"), std::pair(Seat::E, "T5")}) {
        while (hand.answering())
            act({*hand.answering(), Declare{}});
        act({seat, Play{card(code)}});
    }
    return story;
}

text::Teller teller() {
    return {
        {{QStringLiteral("Ann"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}},
        Seat::S};
}

} // namespace

class EditorWordsTest : public QObject {
    Q_OBJECT
private slots:
    void sentences_data();
    void sentences();
    void ofAVersicolaThatChanged();
    void ofAnExchange();
};

void EditorWordsTest::sentences_data() {
    QTest::addColumn<int>("why");
    QTest::addColumn<Seat>("seat");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, Because why, Seat seat, const char* sentence) {
        QTest::newRow(name) << int(why) << seat << QString::fromUtf8(sentence);
    };
    row("M5.1", Because::BottomCard, Seat::S,
        "The 30 would lie at the bottom of the pack, where only a suit card other than a king may lie "
        "(M5.1).");
    row("M5.2", Because::Robbed, Seat::E, "All have seen which cards Bice robbed at the cut (M5.2).");
    row("M5.5", Because::TurnedUp, Seat::S, "All have seen which card you turned up (M5.5).");
    row("M5.6", Because::FolaTurned, Seat::W,
        "All have seen which cards Vieri turned up on the fola (M5.6).");
    row("M5.7", Because::Taken, Seat::S,
        "You took every counter out of the fola, and all have seen them (M5.7, M5.10).");
    row("M5.8", Because::Announced, Seat::W,
        "The fola would have been announced otherwise than it was (M5.8).");
    row("M5.11", Because::Discarded, Seat::E, "What Bice laid away was shown after trick 1 (M5.11).");
    row("M6.1", Because::Fallen, Seat::N, "Lapo played the 30 in trick 4, and all have seen it (M6.1).");
    row("M6.4", Because::NextPlayer, Seat::N, "Another player would have been to play in trick 4 (M6.4).");
    row("M6.9", Because::Declared, Seat::N,
        "Lapo declared a versicola with the 30 in it, so that card was in that hand (M6.9).");
    row("M6.9 answer", Because::Answer, Seat::S,
        "You would have to answer for a versicola where nobody was asked (M6.9).");
    row("M6.10", Because::Open, Seat::N, "Lapo has fallen, or would have: that hand lies open (M6.10).");
}

void EditorWordsTest::sentences() {
    QFETCH(int, why);
    QFETCH(Seat, seat);
    QFETCH(QString, sentence);
    const Objection objection{static_cast<Because>(why), seat, card("T30"), 4, {}};
    QCOMPARE(text::explain(objection, trumped(), teller()), sentence);
}

void EditorWordsTest::ofAVersicolaThatChanged() {
    QCOMPARE(text::explain({Because::Declared, Seat::N, {}, 4, {}}, trumped(), teller()),
             QStringLiteral("What Lapo declared, or is asked for, would be another versicola (M6.9)."));
}

// As the rules refuse it: what was shown, where, and what follows.
void EditorWordsTest::ofAnExchange() {
    const Story story = trumped();
    const auto outcome = editor::exchanged(story, card("C2"), card("T6"), editor::Keep::Seen);
    const auto* objection = std::get_if<Objection>(&outcome);
    QVERIFY(objection);
    QCOMPARE(
        text::explain(*objection, story, teller()),
        QStringLiteral("Bice trumped the king of cups in trick 1, so no cups can be in that hand (M6.2)."));
}

VERSICOLA_TEST(EditorWordsTest)
#include "test_editor_words.moc"
