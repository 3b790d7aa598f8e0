import type { GeneratorType, ReplyState } from '#domain/rows.ts'

/** Said once when a reply begins [platform §6]. */
export function startWords(generatorType: GeneratorType): string {
  return generatorType === 'lessonPlan' ? 'Writing your plan…' : 'Writing your resource…'
}

/** Said once when it ends, in one short sentence. */
export function endWords(generatorType: GeneratorType, state: ReplyState, sections: number): string {
  if (state === 'stopped') return 'Stopped.'
  if (state === 'failed') return 'This reply could not be finished.'
  if (generatorType === 'resourceGenerator') return 'Resource ready.'
  return sections > 0 ? `Lesson plan ready, ${sections} sections.` : 'Reply ready.'
}
