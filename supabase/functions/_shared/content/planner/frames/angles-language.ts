import type { Angle } from './angle.ts'

const REO = /te reo|languages/i
const ENGLISH = /english/i

/** Language: te reo Māori and English. */
export const LANGUAGE_ANGLES: readonly Angle[] = [
  {
    subject: REO,
    place: /listening|speaking/i,
    hook: 'Play or say a short exchange twice. First: which word did you hear twice? Second: what was asked?',
    materials: [
      'a recording by a fluent speaker, or a speaker in the room',
      'picture cards for the words of this goal',
    ],
    look: 'pupils who answer without reading',
    ask: 'Which word told you what was asked?',
    slip: {
      what: 'Repeats the question in place of an answer.',
      why: 'The pattern is learnt as one piece.',
      move: 'Use two puppets: one only asks, the other only answers.',
    },
  },
  {
    subject: REO,
    place: /reading|writing/i,
    hook: 'Show a short text with a picture. Which words do you know already? Underline them before reading.',
    materials: ['a short text at the right level, with macrons', 'word cards', 'a trusted dictionary'],
    look: 'macrons, and words kept in their order',
    ask: 'Where is the macron, and what does it do to the sound?',
    slip: {
      what: 'Puts the describing word before the thing, as in English.',
      why: 'English does.',
      move: 'Build the phrase with word cards and read it aloud.',
    },
    model: [
      'Read one sentence aloud and point to its parts.',
      'Change one part with a word card, and read it again.',
    ],
    together: 'Build one more sentence together with the cards, and check every macron.',
    work: [
      'Read the text with a partner and underline the words you know.',
      'Use it as a model: change the people, the place or the things.',
      'Read yours aloud, check the macrons, and put one thing right.',
    ],
  },
  {
    subject: REO,
    place: /pattern|pronunciation|knowledge(?!.*identity)/i,
    hook: 'Say three phrases with one part the same. What stays, and what changes?',
    materials: ['phrase cards with one gap', 'pictures for the words that fill it'],
    look: 'the pattern used with a new word',
    ask: 'Which part stays the same?',
    slip: {
      what: 'Adds an English s for more than one.',
      why: 'English does so.',
      move: 'Point to te and ngā: they tell how many.',
    },
  },
  {
    subject: REO,
    place: /tikanga|identity|cultural/i,
    hook: 'Ask: what do we do here, in this room or on this marae, and who taught us? Listen first; write nothing yet.',
    materials: [
      'what your kaiārahi, mana whenua or school has agreed to share',
      'a place to record questions to ask',
    ],
    look: 'respect, and knowing whose practice it is',
    ask: 'Who could we ask about this here?',
    slip: {
      what: 'Thinks that every iwi does it the same way.',
      why: 'One way was learnt first.',
      move: 'Ask how it is done here, and who decides.',
    },
    safety:
      'Tikanga differs from place to place: check locally with mana whenua or your kaiārahi, and teach only what is yours to share.',
    model: [
      'Say where this knowledge comes from and who agreed that we share it.',
      'Tell or show one part of the practice as it is done here.',
    ],
    together:
      'Talk about what the practice does for people, and collect questions to take to your kaiārahi or whānau.',
    work: [
      'Say or draw what is done, here, and by whom.',
      'Record what it is for, and who told us.',
      'Write a question to ask whānau or your kaiārahi.',
    ],
  },
  {
    subject: ENGLISH,
    place: /fluency/i,
    hook: 'Read one sentence three ways: word by word, too fast, and so that it makes sense. Which one could we follow?',
    materials: ['a text pupils can read with few stops, a copy each', 'a partner to listen'],
    look: 'phrases kept together, and stops where the meaning stops',
    ask: 'Where did you pause, and why there?',
    slip: {
      what: 'Thinks that reading fast is reading well.',
      why: 'Others finish first.',
      move: 'Ask for one sentence read so that we can see it.',
    },
  },
  {
    subject: ENGLISH,
    place: /word recognition/i,
    hook: 'Show one longer word covered, and uncover it part by part. What can we read already, and what does it tell us?',
    materials: ['word cards', 'a text in which the words occur', 'mini whiteboards'],
    look: 'pupils who look right through the word, from left to right',
    ask: 'Which part do you know already?',
    slip: {
      what: 'Guesses from the first letter or the picture.',
      why: 'It often works.',
      move: 'Cover the picture, and slide a finger under every letter.',
    },
  },
  {
    subject: ENGLISH,
    place: /critical/i,
    hook: 'Read two sentences about the same thing by two writers. Who seems to think what, and which word gives it away?',
    materials: ['two short texts or pictures on one subject', 'highlighters'],
    look: 'one word or choice in the text that makes the effect',
    ask: 'Which word makes you think so?',
    slip: {
      what: 'Says what they like, not what the text does.',
      why: 'It is easier to have an opinion.',
      move: 'Ask “which word did that to you?”',
    },
  },
  {
    subject: ENGLISH,
    place: /handwriting|keyboard/i,
    hook: 'Show two lines: one easy to read, one not. What makes the difference: shape, size, spaces or slope?',
    materials: ['lined paper or keyboards', 'a strip with the letters or words of today'],
    look: 'start, direction, size and spaces',
    ask: 'Which letter is your best one, and why?',
    slip: {
      what: 'Starts letters at the bottom or in the middle.',
      why: 'The shape is copied, not the movement.',
      move: 'Say the movement while you write it large in the air.',
    },
  },
  {
    subject: ENGLISH,
    place: /sentences, grammar/i,
    hook: 'Put up one sentence that works and one that does not quite. What does the reader need?',
    materials: ['sentence strips', 'a piece of each pupil’s own writing'],
    look: 'sentences changed so that the reader is helped',
    ask: 'What does it do for the reader?',
    slip: {
      what: 'Thinks that longer is better.',
      why: 'Long looks grown-up.',
      move: 'Read both aloud and choose.',
    },
  },
]
