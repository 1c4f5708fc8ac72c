// The allocator of the WebAssembly module: segregated free lists of powers of two over memory that only ever grows.
//
//     block   [ header 16 bytes | payload ............ ]      2^k bytes, k from 5 to 31
//     header  [ k | offset ]                                  offset: from the block's start to the payload
//
// One thread, no coalescing, nothing returned to the page. A freed block is handed out again to the next request of its
// size, so a program in a steady state stops growing.

#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t exponent;
    uint32_t offset;
} Header;

typedef struct FreeBlock {
    struct FreeBlock *next;
} FreeBlock;

enum { headerSize = 16, smallestExponent = 5, largestExponent = 31, pageSize = 65536 };

extern unsigned char __heap_base;

static FreeBlock *freeLists[largestExponent + 1];
static uintptr_t nextUnused;
static size_t liveBytes, allocations;

// The numbers that a page reads: of bytes that are allocated, with the allocator's own; of allocations since the start; and the end of the memory that
// was ever used, behind which nothing need be copied.
__attribute__((export_name("live_bytes"))) size_t web_runtime_live_bytes(void) { return liveBytes; }
__attribute__((export_name("allocations"))) size_t web_runtime_allocations(void) { return allocations; }
__attribute__((export_name("used_bytes"))) size_t web_runtime_used_bytes(void) {
    return nextUnused == 0 ? (size_t)&__heap_base : nextUnused;
}

/// Takes `size` bytes from the end of the used memory, growing the memory if needed; 0 if the page refuses.
static uintptr_t takeUnused(size_t size) {
    if (nextUnused == 0) nextUnused = ((uintptr_t)&__heap_base + headerSize - 1) & ~(uintptr_t)(headerSize - 1);
    uint64_t end = (uint64_t)nextUnused + size;
    uint64_t available = (uint64_t)__builtin_wasm_memory_size(0) * pageSize;
    if (end > available) {
        size_t pages = (size_t)((end - available + pageSize - 1) / pageSize);
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    }
    uintptr_t start = nextUnused;
    nextUnused = (uintptr_t)end;
    return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    const int noMemory = 12;  // ENOMEM
    // A payload follows its header and is aligned to 16 bytes; a larger alignment moves it up inside a larger block.
    size_t slack = alignment > headerSize ? alignment : 0;
    uint64_t needed = (uint64_t)headerSize + slack + size;
    uint32_t exponent = smallestExponent;
    while (exponent <= largestExponent && ((uint64_t)1 << exponent) < needed) exponent++;
    if (exponent > largestExponent) return noMemory;

    uintptr_t block = (uintptr_t)freeLists[exponent];
    if (block != 0) {
        freeLists[exponent] = freeLists[exponent]->next;
    } else {
        block = takeUnused((size_t)1 << exponent);
        if (block == 0) return noMemory;
    }
    uintptr_t payload = block + headerSize;
    if (slack != 0) payload = (payload + alignment - 1) & ~(uintptr_t)(alignment - 1);
    Header *header = (Header *)(payload - headerSize);
    header->exponent = exponent;
    header->offset = (uint32_t)(payload - block);

    allocations++;
    liveBytes += (size_t)1 << exponent;
    *result = (void *)payload;
    return 0;
}

void free(void *payload) {
    if (payload == NULL) return;
    Header *header = (Header *)((uintptr_t)payload - headerSize);
    uint32_t exponent = header->exponent;
    FreeBlock *block = (FreeBlock *)((uintptr_t)payload - header->offset);
    block->next = freeLists[exponent];
    freeLists[exponent] = block;
    liveBytes -= (size_t)1 << exponent;
}

#endif
