import { textsIn } from '../../checks/text.ts'
import { thingsRefused } from '../write/asked/materials.ts'
import { GEAR } from '../write/asked/needs.data.ts'
import type { WrittenByAnyone } from './not-done.ts'

/** Gear that still stands in a lesson for which there is none. */
function gearNotDone({ lesson, sections }: WrittenByAnyone): string[] {
  if (!lesson.request.understood.needs.includes('no materials')) return []
  const steps = sections.filter(({ id }) => id === 'phases' || id === 'differentiation')
  const named = GEAR.exec(textsIn(steps).join(' '))?.[0]
  return named === undefined
    ? []
    : [
        `You asked for no gear, and the steps still name ${named.toLowerCase()}: draw them, or leave them out.`,
      ]
}

/** Things that were ruled out and are still named. */
function refusedNotDone({ lesson, sections }: WrittenByAnyone): string[] {
  const printed = textsIn(sections.filter(({ id }) => id !== 'about' && id !== 'header')).join(' ')
  return thingsRefused(lesson.request.topic)
    .filter((thing) => !printed.includes(`You have no ${thing}`))
    .filter((thing) => new RegExp(`(?<!\\p{L})${thing}(?:s|es)?(?!\\p{L})`, 'iu').test(printed))
    .map((thing) => `You asked for no ${thing}, and it is still named: leave it out, or use what you have.`)
}

const PICTURES =
  /\b(?:with|w\/?|add|adding|include|including|and|need|some|has|have|put) (?:in )?(?:some |a few |the |nice |lots of )?(?:pictures?|pics|photos?|images|illustrations|clip ?art)\b|\bclip ?art\b|\bpicture (?:cards?|flash ?cards?|prompts?|cues?|match\w*)\b/i

/** A diagram for students to write names on. */
const TO_LABEL =
  /\blabel(?:l?ed|l?ing)?\b[^,.;]*\b(?:parts?|diagrams?|pictures?|maps?|sheets?|work ?sheets?|plants?|skeletons?|bod(?:y|ies)|insects?|flowers?|animals?)\b|\b(?:diagrams?|pictures?|maps?) (?:to|for) label\w*\b|\blabelled diagrams?\b|\bblank (?:maps?|diagrams?)\b/i

const TO_COLOUR_IN = /\bcolou?ring(?:[- ]in)?[- ](?:pages?|sheets?|pictures?)\b/i

/** Drawings of ours, or cards with a picture on them. */
const hasDrawnBlocks = (sections: WrittenByAnyone['sections']): boolean =>
  sections.some(
    (section) =>
      'blocks' in section &&
      section.blocks?.some(
        (block) =>
          block.kind === 'drawings' ||
          (block.kind === 'cut-out' && block.cards.some(({ picture }) => picture)),
      ),
  )

/** A diagram to label, or a picture to colour in, for a sheet that has none. */
function drawingNotDone({ lesson: { request }, sections }: WrittenByAnyone): string[] {
  const tasks = sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
  const isDrawn =
    tasks.some(({ figure }) => figure !== null && figure.kind !== 'table') || hasDrawnBlocks(sections)
  if (request.understood.want === 'lesson plan' || isDrawn) return []
  if (TO_LABEL.test(request.asked))
    return [
      'There is no diagram to label on this page: I cannot draw one. Draw it on the board for students to copy and label, or paste one in above the questions before you print.',
    ]
  return TO_COLOUR_IN.test(request.asked)
    ? ['There is no picture to colour in: I cannot draw one. Paste one in, or let students draw their own.']
    : []
}

/** Pictures for a sheet that has none. */
function picturesNotDone({ lesson: { request }, sections }: WrittenByAnyone): string[] {
  const tasks = sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
  const isSheet = request.understood.want !== 'lesson plan'
  const isDrawn = tasks.some(({ figure }) => figure) || hasDrawnBlocks(sections)
  if (!isSheet || !PICTURES.test(request.asked) || isDrawn) return []
  return [
    'You asked for pictures. I cannot draw or add them: leave room for some, or let students draw their own.',
  ]
}

/** Cutting out where it was ruled out. */
function cuttingNotDone({ lesson: { request }, sections }: WrittenByAnyone): string[] {
  const printed = textsIn(sections.filter(({ id }) => id !== 'about' && id !== 'header')).join(' ')
  return /\bno cutting\b/i.test(request.asked) && /\bcut (?:out|along)\b/i.test(printed)
    ? ['You asked for no cutting, and this has parts to cut out: read them aloud from the page instead.']
    : []
}

/** What was asked for and does not stand in what was written. */
export const notGot = (written: WrittenByAnyone): string[] => [
  ...picturesNotDone(written),
  ...drawingNotDone(written),
]

/** What was ruled out or asked for and stands, or does not, in what was written, whoever wrote it. */
export const thingsAstray = (written: WrittenByAnyone): string[] => [
  ...gearNotDone(written),
  ...notGot(written),
  ...cuttingNotDone(written),
  ...refusedNotDone(written),
]
