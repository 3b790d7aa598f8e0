/** Prices of a month in NZD including GST, as every page prints them. */
export const MONTHLY_PRICE = { teacher: '9.99', school: '79.99', extraTeacher: '7.99' }
