import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'measure accurately and use metric units',
  criteria: [
    'choose a unit that suits what I am measuring',
    'line up with zero and read the scale',
    'change between units and check that the answer is sensible',
  ],
  prior: ['Compare two objects directly.', 'Read a number line with marks between the numbers.'],
  materials: [
    'rulers and tape measures',
    'kitchen or balance scales',
    'measuring jugs and water',
    'a tray of things to measure',
  ],
  think: [
    'Estimate first, using something I know.',
    'Choose the tool and the unit.',
    'Start from zero and read to the nearest mark.',
    'Going to a smaller unit, there will be more of them.',
  ],
  hook: 'Guess the length of the whiteboard. Stand in a line from the smallest guess to the largest, then measure.',
  ask: 'Which unit would be silly for this, and why?',
  misconceptions: [
    {
      what: 'Starts measuring from 1 or from the end of the ruler.',
      why: 'Counting starts at one.',
      move: 'Find zero on three different rulers.',
    },
    {
      what: 'Divides to change to a smaller unit.',
      why: 'Smaller sounds like less.',
      move: 'Ask: do we need more small ones or fewer?',
    },
  ],
  support: 'Measure real objects for each question, whole units only.',
  extension: 'Find three objects that together measure as close to 1 kg, or 1 m, as possible.',
  next: ['Record measurements as decimals.', 'Use measurements to solve problems in the māra kai.'],
  english: [
    ['unit', 'what we measure in, such as metres'],
    ['scale', 'the marks and numbers on a measuring tool'],
  ],
  reo: ['inenga', 'roa', 'taumaha', 'mitarau'],
}

const COMPARE_CRITERIA: Teaching['criteria'] = [
  'compare fairly, from the same starting point',
  'use the words for length, mass and capacity',
  'show how I know',
]

const UNIT_CRITERIA: Teaching['criteria'] = [
  'choose a unit that suits',
  'measure or read a scale carefully',
  'write the number with its unit',
]

const CONVERT_CRITERIA: Teaching['criteria'] = [
  'say how many small units make one large unit',
  'multiply or divide to change the unit',
  'check that the size is sensible',
]

const CONVERT_THINKING: Teaching['think'] = [
  'How many of the small unit make one large unit?',
  'To a smaller unit: more of them, so multiply.',
  'To a larger unit: fewer of them, so divide.',
]

