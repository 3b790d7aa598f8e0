import { join } from 'node:path'
import { PROJECT } from './project-folder.ts'
import { StartProblem } from './start-problem.ts'

export interface Settings {
  dev: boolean
  /** Loopback unless HOST is set. */
  host: string
  /** True if HOST opens the server to other machines, so that any host name is answered. */
  exposed: boolean
  /** 0 chooses any free port. */
  port: number
  dataDir: string
  dist: string
}

const DEFAULT_PORT = 54_320
const LOOPBACK = '127.0.0.1'

const isLoopbackName = (host: string) => /^(127(\.\d+){3}|localhost|::1)$/i.test(host)

export function readSettings(env: NodeJS.ProcessEnv, dev: boolean): Settings {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartProblem(`PORT=${env.PORT} is not a port number. Try: PORT=${DEFAULT_PORT} npm start`)
  }
  return {
    dev,
    host: env.HOST || LOOPBACK,
    exposed: !isLoopbackName(env.HOST || LOOPBACK),
    port,
    dataDir: env.DATA_DIR || join(PROJECT, '.data'),
    dist: env.DIST_DIR || join(PROJECT, 'dist'),
  }
}
