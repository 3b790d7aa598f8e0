import { stripPersonal } from '../privacy.ts'
import { englishSlips, localWords, macronSlips, pluralSlips, type Slip } from './language.ts'
import { likelyPupilNames } from './pupil-names.ts'
import { type CheckResult, result } from './report.ts'

const CODE = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b|\{\{|\}\}|\$\{|\\frac|\\\(|\\times|\bnull\b|\*\*/
const CHAT = /lorem ipsum|\bas an ai\b|i can also (?:generate|create|make)|would you like me to/i

/** Every text in a document, wherever it stands; keys are not texts. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Traces of a program or a chat in what a teacher reads. */
export function checkResidue(texts: readonly string[]): CheckResult {
  const found = texts
    .map((text) => (CODE.exec(text) ?? CHAT.exec(text))?.[0])
    .find((trace) => trace !== undefined)
  const fault = found === undefined ? undefined : `“${found}” should not be here`
  return result('residue', 'Wording', fault, 'nothing left over from making it')
}

/** What the slips say, one with a sure remedy first: that one can be put right with a tap. */
function slipResult(
  id: 'english' | 'macrons' | 'plurals',
  what: string,
  slips: readonly Slip[],
  fine: string,
): CheckResult {
  const first = slips.find(({ sure }) => sure === true) ?? slips[0]
  if (first === undefined) return result(id, what, undefined, fine)
  const more = slips.length > 1 ? `, and ${slips.length - 1} more` : ''
  const found = result(id, what, `“${first.found}” should be “${first.suggest}”${more}`, fine)
  return first.sure === true ? { ...found, fix: { find: first.found, replace: first.suggest } } : found
}

/** Te reo Māori words that lack their macrons. Texts that use double vowels on purpose are left alone. */
export function checkMacrons(texts: readonly string[]): CheckResult {
  return slipResult('macrons', 'Te reo', macronSlips(texts), 'every macron in place in the words we know')
}

export function checkPlurals(texts: readonly string[]): CheckResult {
  return slipResult('plurals', 'Te reo plurals', pluralSlips(texts), 'no English s on te reo Māori nouns')
}

export function checkEnglish(texts: readonly string[]): CheckResult {
  return slipResult('english', 'NZ English', englishSlips(texts), 'no US spelling or terms that we know')
}

/** Words on tikanga, iwi and whakapapa stand only where the document says to check locally. */
export function checkLocalClaims(texts: readonly string[]): CheckResult {
  const words = localWords(texts)
  const told = texts.some((text) => /check (this )?locally|mana whenua or your kaiārahi/i.test(text))
  const fault =
    words.length > 0 && !told
      ? `it speaks of ${words.slice(0, 3).join(', ')} and does not say to check locally`
      : undefined
  return result(
    'local',
    'Local knowledge',
    fault,
    words.length > 0
      ? `says to check locally (${words.slice(0, 3).join(', ')})`
      : 'makes no claim about tikanga, iwi or whakapapa',
  )
}

const LINK = /https?:\/\/[^\s)>"']+/gi
const ALLOWED = /^https?:\/\/(?:[\w-]+\.)*(?:education\.govt\.nz|tki\.org\.nz)(?:[/?#]|$)/i

export function checkLinks(texts: readonly string[]): CheckResult {
  const other = texts.flatMap((text) => text.match(LINK) ?? []).find((link) => !ALLOWED.test(link))
  return result(
    'links',
    'Links',
    other === undefined ? undefined : `${other.slice(0, 60)} leads out of our list`,
    'none but the Ministry’s own pages',
  )
}

/** What is said of one child's learning; beside a name it belongs in no document that is printed and shared. */
const NEED =
  /\b(?:struggl\w+|dyslexi\w+|dyspraxi\w+|ADHD|autis\w+|anxiety|IEP|learning (?:support|difficult\w+)|behaviour (?:plan|support)|(?:works|working|reads|reading) (?:well )?(?:below|at (?:a )?Year)|falls? behind|(?:is|far) behind|has trouble|finds? it hard|needs? (?:extra|more|a lot of) (?:help|support))/i

function namedPupil(texts: readonly string[]): string | undefined {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s/))
    .filter((sentence) => NEED.test(sentence))
    .flatMap(likelyPupilNames)[0]
}

/** E-mails, phone numbers, student numbers, and a pupil named beside what is hard for them. */
export function checkPersonal(texts: readonly string[]): CheckResult {
  const name = namedPupil(texts)
  const fault = texts.some((text) => stripPersonal(text) !== text)
    ? 'an e-mail, phone or student number stands in it'
    : name && `${name} is named beside what is hard for a pupil: write “a pupil”`
  return result(
    'personal',
    'Privacy',
    fault,
    'no e-mail, phone or student number, and no pupil’s needs by name',
  )
}

/** All that is checked in the words of any document of ours, hand-edited ones too. */
export function checkTexts(texts: readonly string[]): CheckResult[] {
  return [
    checkEnglish,
    checkMacrons,
    checkPlurals,
    checkLocalClaims,
    checkPersonal,
    checkLinks,
    checkResidue,
  ].map((check) => check(texts))
}
