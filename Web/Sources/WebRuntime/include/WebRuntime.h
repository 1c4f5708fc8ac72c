#ifndef TOUCHSTONE_WEB_RUNTIME_H
#define TOUCHSTONE_WEB_RUNTIME_H

#include <stddef.h>

/// Bytes that are allocated now, with what the allocator adds for itself.
size_t web_runtime_live_bytes(void);

/// The most bytes that were allocated at one time since the module was loaded.
size_t web_runtime_peak_bytes(void);

/// How often memory was asked for since the module was loaded.
size_t web_runtime_allocations(void);

#endif
