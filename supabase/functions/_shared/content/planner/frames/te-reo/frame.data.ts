import type { Frame } from '../frame.ts'

export const TE_REO_FRAME: Frame = {
  id: 'te-reo',
  skill: /./,
  criteria: ['listen for and say the new words clearly', 'use them with a partner without reading'],
  prior: ['Greet each other in te reo Māori.', 'Say the five vowels.'],
  materials: [
    'word cards with macrons, checked against a trusted dictionary',
    'a recording by a fluent speaker',
    'pictures or objects for each word',
  ],
  hook: 'Greet the class in te reo Māori. Play a recording and ask only: which word did you hear twice?',
  model: [
    'Say the word with its picture, three times, at normal speed.',
    'Point out long vowels: the macron makes the sound longer.',
    'Use the word in a whole sentence that students already know.',
  ],
  together: 'Call and answer with pictures: class, rows, then pairs.',
  ask: 'Where is the long vowel, and how do you hear it?',
  work: [
    'Practise with word cards in pairs.',
    'Ask and answer, then swap roles.',
    'Use two of the words in a new sentence.',
  ],
  misconceptions: [
    {
      what: 'Leaves out macrons, or says all vowels short.',
      why: 'English has no macron.',
      move: 'Clap twice on a long vowel.',
    },
    {
      what: 'Adds an English s for more than one.',
      why: 'English does so.',
      move: 'Point to te and ngā: they tell how many.',
    },
  ],
  support: 'Three words with pictures and a recording to listen to again.',
  extension: 'Make a short dialogue with two new words, and perform it without notes.',
  next: ['Use the words every day this week.', 'Learn the next words of the same topic.'],
  english: [
    ['macron', 'the line over a vowel that makes it long'],
    ['vowel', 'a, e, i, o, u'],
  ],
  reo: ['reo', 'kupu', 'whakarongo', 'kōrero'],
  safety: [],
  prompts: [
    ['Listen. Write the words you hear, with macrons.', 'lines', 'Spelling as on the checked word cards.'],
    ['Draw a picture for each word.', 'draw', 'A picture that fits the word.'],
    ['Use one word in a sentence.', 'line', 'A sentence pattern taught in class.'],
    ['Which word is hardest to say? What helps?', 'line', 'Names a sound.'],
  ],
}
