import { DEVICE_STEPS } from './schedule/device-steps.ts'
import { SERVER_STEPS } from './schedule/server-steps.ts'
import { TEACHER_STEPS } from './schedule/teacher-steps.ts'
import type { Finding } from './worker.ts'

/** Describes a run for people. */
export function describeRun(findings: Finding[]): string {
  const counts = new Map<string, number>()
  for (const finding of findings)
    for (const [kind, count] of finding.counts) counts.set(kind, (counts.get(kind) ?? 0) + count)
  const isOp = (kind: string) => kind in TEACHER_STEPS
  const isEvent = (kind: string) => kind in DEVICE_STEPS || kind in SERVER_STEPS
  const onSql = findings.filter(({ server }) => server !== 'model').length
  return [
    `  of these on the real SQL: ${onSql}`,
    table('Ops, per kind', counts, isOp),
    table('Faults injected, per kind', counts, (kind) => kind !== 'ok' && !isOp(kind) && !isEvent(kind)),
    table('What else happened', counts, isEvent),
  ].join('\n')
}

function table(title: string, counts: Map<string, number>, wanted: (kind: string) => boolean): string {
  const lines = [...counts]
    .filter(([kind]) => wanted(kind))
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `  ${String(count).padStart(8)}  ${kind}`)
  return `\n${title}\n${lines.join('\n')}`
}

/** One violation with the few steps it takes, and how to see it again. */
export function describeViolation({ seed, server, violation }: Finding): string {
  if (!violation) return ''
  const steps = violation.told.map((step, at) => `  ${String(at + 1).padStart(3)}  ${step}`)
  return [
    `\nViolation with seed ${seed} (server: ${server})`,
    violation.message,
    'after these steps, shrunk:',
    ...steps,
    `again: npm run simulate -- --seed ${seed} --schedules 1 --server ${server}`,
  ].join('\n')
}
