import { type LessonPlan, planSection } from '../../lesson-plan.ts'
import { yearsIn } from '../../planner/read/years.ts'
import type { Understood } from '../../understood.ts'
import { textsIn } from '../text.ts'
import { isAbout, topicStems } from './asked-words.ts'

/** What differs from the request: the words or numbers it is about, and a sentence for the teacher. */
export interface Missed {
  about: string
  says: string
}

const MIN_MINUTES = 5
const MAX_MINUTES = 180

/** The year that is printed, where it is none of those asked for. */
export function otherYear({ years }: Understood, printed: string): Missed[] {
  const shown = yearsIn(printed)
  return years.length > 0 && shown.length > 0 && !shown.some((year) => years.includes(year))
    ? [
        {
          about: `Year ${years[0]}`,
          says: `You asked for Year ${years.join(' and ')}, it says ${printed.split(' · ')[0]}`,
        },
      ]
    : []
}

function otherMinutes({ minutes, minutesNamed }: Understood, shown: number): Missed[] {
  const asked = Math.max(MIN_MINUTES, Math.min(MAX_MINUTES, minutes))
  return minutesNamed && shown !== asked
    ? [{ about: `${minutes} min`, says: `You asked for ${minutes} minutes, this is ${shown}` }]
    : []
}

/** A setting that was asked for and is nowhere on the pages. */
export function missingTheme({ theme }: Understood, texts: readonly string[]): Missed[] {
  const stems = theme === null ? [] : topicStems(theme)
  return theme !== null && stems.length > 0 && !isAbout(stems, texts.join('\n'))
    ? [{ about: theme, says: `You asked for ${theme}, and nothing in it is about that` }]
    : []
}

/** The head of a plan is about one thing and its steps are about another. */
function otherTopic({ topic, area }: Understood, plan: LessonPlan): Missed[] {
  // Our maths topics have titles of their own: “Addition and subtraction” for number bonds.
  if (area?.startsWith('Math')) return []
  const { walt = '' } = planSection(plan, 'learning-intention') ?? {}
  const title = planSection(plan, 'header')?.title ?? ''
  const asked = topicStems(topic)
  const named = topicStems(title)
  const body = textsIn(plan.sections.filter(({ id }) => id === 'phases' || id === 'vocabulary')).join('\n')
  const astray =
    named.length > 0 && isAbout(asked, body) && !isAbout(asked, `${title} ${walt}`) && !isAbout(named, body)
  return astray
    ? [
        {
          about: topic,
          says: `You asked for ${topic}, and the steps are about it, but the title is “${title}”`,
        },
      ]
    : []
}

/** Compares a plan with what was understood of its request. */
export function missedInPlan(plan: LessonPlan, asked: Understood): Missed[] {
  const header = planSection(plan, 'header')
  const body = plan.sections.filter(({ id }) => id !== 'header' && id !== 'about' && id !== 'curriculum-goal')
  return [
    ...otherMinutes(asked, header?.minutes ?? asked.minutes),
    ...otherYear(asked, header?.year ?? ''),
    ...otherTopic(asked, plan),
    ...missingTheme(asked, textsIn(body)),
  ]
}
