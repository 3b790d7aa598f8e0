import type { LogLine } from '#backend/school/school.ts'

const ACTS: Record<string, (subject: string) => string> = {
  member_added: (subject) => `added ${subject}`,
  member_removed: (subject) => `removed ${subject}`,
  member_left: (subject) => `${subject} left: the account is gone or has a school of its own`,
  invitation_sent: (subject) => `emailed ${subject}`,
  licence_given: (subject) => `gave a licence to ${subject}`,
  licence_taken: (subject) => `no licence is left for ${subject}`,
  school_named: (subject) => `named the school ${subject}`,
  seat_handed_over: (subject) => `made ${subject} the administrator`,
  link_made: () => 'made an invite link',
  link_ended: () => 'ended the invite link',
  licences_changed: (subject) => `changed the number of licences to ${subject}`,
}

/** A line of the log in words. An act that this app does not know yet shows as the server names it. */
export function logText({ act, subject }: Pick<LogLine, 'act' | 'subject'>): string {
  return ACTS[act]?.(subject) ?? `${act.replaceAll('_', ' ')} ${subject}`
}
