#include "desktop/cuatrola/sheet/hand_page.h"

#include "text/cuatrola/cuatrola_sheet_words.h"

#include <QIntValidator>
#include <QKeyEvent>

namespace cuatrola_sheet {

using namespace cuatrola;
using namespace cuatrola::sheet;
using paper::Field;
using sheets::Choices;
using sheets::ChoiceWords;
namespace words = text::cuatrola;

namespace {

constexpr std::array kBids{Bid::Pass, Bid::Solo, Bid::Cuatrola, Bid::Quintola};
constexpr int kMostTwenties = 5; // 20 three times, 40 once (C6.1)

std::vector<ChoiceWords> bidWords() {
    const auto worth = [](Bid bid) { return QString::number(gamePoints(bid)); };
    return {{HandPage::tr("&Plain"), worth(Bid::Pass)},
            {HandPage::tr("&Solo"), worth(Bid::Solo)},
            {HandPage::tr("&Cuatrola"), worth(Bid::Cuatrola)},
            {HandPage::tr("&Quintola"), worth(Bid::Quintola)}};
}

std::vector<ChoiceWords> twenties() {
    std::vector<ChoiceWords> all{{QStringLiteral("–"), {}, HandPage::tr("nothing sung")}};
    for (int i = 1; i <= kMostTwenties; ++i)
        all.push_back({QString::number(20 * i)});
    return all;
}

std::optional<Side> sideAt(int which) {
    return which >= 0 && which < 2 ? std::optional(kSides[static_cast<std::size_t>(which)]) : std::nullopt;
}

int placeOf(const std::optional<Side>& side) {
    return side ? index(*side) : -1;
}

} // namespace

HandPage::HandPage(SheetBook& book, QWidget* parent)
    : sheets::HandPage(book, tr("A hand of Cuatrola"), tr("The score"), parent), book_(book),
      bids_(new Choices(tr("What was played"), bidWords())),
      bettors_(new Choices(tr("Whose bet"), std::vector<ChoiceWords>(2))),
      sayings_(new Choices(tr("What is written"), {{tr("W&ho scored")}, {tr("P&oints counted")}})),
      scorers_(new Choices(tr("Who scored"), std::vector<ChoiceWords>(3))),
      endings_(new Choices(tr("How it ended"), {{tr("Pl&ayed out")}, {tr("&Revoke")}, {tr("Capo&te")}})),
      counted_(new Choices(tr("Whose points"), std::vector<ChoiceWords>(2))),
      last_(new Choices(tr("Last trick"), std::vector<ChoiceWords>(2))), points_(new Field(tr("Points"))),
      idle_(new Field(tr("Points of the idle player’s cards"))) {
    ask(tr("Played"), bids_);
    bet_ = line(tr("Bet by"), bettors_);
    saying_ = line(tr("Written"), sayings_);
    scoring_ = line(tr("Scored"), scorers_);
    ending_ = line(tr("Ended"), endings_);
    auto* points = new QWidget;
    auto* row = new QHBoxLayout(points);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(points_);
    row->addWidget(counted_, 1);
    for (Side side : kSides) {
        cantes_[side] = new Choices(tr("Cantes"), twenties());
        singing_[side] = line({}, cantes_[side]);
    }
    lasting_ = line(tr("Last trick"), last_);
    idling_ = line(tr("Idle cards’ points"), idle_);
    pointing_ = line(tr("Points, with the last trick’s ten"), points); // last, with what cannot be under them
    askWithFaults({}, nullptr);
    join();
}

HandPage::Asked HandPage::line(const QString& label, QWidget* what) {
    const Asked asked = ask(label, what);
    asked.label->setWordWrap(true);
    return asked;
}

void HandPage::join() {
    const auto joinTo = [this](Choices* choices, auto take) {
        connect(choices, &Choices::picked, this, [this, take](int which) {
            take(which);
            said();
        });
    };
    joinTo(bids_, [this](int which) { draft_.bid = kBids[static_cast<std::size_t>(which)]; });
    joinTo(bettors_, [this](int which) { draft_.bettors = sideAt(which); });
    joinTo(sayings_, [this](int which) { draft_.saying = static_cast<Saying>(which); });
    joinTo(scorers_, [this](int which) {
        draft_.scores = sideAt(which);
        draft_.nobody = !draft_.scores;
    });
    joinTo(endings_, [this](int which) {
        constexpr std::array all{Ending::Played, Ending::Revoke, Ending::Capote};
        draft_.ending = all[static_cast<std::size_t>(which)];
    });
    joinTo(counted_, [this](int which) { draft_.counted = *sideAt(which); });
    joinTo(last_, [this](int which) { draft_.last = sideAt(which); });
    for (Side side : kSides)
        joinTo(cantes_[side], [this, side](int which) { draft_.cantes[side] = 20 * which; });
    for (Field* field : {points_, idle_}) {
        field->setMaxLength(3);
        field->setAlignment(Qt::AlignCenter);
        field->setValidator(new QIntValidator(0, 999, field));
        connect(field, &QLineEdit::textEdited, this, &HandPage::readNumbers);
        connect(field, &QLineEdit::returnPressed, this, [this] { write(); });
    }
}

void HandPage::takeUp() {
    const Sheet& sheet = book_.sheet();
    draft_ = isNew() ? sheet.draft.value_or(Draft{.saying = Saying::Points}) // who scored takes one tap
                     : draftOf(sheet.entries[static_cast<std::size_t>(number())].hand);
    const auto text = [](const std::optional<int>& points) {
        return points ? QString::number(*points) : QString();
    };
    points_->setText(text(draft_.points));
    idle_->setText(text(draft_.idle));
}

void HandPage::readNumbers() {
    const auto read = [](const Field* field) {
        bool isNumber = false;
        const int points = field->text().toInt(&isNumber);
        return isNumber ? std::optional(points) : std::nullopt;
    };
    draft_.points = read(points_);
    draft_.idle = read(idle_);
    said();
}

void HandPage::keep() {
    const auto whole = handOf(draft_);
    if (isNew())
        book_.setDraft(draft_);
    else if (whole)
        (void)book_.write(number(), *whole); // what is wrong with it is told
}

void HandPage::fill() {
    const Sheet& sheet = book_.sheet();
    const words::Pairs pairs = text::pairNames(sheet.names);
    const auto both = sheets::nameWords({pairs.begin(), pairs.end()});
    setDealer(QString::fromStdString(sheet.names[dealerOf(sheet, number())]));
    bids_->choose(draft_.bid ? static_cast<int>(*draft_.bid) : -1);
    for (Choices* choices : {bettors_, counted_, last_})
        choices->setWords(both);
    const bool plain = draft_.bid == Bid::Pass;
    auto scorers = both;
    if (plain && (sheet.rules.tie == Tie::Void || draft_.nobody)) // C8.2
        scorers.push_back({tr("&Nobody"), {}, tr("Nobody: equal points")});
    scorers_->setWords(scorers);
    bettors_->choose(placeOf(draft_.bettors));
    sayings_->choose(static_cast<int>(draft_.saying));
    scorers_->choose(plain && draft_.nobody ? 2 : placeOf(draft_.scores));
    endings_->button(2)->setVisible(sheet.rules.capote && (plain || draft_.ending == Ending::Capote));
    endings_->choose(draft_.ending == Ending::Played ? 0 : draft_.ending == Ending::Revoke ? 1 : 2);
    for (Side side : kSides)
        singing_[side].label->setText(tr("Sung by %1", "pair").arg(pairs[side]));
    fillCount();
}

void HandPage::fillCount() {
    const auto show = [this](const Asked& line, bool seen) {
        setAsked(line, seen ? Asking::Now : Asking::NotNow);
    };
    const bool counts = countsPoints(draft_), mayCount = draft_.bid && *draft_.bid <= Bid::Solo;
    show(bet_, draft_.bid && *draft_.bid != Bid::Pass);
    show(saying_, mayCount);
    show(scoring_, draft_.bid && !counts);
    show(ending_, draft_.bid && !counts && !(draft_.bid == Bid::Pass && draft_.nobody));
    show(pointing_, counts);
    show(idling_, counts && draft_.bid == Bid::Solo);
    show(lasting_, counts);
    for (Side side : kSides) {
        show(singing_[side], counts);
        cantes_[side]->choose(draft_.cantes[side] / 20);
    }
    counted_->choose(index(draft_.counted));
    last_->choose(placeOf(draft_.last));
}

void HandPage::tell() {
    const Sheet& sheet = book_.sheet();
    const auto whole = handOf(draft_);
    const auto problem = whole ? faultOf(*whole, sheet.rules) : std::nullopt;
    if (!whole) {
        tellMissing(words::missingWords(*missingIn(draft_)));
    } else if (problem) {
        tellWrong(words::explain(*problem));
    } else {
        const Account account = accountOf(*whole, sheet.rules);
        const words::Pairs pairs = text::pairNames(sheet.names);
        std::vector<sheets::Share> shares;
        for (Side side : kSides) {
            const bool scores = account.score.by != ScoredBy::Void && account.score.side == side;
            shares.push_back({pairs[side],
                              scores ? QStringLiteral("+%1").arg(account.score.points) : QStringLiteral("0"),
                              scores});
        }
        tellHand(sheets::ledgerFrom(words::ledgerOf(*whole, account, pairs)), {}, shares);
    }
}

bool HandPage::writeDown() {
    const auto whole = handOf(draft_);
    return whole && !book_.write(number(), *whole);
}

void HandPage::measure(const look::Metrics& m) {
    sheets::HandPage::measure(m);
    for (Field* field : {points_, idle_}) {
        field->setFont(look::font(m, look::Type::PadNumber));
        field->setFixedWidth(m.px(84));
    }
}

// Digits typed anywhere say how many points; a letter presses the button that has it.
void HandPage::keyPressEvent(QKeyEvent* event) {
    if (paper::isPlainDigit(*event) && points_->isVisible())
        paper::typeInto(*points_, *event);
    else if (!paper::pressLetter(*this, *event))
        sheets::HandPage::keyPressEvent(event);
}

void HandPage::focusFirst() {
    if (points_->isVisible())
        points_->setFocus(Qt::OtherFocusReason);
    else
        bids_->button(0)->setFocus(Qt::OtherFocusReason);
}

} // namespace cuatrola_sheet

#include "moc_hand_page.cpp"
