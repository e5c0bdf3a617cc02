#include "desktop/score/sheet_page.h"

#include "desktop/look/heads.h"
#include "desktop/look/marks.h"
#include "desktop/look/surfaces.h"
#include "desktop/score/resti_curve.h"
#include "desktop/sheet/hand_words.h"
#include "desktop/sheet/open_content.h"
#include "text/figures.h"
#include "text/sheet_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::PaperButton;
using look::Type;
using sheet::SheetColumns;
namespace colour = look::colour;

namespace {

void write(QPainter& p, const QRect& r, int align, const QString& words, const QFont& font, QRgb ink) {
    p.setFont(font);
    p.setPen(QColor(ink));
    p.drawText(r, align | Qt::TextSingleLine,
               QFontMetrics(font).elidedText(words, Qt::ElideRight, r.width()));
}

// Words of different fonts on one line share its baseline.
void writeOn(QPainter& p, int baseline, const QRect& column, int align, const QString& words,
             const QFont& font, QRgb ink) {
    const QFontMetrics fm(font);
    write(p, QRect(column.left(), baseline - fm.ascent(), column.width(), fm.height()), align | Qt::AlignTop,
          words, font, ink);
}

} // namespace

SheetPage::SheetPage(look::Deck& deck, SheetBook& book, QWidget* parent)
    : Page(parent), deck_(deck), book_(book), hands_(new sheet::HandList(deck, this)),
      says_(new Words(Type::Text, colour::ink2, {}, this)),
      buttons_{new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Na&mes and rules…"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("C&urve"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Print"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Save as…"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("St&op here"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Review"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&All sheets"), this),
               new PaperButton(PaperButton::Kind::MainOnPaper, tr("&Again"), this),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("To the &first page"), this),
               new PaperButton(PaperButton::Kind::MainOnPaper, tr("&Next hand"), this)},
      keep_(new KeepMenu(book, this)), namesMenu_(new NamesMenu(this)), partners_(new PartnersMenu(this)),
      actions_(addBookActions(this, book)), review_(new QAction(tr("&Review the hand"), this)) {
    setAccessibleName(tr("Match sheet"));
    buttons_.stop->setAccessibleDescription(tr("No further hand; an unfinished round is paid for (M4.5)"));
    buttons_.again->setAccessibleDescription(tr("Another game of the same length"));
    buttons_.review->setAccessibleDescription(tr("What your decisions cost in the hand chosen"));
    buttons_.curve->setAccessibleDescription(tr("Each player’s resti from hand to hand"));
    says_->letBeCut();
    connect(&book_, &SheetBook::changed, this, &SheetPage::refresh);
    connect(&deck_, &look::Deck::ready, this, [this] { update(); });
    connect(hands_, &sheet::HandList::opened, this, [this] {
        measure(metrics());
        update();
    });
    connect(hands_, &sheet::HandList::watchAsked, this, [this](int hand) {
        if (const auto played = playedHand(hand))
            emit watchAsked(*played);
    });
    connect(hands_, &sheet::HandList::reviewAsked, this, [this](int hand) {
        if (const auto played = playedHand(hand))
            emit reviewAsked(*played);
    });
    connect(hands_, &sheet::HandList::changeAsked, this, &SheetPage::handAsked);
    connect(buttons_.next, &QAbstractButton::clicked, this, [this] {
        if (const auto hand = current(book_.sheet()))
            emit handAsked(*hand);
    });
    connect(buttons_.curve, &QAbstractButton::clicked, this, [this] {
        showCurve_ = !showCurve_;
        refresh();
    });
    connect(buttons_.stop, &QAbstractButton::clicked, this,
            [this] { book_.setStopped(!book_.sheet().stopped); });
    connect(buttons_.print, &QAbstractButton::clicked, keep_, &KeepMenu::print);
    connect(buttons_.save, &QAbstractButton::clicked, this, [this] { keep_->open(); });
    connect(keep_, &KeepMenu::said, this, &SheetPage::say);
    connect(buttons_.back, &QAbstractButton::clicked, this, &SheetPage::back);
    connect(buttons_.review, &QAbstractButton::clicked, this, &SheetPage::reviewHere);
    connect(buttons_.again, &QAbstractButton::clicked, this, &SheetPage::againChosen);
    connect(buttons_.doors, &QAbstractButton::clicked, this, &SheetPage::doorsChosen);
    review_->setShortcut(QKeySequence(tr("R")));
    connect(review_, &QAction::triggered, this, &SheetPage::reviewHere);
    addAction(review_);
    joinMenus();
    refresh();
}

