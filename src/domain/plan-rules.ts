import { DEFAULT_MESSAGE_LIMIT } from './product.ts'
import type { Subscription, UserUsage } from './rows.ts'

export interface PlanState {
  /** The messages that the server has counted plus those that wait on this device. */
  used: number
  max: number
  /** The messages waiting on this device that go beyond the plan's limit. */
  waitingBeyond: number
  canSendMessage: boolean
  nearLimit: boolean
  atLimit: boolean
  planName: 'Free Trial' | 'Teacher' | 'School'
  isPremium: boolean
  isFreeUser: boolean
  isTrialActive: boolean
  isCancelledButActive: boolean
  isActivePremium: boolean
  canGenerateResources: boolean
  isAdmin: boolean
  /** True if this teacher pays for the plan; a school's member does not (OP-63). */
  isPayer: boolean
  /** True if a payer's plan is cancelled and ends with its period, also while a payment is open, which `isCancelledButActive` leaves out. */
  isEnding: boolean
  cancelAtPeriodEnd: boolean
  status: string | null
  currentPeriodEnd: string | null
  /** When a member, for whom the school pays, is charged next for a plan of their own. Null for everybody else. */
  ownPlanRenewsAt: string | null
  schoolName: string | null
  isTrial: boolean
  trialExpiresAt: string | null
}

interface PlanFacts {
  subscription: Subscription | undefined
  usage: UserUsage | undefined
  /** Messages on this device that the server has not counted yet. */
  queued: number
  /** Milliseconds since 1970. */
  now: number
}

/** [PLAN-10] … [PLAN-19] The limits of a teacher's plan. The app shows them; the server enforces them. */
export function planState({ subscription, usage, queued, now }: PlanFacts): PlanState {
  const max = subscription?.message_limit ?? DEFAULT_MESSAGE_LIMIT
  const used = (usage?.count_messages ?? 0) + queued
  const paid = max > DEFAULT_MESSAGE_LIMIT
  const cancelled = Boolean(subscription?.cancel_at_period_end && subscription.status === 'active')
  const trial = isTrialRunning(subscription, now)
  const pays = paid && subscription?.plan_type !== 'school_member'
  return {
    used,
    max,
    waitingBeyond: Math.max(0, Math.min(queued, used - max)),
    canSendMessage: used < max,
    nearLimit: used >= max * 0.8 && used < max,
    atLimit: used >= max,
    planName: !paid ? 'Free Trial' : isOfSchool(subscription) ? 'School' : 'Teacher',
    isPremium: paid || trial,
    isFreeUser: !paid && !trial,
    isTrialActive: trial,
    isCancelledButActive: cancelled,
    isActivePremium: paid && !cancelled && !trial,
    canGenerateResources: paid && !cancelled,
    isAdmin: subscription?.is_admin ?? false,
    isPayer: pays,
    isEnding: pays && Boolean(subscription?.cancel_at_period_end),
    cancelAtPeriodEnd: subscription?.cancel_at_period_end ?? false,
    status: subscription?.status ?? null,
    currentPeriodEnd: subscription?.current_period_end ?? null,
    ownPlanRenewsAt: subscription?.own_plan_renews_at ?? null,
    schoolName: subscription?.school_name ?? null,
    isTrial: subscription?.is_trial ?? false,
    trialExpiresAt: subscription?.trial_expires_at ?? null,
  }
}

/** `7 of 10 messages`. The first number never exceeds the second: `10 of 10 messages, 1 more waiting`. */
export function usageText({ used, max, waitingBeyond }: PlanState): string {
  const text = `${Math.min(used, max)} of ${max} messages`
  return waitingBeyond > 0 ? `${text}, ${waitingBeyond} more waiting` : text
}

/**
 * True if a school's payment gives this plan. A row that only names a school tells nothing: a member who waits for a licence
 * may pay for Teacher, and so may who ran a school before.
 */
const isOfSchool = (subscription: Subscription | undefined): boolean =>
  Boolean(subscription?.is_admin) || subscription?.plan_type.startsWith('school') === true

function isTrialRunning(subscription: Subscription | undefined, now: number): boolean {
  if (!subscription?.is_trial || !subscription.trial_expires_at) return false
  return Date.parse(subscription.trial_expires_at) > now
}
