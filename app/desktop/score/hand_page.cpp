#include "desktop/score/hand_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/surfaces.h"
#include "desktop/score/mark_rows.h"
#include "desktop/sheet/hand_words.h"
#include "minchiate/sheet/typed_sum.h"
#include "text/figures.h"
#include "text/sheet_words.h"
#include "text/telling.h"

#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using namespace sheet;
using look::PaperButton;
using look::Type;
namespace colour = look::colour;

HandPage::HandPage(look::Deck& deck, SheetBook& book, QWidget* parent)
    : Page(parent), book_(book), whole_(new QGridLayout(this)), title_(new Words(Type::Page, colour::text)),
      underTitle_(new Words(Type::Sheet, colour::text2)), columns_{new SideColumn, new SideColumn},
      tray_(new PadTray(deck)), marks_(new paper::PaperTable),
      says_(new Words(Type::Strong, colour::text)), fields_{new Field(tr("Result of the hand")),
                                                            new Field(tr("Resti paid before the count")),
                                                            new Field(tr("Note to the hand"))},
      buttons_{new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Take &back")),
               new PaperButton(PaperButton::Kind::Main, tr("&Count the cards")),
               new PaperButton(PaperButton::Kind::Second, tr("&Errors…")),
               new PaperButton(PaperButton::Kind::Second, tr("&Write")),
               new PaperButton(PaperButton::Kind::Second, tr("&Sheet")),
               new PaperButton(PaperButton::Kind::Main, tr("&Next hand"))},
      cards_(new CardPicker(deck, this)), versicole_(new VersicolaPicker(deck, this)),
      editor_(new MarkEditor(this)), penalties_(new PenaltyMenu(this)) {
    fields_.result->setPlaceholderText(tr("left : right, 147:98"));
    fields_.result->setToolTip(
        tr("Both counts, the left pair’s first: 147:98, 147 98 or 147-98; or a sum, such as 34+147-98. What "
           "stands on the pad is added by itself. Digits typed anywhere on this page go here"));
    fields_.result->setAccessibleDescription(fields_.result->toolTip());
    fields_.paid->setPlaceholderText(tr("resti before: 1−0"));
    fields_.paid->setToolTip(
        tr("Resti that were paid in the course of the hand without being marked here, the left "
           "pair’s less the right pair’s; for a typed result"));
    fields_.paid->setAccessibleDescription(fields_.paid->toolTip());
    fields_.note->setPlaceholderText(tr("a note"));
    buttons_.undo->setAccessibleDescription(tr("Takes out the result, or the last mark"));
    says_->setWordWrap(true);
    title_->letBeCut();
    underTitle_->letBeCut();
    marks_->setColumns(markColumns());
    marks_->setAccessibleName(tr("Marks in order; press one to change it"));

    auto* head = new QHBoxLayout;
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(title_);
    titles->addWidget(underTitle_);
    head->addLayout(titles, 1);
    head->addWidget(buttons_.penalty);
    head->addWidget(buttons_.sheet);
    whole_->addLayout(head, 0, 0, 1, 3);

    auto* middle = new QVBoxLayout;
    middle->addWidget(tray_);
    middle->addWidget(marks_, 1);
    auto* undo = new QHBoxLayout;
    undo->addWidget(fields_.note, 1);
    undo->addWidget(buttons_.undo);
    middle->addLayout(undo);
    whole_->addWidget(columns_[0], 1, 0);
    whole_->addLayout(middle, 1, 1);
    whole_->addWidget(columns_[1], 1, 2);
    whole_->setColumnStretch(0, 10);
    whole_->setColumnStretch(1, 13);
    whole_->setColumnStretch(2, 10);
    whole_->setRowStretch(1, 1);

    foot_ = new QHBoxLayout;
    foot_->addWidget(says_, 5);
    foot_->addWidget(fields_.result, 3);
    foot_->addWidget(fields_.paid, 2);
    foot_->addWidget(buttons_.write);
    foot_->addWidget(buttons_.count);
    foot_->addWidget(buttons_.next);
    whole_->addLayout(foot_, 2, 0, 1, 3);

    for (Side side : tricks::kSides) {
        SideColumn* half = column(side);
        connect(half, &SideColumn::marked, this, [this, side](Reason reason, int points) {
            add({reason, side, points, {}});
        });
        connect(half, &SideColumn::cardAsked, this, [this, side](Reason reason) { askCard(side, reason); });
        connect(half, &SideColumn::versicolaAsked, this, [this, side] { askVersicola(side); });
    }
    connect(marks_, &paper::PaperTable::chosen, this, &HandPage::edit);
    connect(buttons_.undo, &QAbstractButton::clicked, this, [this] {
        KeptHand now = hand();
        if (now.over())
            now.ending = {}; // what was entered last goes first
        else if (!now.marks.empty())
            now.marks.pop_back();
        write(now);
    });
    connect(buttons_.penalty, &QAbstractButton::clicked, this,
            [this] { penalties_->ask(book_.sheet(), number_, hand()); });
    connect(buttons_.count, &QAbstractButton::clicked, this, [this] { emit countAsked(number_); });
    connect(buttons_.next, &QAbstractButton::clicked, this, &HandPage::nextAsked);
    connect(buttons_.sheet, &QAbstractButton::clicked, this, &HandPage::back);
    connect(buttons_.write, &QAbstractButton::clicked, this, &HandPage::writeResult);
    for (const Field* field : {fields_.result, fields_.paid, fields_.note})
        connect(field, &Field::full, this, [this](const QString& words) { say(words, true); });
    for (const Field* field : {fields_.result, fields_.paid})
        connect(field, &QLineEdit::returnPressed, this, &HandPage::writeResult);
    connect(fields_.note, &QLineEdit::editingFinished, this, [this] {
        KeptHand now = hand();
        if (const std::string note = fields_.note->text().trimmed().toStdString(); note != now.note) {
            now.note = note;
            write(now);
        }
    });
    joinOverlays();
    addBookActions(this, book_);
}

