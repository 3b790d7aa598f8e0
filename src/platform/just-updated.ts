/** The storage key that is set when a teacher takes an update, so that the next page can say what is new. */
export const JUST_UPDATED = 'mahere-updated'
