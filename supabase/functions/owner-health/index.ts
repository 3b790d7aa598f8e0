import type { OwnerHealth, OwnerReport } from '../_shared/content/contract.ts'
import { endpoint, json, plainText } from '../_shared/http/answer.ts'
import { needServiceKey } from '../_shared/http/caller.ts'
import { rpc } from '../_shared/http/rpc.ts'
import { setting } from '../_shared/http/settings.ts'

/** Whether they are set decides what works. Their values never leave the function. */
const SETTINGS = [
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'MAIL_FROM',
  'MAIL_CONTACT_TO',
  'MAIL_APP_ORIGIN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_TEACHER',
  'STRIPE_PRICE_SCHOOL',
  'STRIPE_RETURN_ORIGINS',
  'MODEL_PROVIDER',
  'GENERATOR_WEBHOOK_URL',
]

/** Counters in the form that hosts scrape. */
function counters({ replies, payments_to_do }: OwnerReport): string {
  const lines = Object.entries(replies).map(([state, count]) => `mahere_replies{state="${state}"} ${count}`)
  return `${['# TYPE mahere_replies gauge', ...lines, '# TYPE mahere_payments_to_do gauge', `mahere_payments_to_do ${payments_to_do}`].join('\n')}\n`
}

/** Tells the owner what is missing and what goes wrong: as JSON, or as counters for whoever asks for plain text. */
Deno.serve(
  endpoint(async (request) => {
    needServiceKey(request)
    const report = await rpc<OwnerReport>('owner_report', {})
    if (request.headers.get('accept')?.startsWith('text/plain')) return plainText(counters(report))
    const health: OwnerHealth = {
      report,
      settings: Object.fromEntries(SETTINGS.map((name) => [name, setting(name) !== undefined])),
    }
    return json(health)
  }, 'GET'),
)
