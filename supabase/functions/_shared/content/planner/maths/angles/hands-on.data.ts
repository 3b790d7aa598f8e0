import type { HandsOn } from '../../topic.ts'

/** Turning, testing, measuring and drawing angles. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [2, 4],
    uses: /corner|tester|turn|strip|clock|straw/i,
    materials: [
      'a scrap of paper each',
      'two strips of card and a split pin a pair',
      'paper and a pencil each',
    ],
    start:
      'Stand up. Make a quarter turn to the right, then a half turn. Where are you facing? Which turns bring you back?',
    show: 'Fold a scrap of paper twice to make a square corner, and hold it against the first angle: smaller, the same or larger?',
    steps: [
      'Fold your scrap of paper twice, so that the folds meet. The corner is a right angle: this is your tester.',
      'Find ten angles in the room. Test each one and sort them: smaller, the same, larger than a right angle.',
      'Join the two strips with the pin. Open them to a right angle, then to one that is smaller and one that is larger.',
      'Draw round the strips for each of the three. Mark the angle with a curve and write its kind.',
      'Open the strips slowly all the way round. How many right angles make a full turn?',
    ],
    look: 'the turn between the arms is compared, and not the length of the arms.',
    round: {
      prompt: 'Is the corner of this book smaller than, the same as or larger than the tester?',
      answer: 'the same: it is a right angle',
    },
    exit: {
      prompt:
        'Find a corner of your desk and an open door or book. Which is smaller than a right angle, and which fits your tester?',
      answer: 'Look for: the tester is held in the corner, and the angle is named.',
    },
    easier: 'Sort angles into “fits the tester” and “does not fit”.',
    harder: 'Make half a right angle by folding the tester, and use it to estimate three angles.',
  },
  {
    years: [4, 7],
    practices: /kinds/,
    uses: /\b(?:angle makers?|card|strips?|split pins?|chalk|outside|straws?)\b/i,
    isAlways: true,
    materials: [
      'two strips of card and a split pin each',
      'a scrap of paper to fold a right angle from each',
      'paper, a ruler and a pencil each',
    ],
    start:
      'Open a book slowly from shut to flat. Call “stop” when it makes a right angle. What did it make before, and what after?',
    show: 'Open two pinned strips from shut to a full turn, and stop at each kind: acute, right, obtuse, straight, reflex. Say where one ends and the next begins.',
    steps: [
      'Pin your two strips together at one end: this is your angle maker. Fold the scrap twice for a right angle to test with.',
      'Partner A names a kind of angle, partner B makes it. Test it with the folded corner. Swap.',
      'Find two of each kind in the room or outside, lay the angle maker on them and carry the angle to your paper.',
      'Draw round the strips, mark the angle with a curve, and write its kind and your estimate in degrees.',
      'Put your angles in order of size. Which kind is found most often in buildings, and why?',
    ],
    look: 'the turn between the arms is named, and not the length of the arms.',
    round: {
      prompt: 'Open the strips a little more than a right angle. What kind of angle is it?',
      answer: 'obtuse',
    },
    exit: {
      prompt: 'Draw one acute angle and one obtuse angle. Write why each has its name.',
      answer: 'Look for: acute is smaller than 90°; obtuse lies between 90° and 180°.',
    },
    easier: 'Work with acute, right and obtuse only, with the folded corner always in the angle.',
    harder: 'Draw a shape with one reflex angle. How many obtuse angles can the same shape have?',
  },
  {
    years: [4, 7],
    practices: /measuring|estimating/,
    uses: /protractor|degree|measur|draw/i,
    isAlways: true,
    materials: ['a protractor each', 'a ruler each', 'paper and a sharp pencil each'],
    start:
      'Everyone draws one angle that is smaller than a right angle and one that is larger. Estimate both in degrees and write the estimates beside them.',
    show: 'Measure an angle on the board: the centre of the protractor on the point, the zero line on one arm, then count up from that zero along the scale. Say first whether it must be under or over 90°.',
    steps: [
      'Measure the two angles that you drew at the start. Lengthen an arm with the ruler if it does not reach the scale.',
      'Write each measurement next to its estimate. How many degrees out were you?',
      'Draw five angles of any size for your partner, one of them larger than 150°. Do not say how large they are.',
      'Swap papers. For each: write under or over 90°, then measure it and write the degrees.',
      'Compare with your partner. Where you differ by more than 2°, measure again together and find out why.',
      'Draw angles of 35°, 90° and 120° with ruler and protractor. Let your partner check them.',
    ],
    look: 'the centre lies on the point, and the scale that starts at zero on the arm is read.',
    round: {
      prompt: 'Here is an angle on the board. Is it under or over 90°? What does the protractor say?',
      answer: 'Look for: the estimate first, then the scale that begins at zero on the arm.',
    },
    exit: {
      prompt:
        'Draw an angle that is larger than a right angle and measure it. Write “over 90°” and its size.',
      answer: 'Look for: over 90°, and right to within 2° when a partner measures it again.',
    },
    easier: 'Measure angles that end on a ten. A partner says “under 90” or “over 90” first.',
    harder: 'Measure an angle greater than 180°. How can a protractor that stops at 180° do it?',
  },
  {
    years: [5, 8],
    practices: /^angles of a triangle$/,
    isAlways: true,
    materials: ['paper, scissors and a ruler each', 'a protractor a pair'],
    start:
      'Cut out any triangle. Tear off its three corners and put them together at a point. What do you notice? Is it the same for everyone?',
    show: 'Draw a triangle large on the board, write two of its angles, and find the third: add the two, then take them from 180°.',
    steps: [
      'Cut out three triangles of different shapes. Tear off and join the corners of each: what do they make?',
      'Measure the angles of a fourth triangle and add them. How close to 180° did you come, and why not exactly?',
      'Fold a triangle with two equal sides so that they match. Which angles are equal?',
      'Write what you found as two facts, each with a sketch.',
      'Draw a triangle, write two of its angles and hide the third. Your partner works it out; then measure to check.',
    ],
    look: 'the fact is named as the reason, and measuring is only the check.',
    exit: {
      prompt: 'Two angles of a triangle are 50° and 60°. What is the third, and which fact tells you?',
      answer: '70°: the angles of a triangle add to 180°',
    },
    easier: 'Use triangles with a right angle first, so that the other two make 90°.',
    harder: 'One angle of an isosceles triangle is 40°. Find both possible sets of angles.',
  },
  {
    years: [5, 8],
    practices: /^(?!measuring|estimating|kinds)/,
    uses: /triangle|tear|cut|protractor|fold/i,
    materials: ['paper, scissors and a ruler each', 'a protractor a pair'],
    start:
      'Cut out any triangle. Tear off its three corners and put them together at a point. What do you notice?',
    show: 'Draw the first example large on the board, mark what is known and name the fact that gives the rest.',
    steps: [
      'Cut out three triangles of different shapes. Tear off and join the corners of each: what do they make?',
      'Draw two lines that cross. Measure all four angles, and write what is equal and what adds to 180°.',
      'Cut out any shape with four sides. Predict what its four corners make, then tear and check.',
      'Write your findings as facts, each with a sketch.',
      'Draw an angle puzzle with one unknown angle for your partner. Solve theirs with a fact, then measure to check.',
    ],
    look: 'a fact is named as the reason, and measuring is only the check.',
    exit: {
      prompt: 'Two angles of a triangle are 50° and 60°. What is the third, and which fact tells you?',
      answer: '70°: the angles of a triangle add to 180°',
    },
    easier: 'Measure first, then look for the fact that explains it.',
    harder: 'Explain with parallel lines why the three corners of every triangle make a straight line.',
  },
]
