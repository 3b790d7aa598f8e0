import type { Block } from '../../../blocks.ts'
import { capital } from '../../capital.ts'
import { GEAR_ASKED, GEAR_LISTS, USUAL_LIST } from './gear-lists.data.ts'
import type { LetterFacts } from './letter-facts.ts'
import { AT_SCHOOL, NO_EVENT, NOTHING_TO_BRING, OVERNIGHT } from './letter-words.data.ts'

export const BLANK = '____________________'

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

const listOf = (lead: string, items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [paragraph(lead), { kind: 'list', ordered: false, items: items.map(capital) }]

/** A line of the letter; a blank to fill in where an occasion needs what was not told. */
const factLine = (name: string, value: string | null, isNeeded: boolean): Block[] =>
  value !== null || isNeeded ? [paragraph(`${name}: ${value ?? BLANK}`)] : []

/** The usual things to bring, where a list was asked for. */
export const gearFor = (text: string): readonly string[] =>
  GEAR_ASKED.pattern.test(text) ? (GEAR_LISTS.find(({ pattern }) => pattern.test(text))?.items ?? []) : []

const HELP = 'If you can help, please fill in the slip below, and I will tell you what helpers do.'

/** The facts of a letter, each on its line, with blanks for those that an occasion needs. */
export function factLines(facts: LetterFacts, text: string): Block[] {
  const isEvent = !NO_EVENT.pattern.test(facts.topic)
  const gear = gearFor(text)
  const named = facts.bring.map((thing) => thing.toLowerCase())
  const usual = gear.filter((item) => !named.includes(item.toLowerCase()))
  return [
    ...factLine('When', facts.when, isEvent),
    ...factLine('How long', facts.howLong, false),
    ...factLine('Where', facts.where, isEvent && !AT_SCHOOL.pattern.test(facts.topic)),
    ...factLine('Cost', facts.cost, OVERNIGHT.pattern.test(facts.topic)),
    ...factLine('Rain date', facts.rainDate, false),
    ...listOf('Please bring:', facts.bring),
    ...listOf(USUAL_LIST, usual),
    ...listOf('Please note:', [
      ...facts.points,
      ...(facts.helpers === null ? [] : [`We need ${facts.helpers}`]),
    ]),
    ...(facts.helpers === null ? [] : [paragraph(HELP)]),
    ...(isEvent &&
    !NOTHING_TO_BRING.pattern.test(facts.topic) &&
    facts.bring.length + gear.length + facts.points.length === 0
      ? [paragraph(`Please bring: ${BLANK}`)]
      : []),
  ]
}
