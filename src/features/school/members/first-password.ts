/** Letters and digits that nobody mistakes for another when reading them out. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const LENGTH = 4

/** A password to read out or to write down: three groups of four, some 59 bits. */
export function makePassword(): string {
  const pick = () => {
    for (;;) {
      const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
      // Bytes past the last whole round would make the first letters likelier.
      if (byte < 256 - (256 % CLEAR.length)) return CLEAR[byte % CLEAR.length]
    }
  }
  return Array.from({ length: GROUPS }, () => Array.from({ length: LENGTH }, pick).join('')).join('-')
}
