// Where keys act in a lesson: the ring at every question, Return, arrows and Tab.
#include "learning.h"
#include "support/many/one_of_many.h"

#include <QLabel>

using namespace minchiate;
using learn::Does;
using minchiate_lessons::Verdict;
using support::Learning;

class LessonKeysTest : public QObject {
    Q_OBJECT
private slots:
    // Whatever is asked, the ring is seen where the next key acts.
    void everyQuestionBeginsWithARing() {
        Learning at;
        for (const int number : {0, 1, 2, 3, 7, 8, 10})
            for (int step = 0; step < int(at.lesson(number).steps.size()); ++step) {
                at.pages().openLesson(number);
                at.page().standAt(learn::wayTo(at.lesson(number), step).back());
                QVERIFY(at.learner().settle());
                QCoreApplication::processEvents();
                const QWidget* focus = QApplication::focusWidget();
                const QString where = QStringLiteral("lesson %1, step %2").arg(number).arg(step + 1);
                const minchiate_table::MinchiateTable& table = *at.page().table();
                const bool cuts =
                    table.state().asked && std::holds_alternative<CutChoice>(table.state().asked->among);
                const bool ring = std::ranges::any_of(table.seen().picture.sprites, &table::Sprite::focused);
                QVERIFY2(qobject_cast<const look::PaperButton*>(focus) || focus == at.page().lectern() ||
                             at.page().padEditor()->isAncestorOf(focus) ||
                             (focus == &table && (ring || cuts)),
                         qPrintable(where));
            }
    }

    // No question for a card begins with the ring on one that answers it, where another may be taken.
    void noRingBeginsOnTheAnswer() {
        Learning at;
        int asked = 0;
        for (int number = 0; number < int(at.pages().ladder().lessons.size()); ++number)
            for (int step = 0; step < int(at.lesson(number).steps.size()); ++step) {
                const auto kind = at.lesson(number).steps[std::size_t(step)].ask.kind;
                if (kind != minchiate_lessons::AskKind::Play && kind != minchiate_lessons::AskKind::Pick)
                    continue;
                at.pages().openLesson(number);
                at.page().standAt(learn::wayTo(at.lesson(number), step).back());
                QVERIFY(at.learner().settle());
                const auto verdict = [&](Card card) {
                    const minchiate_lessons::Choosing choice =
                        kind == minchiate_lessons::AskKind::Pick
                            ? minchiate_lessons::Choosing(minchiate_lessons::PickCards{CardSet(card)})
                            : minchiate_lessons::Choosing(minchiate_lessons::PlayCard{card});
                    return lessons::reply(at.lesson(number), at.page().progress(), choice).verdict;
                };
                const auto cards = at.page().table()->seen().reachable();
                if (std::ranges::none_of(cards, [&](Card c) { return verdict(c) == Verdict::Wrong; }))
                    continue;
                const auto& sprites = at.page().table()->seen().picture.sprites;
                const auto ring = std::ranges::find_if(sprites, &table::Sprite::focused);
                const QString where = QStringLiteral("lesson %1, step %2").arg(number + 1).arg(step + 1);
                QVERIFY2(ring != sprites.end(), qPrintable(where));
                QVERIFY2(verdict(*ring->card()) != Verdict::Right, qPrintable(where));
                ++asked;
            }
        QVERIFY(asked > 10);
    }

    // Who goes by the mouse sees the cards as they lie: no ring, and none in front of its neighbours.
    void whoUsesTheMouseSeesNoRing() {
        Learning at; // begun by keys
        const auto ringAt = [&](int step) {
            at.pages().openLesson(1);
            at.page().standAt(learn::wayTo(at.lesson(1), step).back());
            return at.learner().settle() &&
                   std::ranges::any_of(at.page().table()->seen().picture.sprites, &table::Sprite::focused);
        };
        std::vector<int> withRing;
        for (int step = 0; step < int(at.lesson(1).steps.size()); ++step)
            if (ringAt(step))
                withRing.push_back(step);
        QVERIFY(!withRing.empty());
        QTest::mouseClick(&at.sitting.window(), Qt::LeftButton, {}, {2, 2});
        for (const int step : withRing)
            QVERIFY2(!ringAt(step), qPrintable(QString::number(step + 1)));
    }

    // After a wrong pick Return takes it back, and leads to the cards; who changes it gives the changed one.
    void aWrongPickIsTakenBackByReturn() {
        Learning at;
        at.pages().openLesson(2);
        at.page().standAt(learn::wayTo(at.lesson(2), 4).back());
        QVERIFY(at.learner().settle());
        const minchiate_table::MinchiateTable& table = *at.page().table();
        const minchiate_lessons::PickCards wrong{CardSet(*cardOf("T12"))};
        at.learner().choose(wrong);
        QVERIFY(at.learner().settle());
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Wrong);
        QCOMPARE(at.page().said().presses.front().does, Does::TakeBack);
        at.sitting.key(Qt::Key_Return);
        QVERIFY(at.learner().settle());
        QVERIFY(!at.page().lastReply());
        QVERIFY(table.seen().attention.raised.empty());
        QVERIFY(table.hasFocus());

