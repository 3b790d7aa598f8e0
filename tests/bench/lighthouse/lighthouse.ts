import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { LAUNCH_OPTIONS } from '../../support/browser.ts'
import { freePort } from '../../support/start-app.ts'
import { startTwice } from '../../support/start-twice.ts'
import type { AppMeasure, Bench, Found } from '../bench.ts'
import { installInto, versions } from '../beside/install.ts'
import { type Line, lineOf } from '../line.ts'

const LIST = join(import.meta.dirname, 'package.json')
const PAGES = ['/', '/pricing', '/about', '/contact', '/login']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Of 100. The bench's budgets are upper bounds, so what is measured is the points that a page loses. */
const MOST_LOST = 2

type Category = (typeof CATEGORIES)[number]
interface Audit {
  title: string
  score: number | null
  scoreDisplayMode: string
}
interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** Lighthouse as it is published, with its own defaults: a phone of 412 px, slow 4G and CPU ×4, both simulated. */
async function loadLighthouse(): Promise<Lighthouse> {
  const file = join(installInto('lighthouse', LIST), 'node_modules', 'lighthouse', 'core', 'index.js')
  return (await import(pathToFileURL(file).href)).default
}

/** Its own browser, because Lighthouse talks to it by a port. */
async function openBrowser({ atEnd }: Bench): Promise<number> {
  const port = await freePort()
  const args = [...LAUNCH_OPTIONS.args, `--remote-debugging-port=${port}`]
  const browser = await startTwice('Chromium', () => chromium.launch({ ...LAUNCH_OPTIONS, args }))
  atEnd(() => browser.close())
  return port
}

/** The audits that cost points, dearest first. */
function lostBy({ categories, audits }: Report, category: Category): string {
  const lost = categories[category].auditRefs.flatMap(({ id, weight }) => {
    const { title, score } = audits[id] as Audit
    return score === null || score >= 0.995 || weight === 0 ? [] : [{ title, by: weight * (1 - score) }]
  })
  return lost
    .sort((one, other) => other.by - one.by)
    .slice(0, 3)
    .map(({ title }) => title)
    .join('; ')
}

async function reportOf(audit: Lighthouse, url: string, port: number): Promise<Report> {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES }
  const answer = await audit(url, flags)
  if (!answer) throw new Error(`Lighthouse says nothing about ${url}`)
  return answer.lhr
}

function lineFor(page: string, category: Category, reports: Report[]): Line {
  const points = reports.map(({ categories }) => Math.round(100 * (1 - categories[category].score)))
  const worst = reports[points.indexOf(Math.max(...points))] as Report
  const note = lostBy(worst, category)
  return lineOf(page, category, points, { unit: 'points', budget: MOST_LOST, ...(note && { note }) })
}

export const lighthouse: AppMeasure = {
  name: 'lighthouse',
  about: 'points lost of 100 in each category of Lighthouse, on its phone',
  minutes: 20,
  onlyByName: true,
  async run(bench): Promise<Found> {
    const audit = await loadLighthouse()
    const port = await openBrowser(bench)
    const lines: Line[] = []
    for (const page of PAGES) {
      const reports: Report[] = []
      for (let round = 0; round < (bench.size === 'quick' ? 1 : 3); round += 1)
        reports.push(await reportOf(audit, bench.app.url + page, port))
      const found = CATEGORIES.map((category) => lineFor(page, category, reports))
      bench.tell(`${page} loses ${found.map((line) => `${line.median} in ${line.by}`).join(', ')}`)
      lines.push(...found)
    }
    return { lines, notes: [`Lighthouse ${versions(LIST).lighthouse}`] }
  },
}
