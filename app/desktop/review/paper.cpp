#include "desktop/review/paper.h"

#include "desktop/review/review_words.h"
#include "desktop/rules/linked_words.h"
#include "text/lesson_words.h"

#include <QCoreApplication>

namespace review {

namespace {

using Note = look::LecternText::Note;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(review::Paper)
};

// Before its words have links.
struct Draft {
    QString where, title;
    QString done; // what was done last, before the words
    QString words, note;
    Note kind = Note::Plain;
    std::vector<look::LecternText::Button> buttons;
    std::vector<Press> presses;

    void add(const QString& button, const Press& press) {
        buttons.push_back({button});
        presses.push_back(press);
    }
    void addMain(const QString& button, const Press& press) {
        add(button, press);
        buttons.back().main = true;
    }
};

QString doneHere(const Standing& standing, const text::Teller& told) {
    return text::capitalised(doneWords(standing.line, standing.stop(), standing.sight, told));
}

void addWatchButtons(Draft& draft, const Reading& reading, const Standing& standing) {
    if (standing.stop().of == Stop::Of::Count)
        draft.addMain(Words::tr("See the &count"), {Does::Count});
    else if (standing.at + 1 < static_cast<int>(standing.stops.size()))
        draft.addMain(Words::tr("&Go on"), {Does::GoOn});
    if (const minchiate_lessons::Comment* comment = commentAt(reading, standing.stop()))
        for (int i = 0; i < static_cast<int>(comment->alternatives.size()); ++i)
            draft.add(whatIfWords(comment->alternatives[static_cast<std::size_t>(i)].instead.front()),
                      {Does::WhatIf, i});
    const auto& due = standing.due;
    if (due && (standing.sight.all || due->seat == standing.sight.from) &&
        std::get<PlayChoice>(due->among).cards.size() > 1)
        draft.add(Words::tr("&Try another card"), {Does::TryAnother});
}

Draft draftOf(const AsPlayed&, const Reading& reading, const Standing& standing) {
    const Stop& stop = standing.stop();
    const text::Teller told = tellerOf(reading, standing.sight);
    Draft draft;
    draft.where = whereWords(stop);
    draft.done = doneHere(standing, told);
    if (const minchiate_lessons::Comment* comment = commentAt(reading, stop))
        draft.words = text::annotationText(reading.hand, *comment, nullptr, told);
    else if (stop.made == 1)
        draft.words = announcementWords(handAfter(standing.line, 1));
    if (stop.of == Stop::Of::Count) {
        draft.done.clear();
        draft.title = Words::tr("The hand is over");
        draft.words = countWords(handAfter(standing.line, stop.made), told);
    }
    const minchiate_lessons::AnnotatedHand& hand = reading.hand;
    if (stop.of == Stop::Of::Start && !hand.title.isEmpty()) {
        draft.done.clear();
        draft.title = text::lessonTitle(hand.title);
        if (!hand.introduction.isEmpty())
            draft.words = text::lessonTitle(hand.introduction) + QStringLiteral("\n\n") + draft.words;
        draft.note = text::lessonTitle(hand.source);
    }
    if (!reading.choosing) {
        addWatchButtons(draft, reading, standing);
        return draft;
    }
    draft.note = Words::tr(
        "Click another card of that hand, or choose it with the arrow keys and Return. Esc leaves it.");
    draft.addMain(Words::tr("&Never mind"), {Does::NeverMind});
    return draft;
}

Draft draftOf(const OtherLine& other, const Reading& reading, const Standing& standing) {
    const Stop& stop = standing.stop();
    const text::Teller told = tellerOf(reading, standing.sight);
    Draft draft;
    draft.where = Words::tr("Another line · %1").arg(whereWords(stop));
    draft.done = doneHere(standing, told);
    if (standing.at >= other.saidAt)
        draft.words = text::annotationText(reading.hand, other.comment, &other.alternative, told);
    if (stop.of == Stop::Of::Count)
        draft.note = countWords(handAfter(standing.line, stop.made), told);
    draft.addMain(Words::tr("&Back to the hand"), {Does::Back});
    if (stop.of != Stop::Of::Count && !other.alternative.stop)
        draft.add(Words::tr("To its &end"), {Does::ToTheEnd});
    return draft;
}

Draft draftOf(const Trial& trial, const Reading& reading, const Standing& standing) {
    const Stop& stop = standing.stop();
    const text::Teller told = tellerOf(reading, standing.sight);
    Draft draft;
    draft.where = Words::tr("Another card · %1").arg(whereWords(stop));
    draft.done = doneHere(standing, told);
    draft.words =
        Words::tr("From here on the computer’s players go on, each knowing only what that seat may know.");
    if (stop.made > trial.at + 1)
        draft.words += u'\n' + Words::tr("What was tried: %1.").arg(actionWords(trial.action, told));
    if (standing.thinking) {
        draft.note = Words::tr("They are thinking …");
    } else if (const auto both = outcomeOf(reading, standing.line); both && stop.of == Stop::Of::Count) {
        draft.words = comparedWords(*both, told);
        const int gain = both->gain.value_or(0);
        draft.kind = gain == 0 ? Note::Plain : gain > 0 ? Note::Right : Note::Wrong;
        draft.note = Words::tr("One hand proves little: other cards might have come.");
    }
    draft.addMain(Words::tr("&Back to the hand"), {Does::Back});
    if (stop.of == Stop::Of::Count) {
        draft.add(Words::tr("See the &count"), {Does::Count});
    } else {
        draft.add(Words::tr("How does it &end?"), {Does::ToTheEnd});
        draft.buttons.back().enabled = !standing.thinking;
    }
    return draft;
}

Draft draftOf(const TakenSeat& taken, const Reading& reading, const Standing& standing) {
    const Stop& stop = standing.stop();
    const text::Teller told = tellerOf(reading, standing.sight);
    const bool over = stop.of == Stop::Of::Count;
    const bool asked = !over && stop.made == taken.decision;
    Draft draft;
    draft.where =
        Words::tr("%1’s seat · %2").arg(reading.people.names[standing.sight.from], whereWords(stop));
    if (taken.choices.asked > 0)
        draft.done = choicesWords(taken.choices);
    else
        draft.title = Words::tr("You sit here now");
    if (over)
        draft.words = countWords(handAfter(standing.line, stop.made), told);
    else if (asked)
        draft.words = Words::tr("What do you do? You see no more than was seen then.");
    if (taken.answer) {
        const auto at = static_cast<std::size_t>(taken.answer->at);
        draft.note = answerWords(reading.hand.actions[at], taken.answer->same, told);
        draft.kind = taken.answer->same ? Note::Right : Note::Wrong;
        const auto after = static_cast<std::size_t>(stopAfter(standing.stops, taken.answer->at + 1));
        if (const auto* comment = commentAt(reading, standing.stops[after]))
            draft.note += u'\n' + text::annotationText(reading.hand, *comment, nullptr, told);
    }
    if (!over && !asked && taken.answer)
        draft.addMain(Words::tr("&Go on"), {Does::NextDecision});
    if (over)
        draft.addMain(Words::tr("See the &count"), {Does::Count});
    draft.add(Words::tr("&Leave the seat"), {Does::Back});
    return draft;
}

} // namespace

Paper paperOf(const Reading& reading, const Standing& standing) {
    Draft draft = std::visit([&](const auto& way) { return draftOf(way, reading, standing); }, reading.way);
    Paper paper;
    paper.text.where = draft.where;
    paper.text.title = draft.title;
    paper.text.words = rules::linked(draft.words, reading.glossary);
    if (!draft.done.isEmpty()) {
        const QString done = QStringLiteral("<b>%1</b>").arg((draft.done + u'.').toHtmlEscaped());
        paper.text.words =
            paper.text.words.isEmpty() ? done : done + QStringLiteral("<br><br>") + paper.text.words;
    }
    paper.text.note = rules::linked(draft.note, reading.glossary);
    paper.text.kind = draft.kind;
    paper.text.buttons = std::move(draft.buttons);
    paper.presses = std::move(draft.presses);
    paper.heard = draft.where + QStringLiteral(". ") + draft.done;
    return paper;
}

} // namespace review
