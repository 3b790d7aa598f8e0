import type { ClassNeed } from '../../../understood.ts'
import type { NeedLines } from './need-lines.ts'
import { PUPIL_NEED_LINES } from './pupil-needs.data.ts'

export const NEED_LINES: Record<ClassNeed, NeedLines> = {
  ...PUPIL_NEED_LINES,
  esol: {
    resources: ['a picture or a real object for each key word, and a word list with room for home languages'],
    together:
      'For students new to English: point, use gestures and show a picture with every new word. An answer may be a word, a drawing or in the home language first.',
    support:
      'Students new to English: pictures with the key words, a partner who shares their home language where there is one, and a sentence starter read aloud together before they write.',
  },
  'fast finishers': {
    resources: ['a tray with the extension for early finishers'],
    work: 'Show where the tray for early finishers stands, so that nobody has to wait for you.',
    extension:
      'Early finishers: make up a task like today’s with its answer on the back, then explain it to someone who is still working.',
  },
  'no devices': {
    resources: ['paper and pencils: everything is done by hand'],
  },
  'wet day': {
    start:
      'Wet day: push the desks to the side, mark where everybody stays, and practise the signal for stop once.',
    work: 'If it gets loud indoors: one minute in which everybody works without a word, then go on.',
  },
  composite: {
    together:
      'Composite class: the older students say how they would do the same with a harder example, before the groups part.',
    work: 'Composite class: one group works with you on the mat while the other works on its own from the numbered tasks. Swap half-way.',
    core: 'Each year works at its own step: the group on their own has the numbered tasks and one student who may ask you.',
  },
  reliever: {
    resources: [
      'For the class teacher to fill in: where things are ______, who helps if something goes wrong ______, who leaves early ______',
    ],
    start:
      'Reliever: before the class comes in, write the question and the finishing time on the board, and put out what is listed under resources.',
    work: 'Reliever: the minutes of each step stand beside it. If time runs short, leave out the last task and keep the exit ticket.',
    next: 'For the class teacher: leave the exit tickets and a note of who was sure and who needs another go.',
  },
  outside: {
    resources: ['clipboards or card to lean on outside', 'hats, and a drink for everyone on a hot day'],
    start:
      'Go outside: walk the edges of the field, court or playground that you will use, and agree on the signal to come back.',
    work: 'Outside: work in pairs inside the edges, where you can see everyone. Call all back half-way to share one thing.',
  },
  hall: {
    resources: ['cones, chalk or tape to mark the edges'],
    start:
      'In the hall: mark the edges that you will use, say where shoes and bags go, and practise the signal for stop once.',
    work: 'Sound carries in a hall: call everyone in close, sitting, before each new instruction.',
  },
  'no materials': {
    resources: ['no gear: the board, voices and what is in the room already'],
    start:
      'Nothing has to be fetched: draw on the board, or act it out, whatever the class would otherwise handle.',
  },
}

/** Words for a device with the words that stand round it in our own lists of materials, and what is left without it. */
export const WITHOUT_DEVICES: readonly (readonly [found: RegExp, left: string])[] = [
  [/ or a tablet camera/gi, ''],
  [/ or devices?\b/gi, ''],
  [/^a device or .*$/gi, ''],
  [/simple materials or a device/gi, 'simple materials'],
  [/, or a (?:tablet|laptop|chromebook|device)\b/gi, ''],
]

/** Things for counting and building that a lesson without gear does without. */
export const GEAR =
  /\b(?:counters|cubes|blocks|place-value (?:blocks|materials)|bundles|number line strips|geoboards?|dice|cards|containers|scales)\b/i
