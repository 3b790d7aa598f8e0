import { describe, expect, it } from 'vitest'
import type { FoundKit } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { type Answer, answerRequest } from '#content/planner/answer-request.ts'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { resourceHtml } from '#content/render-html.ts'
import { sectionMarkdown } from '#content/render-markdown.ts'
import { htmlText } from '../../quality/ask/html-text.ts'
import { BLOCKS, contextOf } from '../support.ts'
import { input, kit, named, pages, plan, resource, withText } from './kit-requests.ts'

describe('a lesson that is made from a kit', () => {
  const lesson = plan(answerRequest(input('Year 6 science lesson on electric circuits', [named(kit)])))

  it('tells the teacher what to know, shows and asks what the kit says, and adds up', () => {
    expect(planSection(lesson, 'background')?.items[0]).toBe(kit.idea)
    const steps = planSection(lesson, 'phases')?.steps ?? []
    expect(steps.find(({ kind }) => kind === 'i-do')?.teacher).toEqual(kit.show.teacher)
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(planSection(lesson, 'phases')?.minutes)
    const printed = lesson.sections.map(sectionMarkdown).join('\n')
    for (const text of [kit.walt, kit.exit.prompt, ...kit.safety, kit.misconceptions[0]?.move ?? ''])
      expect(printed).toContain(text)
  })

  it('says where it comes from, who has read it, and for which years it was written', () => {
    const about = planSection(lesson, 'about')
    expect(about?.lines.join(' ')).toContain(
      'written for Years 5 to 6. Nobody but its writer has read it yet',
    )
    expect(about?.kit).toBe(kit.id)
    expect(about?.checkThis.join(' ')).not.toContain('was written for Years')
    const other = plan(answerRequest(input('Year 4 electric circuits', [named(kit)])))
    expect(planSection(other, 'about')?.checkThis.join(' ')).toContain('For Year 4 change this')
  })

  it('has one task for pupils, and one harder question for those who finish early', () => {
    const work = planSection(lesson, 'phases')?.steps.find(({ kind }) => kind === 'you-do')
    expect(work?.pupils).toEqual([...kit.work.pupils, expect.stringMatching(/^If you finish early: /)])
    const answers = planSection(lesson, 'answers')?.tasks.map(({ prompt }) => prompt)
    expect(answers).toEqual([kit.practice.extension[0]?.prompt, kit.exit.prompt])
  })

  it('has a group activity that tells the teacher how it goes before it reminds the group', () => {
    const made = resource('group activity on electric circuits, year 6', [named(kit)])
    if (made.format !== 'resource') throw new Error('There is no activity.')
    const printed = htmlText(resourceHtml(made))
    const at = [...kit.work.teacher, ...kit.work.pupils].map((line) => printed.indexOf(line))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at.every((place) => place > printed.indexOf('For the teacher: how it goes'))).toBe(true)
  })

  it('takes its learning area from the kit where the request names none', () => {
    const open = plan(answerRequest(input('electric circuits for my year 6s', [named(kit)])))
    expect(planSection(open, 'header')?.area).toBe('Science')
    expect(open.understood.area).toBe('Science')
  })

  it('has a worksheet of three levels, a quiz with choices, and a reading sheet with the text of each level', () => {
    const sheets = pages(resource('Year 6 worksheet on electric circuits', [named(kit)]))
    expect(sheets.map(({ tasks }) => tasks[0]?.prompt)).toEqual(
      (['support', 'core', 'extension'] as const).map((level) => kit.practice[level][0]?.prompt),
    )
    const [quiz] = pages(resource('multiple choice quiz on electric circuits, year 6', [named(kit)]))
    expect(quiz?.tasks[0]?.prompt).toBe(kit.choices[0]?.prompt)
    expect(quiz?.tasks[0]?.choices).toContain(kit.choices[0]?.answer)
    const read = resource('reading comprehension about torches year 5', [named(withText)])
    expect(pages(read).map(({ text }) => text?.paragraphs)).toEqual(
      (['support', 'core', 'extension'] as const).map((level) => withText.text?.[level].paragraphs),
    )
    expect(read.format === 'resource' && read.notDone).toEqual([])
  })

  it('gives the number of questions asked for, or says how many there are', () => {
    const twelve = resource('12 questions on electric circuits for year 6', [named(kit)])
    expect(pages(twelve).flatMap(({ tasks }) => tasks)).toHaveLength(12)
    const forty = resource('40 questions on electric circuits for year 6', [named(kit)])
    const five = plan(
      answerRequest(input('Year 6 lesson on electric circuits with 5 questions', [named(kit)])),
    )
    const asked = planSection(five, 'answers')?.tasks.filter(({ id }) => id.startsWith('practice'))
    expect(asked).toHaveLength(5)
    expect(forty.format === 'resource' && forty.notDone.join(' ')).toMatch(/You asked for 40 questions; 14/)
  })

  it('is taught for a chosen goal only by a kit that serves it', () => {
    const block = BLOCKS.find(({ goals }) => goals.some(({ id }) => id === kit.goals[0]))
    if (!block) throw new Error('no such goal')
    const at = block.goals.findIndex(({ id }) => id === kit.goals[0])
    const context = contextOf(block, at)
    const made = (found: FoundKit) => plan(answerRequest(input('', [found], { context })))
    expect(planSection(made({ kit, serves: true, named: false, unsaid: [] }), 'background')).toBeDefined()
    expect(planSection(made(named(kit)), 'background')?.items.join(' ')).toContain('a frame to fill')
  })
})

