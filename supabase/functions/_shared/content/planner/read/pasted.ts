import { stripPersonal } from '../../privacy.ts'
import { withEnglishWords } from './from-reo/from-reo.ts'

const ORDERS =
  /(?<=^|[.!?\n])[ \t]*(?:please\s+)?(?:(?:ignore|disregard|forget|override)\b[^.!?\n]*\b(?:rules?|instructions?|prompts?|above|previous|guidelines)\b|(?:you are now|act as|pretend to be|from now on you)\b|(?:print|reveal|show|repeat|output|give me)\b[^.!?\n]*\b(?:(?:system|developer|hidden) (?:prompt|message|instructions?)|(?:api|secret|service) keys?|your (?:rules|prompt|instructions)(?! (?:for|of|on|in)\b))\b|(?:system|developer|assistant|admin)\s*:)[^.!?\n]*[.!?]?/gi

/** A command to a database, with what stands round it. */
const CODE = /\S*\s*\b(?:drop|truncate|alter)\s+(?:table|database)\s+\w+\s*;\s*(?:--)?/gi

/** Parts of a pasted page that nobody reads: its program, its looks and its remarks. */
const NOT_READ =
  /<(script|style|noscript|template|svg|head)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi

/** The number of characters that are read as the request. A longer message counts as a request with pasted material. */
const MAX_REQUEST = 800
const HEAD = 500
const TAIL = 300

/**
 * The part of a message that asks for something. Quoted and pasted text is material: no year, time or order is read
 * from it. Email addresses, phone and student numbers stay out of what is printed and shared.
 */
export function requestIn(text: string): string {
  const own = text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/^>.*$/gm, ' ')
    .replace(NOT_READ, ' ')
    .replace(ORDERS, ' ')
    .replace(CODE, ' ')
    .replace(/<\/?[a-z][^<>\n]{0,200}>/gi, ' ')
  const short = own.length <= MAX_REQUEST ? own : `${own.slice(0, HEAD)}\n${lastParagraph(own)}`
  return withEnglishWords(withoutPersonal(short))
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
