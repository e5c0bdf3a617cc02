// What is done with a position: played, watched, weighed, kept, copied, saved; and where others come from.
#include "desktop/coach/coach_words.h"
#include "desktop/doors/numbered_deal.h"
#include "desktop/editor/editor_page.h"
#include "desktop/look/command.h"
#include "minchiate/practice/digest.h"
#include "minchiate/records/record_format.h"
#include "records/safe_json.h"
#include "text/reason_words.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <algorithm>

namespace editing {

namespace {

constexpr quint64 kNewDeals = 1'000'000; // numbers that can be told to somebody

QByteArray textOf(const records::HandRecord& hand) {
    return QJsonDocument(records::toJson(hand)).toJson();
}

// The seat that has the person's name, else the one that is next, else South.
Seat personIn(const records::HandRecord& record, const Hand& hand, const QString& name) {
    for (Seat seat : kSeats)
        if (!name.isEmpty() && record.names[seat] == name)
            return seat;
    return hand.choice() ? hand.choice()->chooser : Seat::S;
}

} // namespace

void EditorPage::addCommands() {
    const auto add = [this](const QString& words, const QKeySequence& key, auto act) {
        return look::addCommand(this, words, key, act);
    };
    undoing_[0] = add(tr("&Undo"), QKeySequence::Undo, &EditorPage::undo);
    undoing_[1] = add(tr("&Redo"), QKeySequence(tr("Ctrl+Shift+Z")), &EditorPage::redo);
    look::addCommandLine(this);
    add(tr("&Play from here"), QKeySequence(tr("P")), &EditorPage::play);
    add(tr("Let &masters play it"), QKeySequence(tr("M")), &EditorPage::letMasters);
    add(tr("&Weigh the cards"), QKeySequence(tr("W")), &EditorPage::weigh);
    add(tr("Save as &exercise"), QKeySequence(tr("E")), &EditorPage::askExercise);
    add(tr("The ru&le that refused it"), QKeySequence(tr("Ctrl+L")), &EditorPage::showRule);
    look::addCommandLine(this);
    add(tr("A card &on"), QKeySequence(Qt::Key_PageDown), &EditorPage::stepOn);
    add(tr("A card bac&k"), QKeySequence(Qt::Key_PageUp), &EditorPage::stepBack);
    add(tr("A trick o&n"), QKeySequence(tr("Ctrl+PgDown")), &EditorPage::trickOn);
    add(tr("&A trick back"), QKeySequence(tr("Ctrl+PgUp")), &EditorPage::trickBack);
    look::addCommandLine(this);
    add(tr("New &deal"), QKeySequence(tr("Ctrl+Shift+N")), &EditorPage::newDeal);
    add(tr("Deal by num&ber…"), QKeySequence(tr("Ctrl+B")), &EditorPage::askNumber);
    add(tr("&Copy as text"), QKeySequence::Copy, &EditorPage::copy);
    add(tr("Pas&te a hand"), QKeySequence::Paste, &EditorPage::paste);
    add(tr("&Save as file…"), QKeySequence::Save, &EditorPage::save);
    add(tr("Open a &file here…"), QKeySequence(tr("Ctrl+Shift+O")), &EditorPage::askOpen);
    look::addCommandLine(this);
    add(tr("Back to where &you were"), QKeySequence(Qt::Key_Escape), &EditorPage::leave);
}

// First out of a question, then the card back, then out of the page.
void EditorPage::leave() {
    if (!ask_->isHidden())
        ask_->dismiss();
    else if (held_)
        putBack();
    else
        emit closed();
}

// ---- Played ----

void EditorPage::play() {
    putBack();
    if (!now_.hand().choice())
        say(tr("The hand is over: nothing is left to be played."), {});
    else
        emit playAsked(now_);
}

void EditorPage::letMasters() {
    if (playOn_.running()) {
        playOn_.stop();
        sayPlain();
        return;
    }
    putBack();
    giveUpWork();
    if (!now_.hand().choice()) {
        say(tr("The hand is over: nothing is left to be played."), {});
        return;
    }
    played_ = now_.soFar();
    say(tr("Four masters are playing it on …"), tr("you can watch it when they are done"));
    playOn_.start({played_.deal, played_.actions}, QStringLiteral("master"), 1);
}

void EditorPage::mastersAreDone() {
    const Hand end = fold(played_.deal, played_.actions).hand;
    const Hand was = fold(now_.moment.story.deal, editor::allOf(now_.moment)).hand;
    const QString then = coach::resultWords(was, now_.me);
    say(tr("Four masters: %1", "the result").arg(coach::resultWords(end, now_.me)),
        then.isEmpty() ? QString() : tr("as it was played: %1", "the result").arg(then));
    emit watchAsked(now_, played_);
}

// ---- Weighed ----

void EditorPage::weigh() {
    putBack();
    giveUpWork();
    fill();
    const auto choice = now_.hand().choice();
    if (!choice || !advice::isRealChoice(*choice)) {
        say(choice ? tr("There is nothing to choose here.") : tr("The hand is over."), {});
        return;
    }
    if (choice->seat != now_.me && !open_->isChecked()) {
        say(tr("The card is another’s: open all hands to weigh it."), {});
        return;
    }
    weighedFor_ = choice->chooser;
    say(tr("The cards are being weighed …"), {});
    scales_.weigh(now_.soFar());
}

void EditorPage::weighed(const std::vector<advice::Option>& options) {
    if (options.empty() || !weighedFor_) {
        say(tr("There is nothing to choose here."), {});
        return;
    }
    options_ = options;
    fill();
    const auto told = worthTold(options, now_, *weighedFor_);
    say(told[0], told[1]);
}

// ---- Kept ----

void EditorPage::askExercise() {
    putBack();
    const auto choice = now_.hand().choice();
    if (!choice || !advice::isRealChoice(*choice)) {
        say(editing::told(exercises::NoExercise::NoChoice), {});
        return;
    }
    if (training_.own().has(practice::digestOf(now_.moment.story.deal, now_.moment.story.actions))) {
        say(tr("This position is among your exercises already."), {});
        return;
    }
    ask_->ask(tr("What do you want to be asked? A sentence for yourself, or nothing."),
              tr("for instance: how do you save the 30?"), tr("Sa&ve"), [this](const QString& written) {
                  question_ = written;
                  giveUpWork();
                  fill();
                  say(tr("The exercise is being weighed …"), {});
                  scales_.makeExercise(now_.soFar(), today_());
                  return QString();
              });
}

void EditorPage::made(const std::variant<practice::Mistake, exercises::NoExercise>& exercise) {
    if (const auto* why = std::get_if<exercises::NoExercise>(&exercise)) {
        say(editing::told(*why), {});
        return;
    }
    if (training_.addOwn({question_, std::get<practice::Mistake>(exercise)}))
        say(tr("Kept as an exercise"), tr("on the page Practise, among your own"));
    else
        sayPlain();
}

void EditorPage::showRule() {
    const QString rule = slip_->rule();
    slip_->hide();
    if (rule.isEmpty())
        say(tr("No rule has refused a card."), {});
    else
        emit ruleAsked(rule);
}

// ---- Texts and files ----

void EditorPage::copy() {
    QGuiApplication::clipboard()->setText(QString::fromUtf8(textOf(now_.soFar())));
    say(tr("The position is copied as a text."), {});
}

void EditorPage::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        say(tr("There is no text to paste."), {});
    else
        take(text.toUtf8(), tr("The text that was pasted"));
}

