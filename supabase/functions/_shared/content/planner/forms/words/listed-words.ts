import { LIST_FOLLOWS, NOT_LISTED, WORDS_FOLLOW } from './listed-words.data.ts'

const MIN_LISTED = 3
const MAX_LISTED = 30
const MAX_PARTS = 3

const isListed = (word: string) =>
  word !== '' &&
  !NOT_LISTED.pattern.test(word) &&
  /^[\p{L}][\p{L}\p{M}’' -]*$/u.test(word) &&
  word.split(/\s+/).length <= MAX_PARTS

/** Cuts what follows a listed word: "sun for year 3". */
const withoutTail = (part: string) =>
  part
    .trim()
    .replace(/^and\s+/i, '')
    .replace(/^(?:the|these|my)\s+(?:\p{L}+\s+)?words?\s*/iu, '')
    .replace(/\s+(?:y(?:ea)?r?s? ?\d|for|with|about|etc|please|pls|thanks|on|in)\b.*$/i, '')
    .trim()

/** The items of a list with commas, up to the first that is none. */
function itemsOf(list: string): string[] {
  const items = list.split(/\s*[,;/·]\s*|\s+(?:and|&)\s+/).map(withoutTail)
  const end = items.findIndex((item) => !isListed(item))
  return end < 0 ? items : items.slice(0, end)
}

/** What names a list before its words begin: “ight words night light”. */
const NAMES_LIST = /^(?:[\p{L}-]+ ){1,2}(?:words?|list|sounds?)\s*[:–-]?\s+/iu

/** The words of a list without commas. */
function tokensOf(list: string): string[] {
  const words = (list.split(/[.\n]/)[0] ?? '').trim().replace(NAMES_LIST, '')
  const tokens = words.split(/\s+/).filter((token) => token !== 'and')
  const end = tokens.findIndex(
    (token) => !isListed(token) || /^(?:for|with|about|on|in|game|the)$/i.test(token),
  )
  return end < 0 ? tokens : tokens.slice(0, end)
}

const tailsAfter = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern.source, 'gi'))].map(({ index, 0: found }) =>
    text.slice(index + found.length),
  )

/** The words a teacher lists: "with wind, rain and sun", "these words: said was they". Fewer than three are no list. */
export function listedWords(text: string): string[] {
  const lines = text.replace(/[“”"]/g, '')
  const afterColon = tailsAfter(lines, /:\s*/)
  const candidates = [
    ...[...afterColon, ...tailsAfter(lines, LIST_FOLLOWS.pattern)].map((tail) =>
      itemsOf(tail.split(/[.\n]/)[0] ?? ''),
    ),
    ...[...tailsAfter(lines, WORDS_FOLLOW.pattern), ...afterColon].map(tokensOf),
  ]
  const found = candidates.find((words) => words.length >= MIN_LISTED) ?? []
  return [...new Set(found.map((word) => word.toLowerCase()))].slice(0, MAX_LISTED)
}
