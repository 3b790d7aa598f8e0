const START = /^(?:start with|take|begin with|think of|choose)(?: the number)? (\d+(?:\.\d+)?)[.,]?\s+/i
const END =
  /[.,]?\s*(?:what (?:number )?(?:do you get|is the answer|is the result|have you got|number do you get)|what do you get|write (?:down )?(?:the answer|what you get)|what number is it now)?[.?]?$/i
const N = '(\\d+(?:\\.\\d+)?)'
const STEPS: readonly (readonly [RegExp, (before: string, number: string) => string])[] = [
  [new RegExp(`^add (?:on )?${N}$`, 'i'), (before, n) => `(${before}+${n})`],
  [new RegExp(`^(?:subtract|take away|take off|minus) ${N}$`, 'i'), (before, n) => `(${before}-${n})`],
  [
    new RegExp(`^(?:multiply|times) (?:it |that |the answer )?by ${N}$`, 'i'),
    (before, n) => `(${before}*${n})`,
  ],
  [new RegExp(`^divide (?:it |that |the answer )?by ${N}$`, 'i'), (before, n) => `(${before}/${n})`],
  [/^double (?:it|that|the answer|your answer)$/i, (before) => `(${before}*2)`],
  [/^halve (?:it|that|the answer|your answer)$/i, (before) => `(${before}/2)`],
]

/** What comes of a number to which something is done step by step: "Start with 7. Add 5, then double it." */
export function stepsSum(given: string): string | null {
  const prompt = given.trim().replace(/(?<=\d),(?=\d{3})/g, '')
  const [all = '', start = ''] = START.exec(prompt) ?? []
  if (all === '') return null
  const steps = prompt
    .slice(all.length)
    .replace(END, '')
    .split(/[.,;]?\s+(?:and then|then|and|next,?)\s+|[.,;]\s+/i)
  let sum = start
  for (const step of steps) {
    const [words, done] = STEPS.find(([one]) => one.test(step.trim())) ?? []
    if (words === undefined || done === undefined) return null
    sum = done(sum, words.exec(step.trim())?.[1] ?? '')
  }
  return steps.length === 0 ? null : sum
}
