let held: string | undefined

/** Keeps the example that was tapped before the composer was there to take it. */
export function holdPrompt(prompt: string): void {
  held = prompt
}

/** Answers the held example once. */
export function takeHeldPrompt(): string | undefined {
  const prompt = held
  held = undefined
  return prompt
}
