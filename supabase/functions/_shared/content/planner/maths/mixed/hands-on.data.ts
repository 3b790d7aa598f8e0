import type { HandsOn } from '../../topic.ts'

/** One problem at a time on a large sheet, with things to act it out. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [2, 8],
    practices: /^problem solving$/,
    uses: /counter|cube|sheet|vertical|group/i,
    materials: [
      '40 counters a group',
      'ice-block sticks, about 20 a group',
      'a large sheet of paper and a felt pen a group of three',
    ],
    start:
      'Lay a fence with sticks as posts: three gaps between them. How many posts? And for ten gaps? Say it before you build it.',
    show: 'Act the first example out with counters or sticks, or with smaller numbers where they are large. Then record it in one clear way: a drawing, a table or a list in order.',
    steps: [
      'Read the first problem together. One of you tells it without the numbers.',
      'Act it out with counters or sticks, or draw it. Only one felt pen: the one who writes is not the one who explains.',
      'Choose a way: a drawing, a table of tries, a list in order, or working backwards. Write its name on the sheet.',
      'Find the answer, and write one sentence that says why it must be right.',
      'Walk round and read the sheet of another group. Put a tick where you follow, and a question mark where you do not.',
      'Go back, answer their question marks, and begin the next problem.',
    ],
    look: 'tries are kept and made better, and the group can say why there is no other answer.',
    easier: 'Halve the numbers, and act out every step.',
    harder: 'Find a rule that works for any number of posts, animals or shirts.',
  },
]
