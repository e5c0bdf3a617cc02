// What one does in the editor: cards are moved, positions come and go, and something is made of them.
#include "desktop/doors/numbered_deal.h"
#include "desktop/editor/editor_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>

namespace editing {

using Does = EditorStrip::Does;

namespace {

constexpr quint64 kNewDeals = 1'000'000; // numbers that can be told to somebody

} // namespace

// ---- Cards that are moved ----

void EditorPage::choose(Card card) {
    if (!draft_.held())
        lift(card);
    else if (*draft_.held() == card)
        putBack();
    else
        exchange(*draft_.held(), card);
}

void EditorPage::lift(Card card) {
    outcomes_.giveUp();
    draft_.forgetFound();
    draft_.lift(card);
    refresh();
    const int partners = draft_.partners().size();
    const ShownCard* one = table_->placeOf(card)->shown(card);
    say(tr("%1 lifted", "a card").arg(text::capitalised(cardTold(*one))),
        partners == 0 ? tr("it can change places with no other card")
                      : tr("it can change places with %n card(s)", nullptr, partners));
}

void EditorPage::putBack() {
    const bool any = draft_.held().has_value();
    table_->letGo();
    draft_.putBack();
    refresh();
    if (any)
        sayPlain();
}

void EditorPage::exchange(Card one, Card other) {
    const PlaceView *from = table_->placeOf(one), *to = table_->placeOf(other);
    const auto goes = [](const PlaceView& view, Card card, const PlaceView& there) {
        return tr("%1 to %2", "card, place").arg(cardTold(*view.shown(card)), there.told().whither);
    };
    const QString first = goes(*from, one, *to), second = goes(*to, other, *from);
    if (draft_.exchange(one, other)) {
        putBack();
        table_->refuse(one, other);
        return;
    }
    outcomes_.giveUp();
    refresh();
    table_->placeOf(one)->setCurrent(one);
    say(text::capitalised(first), second);
}

// ---- Positions ----

void EditorPage::edit(const Work& work) {
    if (work == draft_.now())
        return;
    outcomes_.giveUp();
    draft_.become(work);
    refresh();
    sayPlain();
}

void EditorPage::undo() {
    if (!draft_.undo())
        return;
    outcomes_.giveUp();
    refresh();
    sayMoved(tr("Taken back"));
}

void EditorPage::redo() {
    if (!draft_.redo())
        return;
    outcomes_.giveUp();
    refresh();
    sayMoved(tr("Done again"));
}

// Which cards moved, or where one has come to.
void EditorPage::sayMoved(const QString& what) {
    const QStringList moved = movedTold(draft_);
    say(what, moved.isEmpty() ? momentTold(draft_.now(), draft_.now().hand())[0]
                              : moved.join(QStringLiteral("; ")));
}

void EditorPage::step(std::optional<editor::Moment> (*to)(const editor::Moment&)) {
    const auto moment = to(draft_.now().moment);
    if (!moment) {
        const bool on = to == &editor::on || to == &editor::trickOn;
        say(on ? tr("Nothing more of this hand is recorded.")
               : tr("This is how it was dealt: nothing is before it."));
        return;
    }
    outcomes_.giveUp();
    draft_.stepTo(*moment);
    refresh();
    const auto told = momentTold(draft_.now(), draft_.now().hand());
    say(told[0], told[1]);
}

void EditorPage::newDeal() {
    edit(numberedWork(QRandomGenerator::global()->bounded(kNewDeals) + 1, people_));
}

void EditorPage::askNumber() {
    ask_->ask(tr("The number of the deal, 1 or more:"), {}, tr("&Deal it"), [this](const QString& written) {
        const auto number = doors::numberedDealIn(written);
        if (!number)
            return tr("A deal’s number is a whole number, 1 or more.");
        edit(numberedWork(*number, people_));
        return QString();
    });
}

// ---- What comes of it ----

void EditorPage::act(Does what) {
    if (what == Does::Undo || what == Does::Redo)
        return what == Does::Undo ? undo() : redo();
    putBack();
    switch (what) {
    case Does::Play:
        return outcomes_.play();
    case Does::Masters:
        return outcomes_.letMasters();
    case Does::Weigh:
        draft_.forgetFound();
        refresh();
        return outcomes_.weigh();
    default:
        return askExercise();
    }
}

void EditorPage::askExercise() {
    if (const QString why = maker_.objectionTo(draft_.now().soFar()); !why.isEmpty()) {
        say(why);
        return;
    }
    ask_->ask(tr("What do you want to be asked? A sentence for yourself, or nothing."),
              tr("for instance: how do you save the 30?"), tr("Sa&ve"), [this](const QString& written) {
                  say(tr("The exercise is being weighed …"), tr("it is kept even if you leave this page"));
                  maker_.make(draft_.now().soFar(), written);
                  return QString();
              });
}

void EditorPage::showRule() {
    const QString rule = table_->slip()->rule();
    table_->slip()->hide();
    if (rule.isEmpty())
        say(tr("No rule has refused a card."));
    else
        emit ruleAsked(rule);
}

// ---- Texts and files ----

void EditorPage::copy() {
    QGuiApplication::clipboard()->setText(QString::fromUtf8(textOf(draft_.now())));
    say(tr("The position is copied as a text."));
}

void EditorPage::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        say(tr("There is no text to paste."));
    else
        take(workOf(text.toUtf8(), tr("The text that was pasted"), people_));
}

void EditorPage::save() {
    const QString name = momentTold(draft_.now(), draft_.now().hand())[0];
    files_.askSave(tr("Save this position"), name, QStringLiteral("minchiate"), textOf(draft_.now()),
                   [this](const QString& why) { say(tr("The position could not be saved: %1.").arg(why)); });
}

void EditorPage::askOpen() {
    files_.askOpen(tr("Open a hand"), [this](const QString& path) { openFile(path); });
}

void EditorPage::openFile(const QString& path) {
    take(workIn(path, people_));
}

void EditorPage::take(const std::variant<Work, QString>& read) {
    if (const auto* why = std::get_if<QString>(&read))
        say(*why);
    else
        edit(std::get<Work>(read));
}

} // namespace editing
