import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest begin first; begun last, one of them would run alone at the end. Vitest orders by measured
 * times, and a fresh clone has measured nothing yet.
 */
const LONGEST = [
  'content/quality-report',
  'content/every-goal',
  'content/kits/every-kit',
  'simulation/schedules',
  'payments/random-payments',
  'school/rights-matrix',
  'local/data',
  'auth/auth-admin',
  'functions/bank-search',
  'functions/redo',
  'account/login.browser',
  'account/leaving.browser',
  'editor/editor-corpus.browser',
  'journeys/every-screen-accessible',
  'journeys/killed-browser',
  'journeys/waiting-work',
  'journeys/installed',
  'journeys/every-chat-state',
  'journeys/full-disk',
  'journeys/offline',
  'journeys/captive-portal',
  'journeys/main-job',
  'school/administrator',
  'journeys/bad-input',
  'journeys/two-edits',
  'journeys/unknown-addresses',
  'journeys/account/mails',
  'journeys/account/providers',
  'journeys/account/shared-device',
  'device-draft/device-draft',
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
