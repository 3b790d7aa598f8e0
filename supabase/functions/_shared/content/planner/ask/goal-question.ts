import type { PlanGoal } from '../../lesson-plan.ts'
import { makeQuestion, type Question } from '../../question.ts'
import { WHICH_WAY } from '../read/goal-difference/goal-difference.data.ts'
import type { GoalDifference } from '../read/goal-difference/goal-difference.ts'
import type { PlannerInput } from '../read/input.ts'
import { nameOfTopic } from '../read/topic/topic-phrase.ts'

/** The teacher's own words where they are short enough to stand in a sentence. */
export const namedTopic = (topic: string): string => nameOfTopic(topic) ?? 'your topic'

/** Names the difference before anything is made, and offers both ways. */
export function goalQuestion(
  { topic, area }: GoalDifference,
  goal: PlanGoal,
  context: PlannerInput['context'],
): { markdown: string; question: Question } {
  const named = namedTopic(topic)
  return {
    markdown: `You asked for ${named}, which looks like ${area}. The chosen goal is from ${goal.subject}: ${goal.wording}\n\nI can follow the goal with ${named} as the setting, or leave the goal out and plan ${named}. ${WHICH_WAY}`,
    question: makeQuestion({
      replies: [
        { message: `Follow the goal, with ${named} as the setting` },
        { message: `Leave the goal out: plan ${named}`, leavesGoal: true },
      ],
      context,
    }),
  }
}
