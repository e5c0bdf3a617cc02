// The checker: plays every line of a lesson through the engine, right and wrong answers alike, and holds its
// words to their limits.
//
// Of a game's lessons K this needs
//
//   K::waitsFor(kind, scene)             whether the table waits for what is asked, where that is done there
//   K::anyWillDo(kind)                   no choice of this kind is wrong
//   K::isThere(spot, table, you)         whether there is something to be looked at
//   K::unexplained(step, scene)          cards on the table that the step's words ought to name
//   K::falseClaim(claims, table, you)    the field of a claim that is not so; empty where all are
//   K::isBeginning(table)                a hand lies there of which nothing has been played
//   K::cardText(card)
#pragma once

#include "lessons/claims.h"
#include "lessons/ladder.h"
#include "lessons/ways.h"
#include "lessons/words_limits.h"

#include <set>

namespace lessons {

// With single spaces.
template<class K>
[[nodiscard]] QString codesOf(CardSet cards) {
    QStringList codes;
    for (Card card : cards)
        codes << K::cardText(card);
    return codes.join(u' ');
}

template<class K>
class Checking {
public:
    Checking(const Lesson<K>& lesson, const Ladder<K>& ladder)
        : lesson_(lesson), ladder_(ladder), known_(ladder.knownBefore(lesson) + lesson.introduces) {}

    std::vector<LessonError<K>> all();

private:
    void add(LessonFault fault, int step, const QString& place = {}, const QString& text = {}) {
        const auto same = [&](const LessonError<K>& e) {
            return e.fault == fault && e.step == step && e.place == place && e.text == text;
        };
        if (std::ranges::none_of(found_, same)) // a step met on two ways is at fault once
            found_.push_back({fault, step, place, text});
    }
    void whole();
    void visit(const Visit<K>& visit);
    void visitAnswers(const Visit<K>& visit, const Step<K>& step, int number);
    void asks(const Step<K>& step, const Progress<K>& progress, int number);
    void looks(const Step<K>& step, const Progress<K>& progress, int number);
    void claims(const Step<K>& step, const Progress<K>& progress, int number);
    void everyCard(const Progress<K>& progress, const Step<K>& step, int number);
    void claimed(const PlayCard& played, const Reply<K>& made, const Progress<K>& progress, int number);
    void wholeHand(const Walk<K>& way);
    void text(const QString& text, const Scene<K>& scene, int step, const QString& place);
    void words(const QString& text, int step, const QString& place);

