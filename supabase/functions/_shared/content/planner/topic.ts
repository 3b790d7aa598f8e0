import type { GlossaryWord } from '../data/glossary.data.ts'
import type { Theme } from '../data/themes.data.ts'
import type { Kit } from '../kit.ts'
import type { Check, Figure, Level, Space, Task } from '../task.ts'
import type { ClassPart, NumberSet, Operation } from '../understood.ts'
import type { Random } from './random.ts'

/** The class, the level and the materials a question is made from. */
export interface Making {
  /** 1 to 8; Year 0–1 counts as 1. */
  year: number
  level: Level
  /** The year, one lower for support and one higher for extension: same goal, friendlier or harder numbers. */
  reach: number
  random: Random
  theme: Theme
  name: string
  /** Friendlier (0), as the goal says (1), demanding (2). */
  step: 0 | 1 | 2
  /** Which question of its set this is; kinds of question take turns. */
  turn: number
  /** The goal's own words, whose numbers are kept to; empty when only a topic was named. */
  goal: string
  /** The limits a teacher put on the numbers. */
  numbers?: NumberSet
  /** The words of the request, for questions that can be about a thing it names. */
  said?: string
}

/** A question before it has a place on a page. */
export interface Draft extends Omit<Task, 'id' | 'level'> {
  /** How a teacher thinks this very question through aloud; without it, the topic says how. */
  aloud?: readonly string[]
}

/** Everything a teacher needs to teach a topic; every line is finished prose. */
export interface Teaching {
  /** Completes "We are learning to …". */
  walt: string
  criteria: [string, string, string]
  prior: [string, string]
  materials: string[]
  /** How to think it through aloud; used before each worked example. */
  think: string[]
  hook: string
  ask: string
  misconceptions: { what: string; why: string; move: string }[]
  support: string
  extension: string
  /** What is right for the questions that the teacher asks besides the tasks. */
  key?: { hook?: string; ask?: string; extension?: string }
  next: [string, string]
  english: [term: string, meaning: string][]
  reo: GlossaryWord[]
  /** Words of te reo Māori that the lesson itself teaches, printed first among the vocabulary. */
  words?: readonly (readonly [kupu: string, meaning: string])[]
  /** Lines of the teacher and tasks of the pupils that come before the questions, where a topic is done and not only written. */
  lines?: { model: readonly string[]; together: readonly string[]; work: readonly string[] }
}

/** What pupils do with things they can hold, as the main work of a lesson. Its materials are exactly those its steps use. */
export interface HandsOn {
  years: readonly [from: number, to: number]
  /** No question of it is on paper: the teacher reads the questions out. */
  isReadOut?: true
  /** The titles of the practices that it is for; without it, every practice of its topic in these years. */
  practices?: RegExp
  /** The one operation that it works with: it fits where that alone was asked for, and not where another was. */
  operation?: Operation
  /** Words of a request that name its materials: they choose it before others. */
  uses?: RegExp
  /** It is the work of this practice in every year, whether or not it was asked for. */
  isAlways?: true
  /** Its texts name the tables that were asked for. */
  isForTables?: true
  materials: readonly string[]
  /** How the lesson starts with the materials in hand. */
  start: string
  /** What the teacher shows with them in “I do”. */
  show: string
  /** What pupils do, and what they record. */
  steps: readonly string[]
  look: string
  /** A first round of the work, which the teacher shows, where a question of the topic would not be one. */
  round?: HandsOnRound
  /** One more round of the work, with which the lesson ends. */
  exit?: HandsOnRound
  /** What comes out of the work, where it has answers of its own. */
  key?: string
  easier: string
  harder: string
}

/** What is asked with the things in hand, and its answer. */
export interface HandsOnRound {
  prompt: string
  answer: string
}

/** The topic of a part of the class. */
export interface TopicOfPart {
  topic: Topic
  year: number
  /** The limits that its questions keep to. */
  numbers: NumberSet
}

/** A topic as a lesson uses it: what to teach, and a source of questions. */
export interface Topic {
  id: string
  title: string
  /** The name of the topic of mathematics, where the title is that of one practice. */
  family?: string
  /** Tried on the goal's wording first, then on the request. */
  match: RegExp
  years: [from: number, to: number]
  teaching: Teaching
  /** The hands-on work that suits its practices and the year, the most fitting first. */
  handsOn?: readonly HandsOn[]
  /** The one that is the main work of this lesson. */
  activity?: HandsOn
  /** Its questions are of several topics, so that limits on one kind of sum do not hold for all of them. */
  isMixed?: true
  /** What a part of the class works on beside it, and the year whose questions those are; null where there are none. */
  forPart?: (part: ClassPart) => TopicOfPart | null
  /** The kit of the bank that the topic was made from. Its lesson has steps of its own. */
  kit?: Kit
  draft(making: Making): Draft
}

export interface Extra {
  working?: string | undefined
  aloud?: readonly string[]
  figure?: Figure
  space?: Space
}

export function draft(prompt: string, answer: string, check: Check | null, extra: Extra = {}): Draft {
  return {
    prompt,
    answer,
    check,
    figure: extra.figure ?? null,
    space: extra.space ?? 'line',
    working: extra.working ?? null,
    ...(extra.aloud && { aloud: extra.aloud }),
  }
}
