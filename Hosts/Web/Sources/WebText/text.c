// Text without the tables of Unicode, which take 23 kB of a compressed page: strings are equal if their scalars are, and each scalar
// is a character. A program that compares or counts composed characters depends on the product TouchWebWithoutText, which leaves this out.

#include "WebText.h"

#ifdef __wasm__

#include <stdint.h>

/// A class of combination 0, and unchanged by composition and by decomposition.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }

const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }

/// No composition.
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }

/// Any other scalar: a boundary on both sides.
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0xFF; }

_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }

_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }

#endif
