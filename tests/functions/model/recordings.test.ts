import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { isLessonPlan, type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource, ResourceSection, TaskPage } from '#content/resource.ts'
import type { WireTask } from '../../../supabase/functions/_shared/generate/model/forms/wire-parts.ts'
import { isOtherSum } from '../../../supabase/functions/_shared/generate/model/other-sum.ts'
import { BLOCKS, contextOf, stored } from '../../content/support.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { bankWith, given, NO_LESSONS, settings, writeAll } from './write-with-model.ts'

const FOLDER = new URL('recordings/', import.meta.url)

/** What a strong language model answered to the very requests of this app. The goal is null where none was chosen. */
interface Recording {
  message: string
  goal: string | null
  chat: 'lessonPlan' | 'resourceGenerator'
  completion: Record<string, unknown>
}

const recordings = readdirSync(FOLDER).map((name): [string, Recording] => [
  name.replace('.json', ''),
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
])

function inputOf({ message, goal, chat }: Recording) {
  if (goal === null) return given({ generator_type: chat, content: message, context: null })
  const block = BLOCKS.find(({ goals }) => goals.some(({ outcome }) => outcome === goal))
  if (!block) throw new Error(`no goal “${goal}”`)
  const context = contextOf(
    block,
    block.goals.findIndex(({ outcome }) => outcome === goal),
  )
  return given({ generator_type: chat, content: message, context })
}

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

/** The document of a recording, as the app makes it from the recorded answer, after one call. */
async function replayed(recording: Recording, bank = NO_LESSONS) {
  server.says(JSON.stringify(recording.completion))
  const { writing, written } = await writeAll(settings(server.url), inputOf(recording), { bank })
  expect(server.heard).toHaveLength(1)
  const { doc, html_content: html } = writing.patch(written, true)
  return { doc: doc as LessonPlan | Resource, html: html ?? '' }
}

/** The resource of a recording, by the beginning of its name. */
async function resource(name: string) {
  const [, recording] = recordings.find(([one]) => one.startsWith(name)) ?? []
  if (!recording) throw new Error(`no recording ${name}`)
  const { doc, html } = await replayed(recording)
  const sections = doc.sections as readonly ResourceSection[]
  const pages = sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  const key = sections.find((section) => section.id === 'key')
  if (key?.id !== 'key') throw new Error('no teacher page')
  const blocks = pages.flatMap((page) => page.blocks ?? [])
  return { recording, doc: doc as Resource, pages, key, blocks, html }
}

/** The lesson of our bank on the topic of a recording, whose facts its answer is compared with. */
const ON_TOPIC: Record<string, string> = {
  'birds-table-y5': 'science/science-native-bird-beaks-y5-6.json',
  'kereru-reading-y4': 'english/english-kereru-text-y3-4.json',
  'moon-y6': 'science/science-moon-orbit-and-phases-y5-6.json',
  'persuasive-letter-y5': 'english/english-persuasive-letter-principal-y3-4.json',
  'tuatara-reading-y5': 'english/english-tuatara-text-y4-5.json',
  'volcano-cards-y6': 'science/science-how-volcano-erupts-y4-5.json',
  'water-cycle-quiz-y6': 'science/science-water-cycle-y5-6.json',
}

/** What a teacher is told of words that are unfit or seem wrong. All of it would be a false alarm here. */
const ALARM =
  /is not what a New Zealand school says|does not agree with our bank|about something else than|not fit to print|was left out/

