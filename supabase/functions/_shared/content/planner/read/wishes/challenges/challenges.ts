import { inFigures } from '../../words/figures.ts'
import { CHALLENGES_BESIDES } from './challenges.data.ts'

const SOME = 3
const FEW: Readonly<Record<string, number>> = { a: 1, an: 1, some: SOME, 'a few': SOME, 'a couple of': 2 }

/** The number of harder questions that a text asks for beside the others, or null. */
export function challengesIn(text: string): number | null {
  const said = CHALLENGES_BESIDES.pattern.exec(text)?.groups?.count?.toLowerCase()
  return said === undefined ? null : (FEW[said] ?? Number(inFigures(said)))
}
