/**
 * The network a request came from, as the gateway in front of us says. Hosted, Cloudflare overwrites its header with the
 * address that connected to it. Elsewhere only the last address of the chain was written by a gateway; whoever sends the
 * request can put any others before it.
 */
export function networkOf(headers: Headers): string {
  const connecting = headers.get('cf-connecting-ip')
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)
  return (connecting ?? last)?.trim() || 'unknown'
}
