import { stripPersonal } from '../privacy.ts'

const ORDERS =
  /(?<=^|[.!?\n])[ \t]*(?:please\s+)?(?:(?:ignore|disregard|forget|override)\b[^.!?\n]*\b(?:rules?|instructions?|prompts?|above|previous|guidelines)\b|(?:you are now|act as|pretend to be|from now on you)\b|(?:print|reveal|show|repeat)\b[^.!?\n]*\b(?:system|developer|hidden) (?:prompt|message|instructions?)\b)[^.!?\n]*[.!?]?/gi

/** Characters of a message that are read as the request itself; what is pasted after them is material. */
const LONGEST_REQUEST = 800
const HEAD = 500
const TAIL = 300

/**
 * The part of a message that asks for something. Quoted and pasted text is material and orders nothing: it names no
 * year, no time and no rules. E-mails, phones and student numbers stay out of what is printed and shared.
 */
export function requestIn(text: string): string {
  const own = text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/^>.*$/gm, ' ')
    .replace(ORDERS, ' ')
    .replace(/<\/?[a-z][^<>\n]{0,200}>/gi, ' ')
  const short = own.length <= LONGEST_REQUEST ? own : `${own.slice(0, HEAD)}\n${lastParagraph(own)}`
  return withoutPersonal(short)
}

function lastParagraph(text: string): string {
  const last =
    text
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? ''
  return last.length <= TAIL && last.length < text.length / 2 ? last : ''
}

function withoutPersonal(text: string): string {
  return stripPersonal(text)
    .replace(
      /(?:\b(?:ring|call|text|phone|e-?mail|write to|contact)\b(?: me)?(?: on| at)?\s*)?\[[a-z -]+ removed\](?:\s*(?:about|for|and)\b)?/gi,
      ' ',
    )
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
}
