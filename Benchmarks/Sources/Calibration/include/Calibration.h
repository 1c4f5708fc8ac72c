#ifndef CALIBRATION_H
#define CALIBRATION_H

/// Does a fixed amount of work. Returns the milliseconds of CPU time that it took, by which other times of the same run
/// are divided: so they can be compared with those of another machine, or of a busy hour.
double calibration_milliseconds(void);

/// Nanoseconds of CPU time that the calling thread has used.
double cpu_nanoseconds(void);

/// Lets malloc sort the blocks that were freed before: otherwise the first event that requests a block of a rare size would pay for it, and
/// which one that is depends on the length of the program's path.
void sort_freed_blocks(void);

/// Marks the beginning of what is counted, for `valgrind --tool=callgrind --zero-before=counting_begins`.
void counting_begins(void);

/// Marks its end, for `--dump-before=counting_ends`.
void counting_ends(void);

#endif
