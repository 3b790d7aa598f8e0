import type { Lesson } from '../prepare/lesson.ts'
import { ruledOutIn } from '../read/ruled-out/ruled-out.ts'
import { holdsThing, withTexts } from './change-text.ts'
import { STAND_INS } from './materials.data.ts'
import { withoutThing } from './materials.ts'
import type { Sections } from './plan-parts.ts'

const OF_MATERIALS: ReadonlySet<Sections[number]['id']> = new Set([
  'resources',
  'phases',
  'differentiation',
  'misconceptions',
])

/** A thing that is only one of two ways leaves the other: “fold it, or use a mirror”. */
const isOneWay = (text: string, thing: string) =>
  new RegExp(`\\bor (?:use |with |take )?(?:an? |the )?${thing}`, 'iu').test(text)

/**
 * The plan for a request that rules out a thing of questions of our own, or of a frame: what stands in for it takes its place in the
 * words of the steps. A lesson of the bank says itself what to do without its things.
 */
export function withoutRefused(sections: Sections, lesson: Lesson): Sections {
  const { approach, request } = lesson
  if (approach.kind === 'topic' && approach.topic.kit !== undefined) return sections
  return ruledOutIn(request.asked, request.understood.needs).reduce<Sections>((now, { name }) => {
    const thing = name.replace(/s$/, '')
    const hasStandIn = STAND_INS.some(({ match }) => match.test(name))
    return now.map((section) =>
      OF_MATERIALS.has(section.id)
        ? withTexts(section, (text) =>
            holdsThing(text, thing) && (hasStandIn || isOneWay(text, thing))
              ? withoutThing(text, name)
              : text,
          )
        : section,
    )
  }, sections)
}
