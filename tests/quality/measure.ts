import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { recompute } from '#content/checks/recompute.ts'
import type { CheckResult } from '#content/checks/report.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { PUPIL_NAMES } from '#content/data/names.ts'
import { THEMES } from '#content/data/themes.ts'
import { planSection } from '#content/lesson-plan.ts'
import { mathsTopic } from '#content/planner/maths/topics.ts'
import { makeRandom } from '#content/planner/random.ts'
import { planReply } from '#content/planner/reply.ts'
import { LEVELS } from '#content/task.ts'
import { ask, BLOCKS, contextOf, planFor, resourceFor, stored } from '../content/support.ts'
import { PROMPTS, type Prompt } from './prompts.ts'

/** Passed and ran, a check and learning area. */
type Score = [passed: number, ran: number]
export interface Quality {
  about: string
  prompts: number
  /** Of the prompts, the planner's code and the goals; another hash means that the report is stale. */
  hash: string
  /** Maths questions worked out again by a second method. */
  maths: { made: number; proven: number; wrong: number }
  scores: Record<string, Record<string, Score>>
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

function files(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort()
}

export function codeHash(): string {
  const hash = createHash('sha256')
  const all = [
    ...files('supabase/functions/_shared/content'),
    'supabase/seed/nz-curriculum.json',
    'tests/quality/prompts.ts',
    'tests/quality/measure.ts',
  ]
  for (const file of all) hash.update(file).update(readFileSync(`${ROOT}${file}`))
  return hash.digest('hex').slice(0, 16)
}

/** What a planner or a model gets to see for a prompt. */
export function inputOf({ id, text, goal, before, kind }: Prompt) {
  const block =
    goal &&
    BLOCKS.find(
      (one) =>
        one.subject === goal.subject &&
        one.year_group === goal.year &&
        one.goals.some(({ outcome }) => goal.about?.test(outcome) ?? true),
    )
  if (goal && !block) throw new Error(`no goal for ${id}`)
  const index = block?.goals.findIndex(({ outcome }) => goal?.about?.test(outcome) ?? true) ?? 0
  const context = block ? contextOf(block, index) : null
  const generatorType =
    kind === 'plan' || kind === 'words' ? ('lessonPlan' as const) : ('resourceGenerator' as const)
  const earlier = before
    ? [
        { role: 'user' as const, content: before },
        { role: 'assistant' as const, content: 'Here it is. Draft code ABCD-1234' },
      ]
    : []
  return ask(text, { messageId: id, context, generatorType, history: earlier })
}

const found = (id: string, ok: boolean): Pick<CheckResult, 'id' | 'ok'> => ({
  id: id as CheckResult['id'],
  ok,
})

/** What the document should be, beside its own checks: the right kind, as long as asked, saying what it must. */
function asAsked(prompt: Prompt): Pick<CheckResult, 'id' | 'ok'>[] {
  const input = inputOf(prompt)
  if (prompt.kind === 'words') return [found('format', planReply(input).format === 'note')]
  const said = (doc: unknown) => (prompt.says ? [found('says', prompt.says.test(JSON.stringify(doc)))] : [])
  if (prompt.kind === 'plan') {
    const plan = planFor(input)
    const minutes =
      prompt.minutes === undefined
        ? []
        : [found('as-long', planSection(plan, 'header')?.minutes === prompt.minutes)]
    const wanted = new Set(prompt.says ? ['request'] : [])
    const checks = checkPlan(plan, stored).filter(({ id }) => !wanted.has(id))
    return [found('format', true), ...minutes, ...checks, ...said(plan)]
  }
  const resource = resourceFor(input)
  return [
    found('format', resource.kind === prompt.kind),
    ...checkResource(resource, stored),
    ...said(resource),
  ]
}

function mathsQuestions(): Quality['maths'] {
  const counts = { made: 0, proven: 0, wrong: 0 }
  for (const { subject, year_group, skill, goals } of BLOCKS) {
    if (subject !== 'Mathematics and statistics') continue
    const year = Number(/\d/.exec(year_group.replace('0-1', '1'))?.[0])
    for (const { outcome } of goals) {
      const topic = mathsTopic(outcome, skill, year)?.topic
      for (let n = 0; n < 15; n++) {
        const random = makeRandom(`${outcome} ${n}`)
        const step = (n % 3) as 0 | 1 | 2
        const draft = topic?.draft({
          year,
          level: LEVELS[step] ?? 'core',
          reach: year,
          random,
          theme: random.pick(THEMES),
          name: random.pick(PUPIL_NAMES),
          step,
          turn: n,
          goal: '',
        })
        const result = draft ? recompute(draft) : 'wrong'
        counts.made += 1
        if (result === 'right') counts.proven += 1
        if (result === 'wrong') counts.wrong += 1
      }
    }
  }
  return counts
}

/** Runs every prompt through the built-in planner and scores what comes back. */
export function measure(): Quality {
  const scores: Quality['scores'] = {}
  for (const prompt of PROMPTS) {
    const area = prompt.goal?.subject ?? 'no goal chosen'
    for (const { id, ok } of asAsked(prompt)) {
      const row = scores[id] ?? {}
      const score: Score = row[area] ?? [0, 0]
      row[area] = score
      scores[id] = row
      if (ok) score[0] += 1
      score[1] += 1
    }
  }
  return {
    about:
      'Written by `npm run quality`: the built-in planner on every prompt, passed and ran for each check and learning area.',
    prompts: PROMPTS.length,
    hash: codeHash(),
    maths: mathsQuestions(),
    scores,
  }
}

/** Checks that pass less often than they did. */
export function fallen(before: Quality, now: Quality): string[] {
  const rate = (score: Score | undefined) => (score ? score[0] / score[1] : 1)
  const checks = Object.entries(before.scores).flatMap(([check, areas]) =>
    Object.keys(areas).flatMap((area) => {
      const [was, is] = [rate(areas[area]), rate(now.scores[check]?.[area])]
      return is < was
        ? [`${check}, ${area}: ${Math.round(was * 100)} % before, ${Math.round(is * 100)} % now`]
        : []
    }),
  )
  return [
    ...checks,
    ...(now.maths.wrong > before.maths.wrong ? [`${now.maths.wrong} wrong maths answers`] : []),
    ...(now.prompts < before.prompts ? ['fewer prompts than before'] : []),
  ]
}
