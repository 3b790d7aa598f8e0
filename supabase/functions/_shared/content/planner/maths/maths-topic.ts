import type { Draft, Making, Teaching, Topic } from '../topic.ts'

/** Makes one question and computes its answer. */
export type QuestionMaker = (making: Making) => Draft

/** The questions for one goal: they ask what the goal asks, inside its numbers. */
export interface Practice {
  title: string
  years: [from: number, to: number]
  /** Fits the wording of the goal. It is missing where no goal of these years asks for the topic, and only a request names it. */
  goal?: RegExp
  /** They take turns, so that every level holds the same kinds of question. */
  questions: readonly [QuestionMaker, ...QuestionMaker[]]
  /** Only words of a request that name it choose it; it is not among the questions of the topic as a whole. */
  isOnlyNamed?: true
  /** The key of its notes, where two practices of a topic share a title. */
  notes?: string
}

/** Teaching notes that replace those of the topic, where a goal says more or less than the topic. */
export type PracticeNotes = Partial<Teaching>

/** Teaching text that replaces that of the topic in some years. */
export interface YearBand {
  years: readonly [from: number, to: number]
  notes: Partial<Teaching>
}

/** A topic of mathematics. Its questions are those of its practices. */
export interface MathsTopic extends Omit<Topic, 'draft' | 'activity' | 'family'> {
  /** Teaching text for some years only, where that of the topic speaks above or below the class. */
  bands?: readonly YearBand[]
  notes: Readonly<Record<string, PracticeNotes>>
  practices: readonly [Practice, ...Practice[]]
}
