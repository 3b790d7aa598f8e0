import type { GlossaryWord } from '../../data/glossary.data.ts'
import type { Space } from '../../task.ts'

/** A way of working for goals whose content a program cannot know. Nothing here states a fact about the topic. */
export interface Frame {
  id: string
  /** The strands and skills of its learning area that it serves. */
  skill: RegExp
  criteria: [string, string]
  prior: [string, string]
  materials: string[]
  hook: string
  model: string[]
  together: string
  ask: string
  work: string[]
  misconceptions: { what: string; why: string; move: string }[]
  support: string
  extension: string
  next: [string, string]
  english: [term: string, meaning: string][]
  reo: GlossaryWord[]
  safety: string[]
  /** Worksheet prompts in order; `look` tells the teacher what a good answer contains. */
  prompts: [prompt: string, space: Space, look: string][]
}
