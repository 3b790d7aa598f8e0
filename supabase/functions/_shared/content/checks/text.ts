import { type Correction, englishCorrections, macronCorrections, pluralCorrections } from './corrections.ts'
import { localWords } from './local-words.ts'
import { type CheckResult, result } from './report.ts'
import { speaksForIwi } from './words/invented.ts'
import { checkPersonal } from './words/personal.ts'
import { checkPracticals } from './words/practicals.ts'
import { checkResidue } from './words/residue.ts'
import { checkKindness } from './words/unkind.ts'

const NO_TEXT: ReadonlySet<string> = new Set(['kit', 'path'])

/** Collects every text of a document at any depth. Keys of objects, the id of its kit and the strokes of a drawing are not texts. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (NO_TEXT.has(key) ? [] : textsIn(one)))
}

/** Reports one correction and counts the rest. A sure one comes first, because a tap can apply it. */
function correctionResult(
  id: 'english' | 'macrons' | 'plurals',
  what: string,
  corrections: readonly Correction[],
  fine: string,
): CheckResult {
  const first = corrections.find(({ sure }) => sure === true) ?? corrections[0]
  if (first === undefined) return result({ id, what, fault: undefined, fine })
  const more = corrections.length > 1 ? `, and ${corrections.length - 1} more` : ''
  const found = result({ id, what, fault: `“${first.found}” should be “${first.suggest}”${more}`, fine })
  return first.sure === true ? { ...found, fix: { find: first.found, replace: first.suggest } } : found
}

/** Finds te reo Māori words that lack their macrons. Texts that use double vowels on purpose are left alone. */
export function checkMacrons(texts: readonly string[]): CheckResult {
  return correctionResult(
    'macrons',
    'Te reo',
    macronCorrections(texts),
    'every macron in place in the words we know',
  )
}

export function checkPlurals(texts: readonly string[]): CheckResult {
  return correctionResult(
    'plurals',
    'Te reo plurals',
    pluralCorrections(texts),
    'no English s on te reo Māori nouns',
  )
}

export function checkEnglish(texts: readonly string[]): CheckResult {
  return correctionResult(
    'english',
    'NZ English',
    englishCorrections(texts),
    'no US spelling or terms that we know',
  )
}

/** A document that speaks of tikanga, iwi or whakapapa has to say "check locally". */
export function checkLocalClaims(texts: readonly string[]): CheckResult {
  const words = localWords(texts)
  const told = texts.some((text) => /check (this )?locally|mana whenua or your kaiārahi/i.test(text))
  const claim = texts.flatMap((text) => text.split(/(?<=[.!?])\s/)).find(speaksForIwi)
  const fault =
    claim !== undefined
      ? `“${claim.slice(0, 60)}” speaks for an iwi: ask them, or leave it out`
      : words.length > 0 && !told
        ? `it mentions ${words.slice(0, 3).join(', ')} without saying to check locally`
        : undefined
  return result({
    id: 'local',
    what: 'Local knowledge',
    fault,
    fine:
      words.length > 0
        ? `says to check locally (${words.slice(0, 3).join(', ')})`
        : 'makes no claim about tikanga, iwi or whakapapa',
  })
}

const LINK = /(?:https?:\/\/|\bwww\.)[^\s)>"']+/gi
/** The Ministry’s pages, and the public copy that our list of goals names as its source. */
const ALLOWED =
  /^(?:https?:\/\/)?(?:(?:[\w-]+\.)*(?:education\.govt\.nz|tki\.org\.nz)|github\.com\/Tobillicious\/te-kete-ako-production)(?:[/?#,;.]|$)/i

export function checkLinks(texts: readonly string[]): CheckResult {
  const other = texts.flatMap((text) => text.match(LINK) ?? []).find((link) => !ALLOWED.test(link))
  return result({
    id: 'links',
    what: 'Links',
    fault: other === undefined ? undefined : `${other.slice(0, 60)} is not on our list of sites`,
    fine: 'only to the Ministry’s own pages',
  })
}

/** Runs every check of wording. Documents edited by hand go through it too. `stories` are those of the texts that tell one. */
export function checkTexts(texts: readonly string[], stories: readonly string[] = []): CheckResult[] {
  return [
    checkEnglish,
    checkMacrons,
    checkPlurals,
    checkLocalClaims,
    checkPersonal,
    checkLinks,
    checkResidue,
    checkKindness,
    checkPracticals,
  ].map((check) => check(texts, stories))
}
