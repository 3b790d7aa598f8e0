import type { PracticeNotes } from '../maths-topic.ts'

/** The notes of naming, placing and comparing fractions, by the titles of their practices. */
export const PART_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'equal parts': {
    walt: 'split a whole into equal parts, and name halves and quarters',
    criteria: [
      'fold or cut so that the parts match exactly',
      'name one part: one half, or one quarter',
      'check by laying the parts on each other',
    ],
    prior: ['Say when two things are the same size.', 'Share a small group fairly between two.'],
    think: [
      'I fold so that the edges meet, and press.',
      'I count the parts: two the same are halves, four the same are quarters.',
      'I check: do they match when one lies on the other?',
    ],
    hook: 'Break a biscuit in two pieces that are clearly different. “Half for you, and half for me.” Is that fair?',
    ask: 'How can you prove that these two parts are equal?',
    misconceptions: [
      {
        what: 'Calls any two pieces halves.',
        why: 'Half is used for “one of two” at home.',
        move: 'Lay one piece on the other: do they match? Only then are they halves.',
      },
      {
        what: 'Says that a quarter is bigger than a half.',
        why: '4 is more than 2.',
        move: 'Fold two squares of the same size, and lay a quarter on a half.',
      },
    ],
    support: 'Fold halves only, with a partner holding the corners together.',
    extension: 'Find a third way to fold a square in half. How many ways might there be?',
    next: ['Find a half of a group of things.', 'Write one half and one quarter in numbers.'],
    english: [
      ['equal parts', 'parts of the same size'],
      ['half', 'one of two equal parts'],
      ['quarter', 'one of four equal parts'],
    ],
  },
  'halves, thirds and quarters': {
    walt: 'name, show and write halves, thirds and quarters',
    criteria: [
      'check that all the parts are equal',
      'say how many equal parts there are, and name one of them',
      'write the fraction: parts shaded above, parts altogether below',
    ],
    prior: ['Fold a shape into two equal parts.', 'Know that equal parts match exactly.'],
    materials: ['paper squares and strips, four each', 'crayons', 'mini whiteboards'],
    think: [
      'Are the parts equal? If not, I cannot name a fraction.',
      'How many equal parts make the whole? That is the bottom number.',
      'How many of them are shaded? That is the top number.',
      'I say it in words: three quarters.',
    ],
    hook: 'Fold one strip in two and one in three equal parts. Which piece is longer? Why, when 3 is more than 2?',
    ask: 'What does the bottom number tell you, and what the top number?',
    misconceptions: [
      {
        what: 'Counts shaded against unshaded: one of three parts shaded is 1/2.',
        why: 'Compares the two colours, and not part and whole.',
        move: 'Run a finger round the whole shape first: how many parts altogether?',
      },
      {
        what: 'Names parts that are not equal.',
        why: 'Looks only at the number of pieces.',
        move: 'Cut them out and lay them on each other.',
      },
      {
        what: 'Says that a third is bigger than a half.',
        why: '3 is more than 2.',
        move: 'Share the same strip between two, then between three: who gets more?',
      },
    ],
    support: 'Fold and shade halves and quarters, and say each name before it is written.',
    extension: 'Show three quarters of a square in four ways that look different.',
    next: ['Find halves, thirds and quarters of a set.', 'Put fractions on a number line.'],
    english: [
      ['half', 'one of two equal parts'],
      ['third', 'one of three equal parts'],
      ['quarter', 'one of four equal parts'],
      ['whole', 'all of it'],
    ],
  },
  'naming fractions': {
    walt: 'name and write fractions, and say what both numbers tell',
    criteria: [
      'check that all the parts are equal',
      'write the parts that are shaded above, and all the parts below',
      'say what fraction is not shaded',
    ],
    prior: ['Fold and shade halves, thirds and quarters.', 'Know that equal parts match exactly.'],
    think: [
      'Are the parts equal? If not, I cannot name a fraction.',
      'How many equal parts make the whole? That is the bottom number, the denominator.',
      'How many of them are meant? That is the top number, the numerator.',
      'The shaded and the unshaded parts together make the whole: I use that to check.',
    ],
    hook: 'Fold one strip in three equal parts and one in four. Shade two parts of each. Which has more shaded, and what would you write for each?',
    ask: 'What does the bottom number tell you, and what the top number?',
    misconceptions: [
      {
        what: 'Writes shaded against unshaded: three of five parts shaded is 3/2.',
        why: 'Compares the two colours, and not part and whole.',
        move: 'Run a finger round the whole shape first: how many parts altogether?',
      },
      {
        what: 'Names parts that are not equal.',
        why: 'Looks only at the number of pieces.',
        move: 'Cut them out and lay them on each other.',
      },
      {
        what: 'Turns the numbers round: 5/3 for three fifths.',
        why: 'The larger number is thought to come first.',
        move: 'Say the sentence: “three of the five equal parts”, and write it as it is said.',
      },
    ],
    support: 'Use halves, thirds and quarters, folded and shaded first.',
    extension: 'Show 3/4 of a strip, of a square and of eight counters. What is the same?',
    next: ['Put fractions on a number line.', 'Find fractions with other names and the same size.'],
    english: [
      ['numerator', 'the top number: how many parts are meant'],
      ['denominator', 'the bottom number: how many equal parts make the whole'],
      ['whole', 'all of it'],
    ],
  },
  'fractions on a number line': {
    walt: 'place fractions on a number line between 0 and 1',
    criteria: [
      'cut the line from 0 to 1 into equal parts',
      'count along in that fraction to find the mark',
      'say which of two fractions is nearer to 1',
    ],
    prior: ['Fold a strip into equal parts and name them.', 'Place whole numbers on a number line.'],
    materials: [
      'paper strips of the same length, four each',
      'a ruler and a pencil each',
      'mini whiteboards',
    ],
    think: [
      'The whole is the distance from 0 to 1.',
      'The bottom number tells into how many equal jumps I cut it.',
      'The top number tells how many jumps I make from 0.',
      'I check: is it before or after one half?',
    ],
    hook: 'Draw a line from 0 to 1. Mark where one half is. Where would three quarters be, and how do you know?',
    ask: 'Why are there four jumps for quarters, but only three marks between 0 and 1?',
    misconceptions: [
      {
        what: 'Draws as many marks as the bottom number says, and so one part too many.',
        why: 'Counts marks, and not the jumps between them.',
        move: 'Lay a folded strip along the line: mark each fold.',
      },
      {
        what: 'Puts 1/4 after 1/2.',
        why: '4 is more than 2.',
        move: 'Fold a strip for each, and lay them from 0.',
      },
      {
        what: 'Takes the whole line, from 0 to 2, as one whole.',
        why: 'The whole was always the whole picture.',
        move: 'Put a finger on 0 and one on 1: this is the whole.',
      },
    ],
    support: 'Lay a folded strip under the line and copy its folds.',
    extension: 'Place 5/4 and 1 1/2 on a line from 0 to 2.',
    next: ['Compare fractions with a number line.', 'Find fractions that stand at the same place.'],
    english: [
      ['numerator', 'the top number: how many parts'],
      ['denominator', 'the bottom number: how many equal parts make the whole'],
      ['interval', 'the distance between two marks'],
    ],
  },
  'comparing unit fractions': {
    walt: 'compare unit fractions, and say why one is larger',
    criteria: [
      'use wholes of the same size',
      'say that more parts means smaller parts',
      'prove it with strips or a drawing',
    ],
    think: [
      'Both have one part. How many parts was each whole cut into?',
      'More parts of the same whole: each part is smaller.',
      'So the larger bottom number belongs to the smaller fraction.',
      'I check with strips of the same length.',
    ],
    hook: 'Would you rather have a quarter or an eighth of a pizza when you are hungry? Prove that you are right.',
    misconceptions: [
      {
        what: 'Says 1/8 is more than 1/4.',
        why: 'Compares 8 and 4 as whole numbers.',
        move: 'Fold two strips of the same length and lay one part of each side by side.',
      },
      {
        what: 'Compares parts of wholes of different sizes.',
        why: 'The whole is not looked at.',
        move: 'Draw both on strips of the same length.',
      },
    ],
    extension: 'Put 1/2, 1/10, 1/3 and 1/6 in order, and find a unit fraction between 1/3 and 1/6.',
    english: [
      ['unit fraction', 'a fraction with 1 on top: one part'],
      ['denominator', 'the bottom number: how many equal parts make the whole'],
    ],
    ask: 'Why is a quarter smaller than a third, when 4 is more than 3?',
    support: 'Fold two strips of the same length, and lay one part of each side by side.',
    key: { ask: 'the same whole is cut into more parts, so each part is smaller.' },
  },
  'comparing and ordering fractions': {
    walt: 'compare fractions and put them in order',
    criteria: [
      'decide whether each is less than, equal to or more than a half',
      'give them the same denominator where that helps',
      'prove the order with bars or a number line',
    ],
    prior: ['Find fractions with the same size.', 'Place fractions on a number line.'],
    materials: ['paper strips of the same length', 'fraction tiles', 'mini whiteboards'],
    think: [
      'Are the bottom numbers the same? Then the top numbers decide.',
      'Are the top numbers the same? Then the parts decide: more parts, smaller parts.',
      'If neither, I compare with one half, or change one so that the bottom numbers match.',
      'I check on a number line.',
    ],
    hook: 'Put 3/8, 1/2 and 3/4 on three cards. Three students hold them and stand in order. Convince us.',
    ask: 'Which of these could you order without changing anything, and how?',
    misconceptions: [
      {
        what: 'Says that 3/8 is more than 3/4.',
        why: '8 is more than 4.',
        move: 'Draw both on bars of the same length: which parts are larger?',
      },
      {
        what: 'Takes 3/4 and 5/6 as equal.',
        why: 'Both are one part short of a whole.',
        move: 'Ask which missing part is smaller.',
      },
      {
        what: 'Changes the bottom number and leaves the top.',
        why: 'Only the denominators have to match.',
        move: 'Cut every part of the bar in two, and count both again.',
      },
    ],
    support: 'Use halves, quarters and eighths, with strips.',
    extension: 'Find three fractions between 1/2 and 3/4, and put them in order.',
    next: ['Add fractions with related denominators.', 'Order fractions with decimals.'],
  },
}
