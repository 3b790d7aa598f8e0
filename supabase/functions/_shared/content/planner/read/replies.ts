import { NOT_COUNTED } from '../../door/words.data.ts'

/** True for a reply in words that made no document and was not charged. */
export const changedNothing = (reply: string): boolean => reply.trimEnd().endsWith(NOT_COUNTED)

/** The draft code that a document prints, or null. */
export const draftCodeIn = (text: string): string | null =>
  /Draft code ([0-9A-F]{4}-[0-9A-F]{4})/.exec(text)?.[1] ?? null

/** True for a lesson plan that says it was made from this lesson of the bank. */
export const teaches = (reply: string, title: string): boolean =>
  reply.replace(/\\(.)/g, '$1').includes(`The lesson is “${title}” of our bank of lessons`)

const line = (name: string, text: string) =>
  new RegExp(`^(?:- )?(?:\\*\\*)?${name}:(?:\\*\\*)? *(.+)$`, 'm').exec(text)?.[1]?.trim() ?? ''

/** A request for a document of ours, from what its reply says of it; null where it says no title. */
export function requestOf(reply: string): string | null {
  const plain = reply.replace(/\\(.)/g, '$1')
  const title =
    /^# Lesson plan: (.+)$/m.exec(plain)?.[1] ??
    /^(?:Here (?:is|are) your|What I made:) [\p{L} ]+, (.+?)(?:\.|(?<=[?!])) /mu.exec(plain)?.[1]
  if (title === undefined) return null
  const said = [
    title,
    line('Learning area', plain).replace(/ \(.*\)$/, ''),
    line('Year', plain),
    line('Time', plain),
  ]
  return said.filter((part) => part !== '').join(', ')
}
