import type { GeneratorType, ReplyState } from '#content/contract.ts'

/** Announced once when a reply begins. */
export function startText(generatorType: GeneratorType): string {
  return generatorType === 'lessonPlan' ? 'Writing your plan…' : 'Writing your resource…'
}

/** Announced once when a reply ends, in one short sentence. */
export function endText(generatorType: GeneratorType, state: ReplyState, sections: number): string {
  if (state === 'stopped') return 'Stopped.'
  if (state === 'failed') return 'This reply could not be finished.'
  if (generatorType === 'resourceGenerator') return 'Resource ready.'
  return sections > 0 ? `Lesson plan ready, ${sections} sections.` : 'Reply ready.'
}
