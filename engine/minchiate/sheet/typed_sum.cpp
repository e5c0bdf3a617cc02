#include "minchiate/sheet/typed_sum.h"

#include <algorithm>
#include <cstdlib>

namespace scoresheet {

namespace {

// Takes `what` off the front of the text.
bool take(std::string_view& text, std::string_view what) {
    if (!text.starts_with(what))
        return false;
    text.remove_prefix(what.size());
    return true;
}

void skipSpace(std::string_view& text) {
    while (take(text, " ") || take(text, "\t") || take(text, "\xc2\xa0") || take(text, "\xe2\x80\xaf"))
        ;
}

// +1, −1, or 0 where no sign stands. Hyphen, minus, en dash and the fullwidth forms that keyboards give.
int takeSign(std::string_view& text) {
    for (const std::string_view plus : {"+", "\xef\xbc\x8b"})
        if (take(text, plus))
            return 1;
    for (const std::string_view minus : {"-", "\xe2\x88\x92", "\xe2\x80\x93", "\xe2\x80\x94", "\xef\xbc\x8d"})
        if (take(text, minus))
            return -1;
    return 0;
}

// The digits at the front as a number, or −1 where there is none; never more than just too large.
int takeNumber(std::string_view& text) {
    int number = -1;
    for (; !text.empty() && text.front() >= '0' && text.front() <= '9'; text.remove_prefix(1))
        if (number <= kLargestSum)
            number = (number < 0 ? 0 : number) * 10 + (text.front() - '0');
    return number;
}

// What may stand between two counts: a colon, a dash, or nothing but space.
void takeBetween(std::string_view& text) {
    skipSpace(text);
    for (const std::string_view sign : {":", "\xef\xbc\x9a", "/"})
        if (take(text, sign))
            return;
    std::string_view rest = text;
    if (takeSign(rest) == -1)
        text = rest;
}

} // namespace

std::optional<TwoCounts> countsOf(std::string_view typed) {
    skipSpace(typed);
    const int first = takeNumber(typed);
    const std::string_view after = typed;
    takeBetween(typed);
    if (first < 0 || typed.size() == after.size())
        return std::nullopt;
    skipSpace(typed);
    const int second = takeNumber(typed);
    skipSpace(typed);
    if (second < 0 || !typed.empty() || std::max(first, second) > kLargestSum)
        return std::nullopt;
    return TwoCounts{first, second};
}

std::variant<int, Problem> typedValue(std::string_view typed) {
    if (const auto counts = countsOf(typed))
        return counts->first - counts->second;
    return sumOf(typed);
}

std::variant<int, Problem> sumOf(std::string_view typed) {
    std::string_view rest = typed;
    const auto fault = [&](Fault why) { return Problem{.fault = why, .text = std::string(rest)}; };
    int sum = 0;
    skipSpace(rest);
    if (rest.empty())
        return fault(Fault::SumEmpty);
    for (bool first = true; !rest.empty(); first = false) {
        int sign = takeSign(rest);
        if (sign == 0 && !first)
            return fault(Fault::SumNotANumber);
        sign = sign == 0 ? 1 : sign;
        skipSpace(rest);
        if (rest.empty())
            return fault(Fault::SumUnfinished);
        const int number = takeNumber(rest);
        if (number < 0)
            return fault(Fault::SumNotANumber);
        sum += sign * number;
        if (number > kLargestSum || std::abs(sum) > kLargestSum)
            return fault(Fault::SumTooLarge);
        skipSpace(rest);
    }
    return sum;
}

} // namespace scoresheet
