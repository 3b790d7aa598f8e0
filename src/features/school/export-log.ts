import { type LogLine, readLog } from '#backend/school/school.ts'
import { saveText } from '#documents/files/save-file.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { showToast } from '#session/toasts.ts'
import { csvOf } from './csv.ts'
import { logText } from './log-text.ts'

const PAGE = 1000

/** All lines, oldest last, or nothing when one page of them did not come. */
async function wholeLog(): Promise<LogLine[] | undefined> {
  const lines: LogLine[] = []
  for (;;) {
    const answer = await readLog(lines.at(-1)?.id ?? null, PAGE)
    if (!answer.ok) return undefined
    lines.push(...answer.value)
    if (answer.value.length < PAGE) return lines
  }
}

/** Saves the log of the school as a table. */
export async function exportLog(schoolName: string): Promise<void> {
  const lines = seemsOnline() ? await wholeLog() : undefined
  if (!lines) {
    showToast({
      title: 'The activity was not saved',
      text: NETWORK_ERROR,
      kind: 'error',
      about: 'export log',
    })
    return
  }
  const rows = lines.map((line) => [line.at, line.who, logText(line)])
  const table = csvOf([['When (UTC)', 'Who', 'What'], ...rows])
  saveText(table, `Activity of ${schoolName}.csv`, 'csv')
}
