import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OwnerHealth, OwnerReport } from '../../functions/_shared/content/contract.ts'
import { ask, type Finding, finding, keyed, type Target } from './finding.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))
const TIMERS = ['deletions', 'payments', 'periods', 'plans', 'retention', 'sweep'].map(
  (name) => `mahere-${name}`,
)
const SECRETS = ['mahere_functions_url', 'mahere_service_key']
const PUBLISHED = [
  'chat_messages',
  'chat_sessions',
  'starred_items',
  'subscriptions',
  'sync_heads',
  'user_usage',
]
const MAIL = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM', 'MAIL_CONTACT_TO', 'MAIL_APP_ORIGIN']
const STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_TEACHER',
  'STRIPE_PRICE_SCHOOL',
  'STRIPE_RETURN_ORIGINS',
]

const versions = () =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, 14))

/** What of `wanted` is not in `found`; null, for a database that does not have or show it, counts as not looked at. */
function compared(what: string, wanted: string[], found: string[] | null, cure: string): Finding {
  if (found === null) return { what, unseen: 'this database has none or does not show them' }
  const missing = wanted.filter((one) => !found.includes(one))
  return finding(what, missing.length === 0, `Missing: ${missing.join(', ')}. ${cure}`)
}

/** What only the owner may see, with the secret key. Nothing is written. */
export async function checkInside({ url, secret }: Target): Promise<Finding[]> {
  const what = 'timers, Vault, publication, secrets and failed replies'
  if (secret === undefined) return [{ what, unseen: 'give a secret key with --secret' }]
  const answer = await ask(`${url}/functions/v1/owner-health`, { headers: keyed(secret) })
  if (!answer.ok) {
    const text = (await answer.text()).slice(0, 200)
    return [finding('the owner’s view', false, `owner-health answers ${answer.status}: ${text}`)]
  }
  const { report, settings } = (await answer.json()) as OwnerHealth
  const set = Object.keys(settings).filter((name) => settings[name])
  return [...deployed(report, set), ...healthy(report)]
}

function deployed(report: OwnerReport, set: string[]): Finding[] {
  const cron = 'Turn on pg_cron and pg_net, then run the parts of the migrations that name them again.'
  const secrets = 'Set them with supabase secrets set.'
  return [
    compared('every migration', versions(), report.migrations, 'Push them: supabase db push --remote.'),
    finding(
      'goals and lessons',
      report.goals > 0 && report.lessons > 0,
      'The curriculum or the bank of lessons is empty. Push with --include-seed.',
    ),
    compared('timers', TIMERS, report.timers, cron),
    compared(
      'secrets in Vault',
      SECRETS,
      report.secrets,
      'Dropped replies are not taken up again until then.',
    ),
    compared('tables that realtime publishes', PUBLISHED, report.published, 'Devices hear of nothing.'),
    compared('mail', MAIL, set, `${secrets} The contact form and invitations need them.`),
    compared('payments', STRIPE, set, `${secrets} Nobody can buy a plan until then.`),
  ]
}

function healthy({ replies, failures, payments_to_do: toDo }: OwnerReport): Finding[] {
  const why = failures.map(({ times, kind, reason }) => `${times} × ${kind}: ${reason}`).join('; ')
  return [
    finding(
      'replies that wait',
      replies.overdue === 0,
      `${replies.overdue} replies have waited for minutes, so the sweep does not reach the functions.`,
    ),
    finding('replies of the last day', replies.failed_today === 0, `${replies.failed_today} failed. ${why}`),
    finding('payments to settle', toDo === 0, `${toDo} findings wait in private.payment_findings.`),
  ]
}
