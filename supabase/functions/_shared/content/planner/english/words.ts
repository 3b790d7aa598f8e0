import type { Topic } from '../maths/topic.ts'
import { fromBank, type Item } from './bank.ts'

const LONG: Item[] = [
  ['m _ k _ (to build something)', 'make'],
  ['t _ m _ (what a clock shows)', 'time'],
  ['h _ m _ (where you live)', 'home'],
  ['r _ _ n (falls from clouds)', 'rain'],
  ['b _ _ t (floats on water)', 'boat'],
  ['tr _ _ (has leaves)', 'tree'],
  ['g _ m _ (you play it)', 'game'],
  ['b _ k _ (has two wheels)', 'bike'],
  ['c _ _ t (keeps you warm)', 'coat'],
  ['sh _ _ p (has wool)', 'sheep'],
  ['tr _ _ n (runs on rails)', 'train'],
  ['st _ n _ (a small rock)', 'stone'],
]
const RVOWEL: Item[] = [
  ['f _ _ m (cows live there)', 'farm'],
  ['f _ _ k (you eat with it)', 'fork'],
  ['b _ _ d (it can fly)', 'bird'],
  ['st _ _ m (wild weather)', 'storm'],
  ['t _ _ n (to go round)', 'turn'],
  ['g _ _ l (a child)', 'girl'],
  ['cl _ _ d (rain comes from it)', 'cloud'],
  ['t _ _ n (smaller than a city)', 'town'],
  ['c _ _ n (10c is one)', 'coin'],
  ['t _ _ s (you play with them)', 'toys'],
  ['m _ _ th (you eat with it)', 'mouth'],
  ['p _ _ nt (the sharp end)', 'point'],
]

function patternTopic(
  id: string,
  title: string,
  match: RegExp,
  years: [number, number],
  items: Item[],
  rule: string,
): Topic {
  return {
    id,
    title,
    match,
    years,
    teaching: {
      walt: `read and spell words with ${title}`,
      criteria: [
        'say the sound that the pattern makes',
        'choose the letters that spell it in this word',
        'check by reading the word back',
      ],
      prior: ['Blend and segment words with short vowels.', 'Know the names and sounds of the letters.'],
      materials: ['word cards with the pattern', 'letter cards', 'mini whiteboards'],
      think: [rule, 'Say the word slowly: where do I hear the sound?', 'Write it, then read it back.'],
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
    },
    draft: (making) => fromBank(items, making, 'Write the word:', 'blank'),
  }
}

export const LONG_VOWELS = patternTopic(
  'long-vowels',
  'split digraphs and vowel teams',
  /split digraph|vowel team|long vowel/i,
  [2, 3],
  LONG,
  'Two letters, next to each other or with one between, make one long vowel sound.',
)
export const VOWEL_PATTERNS = patternTopic(
  'vowel-patterns',
  'vowel patterns such as ar, or, ir, ou and oi',
  /r-controlled|alternative vowel|patterns for vowels/i,
  [3, 4],
  RVOWEL,
  'The vowel and the letter after it make one sound together.',
)

const ENDINGS: Item[] = [
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
]
export const ENDINGS_TOPIC: Topic = {
  id: 'endings',
  title: 'adding endings to words',
  match: /-s, -ing|-ing|rules for adding endings|adding endings|changes to the base/i,
  years: [2, 6],
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
  draft: (making) => fromBank(ENDINGS, making, 'Add the ending and write the word:', 'blank'),
}

const AFFIXES: Item[] = [
  ['un + kind', 'unkind'],
  ['re + play', 'replay'],
  ['help + ful', 'helpful'],
  ['care + less', 'careless'],
  ['dis + like', 'dislike'],
  ['mis + spell', 'misspell'],
  ['pre + heat', 'preheat'],
  ['im + possible', 'impossible'],
  ['act + ion', 'action'],
  ['invent + ion', 'invention'],
  ['in + visible', 'invisible'],
  ['hope + less', 'hopeless'],
  ['decide → noun ending in -sion', 'decision'],
  ['explain → noun ending in -ation', 'explanation'],
]
export const AFFIX_TOPIC: Topic = {
  id: 'affixes',
  title: 'prefixes and suffixes',
  match: /prefix|suffix|affix|word parts|word famil|roots,|word origins/i,
  years: [3, 8],
  teaching: {
    walt: 'use word parts to spell words and work out what they mean',
    criteria: [
      'find the base and the parts added to it',
      'say what each part means',
      'spell the whole word from its parts',
    ],
    prior: ['Know what a base word is.', 'Read words of three syllables.'],
    materials: ['word part cards', 'a class list of parts and meanings', 'dictionaries'],
    think: [
      'Cover the front and the end: which word is left?',
      'Say what each part means.',
      'Put the parts together and check the spelling at the join.',
    ],
    hook: 'Write unhelpful. How many parts? What happens to the meaning as you take each one away?',
    ask: 'How does this part change the word?',
    misconceptions: [
      {
        what: 'Sees a prefix where there is none (uncle, reach).',
        why: 'The letters are the same.',
        move: 'Take it off: is a word left that makes sense?',
      },
      {
        what: 'Loses a letter at the join (mispell).',
        why: 'Two of the same letter look wrong.',
        move: 'Write the parts side by side before joining.',
      },
    ],
    support: 'Use cards with two parts; say the meaning aloud.',
    extension: 'Build the longest real word you can from one base, and explain each part.',
    next: [
      'Look for the parts in a science or social sciences text.',
      'Add three words a week to the class list.',
    ],
    english: [
      ['prefix', 'a part added at the front'],
      ['suffix', 'a part added at the end'],
    ],
    reo: ['kupu', 'reo'],
  },
  draft: (making) => fromBank(AFFIXES, making, 'Write the whole word:', 'blank'),
}
