import type { Lens } from '../lens.ts'

/** The work of readers, where the goal asks for it by name; the first that fits is taken. */
export const READING_LENSES: readonly { match: RegExp; lens: Lens }[] = [
  {
    match: /\binfer|implied|motives|not stated|layered|clue/i,
    lens: {
      id: 'infer',
      columns: ['What the text says', 'What I know already', 'So I think …'],
      criteria: ['find the words that are a clue', 'join the clue with what I know, and say what I infer'],
      model:
        'Read one sentence. Underline a clue, say what you know about such things, then say “so I think …”.',
      ask: 'Which word is your clue? What do you know that goes with it?',
      starters: ['The text says …, and I know …', 'So I think …'],
      misconception: {
        what: 'Guesses without a clue from the text.',
        why: 'What they know already is louder than the text.',
        move: 'Ask for the line; no line, no inference yet.',
      },
      further: 'Find a second clue that makes your inference stronger, or weaker.',
      exit: [
        'What do you infer, and which words are your clue?',
        'Something not stated, with words copied from the text.',
      ],
    },
  },
  {
    match: /\bsummar|main idea|key details|key events|retell/i,
    lens: {
      id: 'summarise',
      columns: ['Part of the text', 'Who or what it is about', 'What matters most'],
      criteria: ['say what each part is mostly about', 'put the main ideas in a few sentences of my own'],
      model: 'Read one paragraph. Cross out what could go, and say what is left in one sentence.',
      ask: 'Could we leave that out and still understand?',
      starters: ['This part is mostly about …', 'The text tells us that …'],
      misconception: {
        what: 'Retells everything, or copies the first sentence.',
        why: 'All of it seems important.',
        move: 'Allow twelve words, then let them choose.',
      },
      further: 'Cut your summary to half its length without losing the main idea.',
      exit: ['Tell the main idea in one sentence of your own.', 'One sentence, not a detail, not copied.'],
    },
  },
  {
    match: /\bpredict/i,
    lens: {
      id: 'predict',
      columns: ['What the text shows so far', 'What I predict, because …', 'What happened'],
      criteria: [
        'predict what may come next, with a reason from the text',
        'check my prediction as I read on',
      ],
      model: 'Stop before a page turn. Say what may happen and point to the words that make you think so.',
      ask: 'What in the text makes that likely?',
      starters: ['I predict … because …', 'I was right / surprised because …'],
      misconception: {
        what: 'Says what they wish would happen.',
        why: 'Stories invite wishing.',
        move: 'Ask “what has the writer told us that points that way?”',
      },
      further: 'Write another ending that the clues would also allow.',
      exit: [
        'Write a prediction and the words that led to it.',
        'A likely prediction with words from the text.',
      ],
    },
  },
  {
    match: /meaning of (a |new )?(new )?words?|vocabulary|unfamiliar words/i,
    lens: {
      id: 'word-meaning',
      columns: ['New word', 'Clues around it, or its parts', 'What it may mean'],
      criteria: ['use the words around a new word as clues', 'check that my meaning fits the sentence'],
      model: 'Cover the new word and say what could stand there; then look at its parts; then check.',
      ask: 'Does your meaning still make sense when you read the whole sentence?',
      starters: ['The words around it tell me …', 'I think it means …'],
      misconception: {
        what: 'Skips the word and reads on.',
        why: 'The story can be followed without it.',
        move: 'Ask for one possible meaning, then test it in the sentence.',
      },
      further: 'Use the new word in a sentence about something quite different.',
      exit: [
        'Which word was new? What does it mean, and how did you find out?',
        'A meaning that fits, with a clue.',
      ],
    },
  },
  {
    match: /\banswer|quot|evidence|locate|headings|captions|diagrams|identify facts|text boxes/i,
    lens: {
      id: 'evidence',
      columns: ['Question', 'My answer', 'Words or picture that show it'],
      criteria: ['answer from the text', 'point to the word, sentence or picture that shows it'],
      model: 'Read a question, find the place in the text, put a finger on the words, then answer.',
      ask: 'Where in the text does it say so?',
      starters: ['The answer is …', 'It says so on page … : …'],
      misconception: {
        what: 'Answers from memory and never goes back to the text.',
        why: 'The topic is familiar.',
        move: 'No finger on the words, no answer yet.',
      },
      further: 'Write a question that can only be answered by joining two places in the text.',
      exit: [
        'Answer one question and copy the words that show it.',
        'A right answer with words from the text.',
      ],
    },
  },
]
