import type { LessonRequest } from '../../read/request.ts'
import { DIETS } from './diets.data.ts'

/** What the lesson heeds for those who must not eat or touch something, as the teacher named it. It stands first under safety. */
export const dietLines = ({ asked }: Pick<LessonRequest, 'asked'>): string[] =>
  DIETS.filter(({ pattern }) => pattern.test(asked)).map(({ line }) => line)
