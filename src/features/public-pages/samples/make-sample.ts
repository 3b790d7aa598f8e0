import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import type { InputContext, InputGoal } from '#content/planner/read/input.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import type { Sample } from './sample-list.ts'

/** Reads a file of `supabase/seed` that holds JSON. */
export type ReadSeed = (path: string) => unknown

interface Block extends Pick<InputContext, 'subject' | 'year_group' | 'strand' | 'skill'> {
  goals: InputGoal[]
}

function contextOf(goal: string, readSeed: ReadSeed): InputContext {
  for (const { goals, ...place } of readSeed('nz-curriculum.json') as Block[]) {
    const found = goals.find(({ id }) => id === goal)
    if (found) return { ...place, goals: [{ ...found, ...place }] }
  }
  throw new Error(`The curriculum has no goal ${goal}`)
}

function kitsOf({ kit }: Sample, readSeed: ReadSeed) {
  return kit === undefined
    ? []
    : [{ kit: readSeed(`kits/${kit}.json`) as Kit, serves: true, named: true, unsaid: [] }]
}

/** The document that a teacher gets for this request, as one printable page. */
export function makeSample(sample: Sample, readSeed: ReadSeed): string {
  const reply = answerRequest({
    messageId: `sample ${sample.slug}`,
    generatorType: sample.generator,
    content: sample.request,
    context: contextOf(sample.goal, readSeed),
    history: [],
    kits: kitsOf(sample, readSeed),
  })
  if (reply.format === 'plan') return planHtml(reply)
  if (reply.format === 'resource') return resourceHtml(reply)
  throw new Error(`The sample ${sample.slug} was answered with words: ${reply.markdown}`)
}
