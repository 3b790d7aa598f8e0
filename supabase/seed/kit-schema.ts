import { z } from 'zod'
import { KIT_VERSION, type Kit } from '../functions/_shared/content/kit.ts'

/** Prose of this length, without spaces around it, in typographic quotation marks and apostrophes. */
const prose = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => text === text.trim(), 'has spaces around it')
    .refine((text) => !/["']/.test(text), 'has a straight quotation mark or apostrophe; use “ ” ’')
    .refine((text) => !/[*_#`]|<\/?\w/.test(text), 'has markup in it')

/** The end of "We are learning to …" or "I can …". */
const ending = prose(8, 140).refine(
  (text) => /^[^.]*[^.\s]$/.test(text),
  'must not hold or end in a full stop',
)

const sentence = (min: number, max: number) =>
  prose(min, max).refine((text) => /[.?!:…”)]$/.test(text), 'must end as a sentence does')

const step = (maxLines: number) =>
  z.strictObject({
    teacher: z.array(sentence(10, 320)).min(1).max(maxLines),
    pupils: z.array(sentence(5, 240)).min(1).max(4),
  })

const figure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('table'),
    head: z.array(prose(1, 40)).min(2).max(5),
    rows: z
      .array(z.array(z.string().max(60)))
      .min(1)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal('bars'),
    title: prose(3, 60),
    step: z.number().positive(),
    bars: z
      .array(z.tuple([prose(1, 20), z.number().nonnegative()]))
      .min(2)
      .max(8),
  }),
])

const question = z.strictObject({
  prompt: prose(8, 320),
  answer: prose(1, 320),
  space: z.enum(['none', 'blank', 'line', 'lines', 'long', 'box', 'draw']),
  figure: figure.optional(),
})

const choice = z
  .strictObject({
    prompt: prose(8, 200),
    answer: prose(1, 90),
    wrong: z.tuple([prose(1, 90), prose(1, 90), prose(1, 90)]),
  })
  .refine(({ answer, wrong }) => new Set([answer, ...wrong].map((one) => one.toLowerCase())).size === 4, {
    message: 'has two equal options',
  })

const text = z.strictObject({ title: prose(3, 60), paragraphs: z.array(sentence(20, 700)).min(1).max(6) })

const handout = z.strictObject({ title: prose(3, 60), paragraphs: z.array(prose(3, 420)).min(1).max(12) })

const askedWords = prose(3, 90).refine((text) => text === text.toLowerCase(), 'must be in lower case')
const findWord = prose(3, 40).refine((text) => text === text.toLowerCase(), 'must be in lower case')

const materials = z
  .array(z.strictObject({ item: prose(2, 120), without: prose(3, 160).nullable() }))
  .min(1)
  .max(9)

const adapt = z.strictObject({
  without: prose(3, 30).refine((text) => text === text.toLowerCase(), 'must be in lower case'),
  materials,
  steps: z
    .strictObject({
      hook: step(3).optional(),
      show: step(6).optional(),
      together: step(5).optional(),
      work: step(5).optional(),
      share: step(3).optional(),
    })
    .refine((steps) => Object.keys(steps).length > 0, 'must change a step'),
})

/** The shape of a kit's file. What a shape cannot say is checked in `kit-checks.ts`. */
export const kitSchema = z.strictObject({
  version: z.literal(KIT_VERSION),
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*-y\d(?:-\d)?$/),
  title: prose(3, 60),
  area: z.enum([
    'English',
    'Science',
    'Social sciences',
    'Health and physical education',
    'The arts',
    'Technology',
    'Learning languages',
    'Learning languages (te reo Māori)',
    'Mathematics and statistics',
  ]),
  strand: z.string().min(2),
  skill: z.string().min(2),
  years: z.tuple([z.number().int().min(0).max(8), z.number().int().min(0).max(8)]).refine(([a, b]) => a <= b),
  goals: z.array(z.string()).max(3),
  find: z.strictObject({
    en: z.array(findWord).min(2).max(14),
    mi: z.array(findWord).max(8),
    asked: z.array(askedWords).max(14).optional(),
  }),
  idea: sentence(40, 420),
  facts: z
    .array(
      z.strictObject({
        text: sentence(15, 260),
        sure: z.enum(['certain', 'likely', 'check']),
        where: prose(4, 120),
      }),
    )
    .min(4)
    .max(8),
  walt: ending,
  criteria: z.tuple([ending, ending, ending]),
  prior: z.tuple([sentence(8, 160), sentence(8, 160)]),
  materials,
  safety: z.array(sentence(8, 220)).max(4),
  hook: step(3),
  show: step(6),
  together: step(5),
  work: step(5),
  share: step(3),
  ask: z
    .array(prose(8, 180).refine((text) => text.endsWith('?'), 'must be a question'))
    .min(3)
    .max(6),
  text: z.strictObject({ support: text, core: text, extension: text }).nullable(),
  handout: handout.optional(),
  adapts: z.array(adapt).min(1).max(4).optional(),
  before: z.strictObject({ minutes: z.number().int().min(3).max(60), what: sentence(10, 240) }).optional(),
  otherYears: z
    .strictObject({ younger: sentence(30, 320).optional(), older: sentence(30, 320).optional() })
    .refine(({ younger, older }) => younger !== undefined || older !== undefined, 'must say something')
    .optional(),
  practice: z.strictObject({
    support: z.array(question).min(4).max(8),
    core: z.array(question).min(5).max(8),
    extension: z.array(question).min(4).max(8),
  }),
  choices: z.array(choice).min(6).max(10),
  misconceptions: z
    .array(z.strictObject({ what: sentence(8, 180), why: sentence(8, 180), move: sentence(8, 260) }))
    .min(2)
    .max(3),
  vocabulary: z.strictObject({
    english: z
      .array(z.tuple([prose(2, 30), prose(4, 90)]))
      .min(6)
      .max(10),
    reo: z.array(z.tuple([prose(2, 30), prose(2, 60)])).max(5),
  }),
  support: sentence(20, 260),
  extension: sentence(20, 260),
  exit: question,
  lookFors: z
    .array(z.strictObject({ see: prose(5, 120), next: sentence(8, 160) }))
    .min(3)
    .max(3),
  next: z.tuple([sentence(8, 180), sentence(8, 180)]),
  local: sentence(15, 240).nullable(),
  reviewed: z.enum(['written', 'second reader', 'teacher']),
}) satisfies z.ZodType<Kit>
