import type { Block } from '../../../content/blocks.ts'
import { PLAN_SECTION_TITLES, type PlanSection } from '../../../content/lesson-plan.ts'
import type { ResourceSection, TaskPage, TeacherPage } from '../../../content/resource.ts'
import { tellOf, type UsablePart } from '../check-part.ts'
import { taskFigure } from '../figures/task-figure.ts'
import { type FormMade, isFormNote } from '../forms/form-pages.ts'
import { isLeftOutNote } from '../forms/shape-page.ts'
import { letters, pagesIn } from '../forms/shape-resource.ts'
import { isOutdated } from '../judge/judge-lines.ts'
import { isUndrawnNote, planQuestions, undrawnNote } from '../plan/plan-questions.ts'
import { PLAN_TITLES } from '../section-request.ts'
import type { PlanWire } from '../wire.ts'
import { type ChangeWire, EXIT, QUESTIONS } from './change-parts.ts'

type Section = PlanSection | ResourceSection

/** The sections that hold the question of the exit ticket or its answer, beside the step that asks it. */
const WITH_EXIT = [PLAN_SECTION_TITLES.assessment, PLAN_SECTION_TITLES.answers]

const NOTHING_USABLE = 'stays as it was: the language model wrote nothing for it that can be used.'

const CAME_BACK = 'came back as it was. Say in other words how it should be, or change it by hand.'

/** What a teacher is told about a part that was to be written anew and could not be. */
export const staysLine = (title: string) => `“${title}” ${NOTHING_USABLE}`
/** This tells a teacher that a part came back as it was, while others changed. */
export const sameLine = (title: string) => `“${title}” ${CAME_BACK}`
export const isStaysLine = (line: string) => line.endsWith(NOTHING_USABLE) || line.endsWith(CAME_BACK)

/** What a teacher is told about the sections that a model writes anew, in place of what was told about them before. */
export class ToldAnew {
  private readonly titles: string[] = []
  /** The sections that hold a part which is new: what the judge said of them need no longer hold. */
  private readonly remade: string[] = []
  private readonly marks: string[] = []
  private readonly notes: string[] = []
  /** What is said of parts that stay as they were, by part. */
  readonly stays = new Map<string, string>()
  /** What belongs to a new page on the teacher page; null where no page is new or the teacher page is not a model's. */
  private key: Block[] | null = null

  /** Takes a part that has arrived. */
  hear(key: string, part: UsablePart, title: string): void {
    this.titles.push(title)
    this.notes.push(...tellOf(part, title))
    if (key === EXIT || key === QUESTIONS) this.remade.push(...WITH_EXIT)
    if (key === EXIT)
      this.notes.push(...undrawnNote(title, taskFigure((part.value as ChangeWire[typeof EXIT]).task)))
    if (key !== QUESTIONS) return
    this.titles.push(PLAN_TITLES.answers ?? 'Answers')
    this.notes.push(...planQuestions(part.value as PlanWire['questions']).undrawn)
  }

  /** Takes a part that stays as it was, because nothing usable came for it. */
  stay(key: string, title: string): void {
    this.stays.set(key, staysLine(title))
  }

  /** Takes a page that was made anew in place of this one. */
  takePage({ key, notes }: FormMade, { mark }: TaskPage, isByModel: boolean): void {
    // A page of one level may be named without its mark.
    this.marks.push('', mark)
    this.notes.push(...notes)
    if (isByModel) this.key = [...(this.key ?? []), ...key]
  }

  /** True for a line on what is no longer in the document. */
  private isOld(line: string): boolean {
    return (
      isStaysLine(line) ||
      isOutdated(line, [...this.titles, ...this.remade]) ||
      this.titles.some((title) => line.startsWith(`“${title}”`)) ||
      this.marks.some((mark) => isLeftOutNote(line, mark)) ||
      (this.marks.length > 0 && isFormNote(line)) ||
      (this.titles.includes(PLAN_TITLES[QUESTIONS] ?? '') && isUndrawnNote(line))
    )
  }

  /** A teacher page of a model with the solutions and hints of the pages as they are now. */
  private withKey(page: TeacherPage, written: readonly Section[]): TeacherPage {
    if (this.key === null) return page
    const blocks = [...letters(pagesIn(written)), ...this.key]
    const { blocks: _, ...bare } = page
    return blocks.length > 0 ? { ...page, blocks } : bare
  }

  /** The section that says how the document was made, with what is told now; any other section as it is. */
  rest<T extends Section>(section: T, written: readonly T[]): T {
    if (this.titles.length === 0 || (section.id !== 'about' && section.id !== 'key')) return section
    const kept = section.checkThis.filter((line) => !this.isOld(line))
    const checkThis = [...new Set([...this.stays.values(), ...this.notes, ...kept])]
    const next =
      section.id === 'key' ? { ...this.withKey(section, written), checkThis } : { ...section, checkThis }
    return JSON.stringify(next) === JSON.stringify(section) ? section : (next as T)
  }
}
