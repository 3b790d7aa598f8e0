import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { changesOf, type Plant, planted } from './plants.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Changes the app while it is bundled. */
export function plantInApp(plant: Plant): Plugin {
  const missing = new Map(changesOf(plant).map((change) => [ROOT + change.file, change]))
  return {
    name: `plant-${plant.name}`,
    enforce: 'pre',
    transform(code, id) {
      const change = missing.get(id)
      if (!change) return null
      missing.delete(id)
      return planted(change, code)
    },
    buildEnd() {
      const [file] = missing.keys()
      if (file) throw new Error(`Plant "${plant.name}": ${file} is not part of the app under test`)
    },
  }
}
