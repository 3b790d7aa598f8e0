import type { PhaseKind, PlanSectionId } from '../../../../lesson-plan.ts'

/** What a teacher means by the name of a part of a plan: one section, one step, or its words in te reo Māori. */
export interface NamedPart {
  name: RegExp
  is: { section: PlanSectionId } | { step: PhaseKind } | { reo: true }
}

/** The names that teachers give to the parts of a plan that can be taken out, the longest first. */
export const NAMED_PARTS: readonly NamedPart[] = [
  { name: /^exit (?:tickets?|questions?|cards?|slips?|tasks?)$/i, is: { step: 'exit' } },
  {
    name: /^(?:hook|starter(?: activity)?|warm[- ]?up(?: activity)?|intro(?:duction)?|opening|mat time)$/i,
    is: { step: 'hook' },
  },
  { name: /^(?:i[ -]do|modell?ing|demonstration)$/i, is: { step: 'i-do' } },
  { name: /^(?:we[ -]do|guided practi[cs]e|shared practi[cs]e)$/i, is: { step: 'we-do' } },
  { name: /^(?:shar(?:e|ing)(?: back| time)?|plenary|share[- ]?back)$/i, is: { step: 'share' } },
  {
    name: /^(?:vocab(?:ulary)?(?: words| list)?|key (?:words|vocab(?:ulary)?|terms)|word list|glossary)$/i,
    is: { section: 'vocabulary' },
  },
  { name: /^(?:misconceptions?|common mistakes|common errors)$/i, is: { section: 'misconceptions' } },
  { name: /^(?:key )?competenc(?:y|ies)$/i, is: { section: 'key-competencies' } },
  {
    name: /^(?:background(?: (?:info(?:rmation)?|notes|knowledge))?|teacher (?:background|knowledge))$/i,
    is: { section: 'background' },
  },
  { name: /^prior (?:knowledge|learning)$/i, is: { section: 'prior-knowledge' } },
  { name: /^next (?:steps?|lessons?)$/i, is: { section: 'next-steps' } },
  {
    name: /^(?:(?:teacher |my )?reflections?(?: questions?| prompts?)?|evaluation)$/i,
    is: { section: 'reflection' },
  },
  { name: /^safety(?: (?:notes|rules|stuff|points))?$/i, is: { section: 'safety' } },
  { name: /^differentiation$/i, is: { section: 'differentiation' } },
  { name: /^assessment$/i, is: { section: 'assessment' } },
  { name: /^(?:answers?(?: key)?|answer page)$/i, is: { section: 'answers' } },
  {
    name: /^(?:te reo(?: m[āa]ori)?|m[āa]ori|kupu(?: m[āa]ori)?|reo)(?: (?:words?|vocab(?:ulary)?))?$/iu,
    is: { reo: true },
  },
]
