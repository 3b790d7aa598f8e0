import { GLOSSARY } from '../data/glossary.ts'
import type { CheckResult } from './report.ts'

const RESIDUE = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b|\{\{|\}\}|\$\{|\\frac|lorem ipsum|\bnull\b/i

/** Every text in a document, wherever it stands; keys are not texts. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Traces of a program in what a teacher reads. */
export function checkResidue(texts: readonly string[]): CheckResult {
  const found = texts.map((text) => RESIDUE.exec(text)?.[0]).find((trace) => trace !== undefined)
  return {
    id: 'residue',
    ok: found === undefined,
    what: 'Wording',
    how: found === undefined ? 'nothing left over from making it' : `“${found}” should not be here`,
  }
}

const plain = (word: string) => word.normalize('NFD').replace(/\u0304/g, '')

/** Words that always take a macron, by their spelling without one. English words are left out. */
const NEEDED = new Map(
  [
    ...Object.keys(GLOSSARY),
    'Māori',
    'māra',
    'kōrero',
    'kūmara',
    'tūī',
    'kererū',
    'pīwakawaka',
    'Tāhūrangi',
    'mōrena',
  ]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => plain(word) !== word && word.length > 4)
    .map((word) => [plain(word).toLowerCase(), word]),
)

/** Te reo Māori words that lack their macrons. Texts that use double vowels on purpose are left alone. */
export function checkMacrons(texts: readonly string[]): CheckResult {
  const words = texts.flatMap(
    (text) =>
      text
        .normalize('NFC')
        .replace(/https?:\S+/g, '')
        .match(/[\p{L}\p{M}’-]+/gu) ?? [],
  )
  const doubled =
    words.filter((word) => /^(m(aa)ori|wh(aa)nau|k(oo)rero|(aa)konga|paangarau)$/i.test(word)).length >= 2
  const found = doubled ? undefined : words.find((word) => NEEDED.has(word.toLowerCase()))
  return {
    id: 'macrons',
    ok: found === undefined,
    what: 'Te reo',
    how:
      found === undefined
        ? 'every macron in place in the words we know'
        : `${found} should be ${NEEDED.get(found.toLowerCase())}`,
  }
}
