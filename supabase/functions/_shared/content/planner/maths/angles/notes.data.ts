import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'describe turns and angles, and find angles we are not told',
  criteria: [
    'compare an angle with a right angle',
    'use a fact about angles to find an unknown one',
    'say which fact I used',
  ],
  prior: ['Know quarter, half and full turns.', 'Subtract from 90, 180 and 360.'],
  materials: [
    'two geo-strips joined with a pin, one a pair',
    'paper right-angle testers',
    'protractors from Year 6',
  ],
  think: [
    'Which angles together make a whole I know: 90°, 180° or 360°?',
    'Take away the ones I am given.',
    'Name the fact I used.',
  ],
  hook: 'Stand up, face the door, and make a quarter turn, then a half turn. Where are you facing now?',
  ask: 'Does making the arms longer make the angle bigger?',
  misconceptions: [
    {
      what: 'Thinks longer arms mean a bigger angle.',
      why: 'The drawing looks bigger.',
      move: 'Open a door a little: the angle is the same at the hinge and at the handle.',
    },
    {
      what: 'Reads the wrong scale of the protractor.',
      why: 'Two rows of numbers.',
      move: 'First say whether it is smaller or larger than a right angle.',
    },
  ],
  support: 'Make each angle with geo-strips and a right-angle tester.',
  extension: 'Draw a puzzle with three unknown angles for a partner, with reasons for each.',
  next: ['Measure and draw angles.', 'Use angle facts in shapes.'],
  english: [
    ['angle', 'how much one line turns from another'],
    ['right angle', 'a quarter turn, 90 degrees'],
  ],
  reo: ['koki', 'koki hāngai', 'huri'],
}

