import type { FoundKit, Kit } from '../../kit.ts'
import { STATES } from '../read/conditions/request-parts.data.ts'
import { matterPart, requestParts } from '../read/conditions/request-parts.ts'
import type { LessonRequest } from '../read/request.ts'
import { plainWords, stemsOf } from '../read/words/stem.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import { doesJob, jobsIn } from './jobs.ts'
import { isPrinted, matterWords } from './matter-words.ts'

const SHORTEST = 3
const STOPS = new Set(STOP_WORDS)

/** The words of the part that names the matter: “people who help us in our community”, and not the visit that follows. */
function wordsOfMatter(request: LessonRequest): string[] {
  const words = matterWords(request)
  const said = new Set(plainWords(matterPart(request.asked, words)))
  return words.filter((word) => said.has(word))
}

/** What a request says up to its matter and asks for besides. */
function askedUpToMatter(request: LessonRequest): string[] {
  const parts = requestParts(request.asked, matterWords(request))
  const at = parts.findIndex(({ bears }) => bears === 'matter')
  // A thing that is so, such as a closed pool, chose the lesson as well.
  const meant = parts.filter(
    ({ bears, words }, place) =>
      place <= at || bears === 'asked' || (bears === 'around' && STATES.test(words)),
  )
  return plainWords(meant.map(({ words }) => words).join(' ')).filter(
    (word) => word.length >= SHORTEST && !STOPS.has(word),
  )
}

const stemsIn = (...texts: readonly string[]): ReadonlySet<string> => new Set(stemsOf(texts.join(' ')))

const isForYear = ({ years: [from, to] }: Kit, { year, yearKnown }: LessonRequest): boolean =>
  !yearKnown || (year >= Math.max(1, from) && year <= Math.max(1, to))

/** Those of the words that a lesson is named by. */
function namedBy({ title, walt, find: { en, mi } }: Kit, words: readonly string[]): string[] {
  const names = stemsIn(title, walt, ...en, ...mi)
  return words.filter((word) => isPrinted(word, names))
}

const inTitle = ({ title, walt }: Kit, words: readonly string[]): string[] => {
  const stems = stemsIn(title, walt)
  return words.filter((word) => isPrinted(word, stems))
}

/** True for a lesson that is named by more of the matter than the first, or suits the year where that does not, and lacks nothing that the first has in its title and aim. */
function isNearer(kit: Kit, first: Kit, request: LessonRequest): boolean {
  const words = wordsOfMatter(request)
  const titled = inTitle(kit, words)
  if (kit.area !== first.area || !isForYear(kit, request) || titled.length === 0) return false
  const [own, others] = [namedBy(kit, words), namedBy(first, words)]
  const keepsAll = others.every((word) => own.includes(word))
  const inFirst = inTitle(first, askedUpToMatter(request))
  const keepsTitle =
    namedBy(kit, inFirst).length === inFirst.length &&
    inTitle(first, words).every((word) => titled.includes(word))
  if (own.length > others.length && keepsAll && keepsTitle) return true
  const namesHead = titled[0] === words[0] && inTitle(first, words)[0] !== words[0]
  return !isForYear(first, request) && own.length >= others.length && namesHead
}

/**
 * The lessons with one first that is nearer to the matter than the bank's first. The words beside the matter find lessons too: for people who help us, with
 * a visit to the fire station, the bank had the visit first.
 */
export function namedByMatterFirst(kits: readonly FoundKit[], request: LessonRequest): readonly FoundKit[] {
  const [first] = kits
  if (first === undefined || request.goals.length > 0) return kits
  if (jobsIn(request.asked).some((job) => doesJob(first.kit, job))) return kits
  const better = kits.find(({ kit }) => kit !== first.kit && isNearer(kit, first.kit, request))
  return better === undefined ? kits : [better, ...kits.filter((one) => one !== better)]
}
