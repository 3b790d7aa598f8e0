import { createHash } from 'node:crypto'

/** True for one id in so many. Which ones depends on the id alone, so another kit in the bank does not change the sample. */
export function isOneIn(parts: number, id: string): boolean {
  return createHash('sha256').update(id).digest().readUInt32BE() % parts === 0
}
