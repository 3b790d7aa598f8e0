import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const ENTRY = fileURLToPath(new URL('app-under-test.ts', import.meta.url))

/** The app as one CommonJS text. Dexie stays outside: a tab hands it in, on its own disk. `plugins` may plant a bug. */
export async function bundleApp(plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: ENTRY, formats: ['cjs'], fileName: 'app' },
      rolldownOptions: { external: ['dexie', 'react'], output: { codeSplitting: false } },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The app under test could not be bundled')
  return chunk.code
}
