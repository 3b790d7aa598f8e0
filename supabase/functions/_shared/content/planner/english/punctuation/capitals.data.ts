import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const CAPITALS: EnglishTopic = {
  id: 'capitals',
  title: 'capital letters, full stops and question marks',
  match: /capital letter|full stop|question mark|end it with/i,
  years: [1, 3],
  skill: 'sentences',
  ask: 'Write the sentence correctly:',
  space: 'line',
  questions: [
    ['the dog ran home', 'The dog ran home.'],
    ['i can see a boat', 'I can see a boat.'],
    ['we went to the beach', 'We went to the beach.'],
    ['my hat is red', 'My hat is red.'],
    ['where is my bag', 'Where is my bag?'],
    ['tama and i planted a tree', 'Tama and I planted a tree.'],
    ['can you see the tūī', 'Can you see the tūī?'],
    ['on monday we swim', 'On Monday we swim.'],
    ['did sina find her book', 'Did Sina find her book?'],
    ['we drove from nelson to picton in june', 'We drove from Nelson to Picton in June.'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'show where a sentence starts and ends',
    criteria: [
      'begin with a capital letter',
      'end with a full stop or a question mark',
      'use a capital for names and for I',
    ],
    prior: ['Say a whole sentence aloud.', 'Write letters in lower case and as capitals.'],
    think: [
      'Say the sentence and listen for where it stops.',
      'Is it asking or telling?',
      'Put the capital first, the mark last, then look for names.',
    ],
    hook: 'Read a note with no capitals or full stops in one breath. What would help the reader?',
    ask: 'How do you know it is asking something?',
    misconceptions: [
      {
        what: 'Puts a full stop at the end of every line.',
        why: 'The line looks like the sentence.',
        move: 'Read aloud and clap where the voice stops.',
      },
      {
        what: 'Uses capitals inside words.',
        why: 'Some letters are easier to write as capitals.',
        move: 'Write the word again beside the alphabet strip.',
      },
    ],
    extension: 'Write a question for a partner, who answers in a whole sentence.',
    english: [
      ['sentence', 'words that make a whole idea'],
      ['capital letter', 'the big form of a letter'],
    ],
  },
}