        at.learner().choose(wrong);
        QVERIFY(at.learner().settle());
        const_cast<minchiate_table::MinchiateTable&>(table).setFocus();
        at.sitting.key(Qt::Key_Return); // from the cards, too
        QVERIFY(at.learner().settle());
        QVERIFY(!at.page().lastReply());

        at.learner().choose(wrong);
        QVERIFY(at.learner().settle());
        at.learner().choose(minchiate_lessons::PickCards{CardSet(*cardOf("CK")) | CardSet(*cardOf("C10"))});
        QVERIFY(at.learner().settle());
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Right);
    }

    // A second press at once was meant for the button that the first has pressed.
    void aHastyPressPicksNothing() {
        Learning at;
        at.pages().openLesson(2);
        at.page().standAt(learn::wayTo(at.lesson(2), 4).back());
        QVERIFY(at.learner().settle());
        at.learner().choose(minchiate_lessons::PickCards{CardSet(*cardOf("T12"))});
        QVERIFY(at.learner().settle());
        QApplication::setDoubleClickInterval(60'000);
        at.sitting.key(Qt::Key_Return); // takes the pick back, and leads to the cards
        QVERIFY(at.learner().settle());
        QVERIFY(at.page().table()->hasFocus());
        at.sitting.key(Qt::Key_Space);
        QVERIFY(at.page().table()->seen().attention.raised.empty());
        QApplication::setDoubleClickInterval(0); // as in all these tests: later it picks
        at.sitting.key(Qt::Key_Space);
        QVERIFY(!at.page().table()->seen().attention.raised.empty());
    }

    // Space picks and Return hands in, and nothing said so.
    void whatPicksIsSaid() {
        Learning at;
        for (const auto& [number, step, one] :
             {std::tuple{1, 3, "This one"}, std::tuple{5, 4, "This one alone"}}) {
            at.pages().openLesson(number);
            at.page().standAt(learn::wayTo(at.lesson(number), step).back());
            QVERIFY(at.learner().settle());
            const look::Lectern& lectern = *at.page().lectern();
            QVERIFY2(lectern.text().note.contains(QStringLiteral("Return hands in")),
                     qPrintable(lectern.text().note));
            at.sitting.key(Qt::Key_Space);
            QVERIFY(at.learner().settle());
            QCOMPARE(lectern.button(0)->text().remove(u'&'), QLatin1String(one));
            QVERIFY(!at.page().lastReply());
            at.sitting.key(Qt::Key_Return);
            QVERIFY(at.learner().settle());
            QVERIFY(at.page().lastReply());
        }
    }

    // Of words and of figures: the number is shown, and its letter does the same.
    void digitsAndLettersAnswer() {
        Learning at;
        int words = 0, figures = 0;
        for (int number = 0; number < int(at.pages().ladder().lessons.size()) && (words < 3 || figures < 3);
             ++number)
            for (int step = 0; step < int(at.lesson(number).steps.size()); ++step) {
                at.pages().openLesson(number);
                at.page().standAt(learn::wayTo(at.lesson(number), step).back());
                QVERIFY(at.learner().settle());
                const auto asks = [&] {
                    return std::ranges::count(at.page().said().presses, Does::Answer, &learn::Press::does);
                };
                if (asks() < 2)
                    continue;
                const auto& buttons = at.page().lectern()->text().buttons;
                QVERIFY2(buttons.front().text.startsWith(QStringLiteral("1)")),
                         qPrintable(buttons.front().text));
                ++(buttons.front().text.mid(3).trimmed().at(0).isDigit() ? figures : words);
                for (const Qt::Key key : {Qt::Key_2, Qt::Key_B}) {
                    at.page().standAt(learn::wayTo(at.lesson(number), step).back());
                    QVERIFY(at.learner().settle());
                    const int second = at.page().said().presses[1].answer;
                    at.sitting.key(key);
                    QVERIFY(at.page().lastReply());
                    QCOMPARE(at.page().lastReply()->verdict == Verdict::Right,
                             at.lesson(number).steps[std::size_t(step)].answers[std::size_t(second)].right);
                }
            }
        QVERIFY(words >= 3 && figures >= 3);
    }

    // The ways out at the foot go by Alt and their letters: a plain one would throw a lesson away.
    void plainLettersLeadNowhere() {
        Learning at;
        at.pages().openLesson(1);
        int step = 0;
        while (at.lesson(1).steps[std::size_t(step)].ask.kind != minchiate_lessons::AskKind::Play)
            ++step;
        QVERIFY(step > 0);
        at.page().standAt(learn::wayTo(at.lesson(1), step).back());
        QVERIFY(at.learner().settle());
        for (const Qt::Key key : {Qt::Key_A, Qt::Key_B, Qt::Key_E}) {
            at.sitting.key(key);
            QCOMPARE(at.page().progress().step, step);
            QVERIFY(!at.atLadder());
        }
        at.sitting.key(Qt::Key_A, Qt::AltModifier);
        QTRY_COMPARE(at.page().progress().step, 0);
    }

    // Return alone answers nothing: the ring is at the words, and arrows lead from them to the answers.
    void answersAreEnteredByArrows() {
        Learning at;
        at.pages().openLesson(10);
        at.page().standAt(learn::wayTo(at.lesson(10), 3).back());
        QVERIFY(at.learner().settle());
        QVERIFY(at.page().lectern()->hasFocus());
        at.sitting.key(Qt::Key_Return);
        at.sitting.key(Qt::Key_Space);
        QVERIFY(!at.page().lastReply());
        at.sitting.key(Qt::Key_Up);
        QVERIFY(at.page().lectern()->button(2)->hasFocus());
        at.page().lectern()->setFocus();
        at.sitting.key(Qt::Key_Down);
        QVERIFY(at.page().lectern()->button(0)->hasFocus());
        at.sitting.key(Qt::Key_Return);
        QVERIFY(at.page().lastReply());
    }

    // Tab goes from the words to the answers before the links; a wrong answer leaves one where one was, and
    // says nothing again; and the link that has the focus is seen.
    void tabLeadsToAnswersThenToLinks() {
        Learning at;
        at.pages().openLesson(4);
        at.page().standAt(learn::wayTo(at.lesson(4), 1).back());
        QVERIFY(at.learner().settle());
        const look::Lectern& lectern = *at.page().lectern();
        QVERIFY(lectern.hasFocus());
        at.sitting.key(Qt::Key_Tab);
        QVERIFY(lectern.button(0)->hasFocus());
        const auto& presses = at.page().said().presses;
        const auto& answers = at.lesson(4).steps[1].answers;
        int wrong = 0;
        while (answers[std::size_t(presses[std::size_t(wrong)].answer)].right) {
            at.sitting.key(Qt::Key_Tab);
            ++wrong;
        }
        at.sitting.key(Qt::Key_Return);
        QVERIFY(at.learner().settle());
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Wrong);
        QVERIFY(lectern.text().buttons[std::size_t(wrong)].spent);
        QVERIFY(lectern.button(wrong)->hasFocus());
        const QString said = lectern.text().note;
        at.sitting.key(Qt::Key_Return);
        QVERIFY(at.learner().settle());
        QCOMPARE(lectern.text().note, said);
        QVERIFY(lectern.button(wrong)->hasFocus());

        const auto seen = [&] { return const_cast<look::Lectern&>(lectern).grab().toImage(); };
        const QImage before = seen();
        for (int i = 0; i < 9 && !qobject_cast<QLabel*>(QApplication::focusWidget()); ++i)
            at.sitting.key(Qt::Key_Tab);
        const auto* words = qobject_cast<QLabel*>(QApplication::focusWidget());
        QVERIFY(words);
        const QRect place(words->mapTo(&lectern, QPoint()), words->size());
        const QImage link = seen();
        int changed = 0;
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x)
                changed += before.pixel(x, y) != link.pixel(x, y) ? 1 : 0;
        QVERIFY2(changed > 300, qPrintable(QString::number(changed)));
    }

    // Who has pressed the cloth meanwhile: where the table asks nothing, Return takes the card back.
    void returnFromTheClothIsTheMainButtons() {
        Learning at;
        at.open(1);
        const support::Learner learner = at.learner();
        const auto takesBack = [&] {
            return std::ranges::count(at.page().said().presses, Does::TakeBack, &learn::Press::does) > 0;
        };
        int taken = 0;
        while (taken == 0 && !at.page().progress().over(at.lesson(1))) {
            QVERIFY(learner.settle());
            const support::Choices choices = support::choicesAt(at.lesson(1), at.page().progress());
            if (choices.wrong)
                learner.choose(*choices.wrong);
            QVERIFY(learner.settle());
            if (takesBack() && !at.page().table()->seen().ask) {
                at.page().table()->setFocus(Qt::MouseFocusReason);
                at.sitting.key(Qt::Key_Return);
                QVERIFY(learner.settle());
                QVERIFY(!takesBack());
                ++taken;
            } else if (takesBack()) {
                learner.press({Does::TakeBack});
                QVERIFY(learner.settle());
            }
            learner.choose(*choices.right);
            QVERIFY(learner.settle());
            if (!std::holds_alternative<minchiate_lessons::GoOn>(*choices.right))
                learner.press({Does::GoOn});
        }
        QCOMPARE(taken, 1);
    }
};

VERSICOLA_WINDOW_TEST(LessonKeysTest)
#include "test_lesson_keys.moc"
