import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, onBothDatabases, type TestDatabase } from '../support/databases/database.ts'
import { call, op, Teacher } from '../support/teacher.ts'

type Command = 'select' | 'insert' | 'update' | 'delete'
interface Case {
  insert: string
  update: string
  /** What the owner of the rows may do; nobody else may do anything. */
  allowed: Command[]
  anyone?: Command[]
}

// $1 is the owner of the rows, $2 their message, $3 their chat, $4 an id nothing has yet.
const cases: Record<string, Case> = {
  chat_sessions: {
    insert: `(id, user_id, generator_type, title) values ($4, $1, 'lessonPlan', 'Mine')`,
    update: `title = 'Changed'`,
    allowed: ['select', 'insert', 'update'],
  },
  chat_messages: {
    insert: `(id, user_id, session_id, role, content) values ($4, $1, $3, 'assistant', 'forged')`,
    update: `edited_html_content = '<p>Mine</p>'`,
    allowed: ['select', 'update'],
  },
  starred_items: {
    insert: `(user_id, message_id, item_type) select $1, m.id, 'lesson_plan' from
      (select $4::uuid as id) m`,
    update: `item_type = 'resource'`,
    allowed: ['select', 'insert', 'delete'],
  },
  user_usage: { insert: `(user_id) values ($1)`, update: 'count_messages = 0', allowed: ['select'] },
  subscriptions: { insert: `(user_id) values ($1)`, update: 'message_limit = 500', allowed: ['select'] },
  teacher_classes: { insert: `(user_id) values ($1)`, update: `teacher = 'forged'`, allowed: ['select'] },
  school_memberships: {
    insert: `(admin_id, member_id) values ($4, $1)`,
    update: 'password_reset_completed = true',
    allowed: ['select'],
  },
  resource_revisions: {
    insert: `(user_id, message_id, html) values ($1, $2, 'forged')`,
    update: `html = 'forged'`,
    allowed: ['select'],
  },
  sync_heads: { insert: `(user_id) values ($1)`, update: 'rev = 0', allowed: ['select'] },
  sync_tombstones: {
    insert: `(user_id, table_name, row_id, rev) values ($1, 'starred_items', $4, 1)`,
    update: 'rev = 0',
    allowed: ['select'],
  },
  curriculum_blocks: {
    insert: `(id, subject, year_group, strand, skill) values (9999, 'a', 'b', 'c', 'd')`,
    update: `skill = 'forged'`,
    allowed: ['select'],
    anyone: ['select'],
  },
  curriculum_goals: {
    insert: `(id, block_id, place, outcome, source) values ('forged', 1, 99, 'forged', 'forged')`,
    update: `outcome = 'forged'`,
    allowed: ['select'],
    anyone: ['select'],
  },
  curriculum_versions: {
    insert: `(only_one, version) values (true, 'forged')`,
    update: `version = 'forged'`,
    allowed: ['select'],
    anyone: ['select'],
  },
}
const commands: Command[] = ['select', 'insert', 'update', 'delete']

class RollBack extends Error {
  readonly count: number
  constructor(count: number) {
    super()
    this.count = count
  }
}

/** How many rows a statement reaches, 'refused' when row security or a grant stops it. Nothing is kept. */
async function reach(
  db: TestDatabase,
  caller: Caller,
  text: string,
  values: unknown[],
): Promise<number | 'refused'> {
  try {
    return await db.as(caller, async (tx) => {
      throw new RollBack((await tx.sql(text, values)).length)
    })
  } catch (error) {
    if (error instanceof RollBack) return error.count
    if ((error as { code?: string }).code === '42501') return 'refused'
    throw error
  }
}

