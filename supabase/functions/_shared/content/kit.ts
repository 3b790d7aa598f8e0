import type { PrintedText } from './printed-text.ts'
import type { Figure, Level, Space } from './task.ts'

/** Raise this when the planner can no longer teach from older kits. */
export const KIT_VERSION = 1

/** How far a fact may be trusted. A fact marked "check" is printed with where to check it. */
export type Certainty = 'certain' | 'likely' | 'check'

export interface KitFact {
  text: string
  sure: Certainty
  /** Where a teacher would check it: a public source by name, such as "Science Learning Hub: Circuits". */
  where: string
}

/** What teacher and pupils do in one step of the lesson; every line is finished prose. */
export interface KitStep {
  teacher: string[]
  pupils: string[]
}

export interface KitQuestion {
  prompt: string
  /** The answer, or after "Look for:" what a good answer contains. */
  answer: string
  space: Space
  /** A table to read or fill in, or a bar graph. */
  figure?: Extract<Figure, { kind: 'table' | 'bars' }> | undefined
}

/** A question with one right answer and three wrong ones that pupils with a misconception would choose. */
export interface KitChoice {
  prompt: string
  answer: string
  wrong: [string, string, string]
}

export interface KitMaterial {
  item: string
  /** What to use in its place; null where nothing is needed in its place, or every classroom has it. */
  without: string | null
}

/** The steps of a kit that its writers word, in their order. */
export const KIT_STEPS = ['hook', 'show', 'together', 'work', 'share'] as const
export type KitStepName = (typeof KIT_STEPS)[number]

/**
 * How the lesson is taught where something is not there. `without` names it in lower case: “going outside”, “gear”,
 * “devices”, or one thing such as “paint”. The list of materials and the steps take the place of the kit's own; a step that
 * is left out stays as it is. Neither may need what is not there.
 */
export interface KitAdapt {
  without: string
  materials: KitMaterial[]
  steps: { [Name in KitStepName]?: KitStep | undefined }
}

/** What a teacher gets ready before the lesson, where it takes more than a minute or two. */
export interface KitBefore {
  /** Whole minutes that it takes one teacher, for a class of 28. */
  minutes: number
  /** An order in a sentence or two: “Cut 28 viewfinders from card.” */
  what: string
}

/**
 * What to change where a class is a year or two below (`younger`) or above (`older`) those that the lesson was written for:
 * sentences that name this lesson's own task, words and numbers. They follow “For Year 2 change this:”.
 */
export interface KitOtherYears {
  younger?: string | undefined
  older?: string | undefined
}

/** Who has read a kit: its writer, a second reader who did not write it, or a teacher who taught it. */
export type KitReview = 'written' | 'second reader' | 'teacher'

/**
 * The material of one lesson for New Zealand primary pupils, written by people and stored as data. A lesson of one kit
 * fits about 45 minutes. Its files are in `supabase/seed/kits`, and `supabase/seed/README.md` says how to write one.
 */
export interface Kit {
  version: typeof KIT_VERSION
  /** The name of its file: area, topic and years, such as "science-simple-circuits-y5-6". */
  id: string
  title: string
  /** The learning area as the curriculum names it. */
  area: string
  strand: string
  skill: string
  /** The years it is written for; 0 is Year 0–1. */
  years: [from: number, to: number]
  /** The ids of the goals that it serves: at most three close ones. None for a topic that no goal names. */
  goals: string[]
  /** Words and phrases in a request that ask for this kit and not for another, in lower case. */
  /** The words that find it: phrases in English and te reo Māori, and messages of teachers that it answers. */
  find: { en: string[]; mi: string[]; asked?: string[] | undefined }
  /** The idea in two sentences, for the teacher. */
  idea: string
  facts: KitFact[]
  /** Completes "We are learning to …". */
  walt: string
  /** Each completes "I can …". */
  criteria: [string, string, string]
  prior: [string, string]
  materials: KitMaterial[]
  safety: string[]
  hook: KitStep
  show: KitStep
  together: KitStep
  work: KitStep
  share: KitStep
  /** Questions worth asking while pupils work. */
  ask: string[]
  /** The lesson for a class without something that it uses. Bundles that were made before this field pass over it. */
  adapts?: KitAdapt[] | undefined
  /** What is made ready beforehand. It is absent where the lesson starts from what stands in the room. */
  before?: KitBefore | undefined
  otherYears?: KitOtherYears | undefined
  /**
   * A text of our own to read, at three levels: about 80, 150 and 250 words. The questions of a level are then about its
   * text, and each answer stands in it or follows from it. Null for a lesson without a text.
   */
  text: Record<Level, PrintedText> | null
  /**
   * The questions speak of it, and a sheet prints it above them: the cards of a sorting task, two poems, a map in words. It is
   * absent where every question can be answered without it.
   */
  handout?: PrintedText | undefined
  /** Questions on paper at three levels of one task. */
  practice: Record<Level, KitQuestion[]>
  choices: KitChoice[]
  misconceptions: { what: string; why: string; move: string }[]
  vocabulary: {
    english: [term: string, meaning: string][]
    /** Words of our own lexicon of te reo Māori, spelt as there. */
    reo: [kupu: string, meaning: string][]
  }
  support: string
  extension: string
  exit: KitQuestion
  /** How to sort the exit tickets: what the teacher sees, and what to do next. */
  lookFors: { see: string; next: string }[]
  next: [string, string]
  /** What a local angle could be, for the teacher to check locally; never an invented local fact. */
  local: string | null
  reviewed: KitReview
}

/** A goal that a kit serves, as the curriculum words it. */
export interface KitGoal {
  wording: string
  subject: string
  year: string
}

/** A kit as the bank keeps it. */
export interface StoredKit extends Kit {
  goalTexts?: readonly KitGoal[]
}

/** What the bank is asked for: kits by their ids or titles, for goals, or for the words of a request. */
export interface KitsWanted {
  ids: string[]
  goals: string[]
  words: string
  /** What else a long request says that it is about, where its topic was cut short or tells little. */
  rest?: string
  /** All words of the request, which may tell what the topic alone does not. */
  asides: string
  /** The only learning area, or null where the teacher neither chose nor named one. */
  area: string | null
  /** The learning area that the request seems to be of, or null. */
  likely_area: string | null
  /** The year of the class, or null where none was named. */
  year: number | null
  /** True where pupils are to read a text. */
  with_text: boolean
  /** How many lessons are wanted at most; three where it is absent. */
  most?: number
}

/**
 * A kit that the bank found. `serves`: it serves a goal asked for; `named`: the request is about it, or asked for its id or title. A kit that is
 * neither is only the nearest where nothing else was found.
 */
export interface FoundKit {
  kit: StoredKit
  serves: boolean
  named: boolean
  /** The telling words of the topic that the kit never says, as typed. */
  unsaid: readonly string[]
}
