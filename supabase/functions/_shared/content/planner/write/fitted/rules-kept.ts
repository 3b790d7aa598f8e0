import type { KitMaterial } from '../../../kit.ts'
import type { Phase, PlanSection } from '../../../lesson-plan.ts'
import { capital } from '../../capital.ts'
import { materialLine } from '../../kits/kit-topic.ts'
import { listInWords } from '../../list-in-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { standInFor } from '../../prepare/limits/stand-in.ts'
import { INSIDE, type RuledOut, ruledOutIn } from '../../read/ruled-out/ruled-out.ts'
import { nameOfStandIn, withThingSwapped } from './limits/swap-words.ts'

const NO_THING =
  /^(?:each|pair|pairs|group|groups|student|students|class|child|children|things?|card|paper|table|board|set|sets|without|voice|teacher)$/i

/** The things that an item names, by the last word of each part: “a drum, a triangle or bell” is drum, triangle and bell. */
export function thingsOf(item: string): string[] {
  const [named = ''] = item.split(/\s+(?:for|between|per|with|of|to|in|on|at|from)\s+|\(|: /)
  return named
    .split(/,|\s+(?:and|or)\s+/)
    .flatMap((part) => part.trim().match(/\p{L}+$/u)?.[0] ?? [])
    .filter((word) => word.length > 2 && !NO_THING.test(word))
    .map((word) => word.toLowerCase().replace(/(?<=\p{L}{2}[^s])s$/u, ''))
}

interface Barred {
  rule: RuledOut
  material: KitMaterial
  things: readonly string[]
  /** What the kit names in its place, or null. */
  standIn: string | null
  /** The name of a thing that takes its place in the words of the steps, or null. */
  swap: string | null
}

function barredBy(rule: RuledOut, material: KitMaterial): Barred {
  const things = thingsOf(material.item)
  const standIn = standInFor(material, rule)
  const swap = standIn === null || things.length !== 1 ? null : nameOfStandIn(standIn)
  return { rule, material, things, standIn, swap }
}

/** What the lesson uses and the request rules out. */
function barredIn({ approach, request }: Lesson): Barred[] {
  const materials = approach.kind === 'topic' ? (approach.topic.kit?.materials ?? []) : []
  return (
    ruledOutIn(request.asked, request.understood.needs)
      // What may not be outside is told by the needs of the day.
      .filter(({ name }) => name !== INSIDE.name)
      .flatMap((rule) =>
        materials.filter(({ item }) => rule.isIn(item)).map((material) => barredBy(rule, material)),
      )
  )
}

const saidOf = ({ name }: RuledOut) =>
  /^anything but /.test(name) ? `You have only ${name.slice('anything but '.length)}` : `You have no ${name}`

const namesOne = (text: string, things: readonly string[]) =>
  things.some((thing) => new RegExp(`(?<!\\p{L})${thing}(?:e?s)?(?!\\p{L})`, 'iu').test(text))

const textOf = ({ teacher, pupils }: Phase) => [...teacher, ...pupils].join('\n')

/** The step with other things in its words, where the kit names one that does the same. */
function swapped(step: Phase, barred: readonly Barred[]): Phase {
  const change = (line: string) =>
    barred.reduce(
      (now, { swap, things: [thing = ''] }) => (swap === null ? now : withThingSwapped(now, thing, swap)),
      line,
    )
  return { ...step, teacher: step.teacher.map(change), pupils: step.pupils.map(change) }
}

/** A single thing that was ruled out is “it”; one of several is named. */
const namedFor = ({ name }: RuledOut, things: readonly string[]) =>
  things.length > 0 && /^(?:anything but |gear$|time to prepare$)/.test(name)
    ? listInWords(things.map((thing) => `“${thing}”`))
    : 'it'

const lineFor = ({ rule, material: { item }, things, standIn }: Barred) =>
  standIn === null
    ? `${saidOf(rule)}: this step still uses ${item}. Do it by showing and talking, or leave that part out.`
    : `${saidOf(rule)}. Where the steps use ${namedFor(rule, things)}: ${capital(standIn)}`

/** Says once, in the first step that uses a thing, what to do without it; after that the words of the steps are changed. */
function stepsWith(steps: readonly Phase[], barred: readonly Barred[]): Phase[] {
  const now = steps.map((step) => swapped(step, barred))
  const said = new Set<string>()
  return now.map((step) => {
    const lines = barred
      .filter(({ rule, things }) => namesOne(textOf(step), things) || rule.isIn(textOf(step)))
      .map(lineFor)
      .filter((line) => !said.has(line))
    for (const line of lines) said.add(line)
    return { ...step, teacher: [...new Set(lines), ...step.teacher] }
  })
}

/** Questions of our own and frames list things that no step needs by name: what is ruled out goes from the list. */
const withoutBarred = (items: readonly string[], { approach }: Lesson, rules: readonly RuledOut[]) =>
  approach.kind === 'topic' && approach.topic.kit
    ? items
    : items.filter(
        (item) => !rules.some(({ name, isIn }) => !/^anything but |^gear$/.test(name) && isIn(item)),
      )

function itemWith(item: string, barred: readonly Barred[]): string[] {
  const found = barred.find(({ material }) => materialLine(material) === item)
  if (!found) return [item]
  return found.standIn === null ? [] : [`in place of ${found.material.item}: ${found.standIn}`]
}

/** The list without ways to do without something that need what is not there either. */
function withoutBarredWays(item: string, rules: readonly RuledOut[]): string {
  const [named = '', way] = item.split('. Without it: ')
  return way !== undefined && rules.some(({ isIn, isInStep }) => (isInStep ?? isIn)(way)) ? named : item
}

/** Takes what the request rules out off the list, and puts what takes its place into the steps. */
export function withRulesKept(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const { asked, understood } = lesson.request
  const rules = ruledOutIn(asked, understood.needs)
  if (rules.length === 0) return [...sections]
  const barred = barredIn(lesson)
  return sections.map((section) => {
    if (section.id === 'phases') return { ...section, steps: stepsWith(section.steps, barred) }
    if (section.id !== 'resources') return section
    const items = withoutBarred(section.items, lesson, rules).flatMap((item) => itemWith(item, barred))
    return { ...section, items: items.map((item) => withoutBarredWays(item, rules)) }
  })
}
