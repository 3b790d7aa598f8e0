import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { startDeno } from '../../supabase/local/functions/deno-process.ts'
import { allowedHosts } from '../../supabase/local/functions/environment.ts'

/** The edge functions on real Deno, which can be killed and started again. */
export class DenoServer {
  private child: ChildProcess | undefined
  private base = ''
  /** What it wrote to its log of errors, if that is kept. */
  log = ''

  async start(
    backend: string,
    serviceKey: string,
    settings: Record<string, string> = {},
    stderr: 'inherit' | 'pipe' = 'inherit',
  ): Promise<void> {
    this.base = await new Promise<string>((resolve, reject) => {
      this.child = startDeno(
        {
          folder: join(import.meta.dirname, '../../supabase/functions'),
          env: {
            SUPABASE_URL: backend,
            SUPABASE_ANON_KEY: 'anon',
            SUPABASE_SERVICE_ROLE_KEY: serviceKey,
            ...settings,
          },
          hosts: [new URL(backend).host, ...allowedHosts(settings, {})],
          watch: false,
        },
        (port) => resolve(`http://127.0.0.1:${port}`),
        stderr,
      )
      this.child.stderr?.on('data', (written) => {
        this.log += written
      })
      this.child.once('error', reject)
    })
  }

  /** Sends SIGKILL, so that no code in the process can react. */
  async kill(): Promise<void> {
    const last = this.child
    if (!last || last.exitCode !== null || last.signalCode !== null) return
    await new Promise<void>((resolve) => {
      last.once('exit', () => resolve())
      last.kill('SIGKILL')
    })
  }

  /** Sends these bytes unchanged, as another company's server does. */
  raw(
    name: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ): Promise<Response> {
    return fetch(`${this.base}/functions/v1/${name}`, { method: 'POST', headers, body })
  }

  get(name: string, headers: Record<string, string>): Promise<Response> {
    return fetch(`${this.base}/functions/v1/${name}`, { headers })
  }

  post(name: string, token: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.base}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
  }
}
