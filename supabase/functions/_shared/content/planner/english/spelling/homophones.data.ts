import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const HOMOPHONES: EnglishTopic = {
  id: 'homophones',
  title: 'words that sound the same',
  match: /homophone/i,
  years: [3, 6],
  skill: 'words',
  ask: 'Write the word that fits:',
  space: 'line',
  questions: [
    ['I can (sea / see) the boat.', 'see'],
    ['We went (to / too / two) the pool.', 'to'],
    ['The wind (blue / blew) all night.', 'blew'],
    ['(Their / There) is a tūī in the tree.', 'There'],
    ['I do not (no / know) his name.', 'know'],
    ['They left (their / there) bags in the hall.', 'their'],
    ['The bag is (to / too / two) heavy.', 'too'],
    ['The dog hurt (its / it’s) paw.', 'its'],
    ['We walked (threw / through) the bush.', 'through'],
    ['(Its / It’s) going to rain.', 'It’s'],
    ['Nobody knew (whose / who’s) shoe it was.', 'whose'],
    ['(Your / You’re) late for practice.', 'You’re'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'choose the spelling that fits the meaning when words sound the same',
    criteria: [
      'say what the word means in this sentence',
      'choose the spelling for that meaning',
      'read the sentence again to check',
    ],
    prior: ['Spell short common words.', 'Say a sentence and explain a word in it.'],
    think: [
      'Read the whole sentence.',
      'What does the word mean here: a place, a number, belonging?',
      'Choose the spelling with that meaning, and read it again.',
    ],
    hook: 'Say “I see the sea” aloud. How many ways could it be written? Who can tell, and how?',
    ask: 'Which meaning do you need, and how will you remember its letters?',
    misconceptions: [
      {
        what: 'Chooses by sound.',
        why: 'Both sound right.',
        move: 'Ask for the meaning first; point to here in there.',
      },
      {
        what: 'Writes it’s for belonging.',
        why: 'Names take an apostrophe.',
        move: 'Read it as “it is”. Does it make sense?',
      },
    ],
    extension: 'Write a sentence that uses both words of a pair, then a clue for remembering them.',
    english: [
      ['homophones', 'words that sound the same and are spelt in other ways'],
      ['meaning', 'what a word tells'],
    ],
  },
}