// The open hand, else the one whose line is current.
void SheetPage::reviewHere() {
    const int hand = hands_->openHand() >= 0 ? hands_->openHand() : hands_->selected();
    const bool over = hand >= 0 && hand < static_cast<int>(book_.sheet().entries.size()) &&
                      sheet::openContentOf(book_.sheet(), book_.account(), hand).over;
    if (const auto played = over ? playedHand(hand) : std::nullopt)
        emit reviewAsked(*played);
    else
        say(tr("A hand can be reviewed that was played here to its end."));
}

void SheetPage::joinMenus() {
    connect(buttons_.names, &QAbstractButton::clicked, this, [this] { namesMenu_->ask(book_.sheet()); });
    connect(namesMenu_, &NamesMenu::wanted, this, [this](const Sheet& sheet) {
        if (const auto problem = book_.setTerms(sheet))
            namesMenu_->say(text::explain(*problem, {}));
        else
            namesMenu_->dismiss();
    });
    connect(namesMenu_, &NamesMenu::partnersAsked, this, [this] {
        const Sheet& sheet = book_.sheet();
        partners_->ask(sheet.players, sheet.rounds, roundsBegun(sheet));
    });
    connect(partners_, &PartnersMenu::changedTo, this, [this](const Rounds& rounds) {
        Sheet sheet = book_.sheet();
        sheet.rounds = rounds;
        (void)book_.setTerms(sheet); // the menu offers nothing that cannot be
    });
}

void SheetPage::setUse(Use use) {
    use_ = use;
    showCurve_ = false;
    hands_->open(-1);
    say({});
    refresh();
}

std::optional<WatchedHand> SheetPage::playedHand(int hand) const {
    const Sheet& sheet = book_.sheet();
    const auto* played = std::get_if<PlayedHand>(&sheet.entries.at(static_cast<std::size_t>(hand)).hand);
    const auto record = played ? records::recordOf(*played) : std::nullopt;
    if (!record)
        return std::nullopt;
    WatchedHand watched{.record = *record, .names = {}, .players = seatsOf(sheet, hand), .title = {}};
    for (Seat seat : tricks::kSeats)
        watched.names[seat] =
            QString::fromStdString(sheet.players[static_cast<std::size_t>(watched.players[seat])]);
    const auto most = handsOn(sheet);
    watched.title = most && *most > 1 ? tr("Hand %1 of %2").arg(hand + 1).arg(*most) : sheet::handWords(hand);
    return watched;
}

void SheetPage::refresh() {
    const Sheet& sheet = book_.sheet();
    const Account& account = book_.account();
    const bool mayChange = use_ == Use::Kept && !book_.readOnly();
    hands_->setSheet(sheet, account,
                     mayChange ? sheet::OpenHand::Change::Allowed : sheet::OpenHand::Change::Never);
    hands_->setVisible(!showCurve_);
    nameButtons();
    measure(metrics());
    QStringList told{sheet::verdictWords(sheet, account)};
    for (int player : columnsOf(sheet))
        told << sheet::playerName(sheet, player) + u' ' +
                    sheet::spokenNumber(account.totals[static_cast<std::size_t>(player)]);
    told.removeAll(QString());
    setAccessibleDescription(told.join(QStringLiteral(". ")));
    update();
}

void SheetPage::nameButtons() {
    const Sheet& sheet = book_.sheet();
    const bool kept = use_ == Use::Kept;
    const auto hand = current(sheet);
    const bool begun = hand && *hand < static_cast<int>(sheet.entries.size());
    buttons_.next->setVisible(kept && hand.has_value());
    buttons_.next->setText(begun                   ? tr("Go on with the ha&nd")
                           : sheet.entries.empty() ? tr("First ha&nd")
                                                   : tr("&Next hand"));
    buttons_.stop->setVisible(kept && (!scoresheet::over(sheet) || sheet.stopped));
    buttons_.stop->setText(sheet.stopped ? tr("G&o on after all") : tr("St&op here"));
    buttons_.names->setVisible(kept && !playedHere(sheet));
    buttons_.curve->setVisible(showCurve_ || book_.account().finished > 1);
    buttons_.curve->setText(showCurve_ ? tr("The han&ds") : tr("C&urve"));
    review_->setVisible(playedHere(sheet));
    buttons_.review->setVisible(playedHere(sheet) && !showCurve_);
    buttons_.back->setVisible(use_ != Use::Result);
    buttons_.back->setText(kept ? tr("&All sheets") : tr("&Close"));
    buttons_.again->setVisible(use_ == Use::Result);
    buttons_.doors->setVisible(use_ == Use::Result);
}

void SheetPage::say(const QString& words) {
    says_->setText(words);
}