describe('the recorded answers of a strong model', () => {
  it.each(recordings)(
    'become a document without a second call or a false alarm: %s',
    async (name, recording) => {
      const topic = ON_TOPIC[name]
      const { doc } = await replayed(recording, topic === undefined ? NO_LESSONS : bankWith(topic))
      expect(JSON.stringify(doc)).not.toMatch(ALARM)
      expect(doc.sections.map(({ id }) => id)).toContain(doc.format === 'plan' ? 'about' : 'key')
      expect(JSON.stringify(doc)).not.toMatch(/came longer than its place.*Student page|left out, because/)
      if (!isLessonPlan(doc)) return
      const phases = planSection(doc, 'phases')
      expect(phases?.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(phases?.minutes)
    },
  )

  it('prove no sum of which our check of the words says that it answers another question', () => {
    const parts = recordings.flatMap(([, { completion }]) => Object.values(completion))
    const tasks = parts.flatMap((part) => (part as { tasks?: WireTask[] } | null)?.tasks ?? [])
    const proven = tasks.filter(({ proof }) => proof !== undefined && proof.kind !== 'none')
    expect(proven.length).toBeGreaterThan(50)
    expect(proven.filter(isOtherSum)).toEqual([])
  })

  it('keep a text to read whole, in its own place, where it stood in the instructions', async () => {
    const { recording, pages } = await resource('kereru')
    const said = (recording.completion['tasks-core'] as { instructions: string }).instructions
    const lines = said.split(/\n+/).filter((line) => line.length > 160)
    expect(pages[0]?.text?.paragraphs).toEqual(lines)
    expect(pages[0]?.instructions.length).toBeLessThan(300)
  })
})

describe('what was asked for comes out as asked, in one call', () => {
  it('a text of 250 words at three levels with eight questions each, of four kinds', async () => {
    const { doc, pages, key, html } = await resource('tuatara')
    expect(pages.map(({ level }) => level)).toEqual(['support', 'core', 'extension'])
    for (const { text, tasks } of pages) {
      const words = text?.paragraphs.join(' ').split(/\s+/).length ?? 0
      expect(words).toBeGreaterThan(220)
      expect(words).toBeLessThan(280)
      expect(tasks).toHaveLength(8)
    }
    const kinds = new Set(pages.flatMap(({ tasks }) => tasks.map(({ working }) => working?.split(/[,.]/)[0])))
    expect([...kinds].sort()).toEqual(['Find', 'Judge', 'Read between the lines', 'Word meaning'])
    expect(key.groups[0]?.tasks[4]?.working).toContain('paragraph 2')
    expect(html.match(/class="text"/g)).toHaveLength(3)
    expect(checkResource(doc, stored).filter(({ ok }) => !ok)).toEqual([])
  })

  it('a list of 20 questions, each worked out that can be', async () => {
    const { doc, pages, html } = await resource('times-tables-list')
    // A sum has its blank behind the equals sign; any other short question has a line below.
    expect(html.split('class="sums"')[1]?.match(/class="(?:line short|gap)"/g)).toHaveLength(17)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.tasks).toHaveLength(20)
    expect(pages[0]?.tasks.filter(({ check }) => check !== null)).toHaveLength(19)
    expect(checkResource(doc, stored).filter(({ ok }) => !ok)).toEqual([])
  })

  it('a rubric of four columns', async () => {
    const { pages, blocks, key } = await resource('speech-rubric')
    const [table] = blocks
    if (table?.kind !== 'table') throw new Error('no table')
    expect(table.head).toHaveLength(5)
    expect(table.rows).toHaveLength(6)
    expect(table.rows.flat()).not.toContain('')
    expect(pages[0]?.tasks).toEqual([])
    expect(key.groups[0]?.tasks).toEqual([])
    expect(JSON.stringify(key.blocks)).toContain('How to use it')
  })

  it('a quiz of ten questions with four choices each, the answer mixed in among them', async () => {
    const { doc, pages, key } = await resource('water-cycle-quiz')
    const tasks = pages[0]?.tasks ?? []
    expect(tasks.map(({ choices }) => choices?.length)).toEqual(Array(10).fill(4))
    const places = tasks.map(({ choices = [], answer }) => choices.indexOf(answer))
    expect(places).not.toContain(-1)
    expect(new Set(places).size).toBeGreaterThan(2)
    const letters = places.map((place, at) => `${at + 1} ${'ABCD'.charAt(place)}`).join(' · ')
    expect(key.blocks).toContainEqual({ kind: 'paragraph', text: `${letters}.` })
    expect(checkResource(doc, stored).filter(({ ok }) => !ok)).toEqual([])
  })

  it('a figure of each kind', async () => {
    const tasks = [
      ...(await resource('figures-measuring')).pages,
      ...(await resource('figures-shapes')).pages,
    ]
      .flatMap((page) => page.tasks)
      .map(({ figure }) => figure?.kind)
    expect(tasks).toHaveLength(20)
    const kinds = 'angle array bar bars clock coins grid map number-line rectangle shape squares table'
    expect([...new Set(tasks)].sort().join(' ')).toBe(kinds)
    const { key } = await resource('figures-measuring')
    expect(key.groups[0]?.tasks.map(({ working }) => working)).toEqual(
      expect.arrayContaining([null, '4 × 5 = 20', '2 + 1 + 0.5 + 0.2 = $3.70']),
    )
    expect(JSON.stringify(key)).not.toMatch(/65 = 65|5\/8 = 5\/8/)
  })

  it('a letter with its slip, twelve cards, and a table with six questions on it', async () => {
    const letter = await resource('camp-letter')
    expect(letter.html).toContain('We leave from ____________ at ____________ on 12 March')
    expect(letter.html).toContain('<h2 class="cut">Please cut off and return</h2>')
    expect(letter.html).not.toMatch(/curriculum goal/i)
    expect(letter.html).toContain('<p>Please note:</p><ul><li>a sleeping bag')
    expect(letter.html).toContain('☐ Yes, my child will come to camp.')
    expect(letter.html).not.toContain('<span>Name</span>')
    const [cards] = (await resource('volcano-cards')).blocks
    expect(cards).toMatchObject({ kind: 'cards', cards: { length: 12 } })
    const birds = await resource('birds-table')
    expect(birds.blocks).toMatchObject([{ kind: 'table', rows: { length: 5 } }])
    expect(birds.pages[0]?.tasks).toHaveLength(6)
  })

  it('a plan whose steps point to its questions, with help for learners of English and what to prepare', async () => {
    const [, recording] = recordings.find(([name]) => name.startsWith('arrays-plan')) ?? []
    if (!recording) throw new Error('no recording')
    const { doc } = await replayed(recording)
    if (!isLessonPlan(doc)) throw new Error('no plan')
    const labels = planSection(doc, 'answers')?.tasks.flatMap(({ label }) => label ?? [])
    expect(labels).toEqual([
      'I do 1',
      'We do 1',
      'We do 2',
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => `You do ${n}`),
    ])
    const steps = planSection(doc, 'phases')?.steps ?? []
    expect(steps[3]?.pupils).toContain('You do 3 ●: Draw 5 rows of 4. How many are there altogether?')
    expect(planSection(doc, 'differentiation')?.language).toContain('There are ____ rows of ____.')
    expect(planSection(doc, 'resources')?.items.at(-1)).toMatch(/^Preparation: .* about 5 minutes\.$/)
    expect(checkPlan(doc, stored).filter(({ ok }) => !ok)).toEqual([])
  })
})
