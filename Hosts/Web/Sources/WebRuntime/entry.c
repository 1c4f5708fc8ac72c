// The start of a module, which the page calls.

#ifdef __wasm__

#include <stddef.h>

// The code of the file main.swift, if there is one.
__attribute__((weak)) int __main_argc_argv(int count, char **arguments);

__attribute__((export_name("run"))) void web_runtime_run(void) {
    if (__main_argc_argv) __main_argc_argv(0, NULL);
}

#endif
