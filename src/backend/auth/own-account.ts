import { failed, failedAs, type PlainAnswer } from './account-attempt.ts'
import { authCall } from './auth-call.ts'
import type { AuthFailure } from './auth-failure.ts'
import { signedInUser } from './identity.ts'
import { accessToken } from './session.ts'
import { announce } from './session-events.ts'
import { type AuthUser, readSession, writeSession } from './stored-session.ts'
import { tidyEmail } from './tidy-email.ts'

/** The account as the auth service has it. */
export interface OwnAccount {
  email: string
  /** A new address whose links have not been opened yet. */
  newEmail: string | undefined
  /** The ways to sign in: `email` is the password, the others are providers. */
  methods: string[]
}

interface ServiceUser extends AuthUser {
  new_email?: string
  identities?: { provider: string }[]
}

type AccountAnswer = { ok: true; account: OwnAccount } | { ok: false; failure: AuthFailure }

export async function readOwnAccount(): Promise<AccountAnswer> {
  const answer = await askAsUser('/auth/v1/user', 'GET')
  return answer.ok ? { ok: true, account: accountOf(answer.user) } : answer
}

function accountOf({ email = '', new_email, identities = [] }: ServiceUser): OwnAccount {
  const methods = [...new Set(identities.map(({ provider }) => provider))]
  return { email, newEmail: new_email || undefined, methods }
}

/** Changes the name that greets the teacher, here at once and on other devices with their next token. */
export const changeName = (name: string): Promise<PlainAnswer> =>
  changeUser({ data: { full_name: name.trim() } })

/** Asks for another email. It changes when the links are opened that the service sends. */
export const changeEmail = (email: string): Promise<PlainAnswer> =>
  changeUser({ email: tidyEmail(email) }, `?redirect_to=${encodeURIComponent(`${location.origin}/home`)}`)

/** Sets another password. The service ends the teacher's sessions on all other devices. */
export const changePassword = (password: string): Promise<PlainAnswer> => changeUser({ password })

async function changeUser(body: object, query = ''): Promise<PlainAnswer> {
  const answer = await askAsUser(`/auth/v1/user${query}`, 'PUT', body)
  if (!answer.ok) return answer
  await keepUser(answer.user)
  return { ok: true }
}

async function askAsUser(path: string, method: 'GET' | 'PUT', body?: object) {
  const token = await accessToken()
  if (!token.ok) {
    const { kind, message } = token.failure
    return kind === 'auth' ? failedAs('session_missing', message) : failed(new TypeError(message))
  }
  const answer = await authCall(path, { method, token: token.value, ...(body && { body }) })
  if (!answer.ok) return answer
  const user = answer.value as ServiceUser | null
  return typeof user?.id === 'string'
    ? { ok: true as const, user }
    : failed(new Error('No user in the answer'))
}

/** The stored session carries the user too. It is read only now, because a token may have been renewed meanwhile. */
async function keepUser(user: ServiceUser): Promise<void> {
  const session = readSession()
  if (session?.user.id !== user.id) return
  writeSession({ ...session, user })
  await announce({ type: 'renewed', user: signedInUser(user) })
}