onBothDatabases('rights of every table', (db) => {
  let mine: Teacher
  let other: Teacher
  let admin: Teacher
  let ids: unknown[]
  let unstarred: string

  beforeAll(async () => {
    mine = await Teacher.join(db())
    other = await Teacher.join(db())
    admin = await Teacher.join(db())
    const starred = await mine.send()
    unstarred = (await mine.send()).message
    const lane = `star:${starred.message}`
    const star = { session_id: starred.session, message_id: starred.message, item_type: 'lesson_plan' }
    await mine.apply(
      op('star.set', lane, { ...star, message_id: starred.reply, starred: true }),
      op('star.set', lane, { ...star, message_id: starred.reply, starred: false }),
      op('star.set', lane, { ...star, starred: true }),
      op('resource.save', `resource:${starred.reply}`, {
        session_id: starred.session,
        message_id: starred.reply,
        base_id: null,
        html: '<p>Mine</p>',
      }),
      op('class.set', 'class', { user_id: mine.id, changes: { teacher: 'Ms Ngata' } }),
    )
    await call(db(), 'service', 'set_subscription', { target_user: admin.id, patch: { is_admin: true } })
    await call(db(), 'service', 'link_school_member', {
      admin_user_id: admin.id,
      member_user_id: mine.id,
      details: { was_invited: true },
    })
    ids = [mine.id, starred.message, starred.session, randomUUID()]
  })

  /** The statement with only the parameters it names, renumbered. */
  function statement(table: string, command: Command): [string, unknown[]] {
    const own =
      table.startsWith('curriculum') || table === 'school_memberships' ? 'true' : 'user_id = $1::text::uuid'
    const test = cases[table]
    const text = {
      select: `select * from public.${table} where ${own}`,
      insert: `insert into public.${table} ${test?.insert.replace(/\$(\d)(?!::)/g, '$$$1::text::uuid')} returning 1`,
      update: `update public.${table} set ${test?.update} where ${own} returning 1`,
      delete: `delete from public.${table} where ${own} returning 1`,
    }[command]
    const values = table === 'starred_items' ? [...ids.slice(0, 3), unstarred] : ids
    const used: unknown[] = []
    const renumbered = text.replace(/\$(\d)(::text)?(::uuid)/g, (_all, at: string) => {
      used.push(values[Number(at) - 1])
      return `$${used.length}::text::uuid`
    })
    return [renumbered, used]
  }

  for (const granted of ['as migrated', 'after grant all on all tables']) {
    describe(granted, () => {
      beforeAll(async () => {
        if (granted !== 'as migrated')
          await db().as('owner', (tx) =>
            tx.sql('grant all on all tables in schema public to anon, authenticated'),
          )
      })

      it('covers every table of the schema, each with row security', async () => {
        const tables = await db().as('owner', (tx) =>
          tx.sql<{ relname: string; relrowsecurity: boolean }>(
            `select relname, relrowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
          ),
        )
        expect(tables.map((t) => t.relname).sort()).toEqual(Object.keys(cases).sort())
        expect(tables.filter((t) => !t.relrowsecurity)).toEqual([])
      })

      for (const [table, test] of Object.entries(cases))
        for (const command of commands) {
          it(`[DATA-22] [DATA-71] [DATA-72] ${command} on ${table}: the owner, another teacher, a visitor`, async () => {
            const [text, values] = statement(table, command)
            const owner = await reach(db(), mine.caller, text, values)
            if (test.allowed.includes(command)) expect(owner).toBeGreaterThan(0)
            else expect(owner === 'refused' || owner === 0).toBe(true)
            for (const stranger of [other.caller, 'anon'] as const) {
              const reached = await reach(db(), stranger, text, values)
              if (test.anyone?.includes(command)) expect(reached).toBeGreaterThan(0)
              else expect([0, 'refused']).toContain(reached)
            }
          })
        }

      it.each([
        ['user_usage', 'count_messages = 0'],
        ['subscriptions', 'message_limit = 500'],
        ['subscriptions', `plan_type = 'teacher'`],
        ['subscriptions', `status = 'active'`],
        ['subscriptions', 'is_admin = true'],
        ['subscriptions', 'is_trial = true'],
        ['subscriptions', `trial_expires_at = now() + interval '1 year'`],
        ['subscriptions', `current_period_end = now() + interval '1 year'`],
        ['subscriptions', `school_name = 'Not my school'`],
        ['teacher_classes', `teacher = 'not me'`],
        ['school_memberships', 'password_reset_completed = true'],
        ['school_memberships', 'password_reset_required = false'],
        ['chat_messages', `content = 'not what was said'`],
        ['chat_messages', `state = 'done'`],
        ['chat_messages', 'session_id = gen_random_uuid()'],
        ['chat_messages', `edited_revision = gen_random_uuid()`],
        ['chat_messages', `created_at = now() - interval '1 year'`],
        ['chat_sessions', `generator_type = 'resourceGenerator'`],
        ['chat_sessions', `created_at = now() - interval '1 year'`],
        ['starred_items', `school_id = gen_random_uuid()`],
      ])('[DATA-75] a client cannot set %s.%s', async (table, change) => {
        expect([0, 'refused']).toContain(
          await reach(db(), mine.caller, `update public.${table} set ${change} returning 1`, []),
        )
      })

      it.each([
        'message_limit = 5000',
        `plan_type = 'school'`,
        `status = 'active'`,
        'is_trial = true',
        'cancel_at_period_end = true',
        `current_period_end = now() + interval '1 year'`,
      ])('[DATA-75] a school admin, who may name the school, cannot set %s', async (change) => {
        const set = (what: string) =>
          reach(db(), admin.caller, `update public.subscriptions set ${what} returning 1`, [])
        expect(await set(change)).toBe('refused')
        expect(await set(`school_name = 'Te Kura'`)).toBe(1)
      })

      it('a row never moves to another owner', async () => {
        expect([0, 'refused']).toContain(
          await reach(
            db(),
            mine.caller,
            `with moved as (update public.chat_sessions set user_id = $1::text::uuid returning user_id)
             select * from moved where user_id = $1::text::uuid`,
            [other.id],
          ),
        )
      })

      it('nobody truncates', async () => {
        expect(await reach(db(), mine.caller, 'truncate public.curriculum_goals', [])).toBe('refused')
        expect(await reach(db(), 'anon', 'truncate public.sync_tombstones', [])).toBe('refused')
      })

      it('schema private is closed', async () => {
        for (const table of ['applied_ops', 'usage_ledger', 'generation_jobs'])
          expect(await reach(db(), mine.caller, `select * from private.${table}`, [])).toBe('refused')
      })
    })
  }
})
