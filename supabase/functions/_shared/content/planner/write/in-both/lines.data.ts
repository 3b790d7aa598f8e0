import type { PhaseKind } from '../../../lesson-plan.ts'

/** A line that is said to the class, with its meaning. */
export type Line = readonly [reo: string, english: string]

/** What a teacher says in each step. No speaker has reviewed these lines, and every plan says so. */
export const STEP_LINES: Readonly<Record<PhaseKind, Line>> = {
  hook: [
    'Tēnā koutou katoa. Whakarongo mai, titiro mai. Ko te mahi tuatahi tēnei: kōrerotia te pātai ki tō hoa.',
    'Greetings to you all. Listen and look. This is the first task: talk about the question with a friend.',
  ],
  'i-do': [
    'Titiro mai ki te papatuhituhi. Ka whakaatu au i te mahi, ka whakarongo koutou.',
    'Look at the board. I show the work, and you listen.',
  ],
  'we-do': [
    'Me mahi tahi tātou. Ko tēhea te whakautu tika? Kōrero mai ki te rōpū.',
    'Let us work together. Which is the right answer? Tell the group.',
  ],
  'you-do': [
    'Mahi takirua. Pānuitia ngā pātai. Tuhia ngā whakautu ki te pukapuka.',
    'Work in pairs. Read the questions. Write the answers in your book.',
  ],
  share: [
    'Kua mutu te mahi. Whakaaturia tō mahi ki te karaihe.',
    'The work is finished. Show your work to the class.',
  ],
  exit: [
    'Tuhia tō ingoa me tō whakautu ki te pepa. Ka pai tō mahi! Ka kite anō.',
    'Write your name and your answer on the paper. Well done! See you again.',
  ],
}

/** The names of the steps in te reo Māori. */
export const STEP_NAMES: Readonly<Record<PhaseKind, string>> = {
  hook: 'Te tīmatanga',
  'i-do': 'Māku e mahi',
  'we-do': 'Mā tātou e mahi',
  'you-do': 'Mā koutou e mahi',
  share: 'Te whakaatu',
  exit: 'Te whakamutunga',
}

/** The lines at the top of every page for pupils. */
export const PAGE_LINES =
  'Tuhia tō ingoa me te rā ki runga i te whārangi. Pānuitia ngā pātai. Tuhia ngā whakautu ki tēnei whārangi.'

/** Further lines where there is one page only. */
export const ONE_PAGE_LINES =
  'Whakarongo ki te kaiako. Mahia ngā pātai katoa. Kei te pai te kōrero ki tō hoa. Kua mutu tō mahi? Hoatu te pepa ki te kaiako.'
