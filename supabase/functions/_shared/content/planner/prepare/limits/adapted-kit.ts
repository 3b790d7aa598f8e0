import { KIT_STEPS, type Kit, type KitAdapt, type KitStep } from '../../../kit.ts'
import { INSIDE, type RuledOut, ruleNamed } from '../../read/ruled-out/ruled-out.ts'

/** The lines of a kit's steps, in their order. */
export const linesOfSteps = (kit: Kit): string[] =>
  KIT_STEPS.flatMap((name) => [...kit[name].teacher, ...kit[name].pupils])

/** True where a rule speaks of what an adaptation does without. A rule for “anything but crayons” speaks of paint. */
const isFor = (rule: RuledOut, { without }: KitAdapt): boolean => {
  const meant = ruleNamed(without)
  const isOfPlace = [rule.name, meant.name].includes(INSIDE.name)
  return rule.name === meant.name || (!isOfPlace && rule.name !== 'gear' && rule.isIn(without))
}

/** The lesson as it is taught without something: the steps and the list of the adaptation in place of its own. */
export function adaptedTo<K extends Kit>(kit: K, { materials, steps }: KitAdapt): K {
  const changed = Object.fromEntries(
    KIT_STEPS.flatMap((name): [string, KitStep][] => {
      const step = steps[name]
      return step === undefined ? [] : [[name, step]]
    }),
  )
  return { ...kit, before: undefined, materials, ...changed }
}

/** Counts the lines and materials of a lesson that need what is ruled out. */
function broken(kit: Kit, rules: readonly RuledOut[]): number {
  const lines = linesOfSteps(kit)
  return rules.reduce(
    (sum, rule) =>
      sum +
      kit.materials.filter(({ item }) => rule.isIn(item)).length +
      lines.filter((line) => (rule.isInStep ? rule.isInStep(line) : rule.isIn(line))).length,
    0,
  )
}

const needs = (text: string, rules: readonly RuledOut[]) =>
  rules.some((rule) => (rule.isInStep ?? rule.isIn)(text))

/** The questions and mistakes of a lesson with those first that need nothing that is ruled out: a plan prints the first. */
function withOtherAsides<K extends Kit>(kit: K, rules: readonly RuledOut[]): K {
  const asked = kit.ask.filter((question) => !needs(question, rules))
  const isFree = ({ what, move }: Kit['misconceptions'][number]) => !needs(`${what} ${move}`, rules)
  const free = kit.misconceptions.filter(isFree)
  return {
    ...kit,
    ask: asked.length > 0 ? asked : kit.ask,
    misconceptions: [...free, ...kit.misconceptions.filter((one) => !isFree(one))],
  }
}

/**
 * The lesson fitted to what a request rules out, by what its writers wrote for a class without it. A lesson without such
 * words, or one that they would not help, stays as it is.
 */
export function fittedKit<K extends Kit>(kit: K, rules: readonly RuledOut[]): K {
  if (rules.length === 0) return kit
  const adapted = (kit.adapts ?? []).reduce<K>((now, adapt) => {
    if (!rules.some((rule) => isFor(rule, adapt))) return now
    const next = adaptedTo(now, adapt)
    const isNamed = rules.some(({ name }) => name === ruleNamed(adapt.without).name)
    const gain = broken(now, rules) - broken(next, rules)
    return gain > 0 || (isNamed && gain === 0) ? next : now
  }, kit)
  return withOtherAsides(adapted, rules)
}

/** What the lesson's writers wrote for a class that cannot go outside, or null. */
export const insideOf = ({ adapts = [] }: Kit): KitAdapt | null =>
  adapts.find(({ without }) => without === INSIDE.name) ?? null
