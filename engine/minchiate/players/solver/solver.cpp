#include "minchiate/players/solver/solver_search.h"

namespace players {

using namespace minchiate;

Solver::Solver(int tableBits) : search_(std::make_unique<Search>(tableBits)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

std::vector<Scored> Solver::solve(const Position& position, const RuleSet& rules, std::stop_token stop,
                                  long long most) {
    if (!search_->start(position, rules, std::move(stop), most))
        return {};
    return search_->all();
}

long long Solver::cardsTried() const {
    return search_->cardsTried();
}

} // namespace players
