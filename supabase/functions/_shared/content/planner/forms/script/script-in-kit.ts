import type { Kit, KitQuestion } from '../../../kit.ts'
import type { Level } from '../../../task.ts'
import type { PlayScript } from './play-script.ts'

const MIN_LINES = 6

/** A speaker in capitals with a colon: "NARRATOR 1: ". */
const SPEAKER = /(?<![\p{L}\p{M}])(\p{Lu}[\p{Lu}\p{M}’' ]*\p{Lu}(?: \d)?): /gu

/** A script as it is printed, whoever wrote it. */
export type PrintedScript = Pick<PlayScript, 'title' | 'parts' | 'lines' | 'casting'> & {
  setting?: string
  questions: readonly (readonly [prompt: string, answer: string])[]
  area?: string
  source: string
}

/** A class of another year than the lesson's reads the script of the level nearer to it. */
const levelFor = ({ years: [from, to] }: Kit, year: number): Level =>
  year < from ? 'support' : year > to ? 'extension' : 'core'

/** The lines of a text whose speakers stand in capitals, in order. */
function linesOf(paragraphs: readonly string[]): [string, string][] {
  const [, ...parts] = paragraphs.join(' ').split(SPEAKER)
  return parts.flatMap((part, at): [string, string][] =>
    at % 2 === 0 ? [[part, (parts[at + 1] ?? '').trim()]] : [],
  )
}

const countOf = (lines: readonly (readonly [string, string])[], who: string) =>
  lines.filter(([name]) => name === who).length

/** Questions about signs on a page of their own have no place under a script. */
const isOnText = ({ prompt, figure }: KitQuestion) => !figure && !/\b(?:mark|sign|draw)/i.test(prompt)

/** The text of a kit as a script, at the level of the class; null where nobody speaks in it. */
export function scriptInKit(kit: Kit, year: number): PrintedScript | null {
  const level = levelFor(kit, year)
  const lines = linesOf(kit.text?.[level].paragraphs ?? [])
  if (lines.length < MIN_LINES) return null
  const parts = [...new Set(lines.map(([who]) => who))].map((who) => {
    const count = countOf(lines, who)
    return [who, `${count} ${count === 1 ? 'line' : 'lines'}`] as const
  })
  return {
    title: kit.text?.[level].title ?? kit.title,
    parts,
    lines,
    questions: kit.practice[level].filter(isOnText).map(({ prompt, answer }) => [prompt, answer] as const),
    casting: kit.safety,
    area: kit.area,
    source: `It is the text of the lesson “${kit.title}”.`,
  }
}
