import { PATHWAYS, SCIENCE, SOCIAL } from './enquiry.ts'
import type { Frame } from './frame.ts'
import { GENERAL, READING, SPEAKING, TE_REO, WRITING } from './language.ts'
import { ARTS, MOVEMENT, TECHNOLOGY, WELLBEING } from './making.ts'

const FRAMES: readonly Frame[] = [
  PATHWAYS,
  SCIENCE,
  SOCIAL,
  MOVEMENT,
  WELLBEING,
  ARTS,
  TECHNOLOGY,
  TE_REO,
  SPEAKING,
  READING,
  WRITING,
]

/** The way of working that suits a learning area; the general one when none is known. */
export function frameFor(subject: string | null, strandAndSkill: string): Frame {
  if (subject === null) return GENERAL
  return (
    FRAMES.find((frame) => frame.subject.test(subject) && frame.skill.test(strandAndSkill || '-')) ?? GENERAL
  )
}