// ---- Places. ----

SheetColumns SheetPage::columns() const {
    const int left = written_.left() - sheet::rowInset(metrics());
    return sheet::sheetColumns(left, hands_->lineWidth(), metrics());
}

void SheetPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(6);
    const int wide = std::min(std::max(m.px(1192), 972), width() - 2 * (m.frame + m.px(14)));
    paper_ = QRect((width() - wide) / 2, edge, wide, height() - 2 * edge + m.px(2));
    const int inset = m.px(36);
    written_ = paper_.adjusted(inset, 0, -inset, 0);
    const int mounts = m.px(12 + 46), names = QFontMetrics(look::font(m, Type::Name)).height();
    headRule_ = paper_.top() + std::max(m.px(90), mounts + names + m.px(4));
    placeButtons(m);
    placeHands(m);
    placeHeadButtons(m);
}

void SheetPage::placeButtons(const look::Metrics& m) {
    const int high = buttons_.print->paperSize().height();
    const int top = paper_.bottom() - m.px(12) - high, gap = std::max(m.px(12), 4);
    const auto size = [&](const PaperButton* button) {
        return QSize(std::max(button->paperSize().width(), m.px(88)), high);
    };
    int left = written_.left();
    for (PaperButton* button : {buttons_.review, buttons_.print, buttons_.save, buttons_.stop})
        if (!button->isHidden()) {
            button->setPaperGeometry(QRect(QPoint(left, top), size(button)));
            left += size(button).width() + gap;
        }
    int right = written_.right() + 1;
    for (PaperButton* button : {buttons_.next, buttons_.again, buttons_.doors, buttons_.back})
        if (!button->isHidden()) {
            right -= size(button).width();
            button->setPaperGeometry(QRect(QPoint(right, top), size(button)));
            right -= gap;
        }
    says_->setGeometry(left + gap, top, std::max(0, right - left - 2 * gap), high);
}

// Beside the title, over the heads of pad and count.
void SheetPage::placeHeadButtons(const look::Metrics& m) {
    const int gap = std::max(m.px(12), 4);
    int right = columns().players[0].left() - m.px(4);
    for (PaperButton* button : {buttons_.curve, buttons_.names})
        if (!button->isHidden()) {
            const QSize its = button->paperSize();
            button->setPaperGeometry(QRect(QPoint(right - its.width(), paper_.top() + m.px(14)), its));
            right -= its.width() + gap;
        }
}

// The hands take what they need, and the totals stand under the last; or all there is, and they scroll.
void SheetPage::placeHands(const look::Metrics& m) {
    // Their width first: how high an open hand is follows from it.
    hands_->resize(written_.width() + 2 * sheet::rowInset(m), hands_->height());
    hands_->setMetrics(m);
    const QFontMetrics total(look::font(m, Type::Total));
    const int totalsHigh = std::max(m.px(44), total.height() + m.px(10));
    const int top = headRule_ + m.line(2),
              foot = buttons_.print->geometry().top() + buttons_.print->ringMargin() - totalsHigh;
    const int room = foot - top - m.px(8);
    hands_->setFolding(hands_->unfoldedHeight() > room && hands_->rows().size() < 40);
    const int left = written_.left() - sheet::rowInset(m);
    const int high = showCurve_ ? room : std::clamp(hands_->wholeHeight() + 2, 1, room);
    hands_->setGeometry(left, top, written_.width() + 2 * sheet::rowInset(m), high);
    totalRule_ = top + high + m.px(8);
}

// ---- Drawing. ----

