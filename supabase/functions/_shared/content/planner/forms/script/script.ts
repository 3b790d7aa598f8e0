import type { Block } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { inFigures } from '../../read/words/figures.ts'
import { withoutSheet } from '../../read/words/named-sheets.ts'
import { topicStems } from '../../read/words/stem.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import type { PrintedScript } from './script-in-kit.ts'
import { anyScript, readersOf, scriptFor } from './scripts.ts'

const QUESTIONS = 3

const PARTS_ASKED =
  /\b(\d{1,2}) (?:parts?|readers?|characters?|roles?|voices?|actors?|kids|children|students|people)\b/i

/** Words that say how a script is to be, and not what it is about. */
const NOT_TOPIC =
  /\b(?:short|long|easy|simple|funny|class|school|assembly|\d{1,2} ?(?:parts?|readers?|characters?|roles?|voices?|mins?|minutes?)|(?:with|and|plus) (?:\d |some |comprehension )*questions?|questions?|for|with|about|on|kids|students|y(?:ea)?rs? ?\d(?: ?[-–/] ?\d)?|performance|fluency|group|groups)\b/gi

const questionTask = ([prompt, answer]: readonly [string, string], at: number): Task => ({
  id: `script-${at + 1}`,
  level: 'core',
  prompt,
  figure: null,
  space: 'lines',
  answer,
  working: null,
  check: null,
})

function scriptBlocks({ setting, parts, lines }: PrintedScript): Block[] {
  return [
    { kind: 'heading', text: `Parts (${readersOf({ parts })} readers)` },
    { kind: 'list', ordered: false, items: parts.map(([name, what]) => `${name}: ${what}`) },
    ...(setting ? [{ kind: 'paragraph' as const, text: `Where and when: ${setting}` }] : []),
    { kind: 'heading', text: 'The script' },
    { kind: 'table', head: ['Who', 'Says'], rows: lines.map(([who, says]) => [who, says]) },
  ]
}

const CASTING = [
  'Read it aloud once yourself. Then everyone reads the whole script silently before parts are given out.',
  'Match the length of a part to the reader: a reader with few lines can still have the best ones. Nobody reads aloud unprepared.',
  'More students than parts: two students share a part, or a second group reads it too. Fewer: one student reads both narrators.',
  'Rehearse three times: for the words, for the voices, for the pauses. Words in brackets are done, not read.',
]

/** The number of readers that was asked for, or null. */
function readersAsked({ request }: Lesson): number | null {
  const said = PARTS_ASKED.exec(inFigures(request.asked))?.[1]
  return said === undefined ? null : Number(said)
}

function partsSaid(lesson: Lesson, made: number): string[] {
  const asked = readersAsked(lesson) ?? made
  if (asked === made) return []
  const way =
    asked < made
      ? 'give two short parts to one reader.'
      : 'let two students share a part, or let two groups read it.'
  return [`You asked for ${asked} parts; this script has ${made}: ${way}`]
}

/** A script to read aloud in parts, with notes on sharing them out; null where there is none on the topic. */
export function script(lesson: Lesson): MadeForm | null {
  const { request } = lesson
  const topic = withoutSheet(request.topic)
  const matter = topic.replace(NOT_TOPIC, ' ')
  const isOpen = request.goals.length === 0 && topicStems(matter).length === 0
  const found = isOpen ? anyScript(lesson) : scriptFor(lesson, matter, readersAsked(lesson))
  if (found === null) return null
  const asks = /\bquestions?\b|\bcomprehension\b/i.test(request.asked)
  const tasks = asks ? found.questions.slice(0, QUESTIONS).map(questionTask) : []
  return {
    form: 'Script',
    title: found.title,
    area: found.area ?? 'English',
    isOwn: true,
    noName: !asks,
    pages: [
      formPage(
        'Find your part and underline your lines. Read them softly to yourself before you read together.',
        scriptBlocks(found),
        tasks,
      ),
    ],
    key: [
      { kind: 'heading', text: 'Sharing out the parts' },
      { kind: 'list', ordered: false, items: [...CASTING, ...found.casting] },
    ],
    source: found.source,
    notDone: partsSaid(lesson, readersOf(found)),
    note: `It has ${readersOf(found)} parts and ${found.lines.length} lines. Notes on sharing out the parts are on the teacher page.`,
  }
}
