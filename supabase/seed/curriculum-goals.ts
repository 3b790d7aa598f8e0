import { readFileSync } from 'node:fs'

/** A block of the curriculum as its file holds it. */
export interface Block {
  subject: string
  year_group: string
  strand: string
  skill: string
  goals: { id: string; outcome: string; source: string }[]
}

const FILE = new URL('nz-curriculum.json', import.meta.url)

/** The block of each goal, by the goal's id. */
export const goalsById: ReadonlyMap<string, Block> = new Map(
  (JSON.parse(readFileSync(FILE, 'utf8')) as Block[]).flatMap((block) =>
    block.goals.map(({ id }): [string, Block] => [id, block]),
  ),
)
