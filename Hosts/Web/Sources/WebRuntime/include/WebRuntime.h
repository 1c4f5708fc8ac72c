#ifndef TOUCHSTONE_WEB_RUNTIME_H
#define TOUCHSTONE_WEB_RUNTIME_H

#include <stddef.h>

/// The number of bytes that are allocated now, including the overhead of the allocator.
size_t web_runtime_live_bytes(void);

/// The largest number of bytes allocated at one time since the module was loaded.
size_t web_runtime_peak_bytes(void);

/// The number of allocations since the module was loaded.
size_t web_runtime_allocations(void);

/// The end of the part of the memory that has ever been used: what lies behind need not be copied.
size_t web_runtime_used_bytes(void);

#endif