const CONVERT_NOTES: PracticeNotes = {
  criteria: CONVERT_CRITERIA,
  think: CONVERT_THINKING,
  walt: 'change between metric units, and check that the size is sensible',
  prior: [
    'Multiply and divide by 10, 100 and 1,000.',
    'Know about how long a metre is, and how heavy a kilogram.',
  ],
  materials: [
    'a metre ruler with millimetres on it',
    'a 1 kg packet and a 1 L bottle',
    'a chart of the units, made by the class',
  ],
  hook: 'Say your height in metres. Now in centimetres. Now in millimetres. Which number is the largest, and have you grown?',
  ask: 'Will there be more of the new unit or fewer?',
  misconceptions: [
    {
      what: 'Divides to change to a smaller unit.',
      why: 'Smaller sounds like less.',
      move: 'Ask: how many centimetres fit into one metre? Do we need more of them or fewer?',
    },
    {
      what: 'Uses 100 for every change.',
      why: '1 m is 100 cm, and that is what was learnt first.',
      move: 'Sort the units on cards: which change is by 10, which by 100 and which by 1,000?',
    },
  ],
  support: 'Keep a table of facts beside you, such as 1 m = 100 cm, and change between two units at a time.',
  extension:
    'Write one length in millimetres, centimetres, metres and kilometres. What happens to the digits?',
  next: ['Add measurements that have different units.', 'Work out how many small amounts fill a large one.'],
  english: [
    ['convert', 'change to another unit; the amount stays the same'],
    ['metric', 'a system of units that goes in tens'],
  ],
  reo: ['inenga', 'mitarau'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'comparing lengths': {
    criteria: [
      'start both things at the same line',
      'look at the other ends',
      'say which is longer, shorter or the same',
    ],
    prior: ['Say that something is long or short.', 'Put two things side by side.'],
    think: [
      'I put one end of each at the same line.',
      'I look at the other ends: which goes further?',
      'I say the whole sentence: the pencil is longer than the crayon.',
    ],
    hook: 'Hide two pencils in your fist so that only their tips show, at the same height. Which is longer? Vote, then open your hand.',
    ask: 'Where must both things begin, and why?',
    misconceptions: [
      {
        what: 'Compares without lining up the ends.',
        why: 'Looks at one end only.',
        move: 'Slide both to a line on the table and look again.',
      },
      {
        what: 'Says that a bent string is shorter than a straight one.',
        why: 'Looks at how far it reaches.',
        move: 'Pull it straight beside the other.',
      },
    ],
    support: 'Compare two things that are very different first.',
    extension: 'Put five things in order, and find a sixth that belongs in the middle.',
    next: ['Measure with cubes laid end to end.', 'Put five things in order of length.'],
    english: [
      ['longer', 'goes further from end to end'],
      ['shorter', 'does not go as far'],
    ],
    reo: ['roa'],
  },
  'comparing masses': {
    criteria: [
      'hold one thing in each hand and say which feels heavier',
      'put one on each side of the balance',
      'say which is heavier, lighter or the same',
    ],
    prior: ['Say that something is big or small.', 'Hold a thing in each hand without letting go.'],
    think: [
      'I hold one in each hand: which pulls down more?',
      'I put one on each side of the balance.',
      'The side that goes down has the heavier thing.',
    ],
    next: [
      'Balance one thing with cubes and count them.',
      'Put three things in order, from lightest to heaviest.',
    ],
    english: [
      ['heavier', 'pulls down more'],
      ['lighter', 'pulls down less'],
      ['balance', 'a tool that shows which side is heavier'],
    ],
    reo: ['taumaha'],
    ask: 'How could you be sure without guessing?',
    misconceptions: [
      {
        what: 'Says that the bigger thing is always heavier.',
        why: 'Big things are often heavy.',
        move: 'Put a balloon and a stone on the balance.',
      },
      {
        what: 'Takes the side that goes up for the heavier one.',
        why: 'Up looks like more.',
        move: 'Hold one thing in each hand: which hand is pulled down?',
      },
    ],
  },
  'comparing how much containers hold': {
    prior: ['Say that something is full or empty.', 'Pour from one cup into another.'],
    next: [
      'Count how many cups fill each container.',
      'Put three containers in order, from holds least to holds most.',
    ],
    english: [
      ['holds more', 'has more room inside'],
      ['full', 'with no room left'],
      ['empty', 'with nothing in it'],
    ],
    reo: ['inenga'],
    criteria: [
      'fill to the top each time',
      'pour from one into the other, or count cups',
      'say “holds more”, “holds less” or “holds the same”',
    ],
    think: [
      'I guess first: which holds more?',
      'I fill one to the top and pour it into the other.',
      'Does it overflow? Then the first one holds more. Is there room? Then it holds less.',
    ],
    ask: 'The tall one or the wide one: how can you find out which holds more?',
    misconceptions: [
      {
        what: 'Says that the taller container always holds more.',
        why: 'Height is what is seen first.',
        move: 'Pour from the tall thin one into the low wide one, and watch.',
      },
      {
        what: 'Fills the cup differently each time.',
        why: 'Nearly full looks like full.',
        move: 'Level every cup at the top before it is poured.',
      },
    ],
  },
  'words for comparing': { criteria: COMPARE_CRITERIA },
  'measuring with objects': {
    prior: ['Say which of two things is longer.', 'Count up to 20 things.'],
    think: [
      'I take units that are all the same size.',
      'I lay them end to end along the thing, with no gaps.',
      'I count them and say it: the table is 12 blocks long.',
    ],
    misconceptions: [
      {
        what: 'Leaves gaps between the units, or lays them over each other.',
        why: 'Only the count seems to matter.',
        move: 'Push them together along the edge and count again.',
      },
      {
        what: 'Mixes units of different sizes.',
        why: 'A unit is a unit.',
        move: 'Measure once with long blocks and once with short ones: why do the numbers differ?',
      },
    ],
    english: [
      ['unit', 'the thing that we count, such as a block'],
      ['end to end', 'touching, with no gap'],
    ],
    next: ['Measure the same thing with two different units.', 'Guess first, then measure.'],
    criteria: ['put the objects end to end', 'leave no gaps and no overlaps', 'count and say how long it is'],
  },
  'measuring in centimetres': {
    criteria: ['estimate first', 'start measuring at 0', 'write the length in cm'],
    prior: ['Measure with cubes end to end, without gaps.', 'Read the numbers from 0 to 30 in order.'],
    materials: ['a 30 cm ruler a pair', 'six classroom things shorter than 30 cm a pair'],
    think: [
      'I estimate first: my finger is about 1 cm wide.',
      'I lay the ruler along the edge, with zero at the end of the thing.',
      'I read the number at the other end and say “centimetres”.',
    ],
    hook: 'Hold a finger across the ruler. About how many centimetres wide is it? Now you have a measuring tool in your hand.',
    ask: 'Where does this ruler begin: at its end, or at the zero?',
    misconceptions: [
      {
        what: 'Starts measuring from 1 or from the end of the ruler.',
        why: 'Counting starts at one, and the end looks like the beginning.',
        move: 'Find zero on three different rulers and put a dot of pen on it.',
      },
      {
        what: 'Counts the marks and not the spaces.',
        why: 'Marks are what can be seen.',
        move: 'Lay centimetre cubes along the ruler: one cube fills one space.',
      },
    ],
    support: 'Lay centimetre cubes along the thing, count them, then put the ruler beside the cubes.',
    extension: 'Measure a line with a ruler that is broken off at 3 cm. How do you find its length?',
    next: [
      'Measure things longer than the ruler: what do we do at its end?',
      'Say lengths in metres and centimetres.',
    ],
    english: [
      ['centimetre', 'about the width of a finger; we write cm'],
      ['estimate', 'a careful guess made before measuring'],
    ],
    reo: ['inenga', 'roa', 'mitarau'],
  },
  'reading scales': {
    criteria: UNIT_CRITERIA,
    prior: ['Count in twos, fives, tens and hundreds.', 'Read a number line with marks between the numbers.'],
    materials: ['kitchen scales, a measuring jug and a ruler', 'things to weigh and water to pour'],
    think: [
      'Which two numbers is it between?',
      'How many spaces lie between them, so what is one space worth?',
      'I count on from the lower number and write the unit.',
    ],
    hook: 'Show a scale with 0 and 100 only, and four marks between. An arrow points at the second mark. Is it 2, 20 or 40?',
    ask: 'What is one space worth, and how did you find out?',
    misconceptions: [
      {
        what: 'Reads every mark of the scale as 1.',
        why: 'Counts marks and not what they stand for.',
        move: 'Count the spaces between two numbers: what is each worth?',
      },
      {
        what: 'Counts the marks between two numbers to share out the difference.',
        why: 'Marks are easier to see than spaces.',
        move: 'Colour the spaces one by one: four marks make five spaces.',
      },
    ],
    support: 'Use scales with every mark numbered, then cover every second number.',
    extension: 'Draw a scale on which the arrow shows 350 g, with as few numbers on it as you can.',
    next: ['Weigh out the ingredients of a recipe.', 'Read a thermometer.'],
    english: [
      ['scale', 'the marks and numbers on a measuring tool'],
      ['interval', 'the step from one mark to the next'],
    ],
  },
  'units of the same size': {
    criteria: ['use units of one size', 'leave no gaps or overlaps', 'explain what goes wrong otherwise'],
  },
  'ordering measurements': {
    criteria: [
      'check that the units are the same',
      'put the measurements in order',
      'say how much more one is',
    ],
  },
  'metres and centimetres': {
    criteria: UNIT_CRITERIA,
    materials: ['rulers and tape measures', 'things to measure in the room and outside'],
    think: [
      'Is it longer or shorter than a metre? I choose the unit.',
      'I estimate with something that I know.',
      'I start at zero, keep the tape straight, and read to the nearest centimetre.',
    ],
    misconceptions: [
      {
        what: 'Starts measuring from 1 or from the end of the ruler.',
        why: 'Counting starts at one.',
        move: 'Find zero on three different rulers.',
      },
      {
        what: 'Writes 1 m 5 cm as 15 cm or 1.5 m.',
        why: 'Joins the two numbers.',
        move: 'Show 1 m and 5 cm on the tape, and count on from 100.',
      },
    ],
    extension: 'Find three things that are together as close to 2 m as possible.',
    next: ['Change between metres and centimetres.', 'Find the distance round shapes.'],
    prior: ['Measure in centimetres, from zero.', 'Know that 100 centimetres make a metre.'],
    hook: 'Show with your arms how long a metre is. Hold a metre ruler against it: whose arms were closest?',
    ask: 'Is that longer or shorter than a metre, and how do you know before measuring?',
    support: 'Measure things shorter than a metre, in centimetres only.',
    english: [
      ['metre', '100 centimetres; we write m'],
      ['estimate', 'a careful guess made before measuring'],
    ],
    reo: ['inenga', 'roa', 'mitarau'],
  },
  'kilograms and grams': {
    criteria: UNIT_CRITERIA,
    materials: ['kitchen scales', 'a 1 kg packet', 'things to weigh'],
    hook: 'Pass round a 1 kg packet. Name something that is about as heavy.',
    misconceptions: [
      {
        what: 'Thinks that bigger things are always heavier.',
        why: 'Size is what is seen.',
        move: 'Compare a large empty box with a small stone.',
      },
      {
        what: 'Reads every mark of the scale as 1.',
        why: 'Counts marks and not what they stand for.',
        move: 'Count the spaces between two numbers: what is each worth?',
      },
    ],
    extension: 'Find things that are together as close to 1 kg as possible.',
    prior: ['Say which of two things is heavier by holding them.', 'Count in hundreds to 1,000.'],
    think: [
      'Is it lighter or heavier than the 1 kg packet? I choose grams or kilograms.',
      'I look at the scale: what does one mark stand for?',
      'I read to the nearest mark and write the unit.',
    ],
    ask: 'Which is heavier, and does it have to be the bigger one?',
    support: 'Use scales whose marks are numbered every 100 g.',
    next: ['Change between kilograms and grams.', 'Weigh out the ingredients of a recipe.'],
    english: [
      ['mass', 'how heavy something is'],
      ['kilogram', '1,000 grams; we write kg'],
    ],
    reo: ['inenga', 'taumaha'],
  },
  'litres and millilitres': {
    criteria: UNIT_CRITERIA,
    materials: ['measuring jugs and water', 'containers of different shapes'],
    hook: 'Show a 1 L bottle and a cup. How many cups fill the bottle?',
    misconceptions: [
      {
        what: 'Says that the taller container holds more.',
        why: 'Sees height and not width.',
        move: 'Pour from one into the other.',
      },
      {
        what: 'Reads the scale from above.',
        why: 'It is easier to look down.',
        move: 'Bring the eyes level with the water, and read again.',
      },
    ],
    extension: 'Find three containers that hold as close to 1 L as possible together.',
    prior: ['Say which of two containers holds more by pouring.', 'Count in hundreds to 1,000.'],
    think: [
      'Is it more or less than the 1 L bottle? I choose litres or millilitres.',
      'I bring my eyes level with the water.',
      'I read the mark and write the unit.',
    ],
    ask: 'Can a low, wide container hold more than a tall one?',
    support: 'Use containers that hold full hundreds of millilitres.',
    next: ['Change between litres and millilitres.', 'Share a litre equally between cups.'],
    english: [
      ['capacity', 'how much a container can hold'],
      ['litre', '1,000 millilitres; we write L'],
    ],
    reo: ['inenga', 'rita'],
  },
  'reading a thermometer': {
    criteria: ['find what each mark stands for', 'read where the line ends', 'write the temperature in °C'],
    think: [
      'What does each mark stand for?',
      'Count up from 0 to the end of the line.',
      'Write °C after the number.',
    ],
    prior: ['Count in twos, fives and tens.', 'Know that warmer weather has higher temperatures.'],
    materials: [
      'a thermometer a group, or a large drawn one on the board',
      'cold water, and water from the warm tap, in two cups a group',
    ],
    hook: 'Dip a finger in cold water, then in water from the warm tap. How many degrees do you think each is? Now we read it.',
    ask: 'What is one mark worth, and how do you know?',
    misconceptions: [
      {
        what: 'Reads every mark as one degree.',
        why: 'Counts marks.',
        move: 'Count the spaces between two numbers: what is each worth?',
      },
      {
        what: 'Thinks that the thermometer shows the temperature at once.',
        why: 'A clock does.',
        move: 'Watch the line for one minute before reading.',
      },
    ],
    support: 'Use a large drawn thermometer and slide a strip of red paper up to the temperature.',
    extension:
      'One place has 4 °C in the morning and 19 °C in the afternoon. What could its day have been like, and where?',
    next: ['Record the temperature at the same time every day for a week.', 'Show the week on a graph.'],
    reo: ['pāmahana'],
    english: [
      ['temperature', 'how hot or cold something is'],
      ['degree', 'the unit of temperature; we write °C'],
    ],
  },
  'changing between metres and centimetres': CONVERT_NOTES,
  'mixed units of length': CONVERT_NOTES,
  'changing metric units': CONVERT_NOTES,
  'estimating with a benchmark': {
    criteria: ['choose something I know the size of', 'use it to estimate', 'measure and compare'],
    think: [
      'What do I know that is about that size?',
      'How many of them would fit?',
      'Now measure, and compare.',
    ],
  },
  'milli-, centi- and kilo-': {
    criteria: [
      'say what milli-, centi- and kilo- mean',
      'use them to change units',
      'explain a new word with one of them',
    ],
    think: [
      'Look at the first part of the word.',
      'kilo- is a thousand, centi- a hundredth, milli- a thousandth.',
      'Use it to say how many.',
    ],
  },
  'grams and kilograms, millilitres and litres': CONVERT_NOTES,
  'measurements as decimals': CONVERT_NOTES,
  rates: {
    hook: 'Walk ten metres slowly, then fast. How could we say how fast, so that others know exactly?',
    ask: 'Kilometres for how many hours? So how many for one?',
    misconceptions: [
      {
        what: 'Gives only the distance or only the time.',
        why: 'One number looks like an answer.',
        move: 'Read the unit aloud: kilometres in one hour.',
      },
      {
        what: 'Divides the wrong way round.',
        why: 'Both numbers are given.',
        move: 'Ask what “per hour” means, and act it out for one hour.',
      },
    ],
    english: [
      ['rate', 'how much for each one of something else'],
      ['speed', 'distance for each hour or second'],
    ],
    criteria: [
      'say what is compared with what',
      'divide to find how much for one',
      'write the rate with its unit',
    ],
    think: [
      'What goes with what: kilometres with hours?',
      'Divide to find how much for one hour.',
      'Write both units: km/h.',
    ],
  },
  'measurements in different units': {
    ...CONVERT_NOTES,
    criteria: [
      'say how many small units make one large unit',
      'write both measurements in one unit before I compare or add',
      'check that the size is sensible',
    ],
    think: [
      'How many of the small unit make one large unit?',
      'To a smaller unit there are more of them, so I multiply; to a larger one I divide.',
      'I check: is the answer about the size of the real thing?',
    ],
    misconceptions: [
      {
        what: 'Divides to change to a smaller unit.',
        why: 'Smaller sounds like less.',
        move: 'Ask: how many centimetres fit into one metre? Do we need more of them or fewer?',
      },
      {
        what: 'Says that 3.5 m is less than 340 cm.',
        why: '340 is the larger number.',
        move: 'Write both in the smaller unit, then compare.',
      },
      {
        what: 'Reads 4.08 km as 4 km 8 m.',
        why: 'The digits after the point are read as a whole number.',
        move: 'Use a place value chart: hundredths of a kilometre are tens of metres.',
      },
    ],
  },
  'problems with measurements': {
    misconceptions: [
      {
        what: 'Adds 1.35 kg and 850 g as 851.35.',
        why: 'Both are masses.',
        move: 'Ask for the unit of each number, then write both in one unit.',
      },
    ],
  },
  'capacity and volume in litres': {
    walt: 'measure capacity in litres and millilitres, and work with both units',
    criteria: [
      'choose litres or millilitres',
      'change between them by 1,000',
      'check that the amount is sensible',
    ],
    prior: ['Read a scale with marks between the numbers.', 'Multiply and divide by 10, 100 and 1,000.'],
    materials: [
      'a measuring jug marked in mL and water',
      'bottles and cups whose labels tell what they hold',
    ],
    think: [
      '1 L is 1,000 mL.',
      'To millilitres: more of them, so I multiply. To litres: fewer, so I divide.',
      'I think of a 1 L milk bottle: is that about right?',
    ],
    hook: 'Show five bottles with their labels turned away. Put them in order by what they hold, then read the labels.',
    ask: 'Can a low, wide bottle hold as much as a tall one?',
    misconceptions: [
      {
        what: 'Says that the taller container holds more.',
        why: 'Sees height and not width.',
        move: 'Pour from one into the other.',
      },
      {
        what: 'Writes 1 L 50 mL as 1.5 L.',
        why: 'Joins the two numbers at the point.',
        move: 'Write both in millilitres: 1,050 and 1,500. Pour the difference.',
      },
    ],
    support: 'Keep a line from 0 to 2 L beside you, with 1,000 mL under 1 L.',
    extension: 'A tap drips 5 mL in a minute. How much water is that in a day, and how many buckets of 9 L?',
    next: [
      'Find the volume of boxes in cubic centimetres: 1 mL fills 1 cm³.',
      'Work out how many cups a large bottle fills.',
    ],
    english: [
      ['capacity', 'how much a container can hold'],
      ['litre', '1,000 millilitres; we write L'],
    ],
    reo: ['inenga', 'rita'],
  },
}
