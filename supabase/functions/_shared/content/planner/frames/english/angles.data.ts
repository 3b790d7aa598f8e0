import type { Angle } from '../angle.ts'

export const ENGLISH_ANGLES: readonly Angle[] = [
  {
    place: /fluency/i,
    hook: 'Read one sentence three ways: word by word, too fast, and so that it makes sense. Which one could we follow?',
    materials: ['a text students can read with few stops, a copy each', 'a partner to listen'],
    look: 'phrases kept together, and stops where the meaning stops',
    ask: 'Where did you pause, and why there?',
    misconception: {
      what: 'Thinks that reading fast is reading well.',
      why: 'Others finish first.',
      move: 'Ask for one sentence read so that we can see it.',
    },
  },
  {
    place: /word recognition/i,
    hook: 'Show one longer word covered, and uncover it part by part. What can we read already, and what does it tell us?',
    materials: ['word cards', 'a text in which the words occur', 'mini whiteboards'],
    look: 'students who look right through the word, from left to right',
    ask: 'Which part do you know already?',
    misconception: {
      what: 'Guesses from the first letter or the picture.',
      why: 'It often works.',
      move: 'Cover the picture, and slide a finger under every letter.',
    },
  },
  {
    place: /critical/i,
    hook: 'Read two sentences about the same thing by two writers. Who seems to think what, and which word gives it away?',
    materials: ['two short texts or pictures on one subject', 'highlighters'],
    look: 'one word or choice in the text that makes the effect',
    ask: 'Which word makes you think so?',
    misconception: {
      what: 'Says what they like, not what the text does.',
      why: 'It is easier to have an opinion.',
      move: 'Ask “which word did that to you?”',
    },
  },
  {
    place: /handwriting|keyboard/i,
    hook: 'Show two lines: one easy to read, one not. What makes the difference: shape, size, spaces or slope?',
    materials: ['lined paper or keyboards', 'a strip with the letters or words of today'],
    look: 'start, direction, size and spaces',
    ask: 'Which letter is your best one, and why?',
    misconception: {
      what: 'Starts letters at the bottom or in the middle.',
      why: 'The shape is copied, not the movement.',
      move: 'Say the movement while you write it large in the air.',
    },
  },
  {
    place: /sentences, grammar/i,
    hook: 'Put up one sentence that works and one that does not quite. What does the reader need?',
    materials: ['sentence strips', 'a piece of each student’s own writing'],
    look: 'sentences changed so that the reader is helped',
    ask: 'What does it do for the reader?',
    misconception: {
      what: 'Thinks that longer is better.',
      why: 'Long looks grown-up.',
      move: 'Read both aloud and choose.',
    },
  },
]
