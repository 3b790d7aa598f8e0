import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAX_START_MS = 60_000
const MAX_END_MS = 10_000

/** A program in a folder of its own. It prints a line that says it is ready, and ends with the test. */
export interface Child {
  folder: string
  /** What the pattern found in the line that said the program is ready. */
  ready: RegExpExecArray
  end(): Promise<void>
}

function waitForLine(child: ChildProcess, says: RegExp, what: string): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(
      () => reject(new Error(`${what} was not ready in a minute:\n${printed}`)),
      MAX_START_MS,
    )
    const read = (bytes: Buffer) => {
      printed += bytes.toString()
      const found = says.exec(printed)
      if (found === null) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`${what} ended with ${code}:\n${printed}`)))
    child.once('error', reject)
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), MAX_END_MS)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Starts a program whose arguments may name its own new folder. */
export async function startChild(
  command: string,
  args: (folder: string) => string[],
  says: RegExp,
  env: (folder: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Child> {
  const folder = mkdtempSync(join(tmpdir(), 'mahere-engine-'))
  const child = spawn(command, args(folder), {
    env: { ...process.env, ...env(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = async () => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    return { folder, ready: await waitForLine(child, says, command), end }
  } catch (error) {
    await end()
    throw error
  }
}