// A note that has the focus to the last would tell of its end after the page's own.
HandPage::~HandPage() {
    fields_.note->disconnect(this);
}

void HandPage::joinOverlays() {
    connect(cards_, &CardPicker::picked, this, [this](Card card) {
        add({reason_, side_, value(card), CardSet(card)});
    });
    connect(versicole_, &VersicolaPicker::picked, this, [this](const std::vector<Versicola>& found) {
        KeptHand now = hand();
        for (const Versicola& v : found)
            now.marks.push_back({Reason::Declaration, side_, v.points, v.cards});
        write(now);
    });
    connect(editor_, &MarkEditor::changedTo, this, [this](const PadMark& mark) {
        writeWith([&](KeptHand& now) { now.marks.at(static_cast<std::size_t>(edited_)) = mark; });
    });
    connect(editor_, &MarkEditor::removed, this,
            [this] { writeWith([&](KeptHand& now) { now.marks.erase(now.marks.begin() + edited_); }); });
    connect(penalties_, &PenaltyMenu::misdealt, this, &HandPage::add);
    connect(penalties_, &PenaltyMenu::revoked, this, [this](const std::vector<int>& players) {
        writeWith([&](KeptHand& now) { now.revokes = players; });
    });
    connect(penalties_, &PenaltyMenu::cardsOnlyChosen, this,
            [this](const PerSide<bool>& sides) { writeWith([&](KeptHand& now) { now.cardsOnly = sides; }); });
    connect(penalties_, &PenaltyMenu::stopChosen, this, [this] {
        book_.setStopped(true);
        emit back();
    });
}

QString HandPage::pair(Side side) const {
    return text::pairsOf(book_.sheet(), seatsOf(book_.sheet(), number_))[side];
}

// What was typed and not yet written stays with its hand while the sheet is open, until the hand is counted.
void HandPage::showResult(const KeptHand& hand) {
    if (hasDraft() && number_ == shown_ && draftsOf_ == book_.path() &&
        !std::holds_alternative<CountEntry>(hand.ending))
        return;
    const auto* typed = std::get_if<TypedResult>(&hand.ending);
    const auto draft = drafts_.extract(number_);
    if (draft.empty() || std::holds_alternative<CountEntry>(hand.ending)) {
        fields_.result->setText(typed ? QString::fromStdString(typed->text) : QString());
        fields_.paid->setText(typed && typed->paid != 0 ? text::signedPoints(typed->paid) : QString());
        return;
    }
    fields_.result->setText(draft.mapped().result);
    fields_.paid->setText(draft.mapped().paid);
    for (Field* field : {fields_.result, fields_.paid})
        field->setModified(true);
}

