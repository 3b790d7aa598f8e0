import type { HandsOn } from '../../topic.ts'

/** Tables and graphs that students draw from a rule. */
export const RULE_HANDS_ON: readonly HandsOn[] = [
  {
    years: [4, 8],
    practices: /^rules, tables and graphs$/,
    isAlways: true,
    materials: [
      'squared paper, a sheet each',
      'a ruler and a sharp pencil each',
      'two coloured pencils each',
    ],
    start:
      'Put up the rule “double it, then add 1”. Call 0, 1, 2 and 3; the class shows each answer on a board. How could one picture show all four pairs?',
    show: 'Draw the table of the first example with a row for x and a row for y, then two axes from 0 to 10. Plot each pair: across first, then up.',
    steps: [
      'Draw two axes from 0 to 10 on squared paper. Number the lines, not the spaces.',
      'Make a table for y = x + 2 with x = 0, 1, 2, 3 and 4. Plot the five points and join them with a ruler.',
      'Do the same for y = 2x on the same axes, in the other colour.',
      'Where do the two lines meet? Put that x into both rules to check.',
      'Write two sentences: by how much does y grow in each table, and where does each line begin?',
      'Make up a rule that stays on the grid. Give a partner only its points: can they find the rule?',
    ],
    look: 'every point agrees with the rule, across is read before up, and the points of one rule lie in one straight line.',
    key: 'y = x + 2 gives 2, 3, 4, 5 and 6; y = 2x gives 0, 2, 4, 6 and 8. They meet at (2, 4). y grows by 1 in the first and by 2 in the second, and the lines begin at 2 and at 0. For the extension: y = 2x + 3.',
    exit: {
      prompt:
        'Make a table for y = 2x + 3 with x = 0, 1, 2 and 3, and write the four points. Does (5, 13) lie on the same line?',
      answer: '(0, 3), (1, 5), (2, 7), (3, 9); yes, because 2 × 5 + 3 = 13',
    },
    easier:
      'Use y = x + 2 with the x values already in the table, and say each pair aloud: “x is 3, y is 5”.',
    harder: 'Find a rule whose line goes through (1, 5) and (3, 9).',
  },
]
