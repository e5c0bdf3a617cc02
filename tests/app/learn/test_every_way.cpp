// Every way through every lesson, done on the page: each reply is shown as the lectern's words, each fits its
// paper, and what went wrong can be taken back.
#include "compiled_ladder.h"
#include "desktop/look/announce.h"
#include "desktop/rules/linked_words.h"
#include "kept_pictures.h"
#include "learner.h"
#include "minchiate/lessons/kind.h"
#include "support/many/one_of_many.h"
#include "text/lesson_words.h"

#include <QScrollArea>
#include <QTest>

#include <set>

using namespace minchiate;
using learn::Does;
using minchiate_learn::LessonPage;
using minchiate_lessons::AskKind;
using minchiate_lessons::Lesson;
using minchiate_lessons::Verdict;
using support::ladder;

namespace {

const minchiate_learn::People kYouAndThree{QStringLiteral("You"), QStringLiteral("Lapo"),
                                           QStringLiteral("Bice"), QStringLiteral("Vieri")};

void addLessons() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(ladder().lessons.size()); ++i)
        QTest::newRow(qPrintable(ladder().lessons[std::size_t(i)].id)) << i;
}

// A page without movements and waits.
struct Sitting {
    support::KeptDeck deck;
    LessonPage page{deck, ladder()};
    support::Learner learner{page};

    explicit Sitting(QSize size) {
        table::Habits habits;
        habits.tempo = {0, 0, false, false};
        habits.callBackMs = 0;
        page.setHabits(habits);
        page.setPeople(kYouAndThree);
        page.resize(size);
        page.show();
    }
};

// What on the lectern cannot be read whole, if anything.
QString cutOff(LessonPage& page) {
    look::Lectern& lectern = *page.lectern();
    for (QLabel* label : lectern.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty() || page.padEditor()->isAncestorOf(label))
            continue;
        if (label->height() < label->heightForWidth(label->width()))
            return QStringLiteral("a text too low for its words: ") + label->text();
        if (!label->parentWidget()->rect().contains(label->geometry()))
            return QStringLiteral("a text beyond its paper: ") + label->text();
    }
    QRegion taken(lectern.findChild<QScrollArea*>()->geometry());
    for (int i = 0; i < int(page.said().text.buttons.size()); ++i) {
        auto* button = static_cast<look::PaperButton*>(lectern.button(i));
        const QRect seen = button->geometry().adjusted(button->ringMargin(), button->ringMargin(),
                                                       -button->ringMargin(), -button->ringMargin());
        if (taken.intersects(seen) || !lectern.rect().contains(seen))
            return QStringLiteral("a button over something else: ") + button->text();
        if (seen.height() < button->paperHeight(seen.width()))
            return QStringLiteral("a button too low for its words: ") + button->text();
        taken += seen;
    }
    if (lectern.findChild<QScrollArea*>()->height() < 60)
        return QStringLiteral("no room for words");
    return {};
}

} // namespace

