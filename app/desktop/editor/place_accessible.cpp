#include "desktop/editor/place_accessible.h"

#include "desktop/editor/place_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QHash>
#include <QWindow>

namespace editing {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(editing::Places)
};

// It holds its card alone and asks the place for the rest, so that it is never out of date.
class CardAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    CardAccessible(PlaceView* place, Card card) : place_(place), card_(card) {}

    bool isValid() const override { return shown() != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return place_->window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(place_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text which) const override {
        const ShownCard* card = shown();
        return card && which == QAccessible::Name
                   ? Words::tr("%1, %2", "a card; where it lies").arg(cardTold(*card), place_->told().where)
                   : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect seen = place_->seenPart(card_);
        return {place_->mapToGlobal(seen.topLeft()), seen.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = state.selectable = true;
        state.focused = place_->hasFocus() && place_->current() == card_;
        state.selected = place_->held() == card_;
        state.invisible = !place_->isVisible();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (isValid() && name == pressAction())
            emit place_->chosen(card_);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] const ShownCard* shown() const { return place_->shown(card_); }

    PlaceView* place_;
    Card card_;
};

class PlaceAccessible : public QAccessibleWidget {
public:
    explicit PlaceAccessible(PlaceView* place) : QAccessibleWidget(place, QAccessible::List), place_(place) {}
    ~PlaceAccessible() override {
        for (QAccessible::Id id : ids_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(cards().size()); }
    QAccessibleInterface* child(int i) const override {
        return i >= 0 && i < childCount() ? interfaceOf(cards()[static_cast<std::size_t>(i)].card) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < childCount(); ++i)
            if (this->child(i) == child)
                return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const auto card = place_->cardAt(place_->mapFromGlobal(QPoint(x, y)));
        return card ? interfaceOf(*card) : nullptr;
    }

private:
    [[nodiscard]] const std::vector<ShownCard>& cards() const { return place_->told().cards; }
    QAccessibleInterface* interfaceOf(Card card) const {
        if (!ids_.contains(card.id))
            ids_[card.id] = QAccessible::registerAccessibleInterface(new CardAccessible(place_, card));
        return QAccessible::accessibleInterface(ids_[card.id]);
    }

    PlaceView* place_;
    mutable QHash<int, QAccessible::Id> ids_; // by card; Qt owns the interfaces
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* place = qobject_cast<PlaceView*>(object);
    return place ? new PlaceAccessible(place) : nullptr;
}

} // namespace

void installPlaceAccessibility() {
    QAccessible::installFactory(makeAccessible); // the same one no second time
}

} // namespace editing
