import type { FoundKit, Kit } from '../../kit.ts'
import { isBesideRequest } from '../kits/beside-request.ts'
import { doesJob, jobsIn } from '../kits/jobs.ts'
import { namedByMatterFirst } from '../kits/kit-of-matter.ts'
import type { LessonRequest } from '../read/request.ts'
import { sheetIn } from '../read/words/named-sheets.ts'
import { ownSheetOf } from '../read/words/own-sheet.ts'
import { TYPED_AS_READING } from '../read/words/typed-as-reading.data.ts'
import { keepingToRules } from './needs-of-kit.ts'
import { OCCASIONS } from './occasions.data.ts'

/** True where the kit names a day or feast that the request names: Matariki is not taught by a lesson on Anzac Day. */
function keepsOccasion({ title, idea, find }: Kit, asked: string): boolean {
  const said = JSON.stringify([title, idea, find])
  const named = OCCASIONS.filter(({ pattern }) => pattern.test(asked))
  return named.length === 0 || named.some(({ pattern }) => pattern.test(said))
}

/** The areas whose skills can be practised on any matter, such as printmaking for Matariki. */
const TAKES_ANY: ReadonlySet<string> = new Set(['English', 'The arts'])

/** True for a lesson on a skill that the request names, which belongs to no other day or feast. */
function isSkillOf(kit: Kit, asked: string): boolean {
  const said = JSON.stringify([kit.title, kit.find])
  return (
    TAKES_ANY.has(kit.area) &&
    OCCASIONS.every(({ pattern }) => !pattern.test(said)) &&
    jobsIn(asked).some((job) => doesJob(kit, job))
  )
}

/** The kits that a lesson can be made from. A chosen goal is taught, so only a kit that serves it will do. */
export const kitsFor = ({ kits, goals, topic }: LessonRequest): FoundKit[] =>
  kits.filter(({ kit, serves, named }) =>
    goals.length > 0 ? serves : named && (keepsOccasion(kit, topic) || isSkillOf(kit, topic)),
  )

/** The lesson that the teacher chose, where it can be taught, or null. */
function chosenKit(request: LessonRequest): FoundKit | null {
  const all = request.goals.length > 0 ? kitsFor(request) : [...request.kits, ...request.near]
  return all.find(({ kit: { title } }) => title === request.lesson) ?? null
}

/** The lessons with those on reading first, where reading was typed as the lesson itself. */
function readingFirst(kits: readonly FoundKit[], { asked }: LessonRequest): readonly FoundKit[] {
  if (!TYPED_AS_READING.pattern.test(asked)) return kits
  const reads = ({ kit }: FoundKit) => kit.strand === 'Reading'
  return [...kits.filter(reads), ...kits.filter((one) => !reads(one))]
}

/** Words that ask for a text on a matter, and not for the matter alone. */
const ASKS_TO_READ =
  /\b(?:read\w*|texts?|comprehen\w*|passages?|articles?|stor(?:y|ies)|english|literacy|main idea|summar\w*|infer\w*)\b/i

/** A matter is taught by a lesson on it before a lesson in reading a text about it, unless reading is asked for. */
function lessonsOnMatterFirst(
  kits: readonly FoundKit[],
  { asked, goals, subject, yearKnown, year }: LessonRequest,
): readonly FoundKit[] {
  if (goals.length > 0 || subject === 'English' || ASKS_TO_READ.test(asked)) return kits
  const isText = ({ kit: { area, text } }: FoundKit) => area === 'English' && text !== null
  const isOfYear = ({
    kit: {
      years: [from, to],
    },
  }: FoundKit) => !yearKnown || (year >= from && year <= to)
  const onMatter = kits.filter((one) => !isText(one) && isOfYear(one))
  return kits[0] && isText(kits[0]) ? [...onMatter, ...kits.filter((one) => !onMatter.includes(one))] : kits
}

/** A way of working that lessons teach on any matter. */
const WAY_OF_WORKING = /\b(?:investigat\w*|fair tests?|variables?)\b/i

/** For a test the lessons on its matter come before those on planning an investigation, unless that is asked for. */
function matterFirst(kits: readonly FoundKit[], { asked, kind }: LessonRequest): readonly FoundKit[] {
  if (kind !== 'assessment' || WAY_OF_WORKING.test(asked)) return kits
  const isWay = ({ kit: { area, title } }: FoundKit) => area === 'Science' && WAY_OF_WORKING.test(title)
  return [...kits.filter((one) => !isWay(one)), ...kits.filter(isWay)]
}

/** The first of the kits, or the first with a text where a text with gaps is asked for. */
const firstFor = (kits: readonly FoundKit[], { topic }: LessonRequest): FoundKit | undefined =>
  (sheetIn(topic) === 'cloze' ? kits.find(({ kit }) => kit.text !== null) : undefined) ?? kits[0]

/** The kit a lesson is made from, or null. A sheet whose words are all written here has none: the nearest lesson would only mislead. */
export function kitFor(request: LessonRequest): FoundKit | null {
  if (ownSheetOf(request) !== null) return null
  const isMeant = ({ kit, serves }: FoundKit) => serves || !isBesideRequest(kit, request)
  const found = keepingToRules(kitsFor(request), request).filter(isMeant)
  const orders = [namedByMatterFirst, readingFirst, lessonsOnMatterFirst, matterFirst]
  const kits = orders.reduce<readonly FoundKit[]>((left, order) => order(left, request), found)
  return chosenKit(request) ?? firstFor(kits, request) ?? null
}

/**
 * Does the kit come before questions of our own: a lesson that the teacher chose, a text to read, a goal that it was
 * written for, or a lesson that the request names? Our own questions of English and te reo Māori are lists for practice, and no lesson.
 */
export function comesFirst({ kit, serves, named }: FoundKit, request: LessonRequest): boolean {
  const { goals, understood } = request
  if (kit.title === request.lesson) return true
  if (kit.area === 'Mathematics and statistics') return false
  if (kit.text !== null) return understood.want === 'reading'
  if (goals.length > 0) return serves
  return named && understood.want === 'lesson plan'
}

/** The request with the nearest year that its kit was written for, where no year was named. */
function withYearOf({ years: [from, to] }: Kit, request: LessonRequest): LessonRequest {
  const year = Math.max(1, from, Math.min(to, request.year))
  if (request.yearKnown || year === request.year) return request
  return { ...request, year, understood: { ...request.understood, yearAssumed: year } }
}

/** The request with the place of its kit in the curriculum, where the learning area or the year was not named or only guessed. */
export function withPlaceOf(kit: Kit, asked: LessonRequest): LessonRequest {
  const request = withYearOf(kit, asked)
  if (request.subject === kit.area || request.goals.length > 0) return request
  const { area, strand, skill } = kit
  return { ...request, subject: area, strand, skill, understood: { ...request.understood, area } }
}

/** True where the teacher's own words ask for the kit of the lesson. */
export const isNamed = (kit: Kit, { kits }: LessonRequest): boolean =>
  kits.some(({ kit: { id }, named }) => named && id === kit.id)
