import type { Teaching } from '../topic.ts'

/** Shared by the topics that work on sentences or on single words in them. */
export const SENTENCE_TEACHING: Pick<Teaching, 'materials' | 'support' | 'next' | 'reo'> = {
  materials: ['sentence strips', 'mini whiteboards', 'a short piece of each student’s own writing to edit'],
  support: 'Work with sentence strips that can be cut and moved, two choices at a time.',
  next: [
    'Students check one paragraph of their own writing for it.',
    'Collect good examples from books for the wall.',
  ],
  reo: ['rerenga', 'kupu', 'tuhi'],
}

/** Shared by the topics on the spelling of vowels. */
export const VOWEL_TEACHING: Omit<Teaching, 'walt' | 'think'> = {
  criteria: [
    'say the sound that the pattern makes',
    'choose the letters that spell it in this word',
    'check by reading the word back',
  ],
  prior: ['Blend and segment words with short vowels.', 'Know the names and sounds of the letters.'],
  materials: ['word cards with the pattern', 'letter cards', 'mini whiteboards'],
  hook: 'Read five words with the same pattern. What do they share? Children circle it.',
  ask: 'Which letters work together to make one sound?',
  misconceptions: [
    {
      what: 'Spells every sound with one letter.',
      why: 'That worked for short words.',
      move: 'Put the letters that work together in one sound box.',
    },
    {
      what: 'Uses a pattern that sounds right but is not used in this word.',
      why: 'More than one spelling makes the sound.',
      move: 'Write both, look at them, and check in a word list.',
    },
  ],
  support: 'Sort word cards under two patterns before writing.',
  extension: 'Write three sentences, each with two words of the pattern.',
  next: ['Look for the pattern in this week’s reading.', 'Dictate a sentence with the words tomorrow.'],
  english: [
    ['vowel', 'a, e, i, o or u'],
    ['pattern', 'letters that work together'],
  ],
  reo: ['kupu', 'pānui', 'tuhi'],
}

type Misconception = Teaching['misconceptions'][number]

export const ADDS_UH: Misconception = {
  what: 'Adds “uh” to sounds (suh – uh – nuh).',
  why: 'The sounds were learnt that way.',
  move: 'Hold the sound on for s, m, n, f; clip it short for t, p, d.',
}

export const ONE_LETTER_FOR_TWO: Misconception = {
  what: 'Writes one letter for sh or ch.',
  why: 'It is one sound.',
  move: 'Use one sound box for the two letters together.',
}

/** Shared by the topics on sounds; each replaces what differs. */
export const SOUND_TEACHING: Teaching = {
  walt: 'blend sounds to read words and break words into sounds to spell them',
  criteria: [
    'say each sound in order',
    'push the sounds together to say the word',
    'write a letter, or a pair of letters, for each sound',
  ],
  prior: ['Say the sounds of the letters taught so far.', 'Hear the first sound in a spoken word.'],
  materials: [
    'letter cards for the sounds taught',
    'sound boxes (three and four squares)',
    'mini whiteboards',
  ],
  think: [
    'Touch under each letter and say its sound.',
    'Sweep a finger under the word and say it quickly.',
    'To spell, say the word slowly and put one counter in a box for each sound.',
  ],
  hook: 'Say “s – u – n” like a robot. Children say the word. Then swap.',
  ask: 'How many sounds can you hear?',
  misconceptions: [ADDS_UH, ONE_LETTER_FOR_TWO],
  support: 'Three sounds only, with letter cards to move.',
  extension: 'Words with four sounds, then write a sentence with two of them.',
  next: ['Read a decodable book with these sounds.', 'Spell the same words from dictation tomorrow.'],
  english: [
    ['sound', 'the smallest part of a spoken word'],
    ['blend', 'to push sounds together'],
  ],
  reo: ['kupu', 'pānui', 'whakarongo'],
}
