/** What the public pages promise in numbers. Tests compare them with the database and the settings. */
export const TRIAL_MESSAGES = 10
export const PAID_MESSAGES = 500
export const SCHOOL_LICENCES = 10
export const REFUND_DAYS = 30
/** A reply to the contact form, in hours. */
export const RESPONSE_HOURS = '24-48'
/** An answer to a request about privacy, in working days. */
export const PRIVACY_WORKING_DAYS = 20
/** The days for which a deleted chat can be brought back. `apply_retention` in the database empties the bin. */
export const BIN_DAYS = 30
/** The numbers of days for which a teacher can share a document by a link. */
export const SHARE_DAYS = [1, 7, 14, 30] as const
/** How long each kind of record is kept, in years. `apply_retention` in the database removes chats. */
export const KEPT_YEARS = { interactions: 2, analytics: 3, payments: 7 }
/** The days between asking for an account's deletion and the deletion. `request_account_deletion` counts them. */
export const DELETION_DAYS = 7
/** The days for which a device keeps the unsent words of a teacher whose session ended (local-store). */
export const UNSENT_KEPT_DAYS = 30
