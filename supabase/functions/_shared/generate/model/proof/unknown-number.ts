/** "I think of a number, multiply it by 4 and add 3. The result is 31. What was the number?" */
const UNKNOWN =
  /\b(?:a|some|another|one) number\b[\s\S]*\b(?:what (?:is|was)|find|which) (?:the|my|her|his|this|that|the other|number)\b/i
/** What is done to a number, and the sign that undoes it. */
const UNDONE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:multipl\w+|times|doubled?|doubles|trebled?|tripled?|product)\b/i, '/'],
  [/\b(?:adds?|added|adding|plus|sum|increased?|more than)\b/i, '-'],
  [/\b(?:subtract\w*|takes? away|taken away|took away|minus|decreased?|less than)\b/i, '+'],
  [/\b(?:divid\w+|halved?|halves|shared?)\b/i, '*'],
]

/** True where a number is looked for that something was done to, and the sum does not undo it. */
export function doesNotUndo(prompt: string, expr: string): boolean {
  if (!UNKNOWN.test(prompt)) return false
  const needed = UNDONE.filter(([words]) => words.test(prompt)).map(([, sign]) => sign)
  return needed.some((sign) => !expr.includes(sign))
}
