import { GLOSSARY } from './data/glossary.data.ts'

/** Te reo Māori names and words that our templates print and the glossary does not have. */
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
/** Glossary words that are also English words, so they are never marked as te reo Māori. */
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

interface TextRun {
  text: string
  lang: 'mi' | null
}

/** Splits a text into runs so that a renderer can mark te reo Māori with `lang="mi"`. Joined, the runs are the text. */
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
