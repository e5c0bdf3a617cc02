// How the count is drawn where its layout puts it.
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "desktop/tarot/count/count_page.h"

#include <QFontMetrics>
#include <QPainter>

namespace tarot_count {

using text::tarot::Evidence;
using text::tarot::PriceTerm;

void CountPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    look::drawTable(painter, rect(), metrics_);
    if (sides_.empty())
        return;
    paintHead(painter);
    paintCards(painter);
    paintLedger(painter);
    tarot_table::drawScorePaper(painter, at(1018, 42, 238, 524), revealing() ? scoreBefore_ : content_.score,
                                metrics_, tarot_table::PaperSize::OnPage, deck_);
    paintPrice(painter);
    paintFoot(painter);
}

void CountPage::paintHead(QPainter& painter) const {
    const look::Metrics& m = metrics_;
    const CountedSide& side = sides_[static_cast<std::size_t>(side_)];
    const QRect line = at(32, 38, 704, 44);
    painter.setPen(QColor(look::colour::text));
    painter.setFont(look::font(m, look::Type::Page));
    const QFontMetrics title(painter.font());
    const QString cards = tr("%n card(s), two by two", nullptr, side.cards.size());
    const QFontMetrics strong(look::font(m, look::Type::Strong)), text(look::font(m, look::Type::Text));
    const int counted = strong.horizontalAdvance(cards) + m.px(16);
    const QString name = title.elidedText(side.title, Qt::ElideRight, (line.width() - counted) * 2 / 3);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
    const int after = title.horizontalAdvance(name) + m.px(16);
    const QRect rest = line.adjusted(after, m.px(12), 0, 0);
    painter.setFont(look::font(m, look::Type::Text));
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     text.elidedText(side.note, Qt::ElideRight, rest.width() - counted));
    painter.setFont(look::font(m, look::Type::Strong));
    painter.setPen(QColor(look::colour::text));
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, cards);
    painter.setPen(QPen(QColor(look::colour::stripEdge), m.line(1)));
    const QRect rule = at(32, 86, 704, 0);
    painter.drawLine(rule.left(), rule.top(), rule.left() + m.px(704), rule.top());
}

void CountPage::paintCards(QPainter& painter) const {
    const look::Metrics& m = metrics_;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (side_ != 0 || shown_ > static_cast<int>(i))
            drawGroup(painter, groups_[i], m, deck_);
    if (lastTrick_.empty())
        return;
    const QRect first = lastTrick_.front().at, last = lastTrick_.back().at;
    const int high = QFontMetrics(look::font(m, look::Type::Text)).height();
    QRect words(first.left(), first.top() - 2 * high - m.px(2), last.right() - first.left(), high);
    painter.setFont(look::font(m, look::Type::Strong));
    painter.setPen(QColor(look::colour::text));
    painter.drawText(words, Qt::AlignLeft | Qt::TextDontClip, tr("Petit au bout,"));
    painter.setFont(look::font(m, look::Type::Text));
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(words.translated(0, high), Qt::AlignLeft | Qt::TextDontClip, petitWords());
    for (const LaidCard& card : lastTrick_)
        drawCard(painter, card, m, deck_);
    painter.setFont(look::font(m, look::Type::Text));
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(QRect(first.left(), first.bottom() + m.px(4), last.right() - first.left(), high),
                     Qt::AlignLeft | Qt::TextDontClip,
                     tr("last trick: %1").arg(content_.teller.name(*content_.view.tricks.back().winner)));
}

// Whose the Petit in the last trick is.
QString CountPage::petitWords() const {
    const auto told = [this](Seat seat) {
        return text::tarot::byWhom(content_.teller, seat, tr("for you"), tr("for %1"));
    };
    if (const auto* two = std::get_if<TwoCount>(&content_.view.result->how)) // each is a camp (F12.4)
        return told(two->petit->camp == Camp::Declarer ? Seat::First : Seat::Second);
    const auto& count = std::get<ContractCount>(content_.view.result->how);
    return count.petit->camp == Camp::Declarer ? told(content_.view.contract->declarer)
                                               : tr("for the defence");
}

// ---- The ledger ----

