/** A part that was redone, or the reason in a teacher's words why it was not. */
export type Redone<T> = { ok: true; section: T } | { ok: false; why: string }
