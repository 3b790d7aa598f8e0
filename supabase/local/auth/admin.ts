import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../database.ts'
import { AdminUsers } from './admin-users.ts'
import { authError } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'
import { bearerToken } from './bearer-token.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export interface AdminOptions {
  db: Database
  serviceKey: string
  minPasswordLength: number
}

/** Serves `auth.admin` of the client, which edge functions use to manage accounts. It requires the service key. */
export function openAdmin({ db, serviceKey, minPasswordLength }: AdminOptions) {
  const users = new AdminUsers(db, minPasswordLength)
  return async (asked: AuthRequest): Promise<Response> => {
    if (!holdsServiceKey(asked.request, serviceKey)) return authError(403, 'not_admin', 'User not allowed')
    const [, , resource, id] = asked.path.split('/')
    const { method } = asked.request
    if (resource !== 'users') return authError(404, 'not_found', 'Not found')
    if (id === undefined) {
      if (method === 'POST') return users.create(asked)
      return method === 'GET' ? users.list(asked) : methodNotAllowed()
    }
    if (!UUID.test(id)) return authError(404, 'validation_failed', 'user_id must be an UUID')
    if (method === 'GET') return users.show(id)
    if (method === 'PUT') return users.change(id, asked)
    return method === 'DELETE' ? users.remove(id) : methodNotAllowed()
  }
}

const methodNotAllowed = () => new Response(null, { status: 405 })

function holdsServiceKey(request: Request, key: string): boolean {
  const [a, b] = [Buffer.from(bearerToken(request)), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}
