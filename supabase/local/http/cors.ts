import type { Handle } from './routes.ts'

const ALLOWED = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, accept, accept-profile, content-profile, prefer, range, x-client-info, x-retry-count, x-request-id, x-supabase-api-version',
  'access-control-max-age': '86400',
}
const EXPOSED = 'content-range, date, location, retry-after, x-request-id, x-supabase-api-version'

/**
 * Lets an app that is served from one of these origins call us, as a hosted project lets any. Pages of other origins are not
 * let in, because this server has demo accounts whose passwords everybody knows.
 */
export function forOrigins(origins: readonly string[]): (handle: Handle) => Handle {
  return (handle) => (call) => {
    const { request, response } = call
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return handle(call)
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', EXPOSED)
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('vary', 'Origin')
    if (request.method !== 'OPTIONS') return handle(call)
    response.writeHead(204, ALLOWED)
    response.end()
  }
}