bool HandPage::hasDraft() const {
    return fields_.result->isModified() || fields_.paid->isModified();
}

void HandPage::keepDraft() {
    if (draftsOf_ != book_.path())
        drafts_.clear();
    else if (hasDraft())
        drafts_[shown_] = {fields_.result->text(), fields_.paid->text()};
    draftsOf_ = book_.path();
}

void HandPage::showHand(int number) {
    if (number != shown_ || draftsOf_ != book_.path())
        keepDraft();
    number_ = number;
    const Sheet& sheet = book_.sheet();
    title_->setText(dealerWords(sheet, number));
    setAccessibleName(handWords(number) + QStringLiteral(", ") + title_->text());
    for (Side side : tricks::kSides)
        column(side)->setNames(pair(side));
    const KeptHand now = hand();
    fields_.note->setText(QString::fromStdString(now.note));
    showResult(now);
    shown_ = number;
    doubted_.clear();
    tell();
}

void HandPage::write(const KeptHand& hand) {
    if (const auto problem = book_.write(number_, hand)) {
        say(text::explain(*problem, text::pairsOf(book_.sheet(), seatsOf(book_.sheet(), number_))), true);
        return;
    }
    tell();
    marks_->scrollToBottom();
}

void HandPage::add(const PadMark& mark) {
    writeWith([&](KeptHand& now) { now.marks.push_back(mark); });
}

void HandPage::askCard(Side side, Reason reason) {
    side_ = side;
    reason_ = reason;
    CardSet free = kCounters;
    for (const PadMark& mark : hand().marks)
        if (mark.reason != Reason::Declaration && (mark.reason == Reason::Death) == (reason == Reason::Death))
            free -= mark.cards;
    const QString title = reason == Reason::Death    ? tr("Which card dies, for %1?")
                          : reason == Reason::Upcard ? tr("Which card was turned up, for %1?")
                          : reason == Reason::Rob    ? tr("Which card was robbed, for %1?")
                                                     : tr("Which card comes from the fola, for %1?");
    cards_->ask(title.arg(pair(side)), free);
}

void HandPage::askVersicola(Side side) {
    side_ = side;
    CardSet taken;
    for (const PadMark& mark : hand().marks)
        if (mark.reason == Reason::Declaration && mark.side != side)
            taken |= mark.cards;
    versicole_->ask(tr("%1 show").arg(pair(side)), book_.sheet().rules, taken);
}

void HandPage::edit(int mark) {
    edited_ = mark;
    const KeptHand now = hand();
    const PadMark& was = now.marks.at(static_cast<std::size_t>(mark));
    editor_->ask(was, text::pairsOf(book_.sheet(), seatsOf(book_.sheet(), number_)));
}

void HandPage::writeResult() {
    KeptHand now = hand();
    const QString typed = fields_.result->text().trimmed(), paid = fields_.paid->text().trimmed();
    if (typed.isEmpty() && paid.isEmpty() && std::holds_alternative<TypedResult>(now.ending)) {
        now.ending = {}; // wiped out: the hand goes on
        write(now);
        return;
    }
    const auto resti = paid.isEmpty() ? std::variant<int, Problem>(0) : sumOf(paid.toStdString());
    if (const auto* problem = std::get_if<Problem>(&resti)) {
        say(text::explain(*problem, {}), true);
        return;
    }
    now.ending = TypedResult{typed.toStdString(), std::get<int>(resti)};
    const RuleSet& rules = book_.sheet().rules;
    if (typed != doubted_ && !faultOf(now, rules) && !excessOf(now, rules)) {
        const auto doubt = doubtOf(now, rules);
        const KeptHand kept = hand();
        const auto* before = std::get_if<TypedResult>(&kept.ending);
        const bool another = kept.over() && !(before && before->text == typed.toStdString());
        if (doubt || another) {
            doubted_ = typed;
            say(doubt
                    ? text::explain(*doubt, {}) + QLatin1Char(' ') + tr("If it is right, write it once more.")
                    : tr("This hand has its result. To put %1 in its place, write it once more.").arg(typed),
                true);
            return;
        }
    }
    write(now);
    if (hand() == now)
        for (Field* field : {fields_.result, fields_.paid})
            field->setModified(false);
    if (buttons_.next->isVisibleTo(this))
        buttons_.next->setFocus(Qt::TabFocusReason); // where the next Return leads
}

