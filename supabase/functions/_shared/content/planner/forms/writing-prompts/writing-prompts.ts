import type { Block } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { ownSheetOf } from '../../read/words/own-sheet.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { wantedWords } from '../wanted-words.ts'
import { MIXED_KINDS, PROMPT_KINDS } from './kinds/all-kinds.ts'
import type { PromptKind } from './prompt-kind.ts'
import { CARDS, ON_TOPIC, PICTURES, PICTURES_SAID, PROMPTS_SOURCE, WITH_LINES } from './prompt-words.data.ts'
import { topicOfPrompts } from './topic-of-prompts.ts'

const USUAL = 10
const MAX = 40
/** So few prompts get lines to write on, so that they fill a page. */
const ALWAYS_LINED = 2

const bandFor = (year: number) => Math.max(0, Math.min(3, Math.ceil(year / 2) - 1))

interface Prompts {
  title: string
  form: string
  instructions: string
  advice: readonly string[]
  prompts: string[]
  /** What was asked for and is not met, in sentences. */
  said?: string[]
}

const yearsOf = (band: number) => (band === 0 ? 'Years 0–2' : `Years ${band * 2 + 1}–${band * 2 + 2}`)

/** The prompts of a kind: those of the class first, then those of the band below. */
function inOrder({ bands }: PromptKind, band: number, random: Random): string[] {
  const below = band > 0 ? bands[band - 1] : bands[1]
  return [...random.shuffle([...(bands[band] ?? [])]), ...random.shuffle([...(below ?? [])])]
}

const ofKind = (kind: PromptKind, band: number, random: Random): Prompts => ({
  title: `${kind.title}, ${yearsOf(band)}`,
  form: kind.form,
  instructions: kind.instructions,
  advice: [kind.advice],
  prompts: inOrder(kind, band, random),
})

/** Prompts of all kinds, one of each in its turn. */
function mixed(band: number, random: Random): Prompts {
  const lists = MIXED_KINDS.map((kind) => random.shuffle([...(kind.bands[band] ?? [])]))
  const longest = Math.max(...lists.map(({ length }) => length))
  return {
    title: `Ideas for writing, ${yearsOf(band)}`,
    form: 'Writing prompts',
    instructions:
      'Choose one that gives you an idea. Write without stopping until the time is up, then read it through.',
    advice: [
      'The prompts are of several kinds: stories, opinions, descriptions, recounts, explanations, poems and a journal.',
      'For a quick write: two minutes to talk, seven to write, one to read aloud. Write with them.',
    ],
    prompts: Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat(),
  }
}

const onTopic = (topic: string, kind: PromptKind | undefined): Prompts => ({
  ...(kind
    ? {
        said: [
          `There are no ${kind.form.toLowerCase()} on “${topic}” here: these prompts on it are of several kinds.`,
        ],
      }
    : {}),
  title: capital(topic),
  form: 'Writing prompts',
  instructions: 'Choose one that gives you an idea. Plan for two minutes, then write.',
  advice: ['Mark facts that nobody has checked with a question mark, and look them up afterwards.'],
  prompts: ON_TOPIC.map((prompt) => capital(prompt.replace('{topic}', topic))),
})

function promptsFor({ request, random }: Lesson): Prompts {
  const text = wantedWords(request.topic)
  const kind = PROMPT_KINDS.find(({ pattern }) => pattern.test(text))
  const topic = topicOfPrompts(text)
  const band = bandFor(request.year)
  if (topic !== null) return onTopic(topic, kind)
  return kind ? ofKind(kind, band, random) : mixed(band, random)
}

const linedTask = (prompt: string, at: number): Task => ({
  id: `prompt-${at + 1}`,
  level: 'core',
  prompt,
  figure: null,
  space: 'long',
  answer: 'Look for: an idea of the pupil’s own that answers the prompt.',
  working: null,
  check: null,
})

const asCards = (prompts: readonly string[]): Block => ({
  kind: 'cards',
  cards: prompts.map((prompt, at) => ({ term: String(at + 1), meaning: prompt, lang: 'en' })),
})

/** As a numbered list, as cards to cut out, or with lines under each. */
function pageOf(prompts: readonly string[], instructions: string, asked: string) {
  if (CARDS.pattern.test(asked)) return formPage(instructions, [asCards(prompts)])
  return WITH_LINES.pattern.test(asked) || prompts.length <= ALWAYS_LINED
    ? formPage(instructions, [], prompts.map(linedTask))
    : formPage(instructions, [{ kind: 'list', ordered: true, items: [...prompts] }])
}

/** Prompts for writing, of the kind and for the years that were asked for. */
export function writingPrompts(lesson: Lesson): MadeForm | null {
  const { request } = lesson
  if (ownSheetOf(request) !== 'writing prompts') return null
  const { count, more = 0 } = request.understood
  const wanted = (count ?? USUAL) + more
  const { title, form, instructions, advice, prompts: all, said = [] } = promptsFor(lesson)
  const prompts = all.slice(0, Math.min(wanted, MAX))
  const page = pageOf(prompts, instructions, request.topic)
  return {
    form,
    hasMore: true,
    title,
    area: 'English',
    ofArea: true,
    ...(page.tasks.length === 0 ? { noName: true } : {}),
    pages: [page],
    key: [
      { kind: 'heading', text: 'How to use them' },
      { kind: 'list', ordered: false, items: [...advice] },
    ],
    source: PROMPTS_SOURCE,
    notDone: [
      ...said,
      ...(prompts.length < wanted
        ? [`You asked for ${wanted} prompts; ${prompts.length} are known here.`]
        : []),
      ...(PICTURES.pattern.test(request.topic) ? [PICTURES_SAID] : []),
    ],
    note: `It has ${prompts.length} prompts to choose from.`,
  }
}
