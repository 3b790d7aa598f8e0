import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { FoundKit, Kit } from '#content/kit.ts'
import { KITS_FOLDER } from '../../supabase/seed/kit-files.ts'
import { kitRow } from '../../supabase/seed/kits-sql.ts'
import { onBothDatabases } from '../support/databases/database.ts'
import { Teacher } from '../support/teacher.ts'

const circuits = JSON.parse(
  readFileSync(`${KITS_FOLDER}/science/science-simple-circuits-y5-6.json`, 'utf8'),
) as Kit

/** The same lesson under other words, to be told apart from it. */
const kit = (id: string, change: Partial<Kit>): Kit => ({ ...circuits, id, goals: [], ...change })

const KITS = [
  circuits,
  kit('science-water-cycle-y4', {
    years: [4, 4],
    title: 'Round and round: the water cycle',
    find: { en: ['water cycle', 'evaporation'], mi: ['te hurihanga wai'] },
  }),
  kit('english-kereru-text-y3-4', {
    area: 'English',
    years: [3, 4],
    title: 'The kererū',
    idea: 'The kererū swallows the fruit of the forest whole and carries its seeds a long way.',
    find: { en: ['kererū', 'wood pigeon'], mi: [] },
    text: {
      support: { title: 'The kererū', paragraphs: ['A big bird sits in a tree.'] },
      core: { title: 'The kererū', paragraphs: ['A big bird sits in a tree.'] },
      extension: { title: 'The kererū', paragraphs: ['A big bird sits in a tree.'] },
    },
  }),
]

const NOTHING = {
  ids: [],
  goals: [],
  words: '',
  asides: '',
  area: null,
  likely_area: null,
  year: null,
  with_text: false,
}