class EveryWayTest : public QObject {
    Q_OBJECT
private slots:
    void everyReplyIsSaid_data() { addLessons(); }
    void everyReplyIsSaid() {
        QFETCH(int, index);
        const Lesson& lesson = ladder().lessons[std::size_t(index)];
        Sitting sitting({1280, 776});
        LessonPage& page = sitting.page;
        const minchiate_lessons::Walk walk = lessons::walk(lesson);
        QVERIFY(!walk.broken);
        page.start(lesson, 0);
        std::set<std::pair<int, int>> said; // step and answer
        for (const auto& visit : walk.visits) {
            const auto& step = lesson.steps[std::size_t(visit.progress.step)];
            for (const auto& tried : visit.tried) {
                if (tried.reply.answer >= 0 && tried.reply.verdict != Verdict::Right &&
                    said.contains({visit.progress.step, tried.reply.answer}))
                    continue; // said on another way already, and taken back alike
                page.standAt(visit.progress);
                QVERIFY(sitting.learner.settle());
                page.choose(tried.choice);
                QVERIFY(sitting.learner.settle());
                if (step.ask.kind == AskKind::GoOn) {
                    QCOMPARE(page.progress().step, visit.progress.step + 1);
                    continue;
                }
                const QString words = text::replyText(lesson, visit.progress, tried.reply, page.teller());
                QVERIFY(!words.isEmpty() && !words.contains(u'{'));
                QVERIFY(page.said().text.note.startsWith(QStringLiteral("<b>")));
                QVERIFY2(!words.front().isLower(), qPrintable(words));
                QVERIFY(page.lectern()->accessibleDescription().endsWith(look::sentence(words)));
                QCOMPARE(page.lectern()->text().note, page.said().text.note);
                said.insert({visit.progress.step, tried.reply.answer});
                if (tried.reply.verdict == Verdict::Right) {
                    page.press({Does::GoOn});
                    QVERIFY(sitting.learner.settle());
                    QCOMPARE(page.progress().step, tried.reply.next.step);
                    QVERIFY(page.progress().table == tried.reply.next.table);
                } else if (std::ranges::count(page.said().presses, Does::TakeBack, &learn::Press::does)) {
                    page.press({Does::TakeBack});
                    QVERIFY(sitting.learner.settle());
                    QVERIFY(!page.lastReply());
                    QVERIFY(page.table()->seen().takesCards()); // asked again, on the table as it was
                    QVERIFY(page.table()->state().cards == visit.progress.table.held(lesson.you));
                }
            }
            for (Card card : lessons::illegalCards(visit.progress)) {
                if (step.ask.kind != AskKind::Play)
                    break;
                page.standAt(visit.progress);
                QVERIFY(sitting.learner.settle());
                page.choose(minchiate_lessons::PlayCard{card});
                QCOMPARE(page.lastReply()->verdict, Verdict::Refused);
                QVERIFY(!page.said().text.note.isEmpty());
                QVERIFY(page.table()->seen().open()); // nothing happened
            }
        }
        for (int step = 0; step < int(lesson.steps.size()); ++step)
            for (int answer = 0; answer < int(lesson.steps[std::size_t(step)].answers.size()); ++answer)
                QVERIFY2(said.contains({step, answer}),
                         qPrintable(QStringLiteral("step %1, answer %2").arg(step + 1).arg(answer + 1)));
    }

    // In small windows too every text can be read whole without scrolling.
    void everythingFits_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 776), QSize(1024, 616), QSize(800, 536)})
            for (int i = 0; i < int(ladder().lessons.size()); ++i)
                QTest::addRow("%s at %d", qPrintable(ladder().lessons[std::size_t(i)].id), size.width())
                    << i << size;
    }
    void everythingFits() {
        QFETCH(int, index);
        QFETCH(QSize, size);
        const Lesson& lesson = ladder().lessons[std::size_t(index)];
        Sitting sitting(size);
        LessonPage& page = sitting.page;
        page.start(lesson, 0);
        const auto look = [&](const char* what) {
            const QString fault = cutOff(page);
            const QString where = QStringLiteral("step %1, %2: ").arg(page.progress().step + 1).arg(what);
            QVERIFY2(fault.isEmpty(), qPrintable(where + fault));
            QVERIFY2(!page.lectern()->scrolls(), qPrintable(where + QStringLiteral("scrolls")));
        };
        int last = -1;
        for (const auto& visit : lessons::walk(lesson).visits) {
            if (std::exchange(last, visit.progress.step) == visit.progress.step)
                continue;
            page.standAt(visit.progress);
            QVERIFY(sitting.learner.settle());
            look("words");
            for (int hint = 0; hint < lesson.steps[std::size_t(last)].hints.size(); ++hint) {
                page.press({Does::Hint});
                look("hint");
            }
            std::set<int> answers;
            for (const auto& tried : visit.tried) {
                if (!answers.insert(tried.reply.answer).second || tried.reply.answer < 0)
                    continue;
                page.standAt(visit.progress);
                QVERIFY(sitting.learner.settle());
                page.choose(tried.choice);
                QVERIFY(sitting.learner.settle());
                look("answer");
                if (std::ranges::count(page.said().presses, Does::Why, &learn::Press::does)) {
                    page.press({Does::Why});
                    look("why");
                }
            }
        }
        page.start(lesson, int(lesson.steps.size()));
        QVERIFY(sitting.learner.settle());
        look("end");
    }
};

VERSICOLA_WINDOW_TEST(EveryWayTest)
#include "test_every_way.moc"
