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
  return { ...kit, materials, ...changed }
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

/**
 * The lesson fitted to what a request rules out, by what its writers wrote for a class without it. A lesson without such
 * words, or one that they would not help, stays as it is.
 */
export function fittedKit<K extends Kit>(kit: K, rules: readonly RuledOut[]): K {
  if (rules.length === 0 || kit.adapts === undefined) return kit
  return kit.adapts
    .filter((adapt) => rules.some((rule) => isFor(rule, adapt)))
    .reduce<K>((now, adapt) => {
      const next = adaptedTo(now, adapt)
      return broken(next, rules) < broken(now, rules) ? next : now
    }, kit)
}

/** What the lesson's writers wrote for a class that cannot go outside, or null. */
export const insideOf = ({ adapts = [] }: Kit): KitAdapt | null =>
  adapts.find(({ without }) => without === INSIDE.name) ?? null
