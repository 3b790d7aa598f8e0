import { describe, expect, it } from 'vitest'
import { RESOURCE_VERSION } from '#content/resource.ts'
import { bodyText, type Printed, printedOf, words } from '../quality/ask/printed.ts'
import type { FollowUp } from '../quality/data/follow-ups.data.ts'
import type { Form, Request } from '../quality/data/request.ts'
import { demandsOf } from '../quality/judge/demands.ts'
import { outcomeOf } from '../quality/judge/follow-up.ts'
import { choicesOf, isForm } from '../quality/judge/forms.ts'
import { matterOf } from '../quality/judge/matter.ts'
import { hiddenWords } from '../quality/judge/puzzles.ts'
import { shareKept, solveAll } from '../quality/judge/sums.ts'

/** A page as a resource prints it: one pupil page, and one for the teacher. */
function page(
  inside: string,
  answers: string[] = [],
  head = 'Worksheet · Year 5 · Mathematics and statistics',
): Printed {
  const key = answers.map(
    (answer, at) => `<tr><th scope="row">${at + 1}</th><td>?</td><td><b>${answer}</b></td></tr>`,
  )
  return printedOf({
    content: 'Here it is.',
    doc: { format: 'resource', version: RESOURCE_VERSION, kind: 'worksheet', outline: [], sections: [] },
    html_content: `<section data-section="header"><h1>A title</h1><p>${head}</p></section><section data-section="tasks-core">${inside}</section><section data-section="key"><table>${key.join('')}</table><h3>Curriculum goal</h3><p>multiply</p></section>`,
  })
}
const sheet = (tasks: string[], answers: string[], head?: string) =>
  page(
    tasks
      .map((task, at) => `<div class="task" data-task="t${at}"><div><b>${at + 1}.</b> ${task}</div></div>`)
      .join(''),
    answers,
    head,
  )

const GRID = ['K A K A X X', 'X I X X X X', 'X X W X X X', 'T U I I X X', 'X X X X X X', 'W E K A X X']
  .map(
    (row) =>
      `<tr>${row
        .split(' ')
        .map((letter) => `<td>${letter}</td>`)
        .join('')}</tr>`,
  )
  .join('')
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

describe('what is printed', () => {
  it('reads questions, answers and the body, and leaves the title and the goal aside', () => {
    const printed = sheet(['6 × 7 =', '8 × 6 ='], ['42', '48'])
    expect(printed.questions.map(({ prompt, answer }) => `${prompt} ${answer}`)).toEqual([
      '6 × 7 = 42',
      '8 × 6 = 48',
    ])
    expect(bodyText(printed)).not.toContain('A title')
    expect(bodyText(printed)).not.toContain('multiply')
  })
})

describe('the forms', () => {
  it.each<[Form, string]>([
    ['word search', `<table>${GRID}</table>${list(['KAKA', 'KIWI', 'WEKA', 'TUI', 'KĀKĀ', 'aka', 'iwi'])}`],
    [
      'crossword',
      '<h3>Across</h3><p>1. a bird</p><p>3. a fish</p><h3>Down</h3><p>2. a tree</p><p>4. a hill</p>',
    ],
    ['rubric', `<table>${'<tr><td>Ideas</td><td>one idea</td><td>linked ideas</td></tr>'.repeat(3)}</table>`],
    ['checklist', list(['☐ I read it', '☐ I checked it', '☐ I fixed it', '☐ I shared it'])],
    ['writing frame', list(['First …', 'Next …', 'Then …', 'In the end …'])],
    ['letter', '<p>Kia ora e te whānau,</p><p>We are going to the marae.</p><p>Ngā mihi, Room 5</p>'],
    ['exit tickets', '<h2>Exit ticket</h2><p>What is half of 8?</p>'],
  ])('%s', (form, inside) => {
    expect(isForm(form, page(inside))).toBe(true)
    expect(isForm(form, page('<p>What do you think now?</p>'))).toBe(false)
  })

  it('finds hidden words in any direction, and no others', () => {
    const grid = page(`<table>${GRID}</table>${list(['IUT', 'kākā', 'MOA', 'KIWI'])}`)
    expect(hiddenWords(grid).sort()).toEqual(['IUT', 'KAKA', 'KIWI'])
  })

  it('counts the options of every question', () => {
    expect(
      choicesOf(sheet([`5² = ${list(['10', '25', '7'])}`, `3² = ${list(['9', '6'])}`], ['25', '9'])),
    ).toBe(2)
    expect(choicesOf(sheet(['5² ='], ['25']))).toBe(0)
  })
})

