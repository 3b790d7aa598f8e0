import type { TopicLens } from '../lens.ts'

/** A topic without a learning area. */
export const ENQUIRY_LENS: TopicLens = {
  topic: /./,
  question: 'What can we find out about {topic}?',
  lens: {
    id: 'enquiry',
    columns: ['Our question', 'What we found', 'Where we found it'],
    criteria: ['ask a question that can be answered', 'say what I found and where'],
    model:
      'Turn one thing students wonder about into a question, look in one place, and write down what it says and where.',
    ask: 'How do you know? Where could we check it?',
    starters: ['We wanted to know …', 'We found … in …'],
    misconception: {
      what: 'Writes down the first thing found.',
      why: 'It looks like an answer.',
      move: 'Ask for a second place that says the same, or not.',
    },
    further: 'Which question is still open? How could someone answer it?',
    exit: ['What did you find out about {topic}, and where?', 'One finding, with where it came from.'],
  },
}
