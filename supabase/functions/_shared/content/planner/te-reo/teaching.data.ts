/** What every lesson on words of te reo Māori shares. */
export const REO_TEACHING = {
  criteria: [
    'say the words clearly, with long and short vowels',
    'answer when someone else says them',
    'use them in a sentence with a partner',
  ],
  prior: ['Greet each other in te reo Māori.', 'Say the five vowels.'],
  materials: [
    'word cards with macrons, one set for each pair',
    'a picture or an object for each word',
    'a recording by a fluent speaker, where you have one',
  ],
  misconceptions: [
    {
      what: 'Leaves out macrons, or says all vowels short.',
      why: 'English has no macron.',
      move: 'Clap twice on a long vowel, then say it again.',
    },
    {
      what: 'Adds an English s for more than one.',
      why: 'English does so.',
      move: 'Point to te and ngā: they tell how many.',
    },
  ],
  support: 'Four words with pictures; point first, then say, then write.',
  extension: 'Make a dialogue of six lines with three of the words, and perform it without notes.',
  next: [
    'Use the words every day this week, in greetings and instructions.',
    'Let students teach two of the words at home.',
  ],
  english: [['macron', 'the line over a vowel that makes it long']],
  reo: ['kupu', 'whakarongo', 'kōrero'],
  ask: 'Where is the long vowel, and how do you hear it?',
} as const
