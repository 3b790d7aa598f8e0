import { MONTHLY_PRICE } from './prices.ts'
import { PAID_MESSAGES, SCHOOL_LICENCES } from './promises.ts'

/** Every page prints these parts of a plan. Their names are fixed. */
export const PLAN_CONTENTS = {
  teacher: [`${PAID_MESSAGES} messages a month`, 'Lesson-specific resources', 'Priority email support'],
  school: [
    'Everything in Teacher',
    `${SCHOOL_LICENCES} teacher licences included`,
    `Extra teachers $${MONTHLY_PRICE.extraTeacher} each a month`,
    'Admin dashboard and analytics',
    'Dedicated school manager',
  ],
}
