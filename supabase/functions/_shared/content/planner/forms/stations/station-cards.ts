import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { inFigures } from '../../read/words/figures.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import type { Station, StationSet } from './station.ts'
import { BRAIN_BREAKS, STATION_SETS } from './stations.data.ts'

const USUAL = 8

const cardOf = ({ name, gear, task, easier, harder }: Station, at: number): Block[] => [
  { kind: 'heading', text: `${at + 1}. ${name}`, cut: true },
  { kind: 'paragraph', text: task },
  {
    kind: 'list',
    ordered: false,
    items: [...(gear === null ? [] : [`You need: ${gear}.`]), `Easier: ${easier}`, `Harder: ${harder}`],
  },
]

/** The number of stations that a request names. */
const stationsNamed = (topic: string): number | null => {
  const number = /\b(\d{1,2})[ -]stations?\b/i.exec(inFigures(topic))?.[1]
  return number === undefined ? null : Number(number)
}

/** The cards of a set, as many as asked. */
function cardsOf({ title, area, howTo, stations }: StationSet, form: string, lesson: Lesson): MadeForm {
  const { count, more = 0 } = lesson.request.understood
  const wanted = (stationsNamed(lesson.request.topic) ?? count ?? USUAL) + more
  const chosen = stations.slice(0, wanted)
  return {
    form,
    title,
    area,
    hasMore: true,
    isOwn: true,
    noName: true,
    pages: [formPage('Cut along the lines, and put one card at each station.', chosen.flatMap(cardOf))],
    key: [
      { kind: 'heading', text: 'How to use them' },
      { kind: 'list', ordered: false, items: [...howTo] },
    ],
    source:
      'The cards were written for Mahere: change what does not suit your class, your space or your gear.',
    notDone: chosen.length < wanted ? [`You asked for ${wanted} cards; ${chosen.length} are written.`] : [],
    note: `It has ${chosen.length} cards, each with something easier and something harder.`,
  }
}

const WITHOUT_GEAR = /\b(?:no|without(?: any)?|zero) (?:gear|equipment|materials?)\b/i
/** What is there without being fetched: a wall, the ground, a line on it. */
const IS_THERE = /^(?:a wall|a mat or grass|a line to walk to)$/

/** The set without the stations for which something has to be fetched, where the request says that there is no gear. */
const fitting = (set: StationSet, { asked }: Lesson['request']): StationSet =>
  WITHOUT_GEAR.test(asked)
    ? { ...set, stations: set.stations.filter(({ gear }) => gear === null || IS_THERE.test(gear)) }
    : set

/** Cards for the stations of a fitness, ball or jumping circuit; null for stations of anything else. */
export function stationCards(lesson: Lesson): MadeForm | null {
  const set = STATION_SETS.find(({ pattern }) => pattern.test(lesson.request.topic))
  return set ? cardsOf(fitting(set, lesson.request), 'Station cards', lesson) : null
}

/** Cards for short breaks, each for one to three minutes beside the desks. */
export const brainBreaks = (lesson: Lesson): MadeForm => {
  const made = cardsOf(BRAIN_BREAKS, 'Brain breaks', lesson)
  const pages = made.pages.map((page) => ({
    ...page,
    instructions: 'Cut along the lines, and draw a card when the class needs one.',
  }))
  return { ...made, pages }
}
