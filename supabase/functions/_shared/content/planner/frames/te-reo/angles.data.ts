import type { Angle } from '../angle.ts'

export const TE_REO_ANGLES: readonly Angle[] = [
  {
    place: /listening|speaking/i,
    hook: 'Play or say a short exchange twice. First: which word did you hear twice? Second: what was asked?',
    materials: [
      'a recording by a fluent speaker, or a speaker in the room',
      'picture cards for the words of this goal',
    ],
    look: 'students who answer without reading',
    ask: 'Which word told you what was asked?',
    misconception: {
      what: 'Repeats the question in place of an answer.',
      why: 'The pattern is learnt as one piece.',
      move: 'Use two puppets: one only asks, the other only answers.',
    },
  },
  {
    place: /reading|writing/i,
    hook: 'Show a short text with a picture. Which words do you know already? Underline them before reading.',
    materials: ['a short text at the right level, with macrons', 'word cards', 'a trusted dictionary'],
    look: 'macrons, and words kept in their order',
    ask: 'Where is the macron, and what does it do to the sound?',
    misconception: {
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
    place: /pattern|pronunciation|knowledge(?!.*identity)/i,
    hook: 'Say three phrases with one part the same. What stays, and what changes?',
    materials: ['phrase cards with one gap', 'pictures for the words that fill it'],
    look: 'the pattern used with a new word',
    ask: 'Which part stays the same?',
    misconception: {
      what: 'Adds an English s for more than one.',
      why: 'English does so.',
      move: 'Point to te and ngā: they tell how many.',
    },
  },
  {
    place: /tikanga|identity|cultural/i,
    hook: 'Ask: what do we do here, in this room or on this marae, and who taught us? Listen first; write nothing yet.',
    materials: [
      'what your kaiārahi, mana whenua or school has agreed to share',
      'a place to record questions to ask',
    ],
    look: 'respect, and knowing whose practice it is',
    ask: 'Who could we ask about this here?',
    misconception: {
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
]
