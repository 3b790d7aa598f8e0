import type { PlanSection } from '../../lesson-plan.ts'
import { capital } from '../capital.ts'
import { listInWords } from '../list-in-words.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { holdsThing, thingPattern, withTexts, withThing } from './change-text.ts'
import { ANY_STAND_IN, KINDS_OF_MATERIAL, PAPER_WORDS, STAND_INS } from './materials.data.ts'
import { type Sections, withSection, withStepLines } from './plan-parts.ts'
import { taughtWithout } from './without-it.ts'

/** Sections whose words follow from the request, the goal or the questions: a thing is not swapped in them. */
const FIXED: readonly PlanSection['id'][] = ['header', 'curriculum-goal', 'answers', 'about']

/** Lists of teachers: "newspaper, tape and string". */
export const thingsIn = (words: string): string[] =>
  words
    .split(/,\s*(?:and\s+)?|\s+(?:and|&|or)\s+/)
    .map((one) => one.trim().replace(/^(?:some|the|a|an|our|any) /i, ''))
    .filter((one) => one !== '')

/** The plan with one thing in place of another, in all that is said of materials and steps. */
function swapped(sections: Sections, name: string, instead: string): Sections {
  return sections.map((section) =>
    FIXED.includes(section.id) ? section : withTexts(section, (text) => withThing(text, name, instead)),
  )
}

/** "Use beans instead of counters." Where the plan has no counters the beans are listed and handed out. */
export function putInstead(sections: Sections, words: string, other: string): Sections {
  const now = swapped(sections, other, words)
  if (now.some((section, at) => section !== sections[at])) return now
  return withStepLines(
    withSection(sections, 'resources', (list) => ({ ...list, items: [words, ...list.items] })),
    ['you-do', 'we-do'],
    { teacher: [`Use ${words} here.`], first: true },
  )
}

/** One material in place of another that the list names; nothing is added where it names none. */
export function putInPlace(sections: Sections, words: string, other: string): Sections {
  const items = sections.flatMap((section) => (section.id === 'resources' ? section.items : []))
  return items.some((item) => holdsThing(item, other)) ? swapped(sections, other, words) : sections
}

function standInFor(name: string): { one: string; instead: string } {
  return STAND_INS.find(({ match }) => match.test(name)) ?? { one: ANY_STAND_IN, instead: ANY_STAND_IN }
}

/** True where a text only quotes a thing, such as a message that says “You won a phone”: nobody needs it then. */
const onlyQuotes = (text: string, name: string) => !holdsThing(text.replace(/[“‘][^”’]*[”’]/g, ''), name)

/** Takes one thing out of a text: one of two ways goes, and a thing that stands alone gets a stand-in. */
export function withoutThing(text: string, name: string): string {
  if (!holdsThing(text, name) || onlyQuotes(text, name)) return text
  const { source } = thingPattern(name)
  const alternatives = text
    .replace(new RegExp(`,? or (?:use |with |take )?(?:an? |the |some |your )?${source},?`, 'giu'), '')
    .replace(new RegExp(`(?:an? |the |some |your )?${source} or `, 'giu'), '')
  const { one, instead } = standInFor(name)
  return alternatives.replace(
    new RegExp(`(an? |one |the |some |your )?(${source})`, 'giu'),
    (_, article: string | undefined, found: string) => {
      const single = /^(?:an?|one) $/i.test(article ?? '') && !/s$/i.test(found)
      const text = single ? `a ${one}` : instead
      const plain = one === ANY_STAND_IN ? ANY_STAND_IN : text
      return /^\p{Lu}/u.test(article ?? found) ? capital(plain) : plain
    },
  )
}

/** The sections that speak of materials. */
const OF_MATERIALS: readonly PlanSection['id'][] = [
  'resources',
  'phases',
  'differentiation',
  'misconceptions',
  'assessment',
  'answers',
]

/** Takes materials out of the plan: as its lesson says to do without them, else wherever it speaks of them. */
export function withoutThings(sections: Sections, lesson: Lesson, words: string): Sections {
  const names = thingsIn(words).flatMap(
    (thing) => KINDS_OF_MATERIAL.find(({ match }) => match.test(thing))?.things ?? [thing],
  )
  return names.reduce<Sections>((now, name) => {
    const otherWay = taughtWithout(now, lesson, name)
    if (otherWay !== null) return otherWay
    return now.map((section) =>
      OF_MATERIALS.includes(section.id) ? withTexts(section, (text) => withoutThing(text, name)) : section,
    )
  }, sections)
}

/** The plan for a class that has only these things: other materials go, and the steps say what to work with. */
export function onlyWith(sections: Sections, words: string): Sections {
  const things = thingsIn(words)
  const list = listInWords(things)
  const listed = withSection(sections, 'resources', (now) => ({
    ...now,
    items: [
      ...things,
      ...now.items.filter(
        (item) => PAPER_WORDS.test(item) && !things.some((thing) => holdsThing(item, thing)),
      ),
    ],
  }))
  return withStepLines(listed, ['you-do', 'we-do'], {
    teacher: [`Everything is done with ${list}. Show what there is for each group before they begin.`],
    pupils: [`Work with ${list} only.`],
    first: false,
  })
}
