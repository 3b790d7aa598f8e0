import type { Frame } from '../frame.ts'

export const SOCIAL_SCIENCES_FRAME: Frame = {
  id: 'source-enquiry',
  skill: /./,
  criteria: [
    'find information in a source and say where it came from',
    'explain whose view the source gives, and whose is missing',
  ],
  prior: [
    'Tell the difference between long ago, not so long ago and now.',
    'Ask a question about {topic} that starts with who, where, when or why.',
  ],
  materials: [
    'two short sources on {topic}: a photo, map, letter, object or account',
    'sticky notes',
    'a class map or timeline',
  ],
  hook: 'Show one source on {topic} with its caption covered. See, think, wonder: pairs write one of each. Then uncover the caption.',
  model: [
    'Read where the source came from: who made it, when, and for whom.',
    'Point to one detail and say what it tells us.',
    'Say what it cannot tell us about {topic}.',
  ],
  together: 'Read the second source together. Mark what agrees with the first, and what does not.',
  ask: 'Whose voice is here, and whose is not?',
  work: [
    'Find two details on {topic} in the sources.',
    'Record what each one tells us and how we know.',
    'Answer the question of the lesson in two or three sentences.',
  ],
  misconceptions: [
    {
      what: 'Believes a source because it is old or official.',
      why: 'It looks trustworthy.',
      move: 'Ask who made it and what they wanted.',
    },
    {
      what: 'Judges people of another time by knowing what came next.',
      why: 'We know the ending.',
      move: 'Ask what they could have known on that day.',
    },
  ],
  support: 'Use one source with three questions written beside it, and read it aloud.',
  extension: 'Find a third source on {topic} that would change the answer, and explain how.',
  next: [
    'Ask someone in the community who knows about {topic}.',
    'Add what we found about {topic} to the class map or timeline.',
  ],
  english: [
    ['source', 'where information comes from'],
    ['perspective', 'how someone sees things from where they stand'],
    ['evidence', 'details that support an answer'],
  ],
  reo: ['whenua', 'whānau', 'pātai'],
  safety: [
    'Some histories are painful, and some belong to whānau in your class. Preview every source, and tell whānau what is coming where that helps.',
  ],
  prompts: [
    ['What is the source? Who made it, and when?', 'line', 'Kind of source, maker and date, or “not known”.'],
    [
      'Write two details on {topic} that you can see or read in it.',
      'lines',
      'Details that can be pointed to.',
    ],
    [
      'What does it tell us about the question of the lesson?',
      'lines',
      'A statement that rests on one of the details.',
    ],
    ['Whose view does it give? Whose is missing?', 'lines', 'Names a group or person for each.'],
    [
      'Answer the question of the lesson. Use evidence.',
      'long',
      'Two or more sentences with a detail from a source.',
    ],
    ['What would you ask someone who was there?', 'line', 'A question the source does not answer.'],
  ],
}