describe('what the bank is asked for', () => {
  const wanted = (content: string, chat: PlannerInput['generatorType'] = 'lessonPlan') =>
    kitsWanted(input(content, [], { generatorType: chat }))

  it('is the matter of the request, without form, number and class', () => {
    expect(wanted('Year 6 science lesson on electric circuits please').words).toBe('electric circuits')
    expect(wanted('10 true or false questions about volcanoes year 5', 'resourceGenerator').words).toBe(
      'volcanoes',
    )
  })

  it('keeps to a learning area that the request is sure of, and to texts where one is to be read', () => {
    expect(wanted('Year 6 science lesson on electric circuits')).toMatchObject({ area: 'Science', year: 6 })
    expect(wanted('reading comprehension about kererū year 4', 'resourceGenerator')).toMatchObject({
      likely_area: 'English',
      with_text: true,
    })
  })
})

describe('true or false from a kit', () => {
  const tasksOf = (content: string) => pages(resource(content, [named(kit)])).flatMap(({ tasks }) => tasks)

  it('states a fact or a usual mistake, or an option of a question, and says what is right where one is false', () => {
    const tasks = tasksOf('true or false on electric circuits year 6, 6 statements') as {
      prompt: string
      answer: string
      working?: string | null
    }[]
    expect(tasks).toHaveLength(6)
    const plain = (text: string) => text.replace(/\.$/, '').toLowerCase()
    const others = tasks.filter(({ prompt }) => !/means “/.test(prompt))
    expect(others.length).toBeGreaterThan(0)
    const facts = kit.facts.map(({ text }) => plain(text))
    const mistakes = kit.misconceptions.map(({ what }) => plain(what))
    for (const { prompt, answer, working } of others) {
      const said = plain(prompt.replace(/^True or false\? /, ''))
      const asked = kit.choices.find((one) => said.includes(plain(one.prompt)))
      const isRight = asked ? said.endsWith(plain(asked.answer)) : facts.some((one) => one.includes(said))
      const isWrong = asked
        ? asked.wrong.some((one) => said.endsWith(plain(one)))
        : mistakes.some((one) => one.includes(said.slice(0, 40)))
      expect([prompt, answer]).toEqual([prompt, isRight ? 'true' : 'false'])
      expect(isRight).toBe(!isWrong)
      expect(working === null).toBe(answer === 'true')
    }
    expect(new Set(tasks.map(({ answer }) => answer)).size).toBe(2)
  })

  it('goes on with the words of the kit where more are asked for', () => {
    const wanted = kit.choices.length + 3
    const tasks = tasksOf(`true or false quiz on electric circuits year 6, ${wanted} statements`)
    expect(tasks).toHaveLength(wanted)
    expect(tasks.some(({ prompt }) => /^True or false\? “.+” means “/.test(prompt))).toBe(true)
  })
})

