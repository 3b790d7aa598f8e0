import type { Frame } from '../frame.ts'

export const READING_FRAME: Frame = {
  id: 'reading',
  skill: /reading|fluency|comprehension|critical|word recognition|novel|\bbooks?\b/i,
  criteria: [
    'find the words in the text that helped me',
    'explain my thinking to a partner, pointing to the text',
  ],
  prior: ['Read a text at this level with few stops.', 'Retell a short part in their own words.'],
  materials: [
    'one short text on {topic} at your group’s level, a copy each',
    'sticky notes',
    'a list of new words from the text',
  ],
  hook: 'Show the title and one sentence. What might this text be about, and why was it written?',
  model: [
    'Read the first part aloud while students follow.',
    'Stop once and think aloud, pointing to the words that made you think so.',
    'Say how you checked: reading on, reading again, or asking what makes sense.',
  ],
  together: 'Read the next part together. Pairs mark the place that answers your question.',
  ask: 'Which words in the text tell you that?',
  work: [
    'Read the rest, alone or with a partner.',
    'Answer the questions, each with a word or sentence from the text.',
    'Write one question for your group.',
  ],
  misconceptions: [
    {
      what: 'Answers from what they know and not from the text.',
      why: 'The topic is familiar.',
      move: 'Ask to see the line.',
    },
    {
      what: 'Thinks that reading fast is reading well.',
      why: 'Others finish first.',
      move: 'Ask for one sentence read so that we can see it.',
    },
  ],
  support: 'Read the text aloud first, and give each question with the paragraph to look in.',
  extension: 'Compare with another text on the same topic: what does each leave out?',
  next: ['Use the same thinking with a text of another kind.', 'Read the text again for fluency tomorrow.'],
  english: [
    ['evidence', 'words in the text that support an answer'],
    ['infer', 'to work out what is not said'],
  ],
  reo: ['pānui', 'pukapuka', 'kupu'],
  safety: [],
  prompts: [
    ['What is the text mostly about?', 'line', 'The main idea, not a detail.'],
    ['Write a sentence or a few words from the text that show it.', 'line', 'Copied exactly.'],
    ['What can you work out that the text does not say?', 'lines', 'An inference with a clue.'],
    ['Find a word that was new. What could it mean here?', 'line', 'A meaning that fits the sentence.'],
    ['What would you ask the writer?', 'line', 'A question the text does not answer.'],
  ],
}
