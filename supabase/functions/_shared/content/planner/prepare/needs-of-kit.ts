import type { FoundKit, Kit } from '../../kit.ts'
import type { LessonRequest } from '../read/request.ts'
import { type RuledOut, ruledOutIn, stepRules } from '../read/ruled-out/ruled-out.ts'
import { fittedKit, linesOfSteps } from './limits/adapted-kit.ts'
import { standInFor } from './limits/stand-in.ts'

/** Something that a lesson of the bank needs although the request rules it out. `without`: what the lesson names in its place. */
export interface NeededAllTheSame {
  rule: RuledOut
  item: string
  without: string | null
}

/** The first sentence of a lesson's steps in which something is that was ruled out. */
function inSteps(kit: Kit, rule: RuledOut): NeededAllTheSame[] {
  const sentence = linesOfSteps(kit)
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .find((line) => rule.isInStep?.(line))
  return sentence === undefined ? [] : [{ rule, item: sentence, without: null }]
}

/** What a lesson needs although the request rules it out. A thing that nothing but its own stand-in rules out is left as it is. */
export function neededAllTheSame(kit: Kit, request: LessonRequest): NeededAllTheSame[] {
  return ruledOutIn(request.asked, request.understood.needs).flatMap((rule) => {
    const items = kit.materials
      .filter(({ item }) => rule.isIn(item))
      .map((material) => ({ rule, item: material.item, without: standInFor(material, rule) }))
    return items.length > 0 ? items : inSteps(kit, rule)
  })
}

/** How much of a lesson cannot be done as it is written: things with a stand-in count one, others three. */
const cost = (kit: Kit, request: LessonRequest) =>
  neededAllTheSame(fittedKit(kit, stepRules(request.asked, request.understood.needs)), request)
    .filter(({ rule }) => rule.decides)
    .reduce((sum, { without }) => sum + (without === null ? 3 : 1), 0)

/** From so much on, a lesson that the request fits a little less is taught in place of the nearest. */
const TOO_MUCH = 2

/** The lessons with one first that keeps to what the request rules out, where the nearest does not. */
export function keepingToRules(kits: readonly FoundKit[], request: LessonRequest): FoundKit[] {
  const [first] = kits
  if (first === undefined) return []
  const most = cost(first.kit, request) - TOO_MUCH
  // A lesson on something else is no better.
  const isOn = ({ unsaid }: FoundKit) => unsaid.length <= first.unsaid.length
  const better = most < 0 ? undefined : kits.find((one) => isOn(one) && cost(one.kit, request) <= most)
  return better === undefined ? [...kits] : [better, ...kits.filter((one) => one !== better)]
}
