import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource, TaskPage } from '#content/resource.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply, WORKSHEET } from '../replies.ts'
import { given, settings, writeAll } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const NONE = { kind: 'none', a: '', b: '', show: 'number', unit: '' }
const open = (prompt: string, more: object = {}) => ({
  prompt,
  space: 'line',
  proof: NONE,
  answer: 'Look for: a reason.',
  working: '',
  ...more,
})
const GOOD = (WORKSHEET['tasks-core'] as { tasks: object[] }).tasks
const page = (...tasks: object[]) => ({ instructions: 'Work it out.', tasks: [...GOOD, ...tasks] })

async function sheet(...cores: object[]) {
  server.says(...cores.map((core) => reply(WORKSHEET, { 'tasks-core': core })))
  const input = given({
    generator_type: 'resourceGenerator',
    content: 'A worksheet on halves and time for Year 5',
  })
  const { writing, written } = await writeAll(settings(server.url), input)
  const doc = writing.patch(written, true).doc as Resource
  const core = doc.sections.find((one): one is TaskPage => one.id === 'tasks-core')
  const told = doc.sections.flatMap((one) => ('checkThis' in one ? one.checkThis : []))
  return { prompts: core?.tasks.map(({ prompt }) => prompt) ?? [], told, calls: server.heard.length }
}

const POINTS = [
  'Look at the dial. Which number is the needle beside?',
  'The pictograph tells how many trees each street has. Which street has the fewest?',
  'Trace the angle below, then say what kind it is.',
  'Which of the solids pictured rolls?',
  'Tick the shapes above that have a curved side.',
  'Use the plan of the garden in the diagram to find the pond.',
  'How warm is it on the thermometer?',
]

describe('a question about a picture that nobody declared', () => {
  it.each(POINTS)('is asked for once more, with what it lacks: %s', async (prompt) => {
    const { prompts, calls } = await sheet(page(open(prompt)), page(open('How many hours has a day?')))
    expect(server.heard[1]?.prompt).toContain('speaks of a picture that you did not declare')
    expect(calls).toBe(2)
    expect(prompts.at(-1)).toBe('How many hours has a day?')
  })

  it('is left out where it comes without it twice, and the teacher is told', async () => {
    const bad = page(open(POINTS[0] ?? ''))
    const { prompts, told } = await sheet(bad, bad)
    expect(prompts).toHaveLength(GOOD.length)
    expect(told.join(' ')).toContain(
      'was left out, because we could not draw its picture: a picture that the question speaks of and that did not come with it',
    )
  })

  it('stays with its picture once that is declared', async () => {
    const figure = { kind: 'clock', numbers: [7, 20], words: [] }
    const asked = 'Look at the clock. Is it nearer to seven or to eight?'
    const { prompts } = await sheet(page(open(asked)), page(open(asked, { figure })))
    expect(prompts.at(-1)).toBe(asked)
  })

  it('is fine where a question before it shows the picture, or a table stands on the page', async () => {
    const figure = { kind: 'chart', numbers: [1], words: ['Pets', 'cat | 4', 'dog | 6'] }
    const shown = page(
      open('Which pet is the most popular?', { figure }),
      open('How else could the graph be drawn?'),
    )
    expect((await sheet(shown)).calls).toBe(1)
    const table = {
      ...page(open('Which bird in the table is the heaviest?')),
      table: ['Bird | g', 'tūī | 90'],
    }
    expect((await sheet(table)).calls).toBe(1)
  })

  it('is no question whose words tell all, or whose picture pupils make or have', async () => {
    const { calls, prompts } = await sheet(
      page(
        open('Sketch a pie graph for 3 cats and 5 dogs. Which part of the graph is larger?'),
        open('The clock in the kitchen is slow. How could you set it right?'),
        open('What does the map in your atlas say about rivers?'),
        open('Which of these shapes has no corners: a circle, a square or a triangle?'),
        open('A thermometer says 12 °C. It falls by 3 degrees. What does the thermometer say now?'),
      ),
    )
    expect(calls).toBe(1)
    expect(prompts).toHaveLength(GOOD.length + 5)
  })

  it('is left out of a plan, and the exit ticket that is one says so', async () => {
    const { tasks } = PLAN.questions as { tasks: { use: string; level: string }[] }
    const questions = {
      tasks: tasks.map((task) =>
        task.use === 'exit' || task.level === 'support'
          ? { ...task, ...open(POINTS[task.use === 'exit' ? 6 : 3] ?? '') }
          : task,
      ),
    }
    server.says(reply({ ...PLAN, questions }), reply({ questions }))
    const { writing, written } = await writeAll(settings(server.url), given())
    const plan = writing.patch(written, true).doc as LessonPlan
    const told = planSection(plan, 'about')?.checkThis.join(' ')
    expect(server.heard).toHaveLength(2)
    expect(told).toContain('“You do 1” was left out')
    expect(told).toContain('“Exit ticket” asks about a picture')
  })
})
