#include "score/tricks_view.h"

#include "look/marks.h"
#include "look/shadows.h"
#include "words.h"

#include <QFontMetrics>
#include <QPainter>

namespace score {

using namespace minchiate;
namespace colour = look::colour;

namespace {
constexpr int kColumns = 7; // of three rows
}

class TricksView::Grid : public QWidget {
public:
    explicit Grid(look::Deck& deck) : m_deck(deck) {
        connect(&m_deck, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    }

    void show(const std::vector<Trick>& tricks, const PerSeat<QString>& names, const look::Metrics& m) {
        m_tricks = tricks;
        m_names = names;
        m_metrics = m;
        m_card = QSize(m.px(52), m.px(94));
        m_cell = QSize(m_card.width() + 3 * step() + m.px(18), m_card.height() + m.px(42));
        setFixedSize(kColumns * m_cell.width(),
                     (static_cast<int>(tricks.size()) + kColumns - 1) / kColumns * m_cell.height());
        QStringList told;
        for (std::size_t i = 0; i < tricks.size(); ++i)
            told << toldTrick(i);
        setAccessibleName(told.join(QStringLiteral(" ")));
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        p.setRenderHint(QPainter::SmoothPixmapTransform);
        for (std::size_t i = 0; i < m_tricks.size(); ++i) {
            const auto n = static_cast<int>(i);
            drawTrick(p, i, {n % kColumns * m_cell.width(), n / kColumns * m_cell.height()});
        }
    }

private:
    [[nodiscard]] int step() const { return m_metrics.px(29); }

    // Left to right as they were played; the winner's stands higher, with a gold edge.
    void drawTrick(QPainter& p, std::size_t number, QPoint at) {
        const look::Metrics& m = m_metrics;
        const Trick& trick = m_tricks[number];
        for (std::size_t i = 0; i < trick.plays.size(); ++i) {
            const bool won = trick.winner == trick.plays[i].seat;
            const QRect r(at + QPoint(m.px(5) + static_cast<int>(i) * step(), won ? m.px(4) : m.px(14)),
                          m_card);
            look::drawShadow(p, r, m, look::Shadow::small, look::cardRadius(m_card));
            const QString code = QString::fromStdString(minchiate::code(trick.plays[i].card));
            p.drawPixmap(r.topLeft(),
                         m_deck.card(code, m_card, devicePixelRatioF(), look::Deck::Index::large));
            if (won)
                look::drawGoldEdge(p, r, m, look::cardRadius(m_card));
        }
        const QFont font = look::font(m, look::Type::tag);
        p.setFont(font);
        p.setPen(QColor(colour::ink));
        const QString words = TricksView::tr("%1 %2 leads, %3 wins", "number, who led, who won")
                                  .arg(QString::number(number + 1), m_names[trick.leader],
                                       trick.winner ? m_names[*trick.winner] : QString());
        const int wide = m_cell.width() - m.px(6);
        p.drawText(QRect(at + QPoint(m.px(5), m.px(17) + m_card.height()), QSize(wide, m.px(22))),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(font).elidedText(words, Qt::ElideRight, wide));
    }
    [[nodiscard]] QString toldTrick(std::size_t number) const {
        const Trick& trick = m_tricks[number];
        QStringList plays;
        for (const auto& play : trick.plays)
            plays << m_names[play.seat] + u' ' + text::shortCardName(play.card);
        return TricksView::tr("Trick %1: %2; won by %3.", "number, who played what, who won")
            .arg(QString::number(number + 1), plays.join(QStringLiteral(", ")),
                 trick.winner ? m_names[*trick.winner] : QString());
    }

    look::Deck& m_deck;
    std::vector<Trick> m_tricks;
    PerSeat<QString> m_names;
    look::Metrics m_metrics;
    QSize m_card, m_cell;
};

TricksView::TricksView(look::Deck& deck, QWidget* page)
    : Overlay(tr("The tricks"), page), m_grid(new Grid(deck)) {
    body()->addWidget(
        new Words(look::Type::text, colour::ink2,
                  tr("Each from left to right as it was played; the card that won stands higher.")));
    body()->addWidget(m_grid);
}

void TricksView::showHand(const Hand& hand, const PerSeat<QString>& names) {
    const look::Metrics m = look::metricsForTable(parentWidget()->size(), look::systemFontPx());
    m_grid->show(hand.tricks(), names, m);
    open();
}

} // namespace score
