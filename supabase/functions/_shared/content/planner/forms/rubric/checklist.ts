import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { CHECKLISTS } from './checklists.data.ts'
import { criteriaOfEach, lessonCriteria, rubricFor, wordCriteria } from './criteria-of.ts'
import { ANY_MOVEMENT, MOVEMENT_SKILLS } from './movement-skills.data.ts'

const MIN_ITEMS = 6

interface Points {
  items: string[]
  title?: string
  area?: string
  /** True where they were written for the work itself, and the lesson that was found has no part in them. */
  isOwn?: true
}

const MOVEMENT = 'movement skills'

/** What students can say of each movement that a request names. */
const movesNamed = (text: string): string[] =>
  MOVEMENT_SKILLS.filter(({ pattern }) => pattern.test(text)).flatMap(({ items }) => items)

/** Points written for the occasion or the kind of work, else the success criteria and words of the lesson. */
function pointsFor(lesson: Lesson): Points {
  const { topic } = lesson.request
  const listed = CHECKLISTS.find(({ pattern }) => pattern.test(topic))
  if (listed)
    return {
      items: [...listed.items],
      title: listed.title,
      ...(listed.area ? { area: listed.area } : {}),
      isOwn: true,
    }
  const work = rubricFor(topic)
  const moves = movesNamed(topic)
  if (moves.length > 0 && (work === null || work.work === MOVEMENT))
    return {
      items: [...moves, ...ANY_MOVEMENT],
      title: 'My movement skills',
      area: 'Health and physical education',
      isOwn: true,
    }
  if (work)
    return {
      isOwn: true,
      items: work.rows.map(([, , , onTrack]) => onTrack),
      title: capital(work.work),
      ...(work.area ? { area: work.area } : {}),
    }
  const each = criteriaOfEach(lesson)
  if (each.length > 0) return { items: each.map((line) => `I can ${line}.`) }
  const criteria = lessonCriteria(lesson)
  const words = wordCriteria(lesson, Math.max(2, MIN_ITEMS - criteria.length))
  return { items: [...criteria, ...words].map((line) => `I can ${line}.`) }
}

const NEXT = {
  kind: 'paragraph',
  text: 'One thing I will work on next: ______________________________',
} as const

const FACES = /\b(?:smiley|happy|sad|emoji)[ -]?(?:faces?)?\b|\bfaces\b/i

/** The points to tick, or beside each a box for a face that pupils draw themselves. */
const pointsPage = (items: string[], hasFaces: boolean) =>
  hasFaces
    ? formPage(
        'Draw a face in each box: a smile for yes, a straight mouth for nearly, a mouth turned down for not yet.',
        [{ kind: 'table', head: ['I can …', 'My face'], rows: items.map((item) => [item, '']) }, NEXT],
      )
    : formPage('Tick a box when it is done, and show where.', [{ kind: 'checklist', items }, NEXT])

/** Points to tick. */
export function checklist(lesson: Lesson): MadeForm {
  const { items, ...about } = pointsFor(lesson)
  const { count } = lesson.request.understood
  const kept = count === null ? items : items.slice(0, Math.max(1, count))
  return {
    form: 'Checklist',
    ...about,
    pages: [pointsPage(kept, FACES.test(lesson.request.asked))],
    key: [
      { kind: 'heading', text: 'How to use it' },
      {
        kind: 'list',
        ordered: false,
        items: [
          'Read the points aloud together once, and act out or show the hardest one.',
          'Students tick in pencil and show a partner the place. No tick without a place to show.',
          'Take the point with the fewest ticks for the next mini-lesson.',
        ],
      },
    ],
    source: 'Its points were written for Mahere: change the words to those of your class.',
    notDone:
      count !== null && kept.length < count
        ? [`You asked for ${count} points; the checklist has ${kept.length}.`]
        : [],
    note: `It has ${kept.length} points to tick.`,
  }
}
