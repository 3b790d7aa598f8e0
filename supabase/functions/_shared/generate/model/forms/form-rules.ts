import type { LessonRequest } from '../../../content/planner/read/request.ts'
import type { Want } from '../../../content/understood.ts'
import { FIGURE_RULES } from '../figures/read-figure.ts'
import { askedOf, type Form, formOf, resourceKeys } from './wire-forms.ts'

/** What holds for every question, in a plan and on a page. */
export const QUESTION_RULES = `Each question says all that its answer needs: no answer assumes what the question does not say, no question gives away another's answer, and none stands twice with the same numbers. Write no numbers before questions, the program does. A gap in a sentence is ____. "space" is the room to write: blank (a word), line, lines (two), long (five), box (working with numbers), draw (a large box). An open question's answer begins with "Look for:" and says what a good answer contains.`

/** How a question says what its answer is worked out from. It goes along with questions that can be computed alone. */
export const PROOF_RULES = `Answers are worked out again by our program: for every question that can be computed fill in "proof", with exactly the numbers of the question. kind "value": a is the sum, such as "3/4*24". "remainder": a ÷ b. "compare": a and b. "equation": a = b with one letter. "time-after": a is "9:45", b whole minutes. "time-between": a and b are times. "round": a to the nearest b. "order", "mean", "median", "range": a is a list with commas. "sequence": a is the list, b how many terms come next. Anything else: kind "none", a and b empty. Examples: "What is 3/4 of 24?" value, a "3/4*24". "Share 47 among 5" remainder, a "47", b "5". "Put in order from the smallest: 0.6, 1/2, 0.55" order, a "0.6, 1/2, 0.55"; from the largest: the same, our program turns the row round. "Shop A sold 3/4 of 24 pies, Shop B sold 20. Which shop sold more?" compare, a "3/4*24", b "20", answer "Shop B"; "Put <, > or = between 3/4 and 2/3" compare, a "3/4", b "2/3". "n + 7 = 12" equation, a "n+7", b "12". "What comes next: 3, 6, 9?" sequence, a "3, 6, 9", b "1". A question in two parts: the proof of its first part, and both parts in the answer, the number first. The sum has to be what the words ask: "gives away 3/4 of 24, how many are left?" a "24-3/4*24". A number that a question leaves to its figure counts as a number of the question: for a chart the values of the bars that it names, for coins the dollars ("2+0.5", show "money"), for a clock that is read "time-after", a "3:15", b "0". "show" and "unit" say how the answer is written; unit is "cm", "g", "minutes" or empty.`

const LEVELS = `Three pages of one task in one setting: "tasks-support" with smaller steps, easier numbers or shorter sentences and a beginning to go on from; "tasks-core" for most; "tasks-extension" with more depth, not only larger numbers. No page names its level.`
const TWO_LEVELS = `Two pages of one task in one setting: "tasks-support" with smaller steps and easier numbers or sentences, "tasks-core" for most. No page names its level.`
const ONE_LIST = `One page for all, "tasks-core", from easy to hard.`

const CHOICES = `The program mixes the choices and letters them, so no question speaks of A, B or "the first". "wrong": choices that are wrong beyond doubt, of the same kind, form and length as the answer, each a mistake that pupils make; with a unit in all of them or in none; never "all of these".`

const SHEET = `"instructions" tell pupils in one or two sentences what to do. Where the request wants a list or a table to read or to fill in, it stands in "list" or "table" of the page, and questions point to it; they stay empty otherwise.`

