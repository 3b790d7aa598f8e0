import type { PracticeNotes } from '../maths-topic.ts'

const ARMS = {
  what: 'Thinks longer arms mean a bigger angle.',
  why: 'The drawing looks bigger.',
  move: 'Make the arms longer with a ruler, and compare again.',
}

const UNKNOWN: PracticeNotes = {
  prior: ['Know that a right angle is 90° and a straight line 180°.', 'Subtract from 180 and 360.'],
  materials: ['paper and a ruler each', 'a protractor a pair, to check', 'mini whiteboards'],
  support: 'Draw each question, colour the angles that belong together, and write their sum beside them.',
  english: [
    ['straight line', 'an angle of 180°'],
    ['around a point', 'a full turn, 360°'],
  ],
}

/** What is taught with single practices of angles. */
export const ANGLE_PRACTICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  turns: {
    walt: 'show and name quarter, half, three-quarter and full turns, clockwise and anticlockwise',
    prior: ['Tell left from right.', 'Know half and quarter.'],
    think: [
      'I stand and face one wall: that is where I start.',
      'Clockwise is the way the hands of a clock go. I turn one wall further for each quarter.',
      'I say how far and which way, and then what I see now.',
    ],
    hook: 'Stand up and face the board. Make a quarter turn clockwise: what do you see? How many more until you face the board again?',
    ask: 'Which other turn would bring you to the same place?',
    misconceptions: [
      {
        what: 'Mixes up clockwise and anticlockwise.',
        why: 'The words are new, and left and right change when one has turned.',
        move: 'Look at the hands of the clock, and move an arm along with them.',
      },
      {
        what: 'Takes a step as well as a turn.',
        why: 'Turning and walking go together.',
        move: 'Stand on a paper plate: the feet stay on it.',
      },
    ],
    support: 'Use quarter and half turns only, with an arrow on the floor.',
    extension: 'Give a partner three turns in a row. Is there one turn that does the same?',
    next: ['See a quarter turn as a right angle.', 'Use turns to give directions.'],
    english: [
      ['clockwise', 'the way the hands of a clock go'],
      ['quarter turn', 'a turn to the next wall'],
    ],
  },
  'turns and right angles': {
    walt: 'say how quarter and half turns belong with right angles',
    english: [
      ['right angle', 'a quarter turn, a square corner'],
      ['half turn', 'two right angles'],
    ],
  },
  'comparing with a right angle': {
    think: [
      'I put the corner of my paper tester on the corner of the angle, one edge along one arm.',
      'Where is the other arm: inside the tester, along its edge, or outside?',
      'Inside is smaller, along it is equal, outside is larger than a right angle.',
    ],
    hook: 'Fold a scrap of paper twice to make a square corner. Find something in the room whose corner fits it exactly, and something whose corner does not.',
    ask: 'Does it stay a right angle when I turn the book?',
    extension: 'Draw a shape with one right angle, one smaller and two larger. Is that possible?',
    next: ['Name angles as acute, right and obtuse.', 'Estimate angles in degrees.'],
  },
  'kinds of angle': {
    misconceptions: [
      ARMS,
      {
        what: 'Calls a reflex angle obtuse, because the arms make an obtuse angle on the other side.',
        why: 'The smaller side is seen first.',
        move: 'Draw the curve on the side that is meant: is it more than a straight line?',
      },
    ],
  },
  'estimating angles': {
    prior: ['Know that a right angle is 90° and a straight line 180°.', 'Name acute and obtuse angles.'],
    materials: [
      'two strips of card and a split pin a pair',
      'a protractor a pair, to check',
      'mini whiteboards',
    ],
    think: [
      'Is it smaller or larger than a right angle of 90°?',
      'Half a right angle is 45°, a third is 30°. Which of them is it near?',
      'I say my estimate with degrees, and check how far out I was.',
    ],
    hook: 'Open a book slowly. Call stop at 90°, at 45° and at 120°. How did you know?',
    ask: 'Which angle did you compare it with?',
    misconceptions: [
      ARMS,
      {
        what: 'Estimates every angle under 90° as 45°.',
        why: 'Half a right angle is the only one that is known.',
        move: 'Fold a right angle into three: where is 30°, where is 60°?',
      },
    ],
    support: 'Hold a paper right angle on the angle, and fold it to 45°.',
    extension: 'Draw an angle of 70° without a protractor. A partner measures it: how close is it?',
    next: ['Measure with a protractor.', 'Name kinds of angles.'],
    english: [
      ['estimate', 'say about how much'],
      ['degree', 'the unit of turn: 90 degrees are a right angle'],
    ],
  },
  'measuring angles': {
    hook: 'Everyone draws one angle that is smaller than a right angle and one that is larger. Estimate both in degrees and write the estimates beside them.',
  },
  'angles on a line and around a point': {
    ...UNKNOWN,
    walt: 'find unknown angles on a straight line and around a point',
    think: [
      'Do the angles lie on a straight line, or go all the way round a point?',
      'On a line they add to 180°, around a point to 360°. I add those that I know.',
      'I take that away from the whole, and check that all add up.',
    ],
    hook: 'Tear the three corners off a triangle of paper and put them together at one point. What do they make? Now put the four corners of any four-sided shape together.',
    ask: 'How do you know whether it is 180° or 360°?',
    misconceptions: [
      {
        what: 'Uses 360° for angles on a straight line.',
        why: 'Both facts are new.',
        move: 'Lay a ruler along the line: is it a half turn or a full turn?',
      },
      {
        what: 'Takes away only one of two angles that are known.',
        why: 'The first fact had one known angle.',
        move: 'Add up all the known ones first, then take away.',
      },
    ],
    extension: 'Four angles around a point are each 20° larger than the one before. How large are they?',
    next: ['Find angles where two lines cross.', 'Use the facts in triangles.'],
  },
  'vertically opposite angles': {
    ...UNKNOWN,
    walt: 'find the angles where two lines cross, and explain why opposite ones are equal',
    think: [
      'Two lines cross: there are four angles, in two pairs.',
      'Next to each other they make a straight line, so they add to 180°.',
      'The one opposite makes 180° with the same neighbour, so it has the same size.',
    ],
    hook: 'Cross two pencils and open them like scissors. Which angles grow together, and which shrink? Why?',
    ask: 'Why must opposite angles be equal, and do not only look it?',
    misconceptions: [
      {
        what: 'Says that all four angles are equal.',
        why: 'Lines often cross at right angles in pictures.',
        move: 'Open the pencils a little: are they still equal?',
      },
      {
        what: 'Thinks that “vertically” means up and down.',
        why: 'The word is used for upright lines.',
        move: 'Turn the page: opposite angles stay opposite. They share a vertex, a corner.',
      },
    ],
    extension: 'Three lines cross at one point. Two of the angles are 40° and 65°. Find all six.',
    next: ['Use several facts in one problem.', 'Look at angles on parallel lines.'],
    english: [
      ['vertically opposite', 'across from each other where two lines cross'],
      ['neighbour', 'the angle next to it'],
    ],
  },
  'angle facts': {
    ...UNKNOWN,
    walt: 'find unknown angles with facts about lines and points, and name the fact',
    think: [
      'Which angles belong together: on a straight line, around a point, or opposite each other?',
      'I use that fact to work out the angle.',
      'I write the fact next to my answer: it is my reason.',
    ],
    hook: 'Draw two lines that cross and one more from the crossing point. Label two angles. How many others can we find without measuring?',
    ask: 'Which fact did you use, and would another have worked?',
    misconceptions: [
      {
        what: 'Measures the drawing.',
        why: 'It looks exact.',
        move: 'Say that drawings are not to scale: only a fact counts.',
      },
      {
        what: 'Uses the right fact on angles that do not belong together.',
        why: 'They stand near each other.',
        move: 'Colour the angles that make up the line or the full turn.',
      },
    ],
    extension: 'Draw a puzzle with three unknown angles for a partner, and write the reasons on the back.',
    next: ['Use facts about triangles.', 'Give a reason for every step.'],
  },
  'angle sums': {
    ...UNKNOWN,
    think: [
      'A triangle has 180° in all, a shape with four sides 360°.',
      'I add the angles that I know.',
      'I take them away from the whole, and check that all of them add up.',
    ],
    hook: 'Draw any triangle, tear off its corners and put them together at one point. What do everybody’s corners make?',
    ask: 'Why does a shape with four sides have exactly twice as much?',
    misconceptions: [
      {
        what: 'Uses 360° for a triangle.',
        why: 'A full turn is the fact that was learned first.',
        move: 'Tear off the corners and lay them along a ruler.',
      },
      {
        what: 'Thinks that a larger triangle has a larger sum.',
        why: 'Larger shapes have more of everything.',
        move: 'Compare the corners of a tiny and a large triangle.',
      },
    ],
    extension: 'Cut a shape with five sides into triangles from one corner. What is its angle sum?',
    next: ['Find angles of isosceles triangles.', 'Find the angle sum of any polygon.'],
    english: [
      ['angle sum', 'all angles of a shape together'],
      ['quadrilateral', 'a shape with four straight sides'],
    ],
  },
  'angles on a line and in triangles': {
    ...UNKNOWN,
    walt: 'find unknown angles on straight lines and in triangles',
    criteria: ['say which angles belong together', 'find the missing angle', 'name the fact I used'],
    think: [
      'Is the angle on a straight line or inside a triangle? Both add to 180°.',
      'I add the angles that I know and take them away from 180°.',
      'I write the fact that I used.',
    ],
    hook: 'Draw any triangle, tear off its corners and put them together along a ruler. What do everybody’s corners make?',
    ask: 'Why do both facts have the same number?',
    misconceptions: [
      {
        what: 'Takes angles of the line and of the triangle together.',
        why: 'They meet at one corner.',
        move: 'Colour the angles of the line in one colour, those of the triangle in another.',
      },
      {
        what: 'Uses 360° for one of the two.',
        why: 'A full turn is well known.',
        move: 'Lay a ruler along the line: it is a half turn.',
      },
    ],
    extension:
      'One side of a triangle is made longer. Show that the angle outside is as large as two of the inside ones together.',
    next: ['Use angles of isosceles triangles.', 'Use angles on parallel lines.'],
  },
  'angles on parallel lines': {
    walt: 'name and find angles where a line crosses parallel lines',
    prior: ['Find angles on a straight line.', 'Know that vertically opposite angles are equal.'],
    materials: ['lined paper and a ruler each', 'tracing paper a pair', 'mini whiteboards'],
    think: [
      'I find the angle that is given and mark where the one I want lies.',
      'Same corner at the other line: corresponding, and equal. Z-shape: alternate, and equal.',
      'Inside, on the same side: co-interior. They add to 180°.',
    ],
    hook: 'Draw a slanted line across lined paper. Trace one of the angles and slide the tracing along: where does it fit?',
    ask: 'What would happen if the lines were not parallel?',
    misconceptions: [
      {
        what: 'Says that co-interior angles are equal.',
        why: 'The other two kinds are.',
        move: 'Look at the drawing: is one acute and one obtuse?',
      },
      {
        what: 'Uses the facts where lines only look parallel.',
        why: 'The drawing suggests it.',
        move: 'Look for the arrows or the word parallel before any fact is used.',
      },
    ],
    support: 'Trace the angle that is given, and slide or turn the tracing to the one that is asked for.',
    extension: 'Use alternate angles to show why the angles of a triangle add to 180°.',
    next: ['Give reasons in problems with several steps.', 'Use the facts in parallelograms.'],
    english: [
      ['corresponding', 'at the same corner of both crossings'],
      ['alternate', 'on different sides, between the lines'],
      ['co-interior', 'on the same side, between the lines'],
    ],
  },
  'giving reasons for angles': {
    ...UNKNOWN,
    walt: 'give a reason for each step when I find an angle',
    think: [
      'What do I know, and which angle can I find first?',
      'I write the angle and, in brackets, the fact that I used.',
      'Step by step I come to the one that is asked for. Does each step have its reason?',
    ],
    hook: 'Put up an angle puzzle solved with numbers only. Who can say why each number is right?',
    ask: 'Would someone who does not believe you be convinced?',
    misconceptions: [
      {
        what: 'Writes how it was calculated for a reason: “because 180 − 70 = 110”.',
        why: 'The sum is what was done.',
        move: 'Ask: why 180? Write that.',
      },
      {
        what: 'Says “it looks like it”.',
        why: 'The drawing is clear.',
        move: 'Change the drawing a little: is it still true? Which fact says so?',
      },
    ],
    support: 'Use a card with the facts to choose from, and write the letter of the fact beside each step.',
    extension: 'Solve the same puzzle in two different ways, with reasons.',
    next: ['Use angles on parallel lines.', 'Write a puzzle for a partner.'],
  },
  'angles of triangles and polygons': {
    criteria: [
      'cut a polygon into triangles from one corner',
      'use 180° for each triangle',
      'share the sum where all angles are equal',
    ],
    prior: ['Know that the angles of a triangle add to 180°.', 'Name polygons by their sides.'],
    materials: ['paper and a ruler each', 'mini whiteboards'],
    think: [
      'From one corner I draw lines to all the others: how many triangles are there? Two fewer than sides.',
      'Each triangle has 180°, so I multiply.',
      'If the polygon is regular, all angles are the same, so I share equally.',
    ],
    hook: 'Draw a hexagon and cut it into triangles from one corner. How many? And a shape with 10 sides?',
    ask: 'Why are there always two fewer triangles than sides?',
    support: 'Draw each polygon and its triangles, and write 180° in each.',
    extension: 'Which regular polygons fit together around a point without a gap?',
    english: [
      ['polygon', 'a closed shape with straight sides'],
      ['regular', 'with all sides and all angles equal'],
    ],
  },
}
