#include "desktop/tarot/sheet/sheet_page.h"

#include "desktop/look/surfaces.h"
#include "desktop/print/printing.h"
#include "desktop/tarot/sheet/sheet_export.h"
#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QPainter>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using look::PaperButton;
using look::Type;
using paper::Cell;
using paper::LargeButton;
using paper::TableRow;
using paper::Words;
namespace colour = look::colour;
namespace words = text::tarot;

namespace {

constexpr double kPlayersFrom = 0.36; // of the width, where the first column begins

QString fileName(const SheetBook& book) {
    const QString base = QFileInfo(book.path()).completeBaseName();
    return base.isEmpty() ? SheetPage::tr("sheet") : base;
}

std::vector<sheets::Keeping> keepingsOf(SheetBook& book) {
    return {{SheetPage::tr("P&DF"),
             SheetPage::tr("the page that is printed"),
             [&book] { return fileName(book); },
             {},
             [&book](const QString& path) { return writePdf(path, book.sheet()); }},
            {SheetPage::tr("Hands &as CSV"), SheetPage::tr("one line a hand"),
             [&book] { return SheetPage::tr("%1, hands").arg(fileName(book)); },
             [&book] { return handsCsv(book.sheet()); }},
            {SheetPage::tr("Copy as te&xt"), SheetPage::tr("to paste into a letter"), {}, [&book] {
                 return asText(book.sheet());
             }}};
}

void write(QPainter& p, const QRect& r, int align, const QString& said, const QFont& font, QRgb ink) {
    p.setFont(font);
    p.setPen(QColor(ink));
    p.drawText(r, align | Qt::TextSingleLine, QFontMetrics(font).elidedText(said, Qt::ElideRight, r.width()));
}

TableRow rowOf(const Sheet& sheet, const Line& line, int hand, const words::Names& names) {
    const KeptHand& kept = sheet.entries[static_cast<std::size_t>(hand)].hand;
    const auto* contract = std::get_if<KeptContract>(&kept);
    TableRow row{.kind = TableRow::Kind::Line, .number = hand};
    const QString played = words::handWords(kept, line.account, names);
    row.cells = {{QString::number(hand + 1), Cell::Ink::Weak}, {played}};
    QStringList told{SheetPage::tr("Hand %1: %2", "number, what was played").arg(hand + 1).arg(played)};
    for (Seat seat : Seats::table(sheet.players)) {
        const int score = line.account.scores[seat];
        Cell cell{text::signedPoints(score), score > 0 ? Cell::Ink::Bold : Cell::Ink::Plain};
        if (contract && contract->contract.declarer == seat)
            cell.ring = Cell::Ring::Round;
        told << names[seat] + u' ' + cell.text;
        row.cells.push_back(cell);
    }
    row.told = told.join(QStringLiteral(", "));
    return row;
}

} // namespace

