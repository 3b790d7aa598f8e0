import { makeRandom } from '../random.ts'
import type { LessonRequest } from '../read/request.ts'
import { chooseApproach } from './choose-approach.ts'
import type { Lesson } from './lesson.ts'
import { ownTopic } from './own-topic.ts'
import { themeFor } from './theme.ts'
import { titleFor } from './title.ts'

/** Decides how to teach a request. Everything after this only writes it down. */
export function prepareLesson(request: LessonRequest): Lesson {
  const random = makeRandom(request.draftCode)
  const own = ownTopic(request)
  const approach = chooseApproach(request, own, random)
  const { theme, named } = themeFor(request, random)
  const hasStories = approach.kind === 'topic' && approach.computed
  return {
    request,
    approach,
    theme,
    own,
    random,
    title: titleFor(request, approach, hasStories ? named : null),
  }
}
