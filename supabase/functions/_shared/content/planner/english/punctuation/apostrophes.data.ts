import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const APOSTROPHES: EnglishTopic = {
  id: 'apostrophes',
  title: 'apostrophes',
  match: /apostrophe|contraction|possession/i,
  years: [3, 8],
  skill: 'sentences',
  ask: 'Write with an apostrophe:',
  space: 'line',
  questions: [
    ['do not', 'don’t'],
    ['I am', 'I’m'],
    ['the bag of the girl', 'the girl’s bag'],
    ['we will', 'we’ll'],
    ['it is', 'it’s'],
    ['the tail of the dog', 'the dog’s tail'],
    ['they are', 'they’re'],
    ['the shoes of Wiremu', 'Wiremu’s shoes'],
    ['the room of the teachers (more than one)', 'the teachers’ room'],
    ['the books of the children', 'the children’s books'],
    ['will not', 'won’t'],
    ['the wings of the birds (more than one)', 'the birds’ wings'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'use apostrophes to show what belongs to whom and where letters are left out',
    criteria: [
      'say which job the apostrophe does',
      'put it exactly where the letters are missing, or after the owner',
      'leave it out of plain plurals',
    ],
    prior: ['Tell one from more than one.', 'Say the long form of a contraction.'],
    think: [
      'Are letters missing, or does something belong to someone?',
      'Missing letters: put it in their place.',
      'Belonging: write the owner, then the apostrophe; add s if the owner does not end in one.',
    ],
    hook: 'Look at three shop signs, one wrong. Which one, and how do you know?',
    ask: 'Who is the owner? One or more?',
    misconceptions: [
      {
        what: 'Uses an apostrophe for every s.',
        why: 'Belonging also has an s.',
        move: 'Ask: what belongs to it? If nothing, no apostrophe.',
      },
      {
        what: 'Writes it’s for belonging.',
        why: 'Other owners take one.',
        move: 'Read it as “it is”. Does it make sense?',
      },
    ],
    extension: 'Write a sign for the school gala that needs three apostrophes, all different.',
    english: [
      ['apostrophe', 'a raised mark: ’'],
      ['possession', 'belonging to someone'],
    ],
  },
}
