import { existsSync } from 'node:fs'
import type { TestProjectConfiguration } from 'vitest/config'

const unitFolders =
  'domain,local-store,sync,session,backend,assistant,account,app,ui,build,chat,curriculum-picker,resource,documents,starred,plan,school,device-draft'
/** The app's half of sync against the real SQL, and the simulation. `npm run check` leaves them out. */
const syncOnSql = [
  'tests/sync/real-sql.test.ts',
  'tests/sync/restored-backup.test.ts',
  'tests/simulation/*.test.ts',
  'tests/sync/versions.test.ts',
  'tests/sync/attacks.test.ts',
  'tests/sync/shelf.test.ts',
]
const postgres = 'tests/support/databases/postgres-global.ts'
const preparedData = 'tests/support/prepared-data-global.ts'

/** These times only end what hangs. They say nothing about speed, because a machine may be slow or busy with something else. */
const patient = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
}
const inBrowser = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

/** The kinds of tests: `vitest run --project unit`, and so on. */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: [
        `tests/{${unitFolders}}/**/*.test.{ts,tsx}`,
        'tests/*.test.ts',
        'tests/architecture/*.test.ts',
      ],
      exclude: ['tests/**/*.browser.test.ts', ...syncOnSql],
      setupFiles: ['tests/support/longer-waits.ts', 'tests/support/unit-setup.ts'],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'content',
      include: ['tests/content/**/*.test.ts'],
      exclude: ['tests/**/*.browser.test.ts'],
      // The planner keeps no state, so its files share what they load. Loading it anew for each took longer than the tests.
      isolate: false,
      setupFiles: ['tests/support/unit-setup.ts'],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'sync-on-sql',
      include: syncOnSql,
      setupFiles: ['tests/support/longer-waits.ts', 'tests/support/unit-setup.ts'],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['tests/**/*.browser.test.ts'],
      globalSetup: [preparedData, 'tests/resource/bundled-pages-global.ts'],
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: {
      name: 'backend',
      include: ['tests/supabase/**/*.test.ts'],
      globalSetup: existsSync(postgres) ? [postgres] : [],
      setupFiles: ['tests/support/longer-waits.ts'],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'hosted',
      include: ['tests/hosted/**/*.test.ts'],
      globalSetup: [preparedData],
      setupFiles: ['tests/support/longer-waits.ts'],
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: {
      name: 'server',
      include: ['tests/{local,functions}/**/*.test.ts'],
      exclude: ['tests/functions/model/**'],
      globalSetup: [preparedData],
      setupFiles: ['tests/support/longer-waits.ts'],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'model',
      include: ['tests/functions/model/**/*.test.ts'],
      // As with content: each of these files would load the planner for itself.
      isolate: false,
      setupFiles: ['tests/support/longer-waits.ts'],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'journeys',
      include: ['tests/journeys/**/*.test.ts'],
      globalSetup: [preparedData, 'tests/support/journeys-global.ts'],
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: {
      name: 'engines',
      include: ['tests/engines/**/*.test.ts'],
      globalSetup: [preparedData],
      ...inBrowser,
    },
  },
]
