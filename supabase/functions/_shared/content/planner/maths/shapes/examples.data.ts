export const FLAT_SHAPES: readonly [string, number][] = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
  ['dodecagon', 12],
]

export const POLYGON_OR_NOT: readonly [string, boolean][] = [
  ['a closed shape with five straight sides', true],
  ['a circle', false],
  ['an open shape made of four straight lines', false],
  ['a triangle', true],
  ['a half circle with one straight side', false],
  ['a closed shape with eight straight sides', true],
  ['a heart', false],
  ['a star drawn with ten straight sides', true],
]

export const REGULAR_OR_NOT: readonly [string, boolean][] = [
  ['a square', true],
  ['a rectangle 6 cm by 3 cm', false],
  ['a triangle with sides of 5 cm, 5 cm and 5 cm', true],
  ['a triangle with sides of 3 cm, 4 cm and 5 cm', false],
  ['a hexagon with all sides and all angles equal', true],
  ['a rhombus that is not a square', false],
  ['an octagon like a stop sign', true],
  ['an L-shaped hexagon', false],
  ['a decagon with all sides and all angles equal', true],
  ['a kite', false],
]

export const LINE_POSITIONS: readonly [string, string][] = [
  ['the horizon at sea', 'horizontal'],
  ['a flagpole', 'vertical'],
  ['the line from one corner of a square to the opposite corner', 'diagonal'],
  ['the top of a table', 'horizontal'],
  ['the side of a door', 'vertical'],
  ['a ramp', 'diagonal'],
  ['a netball goal post', 'vertical'],
  ['a slide', 'diagonal'],
]

export const LINE_PAIRS: readonly [string, string][] = [
  ['the two long sides of a ruler', 'parallel'],
  ['the two sides that meet at the corner of a book', 'perpendicular'],
  ['railway tracks', 'parallel'],
  ['the hands of a clock at 3:00', 'perpendicular'],
  ['opposite sides of a rectangle', 'parallel'],
  ['neighbouring sides of a square', 'perpendicular'],
]

export const LINES_OF_SYMMETRY: Readonly<Record<string, number>> = {
  square: 4,
  rectangle: 2,
  'equilateral triangle': 3,
  'isosceles triangle': 1,
  'regular pentagon': 5,
  'regular hexagon': 6,
  kite: 1,
  rhombus: 2,
  parallelogram: 0,
  'regular octagon': 8,
}

export const ROTATIONAL_SYMMETRY: Readonly<Record<string, number>> = {
  square: 4,
  rectangle: 2,
  'equilateral triangle': 3,
  'regular pentagon': 5,
  'regular hexagon': 6,
  rhombus: 2,
  parallelogram: 2,
  'regular octagon': 8,
  'isosceles triangle': 1,
  kite: 1,
}

export const TRIANGLES: readonly [string, string][] = [
  ['5 cm, 5 cm and 5 cm', 'equilateral'],
  ['6 cm, 6 cm and 4 cm', 'isosceles'],
  ['4 cm, 5 cm and 7 cm', 'scalene'],
  ['8 cm, 3 cm and 8 cm', 'isosceles'],
  ['9 cm, 9 cm and 9 cm', 'equilateral'],
  ['3 cm, 4 cm and 5 cm', 'scalene'],
  ['10 cm, 7 cm and 10 cm', 'isosceles'],
  ['6 cm, 7 cm and 8 cm', 'scalene'],
]

export const QUADRILATERALS: readonly [string, string][] = [
  ['four equal sides and four right angles', 'square'],
  ['exactly one pair of parallel sides', 'trapezium'],
  ['four right angles, with sides of two lengths', 'rectangle'],
  ['four equal sides but no right angles', 'rhombus'],
  ['two pairs of equal sides next to each other, and no parallel sides', 'kite'],
  ['two pairs of parallel sides, with sides of two lengths and no right angles', 'parallelogram'],
]

export const FAMILIES: readonly [string, string, boolean][] = [
  ['square', 'rectangle', true],
  ['square', 'rhombus', true],
  ['rectangle', 'parallelogram', true],
  ['rhombus', 'kite', true],
  ['rectangle', 'square', false],
  ['kite', 'rhombus', false],
  ['parallelogram', 'rectangle', false],
  ['trapezium', 'parallelogram', false],
]

export const SOLIDS: readonly [string, number, number, number][] = [
  ['cube', 6, 12, 8],
  ['cuboid', 6, 12, 8],
  ['triangular prism', 5, 9, 6],
  ['square-based pyramid', 5, 8, 5],
  ['triangle-based pyramid', 4, 6, 4],
  ['pentagonal prism', 7, 15, 10],
  ['hexagonal prism', 8, 18, 12],
]

export const EVERYDAY_SOLIDS: readonly [string, string][] = [
  ['a ball', 'sphere'],
  ['a dice', 'cube'],
  ['a tin of beans', 'cylinder'],
  ['a marble', 'sphere'],
  ['an ice cube', 'cube'],
  ['a drum', 'cylinder'],
  ['an orange', 'sphere'],
  ['a roll of paper towels', 'cylinder'],
]

export const FACES_OF_SOLIDS: Readonly<Record<string, string>> = {
  cube: '6 squares',
  cuboid: '6 rectangles (two may be squares)',
  'triangular prism': '2 triangles and 3 rectangles',
  'square-based pyramid': '1 square and 4 triangles',
  'hexagonal prism': '2 hexagons and 6 rectangles',
  'pentagonal prism': '2 pentagons and 5 rectangles',
  'triangle-based pyramid': '4 triangles',
}

export const FLAT_AND_SOLID: readonly [string, string][] = [
  ['square', 'cube'],
  ['circle', 'sphere'],
  ['triangle', 'pyramid'],
  ['rectangle', 'cuboid'],
  ['circle', 'cylinder'],
]

export const CROSS_SECTIONS: readonly [string, string][] = [
  ['triangular prism', 'triangle'],
  ['hexagonal prism', 'hexagon'],
  ['pentagonal prism', 'pentagon'],
  ['cuboid', 'rectangle'],
]
