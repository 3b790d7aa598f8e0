import type { LessonPlan } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import type { Change, Fault } from '../data/faults.data.ts'

type Node = Record<string, unknown>

/** The object or list that holds the last part of a way, and that part. */
function reach(doc: LessonPlan | Resource, way: string): [holder: Node, last: string] {
  const [id = '', ...rest] = way.split('.')
  const index = doc.sections.findIndex((section) => section.id === id)
  const parts = ['sections', String(index), ...rest]
  let holder = doc as unknown as Node
  for (const part of parts.slice(0, -1)) {
    const next = holder[part]
    if (typeof next !== 'object' || next === null) throw new Error(`nothing stands at ${way}`)
    holder = next as Node
  }
  const last = parts.at(-1) ?? ''
  if (index < 0 || (rest.length > 1 && holder[last] === undefined && !Array.isArray(holder)))
    throw new Error(`nothing stands at ${way}`)
  return [holder, last]
}

/** Every text and list emptied, ids kept. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, key === 'id' ? inside : emptied(inside)]),
  )
}

function added(now: unknown, value: Change['value']): unknown {
  if (Array.isArray(now)) return [...now, value]
  return typeof now === 'number' ? now + Number(value) : `${now}${value}`
}

function change(doc: LessonPlan | Resource, { op, at, value }: Change): void {
  const [holder, last] = reach(doc, at)
  const now = holder[last]
  if (op === 'set') holder[last] = value
  if (op === 'add') holder[last] = added(now, value)
  if (op === 'empty') holder[last] = emptied(now)
  if (op === 'keep' && Array.isArray(now)) holder[last] = now.slice(0, Number(value))
  if (op === 'repeat' && Array.isArray(now))
    holder[last] = Array.from({ length: Number(value) }, () => now).flat()
  if (op === 'copy') {
    const [from, part] = reach(doc, String(value))
    holder[last] = structuredClone(from[part])
  }
  if (op === 'remove') {
    if (Array.isArray(holder)) holder.splice(Number(last), 1)
    else delete holder[last]
  }
}

/** A copy of the document with the fault in it. As in a stored document, page and key hold tasks of their own. */
export function plant<T extends LessonPlan | Resource>(doc: T, { changes }: Fault): T {
  const copy: T = JSON.parse(JSON.stringify(doc))
  for (const one of changes) change(copy, one)
  return copy
}
