import type { HandsOn } from '../../topic.ts'

/** Places that are named, walked to and mapped. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 2],
    practices: /position/,
    uses: /toy|teddy|hoop|outside|playground/i,
    materials: ['a toy animal and a cup a pair', 'a box a pair', 'paper and crayons a pair'],
    start:
      'Hide a toy while one student closes their eyes. The class says only words for places. Who can bring the student to it?',
    show: 'Put the toy behind the cup and say the whole sentence: “The dog is behind the cup.” Walk round: is it still behind?',
    steps: [
      'One partner says where: in, on, under, behind, in front of, next to, between. The other puts the toy there.',
      'Swap. Do each word once.',
      'Sit back to back, each with a toy, a cup and a box. One puts the toy somewhere and tells; the other does the same. Look: is it the same?',
      'Draw two of your places and say the sentence for each.',
      'Go to a place in the room that fits: next to something blue, under something high.',
    ],
    look: 'the whole sentence is said, with the thing that the place is named by.',
    round: { prompt: 'Where is the toy? Say the whole sentence.', answer: 'The toy is behind the cup.' },
    exit: {
      prompt: 'Put the toy under the box. Now tell me where the cup is.',
      answer: 'Look for: a whole sentence with a word for the place, such as next to or behind.',
    },
    easier: 'Use two words only, such as on and under.',
    harder: 'Give three clues for one hidden thing, each with another word.',
  },
  {
    years: [1, 3],
    practices: /path|pathway/,
    uses: /robot|bee-?bot|chalk|grid|outside|hoop/i,
    materials: [
      'chalk or tape for a grid of 5 by 5 squares on the ground, one a group',
      'four cones or bean bags a group',
      'paper and a pencil a group',
    ],
    start:
      'Be my robot: I do exactly what you say. Bring me to the door. What did “turn” without left or right do?',
    show: 'Stand on the grid and make two moves: “forward two, quarter turn right, forward one”. Turning and walking are different steps.',
    steps: [
      'Put the cones on four squares of your grid. Choose a start and an end.',
      'One is the robot, one gives the steps: forward, turn right, turn left, and how many.',
      'One writes the steps with arrows and numbers, such as ↑2 → ↑1.',
      'The robot goes round the cones. If it goes wrong, find the step that has to change.',
      'Swap jobs. Give your written steps to another group: does their robot arrive?',
    ],
    look: 'turning is done on the spot, and squares are counted from the one after the start.',
    round: {
      prompt: 'Forward two, quarter turn right, forward one. Where do I stand?',
      answer: 'Look for: turned on the spot, and squares counted from the next one.',
    },
    exit: {
      prompt: 'Write or say the steps from your desk to the door, with at least one turn.',
      answer: 'Look for: steps with numbers, and turns with left or right.',
    },
    easier: 'Use forward and one turn only, and walk behind the robot.',
    harder: 'Write the way back, without trying it first.',
  },
  {
    years: [3, 6],
    practices: /grid|map/,
    uses: /map|grid|treasure|battleship/i,
    isAlways: true,
    materials: [
      'squared paper, two sheets a pair',
      'a map of the school or neighbourhood with a grid a pair',
      'a pencil each',
    ],
    start:
      '“The treasure is near the top, on the right.” Everyone points at the board: how many different places? Draw a grid over it.',
    show: 'Find the first place: a finger along the bottom to the letter, then up to the number. Write the letter first.',
    steps: [
      'Find five places on your map and write their grid references.',
      'Give your partner two references. Which places are they?',
      'Draw a grid of 6 by 6 with letters along and numbers up. Hide three treasures on it, and do not show it.',
      'Take turns to call a reference. Mark hits and misses on your second grid.',
      'Describe a way from one treasure to another: how many squares right or left, up or down.',
    ],
    look: 'the letter comes first, and it names the whole square.',
    round: {
      prompt: 'In which square is this place? Say the letter first.',
      answer: 'Look for: a letter, then a number.',
    },
    exit: {
      prompt: 'On your map, write the grid reference of one place and say how you read it.',
      answer: 'Look for: the letter first, along the bottom, then the number.',
    },
    easier: 'Use a grid of 3 by 3 and two strips of paper that cross on the square.',
    harder: 'Describe a way that avoids three squares your partner chooses.',
  },
  {
    years: [4, 8],
    practices: /compass/,
    uses: /compass|outside|chalk|orienteer/i,
    isAlways: true,
    materials: [
      'a compass a group, or one for the class',
      'chalk a group',
      'squared paper and a pencil each',
    ],
    start:
      'Everyone points to where they think north is. Check with a compass. How could we know without one?',
    show: 'Stand on a chalk compass rose facing north, turn to the right, and say each point as you face it.',
    steps: [
      'Chalk a compass rose on the ground, with north where the compass says.',
      'One calls “face east” or “a half turn”, the others turn. Who calls the point that you now face?',
      'From a start, walk by compass points and steps: 6 north, 4 east, 2 south. Mark where you end.',
      'Draw the walk on squared paper, one square for a step. How far, and which way, is the straight way home?',
      'Write a walk of five legs that ends where it began. Another group walks it.',
    ],
    look: 'east and west stay right when students face south.',
    round: { prompt: 'I face north and turn right by a quarter. Which way do I face?', answer: 'east' },
    exit: {
      prompt: 'You face south and make a quarter turn to the right. Which way do you face now?',
      answer: 'west',
    },
    easier: 'Keep to north and south first, then add one more point.',
    harder: 'Use north-east, south-east, south-west and north-west as well.',
  },
]
