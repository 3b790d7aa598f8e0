import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { wordsOf } from './waiting-words.ts'

/** Everything that waits, as a text file in the teacher's own hands. */
export function waitingAsText(entries: WaitingEntry[]): string {
  return entries
    .map((entry) =>
      [entry.label, `State: ${entry.state}`, wordsOf(entry.op) ?? ''].filter(Boolean).join('\n'),
    )
    .join('\n\n----\n\n')
}

export function exportWaiting(entries: WaitingEntry[]): void {
  const file = new Blob([waitingAsText(entries)], { type: 'text/plain;charset=utf-8' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'waiting-to-send.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
