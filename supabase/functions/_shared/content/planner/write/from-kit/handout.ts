import type { Block } from '../../../blocks.ts'
import type { Kit } from '../../../kit.ts'
import type { PrintedText } from '../../../printed-text.ts'
import type { TaskPage } from '../../../resource.ts'
import { LEVELS } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { LessonRequest } from '../../read/request.ts'
import { isCounted } from '../list-pages.ts'
import { besideText } from './kit-pages.ts'
import { kitIn } from './kit-trust.ts'
import { wordsToUse } from './words-to-use.ts'

const READ_FIRST = 'Read what is printed here first.'

const blocksOf = ({ title, paragraphs }: PrintedText): Block[] => [
  { kind: 'heading', text: title },
  { kind: 'list', ordered: false, items: paragraphs },
]

/** True where a page asks a question that the kit's practice asks. Other questions do not speak of its handout. */
const asksFrom = ({ practice }: Kit, { tasks }: TaskPage): boolean =>
  tasks.some(({ prompt }) =>
    LEVELS.some((level) => practice[level].some((question) => question.prompt === prompt)),
  )

/** A worksheet whose length nobody named stays on one page: its first, easiest questions make room. */
const isFixed = (request: LessonRequest) => request.kind !== 'worksheet' || isCounted(request)

/** Prints what the questions speak of above them, or above the cards to cut out: the cards, poems or records of the lesson, else its words and facts. */
export function withHandout({ approach, request }: Lesson, pages: readonly TaskPage[]): TaskPage[] {
  const kit = kitIn(approach)
  if (kit === undefined) return [...pages]
  return pages.map((page) => {
    if (page.text !== undefined || page.layout === 'tickets' || !asksFrom(kit, page)) return page
    const handout = kit.handout ?? (request.kind === 'worksheet' ? wordsToUse(kit, page) : null)
    if (handout === null) return page
    return {
      ...page,
      instructions: `${READ_FIRST} ${page.instructions}`,
      ...(page.blocks === undefined && request.kind === 'activity' ? { layout: 'cards' as const } : {}),
      blocks: [...blocksOf(handout), ...(page.blocks ?? [])],
      tasks: besideText(handout, page.tasks, isFixed(request) ? page.tasks.length : null),
    }
  })
}
