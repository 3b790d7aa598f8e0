/** Returns an error in the auth service's own format. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  )
}

export const invalidEmail = (): Response =>
  authError(400, 'validation_failed', 'Unable to validate email address: invalid format')

export const rateLimited = (): Response =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached')

export function mailRateLimited(seconds: number): Response {
  const wait = `For security purposes, you can only request this after ${seconds} seconds.`
  return authError(429, 'over_email_send_rate_limit', wait)
}
