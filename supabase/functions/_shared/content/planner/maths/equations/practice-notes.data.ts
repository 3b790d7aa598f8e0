import type { PracticeNotes } from '../maths-topic.ts'

const EQUALS = {
  what: 'Reads = as “the answer comes next”.',
  why: 'Most sums are written with the answer on the right.',
  move: 'Write 12 = 7 + 5 and 8 + 4 = 6 + 6, and ask whether they are allowed.',
}

const OPPOSITE = {
  what: 'Does the operation in place of its opposite.',
  why: 'Copies the sign that is shown.',
  move: 'Tell it as a story and act it backwards.',
}

const COMPARE: PracticeNotes = {
  hook: 'Put up 38 + 27 ○ 37 + 29. Who can say which is larger without adding?',
  ask: 'What could you compare without working it out?',
  misconceptions: [
    {
      what: 'Points the sign the wrong way.',
      why: '< and > look alike.',
      move: 'Put two dots beside the larger and one beside the smaller number, and join them.',
    },
    {
      what: 'Compares the first numbers only.',
      why: 'They are read first.',
      move: 'Cover the first numbers: what do the others do?',
    },
  ],
  support: 'Draw both sides as bars, one under the other.',
  extension: 'Write three sums that are just larger than 100, and put a sign between each pair.',
  next: ['Decide whether a statement is true or false.', 'Find numbers that make a statement true.'],
  english: [
    ['<', 'is less than'],
    ['>', 'is greater than'],
    ['expression', 'numbers joined by signs, without an equals sign'],
  ],
}

const SOLVING: PracticeNotes = {
  prior: ['Solve equations of one step.', 'Know which operation undoes which.'],
  materials: ['a drawing of a balance each', 'counters and paper bags a pair', 'mini whiteboards'],
  think: [
    'What was done to x first, and what then?',
    'I undo the last thing first, on both sides. I write the new line under the old one.',
    'Then I undo the other, and put my answer into the equation to check.',
  ],
  hook: 'I think of a number, multiply it by 3 and add 4. I get 19. What was my number, and which step did you undo first?',
  ask: 'Why is it the adding that is undone first, although the multiplying was done first?',
  misconceptions: [
    {
      what: 'Undoes the multiplying first, and divides only one part of the side.',
      why: 'The number in front of x is read first.',
      move: 'Act it with bags: 3 bags and 4 counters. Which do you take away before you can share?',
    },
    OPPOSITE,
    {
      what: 'Changes one side only.',
      why: 'The other side seems to be the answer.',
      move: 'Draw the balance: what happens when you take away on one side?',
    },
  ],
  support:
    'Draw each equation as bags and counters on a balance, with an arrow for each step that is undone.',
  extension: 'Write an equation with two steps whose answer is 7, and one whose answer is −2, for a partner.',
  next: ['Write an equation from a word problem.', 'Solve with brackets, or with the unknown on both sides.'],
  english: [
    ['equation', 'a statement that two amounts are the same'],
    ['undo', 'do the opposite, to get back'],
    ['solution', 'the number that makes it true'],
  ],
}