const ANGLE_CRITERIA: Teaching['criteria'] = [
  'choose the angle fact that fits',
  'use it to find an unknown angle',
  'name the fact I used',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  turns: {
    criteria: [
      'show quarter, half, three-quarter and full turns',
      'turn clockwise and anticlockwise',
      'say where I face after a turn',
    ],
  },
  'turns and right angles': {
    criteria: [
      'show half and quarter turns',
      'say that a quarter turn is a right angle',
      'find right angles around me',
    ],
  },
  'comparing with a right angle': {
    criteria: ['make a right-angle tester', 'hold it against an angle', 'say smaller, equal or larger'],
  },
  'kinds of angle': {
    walt: 'name angles by their size: acute, right, obtuse, straight and reflex',
    criteria: [
      'find the point and the two arms',
      'compare the turn with a right angle and a straight line',
      'name the angle and say why',
    ],
    prior: [
      'Know quarter, half and full turns.',
      'Say whether an angle is smaller or larger than a right angle.',
    ],
    materials: ['two strips of card and a split pin each', 'a folded right angle each'],
    think: [
      'Is the turn less than the square corner? Acute.',
      'More than the square corner and less than a straight line? Obtuse.',
      'More than a straight line? Reflex: I look at the turn on the outside.',
    ],
    hook: 'Open a book slowly from shut to flat. Call “stop” when it makes a right angle. What did it make before, and what after?',
    ask: 'Does making the arms longer make the angle bigger?',
    support: 'Work with acute, right and obtuse only, and hold the folded corner in every angle.',
    extension: 'Draw a shape with one reflex angle. How many obtuse angles can the same shape have?',
    next: ['Estimate angles in degrees.', 'Measure angles with a protractor.'],
    english: [
      ['acute', 'smaller than a right angle'],
      ['obtuse', 'larger than a right angle and smaller than a straight line'],
      ['reflex', 'larger than a straight line'],
    ],
  },
  'estimating angles': {
    criteria: ['compare with 90° and 180°', 'estimate in degrees', 'check and say how close I was'],
  },
  'measuring angles': {
    prior: [
      'Know right angles, and that a right angle is 90°.',
      'Say whether an angle is smaller or larger than a right angle.',
    ],
    materials: ['protractors', 'rulers and sharp pencils'],
    think: [
      'First I decide: must it be under or over 90°?',
      'The centre goes on the point, the zero line along one arm.',
      'I find the zero on that arm, and count up along its own scale to the other arm.',
      'Does the number agree with what I decided first?',
    ],
    ask: 'There are two numbers at this mark: which one is right, and how do you know?',
    misconceptions: [
      {
        what: 'Reads the wrong scale of the protractor.',
        why: 'There are two rows of numbers.',
        move: 'Say first whether it is under or over 90°, then start at the zero on the arm.',
      },
      {
        what: 'Puts the edge of the protractor on the arm, and not its zero line.',
        why: 'It is used like a ruler.',
        move: 'Find the centre mark and the zero line, and put those on the point and the arm.',
      },
      {
        what: 'Thinks longer arms mean a bigger angle.',
        why: 'The drawing looks bigger.',
        move: 'Make the arms longer with a ruler, and measure again.',
      },
    ],
    support: 'Measure angles that end on a ten, and say under or over 90° first.',
    extension: 'Measure an angle greater than 180° in two ways.',
    next: ['Find unknown angles on a line and round a point.', 'Measure the angles of triangles.'],
    english: [
      ['protractor', 'a tool to measure angles in degrees'],
      ['degree', 'the unit of turn: 90 degrees are a right angle'],
      ['arm', 'one of the two lines that make an angle'],
    ],
    criteria: [
      'estimate first',
      'line up the protractor and choose the scale',
      'measure and draw to within two degrees',
    ],
  },
  'angles on a line and around a point': { criteria: ANGLE_CRITERIA },
  'vertically opposite angles': { criteria: ANGLE_CRITERIA },
  'angle facts': { criteria: ANGLE_CRITERIA },
  'angle sums': { criteria: ANGLE_CRITERIA },
  'angles on parallel lines': { criteria: ANGLE_CRITERIA },
  'giving reasons for angles': { criteria: ANGLE_CRITERIA },
  'angles of triangles and polygons': {
    misconceptions: [
      {
        what: 'Uses 180° for the angles of every shape.',
        why: 'It was the first angle sum.',
        move: 'Cut the shape into triangles from one corner, and count them.',
      },
      {
        what: 'Takes the wrong two angles of an isosceles triangle as equal.',
        why: 'It is usually drawn standing on its short side.',
        move: 'Mark the equal sides, then the angles opposite them.',
      },
    ],
  },
  'angles of a triangle': {
    walt: 'find an unknown angle of a triangle',
    criteria: [
      'say what the three angles of a triangle add to',
      'find the angle that is missing',
      'say which fact I used, and check that the three make 180°',
    ],
    prior: ['Measure an angle with a protractor.', 'Subtract from 180.'],
    materials: ['paper, scissors and a ruler each', 'a protractor a pair'],
    think: [
      'The three angles of a triangle add to 180°.',
      'I add the angles I know and take them from 180°.',
      'Are two sides equal? Then the angles opposite them are equal too.',
    ],
    hook: 'Cut out any triangle, tear off its corners and put them together at a point. What do you notice?',
    ask: 'Can a triangle have two right angles, or two obtuse ones? Why not?',
    misconceptions: [
      {
        what: 'Thinks that a larger triangle has a larger angle sum.',
        why: 'Everything else about it is larger.',
        move: 'Tear the corners off a small and a large triangle: what do they both make?',
      },
      {
        what: 'Takes the wrong two angles of an isosceles triangle as equal.',
        why: 'It is usually drawn standing on its short side.',
        move: 'Mark the equal sides, then the angles opposite them.',
      },
    ],
    support: 'Tear and join the corners first; then use triangles with a right angle.',
    extension: 'One angle of an isosceles triangle is 40°. Find both possible sets of angles.',
    next: ['Find the angle sum of shapes with four sides.', 'Find angles outside a triangle.'],
    english: [
      ['angle sum', 'what the angles of a shape add to'],
      ['isosceles', 'with at least two equal sides'],
    ],
    reo: ['koki', 'koki hāngai', 'tapatoru'],
  },
}
