import type { Frame } from '../frame.ts'

export const GENERAL_FRAME: Frame = {
  id: 'general',
  skill: /./,
  criteria: ['explain it in my own words', 'give an example and say why it fits'],
  prior: ['Say what we already know about {topic}.', 'Ask a question about it.'],
  materials: [
    'one text, picture or object on {topic} that you choose',
    'sticky notes',
    'paper for recording',
  ],
  hook: 'Show the text, picture or object. Pairs write one thing they notice and one question about {topic}.',
  model: [
    'Say what we want to find out about {topic}.',
    'Point to one detail, and say what it tells us.',
    'Put it in one sentence.',
  ],
  together: 'Find the next detail together, and sort the questions: answered, not yet, needs someone to ask.',
  ask: 'How do you know?',
  work: ['Choose a question.', 'Find and record two things that answer it.', 'Explain it to another pair.'],
  misconceptions: [
    {
      what: 'Copies words without knowing what they mean.',
      why: 'It looks like an answer.',
      move: 'Ask for the same thing in their own words, with an example.',
    },
    {
      what: 'Stops at the first thing found.',
      why: 'The question seems answered.',
      move: 'Ask for a second detail that agrees or disagrees.',
    },
  ],
  support: 'A drawing to label, and sentence starters.',
  extension: 'Make a question for another pair that cannot be answered with yes or no.',
  next: ['Follow up one question that is still open.', 'Share what was found with another class.'],
  english: [
    ['detail', 'one small part'],
    ['explain', 'to make clear, with a reason'],
  ],
  reo: ['pātai', 'whakaaro', 'akoranga'],
  safety: [],
  prompts: [
    ['What do we want to find out about {topic}?', 'line', 'A question on the topic.'],
    ['What I know already:', 'lines', 'At least one thing.'],
    ['What I noticed or found:', 'long', 'Two details.'],
    ['Draw and label it.', 'draw', 'Labels that explain.'],
    ['Explain it in your own words, with an example.', 'long', 'A sentence and an example that fits.'],
  ],
}
