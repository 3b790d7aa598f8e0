import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const RHYMES: EnglishTopic = {
  id: 'rhymes',
  title: 'rhymes and first and last sounds',
  match: /rhyming words|first, last and middle sounds/i,
  years: [1, 1],
  skill: 'words',
  ask: '',
  space: 'line',
  questions: [
    ['Which word rhymes with cat: dog, hat, sun?', 'hat'],
    ['Which word rhymes with pin: fin, pot, leg?', 'fin'],
    ['Which word rhymes with hop: hen, top, hip?', 'top'],
    ['Which word starts like sun: sock, man, dog?', 'sock'],
    ['Which word starts like map: pig, mud, ten?', 'mud'],
    ['Which word starts like ten: net, bus, top?', 'top'],
    ['Which word ends like dog: leg, dot, hat?', 'leg'],
    ['Which word ends like bus: sun, gas, bud?', 'gas'],
    ['Which word ends like cup: cap, cut, cub?', 'cap'],
    ['Which has the same middle sound as hat: van, hot, hit?', 'van'],
    ['Which has the same middle sound as pig: peg, win, pot?', 'win'],
    ['Which has the same middle sound as mud: mad, cup, mop?', 'cup'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'hear words that rhyme, and their first, middle and last sounds',
    criteria: [
      'say the word slowly',
      'say its first, middle or last sound',
      'find another word with that sound',
    ],
    prior: ['Listen to a rhyme and join in.', 'Say a word slowly.'],
    think: [
      'Say the first word. What do I listen for: rhyme, first, middle or last?',
      'Say each choice after it.',
      'Which sounds the same there?',
    ],
    hook: 'Say a rhyme the class knows and stop before the last word. Who can finish it?',
    ask: 'Where in the word do you hear it?',
    misconceptions: [
      {
        what: 'Chooses a word with the same first sound for a rhyme.',
        why: 'The start is the easiest to hear.',
        move: 'Stretch the end: cat, hat, -at.',
      },
      {
        what: 'Names letters.',
        why: 'The alphabet song is well known.',
        move: 'Say it with eyes shut: only sounds count here.',
      },
    ],
    extension: 'Say a silly rhyme of your own with three words that rhyme.',
    english: [
      ['rhyme', 'to end with the same sound'],
      ['sound', 'what we hear, not the letter name'],
    ],
  },
}
