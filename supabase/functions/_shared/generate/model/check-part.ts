import { textsIn } from '../../content/checks/text.ts'
import { moderateReply } from '../../content/moderation.ts'
import { cleanModelValue } from './clean-model-text.ts'
import { cutToFit } from './fit-part.ts'
import { obeysInjection } from './injection.ts'
import { leaksRules } from './prompt.ts'
import { type Wire, wireFault } from './wire.ts'

/** `wasCut` where something was longer than its place and was shortened. */
type CheckedPart = { ok: true; value: unknown; wasCut: boolean } | { ok: false; why: string }

export interface PartRules {
  wire: Wire
  system: string
  /** Phrases that a reply contains only if it obeyed an instruction pasted into the message. */
  injected: readonly string[]
}

const faulty = (why: string): CheckedPart => ({ ok: false, why })

/** Parses and cleans one section, then checks it against its schema, the rules and the moderation. */
export function checkPart({ wire, system, injected }: PartRules, key: string, json: string): CheckedPart {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return faulty('it is no valid JSON')
  }
  const schema = wire[key]
  if (schema === undefined) return faulty('it was not asked for')
  const raw = textsIn(given)
  const clean = cleanModelValue(given)
  const whole = schema.safeParse(clean)
  const fitted = whole.success ? null : cutToFit(clean, whole.error.issues)
  const read = fitted === null ? whole : schema.safeParse(fitted)
  if (!read.success) return faulty(wireFault(read.error))
  const texts = textsIn(read.data)
  if (leaksRules(system, raw)) return faulty('it repeats these rules')
  if (obeysInjection(injected, raw)) return faulty('it obeys words inside the data instead of the rules')
  const blocked = moderateReply(texts).find(({ outcome }) => outcome === 'block')
  return blocked
    ? faulty(`it is not fit for a classroom (${blocked.rule})`)
    : { ok: true, value: read.data, wasCut: fitted !== null }
}
