import { remembered } from './remembered.ts'
import { REAL_WORDS, SHORT_FORMS, TOPIC_WORDS } from './spelling.data.ts'

/** True when one letter is wrong, missing, extra, or two neighbours are swapped. */
function isOneTypoAway(typed: string, word: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  let end = 0
  while (
    end < Math.min(typed.length, word.length) - start &&
    typed[typed.length - 1 - end] === word[word.length - 1 - end]
  )
    end++
  const wrong = typed.slice(start, typed.length - end)
  const right = word.slice(start, word.length - end)
  if (wrong.length <= 1 && right.length <= 1) return true
  return wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0]
}

/** “x6 and x7 tables”: the tables by their numbers, as the readers of tables know them. */
const TABLE_AFTER_X =
  /(?<![\p{L}\d)])[x×] ?(\d{1,2})(?!\d)(?=(?:(?:,? and |,? ?& ?|, ?|\/| )[x×] ?\d{1,2})* ?(?:times ?)?tables?(?!\p{L}))/giu

function withTyposFixed(text: string): string {
  return SHORT_FORMS.reduce((left, [typed, meant]) => left.replace(typed, meant), text)
    .replace(TABLE_AFTER_X, '$1x')
    .replace(/\b(?:plase|palce|plcae|pace) (?=value\b)/gi, 'place ')
    .replace(/\p{L}{5,16}/gu, (typed) => {
      const lower = typed.toLowerCase()
      if (REAL_WORDS.includes(lower) || TOPIC_WORDS.includes(lower)) return typed
      const meant = TOPIC_WORDS.find(
        (word) =>
          word[0] === lower[0] &&
          !lower.startsWith(word) &&
          !word.startsWith(lower) &&
          isOneTypoAway(lower, word),
      )
      if (meant === undefined) return typed
      return typed[0] === lower[0] ? meant : meant.replace(/^./, (letter) => letter.toUpperCase())
    })
}

/** Corrects a typing error in a word that names a topic, and a few short forms. Everything else stays as typed. */
export const fixTypos = remembered(withTyposFixed)
