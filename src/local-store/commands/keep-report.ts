import { currentStore } from '../current-store.ts'
import type { ReportNote } from '../records.ts'

/**
 * Stores the findings of a reply's checks with the reply, so that they show at once the next time. They stay on this device
 * and are dropped with the row or when another revision replaces it.
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
