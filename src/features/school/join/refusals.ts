/** Why a teacher cannot join by a link, and what to do about it. */
const REFUSALS: Record<string, (school: string) => [title: string, text: string]> = {
  yourself: (school) => [`You run ${school}`, 'The administrator needs no link and no licence.'],
  already_member: (school) => [`You are a member of ${school}`, 'There is nothing more to do.'],
  other_school: () => [
    'You are with another school',
    'A teacher belongs to one school at a time. The other school has to remove you first. You keep everything you made.',
  ],
  license_limit: (school) => [
    `${school} has no licence left`,
    'Ask your school’s administrator for another, and open the link again.',
  ],
  not_confirmed: () => [
    'Please confirm your email address first',
    'Press the link in our email to you, and then open the link of your school again.',
  ],
  own_password_first: () => [
    'Please choose a password of your own first',
    'Use “Forgot password?” where you sign in, and then open the link again.',
  ],
  account_going: () => [
    'Your account is about to be deleted',
    'Keep it under “My account” first, and then open the link again.',
  ],
}

/** A reason that this app does not know yet reads like a link that has ended: another one may work. */
export function refusalText(reason: string, school: string): [title: string, text: string] {
  return (
    REFUSALS[reason]?.(school) ?? [
      'This invite link no longer works',
      'It has ended, or your school has made a new one. Ask your school’s administrator for a new link.',
    ]
  )
}
