let held: string | undefined

/** The way to begin that was tapped before the box was there to take its words. */
export function holdWords(words: string): void {
  held = words
}

export function takeHeldWords(): string | undefined {
  const words = held
  held = undefined
  return words
}
