import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { PROJECT } from './project-folder.ts'
import { StartProblem } from './start-problem.ts'

export interface Settings {
  dev: boolean
  /** Loopback unless the person says otherwise; then any host name is answered. */
  host: string
  exposed: boolean
  /** 0 takes any free port. */
  port: number
  dataDir: string
  dist: string
}

const DEFAULT_PORT = 54_320
const LOOPBACK = '127.0.0.1'

export function readSettings(env: NodeJS.ProcessEnv, dev: boolean): Settings {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartProblem(`PORT=${env.PORT} is not a port number. Try: PORT=${DEFAULT_PORT} npm start`)
  }
  return {
    dev,
    host: env.HOST || LOOPBACK,
    exposed: Boolean(env.HOST),
    port,
    dataDir: env.DATA_DIR || join(PROJECT, '.data'),
    dist: env.DIST_DIR || join(PROJECT, 'dist'),
  }
}

const configFile = z.object({
  auth: z.object({
    enable_signup: z.boolean().optional(),
    jwt_expiry: z.number().optional(),
    minimum_password_length: z.number().optional(),
    refresh_token_reuse_interval: z.number().optional(),
    email: z
      .object({
        enable_signup: z.boolean().optional(),
        enable_confirmations: z.boolean().optional(),
        double_confirm_changes: z.boolean().optional(),
        otp_expiry: z.number().optional(),
        otp_length: z.number().optional(),
      })
      .optional(),
  }),
})

export type AuthSettings = z.infer<typeof configFile>['auth']

/** The part of config.toml that the embedded auth server understands: one place for both ways of running. */
export function readAuthSettings(): AuthSettings {
  const path = join(PROJECT, 'supabase', 'config.toml')
  const parsed = configFile.safeParse(parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new StartProblem(`${path} is not understood: ${parsed.error.message}`)
  return parsed.data.auth
}
