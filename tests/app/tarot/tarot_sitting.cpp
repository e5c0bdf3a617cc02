#include "tarot_sitting.h"

#include "kept_pictures.h"
#include "tarot/players/levels.h"

#include <QTranslator>
#include <QWindow>

namespace support {

using namespace tarot;

namespace {

// Raises these cards and gives them, by mouse.
void give(TarotSitting& sitting, CardSet cards) {
    for (Card card : cards)
        sitting.click(sitting.table(), sitting.pointOn(card));
    sitting.click(*sitting.strip().button(sitting.strip().buttonCount() - 1));
}

} // namespace

void TarotSitting::open() {
    static QTranslator words; // English too needs its translation: it holds the plurals
    if (words.isEmpty() && words.load(QStringLiteral(":/i18n/versicola_en.qm")))
        QApplication::installTranslator(&words);
    window_.reset();
    window_ = std::make_unique<desktop::MainWindow>(std::vector{desktop::tarotGame()}, folder_.path(),
                                                    folder_.filePath(QStringLiteral("settings.ini")));
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

void TarotSitting::begin(int players, int length, quint64 seed) {
    hasten();
    NewMatch start;
    start.match.seats = players;
    start.match.length = length;
    start.match.names = {{QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                          players == 4 ? QStringLiteral("Vieri") : QStringLiteral("Nanni"),
                          QStringLiteral("Vieri")}};
    start.company.levels.assign(static_cast<std::size_t>(players), QStringLiteral("apprentice"));
    start.company.levels.front().clear();
    start.company.seed = seed;
    match().start(start);
    room().pages().showTable();
}

void TarotSitting::beginWith(const HandRecord& hand) {
    hasten();
    room().pages().startGiven(hand);
}

void TarotSitting::hasten() {
    table::Habits habits;
    habits.tempo = {0, 0, true, false};
    habits.callBackMs = 0;
    table().setHabits(habits);
    count().setStepMs(0);
}

bool TarotSitting::settle() {
    return waitUntil([&] { return table().director().idle() && table().seen().open(); });
}

void TarotSitting::click(QWidget& widget, QPoint at) {
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, widget.mapTo(window_.get(), at));
}

QPoint TarotSitting::pointOn(Card card) const {
    using Place = table::Sprite::Place;
    for (const table::Sprite& sprite : table().seen().picture.sprites)
        if ((sprite.place == Place::Hand || sprite.place == Place::Middle ||
             sprite.place == Place::Stacked) &&
            sprite.card() == card)
            return table::seenInRow(table().seen().picture.sprites, sprite).center().toPoint();
    qFatal("the card is not to be seen");
}

void TarotSitting::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
}

void TarotSitting::goTo(Card card) {
    key(Qt::Key_Home, Qt::ControlModifier);
    for (int i = 0; i < 60 && table().seen().attention.focused != card; ++i)
        key(Qt::Key_Right, Qt::ControlModifier);
    if (table().seen().attention.focused != card)
        qFatal("the keys do not lead to the card");
}

Action TarotSitting::wanted() const {
    tricks::Thought thought{tricks::Random(match().handRecord().actions.size())};
    return levelNamed("apprentice")->choose(match().view(), thought);
}

int TarotSitting::buttonOf(const Action& action) const {
    QString words;
    if (const auto* said = std::get_if<Speak>(&action.what))
        words = text::tarot::bidOnTile(said->bid);
    else if (const auto* jeu = std::get_if<SayJeu>(&action.what))
        words = text::tarot::slamButton(jeu->slam);
    else if (const auto* claim = std::get_if<ClaimMisere>(&action.what))
        words = text::tarot::misereButton(claim->kind);
    else if (const auto* shown = std::get_if<ShowPoignee>(&action.what))
        words = text::tarot::poigneeButton({shown->cards.size(), {}}, match().match().seats);
    for (int i = 0; i < strip().buttonCount(); ++i)
        if (strip().prompt().buttons[static_cast<std::size_t>(i)].text == words)
            return i;
    qFatal("no button says that");
}

void byMouse(TarotSitting& sitting, const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what)) {
        sitting.click(sitting.table(), sitting.pointOn(play->card));
    } else if (const auto* call = std::get_if<CallCard>(&action.what)) {
        sitting.click(sitting.table(), sitting.pointOn(call->card));
    } else if (const auto* discard = std::get_if<Discard>(&action.what)) {
        give(sitting, discard->cards);
    } else {
        sitting.click(*sitting.strip().answerButton(sitting.buttonOf(action)));
        if (const auto* shown = std::get_if<ShowPoignee>(&action.what);
            shown && sitting.table().seen().asks(table::Ask::Cards::Raise))
            give(sitting, shown->cards);
    }
}

} // namespace support
