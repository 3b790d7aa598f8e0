import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'collect data, show it clearly and say what it tells us',
  criteria: [
    'ask a question that data can answer',
    'record and display so that others can read it',
    'say what the display shows, and who it is about',
  ],
  prior: ['Sort and count a group.', 'Read a simple table.'],
  materials: ['squared paper', 'sticky notes', 'a class list for tallying (initials only)'],
  think: [
    'What does the title say the data is about?',
    'Read each row or bar with its label.',
    'Compare, then say it in one whole sentence.',
  ],
  hook: 'Put your sticky note above your answer on the board. What can we see in five seconds?',
  ask: 'Who is this data about, and who is it not about?',
  misconceptions: [
    {
      what: 'Reads the tallest bar as “the best”.',
      why: 'Taller looks like winning.',
      move: 'Read the label aloud and say “most often”.',
    },
    {
      what: 'Speaks about everyone from one class’s data.',
      why: 'The group asked is forgotten.',
      move: 'End each sentence with “in our class”.',
    },
  ],
  support: 'Use the class’s own sticky notes and compare two groups.',
  extension: 'Say something the data cannot tell us, and what you would ask next.',
  next: [
    'Choose another display for the same data and compare.',
    'Ask a new question that comes from this one.',
  ],
  english: [
    ['data', 'facts that are collected'],
    ['tally', 'marks that keep count'],
  ],
  reo: ['raraunga', 'kauwhata', 'pātai'],
}

