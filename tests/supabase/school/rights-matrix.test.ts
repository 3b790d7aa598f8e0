import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, onBothDatabases, type TestDatabase } from '../../support/databases/database.ts'
import { opsOn, type Part, type TwoSchools, twoSchools, wordsOf } from '../../support/school/two-schools.ts'
import type { Teacher } from '../../support/teacher.ts'

const PARTS: (Part | 'anon')[] = ['anon', 'teacher', 'member', 'ex-member', 'admin', 'other admin']
/** Whom the calls of functions name; the others stand for the same kinds. */
const NAMED = ['teacher', 'colleague', 'admin', 'other admin'] as const
/** Tables that everybody may read. Every other table names the owners of each row in one of the columns below. */
const OPEN = ['curriculum_blocks', 'curriculum_goals', 'curriculum_versions']
const NUMBER = /int|double|numeric/
const OWNERS = ['user_id', 'admin_id', 'member_id']

interface Table {
  schema: string
  name: string
  columns: string[]
}
const fullName = (table: Table) => `${table.schema}.${table.name}`
/** The column that a nudge moves. */
const headNumber = (table: Table) => (fullName(table) === 'public.sync_heads' ? 'rev' : '')
const ownersOf = (table: Table) => OWNERS.filter((column) => table.columns.includes(column))

/** The tables come from the catalogue, so that a new one is in the matrix without a word here. */
const tablesOf = (db: TestDatabase) =>
  db.as('owner', (tx) =>
    tx.sql<Table>(
      `select n.nspname as schema, c.relname as name,
         array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and a.attgenerated = '') as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'v', 'm', 'p') and n.nspname in ('public', 'private') order by 1, 2`,
    ),
  )

interface Callable {
  name: string
  names: string[] | null
  types: string[]
  roles: string[]
}
const functionsOf = (db: TestDatabase) =>
  db.as('owner', (tx) =>
    tx.sql<Callable>(
      `select p.proname as name, p.proargnames[1:p.pronargs]::text[] as names,
         array(select format_type(t, null) from unnest(p.proargtypes) with ordinality as x(t, n) order by n) as types,
         array(select r from unnest(array['anon', 'authenticated']) r where has_function_privilege(r, p.oid, 'execute')) as roles
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by 1`,
    ),
  )

class RollBack extends Error {}

