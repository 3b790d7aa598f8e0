import type { LessonRequest } from '../../read/request.ts'
import type { Step, Steps } from '../step.ts'

const STARTS =
  /\b(?:starts?|begins?|opens?|starting|beginning) (?:with|in|by) ((?:an?|the|our|some|\p{L}+ing) [^,.;!?\n]{3,60}?)(?=\s+and (?:ends?|finish|starts?)|[,.;!?\n]|$)/iu
const ENDS =
  /\b(?:ends?|finish(?:es)?|ending|finishing) (?:with|in|by) ((?:an?|the|our|some|\p{L}+ing) [^,.;!?\n]{3,60}?)(?=\s+and (?:ends?|finish|starts?)|[,.;!?\n]|$)/iu
const CLASS_AFTER = /\s+(?:for|with) (?:my|our|year|y\d).*$|\s+\b(?:year|y|yr)\s*\d.*$/i

const named = (text: string, pattern: RegExp) =>
  pattern.exec(text)?.[1]?.replace(CLASS_AFTER, '').trim() ?? null

const opened = (step: Step, line: string): Step => ({ ...step, teacher: [line, ...step.teacher] })

/** Begins and ends the lesson as the teacher said: "starts with a walk in the bush". */
export function withStartAndEnd({ topic }: LessonRequest, steps: Steps): Steps {
  const start = named(topic, STARTS)
  const end = named(topic, ENDS)
  return {
    ...steps,
    hook:
      start === null
        ? steps.hook
        : opened(
            steps.hook,
            `Begin with ${start}. Everyone brings back something for today’s lesson: a word, a thing or a question.`,
          ),
    share:
      end === null ? steps.share : { ...steps.share, teacher: [...steps.share.teacher, `End with ${end}.`] },
  }
}
