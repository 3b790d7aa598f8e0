import { checkPlan } from '../functions/_shared/content/checks/plan-checks.ts'
import { checkResource } from '../functions/_shared/content/checks/resource-checks.ts'
import type { Kit } from '../functions/_shared/content/kit.ts'
import { answerRequest } from '../functions/_shared/content/planner/answer-request.ts'
import type { KitFault } from './kit-checks.ts'

const MESSAGE_ID = '3f2b8c1e-7a4d-4c55-9a60-5d1f0e2b7c11'
const REQUESTS = [
  ['lessonPlan', 'lesson'],
  ['resourceGenerator', 'worksheet'],
  ['resourceGenerator', 'assessment'],
] as const

/** Returns what the documents' own checks say of the plan, the worksheet and the assessment that are made from a kit. */
export function documentFaults(kit: Kit): KitFault[] {
  const found = REQUESTS.flatMap(([generatorType, form]) => {
    const answer = answerRequest({
      messageId: MESSAGE_ID,
      generatorType,
      content: `Year ${Math.max(1, kit.years[1])} ${kit.area} ${form} on ${kit.title}`,
      context: null,
      history: [],
      kits: [{ kit, serves: false, named: true, unsaid: [] }],
    })
    if (answer.format === 'note') return [{ field: form, reason: answer.markdown }]
    const checks =
      answer.format === 'plan'
        ? checkPlan({ ...answer, version: 1 }, () => undefined)
        : checkResource({ ...answer, version: 1 }, () => undefined)
    return checks.filter(({ ok }) => !ok).map(({ id, how }) => ({ field: `${form} (${id})`, reason: how }))
  })
  return found.filter(({ reason }, at) => found.findIndex((one) => one.reason === reason) === at)
}
