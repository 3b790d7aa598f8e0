import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Plant, planted } from './plants.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Changes one file of the app while it is bundled. */
export function plantInApp(plant: Plant): Plugin {
  let met = false
  return {
    name: `plant-${plant.name}`,
    enforce: 'pre',
    transform(code, id) {
      if (id !== ROOT + plant.file) return null
      met = true
      return planted(plant, code)
    },
    buildEnd() {
      if (!met) throw new Error(`Plant "${plant.name}": ${plant.file} is not part of the app under test`)
    },
  }
}
