/** A teacher reads this when an act that is never queued finds no network: money, members [SYS-29] [SCHOOL-53]. */
export const NETWORK_ERROR = 'Network connection error. Please check your internet connection and try again.'
