import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SUPABASE = fileURLToPath(new URL('../../../supabase/', import.meta.url))

export interface CliRun {
  code: number
  /** What it wrote to standard output, and everything it wrote. */
  stdout: string
  text: string
}

export interface Checkout {
  folder: string
  /** Runs the Supabase CLI here, signed in to nothing and telling nobody. */
  supabase(args: string[], env?: Record<string, string>): Promise<CliRun>
  remove(): void
}

/** A copy of our supabase folder with the written seed, as a person has it who follows the hosting page. */
export function openCheckout(seed: string): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'mahere-cli-'))
  for (const part of ['config.toml', 'migrations', 'functions', 'templates'])
    cpSync(join(SUPABASE, part), join(folder, 'supabase', part), { recursive: true })
  writeFileSync(join(folder, 'supabase/seed.sql'), seed)
  mkdirSync(join(folder, 'home'))
  return {
    folder,
    supabase: (args, env = {}) => run(folder, args, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function run(folder: string, args: string[], env: Record<string, string>): Promise<CliRun> {
  const cli = process.env.SUPABASE_CLI
  if (!cli) throw new Error('SUPABASE_CLI names no Supabase CLI. `npm test` installs one and sets it.')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        HOME: join(folder, 'home'),
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        SUPABASE_NO_UPDATE_NOTIFIER: '1',
        NO_COLOR: '1',
        ...env,
      },
    })
    let stdout = ''
    let text = ''
    child.stdout.on('data', (data) => {
      stdout += data
      text += data
    })
    child.stderr.on('data', (data) => {
      text += data
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, stdout, text }))
  })
}