const DATA_CRITERIA: Teaching['criteria'] = [
  'collect or read the data carefully',
  'show it so that others can read it',
  'say what it shows, and about whom',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'asking a question that data can answer': { criteria: DATA_CRITERIA },
  'sorting and counting groups': { criteria: DATA_CRITERIA },
  'tally marks': { criteria: DATA_CRITERIA },
  'a picture graph': { criteria: DATA_CRITERIA },
  'most, fewest or the same': { criteria: DATA_CRITERIA },
  'answers in a table': { criteria: DATA_CRITERIA },
  'a picture graph with a key': { criteria: DATA_CRITERIA },
  'comparing two categories': { criteria: DATA_CRITERIA },
  'saying what a display shows': { criteria: DATA_CRITERIA },
  'drawing a bar graph': {
    walt: 'draw a bar graph and say what it shows',
    criteria: [
      'write a title and labels',
      'use an even scale from 0',
      'say something true with “more than” or “fewest”',
    ],
    misconceptions: [
      {
        what: 'Begins the scale at the smallest number, or jumps unevenly.',
        why: 'Only the numbers that occur are written.',
        move: 'Count the squares between two numbers: is it always the same?',
      },
      {
        what: 'Reads the tallest bar as “the best”.',
        why: 'Taller looks like winning.',
        move: 'Read the label aloud and say “most often”.',
      },
    ],
  },
  'reading graphs and tables': { criteria: DATA_CRITERIA },
  'misleading scales': { criteria: DATA_CRITERIA },
  'kinds of data': { criteria: DATA_CRITERIA },
  'pie charts': {
    walt: 'read and draw pie charts, and say which part of the whole each group is',
    criteria: [
      'say what the whole circle stands for',
      'read a part as a fraction, a percentage or an angle',
      'work out each angle from 360° before I draw',
    ],
    prior: ['Find a percentage of a number.', 'Measure and draw an angle with a protractor.'],
    materials: ['a compass and a protractor a pair', 'calculators', 'paper circles to fold'],
    think: [
      'What does the whole circle stand for, and how many people is that?',
      'Which fraction of the circle is this part? A quarter is 90°, a half is 180°.',
      'Angle = part ÷ whole × 360°. Do all the angles add up to 360°?',
    ],
    hook: 'Line up in a ring by how you came to school, each group together. Where would cuts from the middle go? You have made a pie chart.',
    ask: 'When is a pie chart the better display, and when a bar graph?',
    misconceptions: [
      {
        what: 'Takes the percentage for the angle.',
        why: 'Both say how large the part is.',
        move: 'Fold a circle into quarters: 25% is how many degrees?',
      },
      {
        what: 'Says that the larger part of two charts stands for more people.',
        why: 'The whole is forgotten.',
        move: 'Write the number of people beside each chart, and work out both parts.',
      },
    ],
    support: 'Use a circle marked in ten equal parts of 36°.',
    extension: 'Draw pie charts of two classes of different sizes. What can be compared, and what cannot?',
    next: [
      'Show the same data as a bar graph, and choose the better one.',
      'Collect data of our own and draw it.',
    ],
    english: [
      ['pie chart', 'a circle cut into parts that show shares of a whole'],
      ['sector', 'one part of the circle, between two lines from the middle'],
      ['protractor', 'a tool for measuring angles'],
    ],
  },
  'scatter plots': {
    walt: 'draw and read scatter plots, and describe how two measures go together',
    criteria: [
      'name what each axis measures',
      'plot one point for each pair of numbers',
      'describe the pattern with “tends to”, and name a point that does not fit',
    ],
    prior: ['Plot and read coordinates.', 'Describe what a display shows, and who it is about.'],
    materials: ['squared paper', 'rulers', 'tape measures'],
    think: [
      'What does one point stand for?',
      'I go along first, then up.',
      'From left to right: do the points rise, fall, or neither?',
      'Does one point lie far away? I check it before I say why.',
    ],
    hook: 'Do people with longer feet have longer forearms? Vote, then measure four people and mark them on the board as points.',
    ask: 'They go together. Does that mean that one makes the other happen?',
    misconceptions: [
      {
        what: 'Joins the points with lines.',
        why: 'Line graphs are drawn so.',
        move: 'Ask: what would a place between two people mean?',
      },
      {
        what: 'Says that one causes the other.',
        why: 'A clear pattern looks like a reason.',
        move: 'Look for a third thing that could lie behind both.',
      },
    ],
    support: 'Give the axes ready drawn and named, and plot four points.',
    extension: 'Draw a line with a ruler that follows the points, and use it to estimate a new value.',
    next: ['Measure pairs of our own, and plot them.', 'Compare the plots of two groups.'],
    english: [
      ['scatter plot', 'a display of pairs of numbers as points'],
      ['axis', 'a numbered line along the bottom or up the side'],
      ['outlier', 'a point far from the others'],
    ],
  },
  'investigative questions': {
    walt: 'write an investigative question that data can answer',
    criteria: [
      'name what is measured or counted',
      'name the group that it is about',
      'ask about the whole group, and not about one person',
    ],
    think: [
      'What are we curious about? That is the variable.',
      'Who is it about? I write the group into the question.',
      'Could one person answer it alone? Then it is no investigative question yet.',
      'How will we collect the data, and what might we find?',
    ],
    hook: 'Put up two questions: “How do you come to school?” and “How do the students in our class come to school?” Which one do we ask, and which one do we investigate?',
    ask: 'Who is this question about, and what data would answer it?',
    misconceptions: [
      {
        what: 'Writes the question that is asked of one person.',
        why: 'That is the question they will say aloud.',
        move: 'Ask: would one answer be enough? Put “the students in our class” into it.',
      },
      {
        what: 'Asks about things that cannot be counted or measured, such as “Why is netball the best?”',
        why: 'An opinion feels like a question for data.',
        move: 'Ask: what would we write in the table?',
      },
    ],
    support: 'Give the start: “How many … do the students in our class …?”',
    extension: 'Write a question that compares two groups, and predict what the data will show.',
    next: ['Plan how to collect the data, and from whom.', 'Collect it, and draw a dot plot or a bar graph.'],
    english: [
      ['investigative question', 'a question about a group that data can answer'],
      ['variable', 'what is measured or counted'],
      ['data', 'facts that are collected'],
    ],
  },
  'dot plots': {
    walt: 'show data on a dot plot and say what it shows',
    criteria: [
      'draw an even line with all the values',
      'put one dot above the line for each piece of data',
      'say where most of it is, and how far it spreads',
    ],
    prior: ['Keep a tally.', 'Read a number line.'],
    materials: ['sticky dots or sticky notes, one each', 'squared paper each'],
    think: [
      'What is the smallest value and what the largest? The line goes from one to the other.',
      'One dot for each answer, stacked straight up.',
      'Where is the tallest stack? Is one dot far away from the rest?',
    ],
    hook: 'How many people live in your house? Everyone puts one sticky dot above the number on the board. What do we see in five seconds?',
    ask: 'Which number of people is most common, and is that the same as the largest number?',
    misconceptions: [
      {
        what: 'Leaves out values that nobody has.',
        why: 'There is nothing to draw there.',
        move: 'Write the whole line first: an empty place tells something too.',
      },
      {
        what: 'Says that the tallest stack is the largest value.',
        why: 'High looks like more.',
        move: 'Put a finger on the stack and read down: whose value is it, and how many have it?',
      },
    ],
    support: 'Use the line that is drawn for you and add your own class’s dots.',
    extension: 'Make up a dot plot of ten values whose most common value is 3 and whose range is 8.',
    next: ['Describe the middle and the spread.', 'Compare two dot plots on the same line.'],
    english: [
      ['dot plot', 'a number line with a dot for each piece of data'],
      ['range', 'the largest value less the smallest'],
      ['cluster', 'values that lie close together'],
    ],
  },
  'describing a dot plot': { criteria: DATA_CRITERIA },
  'how often and how large': { criteria: DATA_CRITERIA },
  'bar graphs with a larger scale': { criteria: DATA_CRITERIA },
  'measuring with a rounding rule': { criteria: DATA_CRITERIA },
  'grouped tables': { criteria: DATA_CRITERIA },
  'clustered bar graphs': { criteria: DATA_CRITERIA },
  'relationships in data': { criteria: DATA_CRITERIA },
  'mode and range': {
    walt: 'find the mode and the range, and say what they tell',
    prior: ['Put numbers in order.', 'Find how much one number is more than another.'],
    materials: ['small squares of paper, one number on each, 9 a pair', 'squared paper each'],
    support:
      'Lay the numbers in order, and put equal ones on top of each other: the tallest pile is the mode.',
    reo: ['raraunga'],
    criteria: [
      'find the value that comes most often',
      'take the smallest from the largest for the range',
      'say what each tells about the data',
    ],
    think: [
      'I put the values in order, so that equal ones stand together.',
      'The one that comes most often is the mode.',
      'Largest less smallest is the range.',
    ],
    hook: 'Seven students counted the people in their homes: 4, 5, 3, 4, 6, 4, 2. Which number comes most often? How far apart are the most and the fewest?',
    ask: 'Can there be two modes, or none?',
    misconceptions: [
      {
        what: 'Gives how often the mode comes, and not the value.',
        why: 'Counting came last.',
        move: 'Point at the pile: what is written on these papers?',
      },
      {
        what: 'Gives the largest value as the range.',
        why: '“How far does it go?”',
        move: 'Draw the data on a line and measure from one end to the other.',
      },
    ],
    extension: 'Find six numbers with a mode of 4 and a range of 7. How many answers can you find?',
    next: ['Compare two groups by mode and range.', 'Find the median and the mean of the same data.'],
  },
  'mean and range': {
    walt: 'find the mean and the range, and say what they tell',
    prior: ['Add several numbers and divide by a one-digit number.', 'Order numbers.'],
    materials: ['cubes a pair, to build and level towers', 'squared paper each'],
    support: 'Build a tower for each number and level them with cubes; then write what you did.',
    reo: ['raraunga'],
    criteria: [
      'add all values and divide by how many there are',
      'take the smallest from the largest for the range',
      'say what each tells about the data',
    ],
    think: [
      'How many values are there? A zero counts too.',
      'I add them and share the total equally.',
      'Largest less smallest is the range.',
    ],
    hook: 'Four students have 2, 7, 3 and 8 cubes. Share so that everyone has the same without counting the total first. What did you do?',
    ask: 'Can the mean be a number that nobody has?',
    misconceptions: [
      {
        what: 'Leaves out a zero when counting how many.',
        why: 'Nothing is added for it.',
        move: 'Build the tower of none: does it get cubes when we level?',
      },
      {
        what: 'Gives the largest value as the range.',
        why: '“How far does it go?”',
        move: 'Draw the data on a line and measure from one end to the other.',
      },
    ],
    extension:
      'Find five different numbers with a mean of 6 and a range of 8. How many answers can you find?',
    next: ['Compare two groups by mean and range.', 'See what one very large value does to the mean.'],
    english: [
      ['mean', 'the total shared equally'],
      ['range', 'the largest value less the smallest'],
    ],
  },
  'time-series graphs': { criteria: DATA_CRITERIA },
  'choosing a display': { criteria: DATA_CRITERIA },
  'a full investigation': { criteria: DATA_CRITERIA },
  'limits of a conclusion': { criteria: DATA_CRITERIA },
  'median, mode and mean': {
    walt: 'find the median, the mode and the mean, and choose the one that tells most',
    prior: ['Add several numbers and divide by a one-digit number.', 'Order numbers.'],
    materials: ['cubes a pair, to build and level towers', 'squared paper each'],
    support: 'Build a tower for each number and level them with cubes; then write what you did.',
    reo: ['raraunga'],
    criteria: [
      'put the data in order for the median',
      'find the most common value for the mode',
      'add and divide for the mean, and say which fits best',
    ],
    think: [
      'I put the values in order.',
      'Median: the middle one, or half-way between the two in the middle.',
      'Mode: the one that comes most often. Mean: the total shared equally.',
    ],
    hook: 'In a shop five people earn $24, $24, $25, $26 and $101 an hour. The owner says “on average $40”, a worker says “$24”. Who is right?',
    ask: 'Which of the three would one very large value change most?',
    misconceptions: [
      {
        what: 'Takes the middle of the list as it was written.',
        why: 'The middle seems to be a place on the page.',
        move: 'Write each value on a card and line them up before choosing.',
      },
      {
        what: 'Thinks that there must be exactly one mode.',
        why: 'There is one mean.',
        move: 'Look at 2, 2, 5, 7, 7: which comes most often?',
      },
    ],
    extension: 'Find seven numbers with median 5, mode 3 and mean 6.',
    next: ['Compare two groups with the same mean.', 'Choose the right one for a report.'],
    english: [
      ['median', 'the middle value when they are in order'],
      ['mode', 'the most common value'],
      ['mean', 'the total shared equally'],
    ],
  },
  'comparing distributions': { criteria: DATA_CRITERIA },
  'samples and populations': { criteria: DATA_CRITERIA },
  'claims and bias': { criteria: DATA_CRITERIA },
  'picture graphs': {
    walt: 'draw and read picture graphs with a key',
    criteria: [
      'draw pictures of one size in straight rows',
      'write a key that says what one picture stands for',
      'use the key to say how many',
    ],
    prior: ['Keep a tally.', 'Count in twos and fives.'],
    materials: ['squared paper, a sheet each', 'crayons', 'scrap paper for tallies'],
    think: [
      'I read the title, then the key: what does one picture stand for?',
      'I count the pictures of a row and count on by the key for each.',
      'To compare, I look at how many more pictures there are, and use the key again.',
    ],
    hook: 'Draw four smiling faces on the board. “These are eight people.” How can that be?',
    ask: 'What would happen to your graph if one picture stood for ten?',
    misconceptions: [
      {
        what: 'Counts the pictures and forgets the key.',
        why: 'In the first graphs one picture was one thing.',
        move: 'Point to each picture and count on by the key: 2, 4, 6.',
      },
      {
        what: 'Draws pictures of different sizes, so that the longest row is not the largest.',
        why: 'Each picture is drawn for itself.',
        move: 'Use one square of the paper for each picture, beginning at one line.',
      },
    ],
    support: 'Use a key of one picture for one person first.',
    extension: 'Draw the same data with a key of two and of five. Which is easier to read, and why?',
    next: ['Show the same data in another kind of graph.', 'Ask a new question that comes from this one.'],
    english: [
      ['picture graph', 'a graph that shows how many with pictures'],
      ['key', 'says what one picture stands for'],
      ['tally', 'marks that keep count'],
    ],
    reo: ['kauwhata', 'raraunga'],
  },
  'bar graphs': {
    walt: 'draw and read bar graphs',
    criteria: [
      'give the graph a title, labels and an even scale from 0',
      'read how high a bar is from the scale',
      'compare two bars in a whole sentence',
    ],
    think: [
      'I read the title and the labels: what is this about?',
      'What is one step of the scale? I count up in it.',
      'I read where each bar ends, then say how many more or fewer.',
    ],
    support: 'Make the graph with one cube or square for each person first.',
    extension: 'Draw the same data with another scale, and say what changes.',
    english: [
      ['scale', 'the numbers along the side, in equal steps from 0'],
      ['label', 'the word that says what a bar is'],
      ['tally', 'marks that keep count'],
    ],
    reo: ['kauwhata', 'raraunga'],
  },
}
