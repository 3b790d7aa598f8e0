import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { BY_AREA, REQUESTS } from '../quality/data/all-requests.ts'
import { CLEAN_SENTENCES } from '../quality/data/clean-sentences.data.ts'
import { FAULTS } from '../quality/data/faults.data.ts'
import { FOLLOW_UPS } from '../quality/data/follow-ups.data.ts'
import { TRAPS } from '../quality/data/traps.data.ts'
import { suiteHash } from '../quality/hash.ts'
import { matterWords } from '../quality/judge/matter.ts'
import { holds, holdsAll } from '../quality/judge/words.ts'
import { BANDS, bandOf } from '../quality/measure/figures.ts'
import { PROMPTS } from '../quality/prompts.ts'
import { fallen, measure, type Report } from '../quality/report.ts'

const report: Report = JSON.parse(readFileSync(new URL('../quality/report.json', import.meta.url), 'utf8'))

/** The whole suite runs once. The time only ends what hangs. */
const MAX_MS = 600_000

describe('the committed quality report', { timeout: MAX_MS }, () => {
  let now: Report
  beforeAll(async () => {
    now = await measure()
  }, MAX_MS)

  it('is fresh: suite, planner and goals are those it was written for (npm run quality)', () => {
    expect(report.hash).toBe(suiteHash())
  })

  it('is not falling, and is what the planner does now', () => {
    expect(fallen(report, now)).toEqual([])
    expect(now.figures).toEqual(report.figures)
  })

  it('has no wrong answer in 13,500 printed maths questions worked out again', () => {
    const [parsed, all] = report.figures['keys parsed | maths goals'] ?? [0, 1]
    expect(all).toBeGreaterThan(13_500)
    expect(parsed / all).toBeGreaterThan(0.95)
    const keys = Object.entries(report.figures).filter(([name]) => name.startsWith('keys right'))
    for (const [name, [right, read]] of keys) expect([name, right]).toEqual([name, read])
  })

  it('has full marks where the planner must be right', () => {
    for (const check of 'minutes answers goals key macrons english plurals residue page personal'.split(
      ' ',
    )) {
      const [passed, ran] = report.figures[`own checks | ${check}`] ?? [0, 1]
      expect([check, passed]).toEqual([check, ran])
    }
  })

  it('notices a figure that falls, plans that grow alike, and a part that is gone', () => {
    const worse = structuredClone(now)
    const row = worse.figures['own checks | minutes']
    if (!row) throw new Error('no figure')
    row[0] -= 1
    worse.templating.science = (now.templating.science ?? 0) + 0.1
    delete worse.figures['traps | all']
    expect(fallen(now, worse)).toHaveLength(3)
  })
})

describe('the suite', () => {
  it('[GEN-05] [GEN-06] holds requests of every learning area and band, in both chats, with and without a goal', () => {
    expect(REQUESTS.length).toBeGreaterThanOrEqual(400)
    for (const requests of Object.values(BY_AREA)) {
      expect(requests.length).toBeGreaterThanOrEqual(40)
      const bands = new Set(requests.map(({ years }) => bandOf(years)))
      expect(BANDS.filter((band) => band !== 'no year' && !bands.has(band))).toEqual([])
      expect(requests.some(({ make }) => make !== undefined && make !== 'plan')).toBe(true)
      expect(requests.some(({ goal }) => goal !== undefined)).toBe(true)
    }
  })

  it('[GEN-05] [GEN-06] keeps the 104 prompts of every area, year and kind', () => {
    expect(PROMPTS.length).toBeGreaterThanOrEqual(96)
    expect(new Set(PROMPTS.flatMap(({ goal }) => (goal ? [`${goal.subject} ${goal.year}`] : []))).size).toBe(
      64,
    )
    expect(new Set(PROMPTS.map(({ kind }) => kind))).toEqual(
      new Set(['plan', 'worksheet', 'activity', 'assessment', 'words']),
    )
  })

  it('holds traps, follow-ups, faults and clean sentences, each once', () => {
    expect(TRAPS.length).toBeGreaterThanOrEqual(60)
    expect(FOLLOW_UPS.length).toBeGreaterThanOrEqual(80)
    expect(FAULTS.length).toBeGreaterThanOrEqual(60)
    expect(CLEAN_SENTENCES.length).toBeGreaterThanOrEqual(200)
    const ids = [
      ...REQUESTS.map(([, { id }]) => id),
      ...[TRAPS, FOLLOW_UPS, FAULTS].flatMap((all) => all.map(({ id }) => id)),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(CLEAN_SENTENCES).size).toBe(CLEAN_SENTENCES.length)
  })

  it('can tell content from a frame: enough words of the matter that no teacher or lesson says anyway', () => {
    const thin = REQUESTS.filter(([, { material }]) => material !== undefined)
      .filter(([, request]) => matterWords(request).length < 4)
      .map(([, { id }]) => id)
    expect(thin).toEqual([])
  })

  it('finds words as a reader would', () => {
    expect(holds('Volcanoes erupt', 'volcano')).toBe(true)
    expect(holds('an activity', 'act')).toBe(false)
    expect(holds('running and jumping', 'run')).toBe(true)
    expect(holds('He kōwhai te tae', 'kowhai')).toBe(true)
    expect(holds('an article', '=art')).toBe(false)
    expect(holdsAll('The moon in its orbit', 'moon|marama, orbit')).toBe(true)
    expect(holdsAll('The moon', 'moon|marama, orbit')).toBe(false)
  })
})
