#include "desktop/sheets/hand_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/surfaces.h"

#include <QPainter>

namespace sheets {

using look::PaperButton;
using look::Type;
using paper::Field;
using paper::Words;
namespace colour = look::colour;

namespace {

constexpr int kLongestNote = 120; // a line of the printed sheet
constexpr int kTypedMs = 700;     // a number is typed digit by digit, and not told at each

// As wide as there is room, and as high as that needs.
void letWrap(Words& words) {
    words.setWordWrap(true);
    words.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

} // namespace

HandPage::HandPage(HandsBook& book, const QString& name, const QString& comesTo, QWidget* parent)
    : Page(parent), hands_(book), whole_(new QHBoxLayout(this)), asking_(new QWidget), price_(new QWidget),
      grid_(new QGridLayout(asking_)),
      title_(new Words(Type::Total, colour::ink)), // it has a figure, and those are not in the serif
      ledger_(new Words(Type::Sheet, colour::ink)), sum_(new Words(Type::Strong, colour::ink)),
      shares_(new Words(Type::Sheet, colour::ink)), says_(new Words(Type::Strong, colour::openBar)),
      note_(new Field(tr("Note to the hand"))),
      handButtons_{new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Re&move")),
                   new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Back")),
                   new PaperButton(PaperButton::Kind::MainOnPaper, tr("&Write it"))} {
    setAccessibleName(name);
    typed_.setSingleShot(true);
    typed_.setInterval(kTypedMs);
    connect(&typed_, &QTimer::timeout, this, [this] {
        if (isVisible())
            look::announce(*this, sum_->text());
    });
    whole_->addWidget(asking_, 8);
    whole_->addWidget(price_, 5);
    grid_->setColumnStretch(1, 1);
    grid_->addWidget(title_, 0, 0, 1, 2);
    letWrap(*says_);
    note_->setMaxLength(kLongestNote);
    note_->setPlaceholderText(tr("a note"));
    buildPrice(comesTo);
    join();
    const BookActions actions = addBookActions(this, hands_);
    disconnect(actions.undo, &QAction::triggered, &hands_, nullptr);
    connect(actions.undo, &QAction::triggered, this, &HandPage::undo);
}

// What was tapped in a written hand and is not whole yet stands in no book: it is what is taken back first,
// and not the hand.
void HandPage::undo() {
    if (unkept_)
        showHand(number_);
    else
        hands_.undo();
}

void HandPage::join() {
    connect(handButtons_.remove, &QAbstractButton::clicked, this, [this] {
        leave(); // what was put right before is taken back by itself
        enter();
        hands_.remove(number_);
        emit removed(number_);
    });
    connect(handButtons_.back, &QAbstractButton::clicked, this, &Page::back);
    connect(handButtons_.write, &QAbstractButton::clicked, this, &HandPage::write);
    connect(note_, &QLineEdit::textEdited, this, [this](const QString& note) {
        hands_.setNote(number_, note);
        showRemove();
    });
    connect(note_, &QLineEdit::returnPressed, this, &HandPage::write);
    connect(note_, &Field::full, this, [this](const QString& words) { sayWrong(*says_, words); });
}

void HandPage::buildPrice(const QString& comesTo) {
    auto* box = new QVBoxLayout(price_);
    box->addWidget(new Words(Type::Section, colour::ink, comesTo));
    box->addWidget(ledger_);
    box->addWidget(sum_);
    box->addWidget(shares_);
    box->addStretch(1);
    box->addWidget(note_);
    auto* foot = new QHBoxLayout;
    foot->addWidget(handButtons_.remove);
    foot->addStretch(1);
    foot->addWidget(handButtons_.back);
    foot->addWidget(handButtons_.write);
    box->addLayout(foot);
    for (Words* words : {ledger_, sum_, shares_})
        letWrap(*words);
    setTabOrder(handButtons_.write, ledger_); // its links are many: nobody has to pass them
}

HandPage::Asked HandPage::ask(const QString& label, QWidget* what) {
    const int row = grid_->rowCount();
    auto* words = new Words(Type::Text, colour::ink2, label);
    grid_->addWidget(words, row, 0);
    grid_->addWidget(what, row, 1);
    grid_->setRowStretch(row, 1);
    return {words, what, row};
}

void HandPage::setAsked(const Asked& line, Asking when) {
    const bool now = when == Asking::Now;
    line.label->setVisible(now);
    line.what->setVisible(now);
    grid_->setRowStretch(line.row, now ? 1 : 0);
}

Words* HandPage::askUnder() {
    auto* words = new Words(Type::Text, colour::ink2);
    letWrap(*words);
    grid_->addWidget(words, grid_->rowCount(), 1);
    return words;
}

void HandPage::sayUnder(Words& under, const QString& words) {
    under.setInk(colour::ink2);
    under.setLinked(words);
}

void HandPage::askAcross(QWidget* what) {
    const int row = grid_->rowCount();
    grid_->addWidget(what, row, 0, 1, 2);
    grid_->setRowStretch(row, 6);
}

HandPage::Asked HandPage::askWithFaults(const QString& label, QWidget* what) {
    auto* whole = new QWidget;
    auto* line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    if (what)
        line->addWidget(what);
    line->addWidget(says_, 1);
    const Asked asked = ask(label, whole);
    if (!what) // right under the line before
        grid_->setRowStretch(asked.row, 0);
    return asked;
}

void HandPage::showHand(int number) {
    number_ = number;
    takeUp();
    note_->setText(hands_.note(number_));
    unkept_ = false;
    fill();
    retell();
}

void HandPage::said() {
    const std::size_t before = hands_.changes();
    keep();
    unkept_ = !isNew() && hands_.changes() == before;
    fill();
    retell();
}

void HandPage::setDealer(const QString& name) {
    title_->setText(tr("Hand %1: %2 deals", "number, name").arg(number_ + 1).arg(name));
}

void HandPage::clear() {
    says_->setLinked({});
    sum_->clear();
    ledger_->hide();
    shares_->hide();
    handButtons_.write->setEnabled(false);
    update();
}

void HandPage::tellMissing(const QString& what) {
    clear();
    sum_->setText(what);
}

void HandPage::tellWrong(const QString& why, Words* under) {
    clear();
    sayWrong(under ? *under : *says_, why);
}

void HandPage::sayWrong(Words& at, const QString& why) {
    at.setInk(colour::openBar);
    at.setLinked(why);
    wrong_ = why;
    wrongAt_ = &at;
}

// What is wrong is said aloud when it is new, and so is what the hand comes to, or what is missing, once no
// more is typed: who types does not look there.
void HandPage::retell() {
    const QString before = std::exchange(wrong_, {}), sum = sum_->text();
    tell();
    showRemove();
    if (!wrong_.isEmpty() && wrong_ != before)
        look::announce(*wrongAt_);
    if (sum_->text() != sum)
        typed_.start();
}

// There is something to be removed.
void HandPage::showRemove() {
    handButtons_.remove->setVisible(!isNew() || hands_.told().halfWritten);
}

void HandPage::tellHand(const std::vector<LedgerLine>& lines, const QString& sum,
                        const std::vector<Share>& shares) {
    clear();
    sheets::write(*ledger_, lines);
    sum_->setText(sum);
    sheets::write(*shares_, shares);
    ledger_->show();
    shares_->show();
    handButtons_.write->setEnabled(true);
}

void HandPage::holdBack(const QString& missing, const QString& wrong) {
    handButtons_.write->setEnabled(false);
    sum_->setText(missing);
    if (!wrong.isEmpty())
        sayWrong(*says_, wrong);
}

void HandPage::write() {
    if (!handButtons_.write->isEnabled()) // what is wrong, or missing
        look::announce(*this, wrong_.isEmpty() ? sum_->text() : wrong_);
    else if (writeDown())
        emit done();
}

void HandPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(10);
    whole_->setContentsMargins(edge, edge, edge, edge);
    whole_->setSpacing(m.px(14));
    grid_->setContentsMargins(m.px(26), m.px(12), m.px(18), m.px(8));
    grid_->setVerticalSpacing(0);
    says_->setMinimumHeight(QFontMetrics(says_->font()).lineSpacing());
    price_->layout()->setContentsMargins(m.px(24), m.px(12), m.px(20), m.px(10));
}

void HandPage::drawOn(QPainter& p) {
    look::drawPaper(p, asking_->geometry(), metrics());
    look::drawPaper(p, price_->geometry(), metrics());
}

} // namespace sheets

#include "moc_hand_page.cpp"
