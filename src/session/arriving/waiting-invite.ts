import { readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'

/** The storage key of an invite link that somebody opened. It is removed at sign-out (app/start/sign-out.ts). */
export const INVITE_KEY = 'mahere-invite'

/** Stores what the link holds until the teacher has answered it, across a sign-in or a sign-up that leaves the page. */
export const holdInvite = (invite: string) => writeSmall(INVITE_KEY, invite)

export const waitingInvite = (): string | undefined => readSmall(INVITE_KEY) || undefined

export const dropInvite = () => removeSmall(INVITE_KEY)
