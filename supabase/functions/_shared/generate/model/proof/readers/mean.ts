const ASKS = /\b(?:mean|average)\b[^?]*\?/i
const OTHERWISE =
  /\b(?:total|altogether|sum|each|every|per|more|fewer|less|without|if|next|need\w*|score of)\b|%|\d\/\d/i

/** The mean of all numbers of a story. Null where one of them says how many the others are, or is something else. */
export function meanSum(given: string): string | null {
  const prompt = given.replace(/(?<=\d),(?=\d{3})/g, '')
  const asked = prompt.match(/[^.?!]*\?/g)?.at(-1) ?? ''
  const numbers = prompt.match(/\d+(?:\.\d+)?/g) ?? []
  if (!ASKS.test(asked) || OTHERWISE.test(prompt) || numbers.length < 3) return null
  if (numbers.some((number) => Number(number) === numbers.length - 1)) return null
  return `(${numbers.join('+')})/${numbers.length}`
}
