import type { SocialProvider } from '#domain/social-provider.ts'
import { backendFetch } from '../config.ts'
import {
  attempt,
  begin,
  type Failed,
  failed,
  type PlainAnswer,
  type SignInAnswer,
} from './account-attempt.ts'
import type { SignedInUser } from './identity.ts'
import { noteFlow } from './provider-flow.ts'
import { tidyEmail } from './tidy-email.ts'

type SignUpAnswer =
  | { ok: true; next: 'confirm-email' | 'sign-in' }
  | { ok: true; next: 'home'; user: SignedInUser }
  | Failed

/** Checked here because the library passes an empty email or password on to the service [AUTH-90]. */
const NO_CREDENTIALS: Failed = {
  ok: false,
  failure: {
    kind: 'missing_credentials',
    message: 'You must provide either an email or phone number and a password',
    offline: false,
  },
}
const lacksCredentials = ({ email, password }: { email: string; password: string }) =>
  tidyEmail(email) === '' || password === ''

/** Signs in. It resolves when the app is ready for the teacher: the session is stored and every listener has run. */
export async function signIn(input: { email: string; password: string }): Promise<SignInAnswer> {
  if (lacksCredentials(input)) return NO_CREDENTIALS
  return attempt(async (auth) => {
    const { data, error } = await auth.signInWithPassword({
      email: tidyEmail(input.email),
      password: input.password,
    })
    return error ? failed(error) : begin(data.session)
  })
}

/** [AUTH-67] OP-22: an unconfirmed user has no session yet. OP-23: a confirmed user without a session goes to sign in. */
export async function signUp(input: {
  email: string
  password: string
  fullName: string
}): Promise<SignUpAnswer> {
  if (lacksCredentials(input)) return NO_CREDENTIALS
  return attempt<SignUpAnswer>(async (auth) => {
    const { data, error } = await auth.signUp({
      email: tidyEmail(input.email),
      password: input.password,
      options: { data: { full_name: input.fullName.trim() }, emailRedirectTo: currentPage() },
    })
    if (error) return failed(error)
    if (data.session) {
      const begun = await begin(data.session)
      return begun.ok ? { ...begun, next: 'home' } : begun
    }
    return { ok: true, next: data.user && !data.user.email_confirmed_at ? 'confirm-email' : 'sign-in' }
  })
}

export async function requestPasswordReset(email: string): Promise<PlainAnswer> {
  return attempt<PlainAnswer>(async (auth) => {
    const { error } = await auth.resetPasswordForEmail(tidyEmail(email), {
      redirectTo: `${location.origin}/reset-password`,
    })
    return error ? failed(error) : { ok: true }
  })
}

/** Leaves the page for the provider. It asks the provider first, so that a refusal shows in the app and not as plain JSON. */
export async function continueWith(provider: SocialProvider): Promise<PlainAnswer> {
  return attempt<PlainAnswer>(async (auth) => {
    const { data, error } = await auth.signInWithOAuth({
      provider,
      options: { redirectTo: currentPage(), skipBrowserRedirect: true, ...providerOptions(provider) },
    })
    if (error) return failed(error)
    const probe = await backendFetch(data.url, { redirect: 'manual' })
    if (probe.type !== 'opaqueredirect' && probe.status >= 400) return failed(await refusalOf(probe))
    noteFlow(data.flowId)
    location.assign(data.url)
    return { ok: true }
  }, 'pkce')
}

function providerOptions(provider: SocialProvider) {
  return provider === 'google'
    ? { queryParams: { prompt: 'select_account', access_type: 'offline' } }
    : { scopes: 'name email' }
}

async function refusalOf(response: Response): Promise<{ message: string; status: number }> {
  const body = (await response.json().catch(() => ({}))) as { msg?: unknown; message?: unknown }
  return { message: String(body.msg ?? body.message ?? ''), status: response.status }
}

/** [AUTH-107] [AUTH-112] The address of this page without query or hash. */
function currentPage(): string {
  return `${location.origin}${location.pathname}`
}
