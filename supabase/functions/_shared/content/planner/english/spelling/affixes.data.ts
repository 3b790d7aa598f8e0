import type { EnglishTopic } from '../english-topic.ts'

export const AFFIXES: EnglishTopic = {
  id: 'affixes',
  title: 'prefixes and suffixes',
  match: /prefix|suffix|affix|word parts|word famil|roots,|word origins/i,
  years: [3, 8],
  skill: 'words',
  ask: 'Write the whole word:',
  space: 'blank',
  questions: [
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
  ],
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
}
