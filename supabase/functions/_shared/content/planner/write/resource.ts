import { localWords } from '../../checks/local-words.ts'
import { textsIn } from '../../checks/text.ts'
import type { ResourceKind } from '../../contract.ts'
import { hasMarks, totalMarks } from '../../html/printed-marks.ts'
import { resourceKindName, resourceOutline } from '../../outline.ts'
import type { Resource, ResourceSection, TaskPage, TeacherPage } from '../../resource.ts'
import { RESOURCE_VERSION } from '../../resource.ts'
import type { Level, Task } from '../../task.ts'
import { formFor } from '../forms/choose-form.ts'
import { isQuestion, type MadeForm } from '../forms/made-form.ts'
import { isToFill, type Lesson } from '../prepare/lesson.ts'
import { withMarks } from '../prepare/marks/share-marks.ts'
import { REO_CHECK, trustOf } from './about.ts'
import { stepsPage } from './activity.ts'
import { needsOnSheet } from './asked/needs.ts'
import { ownWords } from './asked/own-words.ts'
import { withTopicNamed } from './asked/pages.ts'
import { bandsFor } from './bands.ts'
import { partsOnSheet } from './fitted/parts-of-class.ts'
import { withPlainEnglish } from './fitted/plain-english.ts'
import { withHandout } from './from-kit/handout.ts'
import { kitChecks, kitIn, kitOf } from './from-kit/kit-trust.ts'
import { goalNote } from './goal-note.ts'
import { pupilPages } from './pupil-pages.ts'
import { sizeNote } from './size/size-note.ts'
import { withinSize } from './size/within-size.ts'

const LABELS: Record<Level, string> = { support: 'Support', core: 'Core', extension: 'Extension' }

/** What the teacher page says about the needs of the class. */
function classBlocks(lesson: Lesson, pages: readonly TaskPage[]): Pick<TeacherPage, 'blocks'> {
  const items = [...partsOnSheet(lesson, pages), ...needsOnSheet(lesson)]
  if (items.length === 0) return {}
  return {
    blocks: [
      { kind: 'heading', text: 'For your class' },
      { kind: 'list', ordered: false, items },
    ],
  }
}

function keyPage(lesson: Lesson, pages: readonly TaskPage[]): TeacherPage {
  const { approach, request } = lesson
  const { kind } = request
  const { lines, checkThis } = trustOf(
    lesson,
    pages.flatMap(({ tasks }) => tasks),
  )
  const besides = ownWords(lesson)
  const showsWorking = pages.some(({ instructions }) => /show your working/i.test(instructions))
  const total = totalMarks(pages.flatMap(({ tasks }) => tasks))
  return {
    id: 'key',
    goals: request.goals,
    goalNote: goalNote(request, kitIn(approach)?.id),
    groups: pages.map(({ level, mark, tasks }) => ({
      level,
      mark,
      label: kind === 'worksheet' && pages.length > 1 ? LABELS[level] : 'All',
      tasks,
    })),
    bands:
      kind === 'assessment'
        ? bandsFor(
            approach,
            total,
            showsWorking,
            pages.some(({ tasks }) => hasMarks(tasks)),
          )
        : [],
    notes: [...lines, ...(besides === null ? [] : [`${besides} Look at whether these pages meet them.`])],
    ...classBlocks(lesson, pages),
    checkThis,
    draftCode: request.draftCode,
    ...kitOf(approach),
  }
}

function subtitle({ approach, request }: Lesson): string {
  const label = isToFill(approach) ? 'a frame to fill' : null
  return [request.yearGroup, request.subject, label].filter((part) => part !== null).join(' · ')
}

/** The teacher page of a form: its solutions, and where its words come from. */
function formKey(lesson: Lesson, made: MadeForm): TeacherPage {
  const key = keyPage(lesson, made.pages)
  const [draft = ''] = key.notes
  const ofKit = made.isOwn ? kitChecks(lesson) : []
  return {
    ...key,
    checkThis: key.checkThis.filter((line) => !ofKit.includes(line)),
    // A form that takes nothing from the lesson that was found was not written for the goal of that lesson.
    ...(made.isOwn ? { goalNote: goalNote(lesson.request, undefined) } : {}),
    ...(made.key.length > 0 ? { blocks: [...made.key, ...(key.blocks ?? [])] } : {}),
    groups: key.groups.map((group, at) => ({ ...group, label: made.labels?.[at] ?? group.label })),
    bands: [],
    notes: made.source === undefined ? key.notes : [draft, made.source],
  }
}

/** The pages of a form, with its solutions on the teacher page. */
function formSections(lesson: Lesson, made: MadeForm): ResourceSection[] {
  const { kind, yearGroup, goals } = lesson.request
  const subject = made.ofArea && goals.length === 0 ? null : lesson.request.subject
  const place = [yearGroup, subject ?? made.area ?? null].filter((part) => part !== null).join(' · ')
  return [
    {
      id: 'header',
      kind,
      form: made.form,
      title: made.title ?? lesson.title,
      subtitle: place,
      ...(made.noName ? { noName: true } : {}),
    },
    ...(made.steps ? [made.steps] : []),
    ...made.pages,
    formKey(lesson, made),
  ]
}

