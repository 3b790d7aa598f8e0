export const MOVES: readonly [string, string][] = [
  ['A shape moves 3 squares right without turning', 'translation'],
  ['A shape is flipped over a line', 'reflection'],
  ['A shape turns a quarter turn around a point', 'rotation'],
  ['A leaf pattern is the same on both sides of its middle line', 'reflection'],
  ['A wheel turns on its axle', 'rotation'],
  ['A drawer is pulled out', 'translation'],
]

export const NETS: readonly [string, number, string][] = [
  ['cube', 6, '6 squares'],
  ['cuboid', 6, '6 rectangles'],
  ['triangular prism', 5, '2 triangles and 3 rectangles'],
  ['square-based pyramid', 5, '1 square and 4 triangles'],
  ['hexagonal prism', 8, '2 hexagons and 6 rectangles'],
]
