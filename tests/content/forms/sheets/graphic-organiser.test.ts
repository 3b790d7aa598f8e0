import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { resourceHtml } from '#content/render-html.ts'
import { KITS_FOLDER } from '../../../../supabase/seed/kit-files.ts'
import { blockOf, made, noteFor } from '../made.ts'

function withKit(content: string, file: string) {
  const kit = JSON.parse(readFileSync(`${KITS_FOLDER}/${file}.json`, 'utf8')) as Kit
  const answer = answerRequest({
    messageId: 'organiser-1',
    generatorType: 'resourceGenerator',
    content,
    context: null,
    history: [],
    kits: [{ kit, serves: false, named: true, unsaid: [] }],
  })
  if (answer.format !== 'resource') throw new Error(answer.format)
  const [pupils = '', teacher = ''] = resourceHtml({ sections: answer.sections }).split('data-section="key"')
  return { pupils, teacher, kit }
}

describe('a graphic organiser', () => {
  it.each([
    ['Venn diagram comparing cats and dogs year 3', 'Cats and dogs', ['Cats', 'Dogs']],
    [
      'compare city life and country life venn diagram',
      'City life and country life',
      ['City life', 'Country life'],
    ],
    ['graphic organiser to compare summer and winter, year 1', 'Summer and winter', ['Summer', 'Winter']],
    ['venn diagram: whales vs sharks Y5', 'Whales vs sharks', ['Whales', 'Sharks']],
    ['venn diagram of kiwi, weka and kea y4', 'Kiwi, weka and kea', ['Kiwi', 'Weka', 'Kea']],
  ])('names the things that are compared: %s', (message, title, labels) => {
    const { header, pages } = made(message)
    expect(header.title).toBe(title)
    expect(header.form).toMatch(/Venn diagram/)
    expect(blockOf(pages[0]?.blocks, 'diagram').labels).toEqual(labels)
  })

  it.each([
    ['KWL chart volcanoes y5', 'KWL chart', 'Volcanoes', ['K', 'W', 'L']],
    ['Can you make a flow chart for making a sandwich Y3', 'Flow chart', 'Making a sandwich', ['2 →']],
    ['KWHL on space', 'KWHL chart', 'Space', ['K', 'W', 'H', 'L']],
    [
      'PMI on school uniforms y6',
      'PMI chart',
      'School uniforms',
      ['Plus (+)', 'Minus (−)', 'Interesting (?)'],
    ],
    ['story map for The Gruffalo y2', 'Story map', 'The Gruffalo', ['Characters', 'Problem', 'Ending']],
    ['Frayer model: democracy, year 7', 'Frayer model', 'Democracy', ['Examples', 'Not examples']],
    [
      'five senses chart about the beach y1',
      'Five senses chart',
      'The beach',
      ['I see', 'I hear', 'I taste'],
    ],
    ['cause and effect chart earthquakes y6', 'Cause and effect chart', 'Earthquakes', ['Effect →']],
  ])('has the boxes of its kind under the topic: %s', (message, form, title, headings) => {
    const { header, html } = made(message)
    expect([header.form, header.title]).toEqual([form, title])
    for (const heading of headings) expect(html).toContain(`<b>${heading}</b>`)
  })

  it.each([
    'blank venn diagram',
    'KWL chart',
    '5 ws and h',
    'mind map template',
    'a y chart please',
    't-chart',
  ])('can be blank: %s', (message) => {
    const { header, pages, html } = made(message)
    expect(header.form).toBe('Graphic organiser')
    expect(pages).toHaveLength(1)
    expect(html).not.toMatch(/\{(?:topic|one|two|three)\}|undefined/)
    expect(html).toContain('How to use it')
  })

  it.each([
    ['a storyboard template about the life of a honey bee, year 4', 'Storyboard', 'The life of a honey bee'],
    ['timeline cards on the history of flight year 5', 'Timeline cards', 'The history of flight'],
    ['food design template for a healthy lunch y6', 'Design plan', 'Healthy lunch'],
    ['scavenger hunt for the school garden y3', 'Scavenger hunt outside', 'The school garden'],
    ['choice board on rivers year 6', 'Choice board', 'Rivers'],
  ])('plans work of their own on a sheet about the topic: %s', (message, form, title) => {
    const { header, pages } = made(message)
    expect([header.form, header.title]).toEqual([form, title])
    expect(blockOf(pages[0]?.blocks, 'boxes').rows.length).toBeGreaterThan(0)
  })

  it.each([
    ['self-reflection sheet for my Year 6s at the end of the term', 'Self-reflection', 'I am proud of'],
    ['goal setting sheet year 5', 'Goal sheet', 'By the end of'],
    ['a pepeha template for year 3', 'Pepeha', 'ōku tūpuna'],
    ['all about me page y2', 'About me', 'how to say it'],
    ['two stars and a wish slips', 'Two stars and a wish', 'A wish'],
    ['homework grid year 4', 'Homework grid', 'Basic facts'],
    ['choice board for year 5 reading', 'Reading choice board', 'turning point'],
    ['emotions check in sheet y2', 'Feelings check-in', 'adult I trust'],
    ['hundreds chart', 'Hundreds chart', '>100<'],
    ['blank multiplication grid 12x12', 'Multiplication grid', '×'],
    ['place value chart to millions', 'Place value chart', 'Hundred thousands'],
    ['fraction wall y4', 'Fraction wall', '1 whole'],
    ['reading log', 'Reading log', 'What I thought'],
    ['graph paper', 'Squared paper', 'ruler'],
    ['daily timetable visual for an autistic student', 'Visual timetable', 'What we do'],
    ['bookmark template y2', 'Bookmarks', 'cut it out|Cut it out'],
  ])('is a blank sheet of its own name, with no lesson put into it: %s', (message, title, words) => {
    const { header, html } = made(message)
    expect([header.form, header.title]).toEqual(['Graphic organiser', title])
    expect(html).toMatch(new RegExp(words))
    expect(html).not.toContain('nearest lesson')
  })

  it('leaves questions about organisers to the usual pages', () => {
    expect(made('questions on venn diagrams maths year 6').header.form ?? '').not.toMatch(/Venn|organiser/)
  })

  it('is explained and not made where a teacher asks what it is', () => {
    expect(noteFor('What is a Venn diagram?')).not.toBe('')
  })

  it('uses words and facts of a lesson on the topic only: facts for the teacher, words for pupils', () => {
    const { pupils, teacher, kit } = withKit(
      'KWL chart on volcanoes year 4',
      'science/science-volcanoes-lesson-y3-5',
    )
    const [fact = ''] = kit.facts.filter(({ sure }) => sure === 'certain').map(({ text }) => text)
    expect(pupils).toContain('Words that may help')
    expect(pupils).not.toContain(fact)
    expect(teacher).toContain(fact)
    expect(teacher).toContain('What it could contain')
    const other = withKit('KWL chart on penguins year 4', 'science/science-volcanoes-lesson-y3-5')
    expect(other.pupils + other.teacher).not.toMatch(/magma|What it could contain/)
  })

  it('speaks in shorter words to young pupils', () => {
    expect(made('venn diagram cats and dogs year 1').pages[0]?.instructions).toContain('Draw or write')
    expect(made('venn diagram cats and dogs year 6').pages[0]?.instructions).not.toContain('Draw')
  })
})

it('plans an argument in an OREO organiser', () => {
  const { header, html } = made('plan for persuasive writing graphic organiser yr 6 OREO')
  expect(header.form).toBe('OREO organiser')
  for (const part of ['O – Opinion', 'R – Reason 1', 'E – Example or evidence', 'O – Opinion again'])
    expect(html).toContain(part)
})

it('leaves the words of karakia to those whose they are', () => {
  expect(noteFor('karakia for start of the day and for kai on a poster')).toContain('mana whenua')
})
