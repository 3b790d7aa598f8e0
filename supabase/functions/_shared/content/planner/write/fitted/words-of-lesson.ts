import { GLOSSARY, type GlossaryWord } from '../../../data/glossary.data.ts'
import { describeTask } from '../../../describe-task.ts'
import type { LessonParts } from '../../prepare/lesson-parts.ts'
import type { Topic } from '../../topic.ts'

/** So many letters tell a word in another form: “measure” in “measuring”. */
const STEM = 5

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, STEM))

/** All that is said and asked in a lesson of a topic, but for its vocabulary and what comes after it. */
function saidIn({ title, teaching, activity }: Topic, parts: LessonParts): Set<string> {
  const { walt, criteria, think, hook, ask, misconceptions, lines } = teaching
  const { example, together, practice, exit } = parts
  const asked = [...(example ? [example] : []), ...together, ...practice, exit]
  const work = activity ? [activity.start, activity.show, activity.look, ...activity.steps] : []
  return new Set(
    [
      title,
      walt,
      ...criteria,
      ...think,
      hook,
      ask,
      ...misconceptions.flatMap(({ what, move }) => [what, move]),
      ...(lines ? [...lines.model, ...lines.together, ...lines.work] : []),
      ...work,
      ...asked.flatMap((task) => [describeTask(task), task.answer, task.working ?? '']),
    ].flatMap(stemsOf),
  )
}

/**
 * The words that a lesson teaches. A topic explains those of all its practices; a lesson on one of them, such as capacity,
 * keeps only what it uses: a lesson on jugs needs no word for centimetre. Words of a kit, and lists that share none, stay.
 */
export function wordsOfLesson(
  topic: Topic,
  parts: LessonParts,
): { english: [term: string, meaning: string][]; reo: GlossaryWord[] } {
  const { english, reo } = topic.teaching
  if (topic.kit || topic.family === undefined) return { english, reo }
  const said = saidIn(topic, parts)
  const isSaid = (text: string) => stemsOf(text).some((stem) => said.has(stem))
  const keptEnglish = english.filter(([term]) => isSaid(term))
  const keptReo = reo.filter((word) => isSaid(GLOSSARY[word].replace(/\bto\b/g, '')))
  return {
    english: keptEnglish.length > 0 ? keptEnglish : english,
    reo: keptReo.length > 0 ? keptReo : reo.slice(0, 1),
  }
}
