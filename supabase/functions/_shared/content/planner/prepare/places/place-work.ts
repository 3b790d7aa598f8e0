import type { HandsOn, Topic } from '../../topic.ts'
import type { Place } from './place.ts'
import { PLACE_WORK, type PlaceWork } from './place-work.data.ts'

/** A line of the work with what the place has. Without a place to write, it is said. */
const atPlace = (line: string, { things, thing, on, ground }: Place): string =>
  line
    .replaceAll('{things}', things)
    .replaceAll('{thing}', thing)
    .replaceAll('{ground}', ground ?? on ?? 'in your head')
    .replaceAll('{on}', on ?? 'in your head')

/** Where nothing can be laid out or written, the class works with fingers, voices and what it sees. */
const SPOKEN = {
  start:
    'Count round the class, one after the other, in steps that your teacher calls. Who says the number before it is their turn?',
  show: 'Do the first example aloud, one step at a time. The class says each step after you.',
  steps: [
    'Your teacher says a question twice. Think without a word, and show a thumb when you have it.',
    'On the signal show the answer on your fingers, or whisper it to the person beside you.',
    'Two of you say how you worked it out. Show a thumb for the way that was yours.',
    'In pairs: one makes up a question like it, the other answers and says how. Swap.',
  ],
  look: 'students can say the steps in order, and not only the answer.',
  easier: 'Use smaller numbers, and fingers or things in sight.',
  harder: 'Make the question harder in one way, and say what that changes.',
}

const isOf = (id: string, topics: readonly string[]) =>
  topics.some((one) => id === one || id.startsWith(`${one}-`))

/** The work for a topic at a place: that of the place itself first, then what can be done wherever there is ground to work on. */
const familyOf = ({ id }: Topic, { need, ground }: Place): PlaceWork | undefined =>
  PLACE_WORK.find(
    ({ topics, places }) =>
      (topics === undefined || isOf(id, topics)) && (places ? places.includes(need) : ground !== null),
  )

/** The materials that a place adds. */
const materialsAt = ({ tool, things, on }: Place, family: PlaceWork | undefined): string[] => [
  'a list of the questions, for you',
  ...(on === null || tool === null ? [] : [tool]),
  ...(on === null || family?.places ? [] : [`${things}: to be found there or taken along`]),
]

/** True where existing work needs nothing that the place lacks. */
const canBeDone = ({ materials, steps, start, show }: HandsOn, { lacks }: Place): boolean =>
  ![...materials, ...steps, start, show].some((line) => lacks.test(line))

const OUTDOORS = /\b(?:chalk|playground)\b/i
const FURNITURE = /\btables?\b|\bdesks?\b/i
const saysAll = ({ materials, steps, start, show }: HandsOn) =>
  [...materials, ...steps, start, show].join('\n')

/** Work of the topic that can be done there; outside that which was written for the playground comes first. */
function ownWorkAt(all: readonly HandsOn[], place: Place): HandsOn | undefined {
  const outdoors = all.find((one) => OUTDOORS.test(saysAll(one)) && !FURNITURE.test(saysAll(one)))
  return (place.need === 'outside' ? outdoors : undefined) ?? all.find((one) => canBeDone(one, place))
}

/** The work of a topic at a place: hands-on work of its own that can be done there, else work with what the place has. */
export function workAt(topic: Topic, place: Place): HandsOn {
  const family = place.on === null ? undefined : familyOf(topic, place)
  // Work that was written for the place itself comes before what can be done anywhere.
  const own = family?.places ? undefined : ownWorkAt(topic.handsOn ?? [], place)
  if (own) return { ...own, isReadOut: true }
  const lines = family ?? SPOKEN
  const there = (line: string) => atPlace(line, place)
  return {
    years: [1, 8],
    materials: [...(family?.materials ?? []), ...materialsAt(place, family)],
    start: there(lines.start),
    show: there(lines.show),
    steps: lines.steps.map(there),
    look: lines.look,
    easier: there(lines.easier),
    harder: there(lines.harder),
    isReadOut: true,
  }
}
