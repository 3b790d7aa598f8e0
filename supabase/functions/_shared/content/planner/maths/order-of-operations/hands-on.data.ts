import type { HandsOn } from '../../topic.ts'

/** Expressions laid with cards, so that brackets can be moved. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [5, 8],
    uses: /card|dice|game|calculator/i,
    materials: [
      'a set of digit cards 1 to 9 a pair',
      'eight small cards a pair with the signs +, −, ×, ÷ and two pairs of brackets',
      'paper and a pencil each',
      'a calculator a group that follows the order of operations',
    ],
    start:
      'Lay 2 + 3 × 4 with cards. Half the class works from left to right, half multiplies first. What does each half get, and which is agreed?',
    show: 'Lay the first example with cards. Lift out what comes first, work it out and put the answer in its place. Do this until one number is left.',
    steps: [
      'Turn over three digit cards. Lay them with + and × between them, and work it out in the agreed order.',
      'Put in brackets so that the answer changes. Write both lines.',
      'Take four digit cards. Use any signs and brackets to get as close to 24 as you can.',
      'Write what you did, one step on each line.',
      'Your partner checks it in the agreed order, and then on the calculator.',
      'Find two expressions with the same cards and different answers, and say why they differ.',
    ],
    look: '× and ÷ are done before + and − wherever they stand, and each new line keeps what is not done yet.',
    easier: 'Use three cards, + and × only.',
    harder: 'Use four 4s and any signs to make every number from 0 to 10.',
  },
]
