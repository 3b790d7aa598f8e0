import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'
import { ADJECTIVES, ADVERBS, NOUNS, OTHERS, VERBS_OF_SENTENCES } from '../word-class-parts.data.ts'

export const WORD_CLASSES: EnglishTopic = {
  id: 'word-classes',
  title: 'nouns, verbs and adjectives',
  match: /noun|verb\b|verbs|adjective|word class|agrees with/i,
  years: [2, 6],
  skill: 'sentences',
  ask: 'Which word is it?',
  space: 'line',
  parts: [ADJECTIVES, VERBS_OF_SENTENCES, NOUNS, ADVERBS, OTHERS],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'find nouns, verbs and adjectives and choose strong ones',
    criteria: [
      'find the word that names, does or describes',
      'make the verb agree with who does it',
      'choose a stronger word and say why',
    ],
    prior: ['Say who or what a sentence is about.', 'Say what happens in it.'],
    think: [
      'Who or what? That is a noun.',
      'What happens? That is the verb.',
      'What is it like? That is an adjective.',
    ],
    hook: 'Act out walk, then change the verb: stroll, stomp, tiptoe. What changes in your head?',
    ask: 'Which word does the most work in this sentence?',
    misconceptions: [
      {
        what: 'Says a word is always the same class.',
        why: 'Lists of words suggest so.',
        move: 'Compare “a run” and “we run”.',
      },
      {
        what: 'Matches the verb to the nearest noun.',
        why: 'It stands next to it.',
        move: 'Ask who does it, and cover the words between.',
      },
    ],
    extension: 'Rewrite a dull sentence three ways, changing one class of word each time.',
    english: [
      ['noun', 'names a person, place or thing'],
      ['verb', 'says what happens or is'],
      ['adjective', 'describes a noun'],
    ],
  },
}
