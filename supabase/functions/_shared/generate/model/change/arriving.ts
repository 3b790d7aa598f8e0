import { PermanentFailure } from '../../provider.ts'
import { collectSections } from '../collect-sections.ts'
import type { Part } from '../rejected.ts'
import type { WritingContext } from '../section-request.ts'
import type { SectionRequest } from '../writing/section-call.ts'
import type { ToldAnew } from './told-anew.ts'

/** The parts of one answer. A section waits for those that it is made of. */
export class Arriving {
  private readonly parts: Record<string, unknown> = {}
  private readonly coming: AsyncGenerator<Part>
  private readonly keys: SectionRequest['keys']
  private readonly titles: SectionRequest['titles']
  private readonly told: ToldAnew
  private isOver = false

  constructor({ ask, signal }: WritingContext, asked: SectionRequest, told: ToldAnew) {
    this.coming = collectSections(ask, asked, signal)
    this.keys = asked.keys
    this.titles = asked.titles
    this.told = told
  }

  /** A part, or undefined where nothing usable came for it. */
  async part(key: string): Promise<unknown> {
    while (!(key in this.parts) && !this.isOver) await this.next()
    // Reading on after the last part ends the call, and with it the row of the ledger that holds what it cost.
    while (!this.isOver && this.keys.every((one) => one in this.parts)) await this.next()
    if (!(key in this.parts)) this.told.stay(key, this.titleOf(key))
    return this.parts[key]
  }

  titleOf(key: string): string {
    return this.titles[key] ?? key
  }

  private async next(): Promise<void> {
    try {
      const { done, value } = await this.coming.next()
      this.isOver = done === true
      if (done || value.state === 'left-out') return
      this.parts[value.key] = value.value
      this.told.hear(value.key, value, this.titleOf(value.key))
    } catch (error) {
      // What has arrived is not lost to what failed after it, unless another try may bring both.
      if (!(error instanceof PermanentFailure) || Object.keys(this.parts).length === 0) throw error
      this.isOver = true
    }
  }
}
