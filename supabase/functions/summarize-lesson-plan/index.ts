import type { SummarizeAnswer } from '../_shared/content/contract.ts'
import { summarisePlan } from '../_shared/content/summary.ts'
import { endpoint, json, Refusal } from '../_shared/http/answer.ts'
import { readFields, textField } from '../_shared/http/body.ts'
import { callerId } from '../_shared/http/caller.ts'

Deno.serve(
  endpoint(async (request) => {
    const plan = textField(await readFields(request), 'lessonPlanContent', 200_000)
    await callerId(request)
    const summarizedPrompt = summarisePlan(plan)
    if (summarizedPrompt === null) throw new Refusal(422, 'no_plan', 'No lesson plan was found in that text.')
    const answer: SummarizeAnswer = { success: true, summarizedPrompt }
    return json(answer)
  }),
)
