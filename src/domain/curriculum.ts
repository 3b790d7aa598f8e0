import type { CurriculumGoal } from '#content/contract.ts'

/** One strand and skill of one subject in one year group, with its goals in our wording. */
export interface CurriculumBlock {
  subject: string
  year_group: string
  strand: string
  skill: string
  goals: CurriculumGoal[]
}

/** The levels chosen so far. A level that is left out covers all its values. */
type CurriculumPath = Partial<Pick<CurriculumBlock, 'subject' | 'year_group' | 'strand' | 'skill'>>
type CurriculumLevel = keyof CurriculumPath

const FINAL_SUBJECTS = ['English', 'Mathematics and statistics']

/** Six learning areas were draft text when the data was gathered; the picker says so. */
export const isDraftSubject = (subject: string) => !FINAL_SUBJECTS.includes(subject)

/** The choices that one level offers below a path, without repeats, in the order of the data. */
export function choicesOf(blocks: CurriculumBlock[], level: CurriculumLevel, path: CurriculumPath): string[] {
  return [...new Set(blocksUnder(blocks, path).map((block) => block[level]))]
}

export function blocksUnder(blocks: CurriculumBlock[], path: CurriculumPath): CurriculumBlock[] {
  const wanted = Object.entries(path).filter(([, value]) => value) as [CurriculumLevel, string][]
  return blocks.filter((block) => wanted.every(([level, value]) => block[level] === value))
}
