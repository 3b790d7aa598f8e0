import { expect, it } from 'vitest'
import { describeRun, describeViolation } from './report.ts'
import { runSchedules } from './run-schedules.ts'

const SCHEDULES = 300
/** The same in every run, so that a failure is the change's. `npm run simulate` takes new ones. */
const SEED = 1

it('[SYS-22] [SYS-24] several devices, tabs and teachers on a failing network lose, double, leak and mischarge nothing', async () => {
  const findings = await runSchedules({ seed: SEED, schedules: SCHEDULES, workers: 2, sqlEvery: 20 })
  const violations = findings.filter(({ violation }) => violation)
  expect(violations.map(describeViolation).join('\n')).toBe('')
  expect(findings).toHaveLength(SCHEDULES)
  // The number of schedules on the real SQL; the others run on the model that is compared with it.
  expect(findings.filter(({ server }) => server === 'sql').length).toBeGreaterThan(5)
  expect(findings.filter(({ server }) => server === 'twin').length).toBeGreaterThan(5)
  for (const fault of ['answer dropped after commit', 'tab killed midway', 'storage aborts', 'lock lost'])
    expect(describeRun(findings)).toContain(fault)
}, 900_000)
