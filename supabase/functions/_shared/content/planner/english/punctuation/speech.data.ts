import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const SPEECH: EnglishTopic = {
  id: 'speech',
  title: 'direct speech',
  match: /direct speech|speech mark|dialogue/i,
  years: [4, 8],
  skill: 'sentences',
  ask: 'Put in the speech marks and other punctuation:',
  space: 'line',
  questions: [
    ['I am hungry said Finn', '“I am hungry,” said Finn.'],
    ['Come here called Aroha', '“Come here,” called Aroha.'],
    ['Where is the ball asked Sione', '“Where is the ball?” asked Sione.'],
    ['Nan said we are going now', 'Nan said, “We are going now.”'],
    ['The coach shouted well played', 'The coach shouted, “Well played!”'],
    ['We should wait said Amina until it stops', '“We should wait,” said Amina, “until it stops.”'],
    ['Can you hear it whispered Maia', '“Can you hear it?” whispered Maia.'],
    ['I know said Theo but I forgot', '“I know,” said Theo, “but I forgot.”'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'punctuate what people say',
    criteria: [
      'put speech marks around the words that are said',
      'put the comma, question mark or exclamation mark inside',
      'begin a new line for each speaker',
    ],
    prior: ['Tell spoken words from the rest of a sentence.', 'Use capitals and full stops.'],
    think: [
      'Which words come out of a mouth? Mark them.',
      'What mark ends them? It goes inside.',
      'Who says it? That part stays outside.',
    ],
    hook: 'Two children act a short talk while others hold up hands as speech marks.',
    ask: 'Where does the voice start and stop?',
    misconceptions: [
      {
        what: 'Puts marks around “said Finn” too.',
        why: 'The whole sentence is about talking.',
        move: 'Put only the spoken words in a speech bubble first.',
      },
      {
        what: 'Leaves out the comma before “said”.',
        why: 'A full stop feels right.',
        move: 'Show that the sentence is not over yet.',
      },
    ],
    extension: 'Write a talk of four lines with a different word for “said” each time.',
    english: [
      ['speech marks', 'marks around spoken words: “ ”'],
      ['dialogue', 'people talking in a text'],
    ],
  },
}
