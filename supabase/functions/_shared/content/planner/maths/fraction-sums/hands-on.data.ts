import type { HandsOn } from '../../topic.ts'

/** Adding and subtracting fractions with strips. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [4, 8],
    practices: /adding|different denominators/,
    uses: /strip|tile|wall|fold|cuisenaire/i,
    materials: [
      'eight paper strips of the same length a pair',
      'scissors and a felt pen a pair',
      'paper and a pencil each',
    ],
    start:
      'Fold a strip into quarters. Tear off one quarter and another half quarter: what part of the strip do you hold?',
    show: 'Lay the parts of the first example end to end under a whole strip. Where the parts differ, cut them until they are the same size; then count them.',
    steps: [
      'Keep one strip whole. Fold and cut others into halves, quarters, eighths, thirds and sixths, and label the parts.',
      'Lay three eighths and two eighths end to end. Write the addition: the size of the parts stays, so the bottom number stays.',
      'Lay one half and one quarter. Which parts fit both? Swap the half for quarters and write the addition.',
      'Find three other pairs whose parts can be swapped for one size. Lay and write each.',
      'Lay one whole and take away three eighths. Write what is left.',
      'Find three fractions, with at least two different bottom numbers, that make exactly one whole.',
    ],
    look: 'parts are made the same size before they are counted, and bottom numbers are never added.',
    easier: 'Use eighths and quarters only, with the same bottom number first.',
    harder: 'Lay one half and one third. Which parts do you need, and why?',
  },
]
