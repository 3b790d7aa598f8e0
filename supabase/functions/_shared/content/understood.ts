import type { ClassFacts } from './class-facts.ts'

/**
 * What was read out of a teacher's request. It is kept with the document (`doc.understood`), shown above it as chips to
 * correct, and compared with what was printed. The app reads it too.
 */

/** What a teacher can ask for, by the names that are shown. The resource kinds of the contract stay; the others are forms of them. */
export const WANTS = [
  'lesson plan',
  'worksheet',
  'activity',
  'assessment',
  'reading',
  'quiz',
  'vocabulary cards',
  'rubric',
  'checklist',
  'writing frame',
  'game',
  'word search',
  'crossword',
  'exit tickets',
  'letter',
] as const
export type Want = (typeof WANTS)[number]

export type Operation = 'add' | 'subtract' | 'multiply' | 'divide'

/** Limits on the numbers of the questions. A limit that was not asked for is absent. */
export interface NumberSet {
  operations?: readonly Operation[]
  /** Times tables: one factor, or the divisor, is one of these. */
  tables?: readonly number[]
  /** The largest number in a question or an answer. */
  upTo?: number
  /** The number of digits of the numbers that are worked with. */
  digits?: number
  /** The digits of the two numbers of a calculation, in the order in which they were named: "3-digit by 1-digit". */
  digitPair?: readonly [first: number, second: number]
  remainders?: 'none' | 'always'
  /** Carrying in sums, renaming in subtraction. */
  carrying?: 'none' | 'always'
  /** The only percentages that are asked for. */
  percents?: readonly number[]
  /** The money that change is given from, in cents. */
  changeFromCents?: number
  numerators?: 'same'
  denominators?: 'same' | 'different' | readonly number[]
  /** Minutes past the hour that every clock shows. */
  minutesPast?: readonly number[]
  /** Shapes that the questions are about: "rectangle", "triangle". */
  shapes?: readonly string[]
  /** The smallest and the largest number that are worked with. */
  range?: readonly [from: number, to: number]
  /** The places that are rounded to: 100 for hundreds, 1 for whole numbers, 0.1 for tenths. */
  roundTo?: readonly number[]
  /** The number of decimal places of the numbers that are worked with. */
  decimalPlaces?: number
  /** The total that every sum makes: 10 for "make 10". */
  total?: number
  /** The only numbers that are added or taken away: 9 for “adding 9”. */
  addends?: readonly number[]
  /** The length of the longest side. */
  longestSide?: number
  /** The only units that are changed into one another: "mm", "kg". */
  units?: readonly string[]
  /** The number of calculations of every question: 1 for "one step only". */
  steps?: number
  /** What every question is, where things of one kind were counted: "12 clocks to read". */
  items?: Items
}

/** Things that a teacher counts: each is one question with such a picture, a sum without a story, or one with a story. */
export type Items = 'clocks' | 'shapes' | 'angles' | 'sums' | 'word problems'

/** How many questions of each level one list has. */
export interface LevelCounts {
  support?: number
  core?: number
  extension?: number
}

/** A part of the class that works at another level than the rest. */
export interface ClassPart {
  /** Begins a sentence and names nobody: "Three students", "Your low group". */
  who: string
  /** Its verb stands in the singular: one student, one group, half of the class. */
  isOne: boolean
  /** The level of the questions that are made for it; 'language' where the same questions are asked in plainer English. */
  level: 'support' | 'extension' | 'language'
  /** The year it works at, 1 to 8; Year 0–1 counts as 1. */
  year?: number
  /** The numbers it works with, in place of those of the class. */
  numbers?: NumberSet
  /** The words for what it works on: "subitising". */
  about?: string
  /** The whole sheet is for it, and not only a page. */
  isAll?: true
}

/** What was said about the class and its day. */
export type ClassNeed =
  | 'esol'
  | 'fast finishers'
  | 'no devices'
  | 'wet day'
  | 'composite'
  | 'reliever'
  | 'outside'
  | 'no materials'
  | 'hall'
  | 'beach'
  | 'pool'
  | 'library'
  | 'bus'
  | 'kitchen'
  | 'no printing'
  | PupilNeed

