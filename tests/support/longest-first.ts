import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest begin first; begun last, one of them would run alone at the end. Vitest orders by measured
 * times, and a fresh clone has measured nothing yet.
 */
const LONGEST = [
  'content/quality-report',
  'local/data',
  'functions/bank-search',
  'functions/redo',
  'account/login.browser',
  'account/leaving.browser',
  'editor/editor-corpus.browser',
  'journeys/killed-browser',
  'journeys/every-screen-accessible',
  'journeys/every-chat-state',
  'journeys/captive-portal',
  'journeys/waiting-work',
  'journeys/full-disk',
  'journeys/account-mails',
  'journeys/installed',
  'journeys/two-edits',
  'journeys/shared-device',
  'journeys/history',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return place === -1 ? LONGEST.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...(await super.sort(files))].sort((one, other) => placeOf(one) - placeOf(other))
  }
}
