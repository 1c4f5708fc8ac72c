#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stddef.h>

/// How often the calling thread has asked for memory since it started. Counts `malloc` and all its relatives.
size_t allocation_count(void);

#endif
