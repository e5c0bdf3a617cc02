#include "lessons/check.h"

#include "lessons/choices.h"
#include "lessons/claims.h"
#include "lessons/table_reader.h"
#include "lessons/ways.h"
#include "lessons/words_limits.h"

#include <algorithm>
#include <set>

namespace lessons {

using namespace minchiate;

namespace {

class Checking {
public:
    Checking(const Lesson& lesson, const Ladder& ladder)
        : lesson_(lesson), ladder_(ladder), known_(ladder.knownBefore(lesson) + lesson.introduces) {}

    std::vector<LessonError> all();

private:
    void add(LessonFault fault, int step, const QString& place = {}, const QString& text = {}) {
        const auto same = [&](const LessonError& e) {
            return e.fault == fault && e.step == step && e.place == place && e.text == text;
        };
        if (std::ranges::none_of(found_, same)) // a step met on two ways is at fault once
            found_.push_back({fault, step, place, text, {}, {}, {}});
    }
    void whole();
    void visit(const Visit& visit);
    void visitAnswers(const Visit& visit, const Step& step, int number);
    void asks(const Step& step, const Progress& progress, int number);
    void looks(const Step& step, const Progress& progress, int number);
    void claims(const Step& step, const Progress& progress, int number);
    void everyCard(const Progress& progress, const Step& step, int number);
    void claimed(const PlayCard& played, const Reply& made, const Progress& progress, int number);
    void wholeHand(const Walk& way);
    void text(const QString& text, const Scene& scene, int step, const QString& place);
    void words(const QString& text, int step, const QString& place);

