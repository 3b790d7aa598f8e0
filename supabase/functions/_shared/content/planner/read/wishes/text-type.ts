const TYPES =
  /\b(narrative|recount|report|procedure|instructions|explanation|persuasive|argument|letter|poem|haiku|diary|speech|advertisement|description|biography|myth|legend|fable)\b/i

/** The type of text a text asks for, or null. */
export function textTypeIn(text: string): string | null {
  return TYPES.exec(text)?.[1]?.toLowerCase() ?? null
}
