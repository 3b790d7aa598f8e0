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

/** The topic that prompts are asked on, as it stands in a sentence; null where none is named. */
export function topicOfPrompts(text: string): string | null {
  const words = withoutKinds(TOPIC_AFTER.exec(text)?.[1] ?? '').trim() || before(text)
  return /\p{L}{3}/u.test(words) ? nameOfTopic(words.replace(/\s+/g, ' ')) : null
}
