import { type CurriculumBlock, searchGoals } from '#local-store/queries/curriculum.ts'

export type Found = ReturnType<typeof searchGoals>[number]

const ALL = 100_000

/** `Year 0-1` counts as 1. */
export function yearNumber(year: string): number {
  return Number(/(\d+)$/.exec(year)?.[1] ?? 0)
}

const YEAR = /\b(?:year|yr|y)\s*(\d)\b/i

/** `fractions year 5` asks for a year group: that number is not looked for in the wording. */
export function readQuery(query: string): { words: string; year: number | undefined } {
  const year = YEAR.exec(query)?.[1]
  if (year === undefined) return { words: query, year: undefined }
  return { words: query.replace(YEAR, ' ').trim(), year: Math.max(1, Number(year)) }
}

/** All goals with every word; nearest to the chosen year first, else in the order of the curriculum. */
export function findGoals(blocks: CurriculumBlock[], query: string, chosenYear: string | null): Found[] {
  const { words, year } = readQuery(query)
  const inYear = year === undefined ? blocks : blocks.filter((block) => yearNumber(block.year_group) === year)
  const found = searchGoals(inYear, words || 'year', ALL)
  if (!chosenYear) return found
  const here = yearNumber(chosenYear)
  const distance = ({ block }: Found) => Math.abs(yearNumber(block.year_group) - here)
  return found.sort((one, other) => distance(one) - distance(other))
}

export interface MarkedRun {
  text: string
  marked: boolean
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Cuts a text where words of the query stand in it; macrons and case do not matter. Joined, the runs are the text. */
export function markWords(text: string, query: string): MarkedRun[] {
  const letters = [...text]
  const folded = letters.map((letter) => fold(letter).slice(0, 1) || letter)
  const line = folded.join('')
  const marks = new Array<boolean>(letters.length).fill(false)
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length)
    }
  }
  const runs: MarkedRun[] = []
  letters.forEach((letter, index) => {
    const marked = marks[index] ?? false
    const last = runs.at(-1)
    if (last?.marked === marked) last.text += letter
    else runs.push({ text: letter, marked })
  })
  return runs
}
