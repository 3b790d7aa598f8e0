import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const WORD_CLASSES: EnglishTopic = {
  id: 'word-classes',
  title: 'nouns, verbs and adjectives',
  match: /noun|verb\b|verbs|adjective|word class|agrees with/i,
  years: [2, 6],
  skill: 'sentences',
  ask: 'Which word is it?',
  space: 'line',
  questions: [
    ['The verb in: The dog barks.', 'barks'],
    ['The noun in: A small bird sang.', 'bird'],
    ['The adjective in: We found a smooth stone.', 'smooth'],
    ['The verb in: Sina paints a sign.', 'paints'],
    ['The adjective in: The cold wind blew.', 'cold'],
    ['The noun in: He quickly climbed the hill.', 'hill'],
    ['The verb that fits: The birds (sing / sings) early.', 'sing'],
    ['The verb that fits: My cousin (play / plays) netball.', 'plays'],
    ['The verb that fits: The trees on the hill (was / were) tall.', 'were'],
    ['The two adjectives in: A loud, sudden bang woke us.', 'loud, sudden'],
  ],
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
