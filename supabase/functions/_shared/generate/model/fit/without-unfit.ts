/** Stands for a part of which nothing is left. */
const GONE = Symbol('gone')

/** True for a part that may not be printed. A text comes under its key, because a story may say what a plan may not. */
type IsUnfit = (part: unknown) => boolean

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/)

function textLeft(text: string, key: string, isUnfit: IsUnfit): string | typeof GONE {
  const sentences = sentencesOf(text)
  const kept = sentences.filter((one) => !isUnfit({ [key]: one }))
  if (kept.length === sentences.length) return text
  return kept.length === 0 ? GONE : kept.join(' ')
}

function partLeft(part: unknown, key: string, isUnfit: IsUnfit): unknown {
  if (typeof part === 'string') return textLeft(part, key, isUnfit)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) {
    const kept = part.map((one) => partLeft(one, key, isUnfit)).filter((one) => one !== GONE)
    const isNothing = kept.length === 0 && part.length > 0
    return isNothing || isUnfit({ [key]: kept }) ? GONE : kept
  }
  // A question that lost a sentence may ask for what it no longer tells.
  if ('prompt' in part) return isUnfit(part) ? GONE : part
  const fields = Object.entries(part).map(([name, inner]) => [name, partLeft(inner, name, isUnfit)] as const)
  const isBroken = fields.some(([, inner]) => inner === GONE)
  const left = Object.fromEntries(fields)
  return isBroken || isUnfit(left) ? GONE : left
}

/**
 * A section without what may not be printed: a sentence goes alone where others stay, a question or a line of a list goes
 * whole, and a text that the section cannot do without becomes `gap`. Undefined where the rest may not be printed either.
 */
export function withoutUnfit(section: object, isUnfit: IsUnfit, gap: string): object | undefined {
  const left = Object.fromEntries(
    Object.entries(section).map(([key, part]) => {
      const inner = partLeft(part, key, isUnfit)
      return [key, inner !== GONE ? inner : typeof part === 'string' ? gap : null]
    }),
  )
  return isUnfit(left) ? undefined : left
}
