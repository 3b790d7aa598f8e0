import type { EnglishTopic } from '../english-topic.ts'

export const ENDINGS: EnglishTopic = {
  id: 'endings',
  title: 'adding endings to words',
  match: /-s, -ing|-ing|rules for adding endings|adding endings|changes to the base/i,
  years: [2, 6],
  skill: 'words',
  ask: 'Add the ending and write the word:',
  space: 'blank',
  questions: [
    ['jump + ing', 'jumping'],
    ['play + ed', 'played'],
    ['help + er', 'helper'],
    ['run + ing', 'running'],
    ['hop + ed', 'hopped'],
    ['make + ing', 'making'],
    ['bake + er', 'baker'],
    ['swim + ing', 'swimming'],
    ['carry + ed', 'carried'],
    ['hope + ing', 'hoping'],
    ['plan + ed', 'planned'],
    ['write + er', 'writer'],
    ['happy + ness', 'happiness'],
    ['begin + ing', 'beginning'],
  ],
  teaching: {
    walt: 'add endings to base words and spell them correctly',
    criteria: [
      'find the base word',
      'decide whether to just add, double, drop e, or change y to i',
      'explain the rule I used',
    ],
    prior: ['Tell vowels from consonants.', 'Read words with -ing and -ed.'],
    materials: [
      'base word and ending cards',
      'a chart with four columns: just add, double, drop e, change y',
      'mini whiteboards',
    ],
    think: [
      'Look at the end of the base word.',
      'One short vowel and one consonant: double it before -ing, -ed or -er.',
      'Ends in e: drop it before a vowel.',
      'Ends in a consonant and y: change y to i, but not before -ing.',
    ],
    hook: 'Write hoping and hopping. What is each child doing? How can you tell?',
    ask: 'What would the word say if we did not double the letter?',
    misconceptions: [
      {
        what: 'Just adds the ending every time.',
        why: 'It works for most words.',
        move: 'Read the result aloud: does “hoping” say what you mean?',
      },
      {
        what: 'Doubles after two vowels (raining as rainning).',
        why: 'Doubling has just been taught.',
        move: 'Count the vowels before the last letter.',
      },
    ],
    support: 'Build each word with cards, one rule at a time.',
    extension: 'Find two words for each rule in a book you are reading.',
    next: ['Edit a piece of own writing for these endings.', 'Sort new words by rule.'],
    english: [
      ['base word', 'the word before anything is added'],
      ['suffix', 'a part added at the end'],
    ],
    reo: ['kupu', 'tuhi'],
  },
}
