import type { Findings } from './count.ts'

export interface Result {
  seed: number
  sends: number
  asked: number
  seconds: number
  healSeconds: number
  kills: Map<string, number>
  faults: Map<string, number>
  drafts: { kept: number; shortened: number; lostYoung: number; oldestLostMs: number; cameBack: number }
  done: { stars: number; renames: number; edits: number; deletes: number; retried: number; signIns: number }
  pageErrors: string[]
  problems: string[]
  findings: Findings
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0)
const list = (counts: Map<string, number>) =>
  [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

export const isClean = ({ findings }: Result) => Object.values(findings).every((found) => found.length === 0)

/** Everything a reader needs to believe the last line, or to run it again. */
export function report(result: Result): string {
  const { findings, done, drafts } = result
  const { lost, doubled, stuck, mischarged } = findings
  const named = Object.entries(findings).flatMap(([kind, found]) =>
    found.map((what: string) => `  ${kind}: ${what}`),
  )
  return [
    `seed ${result.seed}: ${result.sends} of ${result.asked} sends in ${result.seconds} s, healed in ${result.healSeconds} s`,
    `with ${done.stars} stars, ${done.renames} renamed chats, ${done.edits} saved edits, ${done.deletes} deleted chats`,
    `kills ${sum(result.kills)}: ${list(result.kills)}`,
    `faults ${sum(result.faults)}: ${list(result.faults)}`,
    `drafts after a kill: ${drafts.kept} kept, ${drafts.shortened} cut short, ${drafts.lostYoung} younger than 1 s lost (the oldest ${drafts.oldestLostMs} ms), ${drafts.cameBack} came back`,
    `refused by the network and sent again by hand: ${done.retried}; signed in again: ${done.signIns}`,
    ...(result.sends < result.asked ? ['  stopped by --minutes before all sends were made'] : []),
    ...result.problems.map((problem) => `  not done: ${problem}`),
    ...result.pageErrors.map((error) => `  error in the page: ${error}`),
    ...named,
    `lost ${lost.length}, doubled ${doubled.length}, stuck ${stuck.length}, mischarged ${mischarged.length}`,
  ].join('\n')
}
