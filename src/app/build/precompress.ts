import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob } from 'tinyglobby'
import type { Plugin, ResolvedConfig } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const WORTH_IT = '**/*.{html,js,css,json,svg,webmanifest,ttf}'

/** Writes `.br` and `.gz` beside every text file, so that no server has to compress while a teacher waits. */
export function precompress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'mahere:precompress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir)
        const files = await glob(WORTH_IT, { cwd: out, absolute: true, ignore: ['.vite/**'] })
        await Promise.all(files.map(compressFile))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    brotli(bytes, quality).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
