import postgres from 'postgres'
import type { Stage } from './database.ts'
import { buildBaseline, completeSchema, PLATFORM_SQL, TEMPLATES } from './database-schema.ts'
import type { PostgresServer } from './postgres-server.ts'

// The owner of our schema is no superuser and clients connect as authenticator, as on a hosted project.
const SERVER_ROLES = `
create role mahere_owner login password 'postgres';
create role authenticator login noinherit password 'postgres';
`
const AS_HOSTED = `
grant anon, authenticated, service_role to authenticator;
grant supabase_auth_admin to authenticator;
grant usage on schema auth to mahere_owner, anon, authenticated, service_role;
grant select, references, delete on auth.users to mahere_owner;
grant select, delete on auth.sessions to mahere_owner;
`

/** Makes the two databases that tests and bench copy: the schema of the first release, and that of now. */
export async function makeTemplates({ port }: PostgresServer): Promise<void> {
  const connect = (user: string, database: string) =>
    postgres({
      host: '127.0.0.1',
      port,
      password: 'postgres',
      max: 1,
      onnotice: () => undefined,
      user,
      database,
    })
  const build = async (stage: Stage, how: typeof buildBaseline) => {
    const owner = connect('mahere_owner', TEMPLATES[stage])
    await how((sql) => owner.unsafe(sql))
    await owner.end()
  }
  const admin = connect('postgres', 'postgres')
  await admin.unsafe(SERVER_ROLES)
  await admin.unsafe(`create database ${TEMPLATES.baseline} owner mahere_owner`)
  const inside = connect('postgres', TEMPLATES.baseline)
  await inside.unsafe(PLATFORM_SQL + AS_HOSTED)
  await inside.end()
  await build('baseline', buildBaseline)
  await admin.unsafe(`create database ${TEMPLATES.current} template ${TEMPLATES.baseline} owner mahere_owner`)
  await build('current', completeSchema)
  await admin.end()
}
