import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CODE = ['supabase/functions/_shared/content', 'tests/quality']
const FILES = [
  'supabase/functions/_shared/generate/built-in.ts',
  'supabase/functions/_shared/generate/check-request.ts',
  'supabase/seed/nz-curriculum.json',
]

function files(folder: string): string[] {
  return (
    readdirSync(`${ROOT}${folder}`, { withFileTypes: true })
      .flatMap((entry) =>
        entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      )
      // What compares models changes nothing in the planner's report.
      .filter((file) => /\.(?:ts|json)$/.test(file) && !/\/(?:report\.json$|models\/)/.test(file))
      .sort()
  )
}

/** Of the suite, the planner and the goals: with another hash a report is stale. */
export function suiteHash(): string {
  const hash = createHash('sha256')
  for (const file of [...CODE.flatMap(files), ...FILES])
    hash.update(file).update(readFileSync(`${ROOT}${file}`))
  return hash.digest('hex').slice(0, 16)
}
