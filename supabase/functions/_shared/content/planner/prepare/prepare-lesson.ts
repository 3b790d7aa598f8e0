import { makeRandom } from '../random.ts'
import type { LessonRequest } from '../read/request.ts'
import { chooseApproach } from './choose-approach.ts'
import { withPlaceOf } from './choose-kit.ts'
import { withHandsOn } from './hands-on/hands-on.ts'
import type { Approach, Lesson } from './lesson.ts'
import { withNumberTalk } from './number-talk.ts'
import { ownTopic } from './own-topic.ts'
import { inSeries } from './series/in-series.ts'
import { seriesKits } from './series/series-kits.ts'
import { themeFor } from './theme.ts'
import { titleFor, titleOfKit } from './title.ts'

/** Of several topics at once only the largest number holds for all: “+ and −” says nothing about the questions on time. */
function withoutLimits(approach: Approach, request: LessonRequest): LessonRequest {
  if (approach.kind !== 'topic' || !approach.topic.isMixed) return request
  const { upTo } = request.understood.numbers
  return {
    ...request,
    understood: { ...request.understood, numbers: upTo === undefined ? {} : { upTo } },
  }
}

/** A lesson on a book or a letter is on what was named: the rest of the words, “hatchet novel questions”, are no topic beside it. */
const isAllNamed = (approach: Approach) =>
  approach.kind === 'topic' && /^(?:book|letter)-/.test(approach.topic.id)

/** Decides how to teach a request. Everything after this only writes it down. */
export function prepareLesson(asked: LessonRequest): Lesson {
  const series = seriesKits(asked)
  const given = inSeries(asked, series)
  const random = makeRandom(given.draftCode)
  const own = ownTopic(given)
  const approach = withNumberTalk(withHandsOn(chooseApproach(given, own, random), given), given)
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const request = kit ? withPlaceOf(kit, given) : withoutLimits(approach, given)
  const { theme, named } = themeFor(request, random)
  const hasStories = approach.kind === 'topic' && approach.computed
  return {
    request,
    approach,
    theme,
    own: own?.role === 'topic' && isAllNamed(approach) ? null : own,
    random,
    series: kit ? series : [],
    title: kit
      ? titleOfKit(kit, titleFor(request, approach, null), own?.about ?? request.understood.topic)
      : titleFor(request, approach, hasStories ? named : null),
  }
}
