import { contradictions } from '../../checks/contradictions.ts'
import { namedTopic } from '../ask/goal-question.ts'
import { matterOf } from '../read/goal-difference/goal-difference.ts'
import { guessSubject } from '../read/subject.ts'
import type { Written, WrittenByAnyone } from './not-done.ts'

/** Sections that repeat the request or the goal whatever the lesson is about. */
const REPEATS = new Set(['header', 'curriculum-goal', 'about', 'key'])

function isAbout(topic: string, sections: Written['sections']): boolean {
  const printed = new Set(matterOf(JSON.stringify(sections.filter(({ id }) => !REPEATS.has(id)))))
  return matterOf(topic).some((stem) => printed.has(stem))
}

/** Where the request and the chosen goal differ, the goal was followed: says so, and what became of the teacher's words. */
export function goalFollowed({ lesson: { request }, sections }: WrittenByAnyone): string[] {
  const { goals, goalDifference, goalDecision, topic, yearsNamed } = request
  if (goals.length === 0 || goalDecision === 'follow') return []
  const differ = contradictions(topic, goals, yearsNamed, guessSubject(topic))
  if (goalDifference === null) return differ
  const named = namedTopic(goalDifference.topic)
  if (!isAbout(goalDifference.topic, sections))
    return [...differ, `This follows the goal. There is nothing in it about “${named}”.`]
  return goalDifference.otherArea
    ? [...differ, `This follows the goal, with ${named} as the setting.`]
    : differ
}
