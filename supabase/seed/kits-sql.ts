import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Kit, KitGoal, StoredKit } from '../functions/_shared/content/kit.ts'
import { KITS_FOLDER, readKits } from './kit-files.ts'

const CURRICULUM = new URL('nz-curriculum.json', import.meta.url)

interface Block {
  subject: string
  year_group: string
  goals: { id: string; outcome: string }[]
}

/** Returns the sha256 of the bank's files and their names, and of the curriculum whose goals they serve. */
export function kitsVersion(folder = KITS_FOLDER): string {
  const hash = createHash('sha256').update(readFileSync(CURRICULUM))
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  )
  for (const path of paths.sort()) hash.update(`${path}\n`).update(readFileSync(`${folder}/${path}`))
  return hash.digest('hex')
}

function goalsById(): Map<string, KitGoal> {
  const blocks: Block[] = JSON.parse(readFileSync(CURRICULUM, 'utf8'))
  return new Map(
    blocks.flatMap(({ subject, year_group, goals }) =>
      goals.map(({ id, outcome }) => [id, { wording: outcome, subject, year: year_group }] as const),
    ),
  )
}

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(textsOf) : []
}

const PLAIN: Readonly<Record<string, string>> = { ā: 'a', ē: 'e', ī: 'i', ō: 'o', ū: 'u', '’': "'" }

/** A lesson is found by what it teaches. How it is prepared, or changed for another class, does not count. */
type NotSearched = 'adapts' | 'before' | 'otherYears'

/** The different words of a kit as `private.plain` writes those of a request: in lower case, without macrons. */
function wordsOf(kit: Omit<Kit, NotSearched>): string {
  const text = textsOf(kit).join(' ').toLowerCase()
  const plain = text.replace(/[āēīōū’]/g, (letter) => PLAIN[letter] ?? letter)
  return [...new Set(plain.match(/[\p{L}\p{N}]+(?:[^\s\p{L}\p{N}]+[\p{L}\p{N}]+)*/gu) ?? [])].join(' ')
}

/** A kit as `private.load_kits` takes it: with the wording of its goals, and its different words. */
export function kitRow(kit: Kit, goals: ReadonlyMap<string, KitGoal>): { kit: StoredKit; words: string } {
  const { adapts, before, otherYears, ...taught } = kit
  return {
    kit: { ...kit, goalTexts: kit.goals.flatMap((id) => goals.get(id) ?? []) },
    words: wordsOf(taught),
  }
}

/** The bank is not loaded while a kit has a fault. The message names each with file, field and reason. */
class FaultyKits extends Error {}

/** Returns SQL that loads the bank. Running it again changes nothing. Throws when a kit has a fault. */
export function kitsSql(folder = KITS_FOLDER): string {
  const files = readKits(folder, { words: false })
  const faults = files.flatMap(({ path, faults }) =>
    faults.map(({ field, reason }) => `${path}: ${field}: ${reason}`),
  )
  if (faults.length > 0) throw new FaultyKits(`The bank of lessons was not loaded.\n${faults.join('\n')}`)
  const goals = goalsById()
  const rows = files.flatMap(({ kit }) => (kit ? [kitRow(kit, goals)] : []))
  const given = JSON.stringify(rows)
  const load = `select private.load_kits('${kitsVersion(folder)}', '${given.replaceAll("'", "''")}'::jsonb);\n`
  // Without counts of its rows Postgres reads a table of phrases from end to end for every request.
  return `${load}analyze private.kits, private.kit_phrases, private.kit_words;\n`
}
