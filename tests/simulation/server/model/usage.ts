import { DEFAULT_MESSAGE_LIMIT } from '#domain/product.ts'
import type { Account } from './account.ts'

/* private.ensure_account, reset_period, charge and refund. */

export function ensureAccount(account: Account): void {
  const { rows } = account.data
  const { userId } = account
  if (!rows.subscriptions.has(userId)) {
    account.put('subscriptions', {
      user_id: userId,
      message_limit: DEFAULT_MESSAGE_LIMIT,
      plan_type: 'free',
      cancel_at_period_end: false,
      status: null,
      current_period_end: null,
      school_name: null,
      school_id: null,
      is_trial: false,
      trial_expires_at: null,
      is_admin: false,
      deletion_due_at: null,
      own_plan_renews_at: null,
    })
  }
  if (!rows.user_usage.has(userId)) account.put('user_usage', { user_id: userId, count_messages: 0 })
}

export const usedBy = (account: Account) =>
  account.data.rows.user_usage.get(account.userId)?.count_messages ?? 0
const limitOf = (account: Account) =>
  account.data.rows.subscriptions.get(account.userId)?.message_limit ?? DEFAULT_MESSAGE_LIMIT

/** Paid accounts start each month at zero. */
export function resetPeriod(account: Account): void {
  const { data } = account
  if (limitOf(account) <= DEFAULT_MESSAGE_LIMIT) {
    data.period = null
    return
  }
  if (!data.period?.over) {
    data.period ??= { over: false, n: 0 }
    return
  }
  const used = usedBy(account)
  data.ledger.push({ key: `period ${data.period.n}`, reason: 'reset', units: -used, at: account.now() })
  data.period = { over: false, n: data.period.n + 1 }
  if (used > 0) account.change('user_usage', account.userId, { count_messages: 0 })
}

/** Answers a reason when there is nothing left to charge. */
export function charge(account: Account, key: string): string | undefined {
  ensureAccount(account)
  resetPeriod(account)
  const { ledger } = account.data
  if (ledger.some((entry) => entry.key === key && entry.reason === 'charge')) return undefined
  const used = usedBy(account)
  if (used >= limitOf(account)) return 'message_limit'
  ledger.push({ key, reason: 'charge', units: 1, at: account.now() })
  account.change('user_usage', account.userId, { count_messages: used + 1 })
  return undefined
}

/** Refunds a charge once, and only within the month it was charged in. */
export function refund(account: Account, key: string): void {
  const { ledger } = account.data
  const charged = ledger.find((entry) => entry.key === key && entry.reason === 'charge')
  if (!charged || ledger.some((entry) => entry.key === key && entry.reason === 'refund')) return
  const later = ledger.some(({ reason, at }) => reason === 'reset' && at > charged.at)
  ledger.push({ key, reason: 'refund', units: later ? 0 : -1, at: account.now() })
  if (!later)
    account.change('user_usage', account.userId, { count_messages: Math.max(0, usedBy(account) - 1) })
}