/** The mark of a term of te reo Māori, and letters that only its words have here. */
const MARKS_REO = 'mi'
const MACRON = /[āēīōū]/iu

/** Leaves out the note on te reo Māori and on local knowledge where the pages print neither. */
function withReoCheckWhereNeeded(sections: ResourceSection[]): ResourceSection[] {
  const printed = textsIn(
    sections.map((section) =>
      section.id === 'key' ? { ...section, checkThis: [], goals: [], goalNote: '', notes: [] } : section,
    ),
  ).map((text) => text.replaceAll('Māori', ''))
  if (printed.some((text) => text === MARKS_REO || MACRON.test(text))) return sections
  if (localWords(textsIn(sections).filter((text) => text !== REO_CHECK)).length > 0) return sections
  return sections.map((section) =>
    section.id === 'key'
      ? { ...section, checkThis: section.checkThis.filter((line) => line !== REO_CHECK) }
      : section,
  )
}

/** Title, pupil pages and the teacher page, in printing order. */
export const resourceSections = (lesson: Lesson): ResourceSection[] =>
  withReoCheckWhereNeeded(sectionsOf(lesson))

function sectionsOf(lesson: Lesson): ResourceSection[] {
  const made = formFor(lesson)
  if (made !== null && !isQuestion(made))
    return formSections(lesson, {
      ...made,
      pages: withinSize(withHandout(lesson, made.pages), lesson.request),
    })
  const kind = lesson.request.kind
  const whole = withinSize(withHandout(lesson, withTopicNamed(lesson, pupilPages(lesson))), lesson.request)
  const pages = withPlainEnglish(lesson, withMarks(whole, lesson.request))
  const { taskName } = lesson.request.understood
  return [
    {
      id: 'header',
      kind,
      ...(taskName === undefined ? {} : { form: taskName }),
      title: lesson.title,
      subtitle: subtitle(lesson),
    },
    ...(kind === 'activity' ? [stepsPage(lesson.approach)] : []),
    ...pages,
    keyPage(lesson, pages),
  ]
}

/** A resource with its outline and no section yet. */
export function emptyResource(kind: ResourceKind, sections: readonly ResourceSection[]): Resource {
  return {
    format: 'resource',
    version: RESOURCE_VERSION,
    kind,
    outline: resourceOutline(sections.map(({ id }) => id)),
    sections: [],
  }
}

function keyNote(tasks: readonly Task[]): string {
  const proven = tasks.filter(({ check }) => check !== null).length
  if (proven === tasks.length)
    return `Every one of its ${tasks.length} answers was worked out from its numbers.`
  if (proven === 0) return 'Its answers are guides on what to look for.'
  const guides = tasks.length - proven
  const worked = proven === 1 ? 'was worked out from its numbers' : 'were worked out from their numbers'
  return `${proven} of its ${tasks.length} answers ${worked}, ${guides === 1 ? 'the other is a guide' : 'the others are guides'} on what to look for.`
}

/** Names and letters that stand for words: "Venn diagram", "KWL chart", "T-chart". */
const KEEPS_CAPITAL = /^(?:\p{Lu}{2}|\p{Lu}-|Venn|Frayer)/u

/** "Here is your crossword", "Here are your exit tickets". */
const hereIs = (form: string) =>
  // The name of a game that is said in it: “I have, who has”.
  form.includes(', ')
    ? `Here are your cards for “${form}”`
    : `Here ${/[^s]s$/i.test(form) ? 'are' : 'is'} your ${KEEPS_CAPITAL.test(form) ? form : form.toLowerCase()}`

/** A title as the end of a sentence. */
const ended = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`)

/** Says where the answers of a resource come from. */
function answersNote({ approach }: Lesson, tasks: readonly Task[]): string {
  if (approach.kind === 'frame') return 'Its answers are guides on what to look for.'
  if (approach.topic.kit) return 'Its questions and answers come from our bank of lessons.'
  return approach.computed ? keyNote(tasks) : 'Its answers come from a list of examples.'
}

const withSpace = (sentences: readonly string[]) => sentences.map((sentence) => `${sentence} `).join('')

/** The short message that goes with a resource in the chat. */
export function resourceNote(lesson: Lesson, pages: readonly TaskPage[]): string {
  const tasks = pages.flatMap((page) => page.tasks)
  const { kind, draftCode, understood } = lesson.request
  const made = formFor(lesson)
  if (made !== null && !isQuestion(made))
    return `${hereIs(made.form)}, ${ended(made.title ?? lesson.title)} ${withSpace(partsOnSheet(lesson, pages))}${sizeNote(lesson.request, pages)}${made.note} Built-in draft: look it over before you print. Draft code ${draftCode}`
  const key = answersNote(lesson, tasks)
  const place = understood.answersOnSheet
    ? 'The answers are at the foot of the sheet, and on the teacher page.'
    : 'The answers are on a teacher page of their own.'
  return `${hereIs(understood.taskName ?? resourceKindName(kind))}, ${ended(lesson.title)} ${withSpace(partsOnSheet(lesson, pages))}${sizeNote(lesson.request, pages)}${place} ${key} Built-in draft: look it over before you print. Draft code ${draftCode}`
}
