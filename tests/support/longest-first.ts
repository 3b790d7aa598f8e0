import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest begin first; begun last, one of them would run alone at the end. Vitest orders by measured
 * times, and a fresh clone has measured nothing yet.
 */
const LONGEST = [
  'simulation/schedules',
  'simulation/plants',
  'content/every-goal',
  'content/every-goal-resources',
  'content/kits/every-kit',
  'content/kits/bank',
  'content/kits/other-lessons',
  'content/hostile',
  'payments/random-payments',
  'school/rights-matrix',
  'hosted/functions',
  'local/data',
  'hosted/check',
  'local/dead-worker',
  'functions/redo',
  'functions/bank-search',
  'auth/auth-admin',
  'engines/main-job',
  'journeys/every-screen-accessible',
  'journeys/killed-browser',
  'school/administrator',
  'journeys/waiting-work',
  'network/buffering-proxy',
  'storage/lost-database',
  'journeys/main-job',
  'journeys/every-chat-state',
  'journeys/account/mails',
  'device-draft/device-draft',
  'journeys/installed',
  'journeys/two-edits',
  'journeys/full-disk',
  'journeys/offline',
  'journeys/captive-portal',
  'door/few-taps',
  'journeys/unknown-addresses',
  'account/leaving.browser',
  'journeys/bad-input',
  'account/login.browser',
  'journeys/account/providers',
  'editor/editor-corpus.browser',
  'journeys/account/shared-device',
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
