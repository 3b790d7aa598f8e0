import type { Phase, PlanSection } from '../../../../lesson-plan.ts'
import type { Lesson } from '../../../prepare/lesson.ts'
import { type Place, placeOf } from '../../../prepare/places/place.ts'
import { BOARDS, INDOOR_WORDS, PAPER } from './indoor-words.data.ts'

const IS_PAPER = /\b(?:sheet|paper)\b/

/** Paper moves only where it is written or drawn on: beans that grew on paper grew there. */
const WRITES =
  /\b(?:writ\w*|wrote|draw\w*|drew|sketch\w*|record\w*|tally|tallies|list|note|jot|copy|copies|plan|answers?|work(?:s|ed|ing)? (?:\p{L}+ ){0,3}(?:out|on)|show(?:s|ed)? (?:your|their|it|the answer)|tables?|questions?|numbers?|words?)\b/iu

const withSentences = (text: string, change: (sentence: string) => string): string =>
  text
    .split(/(?<=[.!?]\s)/)
    .map(change)
    .join('')

/** Boards and paper as they are said at a place; where nothing can be written, no more is said of them. Scrap paper stays where there is paper. */
function moved({ board, on }: Place, text: string): string {
  const papers = on !== null && IS_PAPER.test(on) ? PAPER.slice(0, 1) : PAPER
  const placed = BOARDS.reduce((left, found) => left.replace(found, board ?? ''), text)
  const written = withSentences(placed, (sentence) =>
    WRITES.test(sentence)
      ? papers.reduce((left, found) => left.replace(found, on ?? ''), sentence)
      : sentence,
  )
  return board === null ? written.replace(/ +([.,;:])/g, '$1').replace(/ {2,}/g, ' ') : written
}

/** Words of a lesson in a classroom as they are said at a place. */
function sayings(place: Place): readonly (readonly [found: RegExp, instead: string])[] {
  return [
    [/^(?:Write up|Then write up|Put up|Write on the board):/, place.putUp],
    [/^Show this first:/, place.on === null ? 'Describe it in words:' : `Draw it first ${place.on}:`],
    [/^Put up and read aloud:/, 'Read aloud twice:'],
    [/^Together:/, 'Together, read aloud:'],
    [/^Work on whiteboards, show at the same time, and explain how you know\.$/, place.together],
    [
      /^Do it with the things in front of you, hold it up or point to it, and say how you know\.$/,
      place.together,
    ],
    [
      /^(?:Write the answer and show how you know|Write your answer on your own|Write or say it)[^.]*(?:\.|$)(?: Hand it in on the way out\.)?/,
      place.exit,
    ],
    [/ ?Hand it in on the way out\./g, ''],
    ...INDOOR_WORDS,
  ]
}

const BOARD_OR_PAPER = /\b(?:boards?|write|writes|cards?|sheets?|paper|underline|posters?)\b/i

/** A lesson that was written for the place, or that moves, says itself how it is held there. */
const OF_ITS_PLACE =
  /\b(?:pool|beach|fields?|courts?|garden|outside|outdoors|hall|floor space|open space|kitchen|library|beanbags?|balls?|mats?)\b/i

/** A lesson of the bank is written for a classroom: the teacher is told how its writing is done here. */
function writingLine({ on, board, name }: Place, steps: readonly Phase[]): string | null {
  const lines = steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils])
  if (!lines.some((line) => BOARD_OR_PAPER.test(line)) || lines.some((line) => OF_ITS_PLACE.test(line)))
    return null
  return on === null
    ? `There is no board and no paper ${name}: say what these steps write or show, let the class say it back, and keep what is written for the classroom.`
    : `There is no classroom board ${name}: what these steps write up or show, you write ${board}. Students write ${on}.`
}

const FIRST_SHOWN = ['i-do', 'we-do', 'you-do']

function stepsAt(place: Place, steps: readonly Phase[], isOfBank: boolean): Phase[] {
  const said = sayings(place)
  const here = (line: string) =>
    moved(
      place,
      said.reduce((left, [found, instead]) => left.replace(found, instead), line),
    )
  const line = isOfBank ? writingLine(place, steps) : null
  const first = steps.findIndex(({ kind }) => FIRST_SHOWN.includes(kind))
  return steps.map((step, at) => ({
    ...step,
    teacher: [...(line !== null && at === first ? [line] : []), ...step.teacher.map(here)],
    pupils: step.pupils.map(here),
  }))
}

const INDOOR_MATERIAL =
  /^(?:[a-z0-9 ]+ )?(?:mini[- ]?)?whiteboards?(?: and pens?)?$|\b(?:projector|screen|desks?)\b/i

/** A material that is drawn or written for all to see. */
const IS_WRITTEN = /\b(?:drawn?|drawings?|written|write|words|posts|list|table|plan)\b/i

/** Materials of a classroom give way to what is at the place; what to write on is named where something is written. */
function itemsAt(place: Place, items: readonly string[], writes: boolean): string[] {
  const here = (item: string) => (IS_WRITTEN.test(item) ? moved(place, item) : item)
  const left = items.filter((item) => !INDOOR_MATERIAL.test(item)).map(here)
  return [...new Set([...left, ...(place.tool === null || !writes ? [] : [place.tool])])]
}

/** What a plan says of safety at a place stands in its start and its work; what is written moves to where the class is. */
export function atPlace(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const place = placeOf(lesson.request)
  if (place === null) return [...sections]
  const { approach } = lesson
  const isOfBank = approach.kind === 'frame' || approach.topic.kit !== undefined || !approach.computed
  const steps = sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const writes = !isOfBank || writingLine(place, steps) !== null
  return sections.map((section) => {
    if (section.id === 'phases') return { ...section, steps: stepsAt(place, section.steps, isOfBank) }
    if (section.id === 'resources') return { ...section, items: itemsAt(place, section.items, writes) }
    if (section.id === 'differentiation')
      return {
        ...section,
        core: section.core.replace(', then the questions on paper', ', with the questions that you read out'),
      }
    return section
  })
}
