import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownOf, type Outcome } from './table.ts'

const README = join(import.meta.dirname, 'README.md')

export interface Report {
  at: string
  size: string
  machine: { cpus: number; model?: string | undefined; memory: string; node: string; load: number[] }
  outcomes: Outcome[]
}

/** Puts the tables between the README's markers of their measures; everything else there stays. */
export function writeTables({ at, size, machine, outcomes }: Report): void {
  let text = readFileSync(README, 'utf8')
  const { cpus, memory, node, load } = machine
  for (const outcome of outcomes) {
    if (outcome.lines.length === 0) continue
    const [from, to] = [`<!-- ${outcome.measure} -->`, `<!-- end of ${outcome.measure} -->`]
    const [start, end] = [text.indexOf(from), text.indexOf(to)]
    if (start < 0 || end < start) throw new Error(`the README has no markers ${from} and ${to}`)
    const when = `${at.slice(0, 16).replace('T', ' ')} UTC, ${size} size, ${outcome.seconds} s on ${cpus} cores with ${memory}, Node ${node}, load of the machine at the end ${load.join(', ')}.`
    text = `${text.slice(0, start + from.length)}\n${when}\n\n${markdownOf(outcome)}\n${text.slice(end)}`
  }
  writeFileSync(README, text)
}
