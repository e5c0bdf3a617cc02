// A little game of the tests' own, to be laid on a table.
#pragma once

#include "desktop/table/table_widget.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>

namespace support {

using namespace table;

// A score that is shown by nothing at all.
class NoScore : public look::ScorePiece {
public:
    void setMetrics(const look::Metrics&) override {}
    void setMoveMs(int) override {}
    void setDim(double) override {}
    void finish() override {}
    [[nodiscard]] QString explanation() const override { return {}; }
};

// One as broad as a dish of two hollows.
class BroadScore : public NoScore {
public:
    [[nodiscard]] QSize sizeFor(const look::Metrics& m) const override { return {m.px(400), m.px(82)}; }
};

// So many people, the first of them at the screen with five cards; the next has led card 9.
inline Scene gameOf(int people) {
    static const auto pack = [] {
        auto made = std::make_shared<Pack>();
        for (int i = 0; i < 128; ++i)
            made->faces.push_back(QStringLiteral("card %1").arg(i));
        made->words = [](Card card) {
            return CardWords{QString::number(card.id), QStringLiteral("number %1").arg(card.id),
                             QStringLiteral("worth nothing")};
        };
        return made;
    }();
    Scene scene;
    scene.pack = pack;
    for (int seat = 0; seat < people; ++seat) {
        Person person;
        person.name = person.called = person.portrait = QStringLiteral("Person %1").arg(seat);
        person.role = person.roleAtRest = QStringLiteral("plays");
        person.cards = 5;
        person.backs = seat == 0 ? 0 : 5;
        scene.people.push_back(person);
    }
    for (std::uint8_t id = 1; id <= 5; ++id)
        scene.hand.push_back({Card{id}, id / 3});
    scene.trick.plays = {{1, Card{9}}};
    scene.piles = {
        {Pile::Where::Near, 0, 2, true, QStringLiteral("ours"), QStringLiteral("Our cards"), {}, {}}};
    scene.playing = true;
    return scene;
}

// One of cards 1 and 2 is to be played.
inline Ask playing(std::vector<Card>& played) {
    Ask ask;
    ask.cards = Ask::Cards::Play;
    ask.from = {Card{1}, Card{2}};
    ask.meaning = [&played](const Answer& answer) {
        return Deed([&played, card = *answer.card]() -> std::optional<Refused> {
            if (card.id > 2)
                return Refused{QStringLiteral("Too high (Z4.2)."), {QStringLiteral("Z4.2")}};
            played.push_back(card);
            return std::nullopt;
        });
    };
    return ask;
}

inline StripAsk strip(const QString& words, const QStringList& buttons) {
    StripAsk asked;
    asked.prompt.strong = words;
    for (const QString& button : buttons)
        asked.prompt.buttons.push_back({button, false, true});
    return asked;
}

// A table without movements that shows this.
inline std::unique_ptr<TableWidget> tableWith(look::Deck& deck, const Scene& scene,
                                              look::ScorePiece* score = new NoScore) {
    auto made = std::make_unique<TableWidget>(deck, score);
    Habits habits;
    habits.tempo = {0, 0, false, false};
    habits.callBackMs = 0;
    made->setHabits(habits);
    made->resize(1060, 776);
    made->show();
    made->setFocus();
    made->lay(scene, std::nullopt);
    return made;
}

} // namespace support
