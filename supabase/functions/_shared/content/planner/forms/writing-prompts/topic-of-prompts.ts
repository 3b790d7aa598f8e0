import { nameOfTopic } from '../../read/topic/topic-phrase.ts'
import { SHEET_WORDS } from '../../read/words/named-sheets.data.ts'
import { PROMPT_KINDS } from './kinds/all-kinds.ts'
import { NO_TOPIC_WORD, TOPIC_AFTER } from './prompt-words.data.ts'

const PROMPTS = SHEET_WORDS.find(({ sheet }) => sheet === 'writing prompts')?.pattern

/** A text without the words that name the kind of writing. */
const withoutKinds = (text: string) =>
  PROMPT_KINDS.reduce((left, { pattern }) => left.replace(new RegExp(pattern.source, 'gi'), ' '), text)

/** The words that stand before "writing prompts" and name its topic: "Matariki" in "Matariki writing prompts". */
function before(text: string): string {
  const at = PROMPTS?.exec(text)?.index ?? 0
  return withoutKinds(text.slice(0, at))
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !NO_TOPIC_WORD.pattern.test(word))
    .join(' ')
}

/** What ends with one of these is like something, and names nothing. */
const IS_QUALITY = /(?:y|ful|ous|ive|ing|ic|al|ed|er|able)$/i
const MOST_WORDS = 4
const COUNT_AFTER = /[,;:]?\s*(?:x ?)?\d+(?: (?:of (?:them|each)|prompts?|ideas?|cards?))?\b.*$/i
const ENDS_TOPIC = /\s+(?:for|with|as|please|pls|in|that|thanks|so|but|because|cos)\b.*$|[.!?;:\n(].*$/is

/** The words that stand straight behind “writing prompts”: “funny animals” in “writing prompts funny animals 6 of them”. */
function behind(text: string): string {
  const found = PROMPTS?.exec(text)
  if (!found) return ''
  const said = text
    .slice(found.index + found[0].length)
    .replace(ENDS_TOPIC, '')
    .replace(COUNT_AFTER, '')
  const words = withoutKinds(said)
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const last = words.at(-1) ?? ''
  const isTopic = words.length <= MOST_WORDS && !IS_QUALITY.test(last) && !NO_TOPIC_WORD.pattern.test(last)
  return isTopic && words.every((word) => !/\d/.test(word)) ? words.join(' ') : ''
}

/** The topic that prompts are asked on, as it stands in a sentence; null where none is named. */
export function topicOfPrompts(text: string): string | null {
  const words = withoutKinds(TOPIC_AFTER.exec(text)?.[1] ?? '').trim() || before(text) || behind(text)
  return /\p{L}{3}/u.test(words) ? nameOfTopic(words.replace(/\s+/g, ' ')) : null
}
