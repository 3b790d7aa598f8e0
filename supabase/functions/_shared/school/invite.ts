import { rpc } from '../http/rpc.ts'
import { type Invited, sendInvitation } from './member-mail.ts'
import { refusalFor } from './refusals.ts'

type Begun = ({ status: 'ready' } & Invited) | { status: 'refused'; reason: string }

/** Sends a member the mail that says how to begin. Only a mail that went out is noted. */
export async function invite(adminId: string, memberId: string): Promise<void> {
  const both = { admin_user_id: adminId, member_user_id: memberId }
  const begun = await rpc<Begun>('begin_invitation', both)
  if (begun.status === 'refused') throw refusalFor(begun.reason)
  await sendInvitation(begun)
  await rpc<null>('note_invitation', both)
}
