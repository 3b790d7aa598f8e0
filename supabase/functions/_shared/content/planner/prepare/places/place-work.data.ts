import type { ClassNeed } from '../../../understood.ts'
import type { HandsOn } from '../../topic.ts'

/**
 * Work of a topic of mathematics with what is at a place. `{things}`, `{thing}`, `{on}` and `{ground}` stand for what the place has. The questions
 * themselves are those of the topic, which the teacher reads out, so that the numbers are those of the year.
 */
export interface PlaceWork extends Pick<HandsOn, 'start' | 'show' | 'steps' | 'look' | 'easier' | 'harder'> {
  /** The topics of mathematics that it is for; every topic where none is named. */
  topics?: readonly string[]
  /** The places that it is for; every place with ground to work on where none is named. */
  places?: readonly ClassNeed[]
  materials?: readonly string[]
}

export const PLACE_WORK: readonly PlaceWork[] = [
  {
    places: ['kitchen'],
    topics: [
      'fractions',
      'fraction-of-set',
      'fraction-sums',
      'ratio',
      'decimals',
      'percentages',
      'multiply-divide',
    ],
    materials: [
      'a set of measuring cups and spoons for each group',
      'a jug of water and a bowl of dry rice or oats for each group',
      'a simple recipe for each group',
    ],
    start:
      'Fill one cup with the half cup only. How many half cups did it take? And how many quarter cups would it take?',
    show: 'Read one amount of the recipe aloud, fill it with a smaller cup, and count how many times it goes in.',
    steps: [
      'Find out how many times each smaller cup fills one whole cup. Say it as a fraction: “four quarter cups make one cup.”',
      'Measure three amounts of your recipe with a smaller cup than it names. How many did you need?',
      'Halve every amount of the recipe, and then double it. Write the new amounts {on}.',
      'Put two amounts side by side. Which is more, and how do the cups show it?',
    ],
    look: 'amounts are level, and the fraction is said of one whole cup.',
    easier: 'Use whole and half cups only, with water.',
    harder: 'The recipe is for four and your class has thirty: by what do you multiply each amount?',
  },
  {
    places: ['kitchen'],
    topics: ['measuring', 'time', 'data', 'chance', 'shapes', 'angles', 'spatial'],
    materials: [
      'scales, a measuring jug and a timer for each group',
      'food and packets to weigh, pour and sort',
    ],
    start: 'Hold an apple and a packet of pasta. Which is heavier? How sure are you, and how could we check?',
    show: 'Guess one amount, measure it, read the scale at eye level, and write guess and measure {on}.',
    steps: [
      'Choose four foods. Guess how heavy each is, or how much each holds, and put them in order.',
      'Measure each: level, at eye level, from zero. Write guess and measure {on} with the unit.',
      'Read the packets: what does each say it holds? How far from it is your measure?',
      'Time one job, such as filling a jug. How long would ten of them take?',
    ],
    look: 'the scale is read at eye level, and the unit is said.',
    easier: 'Compare two at a time by hand before you measure.',
    harder: 'Write each measure in another unit.',
  },
  {
    places: ['kitchen'],
    materials: ['dry food such as pasta or beans in a bowl, a cup and a spoon for each group'],
    start:
      'How many pieces of pasta are in this cup? Guess, then count them in a way that others can check at once.',
    show: 'Lay the first example with pieces of dry food in groups, and write it {on}.',
    steps: [
      'With your group lay each question that your teacher reads out with dry food, or draw it {on} where the numbers are large.',
      'Say what you did with the groups: put together, taken away, shared or repeated.',
      'Write the question and its answer {on}.',
      'Make up one about the food in front of you for another group.',
    ],
    look: 'the groups show what is written.',
    easier: 'Use numbers to 20 and move each piece.',
    harder: 'Use prices or weights from the packets.',
  },
  {
    places: ['library'],
    topics: ['data', 'chance'],
    start:
      'Look along one shelf for ten seconds. Which kind of book is there most of? How could we find out?',
    show: 'Count the books of one short shelf by kind with tallies, and draw the first column of a graph {on}.',
    steps: [
      'With a partner choose one shelf and a question about its books: kinds, sizes, colours or years.',
      'Count at least 20 books with tallies {on}. Touch the backs and leave the books where they are.',
      'Draw a graph of it {on}: labels, a title and equal steps.',
      'Say three things that your graph shows. Would another shelf look the same?',
    ],
    look: 'every book is counted once, and what is said can be seen in the graph.',
    easier: 'Use two kinds and 10 books.',
    harder: 'Compare two shelves, and say what the library could buy next.',
  },
  {
    places: ['library'],
    materials: ['one thick and one thin book for each pair'],
    start:
      'Open your thick book anywhere. Your partner guesses the page in as few questions as possible: you say only “higher” or “lower”.',
    show: 'Open a book twice, take the two page numbers, and do with them what today’s first example does.',
    steps: [
      'Open both books anywhere. Write the two page numbers {on} and say them to your partner.',
      'Make a question like today’s with these numbers, or with their last digits where they are large. Work it out {on}.',
      'Swap with your partner and check the answer in another way.',
      'Find a page, a picture or a shelf that shows something of today’s lesson. Show it to another pair, and say why.',
    ],
    look: 'the question that is made fits today’s lesson, and its answer is checked.',
    easier: 'Use the thin book, and only its last digit.',
    harder:
      'Choose the two pages so that the answer is as near to 1,000 as you can get, or as small as you can make it.',
  },
  {
    topics: ['counting', 'place-value', 'rounding', 'odd-even', 'decimals', 'integers', 'roman-numerals'],
    start:
      'Everyone collects ten {things}. Put them with a partner’s: how many are there, and how can you lay them out so that anyone sees it at once?',
    show: 'Lay {things} in groups of ten with some left over, and say the number of tens and of ones. Then write a number of today {on} and say what each digit is worth.',
    steps: [
      'With a partner lay out a number that your teacher calls: one {thing} for each one, a line of ten for each ten. Larger numbers are written {on}.',
      'Say the number, and the numbers just before and after it.',
      'Stand with another pair. Put your two numbers in order and say which is larger and why.',
      'Change one digit of your number. What is it worth now?',
    ],
    look: 'groups of ten are seen and used, and the digits are said with their value.',
    easier: 'Use fewer than 20 {things} and touch each one while you count.',
    harder:
      'Make up a riddle about your number for another pair: its digits, what it is nearest to, what it is not.',
  },
  {
    topics: [
      'add-subtract',
      'equations',
      'order-of-operations',
      'money',
      'mixed',
      'patterns',
      'percentages',
      'ratio',
    ],
    start:
      'Draw or mark a straight line {ground}, ten big steps long. One student walks from 6 to 13: which jump would you make first, and where would you stop on the way?',
    show: 'Mark a line ten steps long {ground}. Walk the first example along it: say where you start, each jump, and where you land.',
    steps: [
      'With a partner mark a line ten steps long {ground}, without numbers.',
      'One calls a question that your teacher has read out, the other walks the jumps and says each landing aloud.',
      'Write the question and its answer {on}. Swap places for the next one.',
      'Check with {things}, or by walking back from the answer: do you come out where you began?',
    ],
    look: 'jumps are said aloud, tens before ones, and the answer is checked by going back.',
    easier: 'Use {things} for both numbers first, then walk the jumps one at a time.',
    harder: 'Walk the same question in two different ways. Which needs fewer jumps?',
  },
  {
    topics: ['multiply-divide', 'factors'],
    start:
      'Collect 24 {things} with a partner. In how many ways can you lay them in equal rows, with none left over?',
    show: 'Lay {things} in equal rows, say how many rows and how many in each, and write the multiplication {on}. Turn your head to see the same rows the other way round.',
    steps: [
      'With a partner lay the first question that your teacher reads out as equal rows of {things}. Where the numbers are large, draw the rows {on} and split them at ten.',
      'Write the multiplication, and the division that goes with it, {on}.',
      'Push the rows apart into two parts that you know by heart. What do they make together?',
      'Walk to the rows of another pair. Say their multiplication before they tell you.',
    ],
    look: 'rows are equal, and a known fact is used to find a new one.',
    easier: 'Use rows of 2, 5 and 10, and count along them.',
    harder: 'Which numbers of {things} can be laid in only one way? Find five.',
  },
  {
    topics: ['fractions', 'fraction-of-set', 'fraction-sums'],
    start:
      'Mark a line {ground}, twelve foot lengths long. Stand where you think half of it is. How can we check it without a ruler?',
    show: 'Mark a line twelve foot lengths long {ground}. Cut it into equal parts by pacing, mark the parts, and name the fraction of the first example on it.',
    steps: [
      'With a partner mark two lines of the same length {ground}: twelve foot lengths each.',
      'Cut one into the parts that your teacher names, by pacing. Walk to the fraction that is called, and write its name there.',
      'Mark a second fraction on the other line. Which is further from the start, or are they at the same place? Say how you know.',
      'Collect 12 {things}. Share them out to show the same fraction of a set.',
    ],
    look: 'the parts are equal, and both lines have the same length where fractions are compared.',
    easier: 'Halves and quarters only: fold the line in the middle by walking from both ends.',
    harder: 'Find two fractions with different names at the same place, and say why they are equal.',
  },
  {
    topics: ['measuring', 'area'],
    materials: ['a tape measure, or a string one metre long, for each group'],
    start:
      'Point to something that you think is about one metre long. Check it with a long step: who was closest?',
    show: 'Measure one thing together: first guess, then measure from the very end, and write the guess and the length {on}.',
    steps: [
      'Choose four things that you can see from here: two shorter than you, two longer.',
      'For each: guess first, then measure it in foot lengths or long steps, and with the tape where you have one.',
      'Write guess and measure {on}, and say the measure in another unit. How far out were you?',
      'Walk right round one shape and count the steps: that is the distance round it. How much space does it cover?',
    ],
    look: 'measuring starts at the very end, has no gaps, and the unit is said.',
    easier: 'Measure with one kind of step and two things only; a partner marks each step.',
    harder: 'How many of your foot lengths make one metre? Use that to change your lengths to metres.',
  },
  {
    topics: ['shapes', 'angles', 'spatial'],
    start:
      'Find a square corner that you can see from where you stand. Check it with a folded leaf, a card or your elbow. Who finds one that is larger?',
    show: 'Draw the first shape {ground} as large as you can, walk round it, and count its sides and corners aloud.',
    steps: [
      'Walk about with a partner and find five shapes or corners of today’s lesson in what you see.',
      'Draw each {on} and write its name and what shows it: sides, corners, equal or not.',
      'Make one large shape with your arms, with {things}. Others say its name and why.',
      'Sort all your shapes into two groups. Let another pair guess your rule.',
    ],
    look: 'shapes are named by their sides and corners, also when they are turned.',
    easier: 'Trace each shape with a foot or a finger and count aloud.',
    harder: 'Describe a shape so that your partner draws it without seeing it.',
  },
  {
    topics: ['data', 'chance'],
    start:
      'Stand in lines by your answer to this question: which of the things that we see here do you like best? The lines are a graph: what does it tell us?',
    show: 'Take one question, collect the answers of eight students with tallies, and lay one {thing} for each answer in straight columns {ground}: a graph that we can walk along.',
    steps: [
      'With a partner choose a question that can be answered here: what lies about, what goes past, or what the class likes.',
      'Collect at least 20 answers or sightings. Keep a tally {on}.',
      'Make a graph of it: one {thing} for each, in straight columns that begin on one line. Write the labels and a title {on}.',
      'Say three things that your graph shows: the most, a difference, and the whole.',
      'Walk to another graph. Ask its makers one question that it can answer, and one that it cannot.',
    ],
    look: 'columns start on one line with equal steps, and what is said can be seen in the graph.',
    easier: 'Use three kinds only, and count aloud while laying the graph.',
    harder: 'Let one {thing} stand for two. What changes, and how do you show half of it?',
  },
  {
    topics: ['time', 'pathways'],
    start:
      'Shut your eyes and open them when you think that one minute is over. Who was closest, and how did you count?',
    show: 'Mark a large clock face or a plan of this place {ground}, and show the first example by walking it.',
    steps: [
      'With a partner mark a circle {ground} with twelve {things} round it: a clock. Lie, stand or point as its two hands.',
      'Show each time or way that your teacher calls. The pair beside you reads it.',
      'Write the time or the directions {on} in two ways.',
      'Give another pair three directions to walk, with turns and numbers of steps. Do they end where you meant?',
    ],
    look: 'the two hands, or the turn and the number of steps, are told apart.',
    easier: 'Use whole and half hours, or one turn at a time.',
    harder: 'How long is it from your time to that of another pair? Walk it round the clock.',
  },
]
