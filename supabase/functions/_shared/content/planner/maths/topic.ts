import type { GlossaryWord } from '../../data/glossary.ts'
import type { Theme } from '../../data/themes.ts'
import type { Check, Figure, Level, Space, Task } from '../../task.ts'
import type { Random } from '../random.ts'

export interface Making {
  /** 1 to 8; Year 0–1 counts as 1. */
  year: number
  level: Level
  /** Year, one lower for support and one higher for extension: same goal, friendlier or harder numbers. */
  reach: number
  random: Random
  theme: Theme
  name: string
  /** Friendlier (0), as the goal says (1), demanding (2); for practice made for one goal. */
  step: 0 | 1 | 2
  /** Which question of its set this is; kinds of question take turns. */
  turn: number
  /** The goal's own words, whose numbers are kept to; empty when only a topic was named. */
  goal: string
}

export type Draft = Omit<Task, 'id' | 'level'>

/** What a teacher needs to teach a topic; every line is finished prose. */
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
  next: [string, string]
  english: [term: string, meaning: string][]
  reo: GlossaryWord[]
}

export interface Topic {
  id: string
  title: string
  /** Tried on the goal's wording first, then on the request. */
  match: RegExp
  years: [from: number, to: number]
  teaching: Teaching
  draft(making: Making): Draft
}

interface Extra {
  working?: string
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
  }
}

/** A task whose answer is the value of an expression. */
export function valued(prompt: string, answer: string, expr: string, extra: Extra = {}): Draft {
  return draft(prompt, answer, { kind: 'value', expr }, extra)
}
