import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fallen, measure, type Quality } from '../quality/measure.ts'
import { PROMPTS } from '../quality/prompts.ts'

const report: Quality = JSON.parse(readFileSync(new URL('../quality/report.json', import.meta.url), 'utf8'))

describe('the committed quality report', { timeout: 120_000 }, () => {
  const now = measure()

  it('is fresh: prompts, planner and goals are those it was written for (npm run quality)', () => {
    expect(report.hash).toBe(now.hash)
  })

  it('is not falling, and is what the planner does now', () => {
    expect(fallen(report, now)).toEqual([])
    expect(now.scores).toEqual(report.scores)
  })

  it('[GEN-05] [GEN-06] covers every learning area in every year, all kinds, and awkward requests', () => {
    expect(PROMPTS.length).toBeGreaterThanOrEqual(96)
    expect(new Set(PROMPTS.flatMap(({ goal }) => (goal ? [`${goal.subject} ${goal.year}`] : []))).size).toBe(
      64,
    )
    expect(new Set(PROMPTS.map(({ kind }) => kind))).toEqual(
      new Set(['plan', 'worksheet', 'activity', 'assessment', 'words']),
    )
  })

  it('has no wrong answer in over 5,000 maths questions, and full marks where the planner must be right', () => {
    expect(report.maths.proven).toBeGreaterThan(5000)
    expect(report.maths.wrong).toBe(0)
    for (const check of [
      'minutes',
      'answers',
      'goals',
      'key',
      'macrons',
      'english',
      'plurals',
      'residue',
      'page',
      'personal',
    ])
      for (const [passed, ran] of Object.values(report.scores[check] ?? {})) expect(passed).toBe(ran)
  })

  it('notices a score that falls', () => {
    const worse = structuredClone(now)
    const row = worse.scores.minutes?.Science
    if (!row) throw new Error('no score')
    row[0] -= 1
    expect(fallen(now, worse)).toHaveLength(1)
  })
})
