import type { Cannot } from '../read/follow-ups/follow-up.ts'
import type { WordPattern } from '../read/words/word-pattern.ts'

/** Answers to follow-ups that cannot be done here. */
export const CANNOT_SAY: Readonly<Record<Cannot, string>> = {
  thanks: 'Ka pai. The document stays as it is until you ask for a change.',
  answers:
    'The answers stand on a teacher page of their own, never on the students’ pages unless you ask for that. Leave that page out when you print. I have changed nothing.',
  title:
    'The title follows from what the document is about, so I have left it as it is. You can write your own with “Edit”.',
  picture:
    'I cannot add photos or pictures, so I have left it as it is. You can put one in yourself: choose “Edit”, or paste it into the Word file.',
  send: 'I cannot send it or put it anywhere else, so I have left it as it is. Use “Export” to download it as a PDF or Word file, then share that.',
  layout:
    'I cannot change how the letters or the page look, so I have left it as it is. Download it as a Word file to change that.',
  translate:
    'I write in English, with words in te reo Māori, and cannot translate into that language, so I have left it as it is.',
  recording:
    'I cannot add videos, recordings or links, so I have left it as it is. You can add a link yourself with “Edit”.',
  slides:
    'I cannot make slides, so I have left it as it is. I can make a worksheet, a quiz, cards, a game or a checklist for it.',
  'some questions':
    'I can change all of the questions, or one of them, and not a number of them, so I have left it as it is. Say “make it true or false”, “question 3 is too hard”, or put in your own with “Edit”.',
  versions:
    'I make one version at a time, so I have left this one as it is. Ask for “different questions” to get the second version, and keep both.',
  criteria:
    'The success criteria are in the words of students already: each goes on after “I can”. Say “fewer success criteria” or “another success criterion”, or write your own with “Edit”. I have changed nothing.',
  grid: 'The grid is as large as its words need, so I have left it as it is. Ask for “more words”, and the grid grows with them.',
  meanings:
    'This page has no room for meanings, so I have left it as it is. Ask for “vocabulary cards” or “a matching sheet” for it: these have each word with its meaning.',
  facts:
    'I am a built-in planner and cannot answer questions like that, so I have left the document as it is.',
}

/** What can be asked for under a lesson plan. */
export const PLAN_CHANGES =
  'Under a lesson plan you can ask for another time, year or setting (“make it about netball”), easier or harder, another warm-up, inside or outside, other materials (“we have no counters”), groups, a game, a rubric, exit tickets or a worksheet for it.'

/** What can be asked for under a resource. */
export const RESOURCE_CHANGES =
  'Under a resource you can ask for a number of questions, other or easier numbers, one list or three levels, another setting, multiple choice or true and false, more words or questions, one question changed (“question 3 is too hard”), or another form such as a quiz or a game.'

export const NOTHING_CHANGED = 'I could not change anything for that, so the document is as it was.'

export const NOT_UNDERSTOOD =
  'I did not understand that as a change, so the document is as it was. For something new, name the year and the topic: “a lesson on maps for Year 4”.'

/** What is said where an easier or a harder version would be the same document. */
export const NO_OTHER_LEVEL =
  'I have no ~ version of this one: its questions, words or boxes come from a list that is the same for every level. Say “question 3 is too hard”, “take out the last question” or another year, or change it with “Edit”.'

/** What is said where another version would be the same document. */
export const NO_OTHER_VERSION =
  'I have no second version of this one: it is a lesson of our bank, which is written once. Ask for “another warm-up”, “a different exit ticket”, or choose another lesson under “Other lessons that fit” above it.'

/** Words for wishes that a document may be unable to meet. */
export const WHY_NOTHING = {
  'reo-words':
    'I know no more words in te reo Māori for this, and do not make any up, so the document is as it was. Te Aka (maoridictionary.co.nz) has many more.',
  question:
    'Either there is no such question, or I have no other to put in its place, so the document is as it was. You can change it yourself with “Edit”.',
  'more-words':
    'I know no more words for this, so the document is as it was. Write the words you want, and ask for the cards or the puzzle with them.',
  need: 'A page for students has nothing that I could change for that, so the document is as it was. Ask for easier questions, fewer questions or one list, or ask for support under a lesson plan.',
  stories: 'I have no word problems for this topic, so the document is as it was.',
  'text-length': 'I have no other text that fits this class, so the document is as it was.',
  theme:
    'I could not bring that into this one: its questions have no story to set there, so the document is as it was. Ask for word problems, or for another topic.',
  undo: 'There is no change to take back, so the document is as it was.',
  'goal-year':
    'The year follows the curriculum goal that was chosen, so the document is as it was. Choose a goal of another year to change it.',
} as const

/** A remark on the document or the class, which asks for no new document however it goes on. */
export const REMARK: WordPattern = {
  pattern:
    /^(?:i think |but |hmm,? |um,? )*(?:that'?s|thats|its|it'?s|they'?re|theyre|there'?s|there (?:is|are)|(?:questions?|numbers?|q|no\.?) ?#?\d{1,2}\b|the (?:first|last|second|third|\d{1,2}(?:st|nd|rd|th)) (?:one|question)|the (?:answers?|questions?|numbers?|words?|sheet|page|title|key) (?:is|are|was|were|looks?|don'?t|doesn'?t)|my (?:class|kids|lot) (?:is|are|was|were|have|has|already|know|can|can'?t|don'?t|didn'?t|won'?t|will)|most of (?:them|my)|some of (?:them|my)|half of (?:them|my))(?![\p{L}])/iu,
  matches: [
    'thats not what i meant',
    'number 7 has no answer',
    'some of them are away',
    'the numbers are odd',
  ],
  misses: ['number lines for year 2', 'my class needs a lesson on maps', 'the first world war'],
}
