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

/** The keys under which a document has stories: questions with their answers, and texts to read. */
const STORY_KEYS = new Set(['prompt', 'answer', 'working', 'choices', 'wrong', 'paragraphs'])

/** The stories of a document, in which children have names and troubles of their own. */
export function storiesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(storiesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    STORY_KEYS.has(key) ? [inner].flat().filter((one) => typeof one === 'string') : storiesIn(inner),
  )
}

const namesBeside = (need: RegExp, sentences: readonly string[]) =>
  sentences.filter((one) => need.test(one)).flatMap(likelyPupilNames)

/**
 * Finds a pupil who is named together with a difficulty, in full, or with facts about them. In the stories of a document
 * "Mia finds it hard to carry 12 boxes" is no such thing; words from a child's record are one anywhere.
 */
export function namedPupil(texts: readonly string[], stories: readonly string[] = []): string | undefined {
  const told = sentencesOf(stories).filter((one) => one.trim() !== '')
  const ofClass = sentencesOf(
    texts.map((text) => told.reduce((rest, one) => rest.replaceAll(one, ' '), text)),
  )
  const [difficulty] = [
    ...namesBeside(ON_RECORD, sentencesOf(texts)),
    ...namesBeside(GETTING_ON, ofClass),
    ...namesBeside(OF_HEALTH, ofClass),
  ]
  if (difficulty !== undefined) return `${difficulty} is named together with a difficulty`
  const name = ofClass.map(pupilTold).find((one) => one !== undefined)
  return name && `${name} seems to be one of your students, named with facts`
}

/** Words from a child's record. Next to a name they belong in no document that is printed and shared. */
const ON_RECORD =
  /\b(?:dyslexi\w+|dyspraxi\w+|dyscalculi\w+|ADHD|ASD|FASD|autis\w+|epilep\w+|disab\w+|diagnos\w+|medicat\w+|Down syndrome|cerebral palsy|anxiety|IEP|ORS|foster (?:care|child)|Oranga Tamariki|wets? (?:him|her|them)sel\w+|learning (?:support|difficult\w+)|behaviour (?:plan|support))/i

/** Words about a child's health. A story may have a girl who is allergic to nuts; the class may not be told of one by name. */
const OF_HEALTH =
  /\b(?:allerg(?:y|ies|ic)|asthma\w*|anaphyla\w+|diabet\w+|seizures?|EpiPen|inhaler)(?![\p{L}])/iu

/** Words about how a child gets on with learning. They count where the class is spoken of. */
const GETTING_ON =
  /\b(?:struggl\w+|(?:works|working|reads|reading) (?:well )?(?:below|at (?:a )?Year)|can(?:not|[’']?t) (?:read|write|count|spell|add)(?: yet| at all| properly)|falls? behind|(?:always|often) fails|(?:is|far) behind|has trouble|finds? it hard|needs? (?:extra|more|a lot of) (?:help|support))/i

/** The free numbers of helplines, which are for everybody: 0800 543 754, 0508 326 459. */
const HELPLINE = /\b0(?:800|508)(?: ?\d){6,7}\b/g

/** Finds email addresses, phone and student numbers, and a pupil named together with facts about them. */
export function checkPersonal(texts: readonly string[], stories: readonly string[] = []): CheckResult {
  const name = namedPupil(texts, stories)
  const own = texts.map((text) => text.replace(HELPLINE, ''))
  const fault = own.some((text) => stripPersonal(text) !== text)
    ? 'it contains an email address, a phone number or a student number'
    : name && `${name}: write “a student” instead`
  return result({
    id: 'personal',
    what: 'Privacy',
    fault,
    fine: 'no email address, phone or student number, and no student named with facts about them',
  })
}
