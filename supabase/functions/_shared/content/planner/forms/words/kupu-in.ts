import { KUPU } from '../../../data/lexicon/kupu.data.ts'

const MIN_KUPU = 3
/** Words that speak of the language or the class, and are no topic. */
const GENERAL = new Set([
  'te',
  'reo',
  'kupu',
  'maori',
  'mo',
  'nga',
  'he',
  'ki',
  'kei',
  'tau',
  'ko',
  'me',
  'i',
  'o',
  'a',
  'e',
  'wai',
  'to',
  'take',
  'ka',
  'mahi',
])

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const BY_PLAIN: ReadonlyMap<string, readonly [string, string]> = new Map(
  KUPU.filter(([kupu]) => !kupu.includes(' ')).map((pair) => [plain(pair[0]), pair]),
)

/** A word of te reo Māori with its macrons and meaning, however it was typed. */
export const kupuOf = (word: string) => BY_PLAIN.get(plain(word)) ?? null

/** Words of te reo Māori that a request names one by one, with their macrons. Fewer than three are no list. */
export function kupuIn(text: string): (readonly [kupu: string, meaning: string])[] {
  const tokens = (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).map(plain)
  const found = [...new Set(tokens)].flatMap((token) => {
    const pair = GENERAL.has(token) ? undefined : BY_PLAIN.get(token)
    return pair ? [pair] : []
  })
  return found.length >= MIN_KUPU ? found : []
}
