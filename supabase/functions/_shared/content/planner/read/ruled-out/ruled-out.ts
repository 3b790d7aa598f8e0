import type { ClassNeed } from '../../../understood.ts'
import { NAMED_THINGS } from '../../write/asked/materials.data.ts'
import { NO_PREPARATION } from '../limits/limit-words.data.ts'
import { withoutLimits } from '../limits/limits.ts'
import {
  AFTER_THE_LIST,
  EVERY_CLASSROOM,
  GEAR_IN_STEPS,
  GOES_OUTSIDE,
  MADE_BEFORE,
  MATERIALS,
  MAY_BE_INSIDE,
  NEED_RULES_OUT,
  OUTSIDE,
  SAME_THINGS,
  STAYS_INSIDE,
  THERE_IS_NO,
  THERE_IS_ONLY,
  THINGS_ONLY,
  THOUGHT_OF,
} from './ruled-out.data.ts'

/** Something that a lesson may not need. It is told by the things that a lesson lists. */
export interface RuledOut {
  /** As the teacher is told: "devices", or "anything but crayons and paper". */
  name: string
  isIn: (text: string) => boolean
  /** The same of a step's own words, where something is told by the steps too. */
  isInStep?: (text: string) => boolean
  /** False for something that a lesson can do without in one step. The others make up a lesson, so another lesson may be the better one. */
  decides: boolean
}

const MOST_WORDS = 3
const COUNT =
  /^(?:one|two|three|four|\d+|enough|an? (?:set|tray|box|tub|pot|pile|bag|sheet|copy|strip|piece|few))\b.*\b(?:each|pupils?|pairs?|groups?|child|class|tables?|copies|between|two|three)\b/i
const BETWEEN_THINGS = /\s*[,/&+]\s*(?:and |or |no )?|\s+(?:and|or|nor)\s+(?:no |any )?|\s+no\s+/iu

const tidy = (words: string) => words.replace(/^(?:any|the|a|an|some|real|actual|more)\s+/iu, '').trim()

const listOf = (found: string): string[] =>
  found
    .replace(AFTER_THE_LIST, '')
    .split(BETWEEN_THINGS)
    .map(tidy)
    .filter(
      (thing) => !/^(?:one|two|three|some|most|half|they|the|our|his|her|kids?|girls?|boys?)$/i.test(thing),
    )
    .filter((thing) => thing.length > 2 && thing.split(/\s+/).length <= MOST_WORDS)

const escaped = (thing: string) => thing.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One of them is a die. */
const DICE = /\b(?:dice|dices|die)\b/i

/** A thing that goes by no other names is looked for by its own last word: "no felt pens" rules out pens of felt alone. */
function byOwnName(thing: string): RuledOut {
  if (DICE.test(thing)) return { name: thing.toLowerCase(), isIn: (text) => DICE.test(text), decides: false }
  const one = escaped(thing.replace(/ies$/i, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<!s)s$/i, ''))
  const either = one.replace(/y$/i, '(?:y|ies)').replace(/[ -]+/g, '[ -]?')
  const word = new RegExp(`(?<!\\p{L})${either}(?:e?s)?(?!\\p{L})`, 'iu')
  return { name: thing.toLowerCase(), isIn: (text) => word.test(text), decides: false }
}

function ruledOutBy(thing: string): RuledOut {
  if (/^(?:(?:pe|sports?|fancy|special) )?(?:gear|equipment|materials?|resources)$/i.test(thing))
    return NO_GEAR
  const known = SAME_THINGS.find(({ said }) => said.test(thing))
  return known
    ? { name: known.name, isIn: (text) => known.things.test(text), decides: known.decides }
    : byOwnName(thing)
}

const THINGS = NAMED_THINGS.trim()
  .split(/[|\n]/)
  .map((thing) => thing.trim())

const isMaterial = (words: string) =>
  MATERIALS.test(words) || THINGS.some((thing) => new RegExp(`(?<!\\p{L})${thing}`, 'iu').test(words))

const isThing = (words: string) => EVERY_CLASSROOM.test(words) || isMaterial(words)

/** The things in one line of a list, without how many of them there are: "brushes and a pot of dye, one for each pair". */
const partsOf = (item: string): string[] =>
  item
    .split(/[,;]|\s+and\s+|\(|\)/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part) && (!COUNT.test(part) || isMaterial(part)))

/** The things of a list. It ends at the first comma after which something else is named: “only dice and paper, facts to 20”. */
function onlyThings(found: string): string[] {
  const parts = found.split(/\s*,\s*/).map(listOf)
  const end = parts.findIndex((things) => things.length === 0 || !things.every(isThing))
  return parts.slice(0, end === -1 ? undefined : end).flat()
}

/** “Only 5 batteries” says how many there are, and not that there is nothing else. */
const IS_COUNTED =
  /^(?:about )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|a (?:few|couple|handful))(?!\p{L})/iu

/** “No clay, only playdough” names what takes its place, and does not rule out everything else. */
const IN_ITS_PLACE =
  /\b(?:no|without)\s+\p{L}+(?: \p{L}+)?[\s,]+(?:but |so )?(?:(?:we )?(?:only|just)(?: (?:have|got))?\s|\p{L}+ only\b)/iu

