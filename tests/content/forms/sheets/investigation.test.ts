import { describe, expect, it } from 'vitest'
import { made } from '../made.ts'

describe('an investigation sheet', () => {
  it.each([
    ['science experiment recording sheet year 6', 'Our investigation'],
    ['fair test planning sheet for melting ice, Y5', 'Melting ice'],
    ['aim, method, results template for dissolving sugar year 7', 'Dissolving sugar'],
  ])('has all parts of a fair test for older pupils: %s', (message, title) => {
    const { header, html } = made(message)
    expect([header.form, header.title]).toEqual(['Investigation sheet', title])
    for (const part of [
      'Our question (aim)',
      'Prediction',
      'We change (one thing)',
      'We keep the same',
      'Equipment',
      'Method',
      'Conclusion',
      'How sure are we?',
    ])
      expect(html).toContain(`<b>${part}</b>`)
    expect(html).toContain('Results')
    expect(html.match(/<b>Try 3<\/b>/g)).toHaveLength(1)
  })

  it('has room to draw and few words for Years 1 to 3', () => {
    const { html } = made('experiment recording sheet y2')
    expect(html).toContain('Draw what you saw.')
    expect(html).not.toMatch(/Conclusion|We keep the same|Method/)
  })

  it.each([
    [
      'fair test recording sheet for which paper towel soaks up the most, Y6',
      'Which paper towel soaks up the most?',
    ],
    [
      'Make a science investigation sheet for how does a ramp change how far a car rolls',
      'How does a ramp change how far a car rolls?',
    ],
  ])('prints the question that the teacher named: %s', (message, question) => {
    expect(made(message).html.split('data-section="key"')[0]).toContain(question)
  })

  it.each([
    ['plant growth observation diary year 2', 'Plant growth', 5],
    ['moon diary year 5, 10 days', 'Moon', 5],
  ])('keeps a dated table to observe by: %s', (message, title, rows) => {
    const { header, html } = made(message)
    expect([header.form, header.title]).toEqual(['Observation diary', title])
    expect(html.match(/<b>Date<\/b>/g)).toHaveLength(rows)
  })

  it('leaves a worksheet of questions and a diary entry to their own pages', () => {
    expect(made('fair test worksheet year 5').header.form).not.toBe('Investigation sheet')
    expect(made('diary entry writing frame year 5').header.form).not.toBe('Observation diary')
  })
})