void CountPage::paintLedger(QPainter& painter) const {
    const look::Metrics& m = metrics_;
    const QRect paper = at(758, 42, 244, 524);
    look::drawPaper(painter, paper, m);
    painter.setFont(look::serif(m, 26));
    painter.setPen(QColor(look::colour::ink));
    painter.drawText(QRect(paper.left(), paper.top() + m.px(8), paper.width(), m.px(40)), Qt::AlignCenter,
                     tr("Card points"));
    for (std::size_t i = 0; i < ledger_.size(); ++i) {
        const LedgerLine& line = ledger_[i];
        const QRect& row = lines_[i];
        const bool heavy =
            i == 0 || line.kind == LedgerLine::Kind::Sum || line.kind == LedgerLine::Kind::Margin;
        painter.setPen(QPen(QColor(heavy ? look::colour::ink : look::colour::paperFine), m.line(1)));
        painter.drawLine(row.left(), row.top(), row.right(), row.top());
        if (shown_ <= static_cast<int>(i))
            continue;
        const bool large = line.kind == LedgerLine::Kind::Sum || line.kind == LedgerLine::Kind::Margin;
        const bool weak = line.kind == LedgerLine::Kind::Other;
        painter.setFont(large ? look::sans(m, 14, QFont::Bold) : look::font(m, look::Type::Text));
        painter.setPen(QColor(weak ? look::colour::ink2 : look::colour::ink));
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, line.name);
        if (line.won) {
            const double size = m.px(18);
            const double left =
                row.left() + QFontMetrics(painter.font()).horizontalAdvance(line.name) + m.px(16);
            look::drawLaurel(painter, QRectF(left, row.center().y() - size / 2, size, size),
                             QColor(look::lightPanel.gold));
        }
        painter.setPen(QColor(look::colour::ink2));
        painter.drawText(row.adjusted(0, 0, -row.width() / 5, 0), Qt::AlignRight | Qt::AlignVCenter,
                         line.times);
        painter.setFont(line.kind == LedgerLine::Kind::Margin ? look::sans(m, 24, QFont::Bold)
                        : line.kind == LedgerLine::Kind::Sum  ? look::sans(m, 20, QFont::Bold)
                        : line.kind == LedgerLine::Kind::Need ? look::sans(m, 17)
                                                              : look::sans(m, 14));
        painter.setPen(QColor(weak ? look::colour::ink2 : look::colour::ink));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, line.value);
    }
    paintNeeds(painter);
}

