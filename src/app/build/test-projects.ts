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

/** A loaded machine can starve a browser for longer than any wait. A second failure in a row is a failure. */
const inBrowser = { retry: 1, expect: { poll: { timeout: 15_000 } } }

/** The kinds of tests: `vitest run --project unit`, and so on. */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: [`tests/{${unitFolders}}/**/*.test.{ts,tsx}`, 'tests/*.test.ts'],
      exclude: ['tests/**/*.browser.test.ts', ...syncOnSql],
      setupFiles: ['tests/support/unit-setup.ts'],
    },
  },
  {
    extends: true,
    test: { name: 'sync-on-sql', include: syncOnSql, setupFiles: ['tests/support/unit-setup.ts'] },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['tests/**/*.browser.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 180_000,
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: {
      name: 'backend',
      include: ['tests/supabase/**/*.test.ts'],
      globalSetup: existsSync(postgres) ? [postgres] : [],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'server',
      include: ['tests/{local,functions}/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 180_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'journeys',
      include: ['tests/journeys/**/*.test.ts'],
      globalSetup: ['tests/support/journeys-global.ts'],
      testTimeout: 180_000,
      hookTimeout: 300_000,
      ...inBrowser,
    },
  },
]
