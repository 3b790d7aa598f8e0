import type { AuthRequest } from './auth-request.ts'

/** The code types of the client in the terms of @supabase/lite. `email` covers any code sent to that address. */
const LITE_TYPES: Record<string, string> = { email: 'magiclink', invite: 'signup' }

/** Builds the request for @supabase/lite, with a redirect that is allowed and a code type that it knows. */
export function toLiteRequest({ request, url, path, body, text }: AuthRequest, redirectTo: string): Request {
  const to = new URL(url)
  // The query is rebuilt, because @supabase/lite might read a repeated or percent-encoded name differently than we did.
  to.search = String(new URLSearchParams(Object.fromEntries([...url.searchParams].reverse())))
  if (to.searchParams.has('redirect_to')) to.searchParams.set('redirect_to', redirectTo)
  const isVerify = path === '/verify'
  const inQuery = isVerify && LITE_TYPES[to.searchParams.get('type') ?? '']
  if (inQuery) to.searchParams.set('type', inQuery)
  const inBody = isVerify && typeof body.type === 'string' && LITE_TYPES[body.type]
  const sent = inBody ? JSON.stringify({ ...body, type: inBody }) : text
  return new Request(to, { method: request.method, headers: request.headers, ...(sent && { body: sent }) })
}
