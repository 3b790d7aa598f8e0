import { bodyText, type Printed } from '../ask/printed.ts'
import type { Form } from '../data/request.ts'
import { hasClues, hiddenWords } from './puzzles.ts'

const lines = (printed: Printed) => bodyText(printed).split('\n')
const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length

/** Rows of three or more cells with words in each, in a table of the page or of the Markdown. */
function filledRows(printed: Printed): number {
  const rows =
    printed.form === 'plan'
      ? printed.all.split('\n').filter((line) => line.startsWith('|'))
      : htmlRows(printed)
  return rows.filter((row) => row.split('|').filter((cell) => /\p{L}{3}/u.test(cell)).length >= 3).length
}
/** Not the answer table of the teacher page. */
const htmlRows = ({ body }: Printed) =>
  [...body].filter(([id]) => id !== 'key').flatMap(([, text]) => text.split('\n'))

/** The fewest options that any question has; none where there are no questions. */
export function choicesOf({ html }: Printed): number {
  const tasks = [...html.matchAll(/data-task="[^"]+">([\s\S]*?)(?=<div class="(?:task|card)"|<\/section>)/g)]
  const options = tasks.map(([, inside = '']) => count(inside, /<li\b|(?:^|[\s>])(?:[A-E][.)]|○|☐)\s/g))
  return options.length === 0 ? 0 : Math.min(...options)
}

/** A passage of at least forty words in a row. */
const passage = (printed: Printed) => {
  const found = printed.doc?.sections.flatMap((section) =>
    'text' in section && section.text ? section.text.paragraphs : [],
  )
  return (found ?? []).join(' ').split(/\s+/).length >= 40
}
/** Terms with their meanings, as cards, as a list or as rows of two. */
export const termPairs = (printed: Printed) =>
  Math.max(
    printed.questions.length,
    lines(printed).filter((line) => /^[^|:–]{2,40}(?: [–|:]|:) ?\S{2}/.test(line)).length,
    count(printed.html, /class="card/g),
  )

const IS: Record<Form, (printed: Printed) => boolean> = {
  plan: ({ form }) => form === 'plan',
  worksheet: ({ form, questions }) => form === 'resource' && questions.length >= 3,
  activity: ({ doc }) => doc?.format === 'resource' && doc.kind === 'activity',
  assessment: ({ doc, questions }) =>
    doc?.format === 'resource' && doc.kind === 'assessment' && questions.length >= 3,
  quiz: ({ doc, head, questions }) =>
    doc?.format === 'resource' && questions.length >= 3 && (doc.kind === 'assessment' || /quiz/i.test(head)),
  reading: (printed) => printed.form === 'resource' && passage(printed) && printed.questions.length >= 2,
  cards: (printed) =>
    printed.form === 'resource' &&
    /card|match|vocab|word/i.test(printed.all) &&
    termPairs(printed) >= 5 &&
    !/What do you think now/.test(printed.all),
  rubric: (printed) => filledRows(printed) >= 3,
  checklist: (printed) => count(bodyText(printed), /☐|□|◻|▢/g) >= 4,
  'writing frame': (printed) => printed.form === 'resource' && count(bodyText(printed), /…|____/g) >= 4,
  game: (printed) =>
    /\b(?:game|bingo|play(?:er)?s?)\b/i.test(bodyText(printed)) &&
    /\b(?:turn|win|cards?|team|points?|tag)/i.test(bodyText(printed)),
  'word search': (printed) => hiddenWords(printed).length >= 5,
  crossword: hasClues,
  'exit tickets': (printed) =>
    printed.form === 'resource' && /exit (?:ticket|card|slip)/i.test(`${printed.head}\n${bodyText(printed)}`),
  letter: (printed) =>
    /^(?:kia ora|tēnā kou?tou|dear|e te whānau|mōrena)/im.test(bodyText(printed)) &&
    /ngā mihi|nāku|kind regards|nā mātou/i.test(bodyText(printed)),
}

/** Is it what was wanted, going by what is printed? */
export const isForm = (form: Form, printed: Printed) => printed.form !== 'words' && IS[form](printed)
