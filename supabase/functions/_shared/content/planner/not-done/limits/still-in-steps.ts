import type { Phase } from '../../../lesson-plan.ts'
import { listInWords } from '../../list-in-words.ts'
import { neededAllTheSame } from '../../prepare/needs-of-kit.ts'
import type { LessonRequest } from '../../read/request.ts'
import { INSIDE, type RuledOut, ruledOutIn, thingsBeyond } from '../../read/ruled-out/ruled-out.ts'
import type { Written } from '../not-done.ts'

const MAX_LENGTH = 90

/** Lines in which a plan itself says what to do without a thing, or how the class works at its place. */
const SAYS_WITHOUT =
  /^(?:You have (?:no|only) |Wet day:|In the hall:|Nothing is printed|Nothing has to be fetched|Plan B, inside:|Inside: |Desks to the walls|Save your voice:|The desks stay:|There is no )/

/** Questions that are read out or worked at on paper: nothing of them is handled. */
const IS_QUESTION =
  /^(?:Read aloud|Put up|Write up|Then write up|Together|Working|Answer|If you finish early|Question \d|Ask as you go|Ask|Think aloud|Tell of a mistake|Back to our question)\b[^:]*:|^\d+\. /

/** What pupils think or say, and words in quotation marks, only name a thing. */
const ONLY_NAMES =
  /^(?:If you see this: )?(?:Thinks?|Says?|Believes?|Calls?|Draw|Write|Say|Name|Tell|List|Step \d+: draw)\b|\b(?:would|thinks?|ask(?:s|ed)? for)\b/

const sentencesOf = ({ teacher, pupils }: Phase, prompts: readonly string[]): string[] =>
  [...teacher, ...pupils]
    .filter((line) => !SAYS_WITHOUT.test(line) && !IS_QUESTION.test(line))
    .filter((line) => !prompts.some((prompt) => line.includes(prompt)))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => !ONLY_NAMES.test(sentence))

/** What is said in quotation marks, drawn, or stands in a list of examples is not handled: “draw a ball that sits on the egg”. */
const withoutQuotes = (sentence: string) =>
  sentence
    .replace(/“[^”]*(?:”|$)/g, ' ')
    .replace(/\bdraw(?:s|ing|n)? (?:(?:an?|the|one|two|some|another) )?(?:\p{L}+ )?\p{L}+/giu, ' ')
    .replace(/: [^.!?:]*;[^.!?]*/g, ' ')

const isIn = (rule: RuledOut, sentence: string, { asked }: LessonRequest) =>
  /^anything but /.test(rule.name)
    ? !/\bdraw(?:s|n|ing)?\b/i.test(sentence) &&
      thingsBeyond(asked, withoutQuotes(sentence)).some((thing) => !LIES_ABOUT.test(thing))
    : (rule.isInStep ?? rule.isIn)(withoutQuotes(sentence))

/** What nobody has to bring. */
const LIES_ABOUT = /^(?:leaf|leaves|stick|stone|box|bag)s?$/

const cut = (text: string) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`

const saidOf = ({ name }: RuledOut) =>
  name === INSIDE.name
    ? 'The class stays inside'
    : /^anything but /.test(name)
      ? `You have only ${name.slice('anything but '.length)}`
      : /ing$|^(?:mess|camp)$/.test(name)
        ? `You asked for no ${name}`
        : `You have no ${name}`

/** Rules of which the list of a lesson's own materials tells already. */
const toldByList = ({ approach, request }: Written['lesson']): string[] =>
  approach.kind === 'topic' && approach.topic.kit
    ? neededAllTheSame(approach.topic.kit, request).map(({ rule }) => rule.name)
    : []

/** Where a plan still needs what the request rules out: the steps by their names, and the first sentence that needs it. */
export function stillInSteps({ lesson, sections }: Written): string[] {
  const { request } = lesson
  if (request.understood.want !== 'lesson plan') return []
  const steps = sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const prompts = sections
    .flatMap((section) => ('tasks' in section ? section.tasks : []))
    .map(({ prompt }) => prompt)
  const told = toldByList(lesson)
  const rules = ruledOutIn(request.asked, request.understood.needs).filter(
    ({ name }) => !told.includes(name) || !/^(?:anything but .*|gear|going outside)$/.test(name),
  )
  const smaller = steps.some(({ teacher }) => teacher.some((line) => line.startsWith('Inside: ')))
  const room = smaller
    ? [
        'The class stays inside, and this lesson was written for a field or a hall: begin each step with its line “Inside: …”, and leave out what does not fit the room.',
      ]
    : []
  const still = rules.flatMap((rule) => {
    const found = steps.flatMap((step) => {
      const sentence = sentencesOf(step, prompts).find((one) => isIn(rule, one, request))
      return sentence === undefined ? [] : [{ name: `“${step.name}”`, sentence }]
    })
    const [first] = found
    if (first === undefined) return []
    const names = listInWords([...new Set(found.map(({ name }) => name))])
    // The list says what to do without it, and some words of the steps could not be changed with it.
    if (told.includes(rule.name))
      return [
        `${saidOf(rule)}, and ${names} still ${found.length === 1 ? 'has' : 'have'} them in the words: “${cut(first.sentence)}” Do that as the list of materials says, or leave it out.`,
      ]
    const needs = rule.name === INSIDE.name ? 'take it outside' : 'use what you do not have'
    return [
      `${saidOf(rule)}, and ${names} still ${found.length === 1 ? needs.replace(/^(take|use)/, '$1s') : needs}: “${cut(first.sentence)}” Change that with “Edit”, or ask for another lesson.`,
    ]
  })
  return [...room, ...still]
}
