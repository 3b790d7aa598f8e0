import type { Handle } from './routes.ts'

/** Serves the settings that the page needs first. They must never include the service key. */
export function clientConfig(anonKey: string): Handle {
  return ({ response }) => {
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(`window.__MAHERE__={url:location.origin,anonKey:${JSON.stringify(anonKey)}}\n`)
  }
}
