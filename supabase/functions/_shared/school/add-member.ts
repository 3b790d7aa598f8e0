import type { AddMemberAnswer, AddMemberBody } from '../content/contract.ts'
import { Refusal } from '../http/answer.ts'
import { changeAccount, createAccount } from '../http/auth-admin.ts'
import { rpc } from '../http/rpc.ts'
import { closeOwnPage } from './close-own-page.ts'
import { invite } from './invite.ts'
import { refusalFor } from './refusals.ts'

interface Account {
  id: string
  name: string
  confirmed: boolean
}
type Checked = { status: 'ready'; account: Account | null } | { status: 'refused'; reason: string }
type Linked = { status: 'done' } | { status: 'refused'; reason: string }

async function check(adminId: string, email: string): Promise<Account | null> {
  const args = { admin_user_id: adminId, member_email: email }
  const checked = await rpc<Checked>('school_member_check', args)
  if (checked.status === 'refused') throw refusalFor(checked.reason)
  return checked.account
}

async function link(adminId: string, memberId: string, details: object): Promise<AddMemberAnswer> {
  const args = { admin_user_id: adminId, member_user_id: memberId, details }
  const linked = await rpc<Linked>('link_school_member', args)
  if (linked.status === 'refused') throw refusalFor(linked.reason)
  await closeOwnPage(memberId)
  return { success: true, message: 'The teacher was added.', member_id: memberId }
}

const folded = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-NZ')

/**
 * A teacher who has confirmed this address keeps name and password, and is only linked. A different name is shown to the
 * admin first, who may have mistyped the address [SCHOOL-45] [SCHOOL-46] OP-77.
 */
async function addTeacher(adminId: string, account: Account, given: AddMemberBody): Promise<AddMemberAnswer> {
  const differs = account.name !== '' && folded(account.name) !== folded(given.fullName)
  if (differs && !(given.resolveConflict && given.useExistingName)) {
    const name_conflict = {
      provided_name: given.fullName,
      existing_name: account.name,
      email: given.email,
    }
    return { success: false, message: 'This email belongs to an account with another name.', name_conflict }
  }
  const linked = await link(adminId, account.id, {
    email_confirmed: true,
    admin_provided_name: account.name || given.fullName,
    name_conflict_detected: differs,
  })
  return { ...linked, existing: true }
}

const NEW = { was_invited: true, email_confirmed: false }

function passwordRefusal(code: string): Error {
  return code === 'weak_password' || code === 'validation_failed'
    ? new Refusal(400, 'weak_password', 'This password is too easy to guess. Please choose another.')
    : new Error(`the auth service refused the account: ${code}`)
}

/**
 * Makes the account and links it. An account that lost the race for the last licence stays behind unlinked: nobody has
 * confirmed it, and the next addition of this address takes it over.
 */
async function addNew(adminId: string, given: AddMemberBody): Promise<AddMemberAnswer | 'known now'> {
  const { email, password, fullName } = given
  const made = await createAccount({
    email,
    password,
    email_confirm: false,
    user_metadata: { full_name: fullName },
  })
  if (!made.ok && /exists/.test(made.code)) return 'known now'
  if (!made.ok) throw passwordRefusal(made.code)
  return link(adminId, made.id, { ...NEW, password_reset_required: true, admin_provided_name: fullName })
}

/**
 * Whoever made an account for an address without confirming it has proved nothing, so the school's password and name
 * replace theirs. It is linked first: only then does nobody else change its password.
 */
async function takeOver(adminId: string, account: Account, given: AddMemberBody): Promise<AddMemberAnswer> {
  const { password, fullName } = given
  const linked = await link(adminId, account.id, { ...NEW, admin_provided_name: fullName })
  const changed = await changeAccount(account.id, { password, user_metadata: { full_name: fullName } })
  if (!changed.ok) throw passwordRefusal(changed.code)
  await rpc<null>('ask_for_own_password', { admin_user_id: adminId, member_user_id: account.id })
  return linked
}

async function addAccount(adminId: string, given: AddMemberBody): Promise<AddMemberAnswer> {
  const account = await check(adminId, given.email)
  if (account?.confirmed) return addTeacher(adminId, account, given)
  if (account) return takeOver(adminId, account, given)
  const added = await addNew(adminId, given)
  if (added !== 'known now') return added
  const known = await check(adminId, given.email)
  if (!known) throw new Error('the auth service knows an address that the database does not')
  return known.confirmed ? addTeacher(adminId, known, given) : takeOver(adminId, known, given)
}

/** Adds a member and tells them. A mail that cannot be sent undoes nothing: the admin hears of it and can send it again. */
export async function addMember(adminId: string, given: AddMemberBody): Promise<AddMemberAnswer> {
  const added = await addAccount(adminId, given)
  if (added.member_id === undefined) return added
  try {
    await invite(adminId, added.member_id)
    return { ...added, mailed: true }
  } catch (error) {
    console.error('The mail to a new member was not sent:', error)
    return { ...added, mailed: false }
  }
}