onBothDatabases('the bank of lessons', (db) => {
  const load = (version: string, kits: readonly Kit[]) =>
    db().as('owner', (tx) =>
      tx.sql<{ count: number }>('select private.load_kits($1, $2::text::jsonb) as count', [
        version,
        JSON.stringify(kits.map((one) => kitRow(one, new Map()))),
      ]),
    )
  const findAll = async (wanted: Partial<Record<keyof typeof NOTHING, unknown>>) => {
    const { ids, goals, words, asides, area, likely_area, year, with_text } = { ...NOTHING, ...wanted }
    const [row] = await db().as('service', (tx) =>
      tx.sql<{ found: FoundKit[] }>('select public.find_kits($1, $2, $3, $4, $5, $6, $7, $8) as found', [
        ids,
        goals,
        words,
        asides,
        area,
        likely_area,
        year,
        with_text,
      ]),
    )
    return row?.found ?? []
  }
  /** The kits that may be taught. */
  const find = async (wanted: Parameters<typeof findAll>[0]): Promise<string[]> =>
    (await findAll(wanted)).flatMap(({ kit: { id }, named, serves }) => (named || serves ? [id] : []))
  beforeAll(async () => {
    await load('first', KITS)
  })

  it('finds a kit by any of its phrases, in other forms of the words and without macrons', async () => {
    const circuit = ['science-simple-circuits-y5-6']
    expect(await find({ words: 'simple circuits' })).toEqual(circuit)
    expect(await find({ words: 'batteries and bulbs' })).toEqual(circuit)
    expect(await find({ words: 'kereru' })).toEqual(['english-kereru-text-y3-4'])
    expect(await find({ words: 'Evaporation in the water cycle' })).toEqual(['science-water-cycle-y4'])
  })

  it('reads a misspelt word as the nearest word of the bank, but not one that begins with another', async () => {
    expect(await find({ words: 'evapoartion', year: 4 })).toEqual(['science-water-cycle-y4'])
    expect(await find({ words: 'the bulbous plant', year: 5 })).toEqual([])
  })

  it('prefers the kit whose own first phrases the request says', async () => {
    const [first] = KITS
    if (!first) throw new Error('no kit')
    const wide = kit('science-a-wide-lesson-y5-6', {
      find: { en: ['wide', 'lesson of all', 'glaciers'], mi: [] },
    })
    const own = kit('science-glaciers-y5-6', { find: { en: ['glaciers', 'ice rivers'], mi: [] } })
    await load('with glaciers', [...KITS, wide, own])
    expect(await find({ words: 'glaciers', year: 5 })).toEqual([
      'science-glaciers-y5-6',
      'science-a-wide-lesson-y5-6',
    ])
    await load('first', KITS)
  })

  it('finds nothing rather than something else', async () => {
    expect(await find({ words: 'cycling to school' })).toEqual([])
    expect(await find({ words: 'bulb planting in the school garden beds' })).toEqual([])
    expect(await find({})).toEqual([])
    expect(await find({ words: 'the and of' })).toEqual([])
  })

  it('finds the kit one of whose phrases is said best, with the other words that it uses', async () => {
    const words = (phrases: string[]) => ({ find: { en: phrases, mi: [] }, area: 'Social sciences' })
    const parihaka = kit('social-parihaka-y5-6', words(['parihaka passive resistance', 'te whiti']))
    const source = kit('social-sources-y5-6', words(['primary source', 'primary or secondary']))
    await load('with parihaka', [...KITS, parihaka, source])
    const [first] = await find({ words: 'parihaka passive resistance with a primary source', year: 6 })
    expect(first).toBe('social-parihaka-y5-6')
    await load('first', KITS)
  })

  it('takes a kit of another area than the likely one only where nearly all the words name it', async () => {
    const likely_area = 'Health and physical education'
    expect(await find({ words: 'kererū', likely_area })).toEqual(['english-kereru-text-y3-4'])
    expect(await find({ words: 'kererū tag games in the hall', likely_area })).toEqual([])
    expect(await find({ words: 'kererū tag games in the hall', likely_area: 'English' })).toHaveLength(1)
  })

  it('keeps to the learning area, to years near by, and to a text where one is to be read', async () => {
    expect(await find({ words: 'circuits', area: 'Technology' })).toEqual([])
    expect(await find({ words: 'water cycle', year: 6 })).toEqual(['science-water-cycle-y4'])
    expect(await find({ words: 'water cycle', year: 1 })).toEqual([])
    expect(await find({ words: 'water cycle', with_text: true })).toEqual([])
    expect(await find({ words: 'wood pigeon', with_text: true })).toEqual(['english-kereru-text-y3-4'])
  })

  it('finds the kit of a goal before one that only shares words, and a kit by its id', async () => {
    const [goal] = circuits.goals
    expect(await find({ goals: [goal], words: 'water cycle' })).toEqual([
      'science-simple-circuits-y5-6',
      'science-water-cycle-y4',
    ])
    expect(await find({ ids: ['science-water-cycle-y4'], words: 'kererū' })).toEqual([
      'science-water-cycle-y4',
      'english-kereru-text-y3-4',
    ])
  })

  it('finds the phrase whose words stand together before the same words apart', async () => {
    const together = kit('arts-quokka-y3-4', { find: { en: ['quokka zebra'], mi: [] } })
    const apart = kit('arts-apart-y3-4', { find: { en: ['zebra yak'], mi: [] } })
    await load('with animals', [...KITS, together, apart])
    const words = 'yak herds in the far hills of home, long before any quokka zebra'
    expect((await find({ words }))[0]).toBe('arts-quokka-y3-4')
    await load('first', KITS)
  })

  it('finds a kit by its whole title, as a teacher names one of several', async () => {
    const [found] = await findAll({ ids: ['The kererū'], words: 'water cycle' })
    expect(found).toMatchObject({ kit: { id: 'english-kereru-text-y3-4' }, named: true })
  })

  it('finds the kit of a document for a change of it, whatever the message says', async () => {
    const [found] = await findAll({
      ids: ['science-water-cycle-y4'],
      words: 'make this part easier',
      year: 8,
    })
    expect(found).toMatchObject({ kit: { id: 'science-water-cycle-y4' }, named: true })
  })

  it('tells the two nearest kits where it has none, as neither named nor serving', async () => {
    const birds = ['a', 'b', 'c'].map((one) =>
      kit(`science-bird-${one}-y5-6`, { find: { en: ['quokka burrows by moonlight'], mi: [] } }),
    )
    await load('with birds', [...KITS, ...birds])
    const words = 'quokka songs'
    const near = async (wanted: object) =>
      (await findAll({ words, year: 5, ...wanted })).map(({ kit: { id }, named, serves }) => [
        id,
        named || serves,
      ])
    const [first, second] = birds.map(({ id }) => [id, false])
    expect(await near({})).toEqual([first, second])
    // One that is asked for by its title does not count as found, and is taught.
    const asked = ['science-water-cycle-y4', true]
    expect(await near({ ids: ['Round and round: the water cycle'] })).toEqual([asked, first, second])
    expect(await near({ words: 'quokka songs and the water cycle' })).toEqual([asked])
    expect(await near({ goals: ['a goal without a kit'] })).toEqual([])
    expect(await near({ area: 'Technology' })).toEqual([])
    expect(await near({ year: 1 })).toEqual([])
    expect(await near({ words: 'xylophones of the world' })).toEqual([])
    await load('first', KITS)
  })

  it('is replaced by another version as a whole, and the same version changes nothing', async () => {
    await load('first', [])
    expect(await find({ words: 'simple circuit' })).toHaveLength(1)
    expect(await load('second', KITS.slice(1))).toEqual([{ count: 2 }])
    expect(await find({ words: 'simple circuit' })).toEqual([])
    await load('third', KITS)
  })

  it('names the words of a topic that the found kit never says, and no others', async () => {
    const [first] = await findAll({ words: 'water cycle xylophones', year: 4 })
    expect([first?.kit.id, first?.unsaid]).toEqual(['science-water-cycle-y4', ['xylophones']])
  })

  it('is not for teachers or visitors to read or to load', async () => {
    const teacher = await Teacher.join(db())
    const calls = [
      'select * from private.kits',
      `select public.find_kits('{}', '{}', '', '', null, null, 1, false)`,
    ]
    for (const text of calls) {
      await expect(db().as('anon', (tx) => tx.sql(text))).rejects.toThrow(/permission denied/)
      await expect(teacher.sql(text)).rejects.toThrow(/permission denied/)
    }
  })
})
