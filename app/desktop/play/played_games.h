// My games of a game that is played in matches: what is kept is read and told, and what is asked with a hand
// is done. P is the game's MatchPagesOf. What its game G says of a hand that was played:
//
//   G::Played::told(view, names, seat)    how it came out, a sentence
//   G::Played::points(hand, seat)         what it brought; nothing where it counts for nothing
//   G::Played::tallies(hand, seat)        what else is counted over many hands
//   G::Played::won(match, company)        a match that is over
//   G::Played::game(), unit()             its name, and what its points are
#pragma once

#include "books/rule_book.h"
#include "desktop/games/my_games_page.h"
#include "desktop/play/match_pages.h"
#include "play/played_matches.h"
#include "text/words.h"

#include <QDir>
#include <QFileInfo>

namespace desktop {

// The level of all who are not the person; empty where they differ.
[[nodiscard]] inline QString levelAround(const play::Company& company) {
    QString level;
    for (std::size_t seat = 0; seat < company.levels.size(); ++seat) {
        if (static_cast<int>(seat) == company.person)
            continue;
        if (!level.isEmpty() && level != company.levels[seat])
            return {};
        level = company.levels[seat];
    }
    return level;
}

// `row`: what the first page says of such a match.
template<class G>
[[nodiscard]] games::Match toldMatch(const play::PlayedMatch<typename G::Kind>& played,
                                     const doors::GoOn& row) {
    using Kind = typename G::Kind;
    const auto& [file, begun, match, company, hands] = played;
    const auto me = static_cast<typename Kind::Game::Seat>(company.person);
    games::Match told{begun, row.whom, row.standing, levelAround(company), company.oneHand, {}};
    if (!company.oneHand && Kind::isOver(match, company))
        told.won = G::Played::won(match, company);
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const auto& notes = company.hands[i];
        games::Hand hand{
            books::withoutRules(G::Played::told(Kind::Game::view(hands[i], me), match.names, me)),
            {},
            notes.hints};
        if (!notes.unscored) {
            hand.points = G::Played::points(hands[i], me);
            hand.tallies = G::Played::tallies(hands[i], me);
        }
        told.hands.push_back(std::move(hand));
    }
    return told;
}

// Only the first page's rows and a fault's words are the room's.
template<class P>
class PlayedGames {
public:
    using G = typename P::AtTable;
    using Kind = typename G::Kind;
    using Match = play::PlayedMatch<Kind>;
    using Row = std::function<doors::GoOn(const play::KeptMatch<Kind>&)>;
    using Explain = std::function<QString(const typename Kind::Fault&)>;

    // All outlive it.
    PlayedGames(const House& house, P& pages, const play::Places& places, Row row, Explain explain)
        : page_(new games::MyGamesPage(G::Played::game(), G::Played::unit())), house_(house), pages_(pages),
          places_(places), row_(std::move(row)), explain_(std::move(explain)) {
        using games::MyGamesPage;
        house.pages.add(page_, MatchPages::tr("&My games"));
        QObject::connect(page_, &MyGamesPage::shown, page_, [this] { read(); });
        QObject::connect(page_, &MyGamesPage::closed, &house.pages, &Pages::leave);
        QObject::connect(page_, &MyGamesPage::reviewAsked, page_, [this](games::At at) {
            const Match match = upTo(at);
            pages_.review(match.match, match.company);
        });
        QObject::connect(page_, &MyGamesPage::againAsked, page_, [this](games::At at) {
            const Match match = upTo(at);
            pages_.startAgain(match.match, match.company);
        });
        QObject::connect(page_, &MyGamesPage::saveAsked, page_, [this](games::At at) {
            pages_.saveHand(played_.matches[at.match].match.hands[at.hand].record);
        });
        QObject::connect(page_, &MyGamesPage::erasing, page_, [this] { erase(); });
        QObject::connect(page_, &MyGamesPage::erasingOne, page_, [this](games::At at) { eraseOne(at); });
    }

    void show() {
        house_.pages.lay(page_);
        page_->focusFirst();
    }
    [[nodiscard]] games::MyGamesPage* page() const { return page_; }

private:
    void read() {
        played_ = play::playedMatches<Kind>(places_);
        std::vector<games::Match> told;
        for (const Match& match : played_.matches) {
            told.push_back(toldMatch<G>(match, row_(match.kept())));
            told.back().putAway = QFileInfo(match.file).dir() == QDir(places_.matches());
        }
        page_->setMatches(std::move(told));
        const auto over = QDir(places_.matches()).entryList(QDir::Files).size();
        page_->sumsPaper()->eraseRow()->setQuestion(MatchPages::tr(
            "Erase %n match(es) that are over, with all their hands?", nullptr, static_cast<int>(over)));
        page_->sumsPaper()->eraseRow()->setErasable(
            over > 0,
            played_.matches.empty()
                ? MatchPages::tr("There is nothing to erase yet")
                : MatchPages::tr("None is over and put away: what is at the table, or can be gone on "
                                 "with, is not erased here"));
        for (const auto& [file, why] : played_.unread)
            page_->say(MatchPages::tr("%1 cannot be read, and stays where it is. %2")
                           .arg(QFileInfo(file).fileName(), explain_(why)));
    }
    [[nodiscard]] Match upTo(games::At at) const { return played_.matches[at.match].upTo(at.hand); }
    void eraseOne(games::At at) {
        const QString file = played_.matches[at.match].file;
        const bool gone = QFile::remove(file);
        page_->sumsPaper()->eraseRow()->dismiss();
        read();
        page_->focusFirst();
        if (!gone)
            page_->say(MatchPages::tr("%1 could not be erased.").arg(QFileInfo(file).fileName()));
    }
    // Those that can be gone on with are not touched.
    void erase() {
        QDir over(places_.matches());
        QStringList stayed;
        for (const QString& name : over.entryList(QDir::Files))
            if (!over.remove(name))
                stayed << name;
        page_->sumsPaper()->eraseRow()->dismiss();
        read();
        if (!stayed.isEmpty())
            page_->say(MatchPages::tr("%1 could not be erased.").arg(text::joined(stayed)));
    }

    games::MyGamesPage* page_;
    const House& house_;
    P& pages_;
    const play::Places& places_;
    const Row row_;
    const Explain explain_;
    play::Played<Kind> played_;
};

} // namespace desktop
