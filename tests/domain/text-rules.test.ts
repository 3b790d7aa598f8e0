import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownContent } from '#documents/html/shown-content.ts'
import { cleanDeep, cleanText } from '#domain/clean-text.ts'
import { choicesOf, isDraftSubject } from '#domain/curriculum.ts'
import { starOp } from '#domain/ops.ts'
import { refusalText } from '#domain/refusals.ts'
import { classifyReply, isFullLessonPlan } from '#domain/reply-kind.ts'
import { cutTitle, localTitle } from '#domain/titles.ts'

const reply = {
  content: '',
  chat_content: null,
  html_content: null,
  resource_link: null,
  edited_html_content: null,
}

describe('titles', () => {
  it('[CHAT-68] [CHAT-69] takes the first five words, cut to 47 and dots', () => {
    expect(localTitle('  Plan a lesson\nabout native birds please ')).toBe('Plan a lesson about native')
    expect(localTitle('45 min lesson, Year 3, using kai')).toBe('45 min lesson, Year 3')
    expect(localTitle('--')).toBe('--')
    expect(localTitle('Two  spaces \n and a break')).toBe('Two spaces and a break')
    expect(localTitle(`${'x'.repeat(30)} ${'y'.repeat(30)}`)).toBe(`${'x'.repeat(30)} ${'y'.repeat(16)}...`)
  })

  it('[CHAT-71] leaves 50 characters whole and cuts 51', () => {
    expect(cutTitle('x'.repeat(50))).toBe('x'.repeat(50))
    expect(cutTitle(`  ${'x'.repeat(50)} `)).toBe('x'.repeat(50))
    expect(cutTitle('x'.repeat(51))).toBe(`${'x'.repeat(47)}...`)
  })
})

describe('cleanText', () => {
  it('returns well-formed text without U+0000, and leaves good text alone', () => {
    const hexes = fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), hexes, (good, units) => {
        const cleaned = cleanText(`${good}\u0000${String.fromCharCode(...units)}`)
        expect(cleaned.startsWith(good) || good.includes('\u0000')).toBe(true)
        expect(cleaned.includes('\u0000')).toBe(false)
        expect(() => encodeURIComponent(cleaned)).not.toThrow()
      }),
    )
  })

  it('reaches every string of a value', () => {
    expect(cleanDeep({ a: ['x\u0000', { b: '\uDC00' }], n: 1, none: null })).toEqual({
      a: ['x', { b: '\uFFFD' }],
      n: 1,
      none: null,
    })
  })
})

describe('classifyReply', () => {
  it('[CHAT-111] [CHAT-112] lets the generator decide first', () => {
    expect(classifyReply({ ...reply, html_content: '<p>' }, 'lessonPlan')).toBe('lessonPlan')
    expect(classifyReply({ ...reply, content: 'lesson structure' }, 'resourceGenerator')).toBe('resourcePlan')
  })

  it('[CHAT-110] [CHAT-113] [CHAT-114] [CHAT-115] then markup and links', () => {
    expect(classifyReply({ ...reply, html_content: '<p>1</p>', content: 'objectives' })).toBe('resourcePlan')
    expect(classifyReply({ ...reply, content: 'See <table class="x"> objectives' })).toBe('resourcePlan')
    expect(classifyReply({ ...reply, resource_link: '/resource/1' })).toBe('resourcePlan')
  })

  it('[CHAT-116] [CHAT-117] [CHAT-118] then keywords, those of lesson plans first', () => {
    expect(classifyReply({ ...reply, content: 'Duration: 40 minutes. Download PDF' })).toBe('lessonPlan')
    expect(classifyReply({ ...reply, content: 'Your worksheet is ready' })).toBe('resourcePlan')
    expect(classifyReply({ ...reply, content: 'Kia ora' })).toBe('standard')
    expect(classifyReply({ ...reply, content: '3 < 4 and 5 > 2' })).toBe('standard')
  })

  it.each([
    'Lesson Plan Overview',
    'Curriculum links',
    'learning objectives',
    'lesson structure',
    'Objectives',
    'Duration',
    'materials needed',
    'Assessment',
    'differentiation',
    'extension activities',
  ])('[CHAT-116] the words %j alone make a lesson plan', (words) => {
    expect(classifyReply({ ...reply, content: `Here: ${words}.` })).toBe('lessonPlan')
  })

  it.each(['Generated resource for you', 'Download PDF', 'Worksheet is ready'])(
    '[CHAT-117] the words %j alone make a resource',
    (words) => {
      expect(classifyReply({ ...reply, content: `Here: ${words}.` })).toBe('resourcePlan')
    },
  )

  it('[CHAT-119] [CHAT-121] [CHAT-122] requires four markers and two sections for a full plan', () => {
    const sections = 'Lesson plan, learning objectives'
    expect(isFullLessonPlan(`**a** **b** ${sections}`)).toBe(true)
    expect(isFullLessonPlan(`**a** ** ${sections}, prior knowledge`)).toBe(false)
    expect(isFullLessonPlan('**a** **b** **c** differentiation strategies')).toBe(false)
  })
})

describe('shownContent', () => {
  it('[RES-20] [RES-21] [RES-22] prefers the edit, then the HTML, then the text', () => {
    const all = { edited_html_content: '<p>e</p>', html_content: '<p>h</p>', content: 'c', chat_content: 'd' }
    expect(shownContent(all)).toEqual({ kind: 'html', html: '<p>e</p>' })
    expect(shownContent({ ...all, edited_html_content: null })).toEqual({ kind: 'html', html: '<p>h</p>' })
    expect(shownContent({ ...all, edited_html_content: null, html_content: null })).toEqual({
      kind: 'markdown',
      text: 'c',
    })
    expect(shownContent(reply)).toEqual({ kind: 'none' })
  })
})

describe('refusals', () => {
  it('[STAR-10] [STAR-11] names the limit of the type', () => {
    const star = (item_type: 'resource' | 'lesson_plan') =>
      starOp('1', { session_id: 's', message_id: 'm', item_type, starred: true })
    expect(refusalText('star_limit', star('lesson_plan')).text).toBe(
      "You've reached the limit of 50 lesson plans",
    )
    expect(refusalText('star_limit', star('resource')).text).toBe("You've reached the limit of 50 resources")
    expect(refusalText('gone', star('resource')).text).toBe('Failed to add starred item')
  })
})

describe('curriculum', () => {
  const goal = (outcome: string) => ({ id: outcome, outcome, source: 'unverified' })
  const block = (subject: string, year_group: string, ...outcomes: string[]) => ({
    subject,
    year_group,
    strand: 'Number',
    skill: 'Counting',
    goals: outcomes.map(goal),
  })
  const blocks = [
    block('Mathematics and statistics', 'Year 1', 'Count in te reo Māori', 'Count to 20'),
    block('Mathematics and statistics', 'Year 2', 'Skip count'),
    block('Science', 'Year 2', 'Observe'),
  ]

  it('offers each choice of a level once', () => {
    expect(choicesOf(blocks, 'subject', {})).toEqual(['Mathematics and statistics', 'Science'])
    expect(choicesOf(blocks, 'year_group', { subject: 'Mathematics and statistics' })).toEqual([
      'Year 1',
      'Year 2',
    ])
  })

  it('marks the six areas that are draft text', () => {
    expect([isDraftSubject('Science'), isDraftSubject('English')]).toEqual([true, false])
  })
})
