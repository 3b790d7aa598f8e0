import { suiteHash } from './hash.ts'
import { countFalseAlarms, countFaults } from './measure/faults.ts'
import { type Figures, type Missed, Tally } from './measure/figures.ts'
import { countFollowUps } from './measure/follow-ups.ts'
import { countKeys, countRequestKeys } from './measure/keys.ts'
import { countOwnChecks } from './measure/own-checks.ts'
import { answerAll, countRequests } from './measure/requests.ts'
import { templating } from './measure/templating.ts'
import { countTraps } from './measure/traps.ts'

export interface Report {
  about: string
  hash: string
  figures: Figures
  /** How much alike the lesson plans of an area are: less is better. */
  templating: Record<string, number>
  missed: Missed
}

export const ABOUT =
  'Written by `npm run quality`: good and all of each figure, and the ids of what failed. What they mean stands in README.md beside this.'

/** Every part of the suite on the built-in planner. */
export async function measure(): Promise<Report> {
  const tally = new Tally()
  const answers = await answerAll()
  countRequests(answers, tally)
  countRequestKeys(answers, tally)
  await countKeys(tally)
  await countFollowUps(tally)
  await countTraps(tally)
  await countFaults(tally)
  countFalseAlarms(tally)
  await countOwnChecks(tally)
  return {
    about: ABOUT,
    hash: suiteHash(),
    figures: tally.figures,
    templating: templating(answers),
    missed: tally.missed,
  }
}

const percent = ([good, all]: [number, number]) => Math.round((100 * good) / all)
/** Plans may grow alike by this much without being a fall. */
const SLACK = 0.02

/** What is worse than it was. Bands are printed and not held: few requests stand in each. */
export function fallen(before: Report, now: Report): string[] {
  const figures = Object.entries(before.figures).flatMap(([name, was]) => {
    const is = now.figures[name] ?? [0, 1]
    const held = !/Y\d|no year/.test(name)
    return held && is[0] / is[1] < was[0] / was[1]
      ? [`${name}: ${percent(was)} % before, ${percent(is)} % now`]
      : []
  })
  const alike = Object.entries(before.templating).flatMap(([area, was]) => {
    const is = now.templating[area] ?? 0
    return is > was + SLACK ? [`templating, ${area}: ${was} before, ${is} now`] : []
  })
  return [...figures, ...alike]
}
