import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Kit } from '../functions/_shared/content/kit.ts'
import { type KitFault, kitFaults } from './kit-checks.ts'
import { kitSchema } from './kit-schema.ts'

export const KITS_FOLDER = fileURLToPath(new URL('kits', import.meta.url))

/** A file of the bank, with the kit where its shape is right, and all its faults. */
export interface KitFile {
  /** The path below the folder of kits. */
  path: string
  kit: Kit | null
  faults: KitFault[]
}

/** How closely kits are looked at: all that is checked, or only what the loading of the bank needs. */
type Closely = { words: boolean }
const ALL: Closely = { words: true }

export function readKit(path: string, text: string, closely: Closely = ALL): KitFile {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return {
      path,
      kit: null,
      faults: [{ field: 'file', reason: `is not JSON: ${(error as Error).message}` }],
    }
  }
  const read = kitSchema.safeParse(data)
  if (!read.success) {
    const faults = read.error.issues.map(({ path: at, message }) => ({
      field: at.join('.'),
      reason: message,
    }))
    return { path, kit: null, faults }
  }
  const kit: Kit = read.data
  const named = path.replace(/^.*\//, '') === `${kit.id}.json`
  const faults = named ? [] : [{ field: 'id', reason: 'is not the name of the file' }]
  return { path, kit, faults: [...faults, ...kitFaults(kit, closely)] }
}

/** Reads the whole bank, and checks each kit by itself. */
export function readKits(folder = KITS_FOLDER, closely: Closely = ALL): KitFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
  const files = paths.map((path) => readKit(path, readFileSync(`${folder}/${path}`, 'utf8'), closely))
  const ids = files.map(({ kit }) => kit?.id)
  for (const [at, file] of files.entries())
    if (file.kit && ids.indexOf(file.kit.id) !== at)
      file.faults.push({ field: 'id', reason: 'is the id of another kit too' })
  return files
}
