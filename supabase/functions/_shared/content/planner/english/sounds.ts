import type { Teaching, Topic } from '../maths/topic.ts'
import { fromBank, type Item } from './bank.ts'

/** Sounds and the word they make: "s-u-n" is read out as s – u – n. */
const sounded = (...words: string[]): Item[] =>
  words.map((word) => [word.split('-').join(' – '), word.replaceAll('-', '')])

/** Each sound one letter, from those that are taught first. */
const SINGLE = sounded(
  ...['s-a-t', 'p-i-n', 't-a-p', 'm-a-p', 's-i-t', 'm-a-n', 'd-i-p', 'p-a-t', 'n-a-p', 't-i-n', 's-a-d'],
  ...['m-a-d', 'd-i-d', 'p-i-t', 'a-n-t', 's-i-p', 'n-i-p', 'd-a-d', 't-i-p', 'p-a-n', 'n-e-t', 's-u-n'],
  ...['d-o-g', 'b-u-s', 'l-e-g', 'c-u-p'],
)
const PAIRS = sounded(
  ...['sh-i-p', 'ch-i-n', 'f-i-sh', 'th-i-n', 'sh-o-p', 'r-i-ng', 'ch-i-p', 'm-o-th', 'd-i-sh', 'k-i-ng'],
  ...['r-i-ch', 's-o-ng', 'th-a-t', 'c-a-sh', 'l-o-ng', 'm-u-ch', 'th-u-d', 'w-i-sh', 'sh-u-t', 'ch-o-p'],
  ...['b-r-u-sh', 'l-u-n-ch'],
)
const BLENDS = sounded(
  ...['s-t-e-p', 'f-r-o-g', 'f-l-a-g', 'd-r-u-m', 's-p-i-n', 'c-r-a-b', 's-w-i-m', 'p-l-u-g', 'n-e-s-t'],
  ...['l-a-m-p', 'h-a-n-d', 't-e-n-t', 'g-i-f-t', 'm-i-l-k', 'd-e-s-k', 'j-u-m-p', 's-l-e-d', 't-r-i-p'],
  ...['p-l-a-n-t', 's-t-a-m-p', 'f-r-o-s-t', 's-p-e-n-d'],
)
/** A little of everything, easiest first, where no goal says which. */
const MIXED = [...SINGLE.slice(0, 6), ...PAIRS.slice(0, 4), ...BLENDS.slice(0, 6)]

const UH = {
  what: 'Adds “uh” to sounds (suh – uh – nuh).',
  why: 'The sounds were learnt that way.',
  move: 'Hold the sound on for s, m, n, f; clip it short for t, p, d.',
}
const ONE_FOR_TWO = {
  what: 'Writes one letter for sh or ch.',
  why: 'It is one sound.',
  move: 'Use one sound box for the two letters together.',
}

const TEACHING: Teaching = {
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
  misconceptions: [UH, ONE_FOR_TWO],
  support: 'Three sounds only, with letter cards to move.',
  extension: 'Words with four sounds, then write a sentence with two of them.',
  next: ['Read a decodable book with these sounds.', 'Spell the same words from dictation tomorrow.'],
  english: [
    ['sound', 'the smallest part of a spoken word'],
    ['blend', 'to push sounds together'],
  ],
  reo: ['kupu', 'pānui', 'whakarongo'],
}

function soundTopic(id: string, title: string, match: RegExp, items: Item[], own: Partial<Teaching>): Topic {
  return {
    id,
    title,
    match,
    years: [1, 2],
    teaching: { ...TEACHING, ...own },
    draft: (making) => fromBank(items, making, 'Say the sounds, then write the word:', 'blank'),
  }
}

/** Tried in this order; the goal's own words come before the general ones. */
export const SOUND_TOPICS: readonly Topic[] = [
  soundTopic('digraphs', 'two letters, one sound', /(?<!split )digraphs\b(?!.*split)/i, PAIRS, {
    criteria: [
      'find the two letters that make one sound',
      'push the sounds together to say the word',
      'write both letters for that sound',
    ],
    hook: 'Say sh, ch, th and ng without a voice: children watch your mouth and guess which. Then swap.',
    misconceptions: [ONE_FOR_TWO, UH],
    support: 'One pair of letters only, with letter cards to move.',
    extension: 'Sort the words by their pair of letters, then write a sentence with two of them.',
  }),
  soundTopic('blends', 'words with consonant blends', /consonant blends/i, BLENDS, {
    criteria: [
      'say each sound of the blend',
      'push all the sounds together to say the word',
      'write a letter for each sound, with none left out',
    ],
    hook: 'Say “s – t – e – p” like a robot. Children say the word. Then swap.',
    misconceptions: [
      {
        what: 'Leaves out one sound of the blend (writes sep for step).',
        why: 'The two sounds come close together.',
        move: 'One counter in a box for each sound; touch each box as you say the word slowly.',
      },
      UH,
    ],
    support: 'Words with four sounds, with letter cards to move.',
    extension: 'Words with five sounds, then write a sentence with two of them.',
  }),
  soundTopic(
    'single-sounds',
    'blending and segmenting sounds',
    /single letters|consonant-vowel-consonant|segment(?:ing)? (?:spoken words|the sounds).*letter/i,
    SINGLE,
    {
      criteria: [
        'say each sound in order',
        'push the sounds together to say the word',
        'write a letter for each sound',
      ],
      materials: ['letter cards for the sounds taught', 'sound boxes (three squares)', 'mini whiteboards'],
      misconceptions: [
        UH,
        {
          what: 'Says the letter’s name where its sound is asked.',
          why: 'The names were often learnt first.',
          move: 'Say “its name is tee, its sound is t”, and ask for the sound only.',
        },
      ],
      support: 'Begin with the first six letters taught, with letter cards to move.',
      extension: 'Change one letter to make a new word, and write a sentence with one of them.',
    },
  ),
  soundTopic('blending', 'blending and segmenting sounds', /blend sounds|segment/i, MIXED, {}),
]