// The four needs, the one in force framed (F2.3).
void CountPage::paintNeeds(QPainter& painter) const {
    const auto bouts = boutsIn(content_);
    if (!bouts)
        return;
    const look::Metrics& m = metrics_;
    const QRect foot = at(758, 42 + 524 - 78, 244, 66).adjusted(m.px(14), 0, -m.px(14), 0);
    painter.setPen(QPen(QColor(look::colour::paperRule), m.line(1)));
    painter.drawLine(foot.left(), foot.top(), foot.right(), foot.top());
    const int label = foot.width() / 4, wide = (foot.width() - label) / 4, high = foot.height() / 2 - m.px(4);
    const auto draw = [&](int column, const QString& above, const QString& below, bool strong) {
        const int left = column < 0 ? foot.left() : foot.left() + label + column * wide;
        const int broad = column < 0 ? label : wide;
        QFont font = look::sans(m, 12);
        font.setBold(strong);
        painter.setFont(font);
        painter.setPen(QColor(strong ? look::colour::ink : look::colour::ink2));
        const auto align = (column < 0 ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter;
        painter.drawText(QRect(left, foot.top() + m.px(8), broad, high), align, above);
        painter.drawText(QRect(left, foot.top() + m.px(8) + high, broad, high), align, below);
        if (strong) {
            painter.setPen(QPen(QColor(look::colour::openBar), m.line(1)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(
                QRectF(left + 1.5, foot.top() + m.px(6) + 0.5, broad - 3, 2 * high + m.px(3)), m.px(4),
                m.px(4));
        }
    };
    draw(-1, tr("bouts"), tr("need"), false);
    const bool told = shown_ >= static_cast<int>(ledger_.size());
    for (int i = 0; i < 4; ++i)
        draw(i, QString::number(i), QString::number(needed(i)), told && i == *bouts);
}

// ---- The price ----

void CountPage::paintPrice(QPainter& painter) const {
    const look::Metrics& m = metrics_;
    const QRect paper = at(24, 582, 1232, 142);
    look::drawPaper(painter, paper, m);
    const QRect left(paper.left() + m.px(24), paper.top() + m.px(14), m.px(276), paper.height() - m.px(24));
    painter.setFont(look::fitting(look::serif(m, 26), tr("This hand’s score"), left.width()));
    painter.setPen(QColor(look::colour::ink));
    const int title = QFontMetrics(look::serif(m, 26)).height();
    painter.drawText(left, Qt::AlignLeft | Qt::AlignTop, tr("This hand’s score"));
    if (shown_ >= static_cast<int>(ledger_.size())) {
        const auto result = text::tarot::resultWords(content_.view, content_.teller);
        QStringList lines{result.sentence};
        lines << text::tarot::miseresPaid(content_.view, content_.teller);
        if (content_.uncounted)
            lines << text::uncountedWords(*content_.uncounted);
        painter.setFont(look::sans(m, lines.size() > 1 ? 12 : 13));
        painter.drawText(left.adjusted(0, title + m.px(2), 0, 0),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, lines.join(u'\n'));
    }
    for (std::size_t i = 0; i < terms_.size(); ++i) {
        if (shown_ <= static_cast<int>(ledger_.size() + i))
            continue;
        const PriceTerm& term = terms_[i];
        const bool isSign = term.kind == PriceTerm::Kind::Sign;
        painter.setFont(isSign                                 ? look::sans(m, 26)
                        : term.kind == PriceTerm::Kind::Result ? look::sans(m, 30, QFont::Bold)
                                                               : look::sans(m, 28, QFont::DemiBold));
        painter.setPen(QColor(isSign ? look::colour::ink2 : look::colour::ink));
        painter.drawText(placed_[i].number, Qt::AlignCenter | Qt::TextDontClip, term.text);
        if (isSign)
            continue;
        painter.setPen(QPen(QColor(look::colour::paperRule), m.line(1)));
        const int y = placed_[i].number.bottom() + m.px(1);
        painter.drawLine(placed_[i].number.left() + m.px(3), y, placed_[i].number.right() - m.px(3), y);
        painter.setFont(look::font(m, look::Type::Text));
        painter.setPen(QColor(look::colour::ink2));
        painter.drawText(placed_[i].words,
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap | Qt::TextDontClip, term.words);
    }
}

void CountPage::paintFoot(QPainter& painter) const {
    if (revealing())
        return;
    const look::Metrics& m = metrics_;
    painter.setFont(look::font(m, look::Type::Text));
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(footLine(), Qt::AlignRight | Qt::AlignVCenter, content_.after);
    table::drawLines(painter, noteLines());
}

// Between the buttons.
QRect CountPage::footLine() const {
    const int margin = metrics_.px(18), ring = next_->ringMargin();
    const int left = review_->geometry().right() - ring + margin,
              right = next_->geometry().left() + ring - margin;
    return {left, review_->y() + ring, right - left, review_->height() - 2 * ring};
}

QString CountPage::note() const {
    return text::tarot::excuseNote(content_.view, content_.teller);
}

std::vector<table::WordLine> CountPage::noteLines() const {
    if (note().isEmpty())
        return {};
    const QFont font = look::font(metrics_, look::Type::Text);
    const QRect room = noteAt();
    auto lines = table::wordLines(note(), font, room);
    const int high = static_cast<int>(lines.size()) * QFontMetrics(font).lineSpacing();
    for (table::WordLine& line : lines)
        line.at.ry() += (room.height() - high) / 2;
    return lines;
}

QRect CountPage::noteAt() const {
    const QFontMetrics words(look::font(metrics_, look::Type::Text));
    const int after = words.horizontalAdvance(content_.after) + metrics_.px(18);
    return footLine().adjusted(0, 0, -after, 0);
}

} // namespace tarot_count
