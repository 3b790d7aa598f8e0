import { isLessonPlan, type LessonPlan } from '#content/lesson-plan.ts'
import { sectionMarkdown } from '#content/render-markdown.ts'
import { isResource, type Resource } from '#content/resource.ts'
import type { Task } from '#content/task.ts'
import type { Patch } from '../../../supabase/functions/_shared/generate/jobs.ts'
import type { Question } from '../solver/reader.ts'
import { htmlSections, htmlText, markdownText } from './html-text.ts'

/** A question on paper, and the section it stands in. */
export interface PrintedQuestion extends Question {
  page: string
}

/** What a teacher gets for a message, as it is read on screen and paper. */
export interface Printed {
  form: 'plan' | 'resource' | 'words'
  /** Title, year, time and learning area. */
  head: string
  title: string
  /** The lesson or sheet itself, by section: no head, no goal, nothing about the draft. */
  body: ReadonlyMap<string, string>
  /** What the teacher is told beside it: the chat message, and what the draft says about itself. */
  said: string
  /** Everything that is read in the document and the chat message. What changed quotes the document before, so it is not in it. */
  all: string
  questions: readonly PrintedQuestion[]
  doc: LessonPlan | Resource | null
  html: string
  /** Why nothing was written, as a program reports it. */
  failure: string | null
}

/** The sections in which the request and the goal are only repeated. */
const ASIDE = new Set(['header', 'curriculum-goal', 'about'])

export const words = (text: string, failure: string | null = null): Printed => ({
  form: 'words',
  head: '',
  title: '',
  body: new Map(),
  said: text,
  all: text,
  questions: [],
  doc: null,
  html: '',
  failure,
})

/** What stands above a changed document. */
const changedIn = ({ changed = [] }: LessonPlan | Resource): string =>
  changed.length === 0 ? '' : `What changed\n${changed.map((one) => `- ${one}`).join('\n')}\n\n`

function planPrinted(doc: LessonPlan, content: string): Printed {
  const texts = doc.sections.map((section): [string, string] => [
    section.id,
    markdownText(sectionMarkdown(section)),
  ])
  const text = (id: string) => texts.find(([name]) => name === id)?.[1] ?? ''
  const answers = doc.sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
  const shown = answers.filter(({ prompt }) => text('answers').includes(prompt))
  return {
    form: 'plan',
    head: text('header'),
    title: text('header').split('\n')[0] ?? '',
    body: new Map(texts.filter(([id]) => !ASIDE.has(id))),
    said: `${changedIn(doc)}${text('about')}`,
    all: content,
    questions: shown.map(({ prompt, answer, figure }) => ({ prompt, answer, figure, page: 'answers' })),
    doc,
    html: '',
    failure: null,
  }
}

/** The rows of the answer table, group by group as the pupil pages stand. */
const keyRows = (key: string) =>
  [...key.matchAll(/<tr><th scope="row">[^<]*<\/th><td>([\s\S]*?)<\/td><td>([\s\S]*?)<\/td>/g)].map(
    ([, , answer = '']) => htmlText(answer),
  )

function questionsOf(pages: [string, string][], key: string, tasks: Map<string, Task>): PrintedQuestion[] {
  const answers = keyRows(key)
  const asked = pages.flatMap(([page, inside]) =>
    [...inside.matchAll(/data-task="([^"]+)">([\s\S]*?)(?=<div class="(?:task|card)"|$)/g)].map(
      ([, id = '', html = '']) => ({ page, id, text: htmlText(html).split('\n')[0] ?? '' }),
    ),
  )
  return asked.map(({ page, id, text }, at) => ({
    page,
    prompt: text.replace(/^(?:\d+|[A-Z])\. /, ''),
    answer: answers[at] ?? '',
    figure: tasks.get(id)?.figure ?? null,
  }))
}

function resourcePrinted(doc: Resource, content: string, html: string): Printed {
  const sections = htmlSections(html)
  const inside = (id: string) => sections.find(([name]) => name === id)?.[1] ?? ''
  const [answers = '', ...aside] = inside('key').split('<h3>Curriculum goal</h3>')
  const withoutTitle = (text: string) => text.replace(/<h1>[\s\S]*?<\/h1>/g, '')
  const pages = sections.filter(([id]) => id.startsWith('tasks-'))
  const tasks = doc.sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
  return {
    form: 'resource',
    head: htmlText(inside('header')),
    title: htmlText(/<h1>([\s\S]*?)<\/h1>/.exec(inside('header'))?.[1] ?? ''),
    body: new Map(
      sections
        .filter(([id]) => !ASIDE.has(id))
        .map(([id, text]) => [id, htmlText(withoutTitle(id === 'key' ? answers : text))]),
    ),
    said: `${changedIn(doc)}${content}\n${htmlText(aside.join(''))}`,
    all: `${content}\n${htmlText(html)}`,
    questions: questionsOf(pages, answers, new Map(tasks.map((task) => [task.id, task]))),
    doc,
    html,
    failure: null,
  }
}

/** A finished reply as it is read. */
export function printedOf({ content = '', doc, html_content = '' }: Patch): Printed {
  if (isLessonPlan(doc)) return planPrinted(doc, content)
  if (isResource(doc)) return resourcePrinted(doc, content, html_content)
  return words(content)
}

export const bodyText = ({ body }: Printed) => [...body.values()].join('\n')
