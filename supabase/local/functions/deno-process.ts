import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PROJECT } from '../project-folder.ts'
import { StartProblem } from '../start-problem.ts'

const LOCAL = join(PROJECT, 'supabase/local/functions')
const LISTENING = /^\{"type":"listening","port":(\d+)\}$/

/** Returns the path of the Deno binary itself, because a signal to the package's wrapper would not reach it. */
export function findDeno(): string {
  try {
    const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall(): string }
    return runInstall()
  } catch (error) {
    throw new StartProblem(
      'Deno, which runs the edge functions, is not installed completely. Delete the folder node_modules and run the ' +
        'command again. It must be allowed to install optional packages.',
      { cause: error },
    )
  }
}

export interface DenoSettings {
  /** The folder with deno.json and one folder per function. */
  folder: string
  env: Record<string, string>
  hosts: string[]
  watch: boolean
}

/** Variables that the AI SDK reads while it loads, like the host name. We neither set nor use them. */
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

/** Starts Deno with only these rights. `onPort` is called when it listens, and again after a reload. Its errors are ours, or read from the child. */
export function startDeno(
  settings: DenoSettings,
  onPort: (port: number) => void,
  stderr: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const child = spawn(findDeno(), argumentsFor(settings), {
    cwd: PROJECT,
    // Ctrl+C reaches the whole process group of the terminal. In its own group Deno stops only when we stop it.
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', stderr],
    env: {
      ...settings.env,
      NO_COLOR: '1',
      DENO_NO_UPDATE_CHECK: '1',
      DENO_DIR: join(PROJECT, '.cache/deno'),
    },
  })
  const { stdout } = child
  if (!stdout) throw new Error('Deno has no output')
  createInterface({ input: stdout }).on('line', (line) => {
    const port = LISTENING.exec(line)?.[1]
    if (port === undefined) console.log(line)
    else onPort(Number(port))
  })
  return child
}
