/** A link that nobody can guess: 256 bits, made on this device. The server keeps only its hash. */
export function newShareToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export const shareLink = (token: string): string => `${location.origin}/shared#${token}`