void SheetPage::drawHead(QPainter& p) const {
    const look::Metrics& m = metrics();
    const Sheet& sheet = book_.sheet();
    const SheetColumns at = columns();
    const QFont small = look::font(m, Type::Text), title = look::font(m, Type::Page);
    const int baseline = headRule_ - m.px(13);
    const QString words = use_ == Use::Result               ? tr("The result")
                          : handsOn(sheet).value_or(0) == 1 ? tr("The sheet of one hand")
                                                            : tr("Match sheet");
    write(p,
          QRect(written_.left(), paper_.top() + m.px(16), written_.width() / 2, QFontMetrics(title).height()),
          Qt::AlignLeft | Qt::AlignTop, words, title, colour::ink);
    const int padHead = std::max(at.pad.width(), QFontMetrics(small).horizontalAdvance(tr("on the pad")) + 2);
    const QRect pad(at.pad.right() + 1 - padHead, 0, padHead, 1);
    const QRect under(written_.left(), 0,
                      (showCurve_ ? at.players[0] : pad).left() - written_.left() - m.px(8), 1);
    writeOn(p, baseline, under, Qt::AlignLeft, sheet::occasionWords(sheet), small, colour::ink2);
    if (!showCurve_) {
        writeOn(p, baseline, pad, Qt::AlignRight, tr("on the pad"), small, colour::ink2);
        writeOn(p, baseline, at.count, Qt::AlignHCenter, tr("count"), small, colour::ink2);
    }
    const auto order = columnsOf(sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const QRect& column = at.players[i];
        if (playedHere(sheet)) {
            const QRect mount(column.center().x() - m.px(38) / 2, paper_.top() + m.px(12), m.px(38),
                              m.px(46));
            const QSize size = look::portraitRect(mount, m).size();
            look::drawMount(p, mount, deck_.head(look::headOf(order[i]), size, devicePixelRatioF()), m,
                            false);
        }
        QFont name = look::font(m, Type::Name);
        const QString words2 = sheet::playerName(sheet, order[i]);
        while (name.pixelSize() > 13 && QFontMetrics(name).horizontalAdvance(words2) > column.width() - 4)
            name.setPixelSize(name.pixelSize() - 1);
        writeOn(p, baseline, column.adjusted(2, 0, -2, 0), Qt::AlignHCenter, words2, name, colour::ink);
    }
    p.fillRect(QRect(written_.left(), headRule_, written_.width(), m.line(2)), QColor(colour::ink));
}

void SheetPage::drawTotals(QPainter& p) const {
    const look::Metrics& m = metrics();
    const Sheet& sheet = book_.sheet();
    const Account& account = book_.account();
    const SheetColumns at = columns();
    p.fillRect(QRect(written_.left(), totalRule_, written_.width(), m.line(2)), QColor(colour::ink));
    const QFont section = look::font(m, Type::Section), total = look::font(m, Type::Total);
    const int baseline = totalRule_ + m.line(2) + m.px(3) + QFontMetrics(section).ascent();
    const QString name = sheet::gameName(sheet);
    writeOn(p, baseline, written_, Qt::AlignLeft, name, section, colour::ink);
    const QString played = sheet::playedWords(sheet, account);
    const QFont small = look::font(m, Type::Text);
    writeOn(p, baseline, at.count.adjusted(-m.px(10), 0, m.px(10), 0), Qt::AlignHCenter, played, small,
            colour::ink2);
    const auto order = columnsOf(sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int resti = account.totals[static_cast<std::size_t>(order[i])];
        QFont font = total;
        font.setWeight(resti > 0 ? QFont::Bold : QFont::Normal);
        writeOn(p, baseline, at.players[i], Qt::AlignHCenter, text::signedPoints(resti), font, colour::ink);
    }
    const QString verdict = sheet::verdictWords(sheet, account);
    if (verdict.isEmpty())
        return;
    const bool won = scoresheet::over(sheet) && *std::ranges::max_element(account.totals) > 0;
    const look::TagSign sign = won ? look::TagSign::Laurel : look::TagSign::None;
    const int left = written_.left() + QFontMetrics(section).horizontalAdvance(name) + m.px(12);
    const int room = at.count.left() - m.px(14) - left - m.px(50);
    const QString words = QFontMetrics(look::font(m, Type::Tag)).elidedText(verdict, Qt::ElideRight, room);
    const QRect tag = look::tagRect({}, words, m, sign);
    look::drawTag(p, QPoint(left + tag.width() / 2, baseline - QFontMetrics(section).capHeight() / 2), words,
                  m, sign);
}

void SheetPage::drawOn(QPainter& p) {
    const look::Metrics& m = metrics();
    look::drawPaper(p, paper_, m);
    drawHead(p);
    if (showCurve_)
        sheets::drawCurve(p, QRectF(hands_->geometry()).adjusted(m.px(14), m.px(14), -m.px(14), -m.px(10)),
                          restiCurve(book_.sheet(), book_.account()), look::font(m, Type::Tag), m.line(1.4));
    drawTotals(p);
}

// The letter that a button underlines presses it, without Alt: nothing is typed on this page.
void SheetPage::keyPressEvent(QKeyEvent* event) {
    if (!pressLetter(*this, *event))
        Page::keyPressEvent(event);
}

void SheetPage::focusFirst() {
    const int hands = static_cast<int>(book_.sheet().entries.size());
    if (use_ == Use::Kept && hands == 0) {
        buttons_.next->setFocus(Qt::OtherFocusReason);
        return;
    }
    hands_->select(std::max(0, hands - 1));
    hands_->view()->setFocus(Qt::OtherFocusReason);
}

} // namespace score

#include "moc_sheet_page.cpp"
