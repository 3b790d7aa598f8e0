import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const WHO_WHAT: EnglishTopic = {
  id: 'who-what',
  title: 'who, and what happens',
  match: /who or what a sentence is about/i,
  years: [1, 2],
  skill: 'sentences',
  ask: '',
  space: 'line',
  questions: [
    ['The dog ran. Who ran?', 'the dog'],
    ['Mum made a pie. Who made it?', 'Mum'],
    ['The boat sank. What happened to the boat?', 'It sank.'],
    ['Tama kicked the ball. What did Tama do?', 'He kicked the ball.'],
    ['The big hen hid. Who hid?', 'the big hen'],
    ['My sister and I swam. Who swam?', 'my sister and I'],
    ['The bus was late. What is this about?', 'the bus'],
    ['A kererū sat on the fence. What did it do?', 'It sat on the fence.'],
    ['The cat in the box is asleep. Who is asleep?', 'the cat (in the box)'],
    ['After lunch, Sina read to us. Who read?', 'Sina'],
    ['The hat with a hole is mine. What is mine?', 'the hat (with a hole)'],
    ['Down the hill rolled the tyre. What rolled?', 'the tyre'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'find who or what a sentence is about, and what happens',
    criteria: [
      'ask “who or what?” and point to it',
      'ask “what happens?” and point to it',
      'say a sentence that has both',
    ],
    prior: ['Listen to a whole sentence.', 'Name people and things in a picture.'],
    think: [
      'Who or what is it about?',
      'What do they do, or what happens?',
      'Both there? Then it is a sentence.',
    ],
    hook: 'Draw a name from one hat and an action from another. Act the sentence they make.',
    ask: 'Who does it? What do they do?',
    misconceptions: [
      {
        what: 'Names the last word.',
        why: 'It is freshest.',
        move: 'Ask again “who or what does it?” and act it out.',
      },
      {
        what: 'Gives a list of words for a sentence.',
        why: 'They are all about one thing.',
        move: 'Ask “what happens?”',
      },
    ],
    extension: 'Make one sentence longer, and still show who and what happens.',
    english: [
      ['sentence', 'words that make a whole idea'],
      ['subject', 'who or what a sentence is about'],
    ],
  },
}
