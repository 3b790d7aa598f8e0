import { existsSync } from 'node:fs'
import type { TestProjectConfiguration } from 'vitest/config'

const unitFolders =
  'domain,local-store,sync,session,backend,assistant,account,app,ui,build,chat,curriculum-picker,resource,export,starred,content'
/** The app's half of sync against the real SQL, and the simulation: what `npm run check` does without. */
const syncOnSql = [
  'tests/sync/real-sql.test.ts',
  'tests/simulation/*.test.ts',
  'tests/sync/versions.test.ts',
  'tests/sync/attacks.test.ts',
]
const postgres = 'tests/support/postgres-global.ts'

/** Nothing here says how fast something must be: a machine that builds may be slow, and busy with something else. */
const patient = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
}
/**
 * A loaded machine can starve a screen, a browser or a process for longer than any wait. A second failure in a row is a
 * failure, and what needed a second try is named at the end of the run. Sync on the real SQL and the database get no
 * second try: there a test that fails once has found something.
 */
const again = { retry: 1 }
const inBrowser = {
  ...again,
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
      include: [`tests/{${unitFolders}}/**/*.test.{ts,tsx}`, 'tests/*.test.ts'],
      exclude: ['tests/**/*.browser.test.ts', ...syncOnSql],
      setupFiles: ['tests/support/patience.ts', 'tests/support/unit-setup.ts'],
      ...patient,
      ...again,
    },
  },
  {
    extends: true,
    test: {
      name: 'sync-on-sql',
      include: syncOnSql,
      setupFiles: ['tests/support/patience.ts', 'tests/support/unit-setup.ts'],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['tests/**/*.browser.test.ts'],
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: {
      name: 'backend',
      include: ['tests/supabase/**/*.test.ts'],
      globalSetup: existsSync(postgres) ? [postgres] : [],
      setupFiles: ['tests/support/patience.ts'],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'server',
      include: ['tests/{local,functions}/**/*.test.ts'],
      setupFiles: ['tests/support/patience.ts'],
      ...patient,
      ...again,
    },
  },
  {
    extends: true,
    test: {
      name: 'journeys',
      include: ['tests/journeys/**/*.test.ts'],
      globalSetup: ['tests/support/journeys-global.ts'],
      ...inBrowser,
    },
  },
]
