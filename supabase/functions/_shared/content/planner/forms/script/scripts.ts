import type { Lesson } from '../../prepare/lesson.ts'
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

/** The script of a lesson that the bank found for the words of the request. */
function ofBank({ request }: Lesson): PrintedScript | null {
  const named = request.kits.filter(({ unsaid, named: isNamed }) => isNamed && unsaid.length === 0)
  const [script = null] = named.flatMap(({ kit }) => scriptInKit(kit, request.year) ?? [])
  return script
}

/** How far the years of a script are from the class. */
const apart = ({ years: [from, to] }: PlayScript, year: number) =>
  year < from ? from - year : year > to ? year - to : 0

/** The script on a topic: of the bank, or of our own; null where there is none. */
export function scriptFor(lesson: Lesson, topic: string): PrintedScript | null {
  const { year } = lesson.request
  const own = SCRIPTS.filter(({ pattern }) => pattern.test(topic)).sort(
    (one, other) => apart(one, year) - apart(other, year),
  )
  const titled = own.find(({ title }) => topic.toLowerCase().includes(title.toLowerCase()))
  return ofBank(lesson) ?? (titled || own[0] ? asPrinted((titled ?? own[0]) as PlayScript) : null)
}

/** A script for the year, where no topic was named. */
export function anyScript({ request, random }: Lesson): PrintedScript {
  const nearest = Math.min(...SCRIPTS.map((script) => apart(script, request.year)))
  return asPrinted(random.pick(SCRIPTS.filter((script) => apart(script, request.year) === nearest)))
}

/** What scripts there are, for a reply that has to name others. */
export const KNOWN_SCRIPTS: readonly string[] = SCRIPTS.map(({ about }) => about)