describe('a kit for a class without one of its materials', () => {
  const plain = (answer: Answer) => (answer.format === 'plan' ? JSON.stringify(answer.sections) : '')

  it('lists the way without it in its place, and tells the teacher before the lesson begins', () => {
    const made = plain(answerRequest(input('year 5 lesson on simple circuits, no wires', [named(kit)])))
    expect(made).toContain('You have no wires. Where the steps use it: Strips of kitchen foil')
    expect(made).toContain('in place of three insulated wires')
  })

  it('does so for a follow-up as well, and leaves the words of the steps alone', () => {
    const first = 'year 5 lesson on simple circuits, 50 minutes'
    const was = answerRequest(input(first, [named(kit)]))
    const now = answerRequest(
      input('we have no wires', [named(kit)], {
        history: [
          { role: 'user', content: first },
          {
            role: 'assistant',
            content: was.format === 'plan' ? was.sections.map(sectionMarkdown).join('\n') : '',
          },
        ],
      }),
    )
    expect(plain(now)).toContain('You have no wires. Where the steps use it: Strips of kitchen foil')
    expect(plain(now)).toContain('Hold up a battery, one wire and a bulb.')
  })
})

describe('a request whose learning area was only guessed', () => {
  const areas = (content: string, more: Partial<PlannerInput> = {}) => {
    const { area, likely_area } = kitsWanted(input(content, [], more))
    return { area, likely_area }
  }

  it('may be answered from another area, and the lesson then stands in that of its kit', () => {
    expect(areas('black holes year 8')).toEqual({ area: null, likely_area: 'Science' })
    const answer = answerRequest(
      input('black holes year 8', [named({ ...kit, title: 'Black holes', area: 'English' })]),
    )
    const header = answer.format === 'plan' ? answer.sections.find(({ id }) => id === 'header') : undefined
    expect(header).toMatchObject({ area: 'English' })
  })

  it('may not, where the teacher named the area or chose a goal, and never for mathematics', () => {
    expect(areas('science lesson on black holes year 8').area).toBe('Science')
    expect(areas('fractions of a set year 5').area).toBe('Mathematics and statistics')
    const [block] = BLOCKS
    if (!block) throw new Error('no block')
    expect(areas('black holes', { context: contextOf(block, 0) }).area).toBe(block.subject)
  })
})

it('asks as many questions about a text as were wanted, the last of them ones that fit any text', () => {
  const answer = resource('reading passage about torches year 5 with 12 questions', [named(withText)])
  const tasks =
    answer.format === 'resource'
      ? answer.sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
      : []
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(12)
  expect(new Set(tasks.map(({ prompt }) => prompt)).size).toBe(12)
})

it('gives a reliever who names nothing at all a lesson that needs no preparation', () => {
  const said = 'something for tmrw morning im relieving in a yr 2 room, no idea what theyve been doing'
  expect(kitsWanted(input(said, [])).words).toMatch(/^reliever no prep/)
  expect(kitsWanted(input('im relieving tomorrow, lichen y4', [])).words).toBe('lichen')
})

it('gives a reliever who names only the learning area a lesson of the bank that needs no preparation', () => {
  const said = 'No prep science lesson for a reliever Year 5'
  expect(kitsWanted(input(said, []))).toMatchObject({ words: 'reliever no prep Science', area: 'Science' })
  const lesson = plan(answerRequest(input(said, [named(kit)])))
  expect(planSection(lesson, 'header')?.title).toBe(kit.title)
  expect(answerRequest(input(said, [])).format).toBe('note')
})
