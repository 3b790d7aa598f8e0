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
  beach: {
    resources: [
      'hats, sunscreen, water and shoes for everyone',
      'a first-aid kit and a charged phone',
      'a whistle, and marks for the edges',
    ],
    start:
      'At the beach: look up the tide, go when it is falling, mark the edges well above the water, count heads, and agree on the whistle to come back.',
    work: 'At the beach: nobody goes past the marks or turns their back on the sea. One adult stands between the class and the water. Count heads half-way.',
    support: 'At the beach: the group that needs support works nearest to you, out of the wind.',
  },
  pool: {
    resources: [
      'a whistle, and a lifeguard or a second adult who watches the water only',
      'towels, and a list of who can swim',
    ],
    start:
      'At the pool: count heads, sit everyone on the edge or the benches, and practise the whistle for stop. Nobody is in the water while you explain.',
    work: 'At the pool: walk, never run, on wet ground. One adult watches the water and does nothing else. Count heads at each change.',
    support: 'At the pool: the group that needs support works on the dry side, next to you.',
  },
  library: {
    resources: ['a time agreed with the librarian, and the shelves that you will use'],
    start:
      'In the library: sit on the mat, agree on library voices, and say which shelves are used and how books go back.',
    work: 'In the library: pairs work at the shelves that you named and come to you with a question. No calling out across the room.',
  },
  bus: {
    resources: ['nothing to hand out: seat belts stay on, and nothing is written'],
    start:
      'On the way: everyone seated and facing forward, with seat belts on. The driver’s signal for quiet comes before yours.',
    work: 'On the way: whoever feels ill looks out of the front window and only listens. Stop for junctions and when the driver asks.',
  },
  kitchen: {
    resources: [
      'aprons, hair tied back, and a list of allergies',
      'cloths, hot water and soap for clean hands and tops',
    ],
    start:
      'In the kitchen: check the list of allergies, wash hands, tie hair back, and show what is hot, sharp or out of bounds.',
    work: 'In the kitchen: an adult stands at anything hot or sharp. Wipe up water at once, and taste only what you say may be tasted.',
    support: 'In the kitchen: the group that needs support measures with you.',
  },
  'no printing': {
    resources: ['nothing to print or copy: what is to be read is written on the board or read out'],
    start: 'Nothing is printed: write what is to be read on the board before the class comes in.',
    work: 'Put the questions on the board two or three at a time. Students write only the numbers and their answers in their books.',
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
