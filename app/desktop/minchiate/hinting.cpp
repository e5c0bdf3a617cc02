#include "desktop/minchiate/hinting.h"

#include "desktop/coach/hint_words.h"

#include <QCoreApplication>

namespace desktop {

using namespace minchiate;

namespace {

struct HintingWords {
    Q_DECLARE_TR_FUNCTIONS(HintingWords)
};

} // namespace

hints::Source hintSource(model::GameModel& model) {
    hints::Source source;
    source.refusal = [&model]() -> std::optional<table::Refused> {
        const auto choice = model.choice();
        if (choice && std::holds_alternative<CutChoice>(choice->among))
            return table::Refused{
                HintingWords::tr("Nothing is known of the pack before the deal: any cut is as good.")};
        return std::nullopt;
    };
    source.question = [&model] {
        return [view = model.view()](std::stop_token stop) -> std::optional<hints::Said> {
            const auto hint = advice::hint(view, advice::kSeed, std::move(stop));
            return hint ? std::optional(coach::saidOf(*hint)) : std::nullopt;
        };
    };
    source.count = [&model] {
        const auto choice = model.choice();
        const auto* play = choice ? std::get_if<PlayChoice>(&choice->among) : nullptr;
        if (!play || play->cards.size() > 1) // what is forced is no secret
            model.countHint();
    };
    source.due = [&model] { return model.choice().has_value(); };
    return source;
}

} // namespace desktop