describe('a request', () => {
  const request: Request = {
    id: 'x',
    text: '2 of the 6 times table y5',
    make: 'worksheet',
    years: [5],
    count: 3,
    sums: { kinds: ['multiply'], tables: [6] },
  }
  const judge = (printed: Printed) => {
    const answered = { request, listed: 'maths' as const, printed, questions: solveAll(printed.questions) }
    const missed = demandsOf(answered).filter(({ met }) => !met)
    return { missed: missed.map(({ name }) => name), matter: matterOf(answered) }
  }

  it('is done when every demand is met', () => {
    expect(judge(sheet(['6 × 7 =', '8 × 6 =', '6 × 3 ='], ['42', '48', '18']))).toEqual({
      missed: [],
      matter: 'content',
    })
  })

  it('misses what is not there', () => {
    expect(
      judge(
        sheet(['6 × 7 =', '35 ÷ 5 =', '4 × 3 =', '9 × 6 ='], ['42', '7', '12', '54'], 'Worksheet · Year 4'),
      ).missed,
    ).toEqual(['area', 'year', 'count', 'set'])
    expect(judge(sheet(['12 + 7 =', '3 + 5 =', '4 + 3 ='], ['19', '8', '7'])).matter).toBe('other topic')
    expect(judge(words('What is the topic?'))).toMatchObject({ matter: 'no document' })
  })

  it('compares fractions and clocks as asked', () => {
    const questions = (prompt: string, answer: string) =>
      solveAll([{ prompt, answer, figure: null, page: '' }])
    const unlike = { kinds: ['add fractions'], denominators: 'different' } as const
    expect(shareKept(questions('1/4 + 2/3 =', '11/12'), unlike)).toBe(1)
    expect(shareKept(questions('1/4 + 2/4 =', '3/4'), unlike)).toBe(0)
    const quarters = { kinds: ['clock'], minutesPast: [15, 45] } as const
    expect(
      shareKept(questions('Write quarter past 4 as it shows on a digital clock.', '4:15'), quarters),
    ).toBe(1)
    expect(shareKept(questions('Write 3 o’clock as it shows on a digital clock.', '3:00'), quarters)).toBe(0)
  })
})

describe('a follow-up', () => {
  const before = sheet(['6 × 7 =', '8 × 6 =', '6 × 3 ='], ['42', '48', '18'])
  const wish: FollowUp = {
    id: 'x',
    first: { text: '', chat: 'resource' },
    text: 'only 2 questions',
    may: ['tasks-core', 'key'],
    keeps: '×',
    count: 2,
  }

  it('is done, identical, nonsense, missed, or said so', () => {
    expect(outcomeOf(wish, before, sheet(['6 × 7 =', '8 × 6 ='], ['42', '48']))).toBe('done')
    expect(outcomeOf(wish, before, before)).toBe('identical')
    expect(outcomeOf(wish, before, sheet(['What are two questions?'], ['open']))).toBe('nonsense')
    expect(outcomeOf(wish, before, sheet(['6 × 7 ='], ['42']))).toBe('missed')
    expect(outcomeOf(wish, before, words('I could not do that, so I kept your sheet.'))).toBe('said so')
    expect(outcomeOf({ ...wish, expect: 'says so' }, before, words('I cannot send mail.'))).toBe('done')
  })

  it('changes nothing else', () => {
    const other = sheet(
      ['6 × 7 =', '8 × 6 ='],
      ['42', '48'],
      'Worksheet · Year 6 · Mathematics and statistics',
    )
    expect(outcomeOf(wish, before, other)).toBe('missed')
  })
})
