// The deal editor in its room: how one comes to it, and what leads on from it.
#pragma once

#include "desktop/editor/editor_page.h"
#include "desktop/minchiate/game_pages.h"
#include "desktop/minchiate/practising.h"
#include "desktop/minchiate/reviewing.h"

namespace desktop {

class DealEditing : public QObject {
    Q_OBJECT

public:
    // All outlive it.
    DealEditing(const House& house, GamePages& game, Practising& practising, Reviewing& reviewing);

    // As it was left; a new deal at first.
    void open();
    // A hand at the moment before that action.
    void edit(const records::HandRecord& hand, const coach::Company& company, int at, const QString& title);
    void editWatched(const score::WatchedHand& hand);
    // Back from a position that was played on: as it was left, or, in another sitting, where it was.
    void comeBack(const records::HandRecord& hand, const coach::Company& company, int at);
    // The way to its page, as Room has it, with what lies there; and back. A way that is none of its own is
    // not followed.
    [[nodiscard]] QString wayTo(const QWidget& page) const;
    bool goBy(const QString& way);
    [[nodiscard]] bool isShown() const { return page_ && page_->isVisible(); }

    void setPeople(const std::array<QString, 4>& people);
    // Made when it is first asked for: most sittings begin with a game.
    [[nodiscard]] editing::EditorPage* page();

signals:
    void ruleAsked(const QString& number);
    void said(const QString& sentence); // of what was begun here and is done while another page is seen

private:
    void lay();
    void tellElsewhere(const QString& sentence);
    void playFrom(const editing::Work& work);
    void watch(const editing::Work& work, const records::HandRecord& played);

    const House house_;
    GamePages& game_;
    Practising& practising_;
    Reviewing& reviewing_;
    editing::ExerciseMaker maker_;
    editing::EditorPage* page_ = nullptr;
    std::array<QString, 4> people_;
};

} // namespace desktop
