#include "desktop/score/sheet_page.h"

#include "desktop/look/marks.h"
#include "desktop/look/surfaces.h"
#include "desktop/score/curve.h"
#include "desktop/sheet/hand_words.h"
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

// Portraits belong to places of the first hand, not to names, which people may choose.
QString headOf(int player) {
    static const std::array<QString, kPlayers> heads{QStringLiteral("You"), QStringLiteral("Lapo"),
                                                     QStringLiteral("Bice"), QStringLiteral("Vieri")};
    return heads[static_cast<std::size_t>(player)];
}

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
    : Page(parent), m_deck(deck), m_book(book), m_hands(new sheet::HandList(deck, this)),
      m_says(new Words(Type::text, colour::ink2, {}, this)),
      m_names(new PaperButton(PaperButton::Kind::secondOnPaper, tr("Na&mes and rules…"), this)),
      m_curve(new PaperButton(PaperButton::Kind::secondOnPaper, tr("C&urve"), this)),
      m_print(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Print"), this)),
      m_save(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Save as…"), this)),
      m_stop(new PaperButton(PaperButton::Kind::secondOnPaper, tr("St&op here"), this)),
      m_back(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&All sheets"), this)),
      m_again(new PaperButton(PaperButton::Kind::mainOnPaper, tr("&Again"), this)),
      m_doors(new PaperButton(PaperButton::Kind::secondOnPaper, tr("To the &first page"), this)),
      m_next(new PaperButton(PaperButton::Kind::mainOnPaper, tr("&Next hand"), this)),
      m_keep(new KeepMenu(book, this)), m_namesMenu(new NamesMenu(this)), m_partners(new PartnersMenu(this)),
      m_actions(addBookActions(this, book)) {
    setAccessibleName(tr("Match sheet"));
    m_stop->setAccessibleDescription(tr("No further hand; an unfinished round is paid for (M4.5)"));
    m_again->setAccessibleDescription(tr("Another game of the same length"));
    m_curve->setAccessibleDescription(tr("Each player’s resti from hand to hand"));
    m_says->letBeCut();
    connect(&m_book, &SheetBook::changed, this, &SheetPage::refresh);
    connect(&m_deck, &look::Deck::ready, this, [this] { update(); });
    connect(m_hands, &sheet::HandList::opened, this, [this] {
        measure(metrics());
        update();
    });
    connect(m_hands, &sheet::HandList::watchAsked, this, &SheetPage::watch);
    connect(m_hands, &sheet::HandList::changeAsked, this, &SheetPage::handAsked);
    connect(m_next, &QAbstractButton::clicked, this, [this] {
        if (const auto hand = current(m_book.sheet()))
            emit handAsked(*hand);
    });
    connect(m_curve, &QAbstractButton::clicked, this, [this] {
        m_showCurve = !m_showCurve;
        refresh();
    });
    connect(m_stop, &QAbstractButton::clicked, this, [this] { m_book.setStopped(!m_book.sheet().stopped); });
    connect(m_print, &QAbstractButton::clicked, m_keep, &KeepMenu::print);
    connect(m_save, &QAbstractButton::clicked, this, [this] { m_keep->open(); });
    connect(m_keep, &KeepMenu::said, this, &SheetPage::say);
    connect(m_back, &QAbstractButton::clicked, this, &SheetPage::back);
    connect(m_again, &QAbstractButton::clicked, this, &SheetPage::againChosen);
    connect(m_doors, &QAbstractButton::clicked, this, &SheetPage::doorsChosen);
    joinMenus();
    refresh();
}

void SheetPage::joinMenus() {
    connect(m_names, &QAbstractButton::clicked, this, [this] { m_namesMenu->ask(m_book.sheet()); });
    connect(m_namesMenu, &NamesMenu::wanted, this, [this](const Sheet& sheet) {
        if (const auto problem = m_book.setTerms(sheet))
            m_namesMenu->say(text::explain(*problem, {}));
        else
            m_namesMenu->dismiss();
    });
    connect(m_namesMenu, &NamesMenu::partnersAsked, this, [this] {
        const Sheet& sheet = m_book.sheet();
        m_partners->ask(sheet.players, sheet.rounds, roundsBegun(sheet));
    });
    connect(m_partners, &PartnersMenu::changedTo, this, [this](const Rounds& rounds) {
        Sheet sheet = m_book.sheet();
        sheet.rounds = rounds;
        (void)m_book.setTerms(sheet); // the menu offers nothing that cannot be
    });
}

void SheetPage::setUse(Use use) {
    m_use = use;
    m_showCurve = false;
    m_hands->open(-1);
    say({});
    refresh();
}

void SheetPage::watch(int hand) {
    const Sheet& sheet = m_book.sheet();
    const auto* played = std::get_if<PlayedHand>(&sheet.entries.at(static_cast<std::size_t>(hand)).hand);
    const auto record = played ? records::recordOf(*played) : std::nullopt;
    if (!record)
        return;
    WatchedHand watched{.record = *record, .names = {}, .players = seatsOf(sheet, hand), .title = {}};
    for (Seat seat : tricks::kSeats)
        watched.names[seat] =
            QString::fromStdString(sheet.players[static_cast<std::size_t>(watched.players[seat])]);
    const auto most = handsOn(sheet);
    watched.title = most && *most > 1 ? tr("Hand %1 of %2").arg(hand + 1).arg(*most) : sheet::handWords(hand);
    emit watchAsked(watched);
}

void SheetPage::refresh() {
    const Sheet& sheet = m_book.sheet();
    const Account& account = m_book.account();
    const bool mayChange = m_use == Use::kept && !m_book.readOnly();
    m_hands->setSheet(sheet, account,
                      mayChange ? sheet::OpenHand::Change::allowed : sheet::OpenHand::Change::never);
    m_hands->setVisible(!m_showCurve);
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
    const Sheet& sheet = m_book.sheet();
    const bool kept = m_use == Use::kept;
    const auto hand = current(sheet);
    const bool begun = hand && *hand < static_cast<int>(sheet.entries.size());
    m_next->setVisible(kept && hand.has_value());
    m_next->setText(begun                   ? tr("Go on with the ha&nd")
                    : sheet.entries.empty() ? tr("First ha&nd")
                                            : tr("&Next hand"));
    m_stop->setVisible(kept && (!scoresheet::over(sheet) || sheet.stopped));
    m_stop->setText(sheet.stopped ? tr("G&o on after all") : tr("St&op here"));
    m_names->setVisible(kept && !playedHere(sheet));
    m_curve->setVisible(m_showCurve || m_book.account().finished > 1);
    m_curve->setText(m_showCurve ? tr("The han&ds") : tr("C&urve"));
    m_back->setVisible(m_use != Use::result);
    m_back->setText(kept ? tr("&All sheets") : tr("&Close"));
    m_again->setVisible(m_use == Use::result);
    m_doors->setVisible(m_use == Use::result);
}

void SheetPage::say(const QString& words) {
    m_says->setText(words);
}

// ---- Places. ----

SheetColumns SheetPage::columns() const {
    const int left = m_written.left() - sheet::rowInset(metrics());
    return sheet::sheetColumns(left, m_hands->lineWidth(), metrics());
}

void SheetPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(6);
    const int wide = std::min(std::max(m.px(1192), 972), width() - 2 * (m.frame + m.px(14)));
    m_paper = QRect((width() - wide) / 2, edge, wide, height() - 2 * edge + m.px(2));
    const int inset = m.px(36);
    m_written = m_paper.adjusted(inset, 0, -inset, 0);
    const int mounts = m.px(12 + 46), names = QFontMetrics(look::font(m, Type::name)).height();
    m_headRule = m_paper.top() + std::max(m.px(90), mounts + names + m.px(4));
    placeButtons(m);
    placeHands(m);
    placeHeadButtons(m);
}

void SheetPage::placeButtons(const look::Metrics& m) {
    const int high = m_print->paperSize().height();
    const int top = m_paper.bottom() - m.px(12) - high, gap = std::max(m.px(12), 4);
    const auto size = [&](const PaperButton* button) {
        return QSize(std::max(button->paperSize().width(), m.px(88)), high);
    };
    int left = m_written.left();
    for (PaperButton* button : {m_print, m_save, m_stop})
        if (!button->isHidden()) {
            button->setPaperGeometry(QRect(QPoint(left, top), size(button)));
            left += size(button).width() + gap;
        }
    int right = m_written.right() + 1;
    for (PaperButton* button : {m_next, m_again, m_doors, m_back})
        if (!button->isHidden()) {
            right -= size(button).width();
            button->setPaperGeometry(QRect(QPoint(right, top), size(button)));
            right -= gap;
        }
    m_says->setGeometry(left + gap, top, std::max(0, right - left - 2 * gap), high);
}

// Beside the title, over the heads of pad and count.
void SheetPage::placeHeadButtons(const look::Metrics& m) {
    const int gap = std::max(m.px(12), 4);
    int right = columns().players[0].left() - m.px(4);
    for (PaperButton* button : {m_curve, m_names})
        if (!button->isHidden()) {
            const QSize its = button->paperSize();
            button->setPaperGeometry(QRect(QPoint(right - its.width(), m_paper.top() + m.px(14)), its));
            right -= its.width() + gap;
        }
}

// The hands take what they need, and the totals stand under the last; or all there is, and they scroll.
void SheetPage::placeHands(const look::Metrics& m) {
    // Their width first: how high an open hand is follows from it.
    m_hands->resize(m_written.width() + 2 * sheet::rowInset(m), m_hands->height());
    m_hands->setMetrics(m);
    const QFontMetrics total(look::font(m, Type::total));
    const int totalsHigh = std::max(m.px(44), total.height() + m.px(10));
    const int top = m_headRule + m.line(2),
              foot = m_print->geometry().top() + m_print->ringMargin() - totalsHigh;
    const int room = foot - top - m.px(8);
    m_hands->setFolding(m_hands->unfoldedHeight() > room && m_hands->rows().size() < 40);
    const int left = m_written.left() - sheet::rowInset(m);
    const int high = m_showCurve ? room : std::clamp(m_hands->wholeHeight() + 2, 1, room);
    m_hands->setGeometry(left, top, m_written.width() + 2 * sheet::rowInset(m), high);
    m_totalRule = top + high + m.px(8);
}

// ---- Drawing. ----

void SheetPage::drawHead(QPainter& p) const {
    const look::Metrics& m = metrics();
    const Sheet& sheet = m_book.sheet();
    const SheetColumns at = columns();
    const QFont small = look::font(m, Type::text), title = look::font(m, Type::page);
    const int baseline = m_headRule - m.px(13);
    const QString words = m_use == Use::result ? tr("The result") : tr("Match sheet");
    write(p,
          QRect(m_written.left(), m_paper.top() + m.px(16), m_written.width() / 2,
                QFontMetrics(title).height()),
          Qt::AlignLeft | Qt::AlignTop, words, title, colour::ink);
    const int padHead = std::max(at.pad.width(), QFontMetrics(small).horizontalAdvance(tr("on the pad")) + 2);
    const QRect pad(at.pad.right() + 1 - padHead, 0, padHead, 1);
    const QRect under(m_written.left(), 0,
                      (m_showCurve ? at.players[0] : pad).left() - m_written.left() - m.px(8), 1);
    writeOn(p, baseline, under, Qt::AlignLeft, sheet::occasionWords(sheet), small, colour::ink2);
    if (!m_showCurve) {
        writeOn(p, baseline, pad, Qt::AlignRight, tr("on the pad"), small, colour::ink2);
        writeOn(p, baseline, at.count, Qt::AlignHCenter, tr("count"), small, colour::ink2);
    }
    const auto order = columnsOf(sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const QRect& column = at.players[i];
        if (playedHere(sheet)) {
            const QRect mount(column.center().x() - m.px(38) / 2, m_paper.top() + m.px(12), m.px(38),
                              m.px(46));
            const QSize size = look::portraitRect(mount, m).size();
            look::drawMount(p, mount, m_deck.head(headOf(order[i]), size, devicePixelRatioF()), m, false);
        }
        QFont name = look::font(m, Type::name);
        const QString words2 = sheet::playerName(sheet, order[i]);
        while (name.pixelSize() > 13 && QFontMetrics(name).horizontalAdvance(words2) > column.width() - 4)
            name.setPixelSize(name.pixelSize() - 1);
        writeOn(p, baseline, column.adjusted(2, 0, -2, 0), Qt::AlignHCenter, words2, name, colour::ink);
    }
    p.fillRect(QRect(m_written.left(), m_headRule, m_written.width(), m.line(2)), QColor(colour::ink));
}

void SheetPage::drawTotals(QPainter& p) const {
    const look::Metrics& m = metrics();
    const Sheet& sheet = m_book.sheet();
    const Account& account = m_book.account();
    const SheetColumns at = columns();
    p.fillRect(QRect(m_written.left(), m_totalRule, m_written.width(), m.line(2)), QColor(colour::ink));
    const QFont section = look::font(m, Type::section), total = look::font(m, Type::total);
    const int baseline = m_totalRule + m.line(2) + m.px(3) + QFontMetrics(section).ascent();
    const QString name = sheet::gameName(sheet);
    writeOn(p, baseline, m_written, Qt::AlignLeft, name, section, colour::ink);
    const QString played = sheet::playedWords(sheet, account);
    const QFont small = look::font(m, Type::text);
    writeOn(p, baseline, at.count.adjusted(-m.px(10), 0, m.px(10), 0), Qt::AlignHCenter, played, small,
            colour::ink2);
    const auto order = columnsOf(sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int resti = account.totals[static_cast<std::size_t>(order[i])];
        QFont font = total;
        font.setWeight(resti > 0 ? QFont::Bold : QFont::Normal);
        writeOn(p, baseline, at.players[i], Qt::AlignHCenter, sheet::signedNumber(resti), font, colour::ink);
    }
    const QString verdict = sheet::verdictWords(sheet, account);
    if (verdict.isEmpty())
        return;
    const bool won = scoresheet::over(sheet) && *std::ranges::max_element(account.totals) > 0;
    const look::Sign sign = won ? look::Sign::laurel : look::Sign::none;
    const int left = m_written.left() + QFontMetrics(section).horizontalAdvance(name) + m.px(12);
    const int room = at.count.left() - m.px(14) - left - m.px(50);
    const QString words = QFontMetrics(look::font(m, Type::tag)).elidedText(verdict, Qt::ElideRight, room);
    const QRect tag = look::tagRect({}, words, m, sign);
    look::drawTag(p, QPoint(left + tag.width() / 2, baseline - QFontMetrics(section).capHeight() / 2), words,
                  m, sign);
}

void SheetPage::drawOn(QPainter& p) {
    const look::Metrics& m = metrics();
    look::drawPaper(p, m_paper, m);
    drawHead(p);
    if (m_showCurve)
        drawCurve(p, QRectF(m_hands->geometry()).adjusted(m.px(14), m.px(14), -m.px(14), -m.px(10)),
                  m_book.sheet(), m_book.account(), look::font(m, Type::tag), m.line(1.4));
    drawTotals(p);
}

// The letter that a button underlines presses it, without Alt: nothing is typed on this page.
void SheetPage::keyPressEvent(QKeyEvent* event) {
    const QString typed = event->text().toUpper();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && typed.size() == 1 && typed.at(0).isLetter())
        for (auto* button : findChildren<PaperButton*>()) {
            const QString text = button->text();
            const qsizetype at = text.indexOf(u'&');
            if (at >= 0 && at + 1 < text.size() && text.at(at + 1).toUpper() == typed.at(0) &&
                button->isVisible() && button->isEnabled()) {
                button->click();
                return;
            }
        }
    Page::keyPressEvent(event);
}

void SheetPage::focusFirst() {
    const int hands = static_cast<int>(m_book.sheet().entries.size());
    if (m_use == Use::kept && hands == 0) {
        m_next->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_hands->select(std::max(0, hands - 1));
    m_hands->view()->setFocus(Qt::OtherFocusReason);
}

} // namespace score
