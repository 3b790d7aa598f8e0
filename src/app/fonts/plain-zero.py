"""Draws the digit 0 without its slash, which reads as code in "500 messages". The font has no other zero.

The new 0 keeps the outer outline. Its inner one has the same shape and touches the outermost points of the two
counters that the slash parts, in every weight. Run it after make-fonts.mjs (Debian: python3-fonttools, python3-brotli):
    python3 src/app/fonts/plain-zero.py
"""
from array import array
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

PATH = Path(__file__).with_name("latin-normal.first.woff2")
font = TTFont(PATH)


def shares(point, outer):
    """Where a point of the outer outline stands between its left and right, and its bottom and top."""
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    return (point[0] - min(xs)) / (max(xs) - min(xs)), (point[1] - min(ys)) / (max(ys) - min(ys))


def without_slash(name):
    glyph = font["glyf"][name]
    points, flags = list(glyph.coordinates), list(glyph.flags)
    variations = font["gvar"].variations[name]  # read before the outline changes, because they are counted against it
    size = glyph.endPtsOfContours[0] + 1
    outer, inner = points[:size], range(size, len(points))
    left, right = min(inner, key=lambda i: points[i][0]), max(inner, key=lambda i: points[i][0])
    bottom, top = min(inner, key=lambda i: points[i][1]), max(inner, key=lambda i: points[i][1])

    def between(of_points, point):
        """The same place between the outermost points of the counters, or between their shifts in another weight."""
        across, up = shares(point, outer)
        x = of_points[left][0] + across * (of_points[right][0] - of_points[left][0])
        y = of_points[bottom][1] + up * (of_points[top][1] - of_points[bottom][1])
        return round(x), round(y)

    order = list(reversed(range(size)))  # a hole runs the other way round
    glyph.coordinates = GlyphCoordinates(outer + [between(points, outer[i]) for i in order])
    glyph.flags = array("B", flags[:size] + [flags[i] for i in order])
    glyph.endPtsOfContours, glyph.numberOfContours = [size - 1, 2 * size - 1], 2
    for variation in variations:
        shifts, phantoms = variation.coordinates[: len(points)], variation.coordinates[len(points) :]
        if None in shifts:
            raise SystemExit("Some shifts of this font are left to be inferred; write them out first.")
        variation.coordinates = shifts[:size] + [between(shifts, outer[i]) for i in order] + phantoms
    glyph.recalcBounds(font["glyf"])


zero = font.getBestCmap()[ord("0")]
# The 0 of other widths, which the layout features put in its place.
others = {
    to
    for lookup in font["GSUB"].table.LookupList.Lookup
    for table in lookup.SubTable
    for at, to in getattr(getattr(table, "ExtSubTable", table), "mapping", {}).items()
    if at == zero
}
for name in [zero, *sorted(others)]:
    if font["glyf"][name].numberOfContours == 3:
        without_slash(name)
font.flavor = "woff2"
font.save(PATH)
