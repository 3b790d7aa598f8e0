import type { PlanSection } from '../../../content/lesson-plan.ts'
import { notDoneByModel } from '../../../content/planner/not-done/not-done-by-model.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { Task } from '../../../content/task.ts'
import { type ToldBack, toldBackIn, type Understood } from '../../../content/understood.ts'
import type { Job } from '../../jobs.ts'
import type { Writing } from '../../provider.ts'
import { redoWriting } from '../../redo.ts'
import { changedIn } from '../../sections-anew.ts'
import { understoodAfter, withUnderstood } from '../reading/settle-understood.ts'
import type { WritingContext } from '../section-request.ts'
import { answersLine } from '../tasks.ts'
import { beyondBank } from '../writing/beyond-bank.ts'
import { isByModel, partsOf, sectionsFor, type Target } from './document-parts.ts'
import { ModelRedo, requestOf, titlesOf } from './model-redo.ts'
import type { Change } from './read-change.ts'
import { isStaysLine, sameLine } from './told-anew.ts'

type Section = PlanSection | ResourceSection
type Sections = readonly Section[]

const tasksIn = (sections: Sections): Task[] =>
  sections.flatMap((section) =>
    section.id === 'answers' || section.id.startsWith('tasks-') ? (section as { tasks: Task[] }).tasks : [],
  )

/** What was said of a document and is to be said of it now. */
interface Said {
  before: readonly string[]
  now: readonly string[]
}

/** These lines with what is said now in place of what was said. */
const saying = (lines: readonly string[], { before, now }: Said): readonly string[] => {
  const at = lines.findIndex((line) => before.includes(line))
  const kept = lines.filter((line) => !before.includes(line))
  return [...new Set(at === -1 ? [...kept, ...now] : [...kept.slice(0, at), ...now, ...kept.slice(at)])]
}

interface Given {
  context: WritingContext
  target: Target
  change: Extract<Change, { kind: 'parts' }>
  /** What is said of parts that stay as they were, by part. */
  stays: ReadonlyMap<string, string>
}

/** Follows what is said of a document while some of its sections are written anew. */
class SaidOfChange {
  told: ToldBack | undefined
  private readonly context: WritingContext
  private readonly target: Target
  private readonly change: Given['change']
  private readonly stays: Given['stays']

  constructor({ context, target, change, stays }: Given) {
    this.context = context
    this.target = target
    this.change = change
    this.stays = stays
    const before = toldBackIn(target.doc)
    const { minutes, read } = change
    const understood = understoodAfter(before?.understood, { minutes, model: read.understood }, context.input)
    if (understood) this.told = { understood, notDone: before?.notDone ?? [] }
  }

  /** The parts that came back as they were. Nobody should look for a change that is not there. */
  private same(sections: Sections): string[] {
    const others = changedIn(this.target.doc.sections, sections)
    return this.change.read.sections
      .filter(
        (id) => !this.stays.has(id) && !sectionsFor([id], this.target).some((one) => others.includes(one)),
      )
      .map((id) => sameLine(titlesOf(this.target)[id] ?? id))
  }

  /** Compares the document as it was and as it is now with what was asked for. */
  private compare(sections: Sections): Said {
    const request = requestOf(this.target, this.context)
    const missed = (written: Sections, understood: Understood) =>
      notDoneByModel({ lesson: { request: withUnderstood(request, understood) }, sections: written }, true)
    const known = toldBackIn(this.target.doc)
    const before = missed(this.target.doc.sections, known?.understood ?? request.understood)
    const now = missed(sections, this.told?.understood ?? request.understood)
    const { say } = this.change.read
    const told = [...this.same(sections), ...(say.trim() === '' ? [] : [say.trim()]), ...this.change.told]
    const kept = (known?.notDone ?? []).filter((one) => !before.includes(one) && !isStaysLine(one))
    const all = [...this.stays.values(), ...told, ...kept, ...now]
    if (this.told) this.told = { ...this.told, notDone: [...new Set(all)] }
    return { before, now: [...told, ...now] }
  }

  /** The names of what a model has written into a document that it did not write. */
  private byModel(): string[] {
    if (isByModel(this.target)) return []
    const isAnew = ({ id }: { id: string }) => this.change.ids.includes(id) && !this.stays.has(id)
    const parts = partsOf(this.target).filter(isAnew)
    const names = parts.map(({ title }) => `“${title}”`).join(', ')
    return [`Written anew by a language model (${this.context.settings.model}): ${names}.`]
  }

  /** What is said of the answers, where the questions are others. */
  private answers(written: Sections): { lines: Said; checks: Said } {
    const [before, after] = [tasksIn(this.target.doc.sections), tasksIn(written)]
    const [was, is] = [answersLine(before), answersLine(after)]
    if (JSON.stringify(before) === JSON.stringify(after))
      return { lines: { before: [], now: [] }, checks: { before: [], now: [] } }
    return { lines: { before: [was.line], now: [is.line] }, checks: { before: was.check, now: is.check } }
  }

  /** What is said of the sections that go beyond our bank. */
  private beyond(written: Sections): Said {
    const request = requestOf(this.target, this.context)
    return {
      before: beyondBank(request, this.target.doc.sections).check,
      now: beyondBank(request, written).check,
    }
  }

  /** What a document says of itself, where the new sections have made it other. */
  rest<T extends Section>(section: T, written: readonly T[]): T {
    if (section.id !== 'about' && section.id !== 'key') return section
    const missed = this.compare(written)
    const answers = this.answers(written)
    const own = (all: readonly string[]) => [
      ...saying(all, answers.lines),
      ...this.byModel().filter((line) => !all.includes(line)),
    ]
    const checks = (all: readonly string[]) =>
      [answers.checks, this.beyond(written), missed].reduce(saying, all)
    const next =
      section.id === 'about'
        ? { ...section, lines: own(section.lines), checkThis: checks(section.checkThis) }
        : { ...section, notes: own(section.notes), checkThis: checks(section.checkThis) }
    return JSON.stringify(next) === JSON.stringify(section) ? section : (next as T)
  }
}

/** The document with these parts written anew by a model, and every other one as it is. */
export function changeWriting(
  context: WritingContext,
  target: Target,
  { change, job }: { change: Extract<Change, { kind: 'parts' }>; job: Job },
): Writing {
  // The head follows from the request: a model writes it only where its title is to be another.
  const asked = change.ids.filter((id) => id !== 'header' || change.read.sections.includes('header'))
  const redo = new ModelRedo(context, { ids: asked, minutes: change.minutes })
  const said = new SaidOfChange({ context, target, change, stays: redo.stays })
  const ids = sectionsFor(change.ids, target)
  return redoWriting(
    { ...target, ids },
    {
      plan: (plan, section) => redo.plan(plan, section),
      page: (resource, section) => redo.page(resource, section),
      rest: (section, written) => said.rest(redo.rest(section, written), written),
    },
    job,
    () => said.told,
  )
}
