import { textsIn } from '../../checks/text.ts'
import { PLAIN_THEME } from '../../data/named-themes.data.ts'
import { formFor } from '../forms/choose-form.ts'
import { NO_TOPIC } from '../frames/framed.ts'
import { isToFill } from '../prepare/lesson.ts'
import { unknownThings } from '../read/wishes/setting.ts'
import { thingsNamed } from '../write/asked/materials.ts'
import { PRICE, SHOPPING } from './core-parts.data.ts'
import { stillInSteps } from './limits/still-in-steps.ts'
import { lessonNotTaught } from './matter/words-not-met.ts'
import type { Written } from './not-done.ts'
import { ruledOutNeeded } from './ruled-out-needed.ts'
import { notGot, thingsAstray } from './things-astray.ts'

/** Words for reading itself: with these alone no text on a topic was asked for. */
const READING_ALONE =
  /\b(?:guided|shared|close|buddy|paired|big|books?|articles?|sessions?|reading|comprehension|infer(?:ence|ences|ring)?|main ideas?|activity|text|passage|story|lesson|questions?|fluency|skills?|strategies|about|on|a|an|the|and|of|in|for|with|short)\b/gi

const WITH_A_BUDDY = /\b(?:buddy|paired) reading\b/i

/** A text for readers that is about something else than was asked for. */
function textNotDone({ lesson }: Written): string[] {
  const { approach, own } = lesson
  // A sheet with a text of its own says itself what the text is about.
  if (approach.kind !== 'frame' || approach.text === null || own === null || formFor(lesson) !== null)
    return []
  const named = own.about.replace(READING_ALONE, ' ').replace(/\s+/g, ' ').trim()
  const wanted = named.match(/\p{L}{3,}/gu) ?? []
  if (wanted.length === 0 && WITH_A_BUDDY.test(own.about))
    return [
      `I have no lesson on ${own.about} yet: these steps read “${approach.text.title}” closely. Pair the readers yourself.`,
    ]
  const told = `${approach.text.title} ${approach.text.paragraphs.join(' ')}`.toLowerCase()
  if (wanted.length === 0 || wanted.some((word) => told.includes(word.toLowerCase()))) return []
  return [
    `There is no text about ${named} here yet: “${approach.text.title}” is the nearest for the year. The steps work with a text of your own too.`,
  ]
}

/** A level by the colours of a series, which our texts do not have. */
const COLOUR_LEVEL =
  /\b(?:magenta|red|yellow|blue|green|orange|turquoise|purple|gold|silver|emerald|ruby|sapphire) (?:colour )?(?:wheel|level)\b/i

function levelNotKept({ lesson: { request } }: Written): string[] {
  const level = request.subject === 'English' ? COLOUR_LEVEL.exec(request.asked)?.[0] : undefined
  return level === undefined
    ? []
    : [
        `I do not know which texts are at ${level.toLowerCase()}: this is for ${request.yearGroup ?? `Year ${request.year}`}. Use a text of your own at that level with these steps.`,
      ]
}

/** Questions on a book that the class has: they state nothing about it. */
function bookNotKnown({ lesson: { approach } }: Written): string[] {
  return approach.kind === 'topic' && approach.topic.id.startsWith('book-')
    ? [
        'I do not know what happens in this book, and print none of it. The questions fit any story: have the book beside you, and read your class’s answers against it.',
      ]
    : []
}

/** Questions that say nothing of the setting the teacher wanted. */
function settingNotDone({ lesson, sections }: Written): string[] {
  const { approach, own, theme } = lesson
  // A lesson of the bank says itself which of the request's words it leaves out.
  if (approach.kind !== 'topic' || approach.topic.kit || own?.role !== 'setting') return []
  const tasks = sections.flatMap((section) => ('tasks' in section ? textsIn(section.tasks) : []))
  const printed = tasks.join(' ').toLowerCase()
  const isSet =
    printed.includes(own.about.toLowerCase()) ||
    (SHOPPING.test(own.about) && PRICE.test(printed)) ||
    (theme.id !== PLAIN_THEME.id &&
      [theme.things, theme.one, theme.groups].some((word) => printed.includes(word)))
  // What the class works with is a thing and no setting: “patterns with beads and blocks”.
  const things = textsIn(sections.filter(({ id }) => id === 'resources'))
    .join(' ')
    .toLowerCase()
  const isThing = (own.about.match(/\p{L}{4,}/gu) ?? []).some((word) => things.includes(word.toLowerCase()))
  if (isSet || isThing || tasks.length === 0) return []
  const about = own.about.replace(/^(?:sentences?|to (?:fix|edit|correct|punctuate|write)) /i, '')
  return [`The questions themselves are not about ${about}: students can make up some that are.`]
}

/** Things that the questions were to be about, of which nothing is known. */
function thingsNotDone({ lesson, sections }: Written): string[] {
  const { approach, own, request } = lesson
  if (approach.kind !== 'topic' || !approach.computed || own?.role === 'setting') return []
  const things = unknownThings(request.topic)
  if (things === null || thingsNamed(request.topic).length > 0) return []
  const tasks = sections.flatMap((section) => ('tasks' in section ? textsIn(section.tasks) : []))
  return tasks.join(' ').toLowerCase().includes(things)
    ? []
    : [`I have no word problems with ${things}: the questions are without them.`]
}

/** A topic whose name could not be told from what was typed. */
function topicNotNamed({ lesson }: Written): string[] {
  const { approach, own, request } = lesson
  const isUnnamed = approach.kind === 'frame' && approach.focus === NO_TOPIC && own === null
  if (!isUnnamed || request.understood.topic === '') return []
  return [
    `I could not tell the topic from your message, so it stands as “${NO_TOPIC}”. Name it in a few words, and I will write it in.`,
  ]
}

/** A lesson on which we have no content. */
function contentNotDone({ lesson }: Written): string[] {
  const { approach, own, request } = lesson
  if (!isToFill(approach) || formFor(lesson) !== null) return []
  const about = request.goals.length > 0 ? 'for this goal' : `on ${own?.about ?? 'this'}`
  return [
    `I have no lesson ${about} yet, so this is a frame to fill: it says how to work, and you bring the facts, the examples and the answers.`,
  ]
}

/** What was asked of topic, setting and gear and is not so in what was written. */
export const topicNotDone = (written: Written): string[] => [
  ...topicNotNamed(written),
  ...contentNotDone(written),
  ...lessonNotTaught(written),
  ...textNotDone(written),
  ...levelNotKept(written),
  ...bookNotKnown(written),
  ...settingNotDone(written),
  ...thingsNotDone(written),
  ...ruledOutNeeded(written),
  ...stillInSteps(written),
  ...(written.lesson.request.understood.want === 'lesson plan' ? notGot(written) : thingsAstray(written)),
]
