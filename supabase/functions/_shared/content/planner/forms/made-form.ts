import type { Block } from '../../blocks.ts'
import type { StepsPage, TaskPage } from '../../resource.ts'
import type { GameName } from './game/named-games.data.ts'

/** A resource of one form, as its maker gives it. */
export interface MadeForm {
  /** The name printed with the title: "Word search". */
  form: string
  /** The games that can be played with it. */
  plays?: readonly GameName[]
  /** A title that names the matter where the teacher's words do not. */
  title?: string
  /** The learning area of the matter, for requests that name none. */
  area?: string
  /** True where the form itself is of that area, whatever the words of the request look like. */
  ofArea?: true
  /** True where no pupil writes a name on the page. */
  noName?: boolean
  steps?: StepsPage
  pages: TaskPage[]
  /** What the answers of each page are called on the teacher page, where the pages are not levels. */
  labels?: readonly string[]
  /** Solutions for the teacher page. */
  key: Block[]
  /** True where the maker has met the wishes for more words or questions. */
  hasMore?: true
  /** True where it takes nothing from the lesson that was found, so that nothing is said of what that lesson leaves out. */
  isOwn?: true
  /** What was asked for and could not be made, in sentences. */
  notDone: string[]
  /** Where its words or questions come from, where that is not the lesson's usual source. */
  source?: string
  /** What the teacher is told about the answers. */
  note: string
}

/** The form cannot be made without something that only the teacher knows: the question asks for it. */
export interface FormQuestion {
  question: string
}

export const isQuestion = (made: MadeForm | FormQuestion): made is FormQuestion => 'question' in made

/** The one page of a form without levels. */
export function formPage(instructions: string, blocks: Block[], tasks: TaskPage['tasks'] = []): TaskPage {
  return { id: 'tasks-core', level: 'core', mark: '', instructions, example: null, blocks, tasks }
}
