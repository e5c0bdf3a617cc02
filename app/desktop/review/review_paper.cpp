// What stands on the paper beside a hand that is watched.
#include "desktop/review/review_page.h"
#include "desktop/rules/linked_words.h"
#include "text/lesson_words.h"

namespace review {

using Note = look::LecternText::Note;

void ReviewPage::write() {
    Paper now = paper();
    look::LecternText text;
    text.where = now.where;
    text.title = now.title;
    text.words = rules::linked(now.words, glossary_);
    if (!now.done.isEmpty()) {
        const QString done = QStringLiteral("<b>%1</b>").arg((now.done + u'.').toHtmlEscaped());
        text.words = text.words.isEmpty() ? done : done + QStringLiteral("<br><br>") + text.words;
    }
    text.note = rules::linked(now.note, glossary_);
    text.kind = now.kind;
    acts_.clear();
    for (Button& button : now.buttons) {
        text.buttons.push_back({button.words, button.main, static_cast<bool>(button.act)});
        acts_.push_back(button.act ? std::move(button.act) : [] {});
    }
    lectern_->setText(text);
    bar_->stand(showing_->at(), now.where + QStringLiteral(". ") + now.done);
}

ReviewPage::Paper ReviewPage::paper() {
    if (mode_ == Mode::WhatIf)
        return whatIfPaper();
    if (mode_ == Mode::Trial)
        return trialPaper();
    if (mode_ == Mode::Seat)
        return seatPaper();
    const Stop& stop = showing_->stop();
    const text::Teller told = teller();
    Paper paper;
    paper.where = whereWords(stop);
    paper.done = text::capitalised(doneWords(showing_->line(), stop, showing_->sight(), told));
    if (const lessons::Comment* comment = commentAt(stop))
        paper.words = text::annotationText(hand_, *comment, nullptr, told);
    else if (stop.made == 1)
        paper.words = announcementWords(handAfter(showing_->line(), 1));
    if (stop.of == Stop::Of::Count) {
        paper.done.clear();
        paper.title = tr("The hand is over");
        paper.words = countWords(handAfter(showing_->line(), stop.made), told);
    }
    if (stop.of == Stop::Of::Start && !hand_.title.isEmpty()) {
        paper.done.clear();
        paper.title = text::lessonTitle(hand_.title);
        if (!hand_.introduction.isEmpty())
            paper.words = text::lessonTitle(hand_.introduction) + QStringLiteral("\n\n") + paper.words;
        paper.note = text::lessonTitle(hand_.source);
    }
    if (choosing_) {
        paper.note = tr(
            "Click another card of that hand, or choose it with the arrow keys and Return. Esc leaves it.");
        paper.buttons = {{tr("&Never mind"),
                          [this] {
                              chooseByKeys(false);
                              write();
                              focusFirst();
                          },
                          true}};
        return paper;
    }
    addWatchButtons(paper);
    return paper;
}

void ReviewPage::addWatchButtons(Paper& paper) {
    const Stop& stop = showing_->stop();
    if (stop.of == Stop::Of::Count)
        paper.buttons.push_back({tr("See the &count"), [this] { showCount(); }, true});
    else if (showing_->at() + 1 < static_cast<int>(showing_->stops().size()))
        paper.buttons.push_back({tr("&Go on"), [this] { step(StepButton::Step::TrickOn); }, true});
    if (const lessons::Comment* comment = commentAt(stop))
        for (const lessons::Alternative& other : comment->alternatives)
            paper.buttons.push_back(
                {whatIfWords(other.instead.front()), [this, c = *comment, other] { startWhatIf(c, other); }});
    const auto due = showing_->cardDue();
    const Sight& sight = showing_->sight();
    if (due && (sight.all || due->seat == sight.from) && std::get<PlayChoice>(due->among).cards.size() > 1)
        paper.buttons.push_back({tr("&Try another card"), [this] {
                                     chooseByKeys(true);
                                     write();
                                 }});
}

ReviewPage::Paper ReviewPage::whatIfPaper() {
    const text::Teller told = teller();
    const Stop& stop = showing_->stop();
    Paper paper;
    paper.where = tr("Another line · %1").arg(whereWords(stop));
    paper.done = text::capitalised(doneWords(showing_->line(), stop, showing_->sight(), told));
    if (showing_->at() >= whatIf_->saidAt)
        paper.words = text::annotationText(hand_, whatIf_->comment, &whatIf_->alternative, told);
    if (stop.of == Stop::Of::Count)
        paper.note = countWords(handAfter(showing_->line(), stop.made), told);
    paper.buttons.push_back({tr("&Back to the hand"), [this] { backToHand(); }, true});
    if (stop.of != Stop::Of::Count && !whatIf_->alternative.stop)
        paper.buttons.push_back({tr("To its &end"), [this] { step(StepButton::Step::Last); }});
    return paper;
}

ReviewPage::Paper ReviewPage::trialPaper() {
    const text::Teller told = teller();
    const Stop& stop = showing_->stop();
    Paper paper;
    paper.where = tr("Another card · %1").arg(whereWords(stop));
    paper.done = text::capitalised(doneWords(showing_->line(), stop, showing_->sight(), told));
    paper.words = tr("From here on the computer’s players go on, each knowing only what that seat may know.");
    if (stop.made > triedAt_ + 1)
        paper.words += u'\n' + tr("What was tried: %1.").arg(actionWords(*tried_, told));
    if (playOn_->running())
        paper.note = tr("They are thinking …");
    else if (const auto both = outcome(); both && stop.of == Stop::Of::Count) {
        paper.words = comparedWords(*both, told);
        paper.kind = !both->gain || *both->gain == 0 ? Note::Plain
                     : *both->gain > 0               ? Note::Right
                                                     : Note::Wrong;
        paper.note = tr("One hand proves little: other cards might have come.");
    }
    paper.buttons.push_back({tr("&Back to the hand"), [this] { backToHand(); }, true});
    if (stop.of != Stop::Of::Count)
        paper.buttons.push_back({tr("How does it &end?"), playOn_->running()
                                                              ? std::function<void()>()
                                                              : [this] { step(StepButton::Step::Last); }});
    else
        paper.buttons.push_back({tr("See the &count"), [this] { showCount(); }});
    return paper;
}

} // namespace review
