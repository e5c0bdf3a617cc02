#include "desktop/play/match_pages.h"

#include "desktop/settings/level_words.h"
#include "desktop/shell/habits.h"
#include "records/clock.h"

#include <QDate>

namespace desktop {

namespace {

constexpr std::array kPaces{settings::Pace::Slow, settings::Pace::Normal, settings::Pace::Fast,
                            settings::Pace::Instant};

} // namespace

MatchPages::MatchPages(const House& house, NewMatchPage* newMatch, TablePage* page)
    : house_(house), newMatch_(newMatch), page_(page),
      reviewAction_(page->addCommand(tr("R&eview this hand"), QKeySequence(Qt::Key_R), [this] { review(); })),
      backAction_(page->addCommand(tr("Back to your &match"), QKeySequence(tr("Ctrl+B")),
                                   [this] { backToMatch(); })) {
    reviewAction_->setEnabled(false);
    backAction_->setVisible(false);
    house_.pages.add(newMatch_, tr("&New"));
    house_.pages.add(page_, tr("&Table"));
}

void MatchPages::join() {
    connect(newMatch_, &NewMatchPage::begun, this, [this](int way) { begin(way == 1); });
    connect(newMatch_, &NewMatchPage::numberedChosen, this, &MatchPages::beginNumbered);
    connect(newMatch_, &NewMatchPage::rulesAsked, this, &MatchPages::rulesAsked);
    connect(newMatch_, &NewMatchPage::optionChosen, this, [this](int option, int value) {
        if (option < static_cast<int>(options().size()))
            takeOption(option, value);
        else
            takePace(value);
    });
    connect(newMatch_, &NewMatchPage::backChosen, this, &MatchPages::doorsAsked);
    connect(page_, &TablePage::saveAsked, this, &MatchPages::saveHand);
    connect(page_, &TablePage::said, this, &MatchPages::said);
    connect(page_, &TablePage::begun, this, &MatchPages::showTable);
    connect(page_, &TablePage::ruleAsked, this, &MatchPages::ruleAsked);
    connect(page_, &TablePage::logKeptChosen, this, [this](bool kept) {
        settings::Settings changed = house_.choices.now();
        changed.panelShown = kept;
        house_.choices.set(changed);
    });
    connect(&house_.choices, &settings::HouseChoices::changed, this, &MatchPages::follow);
    connect(&house_.choices, &settings::HouseChoices::darkChanged, page_->log(), &logs::LogPanel::setDark);
    connect(&house_.pages, &Pages::cameBack, this, [this](const QWidget* page) {
        if (page == page_)
            page_->focusFirst();
    });
    follow(house_.choices.now());
}

void MatchPages::follow(const settings::Settings& chosen) {
    page_->table()->setHabits(habitsOf(chosen));
    page_->log()->setDark(house_.choices.dark());
    page_->setLogKept(chosen.panelShown);
    fillOptions();
}

// ---- What starts it ----

BeginOption MatchPages::levelOption(const QStringList& levels, const QString& now) {
    BeginOption option{tr("The others’ level"), {}, static_cast<int>(levels.indexOf(now))};
    for (const QString& level : levels)
        option.values << settings::levelName(level);
    return option;
}

BeginOption MatchPages::paceOption() const {
    const auto now = std::ranges::find(kPaces, house_.choices.now().pace) - kPaces.begin();
    return {tr("Pace"), {tr("slow"), tr("normal"), tr("fast"), tr("instant")}, static_cast<int>(now)};
}

void MatchPages::takePace(int value) {
    settings::Settings changed = house_.choices.now();
    changed.pace = kPaces[static_cast<std::size_t>(value)];
    house_.choices.set(changed);
}

void MatchPages::fillOptions() {
    auto all = options();
    all.push_back(paceOption());
    newMatch_->setOptions(all);
}

void MatchPages::makeReview(table::TableWidget* table) {
    review_ = new decisions::DecisionsPage(table);
    table::Habits habits = habitsOf(house_.choices.now());
    habits.tempo = {0, 0, true, false}; // at once: it is no play
    table->setHabits(habits);
    house_.pages.add(review_, tr("&Review"));
    connect(review_, &decisions::DecisionsPage::closed, &house_.pages, &Pages::leave);
    connect(review_, &decisions::DecisionsPage::playOnAsked, this, &MatchPages::playOnFrom);
    connect(review_, &decisions::DecisionsPage::watchAsked, this, [this] { watchHand(); });
}

void MatchPages::makeWatch(table::TableWidget* table) {
    watch_ = new watch::WatchPage(table);
    watch_->setHabits(habitsOf(house_.choices.now()));
    house_.pages.add(watch_, tr("&Hand"));
    connect(watch_, &watch::WatchPage::closed, &house_.pages, &Pages::leave);
    connect(watch_, &watch::WatchPage::ruleAsked, this, &MatchPages::ruleAsked);
}

void MatchPages::openNewMatch() {
    house_.pages.open(newMatch_);
    newMatch_->focusFirst();
}

void MatchPages::showTable() {
    house_.pages.open(page_);
    page_->focusFirst();
}

QString MatchPages::corner(const QWidget& page) const {
    return shows(page) ? cornerParts(page).join(QStringLiteral(" · ")) : QString();
}

// ---- Files ----

QString MatchPages::handWords(const std::optional<quint64>& number) {
    return number ? tr("deal %1").arg(*number) : tr("a hand");
}

void MatchPages::askSave(const QString& title, const QString& what, const QString& ending,
                         const QByteArray& bytes, const QString& failure) {
    house_.files.askSave(title, records::today().toString(Qt::ISODate) + u' ' + what, ending, bytes,
                         [this, failure](const QString& why) { emit said(failure.arg(why)); });
}

} // namespace desktop

#include "moc_match_pages.cpp"
