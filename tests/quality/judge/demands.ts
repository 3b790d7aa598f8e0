import { bodyText, type Printed } from '../ask/printed.ts'
import type { Area, Request } from '../data/request.ts'
import { choicesOf, isForm, termPairs } from './forms.ts'
import { areaOf, hasYears, minutesOf, pagesOf, tellsLessons } from './head.ts'
import { hiddenWords } from './puzzles.ts'
import { type SolvedQuestion, shareKept } from './sums.ts'
import { holdsAll, holdsNone } from './words.ts'

/** One thing a request asked for, and whether it is there. */
export interface Demand {
  name: string
  met: boolean
}

/** What came back for a request of the list of an area. */
export interface Answered {
  request: Request
  listed: Area | null
  printed: Printed
  questions: readonly SolvedQuestion[]
}

/** So many in all, or on each page that a pupil gets. */
function countIs(printed: Printed, { count, make }: Request): boolean {
  if (make === 'cards') return termPairs(printed) === count
  if (make === 'word search') return hiddenWords(printed).length === count
  const pages = new Map<string, number>()
  for (const { page } of printed.questions) pages.set(page, (pages.get(page) ?? 0) + 1)
  return (
    printed.questions.length === count || (pages.size > 0 && [...pages.values()].every((n) => n === count))
  )
}

function isLong(printed: Printed, { minutes, lessons = 1 }: Request): boolean {
  const printedMinutes = minutesOf(printed)
  return printedMinutes === minutes || printedMinutes * lessons === minutes
}

/** Words of te reo Māori that stand in whole sentences of it, and hardly in English ones. */
const REO = /(?<!\p{L})(?:te|ngā|kei|ki|mō|hei|ka|kua|tātou|koutou|rātou|tēnei|ēnei|tō|ko)(?!\p{L})/giu
const answersOnPage = ({ body }: Printed) =>
  [...body].some(([id, text]) => id.startsWith('tasks-') && /answers?\b/i.test(text))

export const areasAsked = ({ request, listed }: Answered) =>
  request.area === undefined ? (listed === null ? null : [listed]) : request.area

function areaIs(answered: Answered): boolean {
  const area = areaOf(answered.printed)
  return area !== null && (areasAsked(answered)?.includes(area) ?? false)
}

/** Each demand: what the request says of it, and whether the document holds to it. */
const DEMANDS: Record<
  string,
  [wanted: (answered: Answered) => unknown, met: (answered: Answered, body: string) => boolean]
> = {
  form: [() => true, ({ printed, request }) => isForm(request.make ?? 'plan', printed)],
  area: [areasAsked, areaIs],
  year: [({ request }) => request.years, ({ printed, request }) => hasYears(printed, request.years ?? [])],
  minutes: [({ request }) => request.minutes, ({ printed, request }) => isLong(printed, request)],
  lessons: [
    ({ request }) => request.lessons,
    ({ printed, request }) => tellsLessons(printed, request.lessons ?? 1),
  ],
  count: [({ request }) => request.count, ({ printed, request }) => countIs(printed, request)],
  about: [({ request }) => request.about, ({ request }, body) => holdsAll(body, request.about ?? '')],
  set: [
    ({ request }) => request.sums,
    ({ request, printed, questions }) =>
      request.sums !== undefined &&
      shareKept(questions, request.sums) >= (printed.form === 'plan' ? 2 / 3 : 1),
  ],
  has: [({ request }) => request.has, ({ request }, body) => holdsAll(body, request.has ?? '')],
  avoids: [
    ({ request }) => request.avoids,
    ({ request, printed }, body) => holdsNone(`${printed.title}\n${body}`, request.avoids ?? ''),
  ],
  pages: [({ request }) => request.pages, ({ printed, request }) => pagesOf(printed) === request.pages],
  levels: [({ request }) => request.levels, ({ printed, request }) => pagesOf(printed) === request.levels],
  choices: [
    ({ request }) => request.choices,
    ({ printed, request }) => choicesOf(printed) >= (request.choices ?? 0),
  ],
  'answers beside': [({ request }) => request.answersBeside, ({ printed }) => answersOnPage(printed)],
  language: [({ request }) => request.language, (_, body) => (body.match(REO) ?? []).length >= 20],
  says: [({ request }) => request.says, ({ printed, request }) => holdsAll(printed.said, request.says ?? '')],
}

function replyIs({ form, said }: Printed, reply: 'question' | 'words'): boolean {
  const asksBack = said.includes('?') || /\b(?:tell me|which|what would)\b/i.test(said)
  return form === 'words' && said.trim().length >= 20 && (reply === 'words' || asksBack)
}

/** All that a request asked for, one by one. */
export function demandsOf(answered: Answered): Demand[] {
  const { request, printed } = answered
  if (request.reply) return [{ name: 'reply', met: replyIs(printed, request.reply) }]
  const body = bodyText(printed)
  return Object.entries(DEMANDS).flatMap(([name, [wanted, met]]) =>
    (wanted(answered) ?? null) === null
      ? []
      : [{ name, met: printed.form !== 'words' && met(answered, body) }],
  )
}
