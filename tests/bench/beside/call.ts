import type { Page } from 'playwright-core'
import type { Rounds } from './rounds.ts'

/** Has the page of a contender do one round of something. */
export function call<Name extends keyof Rounds>(
  page: Page,
  name: Name,
  argument: number,
): ReturnType<Rounds[Name]> {
  return page.evaluate(
    ({ name, argument }) => {
      const { bench } = globalThis as unknown as { bench: Record<string, (n: number) => Promise<unknown>> }
      return bench[name]?.(argument)
    },
    { name, argument },
  ) as ReturnType<Rounds[Name]>
}
