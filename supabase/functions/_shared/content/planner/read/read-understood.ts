import type { ClassFacts } from '../../class-facts.ts'
import type { GeneratorType } from '../../contract.ts'
import type { Understood, Want } from '../../understood.ts'
import { withClass } from './class/with-class.ts'
import { IN_ENGLISH, NO_LIMITS, NO_SETTING } from './corrections/corrections.data.ts'
import { needsKept, textsSince, textTypeCorrected } from './corrections/corrections.ts'
import { topicWords } from './topic-words.ts'
import { challengesIn } from './wishes/challenges/challenges.ts'
import { partsOfClass } from './wishes/class-parts/part-of-class.ts'
import { countIn, countsQuestions } from './wishes/count.ts'
import { languageOf } from './wishes/language.ts'
import { levelCountsIn, totalOf } from './wishes/level-counts.ts'
import { numberSetIn } from './wishes/number-set.ts'
import { withoutPlace } from './wishes/places/place-needs.ts'
import { settingIn } from './wishes/setting.ts'
import { sheetIn } from './wishes/sheet.ts'
import { sizeIn } from './wishes/size/size.ts'
import { textTypeIn } from './wishes/text-type.ts'
import { formInsteadOfLesson, usualWant, wantIn } from './wishes/want.ts'
import { inFigures } from './words/figures.ts'

/** What other readers have found already. */
export interface ReadBefore {
  chat: GeneratorType
  /** The last full request. */
  base: string
  /** The same request as typed. */
  asked: string
  /** Messages since then that change the document. */
  changes: readonly string[]
  /** The request and these messages with what they say of parts of the class. */
  typed: readonly string[]
  area: string | null
  years: readonly number[]
  yearAssumed?: number
  minutes: number
  minutesNamed: boolean
  blocks: number
  /** They were asked for as a unit, a week or a number of lessons. */
  isSeries?: boolean
  /** The topic of the request, where a goal of another learning area makes it the setting. */
  setting: string | null
  /** What the teacher has told about the class. */
  facts?: ClassFacts | undefined
  /** The years were taken from it. */
  yearOfClass?: boolean
}

/** The last of these texts in which something is found. */
function latest<T>(texts: readonly string[], find: (text: string) => T | null): T | null {
  for (const text of [...texts].reverse()) {
    const found = find(text)
    if (found !== null) return found
  }
  return null
}

/** What a text counts, or null where it counts nothing. */
const countedKind = (text: string) =>
  countIn(text) === null ? null : countsQuestions(text) ? 'questions' : 'other things'

const USUAL_YEAR = 4

/** The parts of the class that were named; absent where there are none. What is said of a level later counts. */
function partsNamed(
  [base = '', ...changes]: readonly string[],
  about: string,
  year = USUAL_YEAR,
): Pick<Understood, 'parts'> {
  const said = [partsOfClass(base, year), ...changes.map((text) => partsOfClass(text, year, about))]
  const parts = said.reduce((before, later) => [
    ...before.filter(({ level }) => later.every((part) => part.level !== level)),
    ...later,
  ])
  return parts.length > 0 ? { parts } : {}
}

/** The form that is asked for. “A week of reading on bees” is five lessons, and no text. */
function wantOf({ chat, base, isSeries = false }: ReadBefore, texts: readonly string[]): Want | null {
  if (chat !== 'lessonPlan') return latest(texts, wantIn)
  const form = formInsteadOfLesson(base)
  return isSeries && form === 'reading' ? null : form
}

/** What is counted: questions of each level, questions, or other things. */
function countsOf(texts: readonly string[]) {
  const levelCounts = latest(texts, (text) => levelCountsIn(inFigures(text)) ?? null)
  return {
    levelCounts,
    count: levelCounts ? totalOf(levelCounts) : latest(texts, countIn),
    countsTasks: levelCounts !== null || latest(texts, countedKind) === 'questions',
  }
}

/** Puts together what the teacher asked for. A change counts more than the request it changes. */
export function readUnderstood(before: ReadBefore): Understood {
  const { chat, base, asked, changes, typed, setting, facts = {}, yearOfClass = false, ...rest } = before
  const { isSeries: _, ...known } = rest
  const texts = [base, ...changes]
  const { needs, size: classSize, fromClass } = withClass(facts, { typed, ofClass: texts }, yearOfClass)
  const all = texts.join('\n')
  const want = wantOf(before, texts)
  const made = want ?? usualWant(chat)
  const { levelCounts, count, countsTasks } = countsOf(texts)
  const size = sizeIn(all, made, count !== null && !countsTasks)
  const sheet = sheetIn(all)
  const challenges = latest(typed, challengesIn)
  return {
    ...known,
    want: made,
    wantNamed: want !== null,
    topic: topicWords(base),
    theme: latest(textsSince(texts, NO_SETTING), (text) => settingIn(withoutPlace(text))) ?? setting,
    count,
    ...(challenges === null ? {} : { challenges }),
    ...(countsTasks ? { countsQuestions: true as const } : {}),
    numbers: Object.assign({}, ...textsSince(texts, NO_LIMITS).map(numberSetIn)),
    ...sheet,
    ...size,
    onePage: sheet.onePage || size.halfPage === true || size.taskMinutes !== undefined,
    levels: levelCounts ? 1 : latest(texts, (text) => sheetIn(text).levels),
    ...(levelCounts ? { levelCounts } : {}),
    textType: latest(changes, textTypeCorrected) ?? textTypeIn(base),
    needs: needsKept(typed, needs),
    ...partsNamed(typed, base, known.years[0] ?? known.yearAssumed),
    ...(classSize === null ? {} : { size: classSize }),
    ...(Object.keys(fromClass).length > 0 ? { fromClass } : {}),
    language: changes.some((text) => IN_ENGLISH.pattern.test(text)) ? 'en' : languageOf(asked),
  }
}
