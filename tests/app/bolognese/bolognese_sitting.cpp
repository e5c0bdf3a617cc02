#include "bolognese_sitting.h"

#include "bolognese/players/levels.h"
#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/minchiate/minchiate_room.h"
#include "kept_pictures.h"

#include <QWindow>

namespace support {

using namespace bolognese;

void BologneseSitting::open() {
    window_.reset();
    window_ = std::make_unique<desktop::MainWindow>(
        std::vector{desktop::minchiateGame(), desktop::cuatrolaGame(), desktop::bologneseGame()},
        folder_.path(), folder_.filePath(QStringLiteral("settings.ini")));
    window_->keepPicturesIn(keptPictures());
    settings::Settings chosen = window_->choices().now();
    chosen.animations = false;
    chosen.callBack = false;
    chosen.pace = settings::Pace::Fast;
    window_->choices().set(chosen);
    window_->resize(size_);
    window_->show();
    window_->activateWindow();
    if (!QTest::qWaitForWindowActive(window_.get()))
        qFatal("the window does not come up");
}

void BologneseSitting::begin(const RuleSet& rules, quint64 seed) {
    window_->choose(kBolognese);
    hasten();
    NewMatch start;
    start.match.rules = rules;
    start.match.names = {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                         QStringLiteral("Vieri")};
    start.company.levels = {QString(), QStringLiteral("apprentice"), QStringLiteral("apprentice"),
                            QStringLiteral("apprentice")};
    start.company.seed = seed;
    seatByDraw(start);
    match().start(start);
    room().pages().showTable();
}

void BologneseSitting::give(const HandRecord& hand) {
    window_->choose(kBolognese);
    hasten();
    desktop::BologneseChoice choice = room().choice();
    choice.level = QStringLiteral("apprentice");
    room().pages().setChoice(choice);
    room().pages().startGiven(hand);
}

void BologneseSitting::hasten() {
    table::Habits habits;
    habits.tempo = {0, 0, true, false};
    habits.callBackMs = 0;
    table().setHabits(habits);
}

bool BologneseSitting::settle() {
    return waitUntil([&] { return table().director().idle() && table().seen().open(); });
}

void BologneseSitting::click(QWidget& widget, QPoint at) {
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, widget.mapTo(window_.get(), at));
}

void BologneseSitting::point(QWidget& widget, QPoint at) {
    QTest::mouseMove(window_->windowHandle(), widget.mapTo(window_.get(), at));
}

QPoint BologneseSitting::pointOn(Card card) const {
    for (const table::Sprite& sprite : table().seen().picture.sprites)
        if (sprite.place == table::Sprite::Place::Hand && sprite.card() == card)
            return table::seenInRow(table().seen().picture.sprites, sprite).center().toPoint();
    qFatal("the card is not to be seen");
}

void BologneseSitting::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
}

Action BologneseSitting::wanted() const {
    tricks::Thought thought{tricks::Random(match().handRecord().actions.size())};
    return levelNamed("apprentice")->choose(match().view(), thought);
}

// ---- A whole action, as a person does it. ----

namespace {

// The fans of an accuso, among those that are offered.
std::vector<int> fansOf(const table::PromptStrip& strip, const Accuse& accuse,
                        const std::vector<Combination>& made) {
    std::vector<int> fans;
    for (std::size_t i = 0; i < made.size() && i < strip.prompt().fans.size(); ++i)
        if (std::ranges::find(accuse.names, made[i].name) != accuse.names.end())
            fans.push_back(static_cast<int>(i));
    return fans;
}

const Accusable& offeredIn(const Choice& choice) {
    const auto* play = std::get_if<PlayChoice>(&choice.among);
    return play ? play->accuso : std::get<DiscardChoice>(choice.among).accuso;
}

} // namespace

void BologneseSitting::doByMouse(const Action& action) {
    if (const auto* accuse = std::get_if<Accuse>(&action.what)) {
        for (const int fan : fansOf(strip(), *accuse, offeredIn(*match().choice()).made))
            click(*strip().fan(fan));
        click(*strip().button(strip().buttonCount() - 1));
    } else if (const auto* discard = std::get_if<Discard>(&action.what)) {
        if (!strip().prompt().fans.empty()) // nobody calls out: the two cards are taken up
            click(*strip().button(0));
        for (Card card : discard->cards)
            click(table(), pointOn(card));
        click(*strip().button(0));
    } else {
        const auto& play = std::get<Play>(action.what);
        if (!offeredIn(*match().choice()).made.empty()) // the first press asks whether to stay silent
            click(table(), pointOn(play.card));
        point(table(), pointOn(play.card));
        if (play.signal == Signal::None)
            click(table(), pointOn(play.card));
        else
            click(*table().papers().ways()->slip(static_cast<int>(play.signal) - 1));
    }
}

// The ring goes from card to card, whether it may be taken or not.
void BologneseSitting::goTo(Card card) {
    key(Qt::Key_Home, Qt::ControlModifier); // shows the ring, too
    for (int i = 0; i < 20 && table().seen().attention.focused != card; ++i)
        key(Qt::Key_Right, Qt::ControlModifier);
    if (table().seen().attention.focused != card)
        qFatal("the ring does not come to the card");
}

void BologneseSitting::doByKeys(const Action& action) {
    if (const auto* accuse = std::get_if<Accuse>(&action.what)) {
        for (const int fan : fansOf(strip(), *accuse, offeredIn(*match().choice()).made)) {
            strip().fan(fan)->setFocus(Qt::TabFocusReason); // as Tab and the arrows do
            key(Qt::Key_Space);
        }
        key(Qt::Key_A);
    } else if (const auto* discard = std::get_if<Discard>(&action.what)) {
        if (!strip().prompt().fans.empty())
            key(Qt::Key_T);
        for (Card card : discard->cards) {
            goTo(card);
            key(Qt::Key_Space);
        }
        key(Qt::Key_Return);
    } else {
        const auto& play = std::get<Play>(action.what);
        goTo(play.card);
        static constexpr std::array keys{Qt::Key_Return, Qt::Key_B, Qt::Key_S, Qt::Key_V};
        if (!offeredIn(*match().choice()).made.empty()) // the first press asks whether to stay silent
            key(Qt::Key_Return);
        key(keys[static_cast<std::size_t>(play.signal)]);
    }
}

} // namespace support
