import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const SYLLABLES: EnglishTopic = {
  id: 'syllables',
  title: 'the beats in a word',
  match: /syllable/i,
  years: [2, 5],
  skill: 'words',
  ask: 'Write it with a line between the beats:',
  space: 'line',
  questions: [
    ['sunset', 'sun / set'],
    ['picnic', 'pic / nic'],
    ['rabbit', 'rab / bit'],
    ['kitten', 'kit / ten'],
    ['napkin', 'nap / kin'],
    ['pumpkin', 'pump / kin'],
    ['hundred', 'hun / dred'],
    ['fantastic', 'fan / tas / tic'],
    ['adventure', 'ad / ven / ture'],
    ['remember', 're / mem / ber'],
    ['understand', 'un / der / stand'],
    ['information', 'in / for / ma / tion'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'break long words into beats to read and spell them',
    criteria: [
      'clap the beats and count them',
      'find a vowel sound in every beat',
      'join the beats and say the word',
    ],
    prior: ['Blend sounds to read words of one beat.', 'Hear vowels in a word.'],
    think: [
      'Say the word and clap: how many beats?',
      'Mark the vowel in each beat.',
      'Two consonants between vowels? Split between them, then read.',
    ],
    hook: 'Clap the names of three pupils who agree to it. Who has the most beats?',
    ask: 'Where is the vowel in this beat?',
    misconceptions: [
      {
        what: 'Splits between letters that make one sound.',
        why: 'Each letter is counted.',
        move: 'Underline the letters that make one sound first.',
      },
      {
        what: 'Claps once for a long word.',
        why: 'It is said quickly.',
        move: 'Put a hand under the chin: each drop is a beat.',
      },
    ],
    extension: 'Find the longest word in your book that you can read by its beats.',
    english: [
      ['syllable', 'a beat in a word; each has a vowel sound'],
      ['vowel', 'a, e, i, o, u'],
    ],
  },
}
