#include "support/many/one_of_many.h"

#include <QCoreApplication>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

#include <cstdio>
#include <map>
#include <string>

namespace many {
namespace {

struct Noted {
    Needs needs;
    Make make;
};

// A function's, for it is filled before main() begins, in no order.
std::map<std::string, Noted, std::less<>>& all() {
    static std::map<std::string, Noted, std::less<>> tests;
    return tests;
}

std::unique_ptr<QCoreApplication> applicationFor([[maybe_unused]] Needs needs, int& argc, char** argv) {
#ifdef QT_WIDGETS_LIB
    if (needs == Needs::Window) {
        auto app = std::make_unique<QApplication>(argc, argv);
        app->setAttribute(Qt::AA_Use96Dpi, true);
        app->setDoubleClickInterval(0); // keys come without a pause
        return app;
    }
#endif
    return std::make_unique<QCoreApplication>(argc, argv);
}

} // namespace

bool add(const char* file, Needs needs, Make make) {
    std::string_view name = file;
    name.remove_prefix(name.rfind('/') + 1);
    return all().emplace(name.substr(0, name.rfind('.')), Noted{needs, make}).second;
}

int runOne(int argc, char** argv) {
    const auto found = argc > 1 ? all().find(std::string_view(argv[1])) : all().end();
    if (found == all().end()) {
        std::fputs("Name one of these tests:\n", stderr);
        for (const auto& [name, noted] : all())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    // As if the test were a program of its own, in what it prints and in what it is told.
    argv[1] = argv[0];
    int left = argc - 1;
    const auto app = applicationFor(found->second.needs, left, argv + 1);
    const auto test = found->second.make();
    return QTest::qExec(test.get(), left, argv + 1);
}

} // namespace many

int main(int argc, char** argv) {
    return many::runOne(argc, argv);
}