/** "Only crayons and paper" rules out every other thing but what stands in every classroom. */
function allBut(asked: string): RuledOut[] {
  if (IN_ITS_PLACE.test(asked)) return []
  const behind = onlyThings(THINGS_ONLY.pattern.exec(asked)?.[1] ?? '')
  const list = THERE_IS_ONLY.pattern.exec(asked)?.[1] ?? ''
  const there = IS_COUNTED.test(list) ? [] : onlyThings(list)
  const things = behind.length > 0 ? behind : there
  if (things.length === 0) return []
  // “Jug kettle” is a jug and a kettle.
  const words = things.flatMap((thing) => thing.split(/\s+/)).filter((word) => word.length > 2)
  const allowed = [...things, ...words].map(byOwnName)
  return [
    {
      name: `anything but ${things.join(' and ').toLowerCase()}`,
      isIn: (text) =>
        partsOf(text).some(
          (part) =>
            isMaterial(part) && !EVERY_CLASSROOM.test(part) && !allowed.some(({ isIn }) => isIn(part)),
        ),
      decides: true,
    },
  ]
}

const NO_GEAR: RuledOut = {
  name: 'gear',
  isIn: (text) => !EVERY_CLASSROOM.test(text) && !/\b(?:space|nothing)\b/i.test(text),
  isInStep: (text) => GEAR_IN_STEPS.test(text),
  decides: true,
}

export const INSIDE: RuledOut = {
  name: 'going outside',
  isIn: (text) => OUTSIDE.test(text) && !MAY_BE_INSIDE.test(text),
  isInStep: (text) => GOES_OUTSIDE.test(text),
  decides: true,
}

/** In a hall there are courts and room to run. */
const IN_HALL: RuledOut = {
  ...INSIDE,
  isIn: (text) => INSIDE.isIn(text) && !/\bcourts?\b/i.test(text),
  isInStep: (text) => GOES_OUTSIDE.test(text) && !/\bcourts?\b/i.test(text),
}

const UNPREPARED: RuledOut = {
  name: 'time to prepare',
  isIn: (text) => MADE_BEFORE.test(text),
  decides: true,
}

/** True where a text says that the class does not go out; a plan b for rain does not say so. */
export const staysInside = (text: string): boolean => STAYS_INSIDE.pattern.test(withoutLimits(text))

/** A rule by its name, as lessons name what they can be taught without. */
export const ruleNamed = (name: string): RuledOut =>
  name === INSIDE.name
    ? INSIDE
    : name === NO_GEAR.name
      ? NO_GEAR
      : name === UNPREPARED.name
        ? UNPREPARED
        : ruledOutBy(name)

/** “No devices, dice and counters only” has dice: what is there is no part of what is not. */
const withoutOnly = (asked: string) =>
  onlyThings(THINGS_ONLY.pattern.exec(asked)?.[1] ?? '').length > 0
    ? asked.replace(THINGS_ONLY.pattern, ' . ')
    : asked

/** The things that a text names beyond those that there are, where a request says what there is. */
export function thingsBeyond(asked: string, text: string): string[] {
  const [rule] = allBut(asked)
  if (rule === undefined) return []
  const named = THINGS.flatMap(
    (thing) =>
      new RegExp(`(?<![\\p{L}-])${thing}(?:s|es)?(?![\\p{L}-])`, 'iu').exec(text)?.[0].toLowerCase() ?? [],
  )
  return named.filter((thing) => rule.isIn(thing))
}

const isNameOfThing = (words: string) =>
  /^\p{L}{3,}s$/u.test(words) ||
  SAME_THINGS.some(({ said }) => said.test(words)) ||
  THINGS.some((one) => new RegExp(`^${one}(?:s|es)?$`, 'iu').test(words))

/** A text without the things that it says there are none of, which name no topic: “chance without dice”. */
export const withoutRefused = (text: string): string =>
  THERE_IS_NO.reduce(
    (left, { pattern: { source, flags } }) =>
      left.replace(new RegExp(source, `g${flags}`), (said, list: string) =>
        listOf(list).some(isNameOfThing)
          ? said.slice(said.indexOf(list) + list.replace(AFTER_THE_LIST, '').length)
          : said,
      ),
    text,
  )

/** What a request says a lesson may not need: things there are none of, and where the class cannot go. */
export function ruledOutIn(asked: string, needs: readonly ClassNeed[]): RuledOut[] {
  const named = THOUGHT_OF.pattern.test(asked)
    ? []
    : THERE_IS_NO.flatMap(({ pattern: { source, flags } }) => [
        ...withoutOnly(asked).matchAll(new RegExp(source, `g${flags}`)),
      ])
        .flatMap(([, found = '']) => listOf(found))
        .map(ruledOutBy)
  const all = [
    ...named,
    ...(needs.includes('no devices') ? [ruledOutBy(NEED_RULES_OUT['no devices'])] : []),
    ...(needs.includes('no materials') ? [NO_GEAR] : []),
    ...(needs.includes('wet day') || staysInside(asked) ? [needs.includes('hall') ? IN_HALL : INSIDE] : []),
    ...(NO_PREPARATION.pattern.test(asked) ? [UNPREPARED] : []),
    ...allBut(asked),
  ]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
}

/** The same, as far as the steps are worded for it: in a hall there is room for what is written for the outside. */
export const stepRules = (asked: string, needs: readonly ClassNeed[]): RuledOut[] =>
  ruledOutIn(asked, needs).filter(({ name }) => name !== INSIDE.name || !needs.includes('hall'))
