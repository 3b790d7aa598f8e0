import type { Browser } from 'playwright-core'
import type { TestApp } from '../support/start-app.ts'
import type { Figure } from './figure.ts'

/** A measure works with the built app on its own server, and a browser. */
export interface Bench {
  app: TestApp
  browser: Browser
  /** Registers work for the end of the measure, such as closing contexts and proxies. The last one runs first. */
  atEnd(clean: () => Promise<unknown>): void
}

export interface Measure {
  /** The name given to `--only`. */
  name: string
  about: string
  /** The environment of the server. */
  env?: Record<string, string>
  run(bench: Bench): Promise<Figure[]>
}