void EditorPage::save() {
    const QString name = momentTold(now_, now_.hand())[0];
    files_.askSave(tr("Save this position"), name, textOf(now_.soFar()), [this](const QString& why) {
        say(tr("The position could not be saved: %1.").arg(why), {});
    });
}

void EditorPage::askOpen() {
    files_.askOpen(tr("Open a hand"), [this](const QString& path) { openFile(path); });
}

void EditorPage::openFile(const QString& path) {
    const auto bytes = records::readFile(path);
    const QString name = QFileInfo(path).fileName();
    if (const auto* error = std::get_if<records::JsonError>(&bytes))
        say(tr("%1 cannot be opened. %2").arg(name, text::explain(*error)), {});
    else
        take(std::get<QByteArray>(bytes), name);
}

void EditorPage::take(const QByteArray& bytes, const QString& name) {
    auto loaded = records::readHandRecord(bytes);
    if (const auto* error = std::get_if<records::RecordError>(&loaded)) {
        say(tr("%1 cannot be opened. %2").arg(name, text::explain(*error, text::seatNames())), {});
        return;
    }
    const auto& [record, hand] = std::get<records::LoadedHand>(loaded);
    Work work;
    work.me = personIn(record, hand, people_[0]);
    work.players = practise::seatedByNames(record.names, people_, work.me);
    for (Seat seat : kSeats)
        work.names[seat] = record.names[seat].isEmpty()
                               ? people_[static_cast<std::size_t>(work.players[seat])]
                               : record.names[seat];
    work.title = record.title.isEmpty() ? name.section(u'.', 0, 0) : record.title;
    work.moment = editor::momentOf(record.deal, record.actions,
                                   editor::placeToStart(record.deal, record.actions), kLeastCut);
    edit(work);
}

void EditorPage::newDeal() {
    editNumbered(QRandomGenerator::global()->bounded(kNewDeals) + 1);
}

void EditorPage::askNumber() {
    ask_->ask(tr("The number of the deal, 1 or more:"), {}, tr("&Deal it"), [this](const QString& written) {
        const auto number = doors::numberedDealIn(written);
        if (!number)
            return tr("A deal’s number is a whole number, 1 or more.");
        editNumbered(*number);
        return QString();
    });
}

} // namespace editing
