import type { Measure } from './bench.ts'

/*
 * The editor's measures belong here (design: keystroke p95 16 ms in a document of 50 KB, 32 ms in one of 500 KB). Each is a `Measure`:
 * `run` gets a browser and the built app and answers figures, a budget with each that has one. `first-visit.ts` shows the slow
 * profile, `typing.ts` how a keystroke's time is taken; `typeAndTime` there takes any page and works in a frame too.
 */
export const editorMeasures: Measure[] = []
