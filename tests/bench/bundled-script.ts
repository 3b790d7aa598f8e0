import { build, type Rolldown } from 'vite'
import { fromItsOwnFolder } from './beside/bundle.ts'
import { installAlternatives } from './beside/install.ts'

/**
 * One script of this file and all it imports; its exports are then at `window.bench`. A file of the alternatives imports the
 * packages that are installed for them.
 */
export async function bundledScript(entry: URL, { alternatives = false } = {}): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: alternatives ? [fromItsOwnFolder(installAlternatives())] : [],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: entry.pathname, name: 'bench', formats: ['iife'], fileName: 'bench' },
    },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code ?? ''
}
