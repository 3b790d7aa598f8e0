import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ask, type Finding, finding, keyed, type Target } from './finding.ts'

const FUNCTIONS = fileURLToPath(new URL('../../functions/', import.meta.url))

interface AuthSettings {
  disable_signup?: boolean
  mailer_autoconfirm?: boolean
  external?: Record<string, boolean>
}

/** The names of our functions: the folders that hold one. */
export const functionNames = () =>
  readdirSync(FUNCTIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)

async function checkRows({ url, key }: Target): Promise<Finding[]> {
  const call = (name: string) =>
    ask(`${url}/rest/v1/rpc/${name}`, { method: 'POST', headers: keyed(key), body: '{}' })
  const version = await call('curriculum_version')
  const text = await version.text()
  const closed = await call('bootstrap')
  await closed.body?.cancel()
  return [
    finding('the key', version.status !== 401, 'The project does not know this publishable key.'),
    finding(
      'the migrations',
      version.ok || version.status === 401,
      'curriculum_version cannot be called. Push the migrations: supabase db push --remote --include-seed.',
    ),
    finding(
      'the curriculum',
      !version.ok || !['', 'null', '""'].includes(text),
      'There is no curriculum. Push with --include-seed, after writing seed.sql.',
    ),
    finding(
      'the doors of the database',
      [401, 403, 404].includes(closed.status),
      `bootstrap answers ${closed.status} to a visitor, who must be refused.`,
    ),
  ]
}

async function checkFunctions({ url, key }: Target): Promise<Finding[]> {
  const missing: string[] = []
  for (const name of functionNames()) {
    const answer = await ask(`${url}/functions/v1/${name}`, { method: 'OPTIONS', headers: { apikey: key } })
    await answer.body?.cancel()
    if (answer.status === 404 || answer.status >= 500) missing.push(`${name} (${answer.status})`)
  }
  return [
    finding(
      'the functions',
      missing.length === 0,
      `Not deployed or broken: ${missing.join(', ')}. Deploy: supabase functions deploy --use-api.`,
    ),
  ]
}

async function checkAuth({ url, key, app }: Target): Promise<Finding[]> {
  const answer = await ask(`${url}/auth/v1/settings`, { headers: keyed(key) })
  if (!answer.ok) {
    await answer.body?.cancel()
    return [{ what: 'the settings of sign-in', unseen: `${url}/auth/v1/settings answered ${answer.status}` }]
  }
  const settings = (await answer.json()) as AuthSettings
  const found = [
    finding('signing up', settings.disable_signup === false, 'Nobody can sign up. Turn sign-ups on.'),
    finding(
      'confirmed emails',
      settings.mailer_autoconfirm === false,
      'Accounts are not confirmed by email. Push config.toml: supabase config push.',
    ),
    ...['google', 'apple'].map((name) =>
      finding(
        `sign-in with ${name}`,
        settings.external?.[name] === true,
        `${name} is off, and the sign-in page offers it.`,
      ),
    ),
  ]
  if (app === undefined) return [...found, { what: 'redirects', unseen: 'name the app with --app' }]
  const link = new URLSearchParams({ type: 'recovery', token: 'none', redirect_to: `${app}/auth` })
  const led = await ask(`${url}/auth/v1/verify?${link}`, { headers: { apikey: key } })
  await led.body?.cancel()
  const to = led.headers.get('location') ?? ''
  return [
    ...found,
    finding(
      'redirects',
      to.startsWith(`${app}/`),
      `A link in an email leads to ${to || 'nowhere'} and not to ${app}. Set MAHERE_APP_ORIGIN and MAHERE_APP_REDIRECTS and push config.toml.`,
    ),
  ]
}

/** What anybody can see from outside. Nothing is written. */
export async function checkOutside(target: Target): Promise<Finding[]> {
  const rows = await checkRows(target)
  return [...rows, ...(await checkFunctions(target)), ...(await checkAuth(target))]
}
