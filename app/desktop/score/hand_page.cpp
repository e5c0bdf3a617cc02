#include "desktop/score/hand_page.h"

#include "desktop/look/surfaces.h"
#include "desktop/score/mark_rows.h"
#include "desktop/sheet/hand_words.h"
#include "minchiate/sheet/typed_sum.h"
#include "text/sheet_words.h"
#include "text/telling.h"

#include <QAccessible>
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
    : Page(parent), m_book(book), m_whole(new QGridLayout(this)),
      m_title(new Words(Type::page, colour::text)),
      m_underTitle(new Words(Type::sheet, colour::text2)), m_columns{new SideColumn, new SideColumn},
      m_tray(new PadTray(deck)), m_marks(new sheet::PaperTable),
      m_says(new Words(Type::strong, colour::text)), m_result(new Field(tr("Result of the hand"))),
      m_paid(new Field(tr("Resti paid before the count"))), m_note(new Field(tr("Note to the hand"))),
      m_undo(new PaperButton(PaperButton::Kind::secondOnPaper, tr("Take &back"))),
      m_count(new PaperButton(PaperButton::Kind::main, tr("&Count the cards"))),
      m_penalty(new PaperButton(PaperButton::Kind::second, tr("&Errors…"))),
      m_write(new PaperButton(PaperButton::Kind::second, tr("&Write"))),
      m_toSheet(new PaperButton(PaperButton::Kind::second, tr("&Sheet"))),
      m_next(new PaperButton(PaperButton::Kind::main, tr("&Next hand"))), m_cards(new CardPicker(deck, this)),
      m_versicole(new VersicolaPicker(deck, this)), m_editor(new MarkEditor(this)),
      m_penalties(new PenaltyMenu(this)) {
    m_result->setPlaceholderText(tr("left : right, 147:98"));
    m_result->setToolTip(
        tr("Both counts, the left pair’s first: 147:98, 147 98 or 147-98; or a sum, such as 34+147-98. What "
           "stands on the pad is added by itself. Digits typed anywhere on this page go here"));
    m_result->setAccessibleDescription(m_result->toolTip());
    m_paid->setPlaceholderText(tr("resti before: 1−0"));
    m_paid->setToolTip(
        tr("Resti that were paid in the course of the hand without being marked here, the left "
           "pair’s less the right pair’s; for a typed result"));
    m_paid->setAccessibleDescription(m_paid->toolTip());
    m_note->setPlaceholderText(tr("a note"));
    m_undo->setAccessibleDescription(tr("Takes out the result, or the last mark"));
    m_says->setWordWrap(true);
    m_title->letBeCut();
    m_underTitle->letBeCut();
    m_marks->setColumns(markColumns());
    m_marks->setAccessibleName(tr("Marks in order; press one to change it"));

    auto* head = new QHBoxLayout;
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_title);
    titles->addWidget(m_underTitle);
    head->addLayout(titles, 1);
    head->addWidget(m_penalty);
    head->addWidget(m_toSheet);
    m_whole->addLayout(head, 0, 0, 1, 3);

    auto* middle = new QVBoxLayout;
    middle->addWidget(m_tray);
    middle->addWidget(m_marks, 1);
    auto* undo = new QHBoxLayout;
    undo->addWidget(m_note, 1);
    undo->addWidget(m_undo);
    middle->addLayout(undo);
    m_whole->addWidget(m_columns[0], 1, 0);
    m_whole->addLayout(middle, 1, 1);
    m_whole->addWidget(m_columns[1], 1, 2);
    m_whole->setColumnStretch(0, 10);
    m_whole->setColumnStretch(1, 13);
    m_whole->setColumnStretch(2, 10);
    m_whole->setRowStretch(1, 1);

    m_foot = new QHBoxLayout;
    m_foot->addWidget(m_says, 5);
    m_foot->addWidget(m_result, 3);
    m_foot->addWidget(m_paid, 2);
    m_foot->addWidget(m_write);
    m_foot->addWidget(m_count);
    m_foot->addWidget(m_next);
    m_whole->addLayout(m_foot, 2, 0, 1, 3);

    for (Side side : tricks::kSides) {
        SideColumn* half = column(side);
        connect(half, &SideColumn::marked, this, [this, side](Reason reason, int points) {
            add({reason, side, points, {}});
        });
        connect(half, &SideColumn::cardAsked, this, [this, side](Reason reason) { askCard(side, reason); });
        connect(half, &SideColumn::versicolaAsked, this, [this, side] { askVersicola(side); });
    }
    connect(m_marks, &sheet::PaperTable::chosen, this, &HandPage::edit);
    connect(m_undo, &QAbstractButton::clicked, this, [this] {
        KeptHand now = hand();
        if (now.over())
            now.ending = {}; // what was entered last goes first
        else if (!now.marks.empty())
            now.marks.pop_back();
        write(now);
    });
    connect(m_penalty, &QAbstractButton::clicked, this,
            [this] { m_penalties->ask(m_book.sheet(), m_number, hand()); });
    connect(m_count, &QAbstractButton::clicked, this, [this] { emit countAsked(m_number); });
    connect(m_next, &QAbstractButton::clicked, this, &HandPage::nextAsked);
    connect(m_toSheet, &QAbstractButton::clicked, this, &HandPage::back);
    connect(m_write, &QAbstractButton::clicked, this, &HandPage::writeResult);
    for (const Field* field : {m_result, m_paid, m_note})
        connect(field, &Field::full, this, [this](const QString& words) { say(words, true); });
    for (const Field* field : {m_result, m_paid})
        connect(field, &QLineEdit::returnPressed, this, &HandPage::writeResult);
    connect(m_note, &QLineEdit::editingFinished, this, [this] {
        KeptHand now = hand();
        if (const std::string note = m_note->text().trimmed().toStdString(); note != now.note) {
            now.note = note;
            write(now);
        }
    });
    joinOverlays();
    addBookActions(this, m_book);
}

