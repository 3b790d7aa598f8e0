import { sentenceTopic } from './sentence-topic.ts'

export const WORD_CLASSES = sentenceTopic(
  'word-classes',
  'nouns, verbs and adjectives',
  /noun|verb\b|verbs|adjective|word class|agrees with/i,
  [2, 6],
  'Which word is it?',
  [
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
  {
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
)

export const JOINING = sentenceTopic(
  'joining',
  'joining ideas in sentences',
  /joining words|compound sentence|complex sentence|subordinate|clause|conjunction|use and to join|join ideas|cohesive|connective/i,
  [1, 8],
  'Join into one sentence with the word given:',
  [
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
  {
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
)
