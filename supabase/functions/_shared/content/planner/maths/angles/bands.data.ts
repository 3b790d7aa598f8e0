import type { YearBand } from '../maths-topic.ts'

/** Teaching text for turns and corners, before angle facts. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 4],
    notes: {
      walt: 'describe turns and compare angles with a right angle',
      prior: ['Turn left and right.', 'Say half and quarter.'],
      think: [
        'Where do I start, and which way do I turn?',
        'A quarter turn makes a right angle.',
        'I compare the angle with my paper corner.',
      ],
      misconceptions: [
        {
          what: 'Thinks longer arms mean a bigger angle.',
          why: 'The drawing looks bigger.',
          move: 'Open a door a little: the angle is the same at the hinge and at the handle.',
        },
        {
          what: 'Knows a right angle only when it stands upright.',
          why: 'It is nearly always drawn like that.',
          move: 'Turn the paper corner, and find right angles that lean.',
        },
      ],
      extension: 'Find something in the room that makes exactly half a right angle.',
      next: ['Name angles as acute, right and obtuse.', 'Estimate angles in degrees.'],
    },
  },
]
