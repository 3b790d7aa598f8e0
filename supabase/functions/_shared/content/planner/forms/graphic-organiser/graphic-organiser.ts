import type { Block } from '../../../blocks.ts'
import type { Kit } from '../../../kit.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { BlankSheetName } from '../../read/words/blank-sheet-words.data.ts'
import type { OrganiserName } from '../../read/words/organiser-words.data.ts'
import { organiserIn } from '../../read/words/organiser-words.ts'
import { lessonOnTopic } from '../about-topic/lesson-on-topic.ts'
import { topicOfSheet, wordsOfSheet } from '../about-topic/topic-of-sheet.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { BLANK_SHEETS } from './blank-sheets.ts'
import { blockOfPart, filled, type Named } from './fill-in.ts'
import { numberVenn } from './number-venn.ts'
import type { Organiser } from './organiser.ts'
import { ORGANISERS } from './organisers.data.ts'
import { thingsCompared, withoutComparing } from './things-compared.ts'
import { timelineWithEvents } from './timeline.ts'

const HELPFUL_WORDS = 8
const MOST_FACTS = 8
const YOUNG = 2

type SheetName = OrganiserName | BlankSheetName
const SHEETS: Readonly<Record<SheetName, Organiser>> = { ...ORGANISERS, ...BLANK_SHEETS }

/** The organiser that was named. Three things in a Venn diagram need three circles; two things need no concept map. */
function chosen(text: string, words: string): SheetName | null {
  const named = organiserIn(text)
  if (named === 'venn' && thingsCompared(words, 3).length === 3) return 'venn of three'
  if (named === 'web' && /\borgani[sz]er/i.test(text) && /\bcompar|\bvs\b|\bdifferences?\b/i.test(text))
    return thingsCompared(words, 2).length === 2 ? 'venn' : 'compare and contrast'
  return named
}

function helpfulWords(kit: Kit | undefined): Block[] {
  const words = (kit?.vocabulary.english ?? []).slice(0, HELPFUL_WORDS).map(([term]) => term)
  return words.length < 3
    ? []
    : [
        { kind: 'heading', text: 'Words that may help' },
        { kind: 'words', words },
      ]
}

/** Begins by pointing at what stood before it, and is not understood alone. */
const POINTS_BACK = /^(?:the (?:two|three|four)|these|this|they|it|both|such|that)\b/i
const HAS_YEAR = /\b1\d{3}\b|\b20\d{2}\b/

const DATED: ReadonlySet<SheetName> = new Set(['timeline', 'timeline cards'])

function factsFor({ facts }: Kit, name: SheetName): string[] {
  const sure = facts
    .filter(({ sure, text }) => sure !== 'check' && !POINTS_BACK.test(text))
    .map(({ text }) => text)
  const dated = sure.filter((text) => HAS_YEAR.test(text))
  return DATED.has(name) && dated.length > 1 ? dated : sure.slice(0, MOST_FACTS)
}

const yearsOf = ({ years: [from, to] }: Kit) => (from === to ? `Year ${from}` : `Years ${from} to ${to}`)

/** Lists what the bank's lesson states about the topic. An organiser has no single right answer, so these are only examples. */
function couldContain(kit: Kit | undefined, name: SheetName): Block[] {
  const facts = kit === undefined ? [] : factsFor(kit, name)
  if (kit === undefined || facts.length === 0) return []
  return [
    { kind: 'heading', text: 'What it could contain' },
    {
      kind: 'paragraph',
      text: `Facts of the lesson “${kit.title}” (${yearsOf(kit)}) of our bank. They are examples and not the only right answers.`,
    },
    { kind: 'list', ordered: false, items: facts },
  ]
}

/** A lesson of English is about the words of a text: only what is told of a story can use it. */
const ABOUT_STORIES: ReadonlySet<SheetName> = new Set(['story map', 'character profile'])

/** Says when or by whom a sheet is used, which is no topic; a pupil’s need is never printed on a page for pupils. */
const SAYS_WHEN =
  /^(?:at|after|before|during|by|when|until|this|next)\b|\b(?:students?|pupils?|child(?:ren)?|kids?|learners?|autis\w+|adhd|boys?|girls?)\b/i

/** The topic; else the things that are compared; a blank organiser has only its own name. */
const titleOf = ({ topic, things }: Named, form: string) =>
  (SAYS_WHEN.test(topic) ? '' : capital(topic)) || things.join(' and ') || form

/** Asks for questions on organisers themselves: “questions on Venn diagrams”. */
const ASKS_QUESTIONS = /\b(?:questions|problems|sums) (?:on|about|with|using)\b/i

/** A graphic organiser for a topic, or a blank one; null where the request names none. */
export function graphicOrganiser(lesson: Lesson): MadeForm | null {
  const { request } = lesson
  const words = wordsOfSheet(request)
  const name = chosen(request.topic, words)
  if (name === null || ASKS_QUESTIONS.test(request.topic)) return null
  const sorting = name === 'venn' ? numberVenn(lesson) : null
  if (sorting !== null) return sorting
  const organiser = SHEETS[name]
  const things = thingsCompared(words, organiser.compares)
  const named: Named = { topic: withoutComparing(topicOfSheet(request)), things }
  const found = lessonOnTopic(lesson)
  const kit = found?.area === 'English' && !ABOUT_STORIES.has(name) ? undefined : found
  const filledLine = name === 'timeline' ? timelineWithEvents(lesson, found) : null
  if (filledLine !== null) return filledLine
  const title = titleOf(named, organiser.form)
  const says = request.year <= YOUNG && request.yearKnown ? organiser.forYoung : organiser.instructions
  return {
    form: title === organiser.form ? 'Graphic organiser' : organiser.form,
    title,
    ...(kit ? { area: kit.area } : { isOwn: true }),
    pages: [
      formPage(filled(says, named, 'your topic'), [
        ...helpfulWords(kit),
        ...organiser.parts.map((part) => blockOfPart(part, named)),
      ]),
    ],
    key: [
      { kind: 'heading', text: 'How to use it' },
      { kind: 'list', ordered: false, items: [...organiser.use] },
      { kind: 'paragraph', text: `Look for: ${organiser.look}` },
      ...couldContain(kit, name),
    ],
    notDone: [],
    source: 'The organiser was written for Mahere. What goes into it comes from your students.',
    note: 'It is one page to write on. How to use it, and what a good one shows, is on the teacher page.',
  }
}
