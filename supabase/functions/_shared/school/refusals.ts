import { Refusal } from '../http/answer.ts'

/** Status and sentence of each reason for which the database does not add, invite or remove a member. */
const REFUSALS: Record<string, [status: number, text: string]> = {
  not_admin: [403, 'Only the administrator of a school can do this.'],
  no_school: [409, 'Please enter your school name.'],
  already_member: [409, 'This member is already part of your school.'],
  other_school: [409, 'This teacher belongs to another school. That school has to remove them first.'],
  yourself: [409, 'You are the administrator of this school already, and need no licence.'],
  license_limit: [
    409,
    'You have reached your license limit. Please purchase additional licenses to add more members.',
  ],
  too_many: [429, 'You have added many members within an hour. Please go on in an hour.'],
  not_your_member: [403, 'That teacher is not a member of your school.'],
  not_ready: [409, 'This teacher has to sign in and choose a password of their own first.'],
  no_licence: [409, 'This teacher has no licence at present. Give them one first.'],
  pays_themselves: [
    409,
    'This teacher still pays for a plan of their own. They can cancel it, and take the seat when it has ended.',
  ],
  account_going: [409, 'This teacher is about to delete their account.'],
  too_soon: [429, 'An email went to this member less than a minute ago. Please wait a moment.'],
}

export function refusalFor(reason: string): Error {
  const [status, text] = REFUSALS[reason] ?? []
  return status && text ? new Refusal(status, reason, text) : new Error(`unknown reason: ${reason}`)
}