/** What some pupils of the class need. It stands in what the teacher reads, never on a page for pupils. */
export type PupilNeed =
  | 'wheelchair'
  | 'one hand'
  | 'sight'
  | 'hearing'
  | 'autism'
  | 'attention'
  | 'reading'
  | 'anxious'
  | 'not speaking'
  | 'health plan'

export interface Understood {
  want: Want
  /** False where nothing was said and the chat decides. */
  wantNamed: boolean
  area: string | null
  /** The years in the teacher's words, or of the chosen goal; empty where none was named. */
  years: readonly number[]
  /** The year that was taken because none was named. */
  yearAssumed?: number
  minutes: number
  minutesNamed: boolean
  blocks: number
  /** The words that name the topic: "fractions of a set". */
  topic: string
  /** The setting for it: "pizza", "netball". */
  theme: string | null
  /** The number of questions, cards or words asked for. */
  count: number | null
  /** The count is one of questions for pupils to work out, which a lesson plan has too. */
  countsQuestions?: true
  /** The count is meant for each level's page, not in all. */
  countEach?: boolean
  /** Easy, medium and hard questions that were counted apart, on one list. */
  levelCounts?: LevelCounts
  /** Harder questions at the end, beside those that are counted. */
  challenges?: number
  numbers: NumberSet
  /** Pages for pupils of different levels, where said: 1 for one list, 3 for three levels. */
  levels: number | null
  onePage: boolean
  /** The sheet is to fill half a page. */
  halfPage?: true
  /** The name of a short task: "Starter", "Quick quiz". */
  taskName?: string
  /** The minutes that pupils have for a task on paper. */
  taskMinutes?: number
  /** Answers stand on the pupils' sheet. */
  answersOnSheet: boolean
  /** Options of each question, where choices were asked for. */
  choices: number | null
  /** Each question is a statement that is true or false. */
  statements?: true
  /** So many more words or questions than the form usually has. */
  more?: number
  /** "letter", "report", "narrative" … of a writing or reading request. */
  textType: string | null
  needs: readonly ClassNeed[]
  /** Parts of the class at other levels than the rest, in the order in which they were named. */
  parts?: readonly ClassPart[]
  /** The number of ākonga in the class, where it is known. */
  size?: number
  /** What nobody said and the teacher's class gave. A later change of the document keeps to it. */
  fromClass?: ClassFacts
  /** Other wishes in the teacher's words, which a language model has read: "no reading aloud". */
  constraints?: readonly string[]
  language: 'en' | 'mi' | 'other'
}

/** A lesson of the bank that was found for a request and not taught. */
export interface OtherLesson {
  title: string
  /** The first and the last year that it was written for. */
  years: readonly [from: number, to: number]
  /** It is only the nearest to what was asked for, on which the bank has nothing. */
  near?: true
}

/** What the teacher is told above a document: what was understood, what was not done, and what could be taught instead. */
export interface ToldBack {
  understood: Understood
  /** Each is a sentence for the teacher. */
  notDone: readonly string[]
  /** What a follow-up changed in the document before it, each in a sentence. Absent from a first document. */
  changed?: readonly string[]
  /** Absent where the built-in planner did not write it. */
  otherLessons?: readonly OtherLesson[]
}

const isLesson = (one: Partial<OtherLesson> | null): boolean =>
  typeof one?.title === 'string' && Array.isArray(one.years)

/** Reads it from a stored document or from the stream; undefined where it was not told or this version cannot read it. */
export function toldBackIn(from: unknown): ToldBack | undefined {
  if (typeof from !== 'object' || from === null) return undefined
  const { understood, notDone = [], changed, otherLessons } = from as Partial<ToldBack>
  if (typeof understood !== 'object' || understood === null || !Array.isArray(understood.years))
    return undefined
  return {
    understood,
    notDone: Array.isArray(notDone) ? notDone : [],
    ...(Array.isArray(changed) && changed.length > 0 ? { changed } : {}),
    ...(Array.isArray(otherLessons) ? { otherLessons: otherLessons.filter(isLesson) } : {}),
  }
}
