import { CHECK_LOCALLY, TIKANGA_WORDS } from './lists/check-locally.data.ts'
import { entriesOf, escapePattern } from './word-list.ts'

/** Names that are also everyday names of people. */
const ALSO_NAMES = new Set(['Papa', 'Rata'])
const names = entriesOf(CHECK_LOCALLY).filter((name) => name.length > 3 && !ALSO_NAMES.has(name))

const PATTERNS = [...new Set([...entriesOf(TIKANGA_WORDS), ...names])].map(
  (word) => [word, new RegExp(`(?<![\\p{L}\\p{M}-])${escapePattern(word)}(?![\\p{L}\\p{M}-])`, 'u')] as const,
)

/** Words on tikanga, iwi, whakapapa and local stories in a text. What is said with them differs from place to place. */
export function localWords(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.normalize('NFC')).join('\n')
  return PATTERNS.flatMap(([word, pattern]) => (all.includes(word) && pattern.test(all) ? [word] : []))
}
