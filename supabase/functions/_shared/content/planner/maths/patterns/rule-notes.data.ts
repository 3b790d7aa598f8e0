import type { PracticeNotes } from '../maths-topic.ts'

const GROWING: PracticeNotes = {
  prior: ['Count on in equal steps from any number.', 'Find the difference between two numbers.'],
  materials: ['40 counters a pair', 'squared paper', 'mini whiteboards'],
  think: [
    'I find how much the pattern changes from the first number to the second.',
    'Is it the same change from the second to the third, and from the third to the fourth?',
    'I say the rule with its start and its step, and use it for the next two.',
  ],
  hook: 'Count together: 4, 9, 14, 19. Stop. Who knows the next two, and how?',
  ask: 'What do you have to say so that someone who cannot see the pattern can make it?',
  misconceptions: [
    {
      what: 'Says the step and not the start: “it goes up in fives”.',
      why: 'Only the change is looked at.',
      move: 'Both start at different numbers and go up in fives: do you get the same pattern?',
    },
    {
      what: 'Looks at the first step only and takes it for the rule.',
      why: 'One step looks like a rule.',
      move: 'Test the rule on two more steps before using it.',
    },
  ],
  support: 'Build the first four numbers with counters, and put the step between them in another colour.',
  extension: 'Make two different patterns that both have 20 as their fourth number, and write their rules.',
  next: [
    'Record a pattern in a table of positions and values.',
    'Find a far number without writing all of them.',
  ],
  english: [
    ['rule', 'where a pattern starts and what changes each time'],
    ['step', 'how much it grows or shrinks each time'],
  ],
}

const TABLES: PracticeNotes = {
  prior: ['Continue a pattern that grows by the same step.', 'Know the multiplication facts to 10 × 10.'],
  materials: ['squared paper or a ruled table each', '40 counters a pair', 'mini whiteboards'],
  hook: 'I think of a rule. Call out a number and I write what comes out: 1 gives 5, 2 gives 7, 3 gives 9. Who can say what 10 gives, and how?',
  ask: 'What does the rule do to each number, and how does the table show it?',
  misconceptions: [
    {
      what: 'Adds the step to the last value, and so cannot jump to position 10 or 20.',
      why: 'Looks down the values, and not from the position to its value.',
      move: 'Cover all but one column: what was done to this position to get this value?',
    },
    {
      what: 'Adds first and multiplies then.',
      why: 'Both numbers are in the rule, and the order seems free.',
      move: 'Say the rule as two machines in a row: what leaves the first one before the second starts?',
    },
    {
      what: 'Takes the value at position 10 for twice that at position 5.',
      why: 'Twice as far should be twice as much.',
      move: 'Work out both with the rule: what was counted twice?',
    },
  ],
  support: 'Use a rule of one step, such as “multiply by 3”, and say each pair aloud: 4 gives 12.',
  extension: 'Find two different rules that both give 11 at position 3. Show both tables.',
  next: ['Plot the pairs of the table as points.', 'Write the rule with letters: y = 3x + 2.'],
  english: [
    ['rule', 'what is done to each position or number to get its value'],
    ['position', 'where something stands in a pattern: 1st, 2nd, 3rd …'],
    ['value', 'what the rule gives'],
    ['table of values', 'numbers and what a rule gives for them, side by side'],
  ],
}