    const Lesson& lesson_;
    const Ladder& ladder_;
    QStringList known_;
    std::set<QString> used_;
    std::vector<std::set<int>> reached_; // by step: answers that some choice reaches
    std::vector<LessonError> found_;
};

// A text that no table is needed for.
void Checking::words(const QString& text, int step, const QString& place) {
    if (hasTypedNumber(text))
        add(LessonFault::TypedNumber, step, place, text);
    for (const books::Term* term : termsIn(ladder_.glossary, text)) {
        used_.insert(term->term);
        if (!known_.contains(term->term))
            add(LessonFault::TermTooEarly, step, place, term->term);
    }
    for (const QString& rule : books::rulesCitedIn(text))
        if (!ladder_.book.find(rule))
            add(LessonFault::RuleUnknown, step, place, rule);
}

void Checking::text(const QString& text, const Scene& scene, int step, const QString& place) {
    words(text, step, place);
    if (wordCount(text, scene) > kMostWords)
        add(LessonFault::TooManyWords, step, place, QString::number(wordCount(text, scene)));
    const Pieces pieces = piecesOf(text);
    for (const Placeholder& p : pieces.placeholders)
        if (!factOf(p, scene))
            add(LessonFault::NoSuchFact, step, place, p.of.isEmpty() ? p.name : p.name + u':' + p.of);
    for (const QString& piece : pieces.words) // one that is not of the form
        if (piece.contains(u'{') || piece.contains(u'}'))
            add(LessonFault::NoSuchFact, step, place, piece.trimmed());
}

void Checking::whole() {
    words(lesson_.title, 0, QStringLiteral("title"));
    words(lesson_.goal, 0, QStringLiteral("goal"));
    for (const QString& term : lesson_.introduces)
        if (!termNamed(ladder_.glossary, term))
            add(LessonFault::TermUnknown, 0, QStringLiteral("introduces"), term);
    if (static_cast<int>(lesson_.steps.size()) > mostSteps(lesson_))
        add(LessonFault::TooManySteps, 0, {}, QString::number(lesson_.steps.size()));
    const auto plays = [](const Step& s) { return s.ask.kind == AskKind::Play; };
    const auto first = std::ranges::find_if(lesson_.steps, plays);
    if (first == lesson_.steps.end() || first - lesson_.steps.begin() >= kFirstCardBy)
        add(LessonFault::LateCard, 0);
    const auto asked = std::find_if(lesson_.steps.rbegin(), lesson_.steps.rend(),
                                    [](const Step& s) { return s.ask.kind != AskKind::GoOn; });
    if (asked == lesson_.steps.rend() || !asked->test)
        add(LessonFault::NoTest, static_cast<int>(lesson_.steps.rend() - asked));
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
        const Step& step = lesson_.steps[i];
        const int number = static_cast<int>(i) + 1;
        const bool goesOn = step.ask.kind == AskKind::GoOn;
        // A why is hint enough.
        const bool enough = goesOn || !step.why.isEmpty() ? step.hints.isEmpty() : step.hints.size() == 2;
        if (!enough)
            add(LessonFault::Hints, number, QStringLiteral("hints"), QString::number(step.hints.size()));
        if (lesson_.whole && !goesOn && step.why.isEmpty())
            add(LessonFault::NoWhy, number, QStringLiteral("why"));
        if (goesOn && !step.answers.empty())
            add(LessonFault::Unreachable, number, QStringLiteral("answers[1]"));
        std::set<QString> said;
        for (std::size_t a = 0; a < step.answers.size(); ++a)
            if (!said.insert(step.answers[a].say).second)
                add(LessonFault::SaidTwice, number, QStringLiteral("answers[%1]").arg(a + 1),
                    step.answers[a].say);
    }
}

void Checking::looks(const Step& step, const Progress& progress, int number) {
    for (const Spot& spot : step.look) {
        if (spot.kind == SpotKind::Count) { // told of a hand that is over
            if (!progress.table.result())
                add(LessonFault::NotThere, number, QStringLiteral("look"));
            continue;
        }
        const bool holdsCards = spot.kind != SpotKind::Seat && spot.kind != SpotKind::Pad;
        const CardSet there = cardsAt(spot, progress.table, lesson_.you);
        if (holdsCards && there.empty())
            add(LessonFault::NotThere, number, QStringLiteral("look"));
        // A card may have been moved by `first`, but it must lie somewhere.
        for (Card c : spot.kind == SpotKind::Cards ? there - progress.table.cards() : CardSet{})
            add(LessonFault::NotThere, number, QStringLiteral("look"), QString::fromStdString(code(c)));
    }
}

// Whether the table waits for what the step asks.
void Checking::asks(const Step& step, const Progress& progress, int number) {
    const Ask& ask = step.ask;
    const auto now = progress.table.choice();
    const auto waits = [&](auto kind) {
        return now && now->chooser == lesson_.you && std::holds_alternative<decltype(kind)>(now->among);
    };
    const Scene scene = sceneOf(lesson_, progress);
    bool fits = true;
    if (ask.kind == AskKind::Play)
        fits = waits(PlayChoice{});
    else if (ask.kind == AskKind::Discard)
        fits = waits(DiscardChoice{});
    else if (ask.kind == AskKind::Cut)
        fits = waits(CutChoice{});
    else if (ask.kind == AskKind::Declare)
        fits = waits(DeclareChoice{});
    else if (ask.kind == AskKind::Number || ask.kind == AskKind::Pad)
        fits = scene.asked.has_value();
    else if (ask.kind == AskKind::Pick && ask.from) {
        const CardSet from = cardsAt(*ask.from, progress.table, lesson_.you);
        const auto right = cardsThat(ask.which, from, scene);
        const auto named = cardListOf(ask.which); // typed ones must lie there, all of them
        fits = !from.empty() &&
               (ask.which.isEmpty() ||
                (right && !right->empty() && (!named || from.containsAll(minchiate::setOf(*named)))));
    }
    if (!fits)
        add(LessonFault::NotAsked, number, QStringLiteral("ask"));
}

// What the words say of the table must be so.
void Checking::claims(const Step& step, const Progress& progress, int number) {
    const Scene scene = sceneOf(lesson_, progress);
    if (const CardSet left = unexplained(step, scene); !left.empty())
        add(LessonFault::Unexplained, number, QStringLiteral("words"), QString::fromStdString(codes(left)));
    if (const QString claim = untrue(step.words, progress.table); !claim.isEmpty())
        add(LessonFault::NotSo, number, QStringLiteral("words"), claim);
    if (asksWhatToKeep(step))
        add(LessonFault::OtherCard, number, QStringLiteral("words"));
}

// What an answer says and shows must be so for every card that it is for: a walk tries only one of them.
void Checking::everyCard(const Progress& progress, const Step& step, int number) {
    if (step.ask.kind != AskKind::Play)
        return;
    for (const Choosing& choice : choicesOf(lesson_, progress)) {
        const Reply made = reply(lesson_, progress, choice);
        const auto* played = std::get_if<PlayCard>(&choice);
        if (played && made.answer >= 0 && !made.broken)
            claimed(*played, made, progress, number);
    }
}

void Checking::claimed(const PlayCard& played, const Reply& made, const Progress& progress, int number) {
    const Answer& answer =
        lesson_.steps[static_cast<std::size_t>(progress.step)].answers[static_cast<std::size_t>(made.answer)];
    const QString place = QStringLiteral("answers[%1]").arg(made.answer + 1);
    text(answer.say, sceneOf(lesson_, progress, made), number, place);
    if (answer.home && *answer.home != cameHome(made.shown, lesson_.you))
        add(LessonFault::NotSo, number, place + QStringLiteral(".home"));
    const auto next = static_cast<std::size_t>(number); // the step's number counts from 1
    if (answer.right && next < lesson_.steps.size() && lesson_.steps[next].table &&
        showsOtherCard(progress.table, played.card, *lesson_.steps[next].table))
        add(LessonFault::OtherCard, static_cast<int>(next) + 1, QStringLiteral("table"),
            QString::fromStdString(code(played.card)));
}

// From the cut to the payment, with every decision asked.
void Checking::wholeHand(const Walk& way) {
    const Table& first = way.visits.front().progress.before;
    const auto now = first.choice();
    bool over = false;
    if (!now || !std::holds_alternative<CutChoice>(now->among))
        add(LessonFault::NotWhole, 1, QStringLiteral("table"));
    for (const Visit& visit : way.visits) {
        const Step& step = lesson_.steps[static_cast<std::size_t>(visit.progress.step)];
        over = over || visit.progress.table.result().has_value();
        if (decidesFor(lesson_.you, visit.progress.before, step.first))
            add(LessonFault::NotWhole, visit.progress.step + 1, QStringLiteral("first"));
        for (const Answer& answer : step.answers) // what follows is the others' until the next step asks
            if (std::ranges::find(answer.then, lesson_.you, &Action::seat) != answer.then.end())
                add(LessonFault::NotWhole, visit.progress.step + 1, QStringLiteral("then"));
    }
    if (!over)
        add(LessonFault::NotWhole, 0);
}

void Checking::visitAnswers(const Visit& visit, const Step& step, int number) {
    const Scene scene = sceneOf(lesson_, visit.progress);
    std::set<int> numbers; // on the buttons of a Number
    bool right = false, wrong = !illegalCards(visit.progress).empty() && step.ask.kind == AskKind::Play;
    for (const Tried& tried : visit.tried) {
        const Reply& made = tried.reply;
        if (made.verdict == Verdict::Unanswered)
            add(LessonFault::Unanswered, number);
        if (made.answer < 0)
            continue;
        const QString place = QStringLiteral("answers[%1]").arg(made.answer + 1);
        const Answer& answer = step.answers[static_cast<std::size_t>(made.answer)];
        reached_[static_cast<std::size_t>(number - 1)].insert(made.answer);
        (made.verdict == Verdict::Right ? right : wrong) = true;
        text(answer.say, sceneOf(lesson_, visit.progress, made), number, place);
        if (step.ask.kind == AskKind::Choose) {
            text(answer.when.text, scene, number, place + QStringLiteral(".text"));
            if (answer.when.text.isEmpty())
                add(LessonFault::Missing, number, place + QStringLiteral(".text"));
        }
        if (step.ask.kind == AskKind::Number && !answer.right) {
            const auto told = answer.when.number ? valueOf(*answer.when.number, scene) : std::nullopt;
            if (!told)
                add(LessonFault::NoSuchFact, number, place + QStringLiteral(".number"));
            else if (told == scene.asked || !numbers.insert(*told).second)
                add(LessonFault::SameNumber, number, place + QStringLiteral(".number"));
        }
    }
    if (step.ask.kind == AskKind::GoOn)
        return;
    if (!right)
        add(LessonFault::NoRightAnswer, number);
    if (!wrong && step.ask.kind != AskKind::Cut)
        add(LessonFault::NoWrongAnswer, number);
}

void Checking::visit(const Visit& visit) {
    const int number = visit.progress.step + 1;
    const Step& step = lesson_.steps[static_cast<std::size_t>(visit.progress.step)];
    const Scene scene = sceneOf(lesson_, visit.progress);
    text(step.words, scene, number, QStringLiteral("words"));
    for (qsizetype i = 0; i < step.hints.size(); ++i)
        text(step.hints[i], scene, number, QStringLiteral("hints[%1]").arg(i + 1));
    if (!step.why.isEmpty())
        text(step.why, scene, number, QStringLiteral("why"));
    claims(step, visit.progress, number);
    looks(step, visit.progress, number);
    asks(step, visit.progress, number);
    visitAnswers(visit, step, number);
    everyCard(visit.progress, step, number);
}

std::vector<LessonError> Checking::all() {
    whole();
    reached_.resize(lesson_.steps.size());
    if (static_cast<int>(lesson_.steps.size()) > mostSteps(lesson_))
        return found_; // not walked: no file may take long
    const Walk way = walk(lesson_);
    for (const Visit& one : way.visits)
        visit(one);
    if (way.broken) {
        found_.push_back(*way.broken);
        return found_;
    }
    if (lesson_.whole)
        wholeHand(way);
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i)
        for (std::size_t a = 0; a < lesson_.steps[i].answers.size(); ++a)
            if (!reached_[i].contains(static_cast<int>(a)))
                add(LessonFault::Unreachable, static_cast<int>(i) + 1,
                    QStringLiteral("answers[%1]").arg(a + 1));
    for (const QString& term : lesson_.introduces)
        if (!used_.contains(term))
            add(LessonFault::TermUnused, 0, QStringLiteral("introduces"), term);
    std::ranges::stable_sort(found_, {}, &LessonError::step);
    return found_;
}

} // namespace

std::vector<LessonError> faultsOf(const Lesson& lesson, const Ladder& ladder) {
    return Checking(lesson, ladder).all();
}

} // namespace lessons
