import { textsIn } from '../../content/checks/text.ts'
import { moderateReply } from '../../content/moderation.ts'
import { cleanDeep } from './clean-words.ts'
import { obeysOrders } from './injection.ts'
import { leaksRules } from './prompt.ts'
import { type Wire, wireFault } from './wire.ts'

export type Judged = { ok: true; value: unknown } | { ok: false; why: string }

export interface Bounds {
  wire: Wire
  system: string
  /** Words that stand in a reply only if an order pasted into the message was obeyed. */
  planted: readonly string[]
}

const faulty = (why: string): Judged => ({ ok: false, why })

/** Reads one section as it came: cleaned, then held against its schema, the rules and the moderation. */
export function judge({ wire, system, planted }: Bounds, key: string, json: string): Judged {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return faulty('it is no valid JSON')
  }
  const schema = wire[key]
  if (schema === undefined) return faulty('it was not asked for')
  const raw = textsIn(given)
  const read = schema.safeParse(cleanDeep(given))
  if (!read.success) return faulty(wireFault(read.error))
  const texts = textsIn(read.data)
  if (leaksRules(system, raw)) return faulty('it repeats these rules')
  if (obeysOrders(planted, raw)) return faulty('it obeys words inside the data instead of the rules')
  const blocked = moderateReply(texts).find(({ outcome }) => outcome === 'block')
  return blocked ? faulty(`it is not fit for a classroom (${blocked.rule})`) : { ok: true, value: read.data }
}
