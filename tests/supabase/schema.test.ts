import { expect, it } from 'vitest'
import { onDatabase } from '../support/databases/database.ts'
import { REWRITE_SCHEMA, schemaSnapshot } from '../support/databases/schema-snapshot.ts'

onDatabase('PGlite', 'supabase/schema.sql', (db) => {
  it('shows the schema as the migrations make it', async () => {
    const snapshot = await db().as('owner', schemaSnapshot)
    await expect(
      snapshot,
      `supabase/schema.sql is out of date. Rewrite it with: ${REWRITE_SCHEMA}`,
    ).toMatchFileSnapshot('../../supabase/schema.sql')
  })
})
