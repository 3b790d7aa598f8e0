import { z } from 'zod'
import { AREA_WORDS } from '../../../content/planner/read/area-words.data.ts'
import { type ClassNeed, WANTS } from '../../../content/understood.ts'

/** What a model can say of the class and its day, each with what it means. */
const NEEDS: Record<ClassNeed, string> = {
  esol: 'learners of English',
  'fast finishers': 'some finish early',
  'no devices': 'no computers or tablets',
  'wet day': 'a wet day inside',
  composite: 'a class of several years',
  reliever: 'a reliever teaches it',
  outside: 'taught outside',
  'no materials': 'no gear to prepare',
  hall: 'taught in the hall',
  beach: 'taught at the beach',
  pool: 'taught at the pool',
  library: 'taught in the library',
  bus: 'taught on a bus or on the way',
  kitchen: 'taught in a kitchen',
  'no printing': 'nothing can be printed or copied',
  wheelchair: 'a pupil uses a wheelchair',
  'one hand': 'a pupil cannot use the writing hand',
  sight: 'blind or low vision',
  hearing: 'deaf or hard of hearing',
  autism: 'autism',
  attention: 'ADHD',
  reading: 'dyslexia, or reading is hard',
  anxious: 'anxiety',
  'not speaking': 'does not speak in class',
  'health plan': 'asthma, allergies, a health plan',
}

const AREAS = AREA_WORDS.map(({ subject }) => subject)
const meanings = Object.entries(NEEDS).map(([need, meaning]) => `${need}: ${meaning}`)

const number = (from: number, to: number, what: string) =>
  z.number().int().min(from).max(to).nullable().catch(null).describe(`${what}, ${from} to ${to}, or null`)

/**
 * How a model has read the request. A field that is not of its form counts as not read, so that no section is refused for
 * it. Null where the model says nothing: our own reader stands alone then.
 */
export const understood = z
  .object({
    area: z.enum(AREAS).nullable().catch(null).describe('the learning area that the request is about'),
    years: z
      .array(z.number().int().min(0).max(8))
      .catch([])
      .describe('the years of school that the teacher’s words mean, 0 to 8; empty where they mean none'),
    minutes: number(5, 180, 'the length of the lesson that was asked for'),
    blocks: number(1, 5, 'how many blocks of that length were asked for'),
    want: z.enum(WANTS).nullable().catch(null).describe('the form that was asked for, or null'),
    count: number(1, 100, 'how many questions, cards or words were asked for'),
    topic: z
      .string()
      .catch('')
      .describe('what is to be taught, in at most 80 letters of the teacher’s own words'),
    theme: z
      .string()
      .nullable()
      .catch(null)
      .describe('the setting it is dressed in, in the teacher’s own words, such as "netball", or null'),
    needs: z
      .array(z.enum(Object.keys(NEEDS) as ClassNeed[]))
      .catch([])
      .describe(`what was said of the class and its day (${meanings.join('; ')})`),
    constraints: z
      .array(z.string())
      .catch([])
      .describe('at most 5 other wishes or limits, each in a few of the teacher’s own words'),
  })
  .nullable()
  .default(null)
  .catch(null)
  .describe('how you read the teacher’s words, before you write')

export type ReadByModel = NonNullable<z.infer<typeof understood>>
