import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterBuild } from './after-build.ts'

/**
 * Calls that the oldest browsers of the baseline do not know. With each stands the first Safari that does, because Safari's
 * versions are bound to those of the device.
 */
const TOO_NEW: [call: string, safari: string][] = [
  ['AbortSignal.any', '17.4'],
  ['Array.fromAsync', '17.4 (Chrome 121)'],
  ['Object.groupBy', '17.4'],
  ['Map.groupBy', '17.4'],
  ['Promise.withResolvers', '17.4'],
  ['Promise.try', '18.2'],
  ['URL.canParse', '17 (Chrome 120)'],
  ['URL.parse', '18'],
  ['Uint8Array.fromBase64', '18.2'],
  ['Iterator.from', '18.4'],
  ['RegExp.escape', '18.2'],
]

/** The calls in this code that neither `?.` nor a look at their type guards, each once. */
export function tooNew(code: string): string[] {
  const calls = (call: string) => new RegExp(`\\b${call.replace('.', '\\.')}\\(`).test(code)
  return TOO_NEW.filter(([call]) => calls(call) && !code.includes(`typeof ${call}`)).map(
    ([call, safari]) => `${call}, in Safari from ${safari}`,
  )
}

/** Fails the build when a file of it calls what the oldest browsers do not know. */
export const baselineCheck = () =>
  afterBuild('baseline-check', 'after the worker', async (outDir) => {
    const files = ['sw.js', ...(await readdir(join(outDir, 'assets'))).map((file) => `assets/${file}`)]
    const found: string[] = []
    for (const file of files.filter((file) => file.endsWith('.js'))) {
      const code = await readFile(join(outDir, file), 'utf8')
      found.push(...tooNew(code).map((call) => `${file} calls ${call}`))
    }
    if (found.length > 0) throw new Error(`Older browsers that we support lack this:\n${found.join('\n')}`)
  })
