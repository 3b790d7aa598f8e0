import type { Transaction } from './database.ts'
import { SCHEMA_QUERIES, type SchemaPart } from './schema-queries.ts'

export const REWRITE_SCHEMA = 'npx vitest run --project backend tests/supabase/schema.test.ts --update'

const HEADER = `-- The schema as all migrations together make it, to be read: tables with everything that belongs to them, then functions.
-- This file is generated and never run. Change supabase/migrations, then rewrite it with:
--   ${REWRITE_SCHEMA}
-- It shows the embedded backend; 20261122011700_hosted.sql says where a hosted project differs.`

interface Part {
  owner: string | null
  line: string
}

const ruler = (title: string) => `-- ${title} `.padEnd(120, '-')

/** Writes the schema out of the catalog, object by object. The same migrations always give the same text. */
export async function schemaSnapshot(tx: Transaction): Promise<string> {
  // With an empty search path the catalog qualifies every name.
  await tx.sql('set local search_path = pg_catalog')
  const parts = {} as Record<SchemaPart, Part[]>
  for (const [name, query] of Object.entries(SCHEMA_QUERIES))
    parts[name as SchemaPart] = await tx.sql<Part>(query)
  const linesOf = (part: SchemaPart, owner: string | null) =>
    parts[part].filter((row) => row.owner === owner).map(({ line }) => line)

  const table = ({ owner, line: options }: Part): string => {
    const inside = [...linesOf('columns', owner), ...linesOf('constraints', owner)]
    const below = (['indexes', 'triggers', 'rowSecurity', 'policies', 'tableGrants', 'columnGrants'] as const)
      .map((part) => linesOf(part, owner).join('\n'))
      .filter((text) => text !== '')
    const create = `CREATE TABLE ${owner} (\n${inside.map((line) => `  ${line}`).join(',\n')}\n)${options};`
    return [ruler(String(owner)), create, ...below].join('\n\n')
  }
  const routine = ({ owner, line }: Part): string =>
    [`${line.trimEnd()};`, ...linesOf('functionGrants', owner)].join('\n')

  const first = (['schemas', 'defaults', 'types', 'others'] as const).map((part) =>
    linesOf(part, null).join('\n'),
  )
  const text = [
    HEADER,
    ...first.filter((lines) => lines !== ''),
    ...parts.tables.map(table),
    ruler('Functions'),
    ...parts.functions.map(routine),
  ]
  return `${text.join('\n\n')}\n`
}