    const Lesson<K>& lesson_;
    const Ladder<K>& ladder_;
    QStringList known_;
    std::set<QString> used_;
    std::vector<std::set<int>> reached_; // by step: answers that some choice reaches
    std::vector<LessonError<K>> found_;
};

// A text that no table is needed for.
template<class K>
void Checking<K>::words(const QString& text, int step, const QString& place) {
    if (hasTypedNumber(text, QLatin1Char(K::kLetter)))
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

template<class K>
void Checking<K>::text(const QString& text, const Scene<K>& scene, int step, const QString& place) {
    words(text, step, place);
    if (wordCount(text, scene) > kMostWords)
        add(LessonFault::TooManyWords, step, place, QString::number(wordCount(text, scene)));
    const Pieces pieces = piecesOf(text);
    for (const Placeholder& p : pieces.placeholders)
        if (!K::factOf(p, scene))
            add(LessonFault::NoSuchFact, step, place, p.of.isEmpty() ? p.name : p.name + u':' + p.of);
    for (const QString& piece : pieces.words) // one that is not of the form
        if (piece.contains(u'{') || piece.contains(u'}'))
            add(LessonFault::NoSuchFact, step, place, piece.trimmed());
}

template<class K>
void Checking<K>::whole() {
    words(lesson_.title, 0, QStringLiteral("title"));
    words(lesson_.goal, 0, QStringLiteral("goal"));
    for (const QString& term : lesson_.introduces)
        if (!termNamed(ladder_.glossary, term))
            add(LessonFault::TermUnknown, 0, QStringLiteral("introduces"), term);
    if (static_cast<int>(lesson_.steps.size()) > mostSteps(lesson_))
        add(LessonFault::TooManySteps, 0, {}, QString::number(lesson_.steps.size()));
    const auto plays = [](const Step<K>& s) { return s.ask.kind == K::AskKind::Play; };
    const auto first = std::ranges::find_if(lesson_.steps, plays);
    if (first == lesson_.steps.end() || first - lesson_.steps.begin() >= kFirstCardBy)
        add(LessonFault::LateCard, 0);
    const auto asked = std::find_if(lesson_.steps.rbegin(), lesson_.steps.rend(),
                                    [](const Step<K>& s) { return s.ask.kind != K::AskKind::GoOn; });
    if (asked == lesson_.steps.rend() || !asked->test)
        add(LessonFault::NoTest, static_cast<int>(lesson_.steps.rend() - asked));
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
        const Step<K>& step = lesson_.steps[i];
        const int number = static_cast<int>(i) + 1;
        const bool goesOn = step.ask.kind == K::AskKind::GoOn;
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

template<class K>
void Checking<K>::looks(const Step<K>& step, const Progress<K>& progress, int number) {
    for (const auto& spot : step.look) {
        if (!K::isThere(spot, progress.table, lesson_.you))
            add(LessonFault::NotThere, number, QStringLiteral("look"));
        if (spot.kind != K::SpotKind::Cards)
            continue;
        // A card may have been moved by `first`, but it must lie somewhere.
        for (Card c : spot.cards - progress.table.cards())
            add(LessonFault::NotThere, number, QStringLiteral("look"), K::cardText(c));
    }
}

// Whether the table waits for what the step asks.
template<class K>
void Checking<K>::asks(const Step<K>& step, const Progress<K>& progress, int number) {
    using Kind = typename K::AskKind;
    const Ask<K>& ask = step.ask;
    const Scene<K> scene = sceneOf(lesson_, progress);
    bool fits = true;
    if (ask.kind == Kind::Number) {
        fits = scene.asked.has_value();
    } else if (ask.kind == Kind::Pick && ask.from) {
        const CardSet from = K::cardsAt(*ask.from, progress.table, lesson_.you);
        const auto right = K::cardsThat(ask.which, from, scene);
        const auto named = K::cardListOf(ask.which); // typed ones must lie there, all of them
        fits = !from.empty() && (ask.which.isEmpty() ||
                                 (right && !right->empty() && (!named || from.containsAll(asSet(*named)))));
    } else if (ask.kind != Kind::GoOn && ask.kind != Kind::Choose) {
        fits = K::waitsFor(ask.kind, scene);
    }
    if (!fits)
        add(LessonFault::NotAsked, number, QStringLiteral("ask"));
}

// What the words say of the table must be so.
template<class K>
void Checking<K>::claims(const Step<K>& step, const Progress<K>& progress, int number) {
    const Scene<K> scene = sceneOf(lesson_, progress);
    if (const CardSet left = K::unexplained(step, scene); !left.empty())
        add(LessonFault::Unexplained, number, QStringLiteral("words"), codesOf<K>(left));
    if (const QString claim = untrue<K>(step.words, progress.table); !claim.isEmpty())
        add(LessonFault::NotSo, number, QStringLiteral("words"), claim);
    if (step.ask.kind == K::AskKind::Play && asksWhatToKeep(step.words))
        add(LessonFault::OtherCard, number, QStringLiteral("words"));
}

// What an answer says and shows must be so for every card that it is for: a walk tries only one of them.
template<class K>
void Checking<K>::everyCard(const Progress<K>& progress, const Step<K>& step, int number) {
    if (step.ask.kind != K::AskKind::Play)
        return;
    for (const auto& choice : choicesOf(lesson_, progress)) {
        const Reply<K> made = reply(lesson_, progress, choice);
        const auto* played = std::get_if<PlayCard>(&choice);
        if (played && made.answer >= 0 && !made.broken)
            claimed(*played, made, progress, number);
    }
}

template<class K>
void Checking<K>::claimed(const PlayCard& played, const Reply<K>& made, const Progress<K>& progress,
                          int number) {
    const Answer<K>& answer =
        lesson_.steps[static_cast<std::size_t>(progress.step)].answers[static_cast<std::size_t>(made.answer)];
    const QString place = QStringLiteral("answers[%1]").arg(made.answer + 1);
    text(answer.say, sceneOf(lesson_, progress, made), number, place);
    if (const QString claim = K::falseClaim(answer.claims, made.shown, lesson_.you); !claim.isEmpty())
        add(LessonFault::NotSo, number, place + u'.' + claim);
    const auto next = static_cast<std::size_t>(number); // the step's number counts from 1
    if (answer.right && next < lesson_.steps.size() && lesson_.steps[next].table &&
        showsOtherCard<K>(progress.table, played.card, *lesson_.steps[next].table))
        add(LessonFault::OtherCard, static_cast<int>(next) + 1, QStringLiteral("table"),
            K::cardText(played.card));
}

// From its beginning to its end, with every decision asked.
template<class K>
void Checking<K>::wholeHand(const Walk<K>& way) {
    bool over = false;
    if (!K::isBeginning(way.visits.front().progress.before))
        add(LessonFault::NotWhole, 1, QStringLiteral("table"));
    for (const Visit<K>& visit : way.visits) {
        const Step<K>& step = lesson_.steps[static_cast<std::size_t>(visit.progress.step)];
        over = over || visit.progress.table.over();
        if (decidesFor<K>(lesson_.you, visit.progress.before, step.first))
            add(LessonFault::NotWhole, visit.progress.step + 1, QStringLiteral("first"));
        for (const Answer<K>& answer : step.answers) // what follows is the others' until the next step asks
            if (std::ranges::find(answer.then, lesson_.you, &K::Game::Action::seat) != answer.then.end())
                add(LessonFault::NotWhole, visit.progress.step + 1, QStringLiteral("then"));
    }
    if (!over)
        add(LessonFault::NotWhole, 0);
}

template<class K>
void Checking<K>::visitAnswers(const Visit<K>& visit, const Step<K>& step, int number) {
    const Scene<K> scene = sceneOf(lesson_, visit.progress);
    std::set<int> numbers; // on the buttons of a Number
    bool right = false, wrong = !illegalCards(visit.progress).empty() && step.ask.kind == K::AskKind::Play;
    for (const Tried<K>& tried : visit.tried) {
        const Reply<K>& made = tried.reply;
        if (made.verdict == Verdict::Unanswered)
            add(LessonFault::Unanswered, number);
        if (made.answer < 0)
            continue;
        const QString place = QStringLiteral("answers[%1]").arg(made.answer + 1);
        const Answer<K>& answer = step.answers[static_cast<std::size_t>(made.answer)];
        reached_[static_cast<std::size_t>(number - 1)].insert(made.answer);
        (made.verdict == Verdict::Right ? right : wrong) = true;
        text(answer.say, sceneOf(lesson_, visit.progress, made), number, place);
        if (step.ask.kind == K::AskKind::Choose) {
            text(answer.when.text, scene, number, place + QStringLiteral(".text"));
            if (answer.when.text.isEmpty())
                add(LessonFault::Missing, number, place + QStringLiteral(".text"));
        }
        if (step.ask.kind == K::AskKind::Number && !answer.right) {
            const auto told = answer.when.number ? valueOf(*answer.when.number, scene) : std::nullopt;
            if (!told)
                add(LessonFault::NoSuchFact, number, place + QStringLiteral(".number"));
            else if (told == scene.asked || !numbers.insert(*told).second)
                add(LessonFault::SameNumber, number, place + QStringLiteral(".number"));
        }
    }
    if (step.ask.kind == K::AskKind::GoOn)
        return;
    if (!right)
        add(LessonFault::NoRightAnswer, number);
    if (!wrong && !K::anyWillDo(step.ask.kind))
        add(LessonFault::NoWrongAnswer, number);
}

template<class K>
void Checking<K>::visit(const Visit<K>& visit) {
    const int number = visit.progress.step + 1;
    const Step<K>& step = lesson_.steps[static_cast<std::size_t>(visit.progress.step)];
    const Scene<K> scene = sceneOf(lesson_, visit.progress);
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

template<class K>
std::vector<LessonError<K>> Checking<K>::all() {
    whole();
    reached_.resize(lesson_.steps.size());
    if (static_cast<int>(lesson_.steps.size()) > mostSteps(lesson_))
        return found_; // not walked: no file may take long
    const Walk<K> way = walk(lesson_);
    for (const Visit<K>& one : way.visits)
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
    std::ranges::stable_sort(found_, {}, &LessonError<K>::step);
    return found_;
}

// What was found, in the order of the steps; empty for a lesson that holds.
template<class K>
[[nodiscard]] std::vector<LessonError<K>> faultsOf(const Lesson<K>& lesson, const Ladder<K>& ladder) {
    return Checking<K>(lesson, ladder).all();
}

} // namespace lessons
