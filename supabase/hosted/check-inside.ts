import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OwnerHealth } from '../functions/_shared/content/contract.ts'
import { ask, type Finding, finding, keyed, type Target } from './finding.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))
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
  if (secret === undefined)
    return [
      {
        what: 'timers, Vault, publication, secrets and failed replies',
        unseen: 'give a secret key with --secret',
      },
    ]
  const answer = await ask(`${url}/functions/v1/owner-health`, { headers: keyed(secret) })
  if (!answer.ok)
    return [
      finding(
        'the owner’s view',
        false,
        `owner-health answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`,
      ),
    ]
  const { report, settings } = (await answer.json()) as OwnerHealth
  const set = Object.keys(settings).filter((name) => settings[name])
  const { overdue, failed_today } = report.replies
  const why = report.failures.map(({ times, kind, reason }) => `${times} × ${kind}: ${reason}`).join('; ')
  return [
    compared('every migration', versions(), report.migrations, 'Push them: supabase db push --remote.'),
    finding(
      'goals and lessons',
      report.goals > 0 && report.lessons > 0,
      'The curriculum or the bank of lessons is empty. Push with --include-seed.',
    ),
    compared(
      'timers',
      TIMERS,
      report.timers,
      'Turn on pg_cron and pg_net, then run the last part of the migrations that name them again.',
    ),
    compared(
      'secrets in Vault',
      SECRETS,
      report.secrets,
      'Without them dropped replies are not taken up again.',
    ),
    compared(
      'tables that realtime publishes',
      PUBLISHED,
      report.published,
      'Other devices would hear of changes only when they look.',
    ),
    compared(
      'mail',
      MAIL,
      set,
      'Set them with supabase secrets set. The contact form and invitations need them.',
    ),
    compared(
      'payments',
      STRIPE,
      set,
      'Set them with supabase secrets set. Nobody can buy a plan until then.',
    ),
    finding(
      'replies that wait',
      overdue === 0,
      `${overdue} replies have waited for minutes, so the sweep does not reach the functions.`,
    ),
    finding('replies of the last day', failed_today === 0, `${failed_today} failed. ${why}`),
    finding(
      'payments to settle',
      report.payments_to_do === 0,
      `${report.payments_to_do} findings wait in private.payment_findings.`,
    ),
  ]
}
