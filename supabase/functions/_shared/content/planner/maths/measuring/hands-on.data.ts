import type { HandsOn } from '../../topic.ts'

/** Measuring things in the room and outside. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 2],
    practices: /^words for comparing$/,
    materials: [
      'a ribbon, a pencil, a book, a stone, a sponge and a shoe a group',
      'a balance a group, or a coat hanger with a bag on each side',
      'two cups of different shape and a tub of rice a group',
      'paper and a pencil a pair',
    ],
    start: 'Hold up a long light ribbon and a short heavy stone. Which is bigger? What could bigger mean?',
    show: 'Put the ribbon and the pencil side by side with one end in line: “The ribbon is longer than the pencil.” Then hold the stone and the sponge: “The stone is heavier than the sponge.”',
    steps: [
      'Choose two things. Put them side by side with one end in line. Say which is longer and which is shorter.',
      'Hold one in each hand. Say which is heavier and which is lighter. Check on the balance.',
      'Fill one cup with rice and pour it into the other. Which holds more? Say full, half full and empty.',
      'Find something that is longer and lighter than the stone.',
      'Draw two things, one longer and one shorter, and say your sentence.',
    ],
    look: 'children say both names and the word: “The … is longer than the …”.',
    round: {
      prompt: 'Here are a ribbon and a stone. Which is longer? Which is heavier?',
      answer: 'the ribbon is longer; the stone is heavier',
    },
    exit: {
      prompt: 'Here are a shoe and a pencil. Tell me which is longer, and which is lighter.',
      answer: 'Look for: both names with the word, such as “The shoe is longer than the pencil”.',
    },
    easier: 'Compare two things that are very different, one word at a time.',
    harder: 'Put three things in order by length, then by mass. Is the order the same?',
  },
  {
    years: [1, 1],
    practices: /length|objects|words for comparing/,
    uses: /block|cube|string|stick|hand/i,
    materials: [
      '20 cubes of the same size a pair',
      'a piece of string a pair',
      'five things to measure a pair: a book, a pencil, a shoe, a leaf, a box',
      'paper and a pencil a pair',
    ],
    start: 'Hold up two pencils with the ends not in line. Which is longer? What do we have to do first?',
    show: 'Measure the first thing with cubes, touching end to end from the very edge, and count them.',
    steps: [
      'Put two things side by side with one end in line. Say which is longer.',
      'Put all five things in order, from shortest to longest.',
      'Measure each with cubes, end to end without gaps. Guess first, then count.',
      'Draw each thing and write how many cubes long it is.',
      'Lay the string round your head. Is your head longer round than your shoe is long?',
    ],
    look: 'cubes start at the edge, touch each other and are all the same.',
    round: {
      prompt: 'How many cubes long is this book? Guess first, then measure.',
      answer: 'Look for: no gaps, and the last number is how long it is.',
    },
    exit: {
      prompt: 'Which of these two pencils is longer? Measure it with cubes: how many cubes long is it?',
      answer: 'Look for: ends in line, and cubes that touch from the very edge.',
    },
    easier: 'Compare two things at a time, without numbers.',
    harder: 'Measure the table with ten cubes only. How do you go on when they run out?',
  },
  {
    years: [1, 2],
    practices: /mass/,
    uses: /balance|scale|heav|weigh/i,
    materials: [
      'a balance a group, or a coat hanger with a bag on each side',
      'six things to weigh a group',
      '20 cubes of the same size a group',
      'paper and a pencil a group',
    ],
    start:
      'Hold a big light box in one hand and a small stone in the other. Which is heavier? Can we tell by looking?',
    show: 'Put the first two things on the balance. The side that goes down is heavier.',
    steps: [
      'Hold two things, one in each hand, and say which feels heavier.',
      'Put them on the balance. Were you right? Draw them with the heavier one lower.',
      'Do this with all six things and put them in order, from lightest to heaviest.',
      'Balance one thing with cubes. Write how many cubes it takes.',
      'Find two things that nearly balance.',
    ],
    look: 'big and heavy are not taken for the same.',
    round: {
      prompt: 'Which of these two things is heavier?',
      answer: 'Look for: the side of the balance that goes down.',
    },
    exit: {
      prompt: 'Hold these two things. Which is heavier? How can the balance show it?',
      answer: 'Look for: the side that goes down is heavier, whatever the size.',
    },
    easier: 'Compare pairs that are very different first.',
    harder: 'If a book balances 12 cubes and a shoe 15, what balances both together? Try it.',
  },
  {
    years: [1, 2],
    practices: /containers|capacity/,
    uses: /water|cup|jug|container|pour|full/i,
    materials: [
      'a tub of water or sand a group',
      'a small cup a group',
      'five containers of different shapes a group',
      'a towel a group',
      'paper and a pencil a group',
    ],
    start:
      'Show a tall thin container and a wide low one. Which holds more? Vote, and keep the vote for later.',
    show: 'Fill one container to the top and pour it into the other: what is left over, or what room is left?',
    steps: [
      'Choose two containers. Guess which holds more.',
      'Fill one to the top and pour it into the other. Say what happened: it overflows, or there is room.',
      'Use the cup: count how many cups fill each container. Write the numbers.',
      'Put all five containers in order, from holds least to holds most.',
      'Say “full”, “nearly full”, “half full” or “empty” for what you have in front of you, then dry up.',
    ],
    look: 'the cup is filled to the top every time, and height alone does not decide.',
    round: {
      prompt: 'Does the tall container hold more than the wide one?',
      answer: 'Look for: one is filled and poured into the other.',
    },
    exit: {
      prompt: 'Here are two containers. Which one holds more? Show how you can find out.',
      answer: 'Look for: one is filled to the top and poured into the other.',
    },
    easier: 'Compare two containers by pouring, without counting.',
    harder: 'Find two containers of different shapes that hold nearly the same.',
  },
  {
    years: [2, 2],
    practices: /centimetres|units of the same size|ordering/,
    uses: /ruler|cm|centimet|string/i,
    materials: [
      'a 30 cm ruler a pair',
      'a piece of string a pair',
      'a strip of paper a pair',
      'six classroom things shorter than 30 cm a pair',
      'paper and a pencil a pair',
    ],
    start:
      'Hold your finger across the ruler. About how many centimetres wide is it? Now you have a measuring tool in your hand.',
    show: 'Lay the ruler along the first thing with zero at the edge, and read the number at the other end.',
    steps: [
      'Find zero on your ruler. Is it at the very end, or a little way in?',
      'Choose a thing. Estimate its length with your finger, and write the estimate.',
      'Measure from zero and read to the nearest centimetre. Write it next to the estimate.',
      'Do all six things, then put them in order from shortest to longest.',
      'Lay the string round your wrist, hold the place, and measure that length along the ruler.',
      'Tear the strip of paper so that it is exactly 15 cm long, and let another pair check.',
    ],
    look: 'measuring starts at zero, and the ruler lies along the edge.',
    round: {
      prompt: 'How long is this book? Estimate, then measure it in centimetres.',
      answer: 'Look for: the ruler begins at zero, and the estimate is written first.',
    },
    exit: {
      prompt: 'Measure your pencil to the nearest centimetre, and write it with its unit.',
      answer: 'Look for: zero at the end of the pencil, and a number with cm.',
    },
    easier: 'Measure things that are a whole number of centimetres long.',
    harder: 'Measure a line with a ruler that is broken off at 3 cm. How do you find its length?',
  },
  {
    years: [3, 4],
    practices: /metres and centimetres|length|benchmark|ordering/,
    uses: /tape|ruler|metre|cm|centimet/i,
    materials: [
      'a tape measure or a metre ruler a pair',
      'a 30 cm ruler a pair',
      'two metres of string a pair',
      'paper and a pencil a pair',
    ],
    start:
      'Show with your arms how long a metre is. Hold the metre ruler against it: whose arms were closest?',
    show: 'Measure the width of a table from zero. Read it in centimetres, then say it in metres and centimetres.',
    steps: [
      'Find something on your body that is about 1 cm wide, about 10 cm long and about 1 m high. Write it down: these are your benchmarks.',
      'Choose four things in the room and two outside, from a book to the length of the porch.',
      'For each: choose the tool and the unit, estimate with a benchmark, then measure from zero.',
      'Record it in a table: thing, estimate, measurement, difference. Write lengths over a metre in metres and centimetres.',
      'Hold out a length of string that you think is exactly 1 m, without a ruler. Measure it: how many centimetres out were you?',
      'Put your six things in order of length.',
    ],
    look: 'the tape starts at zero and lies straight, and the unit suits the thing.',
    round: {
      prompt: 'How wide is this table? Write it in centimetres, then in metres and centimetres.',
      answer: 'Look for: measured from zero; 100 cm is read as 1 m.',
    },
    exit: {
      prompt:
        'A table is 145 cm long. Write it in metres and centimetres. Is that longer than the table we measured?',
      answer: '1 m 45 cm, and a comparison with our table',
    },
    easier: 'Measure things shorter than a metre, in centimetres only.',
    harder: 'Find three things that are together as close to 2 m as possible.',
  },
  {
    years: [2, 4],
    practices: /gram|scales|metric/,
    uses: /scale|weigh|kg|gram/i,
    materials: [
      'kitchen scales a group',
      'six things to weigh a group, from a pencil case to a full water bottle',
      'a 1 kg packet a group',
      'paper and a pencil a group',
    ],
    start: 'Pass round the 1 kg packet. Find something in the room that you think has the same mass.',
    show: 'Put the first thing on the scales. Say what each mark stands for before reading the mass.',
    steps: [
      'Hold each thing and the 1 kg packet: is it lighter, heavier or about the same?',
      'Estimate the mass of each thing in grams or kilograms, and write it.',
      'Weigh it. Check what one mark stands for, and read to the nearest mark.',
      'Record thing, estimate and mass in a table. Put them in order from lightest to heaviest.',
      'Find things that make exactly 1 kg together, or as near as you can get. Write the addition.',
    ],
    look: 'the marks between the numbers are read, and the unit is written.',
    round: {
      prompt: 'What does each mark on our scales stand for, and what is the mass of this thing?',
      answer: 'Look for: the value of a mark is said before the mass.',
    },
    exit: {
      prompt:
        'On the scales there are four marks between 0 and 500 g. What does one mark stand for, and what is the third mark?',
      answer: '100 g; 300 g',
    },
    easier: 'Use scales whose marks are numbered every 100 g.',
    harder: 'How many of your pencil cases would weigh 5 kg? Work it out and explain.',
  },
  {
    years: [3, 4],
    practices: /litre/,
    uses: /jug|water|litre|pour|capacity/i,
    materials: [
      'a measuring jug marked in mL a group',
      'a tub of water a group',
      'five containers a group, a cup and a 1 L bottle among them',
      'a towel a group',
      'paper and a pencil a group',
    ],
    start:
      'Show the 1 L bottle and a cup. How many cups do you think fill the bottle? Write your estimate on a whiteboard.',
    show: 'Fill the first container, pour it into the jug, bring your eyes down to the water and read the scale.',
    steps: [
      'Estimate how many mL each container holds. Use the 1 L bottle to help.',
      'Fill a container, pour it into the jug and read the scale at eye level. Empty the jug if it gets too full, and add up.',
      'Record container, estimate and measurement in a table.',
      'Put the containers in order. Which two together hold closest to 1 L?',
      'Pour exactly 350 mL without looking at the marks, then check how far out you were. Dry up.',
    ],
    look: 'eyes are level with the water, and marks between numbers are read.',
    round: {
      prompt: 'How much does this container hold? Pour it into the jug and read the scale.',
      answer: 'Look for: eyes are level with the water, and the unit is said.',
    },
    exit: {
      prompt: 'Which would you measure in mL: a cup or a bath? How many cups of 250 mL fill 1 L?',
      answer: 'a cup in mL; 4 cups',
    },
    easier: 'Use containers that hold full hundreds of mL.',
    harder:
      'Measure exactly 400 mL with a 250 mL and a 150 mL container only. What other amounts can you make?',
  },
  {
    years: [5, 8],
    practices: /^(?!rates)/,
    uses: /tape|scale|jug|ruler|trundle/i,
    materials: [
      'a tape measure a group',
      'kitchen scales a group',
      'a water bottle and a school bag a group',
      'paper and a pencil each',
    ],
    start:
      'Write down your height in metres, centimetres and millimetres, as well as you can estimate it. Which unit is the most sensible?',
    show: 'Measure one thing, then write it in three units, saying each time whether there must be more or fewer of them.',
    steps: [
      'Measure the length and width of your classroom in metres with two decimal places.',
      'Write both in centimetres and in millimetres.',
      'Weigh a school bag, and a full and an empty water bottle. Write each mass in kilograms and in grams.',
      'Find the mass of the water, and so how many mL the bottle holds: 1 mL of water has a mass of 1 g.',
      'Make up two problems from your own measurements for another group, with amounts in different units. Swap and solve.',
    ],
    look: 'it is said whether there will be more or fewer units before the number is changed.',
    round: {
      prompt: 'A table is 1.45 m long. Write it in centimetres and in millimetres.',
      answer: '145 cm and 1,450 mm',
    },
    exit: {
      prompt:
        'A bag weighs 3.2 kg. Write it in grams. Are there more grams or fewer than kilograms, and why?',
      answer: '3,200 g; more, because a gram is smaller',
    },
    easier: 'Change between two units at a time, with a table of facts beside you.',
    harder: 'How many water bottles would fill the sink? Measure what you need and work it out.',
  },
]
