import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'work out calculations with more than one operation in the agreed order',
  criteria: [
    'do brackets first',
    'do multiplication and division before addition and subtraction',
    'explain why the order changes the answer',
  ],
  prior: ['Use all four operations.', 'Read brackets as “do this first”.'],
  materials: ['mini whiteboards', 'digit cards', 'a calculator that follows the order of operations'],
  think: [
    'Underline anything in brackets: that comes first.',
    'Then multiply and divide, from left to right.',
    'Then add and subtract, from left to right.',
  ],
  hook: 'Write 3 + 4 × 5. Half the class works from left to right, half multiplies first. Why do we need an agreement?',
  ask: 'Where would brackets change the answer?',
  misconceptions: [
    {
      what: 'Always works from left to right.',
      why: 'We read that way.',
      move: 'Put it in a story: 3 children and 4 vans of 5 children.',
    },
    {
      what: 'Always adds before subtracting.',
      why: 'Remembers a word list as a strict order.',
      move: 'Show that adding and subtracting go in order from the left.',
    },
  ],
  support: 'Use questions with two operations and underline the part to do first.',
  extension: 'Use four 4s and any operations to make each number from 0 to 10.',
  next: ['Use powers in expressions.', 'Write an expression for a word problem.'],
  english: [
    ['expression', 'numbers and operations without an equals sign'],
    ['brackets', 'signs that show what to do first'],
  ],
  reo: ['raupapa', 'otinga'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'the order of operations': {
    walt: 'work out calculations with several operations in the agreed order',
    criteria: [
      'do brackets (grouping) first',
      'multiply and divide next, then add and subtract, each from left to right',
      'say where brackets would change the answer',
    ],
    think: [
      'Is anything in brackets? I underline it and work it out first. BEDMAS and GEMA both begin there.',
      'Is there a × or a ÷? I do those next, from left to right. They are equal partners.',
      'Now + and −, from left to right. They are equal partners too.',
      'I write a new line after each step, with everything else copied down.',
    ],
    misconceptions: [
      {
        what: 'Works from left to right, whatever the signs: 3 + 4 × 5 = 35.',
        why: 'We read that way.',
        move: 'Tell it as a story: 3 children and 4 vans of 5 children. How many are there?',
      },
      {
        what: 'Always divides before multiplying, or adds before subtracting: 10 − 4 + 3 = 3.',
        why: 'Reads the letters of BEDMAS as a strict list.',
        move: 'You have $10, spend $4 and are given $3. How much is there now?',
      },
      {
        what: 'Leaves parts out when a new line is written.',
        why: 'Only the step that is done is looked at.',
        move: 'Copy everything that has not been done yet, exactly as it stands.',
      },
    ],
    english: [
      ['expression', 'numbers and operations without an equals sign'],
      ['brackets', 'signs that show what to do first'],
      ['BEDMAS', 'brackets, exponents, division and multiplication, addition and subtraction'],
      ['GEMA', 'grouping, exponents, multiplication and division, addition and subtraction'],
    ],
    hook: 'Write 3 + 4 × 5. Half the class works from left to right, half multiplies first. Why do we need an agreement?',
    ask: 'Where would brackets change the answer?',
    support: 'Use questions with two operations, and underline the part to do first.',
    extension: 'Use four 4s and any operations to make each number from 0 to 10.',
    key: {
      hook: '35 and 23: by the agreed order it is 23.',
      extension: 'such as 0 = 4 − 4 + 4 − 4, 1 = 4 ÷ 4 × 4 ÷ 4, 2 = 4 ÷ 4 + 4 ÷ 4 and 3 = (4 + 4 + 4) ÷ 4.',
    },
  },
  'the order of operations with integers': {
    walt: 'work out expressions with positive and negative numbers in the agreed order',
    criteria: [
      'do brackets first, then × and ÷, then + and −',
      'keep the sign with its number in every line',
      'check by a second way or with a calculator',
    ],
    think: [
      'Is anything in brackets? I work it out first, with its sign.',
      'Then × and ÷ from left to right: a negative times a positive is negative.',
      'Then + and − from left to right, on the number line if I need it.',
      'I copy every sign into the next line.',
    ],
    misconceptions: [
      {
        what: 'Loses a minus sign on the way.',
        why: 'Signs are copied last.',
        move: 'Write the sign with its number, and circle both.',
      },
      {
        what: 'Works from left to right, whatever the signs.',
        why: 'We read that way.',
        move: 'Underline what is multiplied, and do it first.',
      },
    ],
    support: 'Use one negative number in each expression, and two operations.',
    extension:
      'Use −2, 3, −4 and 5 once each, with any signs and brackets. Which of the numbers from 0 to 10 can you make?',
    hook: 'Write −3 + 4 × 5. Half the class works from left to right, half multiplies first. What do they get, and which is right?',
    ask: 'Where in this line could a minus sign be lost?',
    key: { hook: '5 from left to right, 17 by the agreed order: 17 is right.' },
  },
}
