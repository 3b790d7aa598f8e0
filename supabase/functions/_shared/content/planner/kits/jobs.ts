import type { FoundKit, Kit, KitsWanted } from '../../kit.ts'
import { plainWords, stemsOf } from '../read/words/stem.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import { JOB_ROWS, type Job } from './jobs.data.ts'

/** Every job, the narrow before the wide as the data has them. */
export const JOBS: readonly Job[] = JOB_ROWS.flatMap(([area, rows]) =>
  rows.map(([name, pattern, words, match, miss]) => ({
    name,
    pattern,
    words,
    ...(area === undefined ? {} : { area }),
    matches: [match],
    misses: [miss],
  })),
)

/** The jobs that a text names, in the order in which it names them. */
export const jobsIn = (text: string): Job[] =>
  JOBS.flatMap((job) => {
    const at = text.search(job.pattern)
    return at < 0 ? [] : [{ job, at }]
  })
    .sort((one, other) => one.at - other.at)
    .map(({ job }) => job)

/** What a lesson says of itself: a job that only its steps mention is not what it is for. */
const saysOfItself = ({ title, walt, find }: Kit): string => [title, walt, ...find.en].join('\n')

/** True where a lesson is for that job. */
export const doesJob = (kit: Kit, { pattern }: Job): boolean => pattern.test(saysOfItself(kit))

/** How much less each job counts than the one that is named before it. */
const LATER = 0.1

const isFor = ({ years: [from, to] }: Kit, year: number | null): boolean =>
  year === null || (year >= Math.max(1, from) && year <= to)

/** How many of the jobs a lesson does; the first counts for most. */
const jobsDone = (kit: Kit, jobs: readonly Job[]): number =>
  jobs.reduce((sum, job, at) => sum + (doesJob(kit, job) ? 1 - LATER * at : 0), 0)

/** How many of the jobs stand in the name of a lesson for that year, which is more surely for them. */
const jobsInTitle = (kit: Kit, jobs: readonly Job[], year: number | null): number =>
  isFor(kit, year) ? jobs.filter(({ pattern }) => pattern.test(kit.title)).length : 0

/** A word of a setting has so many letters, and is none of the words that carry no topic. */
const SETTING_WORD = 3
const STOPS = new Set(STOP_WORDS)

/** How many words of the request besides its jobs a lesson for that year has in its name and in the phrases that find it. */
function settingSaid(kit: Kit, stems: readonly string[], year: number | null): number {
  // One year off is near enough for a lesson in just that setting.
  if (![-1, 0, 1].some((off) => isFor(kit, year === null ? null : year + off))) return 0
  const own = new Set(stemsOf([kit.title, ...kit.find.en].join(' ')))
  return stems.filter((stem) => own.has(stem)).length
}

/** The stems of the words of a request that name none of its jobs. */
const settingOf = (words: string, jobs: readonly Job[]): string[] =>
  plainWords(jobs.reduce((left, { pattern }) => left.replace(pattern, ' '), words))
    .filter((word) => !STOPS.has(word))
    .flatMap(stemsOf)
    .filter((stem) => stem.length >= SETTING_WORD)

/**
 * The lessons found with those first that do what the request has students do, and of these one in its setting. The setting is a colourful word and finds
 * lessons of its own: for "a recount of our trip to the fire station" the bank had the visit to the station first.
 */
export function byJob(
  found: readonly FoundKit[],
  jobs: readonly Job[],
  { words, year }: Pick<KitsWanted, 'words' | 'year'>,
): FoundKit[] {
  if (jobs.length === 0) return [...found]
  const setting = settingOf(words, jobs)
  const placed = found.map((one, at) => {
    const done = one.named ? jobsDone(one.kit, jobs) : -1
    const set = done > 0 ? settingSaid(one.kit, setting, year) : 0
    return { one, at, done, set, titled: jobsInTitle(one.kit, jobs, year) }
  })
  return placed
    .sort((a, b) => b.done - a.done || b.set - a.set || b.titled - a.titled || a.at - b.at)
    .map(({ one }) => one)
}
