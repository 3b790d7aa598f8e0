/**
 * The parts of a page that are not numbered questions: puzzles, cards, tables, lists. They are data, so that a page can
 * be checked and redone, and they print as plain tables and lists, which Word and the editor keep.
 */

/** A word with its meaning. */
export interface Term {
  term: string
  meaning: string
  lang: 'en' | 'mi'
}

export interface Clue {
  number: number
  text: string
  /** The letters of its answer: "5" or "5, 6". */
  letters: string
}

/** A white square of a crossword. On the pupils' page its letter is empty. */
export interface Square {
  letter: string
  number: number | null
}

export type Block =
  /** `cut` has a line above it, along which what follows is cut off. */
  | { kind: 'heading'; text: string; cut?: true }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[]; ordered: boolean }
  /** Rows of letters of one length; a dot is an empty square of the solution. */
  | { kind: 'letters'; rows: string[] }
  | { kind: 'words'; words: string[] }
  | { kind: 'crossword'; rows: (Square | null)[][] }
  | { kind: 'clues'; heading: 'Across' | 'Down'; clues: Clue[] }
  /** Cards to cut out: a word and its meaning on each. */
  | { kind: 'cards'; cards: Term[] }
  | { kind: 'terms'; head: [string, string]; terms: Term[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** A table of cells to cover, such as a bingo card. A large one is a page that is played on. */
  | { kind: 'board'; title: string; head?: string[]; rows: string[][]; large?: true }
  | { kind: 'checklist'; items: string[] }
  /** Beginnings of sentences under headings, with lines to go on. */
  | { kind: 'frame'; parts: { heading: string; starters: string[] }[] }
  /** Boxes to write or draw in, in rows of one height. Each has a heading, and words that help or none. */
  | { kind: 'boxes'; height: BoxHeight; rows: EmptyBox[][] }
  /** A paper to hand over, half a page high, with lines for a name, what was seen, and who signs it. */
  | { kind: 'certificate'; praise: string; given: string; matter: string; seen: string; signed: string[] }
  /** A drawing to write into. Its labels are printed; an empty one is a line to write on. */
  | { kind: 'diagram'; shape: DiagramShape; labels: string[] }
  /** Cards in rows with broken lines to cut along: a word, a picture, or both on each. */
  | { kind: 'cut-out'; across: number; cards: CutCard[] }
  /** Line drawings side by side. One unit is a millimetre on paper. */
  | { kind: 'drawings'; drawings: LineDrawing[] }

export interface CutCard {
  text: string
  picture?: SmallPicture
}

/** A picture of one thing, in strokes on a square of 40 by 40. */
export interface SmallPicture {
  says: string
  path: string
}

export interface LineDrawing {
  says: string
  size: [across: number, down: number]
  marks: DrawnMark[]
}

/** A stroke, words in the drawing, or a small picture made as wide and as high as its size. */
export type DrawnMark =
  | { path: string; look?: 'filled' | 'white' | 'grey' | 'broken' | 'thin' | 'thick' | 'pale' }
  | { words: string; at: [x: number, y: number]; size?: number; anchor?: 'start' | 'middle' | 'end' }
  | { picture: SmallPicture; at: [x: number, y: number]; size: [across: number, down: number] }

/** The room in a box: a line of writing, a few lines, a small drawing, less and more than half a page. */
export type BoxHeight = 'low' | 'middle' | 'high' | 'tall' | 'full'

export interface EmptyBox {
  heading: string
  help: string
}

export type DiagramShape =
  | 'venn'
  | 'venn of three'
  | 'web of six'
  | 'web of eight'
  | 'fishbone'
  | 'y-chart'
  | 'tens frames'
