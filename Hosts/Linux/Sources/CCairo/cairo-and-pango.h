// Cairo paints, Pango lays out text, HarfBuzz reads what kind of glyphs a font has.
#include <cairo.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
