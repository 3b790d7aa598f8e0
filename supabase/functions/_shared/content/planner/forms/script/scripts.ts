import type { Lesson } from '../../prepare/lesson.ts'
import { isAbout } from '../about-topic/lesson-on-topic.ts'
import { OUTDOOR_SCRIPTS } from './outdoor-scripts.data.ts'
import type { PlayScript } from './play-script.ts'
import { SCHOOL_SCRIPTS } from './school-scripts.data.ts'
import { type PrintedScript, scriptInKit } from './script-in-kit.ts'

/** All scripts of our own. */
export const SCRIPTS: readonly PlayScript[] = [...SCHOOL_SCRIPTS, ...OUTDOOR_SCRIPTS]

const asPrinted = (script: PlayScript): PrintedScript => ({
  ...script,
  area: 'English',
  source: `The script was written for Mahere, for Years ${script.years.join(' to ')}.`,
})

/** A line that everyone says together is nobody's part. */
export const readersOf = ({ parts }: Pick<PrintedScript, 'parts'>): number =>
  parts.filter(([name]) => !/^(?:all|everyone)$/i.test(name)).length

/**
 * The script of a lesson that the bank found for the words of the request, of several that with the nearest number of parts. The lesson that
 * would be taught counts whatever else was said: its text is that script.
 */
function ofBank({ approach, request }: Lesson, topic: string, readers: number | null): PrintedScript | null {
  const own = approach.kind === 'topic' ? approach.topic.kit : undefined
  const met = request.kits
    .filter(
      ({ kit, unsaid, named }) => (named && unsaid.length === 0) || kit.id === own?.id || isAbout(kit, topic),
    )
    .map(({ kit }) => kit)
  const scripts = (met.length === 0 && own ? [own] : met).flatMap(
    (kit) => scriptInKit(kit, request.year) ?? [],
  )
  const off = (script: PrintedScript) => (readers === null ? 0 : Math.abs(readersOf(script) - readers))
  return [...scripts].sort((one, other) => off(one) - off(other))[0] ?? null
}

/** How far the years of a script are from the class. */
const apart = ({ years: [from, to] }: PlayScript, year: number) =>
  year < from ? from - year : year > to ? year - to : 0

/** The script on a topic: of the bank, or of our own; null where there is none. */
export function scriptFor(lesson: Lesson, topic: string, readers: number | null): PrintedScript | null {
  const { year } = lesson.request
  const own = SCRIPTS.filter(({ pattern }) => pattern.test(topic)).sort(
    (one, other) => apart(one, year) - apart(other, year),
  )
  const titled = own.find(({ title }) => topic.toLowerCase().includes(title.toLowerCase()))
  return (
    ofBank(lesson, topic, readers) ?? (titled || own[0] ? asPrinted((titled ?? own[0]) as PlayScript) : null)
  )
}

/** A script for the year, where no topic was named. */
export function anyScript({ request, random }: Lesson): PrintedScript {
  const nearest = Math.min(...SCRIPTS.map((script) => apart(script, request.year)))
  return asPrinted(random.pick(SCRIPTS.filter((script) => apart(script, request.year) === nearest)))
}

/** What scripts there are, for a reply that has to name others. */
export const KNOWN_SCRIPTS: readonly string[] = SCRIPTS.map(({ about }) => about)
