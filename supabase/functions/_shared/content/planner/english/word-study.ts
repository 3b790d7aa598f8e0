import { sentenceTopic } from './sentence-topic.ts'

export const HOMOPHONES = sentenceTopic(
  'homophones',
  'words that sound the same',
  /homophone/i,
  [3, 6],
  'Write the word that fits:',
  [
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
  {
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
)

export const COMMON_WORDS = sentenceTopic(
  'common-words',
  'words we use all the time',
  /high-frequency words/i,
  [1, 3],
  'Write the whole word:',
  [
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
  {
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
)

export const SYLLABLES = sentenceTopic(
  'syllables',
  'the beats in a word',
  /syllable/i,
  [2, 5],
  'Write it with a line between the beats:',
  [
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
  {
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
)

export const RHYMES = sentenceTopic(
  'rhymes',
  'rhymes and first and last sounds',
  /rhyming words|first, last and middle sounds/i,
  [1, 1],
  '',
  [
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
  {
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
)
