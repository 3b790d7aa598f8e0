import { rich } from './rich-text.ts'

/** A fact with the name of its source at the end: "Ice floats. (Science Learning Hub: Ice)". */
const SOURCED = /^(.*[.!?”’]) \(([^()]+)\)$/s

/** A list of facts. Each source is named once, under the list, by the number that stands after its facts. */
export function factsHtml(items: readonly string[]): string {
  const sources: string[] = []
  const facts = items.map((item) => {
    const [, fact, source] = SOURCED.exec(item) ?? []
    if (fact === undefined || source === undefined) return `<li>${rich(item)}</li>`
    if (!sources.includes(source)) sources.push(source)
    return `<li>${rich(fact)} <sup>${sources.indexOf(source) + 1}</sup></li>`
  })
  const named = sources.map((source, at) => `${at + 1} ${rich(source)}`).join('; ')
  return `<ul>${facts.join('')}</ul>${named === '' ? '' : `<p class="quiet tail">Sources: ${named}.</p>`}`
}
