import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { leanJspdf } from '#app/build/lean/jspdf.ts'
import { leanPackages, oneLodash } from '#app/build/lean/packages.ts'
import { scriptUrl } from '#app/build/script-url.ts'

/** Bundles a page's code as the app's build does. Of two workers that bundle the same page, the first to end wins. */
export async function bundlePage(entry: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss(), scriptUrl(), leanJspdf(), oneLodash()],
    resolve: { alias: leanPackages },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        input: { page: entry },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
}
