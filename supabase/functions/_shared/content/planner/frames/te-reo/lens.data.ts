import type { Lens } from '../lens.ts'

export const TE_REO_LENS: Lens = {
  id: 'reo',
  columns: ['Kupu or phrase', 'What it means', 'Where and with whom I used it'],
  criteria: ['answer when someone else says or writes it', 'use it with a partner without looking'],
  model: 'Say the phrase with its picture, point out the long vowels, then use it with one student.',
  ask: 'Where is the long vowel? What changes if the word changes?',
  starters: ['I heard … and it means …', 'I can say … to …'],
  misconception: {
    what: 'Leaves out macrons, or says all vowels short.',
    why: 'English has no macron.',
    move: 'Clap twice on a long vowel, then say it again.',
  },
  further: 'Use it in a short exchange with one new word, without notes.',
  exit: [
    'Say or write one sentence from today without looking. Mark its long vowels.',
    'The pattern of today, with its macrons.',
  ],
}
