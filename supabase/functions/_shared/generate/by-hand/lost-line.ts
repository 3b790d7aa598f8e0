const MAX_LETTERS = 90
const MAX_NAMED = 3
const STILL_THERE = 'The version before, in this chat, still has them.'

const short = (line: string) => (line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS - 2)}…` : line)

/** This tells a teacher which of their own words had to make room for what was asked for. */
export function lostLine(title: string, lost: readonly string[]): string {
  const named = lost.slice(0, MAX_NAMED).map((line) => `“${short(line)}”`)
  const more = lost.length > MAX_NAMED ? ` and ${lost.length - MAX_NAMED} more` : ''
  return `In “${title}”, words you had written by hand were replaced: ${named.join(', ')}${more}. ${STILL_THERE}`
}

/** True for such a line. It is said of one change, and the next change says its own. */
export const isLostLine = (line: string): boolean => line.endsWith(STILL_THERE)
