import { build, type Rolldown } from 'vite'

/** One script of this file and all it imports; its exports are then at `window.bench`. */
export async function bundledScript(entry: URL): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: entry.pathname, name: 'bench', formats: ['iife'], fileName: 'bench' },
    },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code ?? ''
}
