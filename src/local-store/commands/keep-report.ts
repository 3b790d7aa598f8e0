import { currentStore } from '../open-store.ts'
import type { ReportNote } from '../records.ts'

/**
 * What has been found when this reply was checked, kept beside it: the next time it shows with the reply. Of this device
 * only; it goes with the row, and when another one takes the row's place.
 */
export async function keepReport(
  { id, rev }: { id: string; rev: number },
  report: readonly ReportNote[],
): Promise<void> {
  const db = currentStore()
  await db.transaction('rw', db.chat_messages, async () => {
    const record = await db.chat_messages.get(id)
    if (record?.row?.rev !== rev || JSON.stringify(record.report) === JSON.stringify(report)) return
    await db.chat_messages.update(id, { report })
  })
}
