// The named switches of a game's rules in JSON, as a table.
#pragma once

#include "records/fault.h"

#include <array>
#include <functional>
#include <optional>
#include <span>

namespace records {

template<class Rules>
struct Switch {
    const char* name;
    std::function<QJsonValue(const Rules&)> value;
    std::function<bool(Rules&, const QJsonValue&)> set; // false for a value that it does not take
};

// A switch with named values, given in the order of the enumeration.
template<class Rules, class Enum, std::size_t N>
[[nodiscard]] Switch<Rules> oneOf(const char* name, Enum Rules::*member, std::array<const char*, N> values) {
    return {name,
            [=](const Rules& rules) {
                return QJsonValue(QLatin1String(values[static_cast<std::size_t>(rules.*member)]));
            },
            [=](Rules& rules, const QJsonValue& value) {
                for (std::size_t i = 0; i < values.size(); ++i)
                    if (value.isString() && value.toString() == QLatin1String(values[i])) {
                        rules.*member = static_cast<Enum>(i);
                        return true;
                    }
                return false;
            }};
}

template<class Rules>
[[nodiscard]] Switch<Rules> onOrOff(const char* name, bool Rules::*member) {
    return {name, [=](const Rules& rules) { return QJsonValue(rules.*member); },
            [=](Rules& rules, const QJsonValue& value) {
                rules.*member = value.toBool();
                return value.isBool();
            }};
}

// A whole number that `right` takes.
template<class Rules, class Right>
[[nodiscard]] Switch<Rules> number(const char* name, int Rules::*member, Right right) {
    return {name, [=](const Rules& rules) { return QJsonValue(rules.*member); },
            [=](Rules& rules, const QJsonValue& value) {
                const double found = value.toDouble(-1);
                const bool isSmall = value.isDouble() && found >= -1e9 && found <= 1e9;
                if (!isSmall || found != static_cast<int>(found) || !right(static_cast<int>(found)))
                    return false;
                rules.*member = static_cast<int>(found);
                return true;
            }};
}

// Sets the switch of that name; what is wrong with it, if anything.
template<class Rules>
[[nodiscard]] std::optional<FaultKind> setSwitch(std::span<const Switch<Rules>> all, Rules& rules,
                                                 const QString& name, const QJsonValue& value) {
    for (const auto& one : all)
        if (name == QLatin1String(one.name))
            return one.set(rules, value) ? std::nullopt : std::optional(FaultKind::SwitchValue);
    return FaultKind::UnknownSwitch;
}

// Those that differ from the usual ones.
template<class Rules>
[[nodiscard]] QJsonObject switchesOf(std::span<const Switch<Rules>> all, const Rules& rules) {
    QJsonObject object;
    for (const auto& one : all)
        if (const QJsonValue value = one.value(rules); value != one.value(Rules{}))
            object[QLatin1String(one.name)] = value;
    return object;
}

} // namespace records