void HandPage::say(const QString& words, bool wrong) {
    says_->setInk(wrong ? colour::gold : colour::text);
    says_->setLinked(words);
    if (wrong)
        look::announce(*says_);
}

void HandPage::tell() {
    const KeptHand now = hand();
    const Sheet& sheet = book_.sheet();
    QStringList standing;
    for (int player : columnsOf(sheet))
        standing << QStringLiteral("%1 %2").arg(
            playerName(sheet, player),
            text::signedPoints(book_.account().totals[static_cast<std::size_t>(player)]));
    underTitle_->setText(
        tr("%1 · %2 · resti: %3", "hand, round, what each player has")
            .arg(handWords(number_), roundWords(sheet, number_), standing.join(QStringLiteral(", "))));
    const HandAccount account = accountOf(now, sheet.rules);
    marks_->setRows(markRows(book_.sheet(), number_, now, account));
    buttons_.undo->setEnabled(now.over() || !now.marks.empty());
    buttons_.count->setText(now.counting ? tr("Go on &counting") : tr("&Count the cards"));
    buttons_.next->setVisible(account.over);
    buttons_.count->setKind(account.over ? PaperButton::Kind::Second : PaperButton::Kind::Main);
    if (account.over) {
        say(settledWords(book_.sheet(), number_, account), false);
        const auto next = current(book_.sheet());
        buttons_.next->setText(next ? tr("&Next hand") : tr("&Sheet"));
    } else if (hasDraft() && !(fields_.result->text() + fields_.paid->text()).isEmpty()) {
        say(tr("What is typed below is not written yet: press Write."), false);
    } else {
        const int net = account.net;
        say(now.marks.empty() ? tr("Press what a pair gains. At the end count the cards, or type the result.")
            : net == 0        ? tr("Level.")
                       : tr("%1 lead by %2.").arg(pair(net > 0 ? Side::NS : Side::EW)).arg(std::abs(net)),
            false);
    }
    tray_->setAccount(account, says());
}

void HandPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    whole_->setContentsMargins(edge, m.frame + m.px(6), edge, m.frame + m.px(2));
    whole_->setHorizontalSpacing(m.px(16));
    whole_->setVerticalSpacing(m.px(4));
    foot_->setSpacing(m.px(8));
    for (SideColumn* half : columns_) {
        half->setMetrics(m);
        half->setMinimumWidth(std::max(m.px(250), half->minimumSizeHint().width()));
    }
    marks_->setMetrics(m, 28);
    tray_->setMetrics(m);
    says_->setMinimumHeight(QFontMetrics(says_->font()).height());
    marks_->setContentsMargins(m.px(12), 0, m.px(12), 0);
}

// The paper under the marks.
void HandPage::drawOn(QPainter& p) {
    const look::Metrics& m = metrics();
    const QRect list = marks_->geometry();
    look::drawPaper(p, list.united(buttons_.undo->geometry()).adjusted(-m.px(8), -m.px(6), m.px(8), m.px(2)),
                    m);
}

// Digits typed anywhere belong to the result.
void HandPage::keyPressEvent(QKeyEvent* event) {
    if (isPlainDigit(*event))
        typeInto(*fields_.result, *event);
    else
        Page::keyPressEvent(event);
}

// A hand that is over waits for the next; a key pressed blindly must not mark anything in it.
void HandPage::focusFirst() {
    if (buttons_.next->isVisibleTo(this))
        buttons_.next->setFocus(Qt::OtherFocusReason);
    else
        column(Side::NS)->points(5)->setFocus(Qt::OtherFocusReason);
}

} // namespace score

#include "moc_hand_page.cpp"
