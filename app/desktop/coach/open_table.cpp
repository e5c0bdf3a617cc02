#include "desktop/coach/open_table.h"

#include "desktop/look/heads.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "text/telling.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <span>

namespace coach {

namespace colour = look::colour;
using look::Type;

OpenTable::OpenTable(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setAccessibleName(tr("The hand, all cards open"));
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void OpenTable::setCompany(const Company& company) {
    company_ = company;
    layOutAll();
}

void OpenTable::setStanding(const Standing& standing, const Lifted& lifted) {
    standing_ = standing;
    lifted_ = lifted;
    setAccessibleDescription(told(standing, company_));
    layOutAll();
}

void OpenTable::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    layOutAll();
}

void OpenTable::layOutAll() {
    laid_ = layOut(standing_, company_, lifted_, metrics_);
    update();
}

void OpenTable::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    paintPlates(p);
    paintCards(p);
    paintTags(p);
}

void OpenTable::paintCards(QPainter& p) const {
    for (const LaidCard& laid : laid_.cards) {
        const QSize card = laid.at.size();
        const int radius = look::cardRadius(card);
        const bool small = card.width() < metrics_.px(60);
        look::drawShadow(p, laid.at, metrics_, small ? look::Shadow::Small : look::Shadow::Card, radius);
        p.drawPixmap(laid.at.topLeft(), deck_.card(QString::fromStdString(code(laid.card)), card,
                                                   devicePixelRatioF(), look::Deck::Index::Large));
        if (laid.mark == LaidCard::Mark::Wins || laid.mark == LaidCard::Mark::Better)
            look::drawGoldEdge(p, laid.at, metrics_, radius);
    }
}

void OpenTable::paintPlates(QPainter& p) const {
    for (const SeatPlate& plate : laid_.plates) {
        const int player = company_.players[plate.seat];
        const QSize head = look::portraitRect(plate.mount, metrics_).size();
        look::drawMount(p, plate.mount, deck_.head(look::headOf(player), head, devicePixelRatioF()), metrics_,
                        false, look::isMirrored(player, plate.rightward));
        const auto side = plate.rightward ? Qt::AlignLeft : Qt::AlignRight;
        const auto line = [&](const QRect& r, Qt::AlignmentFlag edge, const QString& words) {
            p.setFont(look::fitting(p.font(), words, r.width()));
            p.drawText(r, int(side) | edge | Qt::TextSingleLine,
                       p.fontMetrics().elidedText(words, Qt::ElideRight, r.width()));
        };
        p.setFont(look::font(metrics_, Type::Name));
        p.setPen(QColor(colour::text));
        line(plate.words, Qt::AlignTop, company_.names[plate.seat]);
        const int under = p.fontMetrics().height() - metrics_.px(2);
        p.setFont(look::font(metrics_, Type::Text));
        p.setPen(QColor(colour::text2));
        const QString role = roleOf(standing_, company_, plate.seat);
        const QRect rest(plate.words.left(), plate.words.top() + under, plate.words.width(),
                         2 * p.fontMetrics().height());
        if (p.fontMetrics().horizontalAdvance(role) <= rest.width())
            line(rest, Qt::AlignTop, role);
        else // beside cards: in two lines
            p.drawText(rest, int(side) | Qt::AlignTop | Qt::TextWordWrap, role);
    }
    p.setFont(look::font(metrics_, Type::Tag));
    p.setPen(QColor(colour::text2));
    const auto over = [&](const QRect& r, const QString& words) {
        if (!r.isEmpty())
            p.drawText(r, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, words);
    };
    over(laid_.folaWords, tr("fola"));
    over(laid_.awayWords, tr("you laid away"));
}

void OpenTable::paintTags(QPainter& p) const {
    using Of = LaidTag::Of;
    for (const LaidTag& tag : laid_.tags)
        look::drawTag(p, tag.at.center(), tag.words, metrics_,
                      tag.of == Of::Wins  ? look::TagSign::Laurel
                      : tag.of == Of::Led ? look::TagSign::Arrow
                                          : look::TagSign::None);
}

// A card says its name, wherever it is seen.
bool OpenTable::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (auto laid = laid_.cards.rbegin(); laid != laid_.cards.rend(); ++laid)
            if (laid->at.contains(help->pos())) {
                QToolTip::showText(help->globalPos(), text::capitalised(text::cardName(laid->card)), this);
                return true;
            }
        QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

// ---- Words. ----

namespace {

QString dutyOf(const Choice& due, const Standing& standing) {
    if (std::holds_alternative<CutChoice>(due.among))
        return OpenTable::tr("you cut");
    if (std::holds_alternative<DiscardChoice>(due.among))
        return OpenTable::tr("you lay cards away");
    if (std::holds_alternative<DeclareChoice>(due.among))
        return OpenTable::tr("you may show versicole");
    const bool leads = !standing.trick || standing.trick->leader == due.seat || standing.trick->plays.empty();
    return leads ? OpenTable::tr("you lead to trick %1").arg(standing.trickNumber)
                 : OpenTable::tr("your card in trick %1").arg(standing.trickNumber);
}

} // namespace

QString roleOf(const Standing& standing, const Company& company, Seat seat) {
    if (seat == company.reader)
        return standing.due && standing.due->chooser == seat ? dutyOf(*standing.due, standing) : QString();
    return seat == partner(company.reader) ? OpenTable::tr("your partner") : OpenTable::tr("against you");
}

namespace {

QString playsTold(std::span<const Trick::Entry> plays, const Company& company) {
    QStringList told;
    for (const Trick::Entry& play : plays)
        told << OpenTable::tr("%1 %2").arg(company.names[play.seat], text::cardName(play.card));
    return told.join(QStringLiteral(", "));
}

} // namespace

QString trickTold(const Standing& standing, const Company& company) {
    if (!standing.trick)
        return {};
    const auto& plays = standing.trick->plays;
    const QString all = playsTold(plays, company);
    if (const auto before = standing.before) // what came of it lies there, too
        return *before == 0 ? OpenTable::tr("Trick %1, before your lead. It went: %2.")
                                  .arg(standing.trickNumber)
                                  .arg(all)
                            : OpenTable::tr("Trick %1, before your card: %2. It went: %3.")
                                  .arg(standing.trickNumber)
                                  .arg(playsTold(std::span(plays).first(*before), company), all);
    return (standing.trick->winner ? OpenTable::tr("Trick %1, the whole of it: %2.")
                                   : OpenTable::tr("Trick %1: %2."))
        .arg(standing.trickNumber)
        .arg(all);
}

QString told(const Standing& standing, const Company& company) {
    QStringList sentences;
    for (Seat seat : kSeats)
        if (!standing.hands[seat].empty())
            sentences << OpenTable::tr("%1: %2.").arg(company.names[seat],
                                                      text::cardList(standing.hands[seat]));
    if (standing.trick)
        sentences << trickTold(standing, company);
    return sentences.join(u' ');
}

} // namespace coach

#include "moc_open_table.cpp"
