import type { Frame } from '../frame.ts'

export const WRITING_FRAME: Frame = {
  id: 'writing',
  skill: /writing|composition|transcription|handwriting|spelling|keyboard/i,
  criteria: [
    'plan who it is for and what they need to know',
    'read my writing aloud and make one change that helps the reader',
  ],
  prior: ['Say a sentence before writing it.', 'Have an idea or an experience for {topic}.'],
  materials: [
    'one good example, about half a page',
    'a planner with three boxes',
    'writing books or devices',
  ],
  hook: 'Read the example aloud. What did the writer do that kept us listening? List two things.',
  model: [
    'Say who will read about {topic}, and why.',
    'Write the first two sentences in front of the class, crossing out and choosing.',
    'Read it back aloud and change one word.',
  ],
  together: 'Write the next sentence together; pairs offer a version, and the class chooses and says why.',
  ask: 'What will your reader see or think here?',
  work: [
    'Fill in the planner for {topic} and tell it to a partner.',
    'Write for ten minutes without stopping.',
    'Read it aloud, and make one change.',
  ],
  misconceptions: [
    {
      what: 'Tells everything in the order it happened.',
      why: 'That is how we remember.',
      move: 'Choose the part that matters most, and write only that.',
    },
    {
      what: 'Fixes spelling before the meaning is clear.',
      why: 'Mistakes are easy to see.',
      move: 'Two readings: first for sense, then for spelling.',
    },
  ],
  support: 'Talk first, then use the planner with sentence starters and a word list.',
  extension: 'Write the same part for another reader, and explain what changed.',
  next: ['Share in a group, with one question from each listener.', 'Choose one piece to publish.'],
  english: [
    ['audience', 'who will read it'],
    ['draft', 'a first version'],
    ['revise', 'to change so that it says more clearly what we mean'],
  ],
  reo: ['tuhi', 'rerenga', 'whakaaro'],
  safety: [],
  prompts: [
    ['Who will read it, and what should they feel or know?', 'line', 'A reader and a purpose.'],
    ['Plan: beginning, middle, end.', 'draw', 'A key idea in each part.'],
    ['Write your beginning.', 'long', 'Opens in a way that fits the reader.'],
    ['Write the part that matters most.', 'long', 'Details that help the reader see it.'],
    ['Read it aloud. Which change will you make, and why?', 'line', 'A change for the reader’s sake.'],
  ],
}