// A note that has the focus to the last would tell of its end after the page's own.
HandPage::~HandPage() {
    m_note->disconnect(this);
}

void HandPage::joinOverlays() {
    connect(m_cards, &CardPicker::picked, this, [this](Card card) {
        add({m_reason, m_side, value(card), CardSet(card)});
    });
    connect(m_versicole, &VersicolaPicker::picked, this, [this](const std::vector<Versicola>& found) {
        KeptHand now = hand();
        for (const Versicola& v : found)
            now.marks.push_back({Reason::Declaration, m_side, v.points, v.cards});
        write(now);
    });
    connect(m_editor, &MarkEditor::changedTo, this, [this](const PadMark& mark) {
        writeWith([&](KeptHand& now) { now.marks.at(static_cast<std::size_t>(m_edited)) = mark; });
    });
    connect(m_editor, &MarkEditor::removed, this,
            [this] { writeWith([&](KeptHand& now) { now.marks.erase(now.marks.begin() + m_edited); }); });
    connect(m_penalties, &PenaltyMenu::misdealt, this, &HandPage::add);
    connect(m_penalties, &PenaltyMenu::revoked, this, [this](const std::vector<int>& players) {
        writeWith([&](KeptHand& now) { now.revokes = players; });
    });
    connect(m_penalties, &PenaltyMenu::cardsOnlyChosen, this,
            [this](const PerSide<bool>& sides) { writeWith([&](KeptHand& now) { now.cardsOnly = sides; }); });
    connect(m_penalties, &PenaltyMenu::stopChosen, this, [this] {
        m_book.setStopped(true);
        emit back();
    });
}

QString HandPage::pair(Side side) const {
    return text::pairsOf(m_book.sheet(), seatsOf(m_book.sheet(), m_number))[side];
}

void HandPage::showHand(int number) {
    m_number = number;
    const Sheet& sheet = m_book.sheet();
    m_title->setText(dealerWords(sheet, number));
    setAccessibleName(handWords(number) + QStringLiteral(", ") + m_title->text());
    for (Side side : tricks::kSides)
        column(side)->setNames(pair(side));
    const KeptHand now = hand();
    const auto* typed = std::get_if<TypedResult>(&now.ending);
    const bool same = number == m_shown;
    m_shown = number;
    // What was typed and not yet written stays while the same hand is shown.
    const auto show = [&](Field* field, const QString& words) {
        if (!same || !field->isModified())
            field->setText(words);
    };
    show(m_note, QString::fromStdString(now.note));
    show(m_result, typed ? QString::fromStdString(typed->text) : QString());
    show(m_paid, typed && typed->paid != 0 ? signedNumber(typed->paid) : QString());
    tell();
}

void HandPage::write(const KeptHand& hand) {
    if (const auto problem = m_book.write(m_number, hand)) {
        say(text::explain(*problem, text::pairsOf(m_book.sheet(), seatsOf(m_book.sheet(), m_number))), true);
        return;
    }
    tell();
    m_marks->scrollToBottom();
}

void HandPage::add(const PadMark& mark) {
    writeWith([&](KeptHand& now) { now.marks.push_back(mark); });
}

