import { execFileSync } from 'node:child_process'

export type Call = 'bootstrap' | 'pull' | 'rename'

/** `status` is that of HTTP; a database alone answers 200, or 500 where it throws. */
export interface Outcome {
  status: number
  /** The seconds that a refusal asks to wait; undefined where it names none. */
  retryAfter?: number | undefined
}

/** One signed-in teacher with one chat, as one device of theirs calls. */
export interface Client {
  call(call: Call, title: string): Promise<Outcome>
  /** The title of the chat that the server holds. */
  title(): Promise<string | undefined>
}

/** What is loaded: the embedded backend over HTTP, or the SQL on a server. */
export interface Target {
  name: string
  newClient(): Promise<Client>
  memoryMb(): number
  close(): Promise<void>
}

/** The resident memory of a process and of those that it started, in megabytes. */
export function memoryOf(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([pid])
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const [id = 0, parent = 0] of processes) if (family.has(parent)) family.add(id)
  }
  const kilobytes = processes.reduce((sum, [id = 0, , rss = 0]) => sum + (family.has(id) ? rss : 0), 0)
  return Math.round(kilobytes / 1024)
}

/** The op that begins the teacher's one chat, and the one that gives it a title. */
export function opsOf(session: string) {
  const op = (kind: string, rest: object) => ({
    op_id: crypto.randomUUID(),
    lane: `chat:${session}`,
    v: 1,
    op: kind,
    session_id: session,
    ...rest,
  })
  return {
    begin: () =>
      op('message.send', {
        message_id: crypto.randomUUID(),
        reply_id: crypto.randomUUID(),
        generator_type: 'lessonPlan',
        content: 'Kia ora, what can you do?',
        context: null,
        title: 'first',
      }),
    rename: (title: string) => op('chat.rename', { title }),
  }
}
