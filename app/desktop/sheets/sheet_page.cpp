#include "desktop/sheets/sheet_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/double_press.h"
#include "desktop/look/surfaces.h"
#include "desktop/print/printing.h"
#include "desktop/sheets/hand_rows.h"
#include "desktop/sheets/printed.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace sheets {

using look::PaperButton;
using look::Type;
using paper::Words;
namespace colour = look::colour;

namespace {

constexpr double kPlayedFrom = .055; // of the width, where it is said what was played

QString fileName(const HandsBook& book) {
    const QString base = QFileInfo(book.path()).completeBaseName();
    return base.isEmpty() ? SheetPage::tr("sheet") : base;
}

std::vector<Keeping> keepingsOf(HandsBook& book, std::function<QString()> csv) {
    return {{SheetPage::tr("P&DF"),
             SheetPage::tr("the page that is printed"),
             [&book] { return fileName(book); },
             {},
             [&book](const QString& path) { return writePdf(path, book.told()); }},
            {SheetPage::tr("Hands &as CSV"), SheetPage::tr("one line a hand"),
             [&book] { return SheetPage::tr("%1, hands").arg(fileName(book)); }, std::move(csv)},
            {SheetPage::tr("Copy as te&xt"), SheetPage::tr("to paste into a letter"), {}, [&book] {
                 return asText(book.told());
             }}};
}

void write(QPainter& p, const QRect& r, int align, const QString& said, const QFont& font, QRgb ink) {
    p.setFont(font);
    p.setPen(QColor(ink));
    p.drawText(r, align | Qt::TextSingleLine, QFontMetrics(font).elidedText(said, Qt::ElideRight, r.width()));
}

} // namespace

