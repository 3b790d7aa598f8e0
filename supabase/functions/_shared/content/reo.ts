import { GLOSSARY } from './data/glossary.ts'

/** Names and words outside the glossary that our own templates print. */
const MORE_WORDS = [
  'māra kai',
  'kapa haka',
  'poi',
  'tamariki',
  'kaiako',
  'kupu',
  'tikanga',
  'kaiārahi',
  'mana whenua',
  'ngahere',
  'tahi',
  'rua',
  'toru',
  'whā',
  'rima',
  'ono',
  'whitu',
  'waru',
  'iwa',
  'tekau',
  'kotahi rau',
  'Rāhina',
  'Rātū',
  'Rāapa',
  'Rāpare',
  'Rāmere',
  'Rāhoroi',
  'Rātapu',
  'pepeha',
  'karakia',
  'whakataukī',
  'pūrākau',
]
/** English words, or taken into NZ English: never marked as te reo. */
const NOT_MARKED = new Set([
  'tau',
  'tango',
  'roa',
  'tapa',
  'awa',
  'utu',
  'toi',
  'mita',
  'rita',
  'moni',
  'mati',
  'manu',
  'huri',
])

const PHRASES = [...Object.keys(GLOSSARY), ...MORE_WORDS]
  .filter((word) => !NOT_MARKED.has(word))
  .sort((a, b) => b.length - a.length)
const UNITS = 'tahi|rua|toru|whā|rima|ono|whitu|waru|iwa'
const NUMBERS = `(?:(?:${UNITS}) )?tekau(?: mā (?:${UNITS}))?`
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{M}-])(?:${NUMBERS}|${PHRASES.join('|')})(?![\\p{L}\\p{M}-])`,
  'giu',
)

export interface TextRun {
  text: string
  lang: 'mi' | null
}

/** Cuts a text into runs, so a renderer can mark te reo Māori with `lang="mi"`. Joined, the runs are the text. */
export function splitReo(text: string): TextRun[] {
  const runs: TextRun[] = []
  let from = 0
  for (const match of text.matchAll(PATTERN)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), lang: null })
    runs.push({ text: match[0], lang: 'mi' })
    from = match.index + match[0].length
  }
  if (from < text.length) runs.push({ text: text.slice(from), lang: null })
  return runs
}
