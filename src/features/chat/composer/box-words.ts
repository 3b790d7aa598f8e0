import { MAX_PROMPT_CHARS } from '#domain/product.ts'

/**
 * The words in the box. They are no state of React's: the browser has written a key into the box already, so the screen is
 * drawn anew only when something else that it shows has changed, and a key costs what it costs in any box.
 */
export class BoxWords {
  private text = ''
  private stored = ''
  private readonly listeners = new Set<() => void>()

  readonly read = (): string => this.text

  set(text: string): void {
    this.text = text
    this.tell()
  }

  /** The store has these words. */
  markStored(text: string): void {
    this.stored = text
    this.tell()
  }

  isEmpty(): boolean {
    return this.text.trim() === ''
  }

  /** The words on the screen are the words in the store. */
  isKept(): boolean {
    return !this.isEmpty() && this.stored === this.text
  }

  /** A name begins with a capital. */
  hasCapital(): boolean {
    return /\p{Lu}/u.test(this.text)
  }

  /** All that is drawn of the words outside the box, as one value: as long as it is the same, nothing is drawn anew. */
  readonly look = (): string => {
    const { length } = this.text.trim()
    const tooLong = length > MAX_PROMPT_CHARS ? length : 0
    return [length === 0, tooLong, this.isKept(), this.hasCapital()].join()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}
