import type { BoxHeight, DiagramShape } from '../../../blocks.ts'

/**
 * What is printed of an organiser. In its words `{topic}` stands for the topic, `{one}`, `{two}` and `{three}` for the
 * things that are compared; without a topic they are lines to write on.
 */
export type OrganiserPart =
  | { kind: 'diagram'; shape: DiagramShape; labels: readonly string[] }
  | { kind: 'board'; rows: readonly (readonly string[])[] }
  | {
      kind: 'certificate'
      praise: string
      given: string
      matter: string
      seen: string
      signed: readonly string[]
    }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | {
      kind: 'boxes'
      height: BoxHeight
      rows: readonly (readonly (readonly [heading: string, help?: string])[])[]
    }

export interface Organiser {
  /** The name printed with the title. */
  form: string
  /** The number of things that it compares; 0 where it is about one topic. */
  compares: 0 | 2 | 3
  /** Tells pupils what to do. */
  instructions: string
  /** The same in words for Years 0 to 2. */
  forYoung: string
  parts: readonly OrganiserPart[]
  /** How a teacher uses it. */
  use: readonly string[]
  /** Tells the teacher what a good one shows. */
  look: string
}
