/** Prices of a month in NZD including GST, as every page prints them. */
export const MONTHLY_PRICE = { teacher: '9.99', school: '79.99', extraTeacher: '7.99' }

/** The names of the prices in a checkout request. The server has its own and does not read these [PLAN-79] (OP-67). */
export const PRICE_ID = { individual: 'price_teacher', school: 'price_school' }
