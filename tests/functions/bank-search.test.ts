import { expect, it } from 'vitest'
import type { KitsWanted } from '#content/kit.ts'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { type Bank, findLessons } from '../../supabase/functions/_shared/generate/bank.ts'
import { readKits } from '../../supabase/seed/kit-files.ts'
import { isOneIn } from '../content/kits/one-in.ts'
import { bank } from '../quality/ask/bank.ts'

const NOTHING: KitsWanted = {
  ids: [],
  goals: [],
  words: '',
  asides: '',
  area: null,
  likely_area: null,
  year: 5,
  with_text: false,
}

async function named(wanted: Partial<KitsWanted>): Promise<string[]> {
  const found = await bank.find({ ...NOTHING, ...wanted })
  return found.filter((one) => one.named).map(({ kit }) => kit.id)
}

/** One kit in seven, because asking for all of them takes two minutes; `ALL_KITS=1` asks for all, as after new kits. */
const PARTS = process.env.ALL_KITS ? 1 : 7
const kits = readKits(undefined, { words: false })
  .flatMap(({ kit }) => (kit ? [kit] : []))
  .filter(({ id }) => isOneIn(PARTS, id))

it('finds a kit first by its own first words', { timeout: 300_000 }, async () => {
  const others: string[] = []
  for (const kit of kits) {
    const place = { likely_area: kit.area, year: kit.years[0] }
    for (const words of [kit.find.en[0] ?? '', kit.find.en.slice(0, 2).join(' ')]) {
      const [first] = await named({ ...place, words })
      if (first !== kit.id) others.push(`“${words}” found ${first}, not ${kit.id}`)
    }
  }
  expect(others).toEqual([])
})

it.each([
  'orthodontic braces',
  'opera',
  'knitting a jersey',
  'the Mesopotamian city of Ur',
  'Shakespeare’s sonnets',
  'stamp collecting',
  'beekeeping licence',
  'sumo wrestling',
  'chess openings',
  'crochet a blanket',
])('finds nothing for “%s”, on which there is no kit', { timeout: 60_000 }, async (words) => {
  expect(await named({ words })).toEqual([])
})

it.each([
  ['perspecitve drawing one point', 'arts-one-point-perspective-y6-8', 8],
  ['germinaton of seeds', 'science-seed-germination-y2-3', 3],
])('reads the misspelt “%s”', { timeout: 60_000 }, async (words, id, year) => {
  expect(await named({ words, year })).toContain(id)
})

it.each([
  [
    'scratch jnr make a character move and talk',
    '10 ipads',
    'technology-scratchjr-move-cat-y1-2',
    'Technology',
    2,
  ],
  [
    'where milk comes from',
    'sole charge school half of them live on dairy farms',
    'social-milk-farm-to-fridge-y1-3',
    'Social sciences',
    1,
  ],
  [
    'desks in the way',
    'wet day PE in the classroom desks in the way',
    'health-wet-day-pe-y2-6',
    'Health and physical education',
    3,
  ],
])(
  'finds the lesson for “%s”, beside which stood “%s”',
  { timeout: 60_000 },
  async (words, asides, id, area, year) => {
    const [first] = await named({ words, asides, year, likely_area: area })
    expect(first).toBe(id)
  },
)

it('takes no longer word for a misspelt one: the novel Hatchet is not about hatching', {
  timeout: 60_000,
}, async () => {
  expect(await named({ words: 'hatchet novel study', year: 7 })).not.toContainEqual(
    expect.stringMatching(/hatch|egg|chick/),
  )
})

it('asks for the whole request where the sentence that asks names no lesson', {
  timeout: 60_000,
}, async () => {
  const wanted = kitsWanted({
    messageId: '3f2b8c1e-7a4d-4c55-9a60-5d1f0e2b7c11',
    generatorType: 'lessonPlan',
    content: 'y5 we’re doing a class novel and i want to look at how the author builds suspense',
    context: null,
    history: [],
  })
  const nothingBySentence: Bank = {
    find: async (asked) => (asked.words === wanted.words ? [] : bank.find(asked)),
  }
  const [first] = await findLessons(nothingBySentence, wanted)
  expect(first).toMatchObject({ named: true, kit: { area: 'English' } })
})
