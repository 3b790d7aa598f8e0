import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Kit } from '../functions/_shared/content/kit.ts'
import { type KitFault, kitFaults, proseOf } from './kit-checks.ts'
import { kitSchema } from './kit-schema.ts'

export const KITS_FOLDER = fileURLToPath(new URL('kits', import.meta.url))

/** A file of the bank, with the kit where its shape is right, and all its faults. */
export interface KitFile {
  /** The path below the folder of kits. */
  path: string
  kit: Kit | null
  faults: KitFault[]
}

export function readKit(path: string, text: string): KitFile {
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
  return { path, kit, faults: [...faults, ...kitFaults(kit)] }
}

/** Runs of five words, by which two texts are compared. */
function runsOf(kit: Kit): Set<string> {
  const runs = proseOf(kit).flatMap((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
    return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))
  })
  return new Set(runs)
}

const MAX_ALIKE = 0.3

/** Two kits that say the same in more than three of ten runs of words teach the same lesson. */
function alike(files: readonly KitFile[]): void {
  const all = files.flatMap((file) => (file.kit ? [{ file, runs: runsOf(file.kit) }] : []))
  const holders = new Map<string, number[]>()
  for (const [at, { runs }] of all.entries())
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), at])
  const shared = new Map<string, number>()
  for (const at of holders.values())
    for (const [index, one] of at.entries())
      for (const other of at.slice(index + 1)) {
        const pair = `${one} ${other}`
        shared.set(pair, (shared.get(pair) ?? 0) + 1)
      }
  for (const [pair, count] of shared) {
    const [one, other] = pair.split(' ').map((at) => all[Number(at)])
    if (!one || !other || count / Math.min(one.runs.size, other.runs.size) <= MAX_ALIKE) continue
    other.file.faults.push({ field: 'file', reason: `says mostly what ${one.file.path} says` })
  }
}

/** Reads the whole bank, or the files named, and checks it. */
export function readKits(folder = KITS_FOLDER): KitFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
  const files = paths.map((path) => readKit(path, readFileSync(`${folder}/${path}`, 'utf8')))
  const ids = files.map(({ kit }) => kit?.id)
  for (const [at, file] of files.entries())
    if (file.kit && ids.indexOf(file.kit.id) !== at)
      file.faults.push({ field: 'id', reason: 'is the id of another kit too' })
  alike(files)
  return files
}
