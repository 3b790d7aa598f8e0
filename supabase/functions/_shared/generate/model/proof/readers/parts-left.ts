import { GOES } from '../coming-going.data.ts'

const PARTS: Readonly<Record<string, string>> = {
  half: '1/2',
  'a half': '1/2',
  'a third': '1/3',
  'one third': '1/3',
  'two thirds': '2/3',
  'a quarter': '1/4',
  'one quarter': '1/4',
  'three quarters': '3/4',
}
const PART = `\\d+\\/\\d+|\\d+ ?%|${Object.keys(PARTS).reverse().join('|')}`
/** "3/4 of them walk", "a third of the people get off" */
const OF_THEM = new RegExp(`(${PART}) of (?:them|these|the(?: \\p{L}+){1,2}?|it)\\b([^.?!]*)`, 'iu')
const SOME_OF_THEM =
  /(\d+) (?:of (?:them|these|the \p{L}+) )?(?:are|were|is|like|walk|have|has|can)\b([^.?!]*)/iu
const NOT = /\b(?:not|left|remain\w*|still|kept?|keeps?|the others?|the rest|did(?:n[’']t| not))\b|n[’']t\b/i

const numbersIn = (text: string) => text.replace(/\d+\/\d+|\d+ ?%/g, '').match(/\d+(?:\.\d+)?/g) ?? []
const plainPart = (part: string) => PARTS[part.toLowerCase()] ?? part.replace(/ ?%/, '/100')
const lastQuestion = (prompt: string) => prompt.match(/[^.?!]*\?\s*$/)?.[0] ?? ''

/** What is left where a part of the whole goes: the whole without that part. */
function afterPart(prompt: string): string | null {
  const asked = lastQuestion(prompt)
  const story = prompt.slice(0, prompt.length - asked.length)
  const [, part = '', does = ''] = OF_THEM.exec(story) ?? []
  const numbers = numbersIn(story)
  const [whole = ''] = numbers
  if (part === '' || numbers.length !== 1 || /\d/.test(asked) || !/\bhow (?:many|much)\b/i.test(asked))
    return null
  if (
    story.match(new RegExp(PART, 'giu'))?.length !== 1 ||
    !/\b(?:of them|of these|of the|of it)\b/i.test(story)
  )
    return null
  const goes = new RegExp(`(?<!\\p{L})(?:${GOES})(?!\\p{L})`, 'iu').test(does)
  if (!NOT.test(asked) || !(goes || /\bnot\b|n[’']t\b/i.test(asked))) return null
  return `${whole}-${plainPart(part)}*${whole}`
}

/** "A school has 312 students. 148 are boys. How many girls are there?" */
function otherPart(prompt: string): string | null {
  const asked = lastQuestion(prompt)
  const story = prompt.slice(0, prompt.length - asked.length)
  const numbers = numbersIn(story)
  const [whole = '', part = ''] = numbers
  if (numbers.length !== 2 || /\d/.test(asked) || /\d\/\d|%/.test(prompt)) return null
  const [, first = '', does = ''] = SOME_OF_THEM.exec(story.slice(story.indexOf(whole) + whole.length)) ?? []
  const isOfThem = new RegExp(`(?<!\\d)${part} of (?:them|these|the )`, 'i').test(story)
  if (first !== part || Number(part) >= Number(whole) || !isOfThem) return null
  const named = new Set((does.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, '')))
  if (/\b(?:altogether|in all|in total|more|fewer|less|each)\b/i.test(asked)) return null
  const [, wanted = ''] = /\bhow many (\p{L}+?)s?\b/iu.exec(asked) ?? []
  const isSame = [...named].some((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(asked))
  if (isSame ? !NOT.test(asked) : wanted === '') return null
  return `${whole}-${part}`
}

/** What a whole has besides the part that is told. Null where the question is another one. */
export const partsLeftSum = (given: string): string | null => {
  const prompt = given.trim().replace(/(?<=\d),(?=\d{3})/g, '')
  return afterPart(prompt) ?? otherPart(prompt)
}
