import type { ClassFacts } from '../../class-facts.ts'
import type { GeneratorType } from '../../contract.ts'
import type { Understood } from '../../understood.ts'
import { withClass } from './class/with-class.ts'
import { IN_ENGLISH, NO_LIMITS, NO_SETTING } from './corrections/corrections.data.ts'
import { needsKept, textsSince, textTypeCorrected } from './corrections/corrections.ts'
import { topicWords } from './topic-words.ts'
import { countIn, countsQuestions } from './wishes/count.ts'
import { languageOf } from './wishes/language.ts'
import { numberSetIn } from './wishes/number-set.ts'
import { settingIn } from './wishes/setting.ts'
import { sheetIn } from './wishes/sheet.ts'
import { textTypeIn } from './wishes/text-type.ts'
import { formInsteadOfLesson, usualWant, wantIn } from './wishes/want.ts'

/** What other readers have found already. */
export interface ReadBefore {
  chat: GeneratorType
  /** The last full request. */
  base: string
  /** The same request as typed. */
  asked: string
  /** Messages since then that change the document. */
  changes: readonly string[]
  area: string | null
  years: readonly number[]
  yearAssumed?: number
  minutes: number
  minutesNamed: boolean
  blocks: number
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

/** Puts together what the teacher asked for. A change counts more than the request it changes. */
export function readUnderstood(before: ReadBefore): Understood {
  const { chat, base, asked, changes, setting, facts = {}, yearOfClass = false, ...known } = before
  const texts = [base, ...changes]
  const { needs, size, fromClass } = withClass(facts, texts, yearOfClass)
  const all = texts.join('\n')
  const want = chat === 'lessonPlan' ? formInsteadOfLesson(base) : latest(texts, wantIn)
  return {
    ...known,
    want: want ?? usualWant(chat),
    wantNamed: want !== null,
    topic: topicWords(base),
    theme: latest(textsSince(texts, NO_SETTING), settingIn) ?? setting,
    count: latest(texts, countIn),
    ...(latest(texts, countedKind) === 'questions' ? { countsQuestions: true as const } : {}),
    numbers: Object.assign({}, ...textsSince(texts, NO_LIMITS).map(numberSetIn)),
    ...sheetIn(all),
    levels: latest(texts, (text) => sheetIn(text).levels),
    textType: latest(changes, textTypeCorrected) ?? textTypeIn(base),
    needs: needsKept(texts, needs),
    ...(size === null ? {} : { size }),
    ...(Object.keys(fromClass).length > 0 ? { fromClass } : {}),
    language: changes.some((text) => IN_ENGLISH.pattern.test(text)) ? 'en' : languageOf(asked),
  }
}
