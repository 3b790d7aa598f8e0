import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob } from 'tinyglobby'
import { afterBuild } from './after-build.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const TEXT = '**/*.{html,js,css,json,svg,webmanifest,ttf}'

/** Writes `.br` and `.gz` beside every text file, so that no server has to compress while a teacher waits. */
export const precompress = () =>
  afterBuild('precompress', 'after the worker', async (outDir) => {
    const files = await glob(TEXT, { cwd: outDir, absolute: true, ignore: ['.vite/**'] })
    await Promise.all(files.map(compressFile))
  })

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    brotli(bytes, quality).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
