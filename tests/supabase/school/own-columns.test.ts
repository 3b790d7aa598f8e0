import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { type Part, type TwoSchools, twoSchools } from '../../support/school/two-schools.ts'

/** The columns of their own rows that a person may change by a direct call. Whatever is not named here is refused. */
const CHANGEABLE: Record<string, string[]> = {
  chat_messages: ['edited_html_content', 'is_visable'],
  chat_sessions: ['is_deleted', 'title'],
  subscriptions: ['school_name'], // an admin's own, and no teacher's
}
/** The columns that a person may read of their own rows. A new column has to be named here first. */
const READABLE: Record<string, string> = {
  chat_messages:
    'also_edited chat_content content context created_at doc doc_version edited_html_content edited_revision html_content id is_visable offer reply_to resource_link resource_type rev role session_id state user_id',
  chat_sessions: 'created_at deleted_at generator_type id is_deleted rev title updated_at user_id',
  resource_revisions: 'base_id created_at device doc html id message_id restored_from saved_at user_id',
  school_memberships:
    'admin_id admin_provided_name created_at email email_confirmed id invitation_sent_at is_managed member_id name_conflict_detected password_reset_completed password_reset_required subscription_status was_invited',
  starred_items: 'chat_session_id folder id item_type message_id name rev school_id starred_at tags user_id',
  subscriptions:
    'cancel_at_period_end current_period_end deletion_due_at is_admin is_trial message_limit own_plan_renews_at plan_type rev school_id school_name status trial_expires_at user_id',
  sync_heads: 'epoch rev user_id',
  sync_tombstones: 'rev row_id table_name user_id',
  teacher_classes: 'devices esol esol_count logo rev room school size teacher updated_at user_id years',
  user_usage: 'count_messages rev user_id',
}

interface Column {
  table: string
  column: string
  type: string
  generated: boolean
  owner: string
}

/** Another value than the one that stands there, as text. */
function otherValue({ type }: Column, now: string | null): string {
  if (type === 'uuid') return '11111111-1111-4111-8111-111111111111'
  if (type === 'boolean') return now === 'true' ? 'false' : 'true'
  if (type === 'jsonb') return '{"forged": true}'
  if (type.startsWith('timestamp')) return '2020-01-01 00:00:00+00'
  return /int|numeric/.test(type) ? '7777' : 'forged'
}

class RollBack extends Error {}

onBothDatabases('every column of one’s own rows', (db) => {
  let town: TwoSchools
  let columns: Column[]
  beforeAll(async () => {
    town = await twoSchools(db())
    columns = await db().as('owner', (tx) =>
      tx.sql<Column>(
        `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attgenerated <> '' as generated,
           (select o.attname from pg_attribute o where o.attrelid = c.oid and o.attname in ('user_id', 'admin_id')) as owner
         from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
           and c.relname !~ '^curriculum'
         order by c.relname collate "C", a.attname collate "C"`,
      ),
    )
  })

  /** Nothing of it is kept. A failure that is no refusal counts as a change, and a value that a trigger put back does not. */
  async function isChangeable(part: Part, one: Column): Promise<boolean> {
    const who = one.table === 'school_memberships' && part !== 'admin' ? 'member_id' : one.owner
    const mine = [town.people[part].id]
    const [row] = await db().as('owner', (tx) =>
      tx.sql<{ now: string | null }>(
        `select ${one.column}::text as now from public.${one.table} where ${who} = $1::text::uuid limit 1`,
        mine,
      ),
    )
    const wanted = otherValue(one, row?.now ?? null)
    const text = `update public.${one.table} set ${one.column} = $2::text::${one.type}
      where ${who} = $1::text::uuid returning ${one.column} = $2::text::${one.type} as is_wanted`
    let changed = false
    try {
      await db().as(town.caller(part), async (tx) => {
        const rows = await tx.sql<{ is_wanted: boolean }>(text, [...mine, wanted])
        changed = rows.some(({ is_wanted }) => is_wanted)
        throw new RollBack()
      })
    } catch (error) {
      if (!(error instanceof RollBack)) return (error as { code?: string }).code !== '42501'
    }
    return changed
  }

  for (const granted of ['as migrated', 'after grant all on all tables']) {
    describe(granted, () => {
      beforeAll(async () => {
        if (granted !== 'as migrated')
          await db().as('owner', (tx) =>
            tx.sql('grant all on all tables in schema public to anon, authenticated'),
          )
      })

      it.each<Part>(['teacher', 'member', 'admin'])(
        '[DATA-75] the %s changes those that are listed, and no other',
        async (part) => {
          const changed: Record<string, string[]> = {}
          for (const one of columns.filter(({ generated }) => !generated))
            if (await isChangeable(part, one))
              changed[one.table] = [...(changed[one.table] ?? []), one.column]
          const expected = { ...CHANGEABLE }
          if (part !== 'admin') delete expected.subscriptions
          expect(changed).toEqual(expected)
        },
      )
    })
  }

  it('has a verdict for reading', () => {
    const found: Record<string, string> = {}
    for (const { table, column } of columns) found[table] = `${found[table] ?? ''} ${column}`.trim()
    expect(found).toEqual(READABLE)
  })
})
