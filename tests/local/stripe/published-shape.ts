/** The shape of a published object: the kind of each value, the name of a Stripe object, or an object's or a list's own shape. */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape }

/** Fields that are not compared: those that an account's owner names, and the object of an event, which is compared by itself. */
const FREE = new Set(['metadata', 'data.object'])
const KINDS = new Set(['string', 'number', 'boolean'])

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value)
const isFree = (at: string) => [...FREE].some((name) => at.endsWith(`.${name}`))
/** Stripe sends either an object or its id. */
const mayBeId = (value: unknown) => isObject(value) && 'id' in value

function inObject(published: Record<string, Shape>, given: Record<string, unknown>, at: string): string[] {
  return Object.entries(published).flatMap(([name, shape]) =>
    name in given ? differences(shape, given[name], `${at}.${name}`) : [`${at}.${name} is missing`],
  )
}

function inValue(published: string, given: unknown, at: string): string[] {
  const kind = isList(given) ? 'list' : typeof given
  if (!KINDS.has(published)) return given === published ? [] : [`${at} is ${String(given)}, not ${published}`]
  if (kind === published || (published === 'string' && mayBeId(given))) return []
  return [`${at} is a ${kind}, not a ${published}`]
}

/**
 * How a value differs from what Stripe publishes of it: fields that are missing, and values of another kind. A value that is null on either
 * side is not compared further. The published examples leave out optional fields; the types of Stripe's package hold those.
 */
export function differences(published: Shape, given: unknown, at: string): string[] {
  if (published === 'null' || given === null || given === undefined || isFree(at)) return []
  if (typeof published === 'string') return inValue(published, given, at)
  if (isList(published)) {
    if (!isList(given)) return [`${at} is a ${typeof given}, not a list`]
    const [shape] = published as readonly Shape[]
    return shape === undefined ? [] : given.flatMap((one) => differences(shape, one, `${at}[]`))
  }
  if (isObject(given)) return inObject(published as Record<string, Shape>, given, at)
  return typeof given === 'string' && mayBeId(published) ? [] : [`${at} is a ${typeof given}, not an object`]
}
