import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const JOINING: EnglishTopic = {
  id: 'joining',
  title: 'joining ideas in sentences',
  match:
    /joining words|compound sentence|complex sentence|subordinate|clause|conjunction|use and to join|join ideas|cohesive|connective/i,
  years: [1, 8],
  skill: 'sentences',
  ask: 'Join into one sentence with the word given:',
  space: 'line',
  questions: [
    ['It rained. We stayed in. (so)', 'It rained, so we stayed in.'],
    ['I have a cat. I have a dog. (and)', 'I have a cat and I have a dog.'],
    ['He ran fast. He missed the bus. (but)', 'He ran fast, but he missed the bus.'],
    ['We wore hats. It was sunny. (because)', 'We wore hats because it was sunny.'],
    ['The bell rang. We lined up. (when)', 'When the bell rang, we lined up.'],
    ['You can read. You can draw. (or)', 'You can read or you can draw.'],
    ['It was late. We kept walking. (although)', 'Although it was late, we kept walking.'],
    ['Wait here. I come back. (until)', 'Wait here until I come back.'],
    ['The hut was full. We camped outside. (because)', 'Because the hut was full, we camped outside.'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'join ideas so that a reader sees how they belong together',
    criteria: [
      'choose a joining word that says what I mean',
      'put the parts in an order that reads well',
      'use a comma when the added part comes first',
    ],
    prior: ['Write a whole sentence.', 'Say two sentences about one thing.'],
    think: [
      'How do the ideas belong: adding, against, because, or time?',
      'Choose the word, then try both orders.',
      'Read it aloud: does it say what I mean?',
    ],
    hook: 'Finish it three ways: “We stopped because …”, “We stopped but …”, “We stopped so …”.',
    ask: 'How does the meaning change with another joining word?',
    misconceptions: [
      {
        what: 'Joins everything with “and”.',
        why: 'It always seems to work.',
        move: 'Ask what the link is, and offer because, but and so.',
      },
      {
        what: 'Leaves a part on its own: “Because it rained.”',
        why: 'It has a capital and a full stop.',
        move: 'Read it alone: what is the reader still waiting for?',
      },
    ],
    extension: 'Write one sentence of three parts, then make it shorter without losing meaning.',
    english: [
      ['joining word', 'links ideas: and, but, because'],
      ['clause', 'a part of a sentence with its own verb'],
    ],
  },
}
