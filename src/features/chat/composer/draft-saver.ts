/** Longest that typed words are only on the screen. */
export const DRAFT_DELAY_MS = 250

/** Saves words to come: seldom enough to be cheap, also while somebody types without a pause, and at once when asked. */
export class DraftSaver {
  private readonly save: (key: string, text: string) => Promise<{ ok: boolean }>
  private readonly onKept: (text: string) => void
  private waiting: { key: string; text: string; timer: ReturnType<typeof setTimeout> } | undefined

  /** `onKept` is told only once the words are in the store. */
  constructor(
    save: (key: string, text: string) => Promise<{ ok: boolean }>,
    onKept: (text: string) => void = () => {},
  ) {
    this.save = save
    this.onKept = onKept
  }

  later(key: string, text: string): void {
    // Not put off by the next key: a sentence typed in one go would be nowhere until its end.
    if (this.waiting?.key === key) {
      this.waiting.text = text
      return
    }
    void this.now()
    this.waiting = { key, text, timer: setTimeout(() => void this.now(), DRAFT_DELAY_MS) }
  }

  async now(): Promise<void> {
    if (!this.waiting) return
    const { key, text } = this.waiting
    this.drop()
    // A draft that can not be stored stays in the box; there is nothing better to do for it.
    const saved = await this.save(key, text).catch(() => undefined)
    if (saved?.ok) this.onKept(text)
  }

  drop(): void {
    if (this.waiting) clearTimeout(this.waiting.timer)
    this.waiting = undefined
  }
}
