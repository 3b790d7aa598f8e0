import type { DiagramName } from '../../../read/words/diagrams/diagram-words.data.ts'
import type { Labelled } from '../labelled.ts'
import { BODY, FISH, FLOWER, INSECT, PLANT, TREE } from './living-things.data.ts'
import { BOOK, CIRCUIT, LETTER, VOLCANO, WATER_CYCLE } from './other-things.data.ts'

/** The drawings with parts to name. */
export const DIAGRAMS: Readonly<Record<DiagramName, Labelled>> = {
  plant: PLANT,
  flower: FLOWER,
  tree: TREE,
  insect: INSECT,
  fish: FISH,
  body: BODY,
  'water cycle': WATER_CYCLE,
  volcano: VOLCANO,
  circuit: CIRCUIT,
  book: BOOK,
  letter: LETTER,
}
