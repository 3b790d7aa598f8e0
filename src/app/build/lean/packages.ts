import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const packaged = (path: string) => fileURLToPath(new URL(`../../../../node_modules/${path}`, import.meta.url))

/**
 * Lighter stand-ins for parts of packages, in the built app, its worker and the pages of browser tests. Tests on Node read the
 * packages themselves.
 */
export const leanPackages = [
  // Dexie for browsers that know classes and async functions. Its main file is for all others too.
  { find: /^dexie$/, replacement: packaged('dexie/dist/modern/dexie.mjs') },
  // The readable file, from which the build leaves out what we do not use (jspdf.ts).
  { find: /^jspdf$/, replacement: packaged('jspdf/dist/jspdf.es.js') },
  // lucide's own takes settings from a context and builds icons for five frameworks.
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ours('ui/lucide-icon.ts') },
  // The app keeps scroll positions itself (layout/scrolling).
  { find: /^\.\/scroll-restoration\.js$/, replacement: ours('app/build/lean/router-scroll.ts') },
]

/** Quill brings lodash-es along, so the copies of two of its functions that quill-delta asks for need not come too. */
const ONCE_ONLY = { 'lodash.isequal': 'lodash-es/isEqual.js', 'lodash.clonedeep': 'lodash-es/cloneDeep.js' }

export function oneLodash(): Plugin {
  return {
    name: 'mahere:one-lodash',
    apply: 'build',
    transform(code, id) {
      if (!/\/quill-delta\/dist\//.test(id)) return null
      const replaced = Object.entries(ONCE_ONLY).reduce(
        (text, [copy, kept]) => text.replaceAll(`require("${copy}")`, `require("${kept}").default`),
        code,
      )
      return { code: replaced, map: null }
    },
  }
}