/** What is taught with single practices of equations. */
export const EQUATION_PRACTICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'missing numbers': {
    walt: 'find the missing number in an addition sentence',
    prior: ['Add small numbers with things.', 'Know that = means the same amount.'],
    materials: ['10 counters and a cup a pair', 'mini whiteboards'],
    think: [
      'I read it aloud: something and 3 is the same as 8.',
      'I put out 8, and cover the 3 that I know.',
      'I count what is left under the cup: that is the missing number.',
    ],
    hook: 'Show 7 counters, close your eyes, and hide some under a cup. 4 are left: how many are hidden?',
    ask: 'How do you know without looking under the cup?',
    misconceptions: [
      {
        what: 'Adds both numbers: □ + 3 = 8, so 11.',
        why: 'There is a plus sign.',
        move: 'Put out the 8 first: can more than 8 be hidden?',
      },
      EQUALS,
    ],
    support: 'Use numbers to 5, with counters and a cup.',
    extension: 'Find all pairs that make □ + □ = 7.',
    next: ['Find a missing number in a subtraction.', 'Use numbers to 20.'],
    english: [
      ['missing', 'not there'],
      ['equals', 'is the same amount as'],
    ],
  },
  'open number sentences': {
    walt: 'find the missing number, so that both sides are the same',
    think: [
      'What is on each side? Both must be the same amount.',
      'I draw a bar: the whole, the part that I know and the part that is missing.',
      'I find the part, put it in, and read the whole sentence to check.',
    ],
    hook: 'Put up 9 + □ = 15 and 15 − □ = 9. Are they the same question?',
    ask: 'Is the missing number the whole or a part?',
    misconceptions: [
      EQUALS,
      {
        what: 'Uses the sign that is shown, also where the opposite is needed.',
        why: 'The sign seems to say what to do.',
        move: 'Draw the bar: which is the whole?',
      },
    ],
    support: 'Draw a bar for each, and use counters or ten-strips.',
    extension: 'Write a sentence with a missing number on each side, and find three answers.',
    next: ['Write one from a story.', 'Decide whether a sentence is true or false.'],
    english: [
      ['open sentence', 'a number sentence with a number missing'],
      ['equals', 'is the same amount as'],
    ],
  },
  'true or false number sentences': {
    walt: 'decide whether a number sentence is true, and say why',
    think: [
      'I work out the left side, then the right side.',
      'Are both the same amount? Then it is true.',
      'Could I have seen it without working it out?',
    ],
    hook: 'Put up 6 + 4 = 10 + 2. Thumbs up or down? Who can say why?',
    ask: 'How could you mend it with one change?',
    misconceptions: [
      EQUALS,
      {
        what: 'Calls 8 = 5 + 3 false because it stands the wrong way round.',
        why: 'The sum has always come first.',
        move: 'Put 8 counters on one side of a balance, 5 and 3 on the other.',
      },
    ],
    support: 'Build both sides with cubes and compare.',
    extension:
      'Write two true and one false sentence. A partner finds the false one without working all out.',
    next: ['Make a false sentence true.', 'Find missing numbers.'],
    english: [
      ['true', 'both sides are the same amount'],
      ['false', 'they are not'],
    ],
  },
  'sentences for equal groups': {
    walt: 'write × and ÷ sentences for equal groups',
    prior: ['Make equal groups and count them.', 'Count in twos, fives and tens.'],
    materials: ['20 counters and 5 paper plates a pair', 'mini whiteboards'],
    hook: 'Put 3 counters on each of 4 plates. Who can say it in words? Who can write it with numbers and signs?',
    ask: 'What does each number in your sentence count?',
    misconceptions: [
      {
        what: 'Writes 4 + 3 for four groups of three.',
        why: 'Two numbers are known, and adding is known best.',
        move: 'Count all the counters: is it 7?',
      },
      {
        what: 'Makes groups that are not equal.',
        why: 'The total fits.',
        move: 'Count each plate: is it the same?',
      },
    ],
    support: 'Use plates and counters for each, and say it first: “4 groups of 3 is 12”.',
    extension: 'Write all × and ÷ sentences for 12 counters in equal groups.',
    next: ['Use an array for both sentences.', 'Share equally and write ÷.'],
    english: [
      ['×', 'groups of'],
      ['÷', 'shared or put into groups'],
    ],
  },
  'comparing with <, > and =': { walt: 'compare numbers and expressions with <, > and =', ...COMPARE },
  'comparing expressions': { walt: 'compare two expressions without always working them out', ...COMPARE },
  'using ≤ and ≥': {
    ...COMPARE,
    walt: 'use ≤ and ≥ as well as < and >, and say what they include',
    hook: 'A sign at a ride says “height ≥ 120 cm”. May someone of exactly 120 cm ride? And with “> 120 cm”?',
    ask: 'Does the number itself belong to it or not?',
    misconceptions: [
      {
        what: 'Says that 5 ≤ 5 is false.',
        why: '5 is not less than 5.',
        move: 'Read it in full: “less than or equal to”. One of the two is enough.',
      },
      {
        what: 'Mixes up “at most” and “at least”.',
        why: 'Most sounds like more.',
        move: 'At most 3: may it be 4? Try numbers.',
      },
    ],
    english: [
      ['≤', 'is less than or equal to'],
      ['≥', 'is greater than or equal to'],
    ],
  },
  'keeping both sides balanced': {
    walt: 'keep a number sentence balanced by doing the same to both sides',
    think: [
      'Both sides are the same amount now.',
      'What was done to one side? I do exactly the same to the other.',
      'I work out both sides: are they still the same?',
    ],
    hook: 'Put 5 and 3 cubes on one side of a balance, 8 on the other. Put 2 more on the left: what do you have to do on the right?',
    ask: 'What may you do to both sides without losing the balance?',
    misconceptions: [
      EQUALS,
      {
        what: 'Does the opposite on the other side.',
        why: 'Balance sounds like evening out.',
        move: 'Try it on the balance: add on one side, take away on the other. What happens?',
      },
    ],
    support: 'Use a balance or a drawing of one, with cubes.',
    extension: 'Double both sides, halve them, subtract 3: does it always stay balanced?',
    next: ['Use it to find an unknown number.', 'Solve equations with a letter.'],
    english: [
      ['balance', 'have the same amount on both sides'],
      ['both sides', 'left and right of the equals sign'],
    ],
  },
  'one-step equations': {
    walt: 'solve equations with one step by undoing it',
    prior: ['Use addition and subtraction as opposites.', 'Use multiplication and division as opposites.'],
    hook: 'I think of a number and add 8. I get 21. What was my number, and what did you do to find it?',
    ask: 'What was done to x, and what undoes it?',
    misconceptions: [
      OPPOSITE,
      {
        what: 'Reads 3x as thirty-something.',
        why: 'Two figures side by side are tens and ones.',
        move: 'Write it out: 3x is x + x + x.',
      },
    ],
    extension: 'Write one equation of each kind, with +, −, × and ÷, that has the solution 6.',
    next: ['Solve equations with two steps.', 'Write an equation from a story.'],
  },
  'solving equations': { ...SOLVING, walt: 'solve equations of one and two steps, and check the solution' },
  'two-step equations': {
    ...SOLVING,
    walt: 'solve equations of two steps, and check the solution',
    criteria: [
      'say what was done to x, in order',
      'undo the last step first, on both sides',
      'put my answer back in to check',
    ],
  },
  'solving linear equations': {
    ...SOLVING,
    walt: 'solve linear equations, also where the solution is negative or a decimal',
  },
  'checking a solution': {
    ...SOLVING,
    walt: 'check a solution by putting it into the equation',
    think: [
      'I write the number in place of the letter, also where it stands next to a number: 3x is 3 times x.',
      'I work out both sides, each by itself.',
      'Are they the same? Then it is the solution. If not, I look for my mistake.',
    ],
    hook: 'Three people solve 4x + 3 = 31 and get 7, 8 and 28. How do you find out who is right, without solving it?',
    ask: 'What do you know when both sides differ?',
  },
  'collecting like terms': {
    walt: 'simplify an expression by collecting like terms',
    prior: ['Write b + b + b as 3b.', 'Add and subtract.'],
    support: 'Use cubes for the letter and counters for the ones, and put together what is alike.',
    extension: 'Write three different expressions that all simplify to 5a + 4.',
    next: ['Simplify with brackets.', 'Use it to solve equations.'],
  },
  'algebraic notation': {
    prior: ['Use a box for a missing number.', 'Know that multiplication is repeated addition.'],
    materials: ['paper bags with the same number of counters, three a group', 'mini whiteboards'],
    support: 'Use bags for the letter and counters for the ones, and say it in words first.',
    extension: 'Write in letters: “three more than twice a number”, “half of a number, less 1”.',
    next: ['Put numbers in place of letters.', 'Solve equations with a letter.'],
  },
  'substituting into a formula': {
    walt: 'put numbers in place of the letters of a formula, and work it out',
    prior: ['Know that 3b means 3 times b.', 'Use the order of operations.'],
    materials: ['mini whiteboards', 'a calculator a pair'],
    support: 'Write the formula in words, and the numbers under it, before anything is worked out.',
    extension: 'P = 2l + 2w is 30 and l is 9. Find w.',
    next: ['Write a formula for a pattern.', 'Solve for another letter.'],
  },
  'equations from word problems': {
    walt: 'write an equation from a word problem, and solve it',
    prior: ['Solve equations of two steps.', 'Choose the operation in a word problem.'],
    materials: ['mini whiteboards'],
    think: [
      'What do I not know? I give it a letter, and write what the letter stands for.',
      'I write the story as an equation: what is paid once, what is paid for each, and the total.',
      'I solve it, and read the story again with my answer: does it fit?',
    ],
    hook: 'A pool costs $6, and each ride $3. Mia pays $21. Who can say it with one equation?',
    ask: 'Which number in your equation is paid once, and which for each?',
    misconceptions: [
      {
        what: 'Uses the letter for a thing: r for rides, not for how many rides.',
        why: 'It is the first letter of the word.',
        move: 'Write “r is the number of rides” before the equation.',
      },
      {
        what: 'Mixes up what is paid once and what is paid for each.',
        why: 'Both are prices.',
        move: 'Work out the cost of 1, 2 and 3: which number is added each time?',
      },
    ],
    support: 'Make a table for 1, 2 and 3 first, then write the equation.',
    extension: 'Write a story for 5x + 12 = 47, and one for 5(x + 12) = 85.',
    next: ['Write equations with the unknown on both sides.', 'Write inequalities from stories.'],
    english: [
      ['define', 'say what a letter stands for'],
      ['equation', 'a statement that two amounts are the same'],
    ],
  },
  inequalities: {
    walt: 'solve an inequality, and show the solution on a number line',
    prior: ['Solve equations of two steps.', 'Read < and > and show numbers on a line.'],
    materials: ['mini whiteboards', 'a number line each'],
    support: 'Try three numbers in the inequality first: which make it true?',
    extension: 'Write an inequality whose whole-number solutions are exactly 1, 2, 3 and 4.',
  },
}
