import { type Draft, draft, type Making, type Teaching, type Topic } from '../../topic.ts'
import { BOOK_QUESTIONS, BOOKS, type Book } from './books.data.ts'

const plainly = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
const OF_A_BOOK =
  /\b(?:books?|novels?|chapters?|ch ?\d+|author|read[ -]?aloud|roald dahl|palacio|sachar|paulsen|shaun tan|marsden|reynolds|cotter|cowley)\b/i
/** A longer title is tried before a shorter one that stands in it. */
const BY_LENGTH = [...BOOKS].sort((one, other) => other.title.length - one.title.length)

const LONG_TITLE = 3
/** The words that name a book: a longer title is known without its article as well. */
function keyOf({ title, key }: Book): string {
  const bare = plainly(key ?? title).replace(/^ (?:the|an?) /, ' ')
  return key !== undefined || bare.trim().split(' ').length >= LONG_TITLE ? bare : plainly(title)
}
const KEYS = BY_LENGTH.map((book) => [keyOf(book), book] as const)
/** The chapter that a request names. */
const CHAPTER = /\b(?:chapters?|ch\.?) ?(\d{1,2}(?: ?(?:-|to|and|&) ?\d{1,2})?)\b/i

/** What a class reads at the time, told beside a topic: "speech marks, we are reading Hairy Maclary". */
const READ_BESIDE =
  /\b(?:we(?:['’]?re| are)?|class is|kids are) (?:currently |just |all )?read(?:ing)?\b|\b(?:our|the) (?:class )?(?:novel|book|read[- ]aloud|text) is\b/i
/** Words of a request for work on a book itself. */
const ON_BOOKS =
  /\b(?:comprehension|questions?|(?:work)?sheets?|activit(?:y|ies)|lessons?|plans?|reading|guided|novels?|books?|stud(?:y|ies)|chapters?|responses?|reports?|reviews?|literature|circles?|characters?|settings?|years?|yrs?|class|groups?|for|the|some|about|with|and|need|want|please|kids)\b/gi

/** True where another topic stands before the book that the class reads. */
function isBeside(text: string): boolean {
  const at = READ_BESIDE.exec(text)?.index ?? 0
  return /\p{L}{3}/u.test(text.slice(0, at).replace(ON_BOOKS, ' '))
}

/** The book that a request is about, or null. */
export function bookNamed(text: string): Book | null {
  if (isBeside(text)) return null
  const said = plainly(text)
  return (
    KEYS.find(([key, book]) => said.includes(key) && (book.plain !== true || OF_A_BOOK.test(text)))?.[1] ??
    null
  )
}

type Lines = NonNullable<Teaching['lines']>

const CRITERIA: Teaching['criteria'] = [
  'tell what happens in order',
  'say what a character is like, and what shows it',
  'give a reason from the book for what I think',
]
const MISCONCEPTIONS: Teaching['misconceptions'] = [
  {
    what: 'Tells what they like, with nothing from the book.',
    why: 'Talk about books often begins there.',
    move: 'Ask for a finger on the page.',
  },
  {
    what: 'Tells everything that happened.',
    why: 'All of it seems to matter.',
    move: 'Ask: if you had only three sentences, which would stay?',
  },
]
const WORDS: Teaching['english'] = [
  ['character', 'someone in a story'],
  ['setting', 'where and when it happens'],
  ['problem', 'what goes wrong'],
  ['evidence', 'words or pictures that show it'],
]
const THINK = [
  'Read the question. Which part of the book do I need?',
  'Find the place and read it again.',
  'Answer, and say which words or picture show it.',
]

const EXTENSIONS: Readonly<Record<Book['kind'], string>> = {
  novel: 'Choose one answer and write it as a paragraph with two quotations.',
  'picture book': 'Choose one answer and write more. What in the book shows it?',
}

const hookFor = (kind: Book['kind']) =>
  kind === 'picture book'
    ? 'Show the cover and cover up the title. What may happen? Who may be in it? Hear three ideas, and keep them on the board.'
    : 'Pairs tell the story so far in one minute. What question do you most want answered? Keep three on the board.'

const readingOf = (part: string, { kind, wordless }: Book) => {
  if (wordless) return 'Show the pages one by one without a word'
  return `Read ${part} aloud${kind === 'novel' ? ', or let pairs read' : ''}`
}

const linesFor = (part: string, book: Book): Lines => ({
  model: [
    `${readingOf(part, book)}. Choose two places to stop beforehand: one where somebody decides something, one where something changes.`,
    'At the first stop think aloud: “The book says …, I know …, so I think …”.',
  ],
  together: [
    'At the second stop pairs say what will happen next, with a reason from the book. Hear two that differ.',
    'After it: who, what did they want, what got in the way, how did it end? A finger for each.',
  ],
  work: ['Keep the book beside you while you answer.'],
})

function questionOn({ kind, wordless }: Book, { random, level }: Making): Draft {
  const all = BOOK_QUESTIONS[kind][level]
  const [prompt, look] = random.pick(wordless ? all.filter(([, , needsWords]) => !needsWords) : all)
  return draft(prompt, `Look for: ${look}`, null, { space: /\bdraw\b/i.test(prompt) ? 'draw' : 'lines' })
}

/** A lesson on a book that the class has: it states nothing about what happens there. */
export function bookTopic(book: Book, text: string): Topic {
  const { title, author, kind } = book
  const chapter = CHAPTER.exec(text)?.[1]
  const part =
    kind === 'novel' ? (chapter === undefined ? 'today’s chapter' : `chapter ${chapter}`) : 'the story'
  return {
    id: `book-${title}`,
    title: `${title}${chapter === undefined ? '' : `, chapter ${chapter}`}`,
    match: /(?!)/,
    years: [1, 8],
    teaching: {
      walt: `read ${title} closely and show in the text what we think`,
      criteria: CRITERIA,
      prior: ['Listen to or read a story of this length.', 'Talk about a book with a partner.'],
      materials: [
        `your copy of ${title} by ${author}${kind === 'novel' ? ', and one for each pair where you can' : ''}`,
        'sticky notes',
        'reading books or paper',
      ],
      think: THINK,
      hook: hookFor(kind),
      ask: 'Which words or picture tell you that?',
      lines: linesFor(part, book),
      misconceptions: MISCONCEPTIONS,
      support: 'Read it to them a second time in a small group, and let them draw or tell the answer.',
      extension: EXTENSIONS[kind],
      next: [
        kind === 'novel'
          ? 'Read on. Come back to the questions on the board.'
          : 'Read it again tomorrow; children join in, or act a page.',
        'Write: a letter to a character, a page from another point of view, or a review.',
      ],
      english: WORDS,
      reo: ['pukapuka', 'pānui', 'kōrero'],
    },
    draft: (making) => questionOn(book, making),
  }
}