void HandPage::askCard(Side side, Reason reason) {
    m_side = side;
    m_reason = reason;
    CardSet free = kCounters;
    for (const PadMark& mark : hand().marks)
        if (mark.reason != Reason::Declaration && (mark.reason == Reason::Death) == (reason == Reason::Death))
            free -= mark.cards;
    const QString title = reason == Reason::Death    ? tr("Which card dies, for %1?")
                          : reason == Reason::Upcard ? tr("Which card was turned up, for %1?")
                          : reason == Reason::Rob    ? tr("Which card was robbed, for %1?")
                                                     : tr("Which card comes from the fola, for %1?");
    m_cards->ask(title.arg(pair(side)), free);
}

void HandPage::askVersicola(Side side) {
    m_side = side;
    CardSet taken;
    for (const PadMark& mark : hand().marks)
        if (mark.reason == Reason::Declaration && mark.side != side)
            taken |= mark.cards;
    m_versicole->ask(tr("%1 show").arg(pair(side)), m_book.sheet().rules, taken);
}

void HandPage::edit(int mark) {
    m_edited = mark;
    const KeptHand now = hand();
    const PadMark& was = now.marks.at(static_cast<std::size_t>(mark));
    m_editor->ask(was, text::pairsOf(m_book.sheet(), seatsOf(m_book.sheet(), m_number)));
}

void HandPage::writeResult() {
    KeptHand now = hand();
    const QString typed = m_result->text().trimmed(), paid = m_paid->text().trimmed();
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
    write(now);
    if (hand() == now)
        for (Field* field : {m_result, m_paid})
            field->setModified(false);
}

void HandPage::say(const QString& words, bool wrong) {
    m_says->setText(words);
    m_says->setInk(wrong ? colour::gold : colour::text);
    if (wrong) {
        QAccessibleEvent alert(m_says, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void HandPage::tell() {
    const KeptHand now = hand();
    const Sheet& sheet = m_book.sheet();
    QStringList standing;
    for (int player : columnsOf(sheet))
        standing << QStringLiteral("%1 %2").arg(
            playerName(sheet, player),
            signedNumber(m_book.account().totals[static_cast<std::size_t>(player)]));
    m_underTitle->setText(
        tr("%1 · %2 · resti: %3", "hand, round, what each player has")
            .arg(handWords(m_number), roundWords(sheet, m_number), standing.join(QStringLiteral(", "))));
    const HandAccount account = accountOf(now, sheet.rules);
    m_marks->setRows(markRows(m_book.sheet(), m_number, now, account));
    m_undo->setEnabled(now.over() || !now.marks.empty());
    m_count->setText(now.counting ? tr("Go on &counting") : tr("&Count the cards"));
    m_next->setVisible(account.over);
    m_count->setKind(account.over ? PaperButton::Kind::second : PaperButton::Kind::main);
    if (account.over) {
        say(settledWords(m_book.sheet(), m_number, account), false);
        const auto next = current(m_book.sheet());
        m_next->setText(next ? tr("&Next hand") : tr("&Sheet"));
    } else {
        const int net = account.net;
        say(now.marks.empty() ? tr("Press what a pair gains. At the end count the cards, or type the result.")
            : net == 0        ? tr("Level.")
                       : tr("%1 lead by %2.").arg(pair(net > 0 ? Side::NS : Side::EW)).arg(std::abs(net)),
            false);
    }
    m_tray->setAccount(account, m_says->text());
}

void HandPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    m_whole->setContentsMargins(edge, m.frame + m.px(6), edge, m.frame + m.px(2));
    m_whole->setHorizontalSpacing(m.px(16));
    m_whole->setVerticalSpacing(m.px(4));
    m_foot->setSpacing(m.px(8));
    for (SideColumn* half : m_columns) {
        half->setMetrics(m);
        half->setMinimumWidth(std::max(m.px(250), half->minimumSizeHint().width()));
    }
    m_marks->setMetrics(m, 28);
    m_tray->setMetrics(m);
    m_says->setMinimumHeight(QFontMetrics(m_says->font()).height());
    m_marks->setContentsMargins(m.px(12), 0, m.px(12), 0);
}

// The paper under the marks.
void HandPage::drawOn(QPainter& p) {
    const look::Metrics& m = metrics();
    const QRect list = m_marks->geometry();
    look::drawPaper(p, list.united(m_undo->geometry()).adjusted(-m.px(8), -m.px(6), m.px(8), m.px(2)), m);
}

// Digits typed anywhere belong to the result.
void HandPage::keyPressEvent(QKeyEvent* event) {
    if (isPlainDigit(*event))
        typeInto(*m_result, *event);
    else
        Page::keyPressEvent(event);
}

void HandPage::focusFirst() {
    column(Side::NS)->points(5)->setFocus(Qt::OtherFocusReason);
}

} // namespace score
