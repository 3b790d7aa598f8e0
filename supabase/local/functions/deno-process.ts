import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PROJECT } from '../project-folder.ts'
import { StartProblem } from '../start-problem.ts'

const LOCAL = join(PROJECT, 'supabase/local/functions')
const LISTENING = /^\{"type":"listening","port":(\d+)\}$/

/** The binary itself, not the package's wrapper: a signal to the wrapper would not reach it. */
export function findDeno(): string {
  try {
    const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall(): string }
    return runInstall()
  } catch (error) {
    throw new StartProblem(
      'Deno, which runs the edge functions, is not installed completely. Delete the folder node_modules and run the ' +
        'command again; it must be allowed to install optional packages.',
      { cause: error },
    )
  }
}

export interface DenoSettings {
  /** Holds one folder per function, and deno.json. */
  folder: string
  env: Record<string, string>
  hosts: string[]
  watch: boolean
}

/** Asked for by the AI SDK while it loads, as is the name of this machine; neither is set nor used by us. */
const READ_BY_LIBRARIES = ['ANTHROPIC_BASE_URL']

function argumentsFor({ folder, env, hosts, watch }: DenoSettings): string[] {
  const configFile = join(folder, 'deno.json')
  return [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-remote',
    '--no-lock',
    '--no-check',
    '--node-modules-dir=manual',
    ...(existsSync(configFile) ? [`--config=${configFile}`] : []),
    ...(watch ? ['--watch', '--no-clear-screen'] : []),
    `--allow-net=${['127.0.0.1:0', ...hosts].join(',')}`,
    `--allow-env=${[...Object.keys(env), ...READ_BY_LIBRARIES].join(',')}`,
    '--allow-sys=hostname',
    `--allow-read=${[folder, LOCAL, join(PROJECT, 'node_modules'), join(PROJECT, 'package.json')].join(',')}`,
    join(LOCAL, 'edge-runtime.ts'),
    folder,
  ]
}

/** Starts Deno with these rights and nothing more. `onPort` is called when it listens, again after a reload. */
export function startDeno(settings: DenoSettings, onPort: (port: number) => void): ChildProcess {
  const child = spawn(findDeno(), argumentsFor(settings), {
    cwd: PROJECT,
    // Ctrl+C goes to the whole group of the terminal: outside of it, Deno ends when we say so.
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...settings.env,
      NO_COLOR: '1',
      DENO_NO_UPDATE_CHECK: '1',
      DENO_DIR: join(PROJECT, '.cache/deno'),
    },
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    const port = LISTENING.exec(line)?.[1]
    if (port === undefined) console.log(line)
    else onPort(Number(port))
  })
  return child
}
