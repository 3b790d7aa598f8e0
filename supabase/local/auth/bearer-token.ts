/** Returns the token of the authorization header, or '' if there is none. */
export function bearerToken(request: Request): string {
  return (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '')
}
