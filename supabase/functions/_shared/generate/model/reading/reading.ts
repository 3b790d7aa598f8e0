import type { Written } from '../../../content/planner/not-done/not-done.ts'
import { notDoneByModel } from '../../../content/planner/not-done/not-done-by-model.ts'
import type { PlannerInput } from '../../../content/planner/read/input.ts'
import { type LessonRequest, readRequest } from '../../../content/planner/read/request.ts'
import { type ToldBack, toldBackIn } from '../../../content/understood.ts'
import type { PlanWire } from '../wire.ts'
import { understoodBy, withUnderstood } from './settle-understood.ts'

/** How a request is read while a model answers it, and what its teacher is told above the document. */
export class Reading {
  request: LessonRequest
  told: ToldBack | undefined
  private readonly input: PlannerInput
  private isRead = false

  /** `doc` holds the sections of an earlier attempt, which was told what stands above them. */
  constructor(input: PlannerInput, doc: unknown) {
    this.input = input
    this.request = readRequest(input)
    const before = toldBackIn(doc)
    if (before) this.take(before)
    this.isRead = before !== undefined && before.understood.topic !== ''
  }

  private take(told: ToldBack): void {
    this.told = told
    this.request = withUnderstood(this.request, told.understood)
  }

  /** The head of the answer says how the model reads the request. */
  hear({ understood, note }: PlanWire['header']): void {
    this.isRead = understood !== null
    const notDone = note === '' ? [] : [note]
    this.take({ understood: understoodBy(this.request, understood, this.input), notDone })
  }

  /** Compares the whole document with the request, and returns all that was not done. */
  compare(sections: Written['sections']): readonly string[] {
    const { understood, notDone: note } = this.told ?? { understood: this.request.understood, notDone: [] }
    const missed = notDoneByModel(
      { lesson: { request: this.request }, sections },
      this.isRead || note.length > 0,
    )
    this.told = { understood, notDone: [...new Set([...note, ...missed])] }
    return this.told.notDone
  }
}
