import type { Lens } from '../lens.ts'

/** Sentences are rewritten. */
export const SENTENCE_LENS: Lens = {
  id: 'sentence',
  columns: ['A sentence as it was', 'How I rewrote it', 'What that does for the reader'],
  criteria: [
    'find a place in my own writing where it helps',
    'rewrite the sentence and say what changed for the reader',
  ],
  model:
    'Put up a plain sentence of your own. Rewrite it with today’s tool, read both aloud, and say what changed.',
  show: [
    'Read a sentence from a book that does what the goal says, and point to how it is done.',
    'Say what the reader would miss without it.',
  ],
  together:
    'Rewrite one plain sentence together on whiteboards; choose two versions and say which helps the reader more.',
  work: [
    'Rewrite the three plain sentences on the board with today’s tool.',
    'Find a place in your own writing where it helps, and rewrite it.',
    'Read both versions to a partner, who says what changed.',
  ],
  ask: 'Which of the two is clearer or stronger, and why?',
  starters: ['I changed … to …', 'Now the reader can see that …'],
  misconception: {
    what: 'Uses it in every sentence once it is learnt.',
    why: 'It is today’s lesson.',
    move: 'Ask for one place where it helps and one where the plain sentence is better.',
  },
  further: 'Find it in a book you are reading: why did the writer use it there?',
  exit: [
    'Write one sentence that uses today’s tool, and say what it does for the reader.',
    'A whole sentence that uses it rightly, and its effect.',
  ],
}

/** Words are taken apart and spelt. */
export const SPELLING_LENS: Lens = {
  id: 'spelling',
  columns: ['Word', 'Its parts, or the tricky part', 'How I will remember it'],
  criteria: ['say the word and look at its parts', 'cover it, write it, and check every letter'],
  model:
    'Say a word, split it into sounds or parts, underline the part that is hard, then cover it and write it.',
  show: [
    'Say a word from the list clearly, and use it in a sentence.',
    'Match each sound or part to its letters, aloud.',
  ],
  together: 'Read and spell the next two words together on whiteboards: say, split, write, check.',
  work: [
    'Take five words from the list. Fill in a row of the table for each.',
    'Cover, write and check each one; mark the letters that went wrong.',
    'Test a partner, and use two of the words in sentences.',
  ],
  ask: 'Which part could go wrong, and what will help next time?',
  starters: ['The tricky part is …', 'It belongs with … because …'],
  misconception: {
    what: 'Copies the word letter by letter.',
    why: 'The model is in sight.',
    move: 'Cover it: say the whole word first, then write without looking.',
  },
  further: 'Find three more words with the same part or pattern.',
  exit: [
    'Write two of today’s words without looking. Underline the part to remember.',
    'Both right, with the part that needs care marked.',
  ],
}

/** Words are used in talk. */
export const TALK_LENS: Lens = {
  id: 'talk',
  columns: ['Word or phrase', 'What it means here', 'How I said it in a sentence'],
  criteria: ['say what the words mean', 'use them in a whole sentence of my own when I speak'],
  model:
    'Say one of the words, what it means here, and a sentence with it; then say the sentence without it.',
  show: [
    'Read out a sentence that does what the goal says, and say which words do it.',
    'Say it again without those words: what can the listener no longer know?',
  ],
  together:
    'Choose four words together. Say a sentence with each, round the class; add the best to the word wall.',
  work: [
    'Choose three of the words. Fill in a row of the table for each.',
    'Tell a partner about our topic, using all three.',
    'The partner says which words they heard, and what each one told them.',
  ],
  ask: 'What does this word tell the listener that a plainer one does not?',
  starters: ['It means …', 'I could also say …'],
  misconception: {
    what: 'Uses the word, but in a sentence that would do with any word.',
    why: 'The word was learnt by itself.',
    move: 'Ask “what does it tell us here?”, and say the sentence again with more in it.',
  },
  further: 'Explain your topic to somebody who has never heard of it, with as many of the words as you need.',
  exit: [
    'Say or write one sentence about our topic with two of today’s words.',
    'A whole sentence; both words used rightly.',
  ],
}
