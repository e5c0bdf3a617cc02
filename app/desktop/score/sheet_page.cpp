#include "score/sheet_page.h"

#include "look/buttons.h"
#include "look/surfaces.h"
#include "score/curve.h"
#include "score/hand_words.h"
#include "score/sheet_rows.h"
#include "sheet_words.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::PaperButton;
using look::Type;
namespace colour = look::colour;

SheetPage::SheetPage(look::Deck& deck, SheetBook& book, QWidget* parent)
    : Page(parent), m_book(book), m_whole(new QGridLayout(this)), m_paper(new QWidget), m_head(new QWidget),
      m_total(new QWidget), m_title(new Words(Type::page, colour::ink, tr("Match sheet"))),
      m_says(new Words(Type::text, colour::ink2)), m_table(new PaperTable), m_field(new QWidget),
      m_cards(new PaperButton(PaperButton::Kind::secondOnPaper, tr("T&he cards"))),
      m_change(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Change it"))),
      m_watch(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Watch this hand"))),
      m_curve(new PaperButton(PaperButton::Kind::secondOnPaper, tr("C&urve"))),
      m_stop(new PaperButton(PaperButton::Kind::secondOnPaper, tr("S&top here"))),
      m_print(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Print and keep …"))),
      m_names(new PaperButton(PaperButton::Kind::secondOnPaper, tr("Na&mes and rules …"))),
      m_back(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&All sheets"))),
      m_next(new PaperButton(PaperButton::Kind::main, tr("&Next hand"))), m_keep(new KeepMenu(book, this)),
      m_madeOf(new MadeOf(deck, this)), m_tricks(new TricksView(deck, this)),
      m_namesMenu(new NamesMenu(this)), m_partners(new PartnersMenu(this)) {
    setAccessibleName(tr("Match sheet"));
    m_whole->addWidget(m_paper, 0, 0, Qt::AlignHCenter);
    auto* box = new QVBoxLayout(m_paper);
    box->addWidget(m_head);
    auto* head = new QVBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(0);
    auto* above = new QHBoxLayout;
    above->setSpacing(0);
    above->addWidget(m_title, 1);
    for (PaperButton* button : {m_names, m_curve, m_print})
        above->addWidget(button);
    head->addLayout(above);
    head->addWidget(m_says);
    head->addStretch(1);
    box->addWidget(m_table, 1);
    box->addWidget(m_field, 1);
    box->addWidget(m_total);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(0);
    for (PaperButton* button : {m_cards, m_change, m_watch, m_stop})
        foot->addWidget(button);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    box->addLayout(foot);
    m_field->hide();
    for (QWidget* drawn : {m_total, m_field})
        drawn->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_table->setColumns(sheetColumns());
    m_table->setAccessibleName(tr("Hands; press one to see what it is made of"));
    m_stop->setAccessibleDescription(tr("No further hand; an unfinished round is paid for (M4.5)"));
    connect(m_table, &PaperTable::chosen, this, &SheetPage::toggle);
    connect(&m_book, &SheetBook::changed, this, &SheetPage::refresh);
    connect(m_next, &QAbstractButton::clicked, this, [this] {
        if (const auto hand = current(m_book.sheet()))
            emit handAsked(*hand);
    });
    connect(m_change, &QAbstractButton::clicked, this, [this] {
        if (m_book.isPlayed(m_open))
            showTricks();
        else
            emit handAsked(m_open);
    });
    connect(m_curve, &QAbstractButton::clicked, this, [this] {
        m_showCurve = !m_showCurve;
        m_table->setVisible(!m_showCurve);
        m_field->setVisible(m_showCurve);
        refresh();
    });
    connect(m_stop, &QAbstractButton::clicked, this, [this] { m_book.setStopped(!m_book.sheet().stopped); });
    connect(m_print, &QAbstractButton::clicked, this, [this] { m_keep->open(); });
    connect(m_keep, &KeepMenu::said, this, &SheetPage::say);
    connect(m_cards, &QAbstractButton::clicked, this, [this] {
        m_madeOf->showHand(m_book.sheet(), m_open,
                           m_book.account().lines.at(static_cast<std::size_t>(m_open)).account);
    });
    connect(m_back, &QAbstractButton::clicked, this, &SheetPage::back);
    connect(m_watch, &QAbstractButton::clicked, this, [this] {
        const Entry& entry = m_book.sheet().entries.at(static_cast<std::size_t>(m_open));
        if (const auto record = records::recordOf(std::get<PlayedHand>(entry.hand)))
            emit replayAsked(*record);
    });
    joinMenus();
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

void SheetPage::toggle(int hand) {
    m_open = m_open == hand ? -1 : hand;
    refresh();
    m_table->selectNumber(hand);
}

void SheetPage::refresh() {
    measure(metrics());
    const Sheet& sheet = m_book.sheet();
    const Account& account = m_book.account();
    if (m_open >= static_cast<int>(sheet.entries.size()))
        m_open = -1;
    m_table->setRows(sheetRows(sheet, account, m_open));
    const auto hand = current(sheet);
    m_next->setVisible(hand.has_value() && !m_book.readOnly());
    const bool begun = hand && *hand < static_cast<int>(sheet.entries.size());
    m_next->setText(begun                   ? tr("&Go on with the hand")
                    : sheet.entries.empty() ? tr("&First hand")
                                            : tr("&Next hand"));
    m_stop->setVisible(!m_book.readOnly() && (!scoresheet::over(sheet) || sheet.stopped));
    m_back->setText(m_book.readOnly() ? tr("&Back") : tr("&All sheets"));
    m_stop->setText(sheet.stopped ? tr("&Go on after all") : tr("S&top here"));
    m_curve->setText(m_showCurve ? tr("&Hands") : tr("C&urve"));
    const QString date =
        sheet.begun == 0
            ? QString()
            : QLocale().toString(QDateTime::fromSecsSinceEpoch(sheet.begun).date(), QLocale::LongFormat);
    say(date);
    tellOpen();
    QStringList told;
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        told << QString::fromStdString(sheet.players[i]) + u' ' + signedNumber(account.totals[i]);
    setAccessibleDescription(tr("Resti: %1.").arg(told.join(QStringLiteral(", "))));
    update();
}

void SheetPage::tellOpen() {
    m_change->setEnabled(m_open >= 0);
    m_cards->setEnabled(m_open >= 0 &&
                        m_book.account().lines[static_cast<std::size_t>(m_open)].account.result);
    // A hand that was played is looked at, never changed.
    const bool played = m_open >= 0 && m_book.isPlayed(m_open);
    m_change->setText(played ? tr("The &tricks") : tr("&Change it"));
    m_change->setVisible(!m_book.readOnly() || played);
    m_watch->setVisible(played);
    m_names->setVisible(!m_book.readOnly());
}

void SheetPage::showTricks() {
    const Entry& entry = m_book.sheet().entries.at(static_cast<std::size_t>(m_open));
    const auto hand = records::handOf(std::get<PlayedHand>(entry.hand));
    const Seating& seats = seatsOf(m_book.sheet(), m_open);
    PerSeat<QString> names;
    for (Seat seat : tricks::kSeats)
        names[seat] = QString::fromStdString(m_book.sheet().players[static_cast<std::size_t>(seats[seat])]);
    if (hand)
        m_tricks->showHand(*hand, names);
}

void SheetPage::say(const QString& words) {
    m_says->setText(words);
}

void SheetPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    m_whole->setContentsMargins(edge, edge, edge, edge);
    m_paper->layout()->setContentsMargins(m.px(34), m.px(12), m.px(34), m.px(8));
    m_paper->layout()->setSpacing(m.px(2));
    m_paper->setFixedWidth(std::min(m.px(1078), width() - 2 * edge));
    // A whole match fills its paper where there is room.
    const int room = height() - 2 * edge - m.px(82 + 58 + 12 + 8 + 62);
    const auto hands = handsOn(m_book.sheet());
    const int rows = hands ? *hands + (*hands + kHandsInRound - 1) / kHandsInRound : 40;
    m_table->setMetrics(m, std::clamp(room / double(rows) / m.s, 26.0, 36.0));
    m_head->setFixedHeight(m.px(82));
    m_total->setFixedHeight(m.px(58));
}

void SheetPage::drawOn(QPainter& p) {
    const look::Metrics& m = metrics();
    look::drawPaper(p, m_paper->geometry(), m);
    const Sheet& sheet = m_book.sheet();
    const Account& account = m_book.account();
    const auto placed = [&](const QWidget* w) { return QRect(w->mapTo(this, QPoint()), w->size()); };
    const QRect head = placed(m_head), total = placed(m_total);
    const QRect list = placed(m_showCurve ? m_field : m_table);
    const QRect row(list.left(), head.top(), m_showCurve ? list.width() : m_table->viewport()->width(),
                    head.height());
    const int baseline = head.bottom() - m.px(8);
    const auto write = [&](const QRect& r, int align, const QString& words, const QFont& font, QRgb ink) {
        p.setFont(font);
        p.setPen(QColor(ink));
        p.drawText(r, align | Qt::TextSingleLine,
                   QFontMetrics(font).elidedText(words, Qt::ElideRight, r.width()));
    };
    const auto cell = [&](std::size_t column) { return m_table->cellRect(row, column); };
    const QFont small = look::font(m, Type::text);
    const auto onBaseline = [&](std::size_t column, int align, const QString& words, const QFont& font,
                                QRgb ink) {
        const QFontMetrics fm(font);
        const int wide = std::max(cell(column).width(), fm.horizontalAdvance(words) * (column < 4));
        QRect r(cell(column).left(), baseline - fm.ascent(), wide, fm.height());
        if (align & Qt::AlignRight)
            r.moveRight(cell(column).right()); // a heading may be wider than its numbers
        write(r, align, words, font, ink);
    };
    if (!m_showCurve) {
        onBaseline(2, Qt::AlignRight, tr("on the pad"), small, colour::ink2);
        onBaseline(3, Qt::AlignHCenter, tr("count"), small, colour::ink2);
    }
    for (std::size_t i = 0; i < sheet.players.size(); ++i) {
        const QString name = QString::fromStdString(sheet.players[i]);
        QFont font = look::font(m, Type::name);
        while (font.pixelSize() > 13 && QFontMetrics(font).horizontalAdvance(name) > cell(4 + i).width())
            font.setPixelSize(font.pixelSize() - 1);
        onBaseline(4 + i, Qt::AlignHCenter, name, font, colour::ink);
    }
    p.fillRect(QRect(head.left(), head.bottom() - m.line(2), head.width(), m.line(2)), QColor(colour::ink));
    p.fillRect(QRect(total.left(), total.top(), total.width(), m.line(2)), QColor(colour::ink));
    if (m_showCurve)
        drawCurve(p, QRectF(list).adjusted(0, m.px(10), 0, -m.px(10)), sheet, account,
                  look::font(m, Type::tag), m.line(1.4));

    const QRect line = total.adjusted(0, m.px(4), 0, -m.px(20));
    write(line, Qt::AlignLeft | Qt::AlignVCenter,
          sheet.span == Span::Round ? tr("The round") : tr("The match"), look::font(m, Type::section),
          colour::ink);
    const auto most = handsOn(sheet);
    const QString played = most ? tr("%1 hands of %2").arg(account.finished).arg(*most)
                                : tr("%n hand(s)", nullptr, account.finished);
    write(QRect(cell(1).right() - m.px(30), line.top(), cell(3).right() - cell(1).right() + m.px(30),
                line.height()),
          Qt::AlignRight | Qt::AlignVCenter, played, small, colour::ink2);
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        write(QRect(cell(4 + i).left(), line.top(), cell(4 + i).width(), line.height()), Qt::AlignCenter,
              signedNumber(account.totals[i]), look::font(m, Type::total), colour::ink);
    QString verdict = verdictWords(sheet, account);
    if (account.unfinished != Accounts{})
        verdict += QStringLiteral(" \u00b7 ") + tr("the unfinished round is paid for (M4.5)");
    write(QRect(total.left(), line.bottom(), total.width(), m.px(20)), Qt::AlignLeft | Qt::AlignVCenter,
          verdict, look::font(m, Type::strong), colour::ink);
}

void SheetPage::focusFirst() {
    if (m_next->isVisible())
        m_next->setFocus(Qt::OtherFocusReason);
    else
        m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace score
