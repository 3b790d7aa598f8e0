import { rpc } from './rpc.ts'

/** Names which call broke and where, in one line of the log and in a row for the owner. Messages of errors hold no words of a teacher. */
export async function noteFailedCall(request: string, called: string, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300)
  console.error(JSON.stringify({ event: 'call_failed', request, called, reason }))
  console.error(error)
  // The database may be what broke. Then the line of the log has to do.
  await rpc('note_failed_call', { request, called, reason }).catch(() => {})
}