SheetPage::SheetPage(HandsBook& book, const QString& name, std::function<QString()> csv, QWidget* parent)
    : Page(parent), book_(book), hands_(new paper::PaperTable(this)),
      next_(new Words(Type::Strong, colour::ink, {}, this)),
      says_(new Words(Type::Text, colour::ink2, {}, this)),
      removed_(new Words(Type::Strong, colour::ink, {}, this)),
      bringBack_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Bring &it back"), this)),
      buttons_{new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Na&mes, length, rules…"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("C&urve"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("P&rint"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Save as…"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("St&op here"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&All sheets"), this),
               new PaperButton(PaperButton::Kind::MainOnPaper, {}, this)},
      keep_(new KeepMenu(keepingsOf(book, std::move(csv)), this)) {
    setAccessibleName(name);
    hands_->setAccessibleName(tr("Hands"));
    says_->letBeCut();
    next_->setWordWrap(true);
    buttons_.curve->setAccessibleDescription(tr("Every score from hand to hand"));
    join();
    addBookActions(this, book_);
}

void SheetPage::join() {
    connect(&book_, &Book::changed, this, &SheetPage::refresh);
    connect(hands_, &paper::PaperTable::chosen, this, &SheetPage::handAsked);
    connect(buttons_.goOn, &QAbstractButton::clicked, this, [this] { emit handAsked(book_.next()); });
    connect(buttons_.names, &QAbstractButton::clicked, this, &SheetPage::termsAsked);
    connect(buttons_.stop, &QAbstractButton::clicked, this, [this] { book_.setStopped(!told_.stopped); });
    connect(buttons_.curve, &QAbstractButton::clicked, this, [this] {
        showCurve_ = !showCurve_;
        refresh();
    });
    connect(buttons_.print, &QAbstractButton::clicked, this, &SheetPage::print);
    connect(buttons_.save, &QAbstractButton::clicked, this, [this] { keep_->open(); });
    connect(keep_, &KeepMenu::said, this, &SheetPage::say);
    connect(buttons_.back, &QAbstractButton::clicked, this, &SheetPage::back);
    look::takeDoubleAsOne(*bringBack_);
    connect(bringBack_, &QAbstractButton::clicked, this, [this] {
        const int number = lastChange_->number;
        book_.undo();
        if (number < book_.next()) { // where it is again
            hands_->selectNumber(number);
            hands_->setFocus(Qt::OtherFocusReason);
        } else {
            focusFirst();
        }
    });
}

void SheetPage::orderFocus(const std::vector<QWidget*>& asking) {
    QWidget* last = hands_;
    const auto follow = [&](QWidget* widget) {
        setTabOrder(last, widget);
        last = widget;
    };
    follow(bringBack_);
    std::ranges::for_each(asking, follow);
    for (PaperButton* button : {buttons_.goOn, buttons_.print, buttons_.save, buttons_.stop, buttons_.names,
                                buttons_.curve, buttons_.back})
        follow(button);
}

void SheetPage::print() {
    ::print::askAndPrint(
        this, told_.game, [this](QPagedPaintDevice& device) { return printSheet(device, told_); },
        [this] { say(tr("The printer does not answer.")); });
}

void SheetPage::showHands() {
    showCurve_ = false;
    say({});
    refresh();
    lastChange_.reset(); // of another sheet
    refresh();
}

void SheetPage::sayRemoved(int number) {
    lastChange_ = {Change::Removed, number, book_.changes()};
    refresh();
    bringBack_->setFocus(Qt::OtherFocusReason); // not where the next Return writes another
}

QString SheetPage::goOnWords(const Told& told) const {
    return !told.over && told.halfWritten ? tr("&Go on with hand %1").arg(told.hands.size() + 1) : QString();
}

QString SheetPage::nextWords(const Told& told) const {
    return told.over          ? told.standing
           : told.halfWritten ? tr("Hand %1 is half written.").arg(told.hands.size() + 1)
                              : told.next;
}

void SheetPage::fillRows() {
    std::vector<paper::Column> columns{{.0, .04, Qt::AlignRight},
                                       {kPlayedFrom, columnsFrom() - .01, Qt::AlignLeft}};
    const auto scores = told_.columns.size();
    const double wide = (1 - columnsFrom()) / static_cast<double>(scores);
    columns.back().right += std::max(0.0, wide / 2 - .06); // figures stand in the middle of theirs
    for (int i = 0; i < scores; ++i)
        columns.push_back({columnsFrom() + i * wide, columnsFrom() + (i + 1) * wide, Qt::AlignHCenter});
    hands_->setColumns(std::move(columns));
    const int before = hands_->rows().empty() ? 0 : hands_->rows().back().number + 1;
    const int now = static_cast<int>(told_.hands.size());
    hands_->setRows(handRows(told_));
    if (now > before)
        hands_->selectNumber(now - 1);
}

// A hand that was added or corrected, by a tap or on its own page, whose taps become one change afterwards.
void SheetPage::noteWritten(const Told& then) {
    const std::size_t changes = book_.changes(), before = std::exchange(changes_, changes);
    const auto corrected = correctedIn(then, told_);
    if (told_.hands.size() == then.hands.size() + 1 && changes > before)
        lastChange_ = {Change::Written, static_cast<int>(then.hands.size()), changes};
    else if (corrected && changes > before)
        lastChange_ = {Change::Corrected, *corrected, changes};
    else if (lastChange_ && lastChange_->what != Change::Removed && !corrected &&
             told_.hands.size() == then.hands.size() && changes > 0 && changes < lastChange_->changes)
        lastChange_->changes = changes;
}

// As long as it is what was done last, with the way back.
void SheetPage::showLastChange() {
    if (lastChange_ && lastChange_->changes != book_.changes())
        lastChange_.reset();
    removed_->setVisible(lastChange_.has_value());
    bringBack_->setVisible(lastChange_.has_value());
    if (!lastChange_)
        return;
    const bool removed = lastChange_->what == Change::Removed;
    const QString words = (removed                                  ? tr("Hand %1 is removed.")
                           : lastChange_->what == Change::Corrected ? tr("Hand %1 is corrected.")
                                                                    : tr("Hand %1 is written."))
                              .arg(lastChange_->number + 1);
    if (words != removed_->text()) {
        removed_->setText(words);
        for (const QString& one : {words, told_.standing, told_.next})
            look::announce(*this, one);
    }
    bringBack_->setText(removed ? tr("Bring &it back") : tr("Take &it back"));
}

void SheetPage::refresh() {
    const Told then = std::exchange(told_, book_.told());
    fillRows();
    noteWritten(then);
    const bool more = told_.hands.size() > 1, curve = showCurve_ && more;
    hands_->setVisible(!curve);
    showLastChange();
    next_->setText(nextWords(told_));
    const QString onward = goOnWords(told_);
    buttons_.goOn->setVisible(!onward.isEmpty());
    buttons_.goOn->setText(onward);
    buttons_.curve->setVisible(more);
    buttons_.curve->setText(curve ? tr("&Hands") : tr("C&urve"));
    buttons_.stop->setVisible(mayGoOn() || told_.stopped);
    buttons_.stop->setText(told_.stopped ? tr("G&o on after all") : tr("St&op here"));
    QStringList said{told_.count, told_.standing};
    for (qsizetype i = 0; i < told_.columns.size(); ++i)
        said << told_.columns[i] + u' ' + told_.totals[static_cast<std::size_t>(i)].text;
    said.removeAll(QString());
    setAccessibleDescription(said.join(QStringLiteral(". ")));
    refreshAsking(told_);
    measure(metrics());
    if (lastChange_ && hands_->currentIndex().isValid()) // the line under the hands has taken room
        hands_->scrollTo(hands_->currentIndex());
    update();
}

// ---- Places. ----

QRect SheetPage::column(int which) const {
    const double wide =
        (1 - columnsFrom()) / static_cast<double>(std::max<qsizetype>(told_.columns.size(), 1));
    const auto at = [&](double part) { return written_.left() + static_cast<int>(part * written_.width()); };
    const int left = at(columnsFrom() + which * wide);
    return {left, written_.top(), at(columnsFrom() + (which + 1) * wide) - left, written_.height()};
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
    const int room = placeRemoved(m, totalRule_ - m.px(6)) - top;
    hands_->setGeometry(written_.left(), top, written_.width(), std::max(room, 1));
}

// Under the hands; where these end then.
int SheetPage::placeRemoved(const look::Metrics& m, int bottom) {
    if (removed_->isHidden())
        return bottom;
    const QSize button = bringBack_->paperSize();
    const int top = bottom - button.height();
    const int left = written_.left() + static_cast<int>(kPlayedFrom * written_.width());
    const int wide = std::min(removed_->sizeHint().width(), written_.right() - left - button.width());
    removed_->setGeometry(left, top, wide, button.height());
    bringBack_->setPaperGeometry(QRect(QPoint(left + wide + m.px(14), top), button));
    return top - m.px(6);
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
    // Over them what asks of the next hand, under the columns that it is about.
    const int asking = askingHigh(m);
    askingTop_ = top - m.px(6) - asking;
    next_->setGeometry(written_.left(), askingTop_, column(0).left() - written_.left() - gap, asking);
    buttons_.goOn->setPaperGeometry(
        QRect(column(0).left(), askingTop_ + (asking - high) / 2, buttons_.goOn->paperSize().width(), high));
    placeAsking(QRect(written_.left(), askingTop_, written_.width(), asking), m);
    totalRule_ = askingTop_ - m.px(6) - std::max(m.px(40), QFontMetrics(look::font(m, Type::Total)).height());
}

// ---- Drawing. ----

// Of a line, what is left of something so wide in the middle of the first column.
QRect SheetPage::before(int wide, const QRect& line) const {
    const QRect first = column(0);
    const int end = std::max(first.center().x() - wide / 2 - metrics().px(14), first.left());
    return {line.left(), line.top(), end - line.left(), line.height()};
}

void SheetPage::drawHead(QPainter& p) const {
    const look::Metrics& m = metrics();
    const QRect head(written_.left(), paper_.top() + m.px(16), written_.width(),
                     headRule_ - paper_.top() - m.px(22));
    const QFont title = look::font(m, Type::Page);
    const QFontMetrics heads(look::font(m, Type::Name));
    const QRect left = before(heads.horizontalAdvance(told_.columns.value(0)), head);
    write(p, left, Qt::AlignLeft | Qt::AlignBottom, told_.game, title, colour::ink);
    const int after = QFontMetrics(title).horizontalAdvance(told_.game) + m.px(14);
    const QRect beside = left.adjusted(after, 0, 0, -m.px(4));
    const QFont text = look::font(m, Type::Text);
    const QString date = dateWords(told_);
    const bool fits = QFontMetrics(text).horizontalAdvance(date) <= beside.width();
    write(p, beside, Qt::AlignLeft | Qt::AlignBottom,
          !told_.title.isEmpty() ? told_.title
          : fits                 ? date
                                 : shortDateWords(told_),
          text, colour::ink2);
    for (int i = 0; i < told_.columns.size(); ++i) {
        const QRect at(column(i).left(), head.top(), column(i).width(), head.height());
        QFont name = look::font(m, Type::Name);
        while (name.pixelSize() > 13 &&
               QFontMetrics(name).horizontalAdvance(told_.columns[i]) > at.width() - m.px(8))
            name.setPixelSize(name.pixelSize() - 1);
        write(p, at.adjusted(m.px(3), 0, -m.px(3), -m.px(2)), Qt::AlignHCenter | Qt::AlignBottom,
              told_.columns[i], name, colour::ink);
    }
    p.fillRect(QRect(written_.left(), headRule_, written_.width(), m.line(2)), QColor(colour::ink));
}

void SheetPage::drawTotals(QPainter& p) const {
    const look::Metrics& m = metrics();
    p.fillRect(QRect(written_.left(), totalRule_, written_.width(), m.line(2)), QColor(colour::ink));
    const QRect line(written_.left(), totalRule_ + m.line(2), written_.width(),
                     askingTop_ - totalRule_ - m.px(4));
    const QFontMetrics first(look::font(m, Type::Total));
    const QRect left = before(first.horizontalAdvance(told_.totals.front().text), line);
    QStringList parts{told_.count};
    if (mayGoOn())
        parts << told_.standing;
    parts.removeAll(QString());
    write(p, left, Qt::AlignLeft | Qt::AlignVCenter, parts.join(QStringLiteral(" \u00b7 ")),
          look::font(m, Type::Text), colour::ink2);
    for (int i = 0; i < told_.columns.size(); ++i) {
        const Figure& total = told_.totals[static_cast<std::size_t>(i)];
        QFont font = look::font(m, Type::Total);
        font.setWeight(total.gain ? QFont::Bold : QFont::Normal);
        const QRect at(column(i).left(), line.top(), column(i).width(), line.height());
        write(p, at, Qt::AlignCenter, total.text, font, colour::ink);
    }
}

void SheetPage::drawOn(QPainter& p) {
    const look::Metrics& m = metrics();
    look::drawPaper(p, paper_, m);
    drawHead(p);
    if (hands_->isHidden())
        drawCurve(p, QRectF(hands_->geometry()).adjusted(m.px(14), m.px(14), -m.px(14), -m.px(10)),
                  told_.curve, look::font(m, Type::Tag), m.line(1.4));
    drawTotals(p);
}

// A letter that a button underlines presses it.
void SheetPage::keyPressEvent(QKeyEvent* event) {
    if (!paper::pressLetter(*this, *event))
        Page::keyPressEvent(event);
}

void SheetPage::focusFirst() {
    QWidget* asked = mayGoOn() ? firstAsked() : nullptr;
    QWidget* first = buttons_.goOn->isHidden() ? asked : buttons_.goOn;
    (first ? first : hands_)->setFocus(Qt::OtherFocusReason);
}

} // namespace sheets

#include "moc_sheet_page.cpp"
