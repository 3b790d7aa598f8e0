import { App } from '@supabase/lite'
import type { AuthSettings } from './auth/auth-settings.ts'
import { OutgoingMail } from './auth/outgoing-mail.ts'
import { redirectsFor } from './auth/redirects.ts'
import type { Keys } from './data-folder.ts'
import type { Database } from './database.ts'

interface FetchOptions {
  redirectTo?: string
  hungUp?: () => boolean
}

export interface Lite {
  app: App
  mail: OutgoingMail
  /**
   * Answers one request at a time. The body must have arrived, or a slow sender would hold up everybody. Links in emails
   * lead to `redirectTo`. A request whose client has hung up when its turn comes is not run: the client asks again.
   */
  fetch(request: Request, peerAddress: string | null, options?: FetchOptions): Promise<Response>
}

/** Turns 500 into 400 for a value of the wrong type: PGlite refuses it first, and @supabase/lite reports its own failure. */
async function asClientError(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer
  const text = await answer.text()
  const kind =
    /^\{"code":"SUP".*"message":"(?:Error: (?=Invalid input for \w+ type)|URIError: )([\w ]+)"/.exec(
      text,
    )?.[1]
  if (!kind) return new Response(text, answer)
  return Response.json(
    { code: '22P02', details: null, hint: null, message: kind },
    { status: 400, headers: answer.headers },
  )
}

/** Creates the auth and rows server. Admin mode must stay off, because it answers keyless requests as the service role. */
export function createLite(db: Database, keys: Keys, origin: string, settings: AuthSettings): Lite {
  const mail = new OutgoingMail(settings.templates)
  const app = new App({
    connection: db.connection,
    api: { schemas: ['public'] },
    auth: {
      ...settings.lite,
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.anonKey,
      secret_key: keys.serviceKey,
      site_url: origin,
      additional_redirect_urls: redirectsFor(origin, settings.allowedOrigins).patterns,
    },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: mail } },
  })
  return {
    app,
    mail,
    fetch: (request, peerAddress, { redirectTo = '', hungUp = () => false } = {}) =>
      db.alone(async () => {
        if (hungUp()) return Response.json({ message: 'The client hung up' }, { status: 499 })
        mail.redirectTo = redirectTo
        return asClientError(await app.fetch(request, { peerAddress }))
      }),
  }
}
