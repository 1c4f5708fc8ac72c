// The functions of a module that a page calls and that are not Swift: its start, and the numbers of its allocator.

#include "WebEntry.h"
#include "WebRuntime.h"

#ifdef __wasm__

// The code of the file main.swift.
int __main_argc_argv(int count, char **arguments);

__attribute__((export_name("run"))) void web_entry_run(void) { __main_argc_argv(0, NULL); }

__attribute__((export_name("allocations"))) size_t web_entry_allocations(void) { return web_runtime_allocations(); }

__attribute__((export_name("live_bytes"))) size_t web_entry_live_bytes(void) { return web_runtime_live_bytes(); }

__attribute__((export_name("used_bytes"))) size_t web_entry_used_bytes(void) { return web_runtime_used_bytes(); }

#endif
