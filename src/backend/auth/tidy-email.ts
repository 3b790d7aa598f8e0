/** [AUTH-92] [AUTH-93] [AUTH-106] */
export const tidyEmail = (email: string): string => email.trim().toLowerCase()
