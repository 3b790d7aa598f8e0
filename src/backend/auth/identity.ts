import type { AuthUser } from './stored-session.ts'

/** The user who signed in. The app keeps its own record of them (session/identity.ts). */
export interface SignedInUser {
  userId: string
  email: string
  displayName: string
}

/** [AUTH-06] [AUTH-07] [AUTH-08] */
export function displayNameOf(user: Pick<AuthUser, 'email' | 'user_metadata'> | null | undefined): string {
  const fullName = user?.user_metadata?.full_name
  if (typeof fullName === 'string' && fullName.trim() !== '') return fullName.trim()
  const local = user?.email?.split('@')[0]?.trim()
  return local || 'User'
}

export function signedInUser(user: AuthUser): SignedInUser {
  return { userId: user.id, email: user.email ?? '', displayName: displayNameOf(user) }
}
