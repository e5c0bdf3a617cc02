#include "desktop/table/onward.h"

namespace table {

Ask onwardAsk(const QString& result, const QStringList& lines, const std::vector<Onward>& ways) {
    Prompt prompt;
    prompt.strong = result;
    prompt.text = lines.join(u'\n');
    for (const Onward& way : ways)
        prompt.buttons.push_back({way.words, &way == &ways.back(), true});
    Ask ask;
    ask.told = result;
    ask.stands = true;
    ask.strip = [prompt](const Given&) { return StripAsk{prompt, StripPlace::Tall}; };
    ask.meaning = [ways](const Answer& answer) -> Meaning {
        return Deed([act = ways[static_cast<std::size_t>(answer.button)].act]() -> std::optional<Refused> {
            act();
            return std::nullopt;
        });
    };
    return ask;
}

} // namespace table
