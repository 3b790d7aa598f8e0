import { describe, expect, it } from 'vitest'
import { planState, usageText } from '#domain/plan-rules.ts'
import type { Subscription } from '#domain/rows.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const free: Subscription = {
  user_id: 'u',
  message_limit: 10,
  plan_type: 'free',
  cancel_at_period_end: false,
  status: null,
  current_period_end: null,
  school_name: null,
  school_id: null,
  is_trial: false,
  trial_expires_at: null,
  is_admin: false,
  rev: 1,
}
const state = (change: Partial<Subscription> = {}, used = 0, queued = 0) =>
  planState({
    subscription: { ...free, ...change },
    usage: { user_id: 'u', count_messages: used, rev: 1 },
    queued,
    now: NOW,
  })

describe('planState', () => {
  it('[PLAN-18] [CHAT-143] is free with 0 of 10 without rows', () => {
    const none = planState({ subscription: undefined, usage: undefined, queued: 0, now: NOW })
    expect(none).toMatchObject({
      used: 0,
      max: 10,
      isFreeUser: true,
      canSendMessage: true,
      planName: 'Free Trial',
    })
  })

  it('[PLAN-99] [SYS-21] never shows more used messages than the limit: the others wait', () => {
    const words = [state({}, 7, 1), state({}, 9, 1), state({}, 9, 2), state({}, 10, 3), state({}, 132)]
    expect(words.map(usageText)).toEqual([
      '8 of 10 messages',
      '10 of 10 messages',
      '10 of 10 messages, 1 more waiting',
      '10 of 10 messages, 3 more waiting',
      '10 of 10 messages',
    ])
  })

  it('[PLAN-12] [PLAN-63] keeps a paid plan whatever month the clock of the device says', () => {
    const paid = { ...free, message_limit: 500, plan_type: 'premium', status: 'active' } as const
    const rows = { ...paid, current_period_end: '2026-12-21T00:00:00Z' }
    const at = (now: string) =>
      planState({
        subscription: rows,
        usage: { user_id: 'u', count_messages: 12, rev: 1 },
        queued: 0,
        now: Date.parse(now),
      })
    for (const clock of [
      '2020-01-01T00:00:00Z',
      '2026-12-20T00:00:00Z',
      '2027-02-01T00:00:00Z',
      '2099-01-01T00:00:00Z',
    ])
      expect(at(clock)).toEqual(at('2026-11-21T00:00:00Z'))
    expect(at('2027-02-01T00:00:00Z')).toMatchObject({
      isPremium: true,
      used: 12,
      max: 500,
      canSendMessage: true,
    })
  })

  it('[PLAN-10] [PLAN-11] [PLAN-13] ends a trial at its expiry', () => {
    const trial = { is_trial: true, trial_expires_at: '2026-11-21T00:00:01Z' }
    expect(state(trial)).toMatchObject({
      isTrialActive: true,
      isPremium: true,
      isFreeUser: false,
      canGenerateResources: false,
    })
    expect(state({ ...trial, trial_expires_at: '2026-11-20T23:59:59Z' })).toMatchObject({
      isTrialActive: false,
      isPremium: false,
    })
  })

  it('[PLAN-12] [PLAN-14] [PLAN-16] [PLAN-17] is premium above 10', () => {
    expect(state({ message_limit: 11 })).toMatchObject({
      isPremium: true,
      isActivePremium: true,
      canGenerateResources: true,
    })
    expect(state({ message_limit: 10 })).toMatchObject({
      isPremium: false,
      isFreeUser: true,
      canGenerateResources: false,
    })
  })

  it('[PLAN-15] [PLAN-16] [PLAN-17] is cancelled but active until the period ends', () => {
    const cancelled = state({ message_limit: 500, cancel_at_period_end: true, status: 'active' })
    expect(cancelled).toMatchObject({
      isCancelledButActive: true,
      isActivePremium: false,
      canGenerateResources: false,
      isPremium: true,
    })
    expect(
      state({ message_limit: 500, cancel_at_period_end: true, status: 'past_due' }).isCancelledButActive,
    ).toBe(false)
  })

  it('names the plan by what is paid and for whom, and knows who pays', () => {
    const named = (change: Partial<Subscription>) => {
      const { planName, isPayer } = state({ message_limit: 500, ...change })
      return [planName, isPayer]
    }
    expect(named({ plan_type: 'premium' })).toEqual(['Teacher', true])
    expect(named({ plan_type: 'school_member', school_id: 's' })).toEqual(['School', false])
    expect(named({ plan_type: 'school_admin', is_admin: true })).toEqual(['School', true])
    // A member who waits for a licence and pays for Teacher, and a former administrator who changed to Teacher.
    expect(named({ plan_type: 'premium', school_id: 's', school_name: 'Te Kura' })).toEqual(['Teacher', true])
    expect(named({ plan_type: 'free', school_id: 's', message_limit: 10 })).toEqual(['Free Trial', false])
    expect(planState({ subscription: undefined, usage: undefined, queued: 0, now: NOW }).isPayer).toBe(false)
  })

  it('takes no further payment only from somebody who pays and has cancelled', () => {
    const ending = (change: Partial<Subscription>) => state({ message_limit: 500, ...change }).isEnding
    expect(ending({ plan_type: 'premium', cancel_at_period_end: true })).toBe(true)
    expect(ending({ plan_type: 'premium' })).toBe(false)
    expect(ending({ plan_type: 'school_member', cancel_at_period_end: true })).toBe(false)
    expect(planState({ subscription: undefined, usage: undefined, queued: 0, now: NOW }).isEnding).toBe(false)
  })

  it('passes on what the row says, and says nothing without one', () => {
    const facts = {
      is_admin: true,
      cancel_at_period_end: true,
      status: 'past_due',
      current_period_end: '2026-12-21T00:00:00Z',
      own_plan_renews_at: '2026-12-24T00:00:00Z',
      school_name: 'Te Kura',
      is_trial: true,
      trial_expires_at: '2026-11-22T00:00:00Z',
    } as Partial<Subscription>
    expect(state(facts)).toMatchObject({
      isAdmin: true,
      cancelAtPeriodEnd: true,
      status: 'past_due',
      currentPeriodEnd: '2026-12-21T00:00:00Z',
      ownPlanRenewsAt: '2026-12-24T00:00:00Z',
      schoolName: 'Te Kura',
      isTrial: true,
      trialExpiresAt: '2026-11-22T00:00:00Z',
    })
    expect(planState({ subscription: undefined, usage: undefined, queued: 0, now: NOW })).toMatchObject({
      isAdmin: false,
      cancelAtPeriodEnd: false,
      status: null,
      currentPeriodEnd: null,
      ownPlanRenewsAt: null,
      schoolName: null,
      isTrial: false,
      trialExpiresAt: null,
    })
  })

  it('a trial is over in the very moment of its end', () => {
    const ends = (trial_expires_at: string) => state({ is_trial: true, trial_expires_at }).isTrialActive
    expect([ends('2026-11-21T00:00:00.001Z'), ends('2026-11-21T00:00:00Z')]).toEqual([true, false])
  })

  it('[PLAN-19] [PLAN-20] [PLAN-21] [PLAN-26] [PLAN-27] counts waiting messages, warns at 80 percent and stops at the limit', () => {
    expect(state({}, 7)).toMatchObject({ nearLimit: false, canSendMessage: true })
    expect(state({}, 7, 1)).toMatchObject({ used: 8, nearLimit: true, atLimit: false })
    expect(state({}, 9, 1)).toMatchObject({
      used: 10,
      nearLimit: false,
      atLimit: true,
      canSendMessage: false,
    })
  })
})
