import { describe, expect, it } from 'vitest'
import { DIAGRAMS } from '#content/planner/forms/label-sheet/diagrams/all-diagrams.ts'
import { DIAGRAM_WORDS } from '#content/planner/read/words/diagrams/diagram-words.data.ts'
import { blockOf, made } from '../made.ts'

describe('the drawings to label', () => {
  it.each(Object.entries(DIAGRAMS))('%s has each part once, inside its field', (name, { parts, height }) => {
    expect(DIAGRAM_WORDS.map((one) => one.name)).toContain(name)
    expect(new Set(parts.map((part) => part.name)).size).toBe(parts.length)
    expect(new Set(parts.map(({ does }) => does)).size).toBe(parts.length)
    for (const { name: part, at, does } of parts) {
      expect(at[0], part).toBeLessThanOrEqual(90)
      expect(at[1], part).toBeLessThanOrEqual(height)
      expect(part.length).toBeLessThanOrEqual(16)
      expect(does.length).toBeLessThanOrEqual(50)
    }
  })
})

describe('a sheet to label', () => {
  it.each([
    ['label and match parts of a plant yr 2', 'Parts of a plant'],
    ['parts of a flower diagram y6', 'Parts of a flower'],
    ['label the parts of an insect yr 3', 'Parts of an insect'],
    ['water cycle diagram to label y5', 'The water cycle'],
    ['label a simple circuit diagram y5', 'A simple circuit'],
    ['body parts label new entrants', 'Parts of my body'],
    ['label a volcano cross section year 6', 'Inside a volcano'],
    ['parts of a book year 1 worksheet', 'Parts of a book'],
    ['label the parts of a friendly letter y4', 'Parts of a letter'],
  ])('has a drawing, a word box and a key: %s', (message, title) => {
    const { header, pages, answer, html } = made(message)
    expect(header).toMatchObject({ form: 'Label the diagram', title })
    const { words } = blockOf(pages[0]?.blocks, 'words')
    const [label] = pages[0]?.tasks ?? []
    const keyed = (label?.answer ?? '').split(', ').map((part) => part.replace(/^\d+ /, ''))
    expect([...words].sort()).toEqual([...keyed].sort())
    expect(label?.figure?.kind).toBe('drawing')
    expect(html).toContain(`A drawing to label: ${title}`)
    expect(answer.notDone).toEqual([])
  })

  it('never puts a part beside its own sentence', () => {
    const match = made('label and match parts of a plant yr 2').pages[0]?.tasks[1]
    const rows = match?.figure?.kind === 'table' ? match.figure.rows : []
    expect(rows).toHaveLength(5)
    for (const [part = '', , does = ''] of rows) {
      expect(match?.answer).toContain(`${part}: `)
      expect(match?.answer).not.toContain(`${part}: ${does.replace(/\.$/, '')}`)
    }
  })

  it.each(['water cycle worksheet year 5', 'label the axes of a bar graph year 4', 'plants quiz y3'])(
    'is not made of: %s',
    (message) => {
      expect(made(message).header.form).not.toBe('Label the diagram')
    },
  )
})
