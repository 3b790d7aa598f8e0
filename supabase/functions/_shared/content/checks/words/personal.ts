import { stripPersonal } from '../../privacy.ts'
import { isFirstName, isKnownPerson, likelyPupilNames } from '../pupil-names.ts'
import { type CheckResult, result } from '../report.ts'
import {
  ABOUT_ONE_PUPIL,
  CLASS_DUTY,
  FOR_THE_TEACHER,
  IN_CONFIDENCE,
  NAMED_IN_ORDER,
  NOTED_OF_A_NAME,
  OF_A_LIFE,
  PUBLIC_PEOPLE,
  ROSTER,
  SEEN_OF_A_CHILD,
  THEIR_NEED,
  TOLD_TO,
  TWO_NAMES,
} from './personal.data.ts'

const sentencesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.!?])\s/))

/** A first name of our list with a surname, where neither belongs to a person or a place that everybody knows. */
const isInFull = (words: string) =>
  TWO_NAMES.pattern.test(words) && likelyPupilNames(words)[0] === words.split(/[\s,.]/)[0]

/** A pupil who is told to do something, with a surname or with a fact about them: "Ask Tom Hill to …, because he …". */
function pupilTold(sentence: string): string | undefined {
  const [, told = ''] = TOLD_TO.pattern.exec(sentence) ?? []
  const [, ordered = ''] = NAMED_IN_ORDER.pattern.exec(sentence) ?? []
  const [first = ''] = told.split(/[\s,.:;]/)
  if (isFirstName(first) && ABOUT_ONE_PUPIL.pattern.test(told)) return first
  const inFull = [told, ordered].find((words) => words !== '' && isInFull(words))
  return inFull?.split(/[\s,.]/)[0]
}

const IN_FULL = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{Ll}\p{M}-]+ \p{Lu}[\p{Ll}\p{M}’'-]+/gu

/** A list of pupils in full. People of history or of books are known, or the sentence says what they are. */
function rosterIn(sentence: string): string | undefined {
  if (OF_A_LIFE.pattern.test(sentence) || PUBLIC_PEOPLE.pattern.test(sentence)) return undefined
  const names = ROSTER.pattern.exec(sentence)?.[0].match(IN_FULL) ?? []
  return names.length > 1 && names.every(isInFull) ? names[0]?.split(' ')[0] : undefined
}

/** A pupil in full who does what only a pupil does: "Oliver Brown will hand out the counters". */
function pupilOnDuty(sentence: string): string | undefined {
  const roster = rosterIn(sentence)
  if (roster !== undefined) return roster
  return (
    [...sentence.matchAll(IN_FULL)]
      .filter(({ 0: name, index }) => CLASS_DUTY.pattern.test(sentence.slice(index + name.length)))
      .map(({ index }) => sentence.slice(index))
      // A name that is also a word is a name before a surname and a duty.
      .find((words) => isFirstName(words.split(' ')[0] ?? '') && !isKnownPerson(words))
      ?.split(' ')[0]
  )
}

const NAME = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{Ll}\p{M}-]+/gu

/** A name beside a need that is said to be his or hers: no other cue is needed for a name that is also a word. */
function pupilInNeed(sentence: string): string | undefined {
  if (!THEIR_NEED.pattern.test(sentence) || OF_A_LIFE.pattern.test(sentence)) return undefined
  const [, ordered = ''] = NAMED_IN_ORDER.pattern.exec(sentence) ?? []
  const first = ordered.split(/[\s,.’']/)[0] ?? ''
  if (first !== '') return first
  const names = [...sentence.trim().matchAll(NAME)].filter(({ index }) => index > 0)
  return names.map(([name]) => name).find(isFirstName)
}

/** A name right before what is noted of one child only. */
function pupilNoted(sentence: string): string | undefined {
  const [, subject, beside] = NOTED_OF_A_NAME.pattern.exec(sentence) ?? []
  const name = subject ?? beside
  return name !== undefined && isFirstName(name) ? name : undefined
}

/** Two sentences of which the second goes on about the one whom the first names: "Hana sits here. She has autism." */
const withNext = (sentences: readonly string[]) =>
  sentences.flatMap((one, at) => {
    const next = sentences[at + 1] ?? ''
    return /^(?:She|He|Her|His)(?!\p{L})/u.test(next) ? [`${one} ${next}`] : []
  })

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

/** A pupil may have been suspended last term, and an explorer died in 1842. */
const isOfNow = (sentence: string) =>
  !OF_A_LIFE.pattern.test(sentence) ||
  /\b(?:last|this) (?:term|week|year)\b|^\W*(?:remember|note|mind|be (?:gentle|aware|careful|kind))\b/i.test(
    sentence,
  )

const isForTeacher = (sentence: string) => FOR_THE_TEACHER.pattern.test(sentence)

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
  const present = ofClass.filter((one) => !OF_A_LIFE.pattern.test(one))
  const all = sentencesOf(texts)
  const [difficulty] = [
    ...namesBeside(ON_RECORD, [...all, ...withNext(all)]),
    ...all.flatMap((one) => pupilInNeed(one) ?? []),
    ...ofClass.flatMap((one) => pupilNoted(one) ?? []),
    ...namesBeside(GETTING_ON, present),
    ...namesBeside(OF_HEALTH, present),
    ...namesBeside(IN_CONFIDENCE.pattern, ofClass.filter(isOfNow)),
    ...namesBeside(SEEN_OF_A_CHILD.pattern, present.filter(isForTeacher)),
  ]
  if (difficulty !== undefined) return `${difficulty} is named together with a difficulty`
  const name = ofClass.map((one) => pupilTold(one) ?? pupilOnDuty(one)).find((one) => one !== undefined)
  return name && `${name} seems to be one of your students, named with facts`
}

/** Words from a child's record. Next to a name they belong in no document that is printed and shared. */
const ON_RECORD =
  /\b(?:dyslexi\w+|dyspraxi\w+|dyscalculi\w+|ADHD|ASD|FASD|autis\w+|epilep\w+|disab\w+|diagnos\w+|medicat\w+|Down syndrome|cerebral palsy|anxiety|IEP|ORS|foster (?:care|child)|Oranga Tamariki|wets? (?:him|her|them)sel\w+|(?:selective )?mutism|Tourette|OCD|PTSD|bipolar|anorexi\w+|eating disorder|sensory processing|(?:global|developmental|cognitive) delay|hearing loss|visual impairment|learning (?:support|difficult\w+)|behaviour (?:plans?|support|management))/i

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
