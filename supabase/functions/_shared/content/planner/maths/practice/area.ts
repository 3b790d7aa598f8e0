import {
  area,
  areaStory,
  capacity,
  circle,
  compoundArea,
  compoundPerimeter,
  countSquares,
  differ,
  fenceOrGrass,
  layers,
  missingLength,
  parallelogram,
  perimeter,
  polygon,
  pythagoras,
  surface,
  triangle,
  twoBoxes,
  volume,
  volumeArea,
  whyHalf,
} from './area-questions.ts'
import type { Make, Practice } from './kit.ts'

const AROUND: [string, string, string] = [
  'say what perimeter measures',
  'add all the side lengths',
  'write the unit of length',
]

const COVER: [string, string, string] = [
  'say what area measures',
  'multiply the side lengths of a rectangle',
  'write the answer in square units',
]

const FILL: [string, string, string] = [
  'say what volume measures',
  'find one layer, then count the layers',
  'write the answer in cubic units',
]

const SPLIT: [string, string, string] = [
  'sketch the shape and label every side',
  'cut it into rectangles',
  'calculate and check with another way of cutting',
]

type Row = [
  title: string,
  years: [number, number],
  match: RegExp,
  make: [Make, ...Make[]],
  can: [string, string, string],
]

const ROWS: Row[] = [
  ['perimeter', [3, 3], /^Find the perimeter/, [polygon, perimeter], AROUND],
  [
    'covering with squares',
    [3, 3],
    /^Cover a shape/,
    [countSquares],
    ['cover a shape without gaps or overlaps', 'count the squares', 'say the area in squares'],
  ],
  ['the area of a rectangle', [4, 4], /^Calculate the area of a rectangle by/, [area, areaStory], COVER],
  [
    'perimeter or area',
    [4, 4],
    /difference between the perimeter|^Use square units/,
    [fenceOrGrass, differ],
    [
      'say what is measured: around or covering',
      'choose the calculation',
      'write m for perimeter and m² for area',
    ],
  ],
  ['volume in layers', [5, 5], /counting cubes in layers/, [layers], FILL],
  [
    'area and volume',
    [5, 5],
    /difference between volume/,
    [volumeArea, layers],
    [
      'say what squares measure and what cubes measure',
      'find both for one box',
      'write square units or cubic units',
    ],
  ],
  [
    'shapes made from rectangles',
    [5, 7],
    /^Calculate (perimeters and areas|the perimeter and area of compound)/,
    [compoundArea, compoundPerimeter],
    SPLIT,
  ],
  ['missing sides of compound shapes', [7, 7], /^Find missing side/, [missingLength, compoundArea], SPLIT],
  [
    'areas of rectangles and triangles',
    [6, 6],
    /^Calculate the area of rectangles/,
    [areaStory, triangle],
    COVER,
  ],
  [
    'half a rectangle',
    [6, 6],
    /half the area/,
    [triangle, whyHalf],
    [
      'draw the rectangle around a right-angled triangle',
      'show that it is cut in half',
      'use it to find the area',
    ],
  ],
  ['the volume of a rectangular prism', [6, 6], /^Calculate the volume of a rectangular/, [volume], FILL],
  [
    'volumes of prisms built from cuboids',
    [7, 7],
    /^Calculate the volume of prisms/,
    [twoBoxes, volume],
    FILL,
  ],
  [
    'circumference and area of a circle',
    [7, 7],
    /circumference/,
    [circle],
    [
      'say what radius and diameter are',
      'choose the formula for around or for covering',
      'use the given value of π',
    ],
  ],
  [
    'surface area',
    [8, 8],
    /surface area/,
    [surface],
    ['sketch the net of the cuboid', 'find the area of each pair of faces', 'add them all'],
  ],
  [
    'volume and capacity',
    [8, 8],
    /volume and capacity/,
    [capacity],
    [
      'say how much 1 cm³ and 1,000 cm³ hold',
      'change between volume and capacity',
      'check that the size is sensible',
    ],
  ],
  [
    'Pythagoras’ theorem',
    [8, 8],
    /Pythagoras/,
    [pythagoras],
    [
      'find the longest side, opposite the right angle',
      'square the two sides I know',
      'add or subtract, then take the square root',
    ],
  ],
  [
    'areas of parallelograms and trapeziums',
    [8, 8],
    /parallelograms and trapeziums\.$/,
    [parallelogram],
    [
      'find the base and the height at right angles to it',
      'use or build the formula',
      'write the answer in square units',
    ],
  ],
]

export const AREA_PRACTICE: readonly Practice[] = ROWS.map(([title, years, match, make, can]) => ({
  topic: 'area',
  title,
  years,
  match,
  make,
  can,
}))
