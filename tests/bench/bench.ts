import type { Browser } from 'playwright-core'
import type { TestApp } from '../support/start-app.ts'
import type { Figure } from './figure.ts'

/** What a measure works with: the built app on a server of its own, and a browser. */
export interface Bench {
  app: TestApp
  browser: Browser
  /** Called before anything that must not outlive the measure is lost: contexts, proxies. Last one first. */
  atEnd(clean: () => Promise<unknown>): void
}

export interface Measure {
  /** For `--only`. */
  name: string
  about: string
  /** Of the server. */
  env?: Record<string, string>
  run(bench: Bench): Promise<Figure[]>
}
