import { expect } from 'vitest'
import type { TestDatabase } from '../databases/database.ts'
import { call, type Json, Teacher } from '../teacher.ts'
import { PaymentTown } from './payment-town.ts'

export const FREE = { message_limit: 10, plan_type: 'free', is_admin: false, cancel_at_period_end: false }
export const TEACHER = {
  message_limit: 500,
  plan_type: 'premium',
  status: 'active',
  cancel_at_period_end: false,
}

/** What every test of payments on the real SQL needs. */
export function paymentTools(db: () => TestDatabase) {
  const service = <T>(name: string, args: object) =>
    call<T>(db(), 'service', name, args as Record<string, Json>)
  return {
    service,
    town: () => new PaymentTown(service),
    join: () => Teacher.join(db()),
    owner: (text: string, values: unknown[] = []) => db().as('owner', (tx) => tx.sql(text, values)),
    plan: async (teacher: Teacher) => {
      const rows = await teacher.sql(
        'select message_limit, plan_type, status, cancel_at_period_end, is_admin from public.subscriptions',
      )
      expect(rows).toHaveLength(1)
      return rows[0]
    },
  }
}
