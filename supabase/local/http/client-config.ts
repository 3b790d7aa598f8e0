import { SAFE_HEADERS } from './content-security.ts'
import type { Handle } from './routes.ts'

/** What the page needs to know before anything else. The service key is never part of it. */
export function clientConfig(anonKey: string): Handle {
  return ({ response }) => {
    response.writeHead(200, {
      ...SAFE_HEADERS,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(`window.__MAHERE__={url:location.origin,anonKey:${JSON.stringify(anonKey)}}\n`)
  }
}
