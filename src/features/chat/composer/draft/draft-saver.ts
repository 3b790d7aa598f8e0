/** The longest time that typed text is only on the screen and in its copy. */
export const DRAFT_DELAY_MS = 250

/** Saves drafts: rarely enough to be cheap, regularly during continuous typing, and at once when asked. */
export class DraftSaver {
  private readonly save: (key: string, text: string) => Promise<{ ok: boolean }>
  private readonly onKept: (text: string) => void
  private saving: Promise<unknown> = Promise.resolve()
  private waiting: { key: string; text: string; timer: ReturnType<typeof setTimeout> } | undefined

  /** Calls `onKept` once a text is in the store. */
  constructor(
    save: (key: string, text: string) => Promise<{ ok: boolean }>,
    onKept: (text: string) => void = () => {},
  ) {
    this.save = save
    this.onKept = onKept
  }

  later(key: string, text: string): void {
    // Throttle, don't debounce: keep saving during continuous typing.
    if (this.waiting?.key === key) {
      this.waiting.text = text
      return
    }
    void this.now()
    this.waiting = { key, text, timer: setTimeout(() => void this.now(), DRAFT_DELAY_MS) }
  }

  /** Resolves when everything handed over so far has been stored, or could not be. */
  async now(): Promise<void> {
    if (this.waiting) {
      const { key, text } = this.waiting
      this.drop()
      this.saving = Promise.all([this.saving, this.store(key, text)])
    }
    await this.saving
  }

  private async store(key: string, text: string): Promise<void> {
    // A draft that cannot be stored stays in the field; nothing better can be done for it.
    const saved = await this.save(key, text).catch(() => undefined)
    if (saved?.ok) this.onKept(text)
  }

  drop(): void {
    if (this.waiting) clearTimeout(this.waiting.timer)
    this.waiting = undefined
  }
}
