#include "desktop/minchiate/claiming.h"

#include "desktop/look/type.h"

#include <utility>

namespace desktop {

using namespace minchiate;
using minchiate_table::MinchiateTable;

namespace {

constexpr int kTricksOffered = 3; // with fewer left it is as quick to play them
constexpr int kTrickStayMs = 350; // how long each trick lies that is laid down

} // namespace

Claiming::Claiming(MinchiateTable& table, model::GameModel& model, QWidget* page)
    : QObject(page), table_(table), model_(model),
      button_(new look::PaperButton(look::PaperButton::Kind::Second, {}, page)) {
    button_->hide();
    connect(button_, &look::PaperButton::clicked, this, &Claiming::claim);
    connect(&table_, &MinchiateTable::settled, this, &Claiming::offer);
    connect(&table_, &MinchiateTable::acted, this, &Claiming::withdraw);
    connect(&table_, &MinchiateTable::eventShown, this, &Claiming::withdraw);
    const auto end = [this] {
        withdraw();
        if (tempo_)
            table_.director().setTempo(*std::exchange(tempo_, std::nullopt));
    };
    connect(&table_, &MinchiateTable::situationShown, this, end);
    connect(&table_, &MinchiateTable::countDue, this, end);
}

// Nothing but a card is asked, and the picture has caught up.
bool Claiming::isMyCard() const {
    const auto choice = model_.choice();
    return choice && std::holds_alternative<PlayChoice>(choice->among) && table_.seen().open();
}

void Claiming::offer() {
    withdraw();
    if (!isMyCard() || table_.papers().strip()->isVisible())
        return;
    const advice::Claims claims = advice::claimsOf(model_.view());
    if ((!claims.restIsOurs && !claims.nothingLeft) || claims.tricksLeft < kTricksOffered)
        return;
    button_->setText(claims.restIsOurs ? tr("The rest is ours: &claim it")
                                       : tr("Nothing is left to decide: lay it &down"));
    button_->setAccessibleDescription(
        claims.restIsOurs
            ? tr("All %n trick(s) that are left are yours, wherever the other cards lie.", nullptr,
                 claims.tricksLeft)
            : tr("Whatever anybody plays in the %n trick(s) that are left, the hand ends the same.", nullptr,
                 claims.tricksLeft));
    button_->setToolTip(button_->accessibleDescription());
    button_->show();
    layOut();
}

void Claiming::withdraw() {
    if (!button_->isVisible())
        return;
    const bool hadFocus = button_->hasFocus();
    button_->hide();
    if (hadFocus)
        table_.setFocus();
}

// Over one's cards, where nothing of the game lies.
void Claiming::layOut() {
    if (!button_->isVisible())
        return;
    const look::Metrics metrics = look::metricsForTable(table_.size(), look::systemFontPx());
    button_->setMetrics(metrics);
    const QSize size = button_->paperSize();
    const QRect near(table_.width() / 2, metrics.handTop - size.height(), 1, size.height());
    button_->setPaperGeometry(
        table_.papers().placeOver({size}, near).translated(table_.mapTo(button_->parentWidget(), QPoint())));
    button_->raise();
}

void Claiming::claim() {
    if (!isMyCard()) {
        table_.papers().refuse({tr("The rest can be claimed when you are to play.")});
        return;
    }
    const advice::Claims claims = advice::claimsOf(model_.view());
    if (claims.restIsOurs || claims.nothingLeft)
        layDown(claims);
    else
        table_.papers().refuse(
            {tr("That cannot be claimed: it is not certain yet, wherever the other cards may lie.")});
}

void Claiming::layDown(const advice::Claims& claims) {
    withdraw();
    tempo_ = table_.director().tempo();
    table::Tempo quick = *tempo_;
    quick.factor = std::min(quick.factor, 0.2);
    quick.trickStayMs = std::min(kTrickStayMs, quick.trickStayMs < 0 ? kTrickStayMs : quick.trickStayMs);
    table_.director().setTempo(quick);
    emit said(claims.restIsOurs
                  ? tr("The rest is ours: %n trick(s), laid down.", nullptr, claims.tricksLeft)
                  : tr("Nothing was left to decide: %n trick(s), laid down.", nullptr, claims.tricksLeft));
    model_.layDown(advice::cardForClaim);
}

} // namespace desktop

#include "moc_claiming.cpp"
