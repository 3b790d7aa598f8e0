import type { Lesson } from '../prepare/lesson.ts'
import { nameOfTopic } from '../read/topic/topic-phrase.ts'
import { topicWords } from '../read/topic-words.ts'

/** The words for the topic of a lesson, in marks, so that they read on in any sentence. */
export function topicName({ request, title, approach }: Lesson): string {
  const words =
    request.goals.length > 0 || approach.kind === 'topic' ? null : nameOfTopic(topicWords(request.topic))
  return `“${words ?? title.replace(/, lesson \d+$/, '')}”`
}
