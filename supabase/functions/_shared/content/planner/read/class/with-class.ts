import type { ClassFacts } from '../../../class-facts.ts'
import type { ClassNeed } from '../../../understood.ts'
import { classNeedsIn } from '../wishes/class-needs.ts'
import { CLASS_SIZE } from './class-size.data.ts'

const MIN_SIZE = 5
const MAX_SIZE = 60

/** The size of the class in the teacher's words, the last said; null where none is. */
export function classSizeIn(texts: readonly string[]): number | null {
  const sizes = texts.flatMap((text) => {
    const [, after, before] = CLASS_SIZE.pattern.exec(text) ?? []
    const size = Number(after ?? before)
    return size >= MIN_SIZE && size <= MAX_SIZE ? [size] : []
  })
  return sizes.at(-1) ?? null
}

const needsOf = ({ esol, devices }: ClassFacts): ClassNeed[] => [
  ...(esol ? (['esol'] as const) : []),
  ...(devices === 'none' ? (['no devices'] as const) : []),
]

interface FromClass {
  /** The needs of the class that these texts do not speak of. */
  needs: ClassNeed[]
  size: number | null
  /** What was taken from the class, because nothing was said of it. */
  fromClass: ClassFacts
}

interface Texts {
  /** What was typed, with what it says of some pupils. */
  typed: readonly string[]
  /** The same about the whole class, which alone counts its pupils. */
  ofClass: readonly string[]
}

/** What the teacher's class adds to the texts of a request. Whatever they say themselves counts more. */
export function withClass(facts: ClassFacts, { typed, ofClass }: Texts, yearTaken: boolean): FromClass {
  const said = classNeedsIn(typed.join('\n'))
  const needs = needsOf(facts).filter((need) => !said.includes(need))
  const named = classSizeIn(ofClass)
  return {
    needs,
    size: named ?? facts.size ?? null,
    fromClass: {
      ...(yearTaken && facts.years ? { years: facts.years } : {}),
      ...(named === null && facts.size ? { size: facts.size } : {}),
      ...(needs.includes('esol') ? { esol: true } : {}),
      ...(needs.includes('no devices') ? { devices: 'none' as const } : {}),
    },
  }
}
