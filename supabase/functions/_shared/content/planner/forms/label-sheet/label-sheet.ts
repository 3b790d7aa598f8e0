import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { diagramAsked } from '../../read/words/diagrams/diagram-asked.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { DIAGRAMS } from './diagrams/all-diagrams.ts'
import { labelTask } from './label-task.ts'
import type { LabelledPart } from './labelled.ts'
import { numbered } from './with-labels.ts'

const OLDER = 4
/** Children of the first year draw lines to few sentences, or none. */
const FIRST_YEAR_OF_MATCHING = 2

const MOST_MATCHED = 6
/** Two dots with room between them for the line from one row to another. */
const DOTS = `•${'\u2003'.repeat(7)}•`

/** Parts beside what they do, none in its own row. */
function matchTask(all: readonly LabelledPart[], random: Random): Task {
  const parts = random.shuffle(all).slice(0, MOST_MATCHED)
  const others = parts.map((_, at) => parts[(at + 1) % parts.length])
  return {
    id: 'match',
    level: 'core',
    prompt: 'Draw a line from each part to its sentence.',
    figure: {
      kind: 'table',
      head: ['Part', '', 'What it is or does'],
      rows: random
        .shuffle(parts.map((_, at) => at))
        .map((at) => [parts[at]?.name ?? '', DOTS, others[at]?.does ?? '']),
    },
    space: 'none',
    answer: parts.map(({ name, does }) => `${name}: ${does.replace(/\.$/, '')}`).join('; '),
    working: null,
    check: null,
  }
}

/** A drawing with numbered lines to name its parts on, and a word box; null where the request asks for none that we have. */
export function labelSheet({ request, random }: Lesson): MadeForm | null {
  const name = diagramAsked(request.topic)
  if (name === null) return null
  const diagram = DIAGRAMS[name]
  const parts = numbered(diagram, !request.yearKnown || request.year >= OLDER)
  const isMatched = request.year >= FIRST_YEAR_OF_MATCHING || /\bmatch/i.test(request.topic)
  return {
    form: 'Label the diagram',
    title: diagram.title,
    area: diagram.area,
    ofArea: true,
    isOwn: true,
    pages: [
      formPage(
        'Tick off each word in the box when you have used it.',
        [{ kind: 'words', words: random.shuffle(parts.map((part) => part.name)) }],
        [labelTask(diagram, parts), ...(isMatched ? [matchTask(parts, random)] : [])],
      ),
    ],
    key: diagram.note ? [{ kind: 'paragraph', text: diagram.note }] : [],
    notDone: [],
    source: 'The drawing and its words were made for Mahere.',
    note: `It has a drawing with ${parts.length} parts to name and a word box${isMatched ? ', and each part to match to its sentence' : ''}. The key is on the teacher page.`,
  }
}
