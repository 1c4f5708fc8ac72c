// The functions that compiled Swift calls and no library of this platform supplies.

#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// The stack guard: a fixed word, since there is no other code in the module from which it would have to be hidden.
uintptr_t __stack_chk_guard = 0x5f3759df;

void __stack_chk_fail(void) { __builtin_trap(); }

// Seeds the hash tables. The same bytes in every run: no result may depend on hash order, and a run can be repeated.
void arc4random_buf(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    uint32_t state = 0x9e3779b9;
    for (size_t i = 0; i < count; i++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        bytes[i] = (unsigned char)state;
    }
}

__attribute__((no_builtin)) int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (size_t i = 0; i < count; i++) {
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    }
    return 0;
}

// 128-bit multiplication from 64-bit halves (the compiler calls it for checked Int64 multiplication).
__int128 __multi3(__int128 left, __int128 right) {
    const uint64_t low = 0xffffffff;
    uint64_t a = (uint64_t)left, b = (uint64_t)right;
    uint64_t a0 = a & low, a1 = a >> 32, b0 = b & low, b1 = b >> 32;
    uint64_t bottom = a0 * b0;
    uint64_t middle = a1 * b0 + (bottom >> 32);
    uint64_t carry = a0 * b1 + (middle & low);
    uint64_t high = a1 * b1 + (middle >> 32) + (carry >> 32);
    high += (uint64_t)((unsigned __int128)left >> 64) * b + a * (uint64_t)((unsigned __int128)right >> 64);
    return (__int128)(((unsigned __int128)high << 64) | (carry << 32) | (bottom & low));
}

// 128-bit shift to the left, in 64-bit halves (the compiler calls it for wide numbers).
__int128 __ashlti3(__int128 value, int count) {
    uint64_t low = (uint64_t)value, high = (uint64_t)((unsigned __int128)value >> 64);
    if (count & 64) {
        high = low << (count & 63);
        low = 0;
    } else if (count) {
        high = high << count | low >> (64 - count);
        low <<= count;
    }
    return (__int128)(((unsigned __int128)high << 64) | low);
}

// Halves away from zero, as C and `FloatingPoint.rounded()` have it; JavaScript's Math.round differs for negative halves.
double round(double x) {
    double truncated = __builtin_trunc(x);
    double rest = x - truncated;
    if (rest >= 0.5) return truncated + 1;
    if (rest <= -0.5) return truncated - 1;
    return __builtin_copysign(truncated, x);
}

// The compiler would make it a call of itself.
__attribute__((no_builtin)) float roundf(float x) { return (float)round(x); }

// The remainder with the sign of `x`, exact, by long division in binary.
double fmod(double x, double y) {
    double rest = __builtin_fabs(x), divisor = __builtin_fabs(y);
    if (!(divisor > 0) || !(rest < __builtin_inf())) return __builtin_nan("");
    if (divisor == __builtin_inf()) return x;
    while (rest >= divisor) {
        double step = divisor;
        while (step <= rest / 2) step *= 2;
        rest -= step;
    }
    return __builtin_copysign(rest, x);
}

#endif
