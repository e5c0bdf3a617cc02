#pragma once

#include <QtTest/QTest>

#include <memory>
#include <string_view>

// A test program holds many tests, so that not each of them is linked by itself; ctest runs it once for each,
// with the name of the test's file as the first argument: `test_tricks test_shuffle`. What follows are
// arguments of Qt Test.
namespace many {

enum class Needs { NoWindow, Window };

using Make = std::unique_ptr<QObject> (*)();

// Notes the test in `file`, once for each file; the value has no meaning.
bool add(const char* file, Needs needs, Make make);

// The test noted for that file's name, run; 2 and a sentence if there is none. Call it from main().
int runOne(int argc, char** argv);

} // namespace many

// In place of QTEST_GUILESS_MAIN and QTEST_MAIN, once in a file.
#define VERSICOLA_TEST(Test) VERSICOLA_ONE_OF_MANY(Test, many::Needs::NoWindow)
#define VERSICOLA_WINDOW_TEST(Test) VERSICOLA_ONE_OF_MANY(Test, many::Needs::Window)
#define VERSICOLA_ONE_OF_MANY(Test, needs)                                                                   \
    [[maybe_unused]] static const bool noted##Test =                                                         \
        many::add(__FILE__, needs, [] { return std::unique_ptr<QObject>(std::make_unique<Test>()); });
