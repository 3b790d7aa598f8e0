import type { Space } from '../../../task.ts'

/** Questions that fit any text a teacher brings, the easiest first; `look` tells the teacher what a good answer contains. */
export const ANY_TEXT_QUESTIONS: readonly (readonly [prompt: string, space: Space, look: string])[] = [
  ['What is the text mostly about? Answer in one sentence.', 'line', 'the main idea, not a detail.'],
  ['Find one fact that the text states. Copy the words that state it.', 'line', 'words copied exactly.'],
  [
    'Find a second fact, from another paragraph.',
    'line',
    'words copied exactly, from elsewhere in the text.',
  ],
  ['Find a word that was new to you. What could it mean here?', 'line', 'a meaning that fits the sentence.'],
  [
    'What can you work out that the text does not say? Which words gave you the clue?',
    'lines',
    'an inference, and the words it rests on.',
  ],
  [
    'What may happen next, or because of this? Which words make you think so?',
    'lines',
    'an inference about what follows, and the words it rests on.',
  ],
  [
    'Why did the writer put the paragraphs in this order?',
    'lines',
    'a reason: time, cause, or most important first.',
  ],
  [
    'What does the writer want you to think or feel? Point to the words.',
    'lines',
    'a purpose, with words that show it.',
  ],
  [
    'Retell the text in three sentences: beginning, middle and end.',
    'lines',
    'the main points in their order.',
  ],
  ['What would you ask the writer?', 'line', 'a question that the text does not answer.'],
  ['What do you think about it now, and why?', 'lines', 'a view with a reason from the text.'],
  ['Which detail mattered most? Give a reason.', 'lines', 'a detail of the text, with a reason.'],
]