/** What is taught with rules, tables and graphs, and with number patterns that grow. */
export const RULE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'growing patterns': GROWING,
  'patterns that multiply or divide': {
    ...GROWING,
    walt: 'continue a pattern that multiplies or divides by the same number, and say its rule',
    prior: ['Know the multiplication facts to 10 × 10.', 'Continue a pattern that adds the same number.'],
    think: [
      'I look from one number to the next. The differences are not the same, so nothing is simply added.',
      'What is each number multiplied by, or divided by, to get the next?',
      'I test it on every step that I can see, and then go on.',
    ],
    hook: 'Fold a sheet of paper again and again: 1, 2, 4, 8 layers. How many after the next fold, and the one after it?',
    ask: 'How can you tell that a pattern multiplies, and does not add?',
    misconceptions: [
      {
        what: 'Adds the last difference again: 3, 6, 12, 18.',
        why: 'Most patterns so far added a number.',
        move: 'Write the difference under every step: are they the same?',
      },
      {
        what: 'Multiplies where the numbers get smaller.',
        why: 'The rule that was met first is used again.',
        move: 'Ask before anything is worked out: are the numbers growing or shrinking?',
      },
    ],
    support: 'Use doubling and halving only, with counters in groups.',
    extension:
      'Begin with 1 and double ten times. Begin with 1 and add 10 ten times. Which is larger in the end?',
    english: [
      ['rule', 'where a pattern starts and what is done each time'],
      ['multiply by', 'make so many times as many'],
    ],
  },
  'decimal patterns': {
    ...GROWING,
    walt: 'continue a pattern that changes by the same decimal, and say its rule',
    prior: ['Add and subtract tenths.', 'Continue a pattern with whole numbers.'],
    think: [
      'I take away the first number from the second: that is the step.',
      'I check that the step from the second to the third is the same.',
      'I add the step on, tenths to tenths: ten tenths make one whole.',
    ],
    hook: 'Count together in steps of 0.2 from 0.2. Stop after 0.8: what comes next, and why is it not 0.10?',
    ask: 'What happens when the tenths reach ten?',
    misconceptions: [
      {
        what: 'Writes 0.10 after 0.8 in steps of 0.2.',
        why: 'The digits after the point are counted like a whole number.',
        move: 'Show ten tenths on a number line from 0 to 1: where is 0.10, and where is 1.0?',
      },
      {
        what: 'Adds the step to the last digit, whatever its place.',
        why: 'Tenths and ones are not lined up.',
        move: 'Write the numbers one below the other, with the points in line.',
      },
    ],
    support: 'Mark each jump on a number line in tenths.',
    extension: 'Make a pattern with a decimal step that passes exactly through 3 and 5. How many are there?',
  },
  'tables of positions and values': {
    ...TABLES,
    walt: 'use a table of positions and values to find the rule of a pattern, and predict a far value',
    think: [
      'By how much do the values grow each time? The position is multiplied by that number.',
      'At position 1, what does multiplying give, and what does the table say? The difference is added.',
      'I test the rule at positions 2 and 3, and only then use it further on.',
    ],
  },
  'tables from a rule in words': {
    ...TABLES,
    walt: 'make a table of values from a rule in words, and use it',
    criteria: [
      'do what the rule says to every number, in the order it says',
      'write each value under its number',
      'check that the values grow by the same step each time',
    ],
    think: [
      'I read the rule: what comes first, and what then?',
      'I do it to the first number, write the value under it, and go on to the next.',
      'I check the step between the values: it is the number that I multiply by.',
    ],
    next: ['Plot the pairs of the table as points.', 'Find the rule when only the table is given.'],
  },
  'rules, tables and graphs': {
    walt: 'make a table of values from a rule, and plot the points on a grid',
    criteria: [
      'put each x into the rule and write y in a table',
      'plot each pair: across first, then up',
      'check that the points lie in one straight line',
    ],
    prior: ['Use a rule such as “multiply by 2, then add 1”.', 'Read and mark points with coordinates.'],
    materials: ['squared paper, a sheet each', 'a ruler and a sharp pencil each', 'mini whiteboards'],
    think: [
      'I put 0 in place of x and work out y, then 1, 2 and 3, and write each pair in a table.',
      'I plot each pair: across for x, up for y, and mark where the lines cross.',
      'The points lie in one straight line. If one does not, I go back to the table.',
    ],
    hook: 'Put up the rule “double it, then add 1”. Call 0, 1, 2 and 3; the class shows each answer on a board. How could one picture show all four pairs?',
    ask: 'Where in the graph do you see the number that is added, and where the number that x is multiplied by?',
    misconceptions: [
      {
        what: 'Goes up first and across then, so that (1, 3) is at (3, 1).',
        why: 'Both numbers look alike.',
        move: 'Say “along the hall, then up the stairs”, with a finger on the grid.',
      },
      {
        what: 'Begins the table at 1, and takes the first y for the start of the line.',
        why: 'Patterns began at position 1.',
        move: 'Put x = 0 into the rule: where does the line meet the side?',
      },
      {
        what: 'Joins a point that is out of line.',
        why: 'The points are joined as they come.',
        move: 'Lay a ruler along them: which point does not fit? Work out its y again.',
      },
    ],
    support: 'Use y = x + 2 and a table with the x values in it; say each pair aloud: “x is 3, y is 5”.',
    extension: 'Find a rule whose graph goes through (1, 5) and (3, 9).',
    next: [
      'Find the rule when only the points are given.',
      'Compare two rules on one grid: which one is steeper?',
    ],
    english: [
      ['rule', 'what is done to x to get y'],
      ['table of values', 'x and y in pairs'],
      ['coordinates', 'two numbers that say where a point is'],
      ['axis', 'a number line to measure along'],
    ],
  },
  'patterns made of sticks': {
    walt: 'find how many sticks a pattern needs without building all of it',
    criteria: [
      'say what is added for each new shape',
      'say what is there only once',
      'use both to work out a far part',
    ],
    next: ['Write the rule with a letter.', 'Work backwards from a number of sticks.'],
  },
  'the rule for the nth term': {
    materials: ['sticks or counters for the first three parts', 'mini whiteboards'],
    ask: 'Where in the pattern do you see each number of the rule?',
    support: 'Say the rule in words and use it for position 10 before n is written.',
    extension: 'Write the rule of a pattern that gets smaller: 20, 17, 14, 11. What is its tenth term?',
    next: ['Find which position has a given value.', 'Plot positions and values as points.'],
    english: [
      ['term', 'one of the numbers in a pattern'],
      ['nth term', 'the number at any position n'],
      ['rule', 'what links a position with its number'],
    ],
  },
  'straight-line graphs': {
    walt: 'plot a straight-line graph from a table or a rule',
    prior: ['Plot points from coordinates.', 'Put a number in place of x and work out y.'],
    materials: ['graph paper or squared paper', 'rulers and pencils'],
    support: 'Use a table with the x values in it, and y = 2x first.',
    extension: 'Draw y = 2x + 1 and y = 7 − x. Where do they meet? Check in both rules.',
  },
  'steepness and starting value': {
    walt: 'say how the start and the steepness of a line show in its rule and its graph',
    prior: ['Plot a straight line from a table.', 'Put a number in place of x and work out y.'],
    materials: ['graph paper or squared paper', 'rulers and two coloured pencils each'],
    ask: 'Which number would you change to make the line steeper, and which to make it start higher?',
    support: 'Make a table from x = 0 for each rule, and ring the first value and the step.',
    extension: 'Write a rule that starts lower than y = 2x + 6 and is larger from x = 4 on.',
    next: ['Find the rule of a line from its graph.', 'Find where two lines meet.'],
  },
  'working backwards from a value': {
    walt: 'find the position when the value is known, by working backwards',
    criteria: [
      'say what the rule does, in order',
      'undo it from the end: the last step first',
      'put the position back into the rule to check',
    ],
    think: [
      'The rule multiplies first and adds then. I undo the last step first.',
      'I take away what was added, then divide by what was multiplied.',
      'I put the position into the rule: does it give the value?',
    ],
    support: 'Draw the rule as two boxes with arrows, and a second row of arrows that goes back.',
    extension: 'Is 100 in the pattern 4n + 3? Show how you know without writing the pattern.',
    next: ['Write it as an equation and solve it.', 'Decide whether a number is in a pattern.'],
    english: [
      ['undo', 'do the opposite, to get back'],
      ['position', 'where something stands in a pattern'],
    ],
  },
}
