import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const COMMON_WORDS: EnglishTopic = {
  id: 'common-words',
  title: 'words we use all the time',
  match: /high-frequency words/i,
  years: [1, 3],
  skill: 'words',
  ask: 'Write the whole word:',
  space: 'line',
  questions: [
    ['I like t _ _ dog.', 'the'],
    ['He w _ _ at home.', 'was'],
    ['Can y _ _ see it?', 'you'],
    ['Mum s _ _ d yes.', 'said'],
    ['C _ m _ here, Tama!', 'Come'],
    ['Th _ _ are my friends.', 'They'],
    ['I want s _ m _ milk.', 'some'],
    ['We w _ r _ cold.', 'were'],
    ['Wh _ r _ is my hat?', 'Where'],
    ['W _ _ can help me?', 'Who'],
    ['We all w _ nt to swim.', 'want'],
    ['I ran bec _ _ s _ I was late.', 'because'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'read and spell words that we use all the time',
    criteria: ['say the sounds I can hear', 'point to the tricky letters', 'write the word without looking'],
    prior: ['Say the sounds of the letters taught so far.', 'Blend sounds to read a short word.'],
    think: [
      'Say the word and tap its sounds.',
      'Which letters do what we expect? Which part is tricky?',
      'Cover it, write it, check it.',
    ],
    hook: 'Put three words on cards. One is said, two are shown: which one is missing?',
    ask: 'Which part of this word do we have to remember?',
    misconceptions: [
      {
        what: 'Writes the word as it sounds.',
        why: 'Most words taught so far work like that.',
        move: 'Underline the one tricky part; the rest still follows the sounds.',
      },
      {
        what: 'Guesses from the first letter.',
        why: 'Many start with th or wh.',
        move: 'Put a finger under every letter to the end.',
      },
    ],
    extension: 'Write a sentence with three of the words, then read it to a partner.',
    english: [
      ['tricky part', 'letters that do not make the sound we expect'],
      ['word', 'letters that together mean something'],
    ],
  },
}