const FORM_RULES: Record<Form, string> = {
  sheet: SHEET,
  reading: `A text to read with questions. "text" has the number of words that was asked for on each page, else about 60 in Year 2, 150 in Year 4, 250 in Year 6 and after, in paragraphs of 2 to 5 sentences with a title; on pages of several levels it is the same matter in simpler and in richer sentences. The program numbers its paragraphs. Questions of the kinds asked for, else of all kinds: "find" (it stands in the text), "infer" (it follows from clues), "word" (what a word means as it is used there), "evaluate" (a judgement with a reason from the text). "paragraph" is the number of the paragraph with the answer or its first clue. Every answer follows from the text alone.`,
  quiz: `A quiz: each question has one right "answer" and wrong choices, one mark each. ${CHOICES} "working": one short line on why it is right.`,
  cards: `Words with their meanings, to cut out as cards or to read as a list. "meaning" is in words that the year reads, without the word itself; for a word of te reo Māori it is the English.`,
  rubric: `A rubric for one piece of work. "levels" are its columns, with the names and the number asked for; else 3, such as "On the way", "On track", "Beyond". Each row: a criterion in one to four words, and in "steps" one sentence for each column, in its order, that says what the work shows: what can be seen or heard, without words such as good, some or excellent. No marks and no curriculum levels, unless marks were asked for.`,
  checklist: `Points for pupils to tick, each one thing that can be seen in the work, beginning with "I".`,
  frame: `A frame for writing one kind of text: its parts in order, each with a heading and 2 to 4 beginnings of sentences that end with …`,
  words: `Words for a puzzle, each one word of 3 to 12 letters without spaces, with a short clue that does not contain it. The program lays the grid.`,
  letter: `A letter from the class teacher to whānau: warm, plain and short, at most one A4 page. Use the facts of the request alone. For every date, time, place, cost or name that was not given write ____________; invent none, and sign with ____________. "points": what to bring or to know. "reply": where an answer is needed, the choices to tick. "greeting" and "close" may be in te reo Māori.`,
}

const WANT_RULES: Partial<Record<Want, string>> = {
  worksheet: 'A worksheet.',
  activity: `An activity for groups. "steps" is the card that says what to get and what to do, "tasks-core" 6 to 8 question cards.`,
  game: `A game for groups. "steps" is the card that says what to get, how to play and how it ends, "tasks-core" the 8 to 12 question cards.`,
  assessment: `An assessment, one mark each: 6 to 8 questions from easy to hard on what the goal names.`,
  'exit tickets': `Exit tickets: 4 different short questions, one a ticket to cut off, each answered in two minutes.`,
}

const pagesRule = (request: LessonRequest) => {
  const keys = resourceKeys(request)
  if (keys.includes('steps') || !/^(?:sheet|reading)$/.test(formOf(request.understood.want))) return ''
  return keys.length === 4 ? LEVELS : keys.length === 3 ? TWO_LEVELS : ONE_LIST
}

/** The rules for what a resource is made of. Rules on figures go along only where there can be any. */
export function resourceRules(request: LessonRequest): string {
  const { want, choices, statements } = request.understood
  const form = formOf(want)
  const statement = statements
    ? 'Each prompt is a statement, its answer the one word True or False, about half of each, and "wrong" is empty.'
    : ''
  return [
    WANT_RULES[want] ?? '',
    FORM_RULES[form],
    pagesRule(request),
    choices !== null && form !== 'quiz' ? `Each question has choices. ${CHOICES}` : '',
    statement,
    /^(?:sheet|reading|quiz)$/.test(form) ? QUESTION_RULES : '',
    ...(/^(?:sheet|quiz)$/.test(form) ? [PROOF_RULES, FIGURE_RULES] : []),
  ]
    .filter((rule) => rule !== '')
    .join('\n')
}

/** What was asked for, in the words of the rules: "Wanted: a quiz, 10 questions, 4 choices each". */
export function wantedLine(request: LessonRequest): string {
  const { want, onePage, choices } = request.understood
  const pages = resourceKeys(request).filter((key) => key.startsWith('tasks-'))
  const counts = [...new Set(pages.map((key) => askedOf(request, key).count))]
  const shares = pages.map((key) => `${askedOf(request, key).count} in "${key}"`).join(', ')
  const many =
    counts[0] === null
      ? null
      : counts.length > 1
        ? shares
        : `${counts[0]} ${pages.length > 1 ? 'on each page' : 'in all'}`
  return [
    `Wanted: ${want}`,
    ...(many === null ? [] : [many]),
    ...(choices === null ? [] : [`${choices} choices each`]),
    ...(onePage ? ['on one sheet of paper'] : []),
  ].join(', ')
}