SheetPage::SheetPage(SheetBook& book, QWidget* parent)
    : Page(parent), book_(book), hands_(new paper::PaperTable(this)),
      next_(new Words(Type::Strong, colour::ink, {}, this)),
      says_(new Words(Type::Text, colour::ink2, {}, this)),
      buttons_{new PaperButton(PaperButton::Kind::SecondOnPaper, tr("All &passed"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Na&mes and rules"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("C&urve"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("P&rint"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Save as…"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("St&op here"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&All sheets"), this),
               new PaperButton(PaperButton::Kind::MainOnPaper, {}, this)},
      keep_(new sheets::KeepMenu(keepingsOf(book), this)), misere_(new MisereMenu(this)) {
    setAccessibleName(tr("Score sheet of Tarot"));
    hands_->setAccessibleName(tr("Hands"));
    for (Seat seat : Seats::table(kMostPlayers)) {
        auto* button = new LargeButton(LargeButton::Size::Plain, {}, {}, this);
        button->setOnPaper(true);
        button->letBeCut();
        connect(button, &QAbstractButton::clicked, this, [this, seat] { emit takerChosen(seat); });
        takers_[seat] = button;
    }
    setTabOrder(hands_, takers_[Seat::First]);
    for (int i = 1; i < kMostPlayers; ++i)
        setTabOrder(takers_[seatAt(i - 1)], takers_[seatAt(i)]);
    QWidget* last = takers_[Seat::Fifth];
    for (PaperButton* button : {buttons_.goOn, buttons_.passed, buttons_.print, buttons_.save, buttons_.stop,
                                buttons_.names, buttons_.curve, buttons_.back}) {
        setTabOrder(last, button);
        last = button;
    }
    says_->letBeCut();
    next_->setWordWrap(true);
    buttons_.curve->setAccessibleDescription(tr("Everybody’s score from hand to hand"));
    join();
    sheets::addBookActions(this, book_);
    refresh();
}

void SheetPage::join() {
    connect(&book_, &SheetBook::changed, this, &SheetPage::refresh);
    connect(hands_, &paper::PaperTable::chosen, this, &SheetPage::askHand);
    connect(buttons_.goOn, &QAbstractButton::clicked, this, [this] { emit handAsked(book_.next()); });
    connect(buttons_.passed, &QAbstractButton::clicked, this, &SheetPage::pass);
    connect(buttons_.names, &QAbstractButton::clicked, this, &SheetPage::termsAsked);
    connect(buttons_.stop, &QAbstractButton::clicked, this,
            [this] { book_.setStopped(!book_.sheet().stopped); });
    connect(buttons_.curve, &QAbstractButton::clicked, this, [this] {
        showCurve_ = !showCurve_;
        refresh();
    });
    connect(buttons_.print, &QAbstractButton::clicked, this, &SheetPage::print);
    connect(buttons_.save, &QAbstractButton::clicked, this, [this] { keep_->open(); });
    connect(keep_, &sheets::KeepMenu::said, this, &SheetPage::say);
    connect(buttons_.back, &QAbstractButton::clicked, this, &SheetPage::back);
    connect(misere_, &MisereMenu::typed, this, [this](const KeptMisere& hand) {
        if (const auto problem = book_.write(misereOf_, hand))
            misere_->say(words::explain(*problem, words::namesOf(book_.sheet())));
        else
            misere_->dismiss();
    });
}

// F5.5: void, or played à la misère.
void SheetPage::pass() {
    misereOf_ = book_.next();
    if (book_.sheet().rules.allPass == AllPass::Misere)
        misere_->ask(book_.sheet(), nullptr);
    else
        (void)book_.write(misereOf_, KeptVoid{});
}

void SheetPage::askHand(int number) {
    const KeptHand& hand = book_.sheet().entries[static_cast<std::size_t>(number)].hand;
    if (const auto* misere = std::get_if<KeptMisere>(&hand)) {
        misereOf_ = number;
        misere_->ask(book_.sheet(), misere);
    } else {
        emit handAsked(number);
    }
}

void SheetPage::print() {
    ::print::askAndPrint(
        this, tr("Tarot"), [this](QPagedPaintDevice& device) { return printSheet(device, book_.sheet()); },
        [this] { say(tr("The printer does not answer.")); });
}

void SheetPage::showHands() {
    showCurve_ = false;
    say({});
    refresh();
}

// ---- What stands there. ----

void SheetPage::fillRows() {
    const Sheet& sheet = book_.sheet();
    const auto names = words::namesOf(sheet);
    std::vector<paper::Column> columns{{.0, .04, Qt::AlignRight}, {.055, kPlayersFrom - .01, Qt::AlignLeft}};
    for (int i = 0; i < sheet.players; ++i) {
        const double wide = (1 - kPlayersFrom) / sheet.players;
        columns.push_back({kPlayersFrom + i * wide, kPlayersFrom + (i + 1) * wide, Qt::AlignHCenter});
    }
    hands_->setColumns(std::move(columns));
    std::vector<TableRow> rows;
    for (int hand = 0; hand < book_.next(); ++hand)
        rows.push_back(rowOf(sheet, book_.lines()[static_cast<std::size_t>(hand)], hand, names));
    const bool longer = rows.size() > hands_->rows().size();
    hands_->setRows(std::move(rows));
    if (longer)
        hands_->selectNumber(book_.next() - 1);
}

void SheetPage::refresh() {
    const Sheet& sheet = book_.sheet();
    const auto names = words::namesOf(sheet);
    fillRows();
    const bool curve = showCurve_ && book_.next() > 1;
    hands_->setVisible(!curve);
    const bool half = mayGoOn() && sheet.draft;
    for (Seat seat : Seats::table(kMostPlayers)) {
        takers_[seat]->setVisible(mayGoOn() && !half && index(seat) < sheet.players);
        takers_[seat]->setWords(QString(names[seat]).replace(u'&', QStringLiteral("&&")));
        takers_[seat]->setLine(QString::number(index(seat) + 1));
        takers_[seat]->setAccessibleName(tr("%1 takes").arg(names[seat]));
        takers_[seat]->setAccessibleDescription(tr("Key %1").arg(index(seat) + 1));
    }
    const QString dealer = names[dealerOf(sheet, book_.next())];
    next_->setText(!mayGoOn() ? words::standingWords(sheet)
                   : half     ? tr("Hand %1 is half written.").arg(book_.next() + 1)
                              : tr("Hand %1, %2 deals: who takes?").arg(book_.next() + 1).arg(dealer));
    buttons_.goOn->setVisible(half);
    buttons_.goOn->setText(tr("&Go on with hand %1").arg(book_.next() + 1));
    buttons_.passed->setVisible(mayGoOn() && !half);
    buttons_.curve->setVisible(book_.next() > 1);
    buttons_.curve->setText(curve ? tr("&Hands") : tr("C&urve"));
    buttons_.stop->setVisible(mayGoOn() || sheet.stopped);
    buttons_.stop->setText(sheet.stopped ? tr("G&o on after all") : tr("St&op here"));
    QStringList told{words::handsWords(sheet), words::standingWords(sheet)};
    for (Seat seat : Seats::table(sheet.players))
        told << names[seat] + u' ' + text::signedPoints(book_.totals()[seat]);
    told.removeAll(QString());
    setAccessibleDescription(told.join(QStringLiteral(". ")));
    measure(metrics());
    update();
}

// ---- Places. ----

QRect SheetPage::column(Seat seat) const {
    const double wide = (1 - kPlayersFrom) / book_.sheet().players;
    const auto at = [&](double part) { return written_.left() + static_cast<int>(part * written_.width()); };
    const int left = at(kPlayersFrom + index(seat) * wide);
    return {left, written_.top(), at(kPlayersFrom + (index(seat) + 1) * wide) - left, written_.height()};
}

void SheetPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(6);
    const int wide = std::min(std::max(m.px(1192), 972), width() - 2 * (m.frame + m.px(14)));
    paper_ = QRect((width() - wide) / 2, edge, wide, height() - 2 * edge + m.px(2));
    written_ = paper_.adjusted(m.px(36), 0, -m.px(36), 0);
    headRule_ = paper_.top() + m.px(20) + QFontMetrics(look::font(m, Type::Page)).height() + m.px(10);
    placeFoot(m);
    hands_->setMetrics(m, 30);
    const int top = headRule_ + m.line(2);
    const int room = totalRule_ - m.px(6) - top;
    hands_->setGeometry(written_.left(), top, written_.width(), std::max(room, 1));
}

void SheetPage::placeFoot(const look::Metrics& m) {
    const int gap = std::max(m.px(10), 4), high = buttons_.print->paperSize().height();
    const int top = paper_.bottom() - m.px(12) - high;
    const auto place = [&](PaperButton* button, int left) {
        button->setPaperGeometry(QRect(left, top, button->paperSize().width(), high));
    };
    int left = written_.left();
    for (PaperButton* button : {buttons_.print, buttons_.save, buttons_.curve, buttons_.names, buttons_.stop})
        if (!button->isHidden()) {
            place(button, left);
            left += button->paperSize().width() + gap;
        }
    const int right = written_.right() + 1 - buttons_.back->paperSize().width();
    place(buttons_.back, right);
    says_->setGeometry(left, top, std::max(0, right - left - gap), high);
    // Over them whoever may take, each under the own column.
    const int takers = takers_[Seat::First]->sizeHint().height();
    takersTop_ = top - m.px(6) - takers;
    for (Seat seat : Seats::table(book_.sheet().players)) {
        const QRect at = column(seat);
        takers_[seat]->setGeometry(at.left(), takersTop_, at.width(), takers);
    }
    const int passed = buttons_.passed->paperSize().width();
    const int words = column(Seat::First).left() - written_.left();
    const int middle = takersTop_ + (takers - high) / 2;
    buttons_.passed->setPaperGeometry(QRect(column(Seat::First).left() - passed - gap, middle, passed, high));
    next_->setGeometry(written_.left(), takersTop_,
                       buttons_.passed->isHidden() ? words : words - passed - 2 * gap, takers);
    buttons_.goOn->setPaperGeometry(
        QRect(column(Seat::First).left(), middle, buttons_.goOn->paperSize().width(), high));
    totalRule_ = takersTop_ - m.px(6) - std::max(m.px(40), QFontMetrics(look::font(m, Type::Total)).height());
}

// ---- Drawing. ----

void SheetPage::drawHead(QPainter& p) const {
    const look::Metrics& m = metrics();
    const Sheet& sheet = book_.sheet();
    const auto names = words::namesOf(sheet);
    const QRect head(written_.left(), paper_.top() + m.px(16), written_.width(),
                     headRule_ - paper_.top() - m.px(22));
    const QFont title = look::font(m, Type::Page);
    const QString said = tr("Tarot");
    const QRect left(head.left(), head.top(), column(Seat::First).left() - head.left() - m.px(8),
                     head.height());
    write(p, left, Qt::AlignLeft | Qt::AlignBottom, said, title, colour::ink);
    const int after = QFontMetrics(title).horizontalAdvance(said) + m.px(14);
    const QString when = sheet.title.empty() ? dateWords(sheet) : QString::fromStdString(sheet.title);
    write(p, left.adjusted(after, 0, 0, -m.px(4)), Qt::AlignLeft | Qt::AlignBottom, when,
          look::font(m, Type::Text), colour::ink2);
    for (Seat seat : Seats::table(sheet.players)) {
        const QRect at(column(seat).left(), head.top(), column(seat).width(), head.height());
        QFont name = look::font(m, Type::Name);
        while (name.pixelSize() > 13 &&
               QFontMetrics(name).horizontalAdvance(names[seat]) > at.width() - m.px(8))
            name.setPixelSize(name.pixelSize() - 1);
        write(p, at.adjusted(m.px(3), 0, -m.px(3), -m.px(2)), Qt::AlignHCenter | Qt::AlignBottom, names[seat],
              name, colour::ink);
    }
    p.fillRect(QRect(written_.left(), headRule_, written_.width(), m.line(2)), QColor(colour::ink));
}

void SheetPage::drawTotals(QPainter& p) const {
    const look::Metrics& m = metrics();
    const Sheet& sheet = book_.sheet();
    p.fillRect(QRect(written_.left(), totalRule_, written_.width(), m.line(2)), QColor(colour::ink));
    const QRect line(written_.left(), totalRule_ + m.line(2), written_.width(),
                     takersTop_ - totalRule_ - m.px(4));
    const QRect left(line.left(), line.top(), column(Seat::First).left() - line.left(), line.height());
    QStringList parts{words::handsWords(sheet)};
    if (mayGoOn())
        parts << words::standingWords(sheet);
    parts.removeAll(QString());
    write(p, left, Qt::AlignLeft | Qt::AlignVCenter, parts.join(QStringLiteral(" \u00b7 ")),
          look::font(m, Type::Text), colour::ink2);
    const PerSeat<int> totals = book_.totals();
    for (Seat seat : Seats::table(sheet.players)) {
        QFont font = look::font(m, Type::Total);
        font.setWeight(totals[seat] > 0 ? QFont::Bold : QFont::Normal);
        const QRect at(column(seat).left(), line.top(), column(seat).width(), line.height());
        write(p, at, Qt::AlignCenter, text::signedPoints(totals[seat]), font, colour::ink);
    }
}

void SheetPage::drawOn(QPainter& p) {
    const look::Metrics& m = metrics();
    look::drawPaper(p, paper_, m);
    drawHead(p);
    if (hands_->isHidden())
        sheets::drawCurve(p, QRectF(hands_->geometry()).adjusted(m.px(14), m.px(14), -m.px(14), -m.px(10)),
                          curveOf(book_.sheet()), look::font(m, Type::Tag), m.line(1.4));
    drawTotals(p);
}

// A letter that a button underlines presses it, a digit whoever takes.
void SheetPage::keyPressEvent(QKeyEvent* event) {
    const int digit = event->text().size() == 1 ? event->text().at(0).digitValue() : 0;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && digit >= 1 && digit <= book_.sheet().players && takers_[seatAt(digit - 1)]->isVisible())
        takers_[seatAt(digit - 1)]->click();
    else if (!paper::pressLetter(*this, *event))
        Page::keyPressEvent(event);
}

void SheetPage::focusFirst() {
    if (!buttons_.goOn->isHidden())
        buttons_.goOn->setFocus(Qt::OtherFocusReason);
    else if (mayGoOn())
        takers_[Seat::First]->setFocus(Qt::OtherFocusReason);
    else
        hands_->setFocus(Qt::OtherFocusReason);
}

} // namespace tarot_sheet
