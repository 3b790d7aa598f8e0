/** Real things to look for on a hunt, by the topics of mathematics that they show. */
export const FIND_LISTS: readonly {
  topics: RegExp
  years: readonly [number, number]
  find: readonly string[]
}[] = [
  {
    topics: /^(?:shapes|spatial)/,
    years: [0, 3],
    find: [
      'a circle',
      'a square',
      'a rectangle that is not a square',
      'a triangle',
      'a shape with more than four sides',
      'two shapes that are the same but not of one size',
      'a shape that is the same on both sides of a line',
      'a thing made of three shapes or more',
    ],
  },
  {
    topics: /^(?:shapes|spatial)/,
    years: [4, 8],
    find: [
      'a quadrilateral with two pairs of parallel sides',
      'a quadrilateral that is not a rectangle',
      'a regular polygon',
      'a shape with exactly one line of symmetry',
      'a shape with two lines of symmetry or more',
      'a prism, with the shape of its ends',
      'a solid with a curved surface',
      'two shapes that fit together without gaps',
    ],
  },
  {
    topics: /^angles/,
    years: [1, 8],
    find: [
      'a right angle',
      'an angle smaller than a right angle',
      'an angle larger than a right angle',
      'two lines that never meet',
      'two lines that meet at a right angle',
      'something that turns a quarter turn',
      'something that turns right round',
      'three different angles on one thing',
    ],
  },
  {
    topics: /^(?:measuring|area)/,
    years: [0, 8],
    find: [
      'something about 1 cm wide',
      'something about 10 cm long',
      'something about as long as your arm',
      'something about 1 metre high',
      'something longer than you, and how long you think it is',
      'something that holds about one cup',
      'something about as heavy as a full drink bottle',
      'two things of the same length',
    ],
  },
  {
    topics: /^(?:fractions|fraction-of-set)/,
    years: [1, 8],
    find: [
      'something cut or marked in halves',
      'something in quarters',
      'something in thirds or sixths',
      'a group of things of which one half are alike',
      'a group of things of which one quarter are different',
      'something that is about three quarters full',
      'a fraction that is written down somewhere',
      'two different things that show the same fraction',
    ],
  },
]
