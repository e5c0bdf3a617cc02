#include "score/made_of.h"

#include "hand_order.h"
#include "look/marks.h"
#include "look/shadows.h"
#include "score/hand_words.h"
#include "sheet_words.h"

#include <QPainter>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::Type;
namespace colour = look::colour;

// The cards of one side that count, each group beside the next.
class MadeOf::Fan : public QWidget {
public:
    explicit Fan(look::Deck& deck) : m_deck(deck) {
        connect(&m_deck, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    }
    void setCards(CardSet cards, const look::Metrics& m) {
        m_cards = inHandOrder(cards);
        m_metrics = m;
        m_card = QSize(m.px(58), m.px(104));
        setFixedSize(m.px(900), m_card.height() + m.px(10));
        setAccessibleName(text::cardList(cards));
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::SmoothPixmapTransform);
        const auto n = static_cast<int>(m_cards.size());
        const int step =
            n < 2 ? 0 : std::min(m_card.width() + m_metrics.px(4), (width() - m_card.width() - 8) / (n - 1));
        for (int i = 0; i < n; ++i) {
            const QRect r(QPoint(4 + i * step, m_metrics.px(3)), m_card);
            look::drawShadow(p, r, m_metrics, look::Shadow::small, look::cardRadius(m_card));
            p.drawPixmap(r.topLeft(),
                         m_deck.card(QString::fromStdString(code(m_cards[static_cast<std::size_t>(i)])),
                                     m_card, devicePixelRatioF(), look::Deck::Index::large));
        }
    }

private:
    look::Deck& m_deck;
    std::vector<Card> m_cards;
    look::Metrics m_metrics;
    QSize m_card;
};

MadeOf::MadeOf(look::Deck& deck, QWidget* page)
    : Overlay({}, page), m_names{new Words(Type::name, colour::ink), new Words(Type::name, colour::ink)},
      m_fans{new Fan(deck), new Fan(deck)}, m_parts{new Words(Type::text, colour::ink),
                                                    new Words(Type::text, colour::ink)},
      m_reckoning(new Words(Type::strong, colour::ink)), m_rules(new Words(Type::text, colour::ink2)) {
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_names[i]->letBeCut();
        body()->addWidget(m_names[i]);
        body()->addWidget(m_fans[i]);
        body()->addWidget(m_parts[i]);
    }
    body()->addWidget(m_reckoning);
    body()->addWidget(m_rules);
    m_rules->setLinked(tr("How it is counted: M7.1; versicole: M3; resti: M7.3; cappotto: M7.4."));
    for (Words* words : {m_parts[0], m_parts[1], m_reckoning})
        words->setWordWrap(true);
}

void MadeOf::showHand(const Sheet& sheet, int hand, const HandAccount& account) {
    const look::Metrics m = look::metricsForTable(parentWidget()->size(), look::systemFontPx());
    const auto pairs = text::pairsOf(sheet, seatsOf(sheet, hand));
    setTitle(tr("The count"));
    QStringList lines = reckoning(sheet, hand, account);
    const bool cappotto = account.result->cappotto.has_value();
    for (Side side : tricks::kSides) {
        const auto at = static_cast<std::size_t>(side);
        m_names[at]->setText(pairs[side]);
        m_fans[at]->setCards(account.result->captured[side] & scoringCards(sheet.rules), m);
        m_parts[at]->setText(cappotto ? QString() : lines.takeFirst());
    }
    lines << outcomeWords(sheet, hand, account);
    m_reckoning->setText(lines.join(QStringLiteral(". ")) + u'.');
    open();
}

} // namespace score
