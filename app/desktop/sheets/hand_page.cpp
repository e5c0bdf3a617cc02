#include "desktop/sheets/hand_page.h"

#include "desktop/look/surfaces.h"

#include <QPainter>

namespace sheets {

using look::PaperButton;
using look::Type;
using paper::Words;
namespace colour = look::colour;

HandPage::HandPage(HandsBook& book, const QString& name, const QString& comesTo, QWidget* parent)
    : Page(parent), hands_(book), whole_(new QHBoxLayout(this)), asking_(new QWidget), price_(new QWidget),
      grid_(new QGridLayout(asking_)), title_(new Words(Type::Section, colour::ink)),
      ledger_(new Words(Type::Sheet, colour::ink)), sum_(new Words(Type::Strong, colour::ink)),
      shares_(new Words(Type::Sheet, colour::ink)), says_(new Words(Type::Strong, colour::openBar)),
      handButtons_{new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Re&move")),
                   new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Back")),
                   new PaperButton(PaperButton::Kind::MainOnPaper, tr("&Write it"))} {
    setAccessibleName(name);
    whole_->addWidget(asking_, 8);
    whole_->addWidget(price_, 5);
    grid_->setColumnStretch(1, 1);
    grid_->addWidget(title_, 0, 0, 1, 2);
    says_->setWordWrap(true);
    says_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    buildPrice(comesTo);
    connect(handButtons_.remove, &QAbstractButton::clicked, this, [this] {
        hands_.remove(number_);
        emit removed();
    });
    connect(handButtons_.back, &QAbstractButton::clicked, this, &Page::back);
    connect(handButtons_.write, &QAbstractButton::clicked, this, &HandPage::write);
    addBookActions(this, hands_);
}

void HandPage::buildPrice(const QString& comesTo) {
    auto* box = new QVBoxLayout(price_);
    box->addWidget(new Words(Type::Section, colour::ink, comesTo));
    box->addWidget(ledger_);
    box->addWidget(sum_);
    box->addWidget(shares_);
    box->addStretch(1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(handButtons_.remove);
    foot->addStretch(1);
    foot->addWidget(handButtons_.back);
    foot->addWidget(handButtons_.write);
    box->addLayout(foot);
    for (Words* words : {ledger_, sum_, shares_}) {
        words->setWordWrap(true);
        words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
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

void HandPage::askUnder(QWidget* what) {
    grid_->addWidget(what, grid_->rowCount(), 1);
}

void HandPage::askAcross(QWidget* what) {
    const int row = grid_->rowCount();
    grid_->addWidget(what, row, 0, 1, 2);
    grid_->setRowStretch(row, 6);
}

void HandPage::askLast(const QString& label, QWidget* what) {
    auto* whole = new QWidget;
    auto* line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    if (what)
        line->addWidget(what);
    line->addWidget(says_, 1);
    ask(label, whole);
}

void HandPage::showHand(int number) {
    number_ = number;
    takeUp();
    handButtons_.remove->setVisible(!isNew());
    fill();
    tell();
}

void HandPage::said() {
    keep();
    fill();
    tell();
}

void HandPage::clear() {
    says_->clear();
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

void HandPage::tellWrong(const QString& why) {
    clear();
    says_->setText(why);
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
    says_->setText(wrong);
}

void HandPage::write() {
    if (handButtons_.write->isEnabled() && writeDown())
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
