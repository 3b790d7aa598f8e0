import type { Angle } from './angle.ts'
import { ARTS_ANGLES } from './arts/angles.data.ts'
import { ARTS_FRAME } from './arts/frame.data.ts'
import { ENGLISH_ANGLES } from './english/angles.data.ts'
import { READING_FRAME } from './english/reading-frame.data.ts'
import { SPEAKING_FRAME } from './english/speaking-frame.data.ts'
import { WRITING_FRAME } from './english/writing-frame.data.ts'
import { WRITING_LENSES } from './english/writing-lenses.data.ts'
import type { Frame } from './frame.ts'
import { GENERAL_FRAME } from './general/frame.data.ts'
import { HEALTH_ANGLES } from './health/angles.data.ts'
import { CHOICE_LENSES } from './health/lenses.data.ts'
import { MOVEMENT_FRAME } from './health/movement-frame.data.ts'
import { WELLBEING_FRAME } from './health/wellbeing-frame.data.ts'
import type { TopicLens } from './lens.ts'
import { MATHS_FRAME } from './maths/frame.data.ts'
import { SCIENCE_ANGLES } from './science/angles.data.ts'
import { SCIENCE_FRAME } from './science/frame.data.ts'
import { SOCIAL_SCIENCES_ANGLES } from './social-sciences/angles.data.ts'
import { SOCIAL_SCIENCES_FRAME } from './social-sciences/frame.data.ts'
import { SOURCE_LENSES } from './social-sciences/lenses.data.ts'
import { TE_REO_ANGLES } from './te-reo/angles.data.ts'
import { TE_REO_FRAME } from './te-reo/frame.data.ts'
import { TECHNOLOGY_ANGLES } from './technology/angles.data.ts'
import { TECHNOLOGY_FRAME } from './technology/frame.data.ts'

/** Everything we know of working in one learning area. In each list the first entry that fits is taken. */
interface Area {
  subject: RegExp
  frames: readonly Frame[]
  angles: readonly Angle[]
  /** Lenses for topics named in plain words. */
  topicLenses: readonly TopicLens[]
}

export const AREAS: readonly Area[] = [
  { subject: /math/i, frames: [MATHS_FRAME], angles: [], topicLenses: [] },
  { subject: /science(?!s)/i, frames: [SCIENCE_FRAME], angles: SCIENCE_ANGLES, topicLenses: [] },
  {
    subject: /social/i,
    frames: [SOCIAL_SCIENCES_FRAME],
    angles: SOCIAL_SCIENCES_ANGLES,
    topicLenses: SOURCE_LENSES,
  },
  {
    subject: /physical|health/i,
    frames: [MOVEMENT_FRAME, WELLBEING_FRAME],
    angles: HEALTH_ANGLES,
    topicLenses: CHOICE_LENSES,
  },
  { subject: /arts?\b/i, frames: [ARTS_FRAME], angles: ARTS_ANGLES, topicLenses: [] },
  { subject: /technolog/i, frames: [TECHNOLOGY_FRAME], angles: TECHNOLOGY_ANGLES, topicLenses: [] },
  { subject: /languages|te reo/i, frames: [TE_REO_FRAME], angles: TE_REO_ANGLES, topicLenses: [] },
  {
    subject: /english/i,
    frames: [SPEAKING_FRAME, READING_FRAME, WRITING_FRAME],
    angles: ENGLISH_ANGLES,
    topicLenses: WRITING_LENSES,
  },
]

const areaOf = (subject: string | null): Area | undefined =>
  subject === null ? undefined : AREAS.find((area) => area.subject.test(subject))

/** The way of working that suits a strand and skill; the general one when none is known. */
export function frameFor(subject: string | null, strandAndSkill: string): Frame {
  return areaOf(subject)?.frames.find(({ skill }) => skill.test(strandAndSkill || '-')) ?? GENERAL_FRAME
}

/** The angle of a strand or skill, or null where we have none. */
export function angleFor(subject: string | null, strandAndSkill: string): Angle | null {
  return areaOf(subject)?.angles.find(({ place }) => place.test(strandAndSkill)) ?? null
}

/** The lens of a learning area for a topic named in plain words, or null. */
export function namedLens(subject: string, topic: string): TopicLens | null {
  return areaOf(subject)?.topicLenses.find((one) => one.topic.test(topic)) ?? null
}
