import { stripPersonal } from '../../privacy.ts'
import { isFirstName, likelyPupilNames } from '../pupil-names.ts'
import { type CheckResult, result } from '../report.ts'
import { ABOUT_ONE_PUPIL, TOLD_TO, TWO_NAMES } from './personal.data.ts'

const sentencesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.!?])\s/))

/** A pupil who is told to do something, with a surname or with a fact about them: "Ask Tom Hill to …, because he …". */
function pupilTold(sentence: string): string | undefined {
  const [, told = ''] = TOLD_TO.pattern.exec(sentence) ?? []
  const [first = ''] = told.split(/[\s,.]/)
  if (!isFirstName(first)) return undefined
  const inFull = TWO_NAMES.pattern.test(told) && likelyPupilNames(told)[0] === first
  return inFull || ABOUT_ONE_PUPIL.pattern.test(told) ? first : undefined
}

/** Finds a pupil who is named together with a difficulty, in full, or with facts about them. */
export function namedPupil(texts: readonly string[]): string | undefined {
  const sentences = sentencesOf(texts)
  const difficulty = sentences.filter((one) => NEED.test(one)).flatMap(likelyPupilNames)[0]
  if (difficulty !== undefined) return `${difficulty} is named together with a difficulty`
  const told = sentences.map(pupilTold).find((name) => name !== undefined)
  return told && `${told} seems to be one of your pupils, named with facts`
}

/** Words about one child's learning. Next to a name they belong in no document that is printed and shared. */
const NEED =
  /\b(?:struggl\w+|dyslexi\w+|dyspraxi\w+|dyscalculi\w+|ADHD|ASD|FASD|autis\w+|epilep\w+|anxiety|IEP|ORS|foster (?:care|child)|Oranga Tamariki|wets? (?:him|her|them)sel\w+|learning (?:support|difficult\w+)|behaviour (?:plan|support)|(?:works|working|reads|reading) (?:well )?(?:below|at (?:a )?Year)|can(?:not|[’']?t) (?:read|write|count|spell|add)(?: yet| at all| properly)|falls? behind|(?:is|far) behind|has trouble|finds? it hard|needs? (?:extra|more|a lot of) (?:help|support))/i

/** The free numbers of helplines, which are for everybody: 0800 543 754, 0508 326 459. */
const HELPLINE = /\b0(?:800|508)(?: ?\d){6,7}\b/g

/** Finds email addresses, phone and student numbers, and a pupil named together with facts about them. */
export function checkPersonal(texts: readonly string[]): CheckResult {
  const name = namedPupil(texts)
  const own = texts.map((text) => text.replace(HELPLINE, ''))
  const fault = own.some((text) => stripPersonal(text) !== text)
    ? 'it contains an email address, a phone number or a student number'
    : name && `${name}: write “a pupil” instead`
  return result({
    id: 'personal',
    what: 'Privacy',
    fault,
    fine: 'no email address, phone or student number, and no pupil named with facts about them',
  })
}
