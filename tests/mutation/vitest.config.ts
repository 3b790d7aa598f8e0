import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests that a mutation of these folders has to turn red. Browsers and servers are left out: each mutant runs its tests again. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: (process.env.MUTATION_TESTS ?? 'tests/domain/**/*.test.ts').split(' '),
    exclude: [
      '**/*.browser.test.ts',
      '**/real-sql.test.ts',
      '**/restored-backup.test.ts',
      'tests/sync/versions.test.ts',
      'tests/sync/attacks.test.ts',
      'tests/sync/shelf.test.ts',
    ],
    setupFiles: ['tests/support/unit-setup.ts'],
    // A test that hangs has noticed the mutation; most take a few milliseconds.
    testTimeout: 15_000,
    hookTimeout: 15_000,
  },
})
