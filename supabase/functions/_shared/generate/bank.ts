import type { FoundKit, KitsWanted } from '../content/kit.ts'
import { askedIn, byMatter, matterSaid, wordsOfMethods } from '../content/planner/kits/by-matter.ts'
import type { Job } from '../content/planner/kits/jobs.data.ts'
import { byJob, doesJob, jobsIn } from '../content/planner/kits/jobs.ts'
import { rpc } from '../http/rpc.ts'

/** Longest text that the bank is asked for, in characters. */
const MAX_WORDS = 300

/** The bank answers so many lessons at most, where nothing else is asked for. */
const MOST = 3

/** The bank of lessons. It answers at most three kits, or as many as a unit needs, the best first, and none rather than one on something else. */
export interface Bank {
  find(wanted: KitsWanted): Promise<FoundKit[]>
}

export const databaseBank: Bank = { find: (wanted) => rpc('find_kits', wanted) }

/**
 * Asks the bank for the topic, and for the whole request where no lesson is named by the topic alone. The sentence that asks may not be the
 * one that says what about: "They hate poetry. Need a lesson that gets them into it."
 */
async function findByWords(bank: Bank, wanted: KitsWanted): Promise<FoundKit[]> {
  const found = await bank.find(wanted)
  const { ids, goals, words, asides, likely_area } = wanted
  const isFound = found.some(({ named, serves }) => named || serves)
  if (isFound || ids.length > 0 || goals.length > 0 || asides === '' || asides === words) return found
  // So many words fit lessons of any area, so here the likely one decides.
  const area = wanted.area ?? likely_area
  const wider = await bank.find({ ...wanted, area, words: asides.slice(0, MAX_WORDS) })
  return wider.some(({ named }) => named) ? wider : found
}

/** The lessons that do one of these jobs, each with what it leaves out of the request. */
async function findForJobs(bank: Bank, wanted: KitsWanted, jobs: readonly Job[]): Promise<FoundKit[]> {
  const { likely_area } = wanted
  // A debate on the industrial revolution stays a lesson of history.
  const ofArea = jobs.filter((job) => job.area === undefined || job.area === (likely_area ?? job.area))
  for (const job of ofArea) {
    const area = wanted.area ?? job.area ?? null
    const some = await bank.find({ ...wanted, words: job.words, asides: '', area, likely_area: area })
    const ids = some.filter(({ kit, named }) => named && doesJob(kit, job)).map(({ kit }) => kit.id)
    if (ids.length === 0) continue
    const all = await bank.find({ ...wanted, ids })
    return byJob(
      all.filter(({ kit }) => ids.includes(kit.id)),
      jobs,
      wanted,
    )
  }
  return []
}

/** The bank is asked again with so many ways of working, each for itself. */
const MOST_METHODS = 2

/**
 * The lessons found with one first that is about the matter. Where the way of working found a lesson on something else, the bank is asked for the matter,
 * with each way of working and without: "a plants experiment: plan a fair test" found the fair test of sound.
 */
async function aboutMatter(bank: Bank, wanted: KitsWanted, found: readonly FoundKit[]): Promise<FoundKit[]> {
  const asked = askedIn(wanted)
  const { matter, methods } = asked
  const [first] = found
  const said = first?.named ? matterSaid(first.kit, asked) : 0
  if (methods.length === 0 || matter.length === 0 || said * 2 > matter.length) return byMatter(found, asked)
  const ways = wordsOfMethods(wanted)
  const words = matter.join(' ')
  const tried = [words, ...ways.slice(0, MOST_METHODS).map((way) => `${words} ${way}`)]
  const others = await Promise.all(
    tried.map((one) => bank.find({ ...wanted, words: one, asides: ways.join(' ') })),
  )
  const better = others
    .flat()
    .filter(
      ({ kit, named }, at, all) =>
        named && matterSaid(kit, asked) > said && all.findIndex((one) => one.kit.id === kit.id) === at,
    )
  const rest = found.filter((one) => better.every(({ kit }) => kit.id !== one.kit.id))
  return [...byMatter(better, asked), ...rest].slice(0, wanted.most ?? MOST)
}

/**
 * A text on the matter that was written for another year has an easier and a harder level, and a lesson on the matter prints its facts: both come
 * before a text on something else.
 */
async function withTextNear(bank: Bank, wanted: KitsWanted, found: readonly FoundKit[]): Promise<FoundKit[]> {
  const isNamed = ({ named }: FoundKit) => named
  if (!wanted.with_text || wanted.ids.length > 0 || found.some(isNamed)) return [...found]
  const ofAnyYear = wanted.year === null ? [] : await bank.find({ ...wanted, year: null })
  if (ofAnyYear.some(isNamed)) return ofAnyYear
  const onMatter = await bank.find({ ...wanted, with_text: false })
  return onMatter.some(isNamed) ? onMatter : [...found]
}

/** The bank asked with the rest of a long request beside its topic, and for the topic alone where no lesson is named by both. */
async function findByAll(bank: Bank, wanted: KitsWanted, rest: string): Promise<FoundKit[]> {
  if (rest === '') return findByWords(bank, wanted)
  const found = await bank.find({ ...wanted, words: `${wanted.words} ${rest}`.slice(0, MAX_WORDS) })
  return found.some(({ named, serves }) => named || serves) ? found : findByWords(bank, wanted)
}

/** Asks the bank for lessons. What students are to do comes before what it is set in, which finds lessons of its own. */
export async function findLessons(
  bank: Bank,
  { rest: beside = '', ...wanted }: KitsWanted,
): Promise<FoundKit[]> {
  const byWords = await withTextNear(bank, wanted, await findByAll(bank, wanted, beside))
  const { ids, goals, words, asides, with_text } = wanted
  if (ids.length > 0 || goals.length > 0 || with_text) return byWords
  const jobs = jobsIn(`${words} ${asides}`)
  const found = jobs.length > 0 ? byWords : await aboutMatter(bank, wanted, byWords)
  const [first, ...others] = byJob(found, jobs, wanted)
  const isDone = jobs.length === 0 || jobs.some((job) => first?.named && doesJob(first.kit, job))
  const better = isDone ? [] : await findForJobs(bank, wanted, jobs)
  const rest = first === undefined ? [] : [first, ...others]
  return [...better, ...rest.filter((one) => better.every(({ kit }) => kit.id !== one.kit.id))]
}