/** The rows of a statement of which nothing is kept, or the code of its refusal. */
async function tried(db: TestDatabase, caller: Caller, text: string, values: unknown[] = []) {
  let rows: Record<string, unknown>[] = []
  try {
    await db.as(caller, async (tx) => {
      rows = await tx.sql(text, values)
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) return { rows: [], code: String((error as { code?: string }).code) }
  }
  return { rows, code: '' }
}

onBothDatabases('the rights matrix of schools', (db) => {
  let town: TwoSchools
  let tables: Table[]
  let functions: Callable[]
  beforeAll(async () => {
    town = await twoSchools(db())
    tables = await tablesOf(db())
    functions = await functionsOf(db())
  })
  const idOf = (part: Part | 'anon') => (part === 'anon' ? '' : town.people[part].id)

  /** What this caller reaches of `table` although it belongs to others. */
  async function leaksOf(table: Table, part: Part | 'anon'): Promise<string[]> {
    const [caller, name, owners] = [town.caller(part), fullName(table), ownersOf(table)]
    const isOpen = table.schema === 'public' && OPEN.includes(table.name)
    const foreign = owners.length
      ? owners.map((c) => `coalesce(${c}::text, '') <> $1`).join(' and ')
      : `$1 = $1`
    const me = [idOf(part) || 'nobody']
    const leaks: string[] = []
    const attempt = async (what: string, text: string, values: unknown[] = me) => {
      const { rows, code } = await tried(db(), caller, text, values)
      if (rows.length > 0) leaks.push(`${part} can ${what} ${name}`)
      else if (code !== '' && code !== '42501') leaks.push(`${part}, ${what} ${name}: ${code} is no refusal`)
    }
    if (!isOpen) await attempt('read', `select 1 from ${name} where ${foreign}`)
    await attempt('delete from', `delete from ${name} where ${foreign} returning 1`)
    // Schema private is closed as a whole, so one column stands for all of a table.
    for (const column of table.schema === 'private' ? table.columns.slice(0, 1) : table.columns)
      await attempt(
        `set ${column} of`,
        `update ${name} set ${column} = ${column} where ${foreign} returning 1`,
      )
    const [sample] = await db().as('owner', (tx) =>
      tx.sql<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t where ${foreign} limit 1`, me),
    )
    if (sample)
      await attempt(
        'insert into',
        `insert into ${name} select * from jsonb_populate_record(null::${name}, $1::text::jsonb) returning 1`,
        [sample.row],
      )
    else if (table.schema === 'public') leaks.push(`${name} has no row of others to try with`)
    return leaks
  }

  for (const granted of ['as migrated', 'after grant all on all tables']) {
    describe(granted, () => {
      beforeAll(async () => {
        if (granted !== 'as migrated')
          await db().as('owner', (tx) =>
            tx.sql('grant all on all tables in schema public to anon, authenticated'),
          )
      })

      it.each(PARTS)(
        '[DATA-22] [DATA-71] [DATA-72] every table, for the %s: nothing of others',
        async (part) => {
          const leaks: string[] = []
          for (const table of tables) leaks.push(...(await leaksOf(table, part)))
          expect(leaks).toEqual([])
        },
      )
    })
  }

  it('every table names its owners or is open to all', () => {
    const unknown = tables.filter((t) => t.schema === 'public' && ownersOf(t).length === 0)
    expect(unknown.map(({ name }) => name)).toEqual(OPEN)
  })

  it('realtime tells only of tables whose rows name one owner', async () => {
    const told = await db().as('owner', (tx) =>
      tx.sql<{ name: string }>(
        `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'z_tell'`,
      ),
    )
    expect(told.length).toBeGreaterThan(0)
    for (const { name } of told)
      expect(ownersOf(tables.find((t) => t.name === name) as Table)).toEqual(['user_id'])
  })

  /** Those whose rows and words the caller may not touch. */
  function strangersTo(part: Part | 'anon'): Teacher[] {
    const own = part === 'admin' ? ['admin', 'member', 'colleague'] : ['other admin', 'other member']
    const close = part === 'admin' || part === 'other admin' ? own : [part]
    return Object.entries(town.people)
      .filter(([name]) => !close.includes(name))
      .map(([, person]) => person)
  }

  /** Of a school, those who hear that its shelf changed: the number of their head moves, and nothing else. */
  const nudgedBy = (part: Part | 'anon'): string[] =>
    part === 'member' ? [town.people.admin, town.people.colleague].map(({ id }) => id) : []

  const snapshot = (people: Teacher[], nudged: readonly string[] = []) =>
    db().as('owner', async (tx) => {
      const held: Record<string, unknown> = {}
      for (const table of tables.filter((t) => ownersOf(t).length > 0)) {
        const [owner] = ownersOf(table)
        const [{ rows } = { rows: '' }] = await tx.sql<{ rows: string }>(
          `select coalesce(jsonb_agg(r.row order by r.row::text), '[]')::text as rows from (
             select to_jsonb(t) - case when ${owner}::text = any($2::text::text[]) then $3::text else '' end as row
             from ${fullName(table)} t where ${owner}::text = any($1::text::text[])) r`,
          [`{${people.map(({ id }) => id).join(',')}}`, `{${nudged.join(',')}}`, headNumber(table)],
        )
        held[fullName(table)] = rows
      }
      return held
    })

  /** One value for each argument, naming this person and their rows. */
  function argument(type: string, id: string, number: string, victim: Teacher): string {
    const theirs = town.belongings.get(victim.id)
    if (type === 'uuid') return id
    if (type === 'uuid[]') return `{${Object.values(theirs ?? {}).join(',')}}`
    if (type === 'text[]') return `{${victim.id}@school.test}`
    if (type === 'jsonb') return JSON.stringify(theirs ? opsOn(theirs) : {})
    if (type === 'boolean') return 'true'
    return NUMBER.test(type) ? number : `${victim.id}@school.test`
  }

  /** What a call answers, or nothing when it is refused. A number may be a position to read from or to read up to. */
  async function answersOf(caller: Caller, { name, names, types }: Callable, victim: Teacher, id: string) {
    const list = types.map((type, at) => `${names?.[at]} => $${at + 1}::text::${type}`).join(', ')
    const call = `select to_jsonb(public.${name}(${list}))::text as said`
    const numbers = types.some((type) => NUMBER.test(type)) ? ['0', '1000000000'] : ['0']
    let said = ''
    for (const number of numbers) {
      const values = types.map((type) => argument(type, id, number, victim))
      const rows = await db()
        .as(caller, (tx) => tx.sql<{ said: string }>(call, values))
        .catch(() => [])
      said += rows.map((row) => row.said).join()
    }
    return said
  }

  it.each(PARTS)('[DATA-74] every function, for the %s: neither words nor rows of others', async (part) => {
    const [caller, strangers] = [town.caller(part), strangersTo(part)]
    // The log of a school keeps the addresses of those who left.
    const inLog = (person: Teacher) => part === 'admin' && person === town.people['ex-member']
    const secrets = strangers.flatMap((person) =>
      inLog(person) ? [wordsOf(person)] : [wordsOf(person), `${person.id}@school.test`],
    )
    const role = part === 'anon' ? 'anon' : 'authenticated'
    const open = functions.filter(({ roles }) => roles.includes(role))
    const nudged = nudgedBy(part)
    const [before, leaks, answered] = [await snapshot(strangers, nudged), [] as string[], new Set<string>()]
    // Under their own id the caller names the others' rows.
    const named = strangers.filter((person) => NAMED.some((name) => town.people[name] === person))
    for (const victim of named)
      for (const id of [...Object.values(town.belongings.get(victim.id) ?? {}), idOf(part) || victim.id])
        for (const one of open) {
          const said = await answersOf(caller, one, victim, id)
          if (said !== '') answered.add(one.name)
          if (secrets.some((secret) => said.includes(secret)))
            leaks.push(`${one.name}: ${said.slice(0, 200)}`)
        }
    expect(leaks).toEqual([])
    expect(await snapshot(strangers, nudged)).toEqual(before)
    expect([...answered]).toContain(part === 'anon' ? 'get_unique_subjects' : 'apply_ops')
  })
})
