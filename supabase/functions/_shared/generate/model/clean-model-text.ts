import {
  type Correction,
  englishCorrections,
  macronCorrections,
  pluralCorrections,
} from '../../content/checks/corrections.ts'
import { stripPersonal } from '../../content/privacy.ts'

/** Replaces a model's citation of the curriculum, because only our own table may quote it. */
const GOAL_POINTER = 'See the curriculum goal in this document.'

const CODE =
  /\b(?:[A-Z]{2,4}\d[A-Z]{0,2}\d{0,2}(?:-\d{1,2}|\.\d{1,2})|[A-Z]{2,4}-?\d-\d{1,2}|CCSS[\w.:-]*|ACARA|AC9\w+|(?:[1-8]|K)\.[A-Z]{2,3}\.[A-Z]?\.?\d+)\b/
const CITES =
  /\b(?:curriculum|achievement objectives?|progress outcomes?|learning goals?|standards?|te mātaiaho)\b[^.!?\n]{0,80}(?:["“«]|\b(?:says|states|reads|requires|expects)(?: that|:)?\b)/iu
const CHAT =
  /(?:\bas an ai\b|\bas a language model\b|\bi can also (?:generate|create|make)\b|\bwould you like me to\b|\blet me know if\b|\bI hope this helps\b)/i
/** The beginning of an answer in a chat, in front of what was asked for: “Sure! Here is what I suggest for you:”. */
const ANSWERING =
  /^\s*(?:(?:sure(?: thing)?|certainly|absolutely|of course|no problem|great question|happy to help)[!.,]+\s*)+(?:here(?:[’']s| is| are)|below (?:is|are)|i(?:[’']ve| have| suggest| made))(?!\p{L})[^:.!?\n]{0,60}\b(?:suggest\p{L}*|for you|asked for|request\p{L}*|lesson|plan|worksheet|activit(?:y|ies)|questions?)\b[^:.!?\n]{0,40}[:.!]\s*(?=\S)/iu
/** An offer to the teacher behind it. */
const OFFERING =
  /(?:(?<=[.!?…])\s+[Ff]|\s+F)eel free to (?:(?:adjust|adapt|modify|tweak|customi[sz]e) (?:this|these|it|them|any|as)|(?:adjust|adapt|modify|tweak|customi[sz]e|edit|change) the (?:plan|lesson|worksheet|activity|questions?))(?!\p{L})[^.!?\n]*[.!?]*/u
const LINK = /\bhttps?:\/\/[^\s)>"'\]]+|\bwww\.[^\s)>"'\]]+/gi
const ALLOWED = /^https?:\/\/(?:[\w-]+\.)*(?:education\.govt\.nz|tki\.org\.nz)(?:[/?#]|$)/i

function withoutMarkup(text: string): string {
  return text
    .replace(/<(script|style|iframe|object|svg|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-z][^<>]*>|<\/?(?:a|div|iframe|img|link|p|script|span|svg|style)\b[^<>]*$/gi, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/(?<!_)__([^\s_](?:[^_\n]*[^\s_])?)__(?!_)/g, '$1')
    .replace(/\*\*|`+|^#{1,6}\s+|\$\$/gm, '')
    .replace(/^\s*[-*•]\s+/gm, '')
}

function withoutLatex(text: string): string {
  return text
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\times\b|\\cdot\b/g, '×')
    .replace(/\\div\b/g, '÷')
    .replace(/\\(?:text|mathrm|mathbf)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\\[()[\]]|\\,|\\;/g, '')
    .replace(/\\(?:le|leq)\b/g, '≤')
    .replace(/\\(?:ge|geq)\b/g, '≥')
    .replace(/\\(?:left|right|quad|displaystyle)\b/g, '')
    .replace(/\\[%$#&_{}]/g, (mark) => mark.slice(1))
}

/** Replaces the first sentence that cites the curriculum by a pointer to our own wording, and removes the others and offers to chat. */
function withoutCitations(text: string): string {
  const sentences = text.match(/[^.!?\n]+(?:[.!?](?![\s”"»’]|$)[^.!?\n]*)*[.!?\n”"»]*\s*/g) ?? [text]
  let pointed = false
  return sentences
    .flatMap((sentence) => {
      if (CHAT.test(sentence)) return []
      if (!CODE.test(sentence) && !CITES.test(sentence)) return [sentence]
      if (pointed) return []
      pointed = true
      return [`${GOAL_POINTER} `]
    })
    .join('')
}

const sameCase = (found: string, suggest: string) =>
  /^\p{Lu}/u.test(found) ? suggest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : suggest

/** Corrects spelling that our lists decide. Cases that need a person's judgement are left to the checks. */
function respelt(text: string): string {
  const corrections: Correction[] = [
    ...macronCorrections([text]),
    ...pluralCorrections([text]),
    ...englishCorrections([text]),
  ]
  return corrections
    .filter(
      ({ found, suggest }) =>
        /^[\p{L}\p{M}’' -]+$/u.test(suggest) && /^[\p{L}\p{M}’'-]+$/u.test(found) && suggest !== '',
    )
    .reduce(
      (fixed, { found, suggest }) =>
        fixed.replace(
          new RegExp(`(?<![\\p{L}\\p{M}])${found}(?![\\p{L}\\p{M}])`, 'gu'),
          sameCase(found, suggest),
        ),
      text,
    )
}

/** A model's text ready to print: without markup, formulas, links and citations, in NZ spelling and with macrons. */
export function cleanModelText(given: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
  const tidy = withoutLatex(withoutMarkup(plain)).replace(LINK, (link) => (ALLOWED.test(link) ? link : ''))
  const said = tidy.replace(ANSWERING, '').replace(OFFERING, '')
  return respelt(withoutCitations(stripPersonal(said)))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/ +([,.;:!?])/g, '$1')
    .trim()
}

/** Applies `cleanModelText` to every text in a value read from JSON. */
export function cleanModelValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanModelText(value)
  if (Array.isArray(value)) return value.map(cleanModelValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanModelValue(inner)]))
}
