import { describe, expect, it } from 'vitest'
import { report } from '../simulation/browser/report.ts'
import { simulate } from '../simulation/browser/simulate.ts'

/** The kill test in small: `npm run simulate -- --browser` is the same with 200 sends. */
describe('a browser that is killed', () => {
  it('[SYS-22] [OP-52] [OP-106] loses nothing, sends nothing twice, charges nothing twice', async () => {
    const result = await simulate({ seed: 3, sends: 12, kills: 3, minutes: 8, build: false })
    const told = report(result)
    expect(result.sends, told).toBeGreaterThanOrEqual(12)
    expect(
      [...result.kills.values()].reduce((sum, count) => sum + count, 0),
      told,
    ).toBe(3)
    expect(result.faults.size, told).toBeGreaterThan(5)
    expect(result.pageErrors, told).toEqual([])
    expect(told.split('\n').at(-1), told).toBe('lost 0, doubled 0, stuck 0, mischarged 0')
  }, 900_000)
})
