import { z } from 'zod'

/** What a section may be at fault for, and how a teacher is told where the judge's own words cannot be printed. */
export const KINDS = {
  unkind: 'it may hurt or put down somebody',
  person: 'it may name or describe a pupil',
  tikanga: 'it may hold words or stories that belong to iwi',
  fact: 'a fact in it may be wrong',
  answer: 'an answer in it may not be what its question asks',
  topic: 'it may be about something else than the goal',
  level: 'it may be too hard or too easy for the year',
  safety: 'something in it may be unsafe',
  other: 'something in it may not be right',
} as const
export type FaultKind = keyof typeof KINDS

const section = z.object({
  id: z.string().max(40),
  fine: z.boolean(),
  kind: z.enum(Object.keys(KINDS) as [FaultKind, ...FaultKind[]]),
  why: z.string().max(400).describe('one plain sentence that names the words meant; empty where it is fine'),
})

/** The verdict of a judge: one for each section that it was shown. */
export const VERDICT_WIRE = { sections: z.array(section).min(1).max(40) }
export type Verdict = z.infer<typeof section>

/** Reads a verdict; null where it is none, or on no section that was shown. */
export function readVerdict(text: string, shown: readonly string[]): Verdict[] | null {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return null
  try {
    const read = z.object(VERDICT_WIRE).safeParse(JSON.parse(text.slice(from, to + 1)))
    const known = read.success ? read.data.sections.filter(({ id }) => shown.includes(id)) : []
    return known.length > 0 ? known : null
  } catch {
    return null
  }
}
