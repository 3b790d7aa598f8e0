import type { Browser } from 'playwright-core'
import type { TestApp } from '../support/start-app.ts'
import type { Figure } from './figure.ts'
import type { Line } from './line.ts'

/** `--quick`, nothing said, or `--large`. Each measure says what it leaves out or adds. */
export type Size = 'quick' | 'usual' | 'large'

export interface Tools {
  size: Size
  /** Registers work for the end of the measure, such as closing contexts and proxies. The last one runs first. */
  atEnd(clean: () => Promise<unknown>): void
  /** Says what is being done, on the error stream. */
  tell(words: string): void
}

/** A measure works with the built app on its own server, and a browser. */
export interface Bench extends Tools {
  app: TestApp
  browser: Browser
}

/** Figures stand beside a budget, lines beside each other. */
export interface Found {
  figures?: Figure[]
  lines?: Line[]
  /** What a reader must know to read the lines rightly. */
  notes?: string[]
}

interface About {
  /** The name given to `--only`. */
  name: string
  about: string
  /** The longest it may take; 6 minutes unless told. */
  minutes?: number
  /** Left out of `--quick`, and of a run that names no measure. */
  onlyByName?: boolean
}

export interface AppMeasure extends About {
  /** The environment of the server. */
  env?: Record<string, string>
  run(bench: Bench): Promise<Figure[] | Found>
}

/** Brings its own server, and needs no app. */
export interface LoneMeasure extends About {
  alone: true
  run(tools: Tools): Promise<Found>
}

export type Measure = AppMeasure | LoneMeasure
