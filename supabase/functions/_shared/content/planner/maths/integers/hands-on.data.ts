import type { HandsOn } from '../../topic.ts'

/** Numbers below zero, laid with counters of two colours. */
export const INTEGERS_LAID: HandsOn = {
  years: [7, 8],
  practices: /integer|negative numbers$/,
  uses: /counter|chip|two[- ]colou?r/i,
  materials: ['20 counters a pair: ten red for −1 and ten blue for +1', 'paper and a pencil each'],
  start:
    'Put out three blue and three red counters. If blue is +1 and red is −1, what is it worth altogether? Why?',
  show: 'Lay the first example with red and blue counters; each pair of red and blue makes zero and is taken off.',
  steps: [
    'Lay 5 + (−3): five blue and three red. Take off pairs that make zero, and read what is left.',
    'Each of you writes three additions with a negative number. Swap, lay them and write the answers.',
    'Now lay 2 and take away −3. You have no red ones: put in pairs that make zero until you have.',
    'Write 2 − (−3) = 5, and do four more of this kind.',
    'Write a rule for subtracting a negative number, with a picture of the counters that proves it.',
  ],
  look: 'zero pairs are put in because nothing changes, not as a trick.',
  easier: 'Stay with additions, and say each as money that is owned and owed.',
  harder: 'Predict the sign of the answer before laying it, and explain when you cannot know it.',
}

export const HANDS_ON: readonly HandsOn[] = [INTEGERS_LAID]
