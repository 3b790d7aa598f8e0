import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { PRACTICE_AIMS } from '#content/planner/maths/aims.data.ts'
import { MATHS_TOPICS } from '#content/planner/maths/topics.ts'

const THINGS =
  /\b(?:counters?|cubes?|dice|die|coins?|ten frames?|scissors|string|rulers?|protractors?|blocks|sticks|rubber bands?|cards?|mirror|playdough|glue|jug|scales|balance|stopwatch|mailers?|catalogue|squared paper|strips?|pegs?|chalk|toothpicks|cups?)\b/gi
const SAME: Readonly<Record<string, string>> = { dice: 'die', catalogue: 'mailer' }
const one = (thing: string) => {
  const plain = thing.toLowerCase().replace(/s$/, '')
  return SAME[plain] ?? plain
}
const EVERY = MATHS_TOPICS.flatMap(({ id, handsOn = [] }) => handsOn.map((work) => ({ id, work })))

function planOf(content: string) {
  const answer = answerRequest({
    generatorType: 'lessonPlan',
    content,
    context: null,
    history: [],
    messageId: content,
  })
  if (answer.format !== 'plan') throw new Error('no plan was made')
  const section = <K extends string>(id: K) =>
    answer.sections.find(
      (found): found is Extract<(typeof answer.sections)[number], { id: K }> => found.id === id,
    )
  const steps = section('phases')?.steps ?? []
  return {
    materials: section('resources')?.items.join('\n') ?? '',
    title: section('header')?.title,
    walt: section('learning-intention')?.walt,
    misconceptions: JSON.stringify(section('misconceptions')?.items),
    pupils: steps.find(({ kind }) => kind === 'you-do')?.pupils ?? [],
    text: JSON.stringify(answer.sections),
  }
}

describe('the hands-on work of a topic', () => {
  it('has three to six steps, and names its materials in them', () => {
    const faults = EVERY.flatMap(({ id, work }) => {
      const said = [work.start, work.show, ...work.steps].join(' ')
      const listed = new Set((work.materials.join(' ').match(THINGS) ?? []).map(one))
      const missing = [...new Set((said.match(THINGS) ?? []).map(one))].filter(
        (thing) => !listed.has(thing) && !(id === 'shapes' && thing === 'cube'),
      )
      const isLong = work.steps.length < 3 || work.steps.length > 6
      return missing.length > 0 || isLong ? [`${id}: ${work.steps[0]} (${missing.join(', ')})`] : []
    })
    expect(faults).toEqual([])
  })

  it('is there for the topics asked first in every band', () => {
    const asked = [
      'add-subtract',
      'place-value',
      'multiply-divide',
      'fractions',
      'money',
      'time',
      'measuring',
      'shapes',
      'data',
      'patterns',
    ]
    for (const topic of MATHS_TOPICS.filter(({ id }) => asked.includes(id)))
      for (const year of [1, 3, 5, 7]) {
        const fits = topic.handsOn?.filter(({ years: [from, to] }) => year >= from && year <= to) ?? []
        expect([topic.id, year, fits.length > 0]).toEqual([topic.id, year, true])
      }
  })

  it('belongs to practices that exist', () => {
    for (const { id, work } of EVERY) {
      const titles = MATHS_TOPICS.find((topic) => topic.id === id)?.practices.map(({ title }) => title) ?? []
      expect([
        id,
        work.practices?.source,
        titles.some((title) => work.practices?.test(title) ?? true),
      ]).toEqual([id, work.practices?.source, true])
    }
  })
})

describe('a plan whose work is hands-on', () => {
  it.each([
    ['year 2 place value tens and ones using bundling sticks', /rubber band/, /rubber bands/],
    ['year 6 equivalent fractions, hands on please', /fraction wall/, /paper strips/],
    ['year 7 probability with dice', /Roll 30 times/, /a die a pair/],
    ['y5 angles using a protractor', /Draw five angles/, /protractor/],
    ['Y1 addition to 10 with ten frames', /first ten frame/, /ten frames/],
    ['year 4 measuring length in m and cm', /benchmarks/, /tape measure/],
    ['y1 subtraction with counters', /off the frame/, /ten frames/],
    ['year 3 division, sharing with counters', /deal the counters one at a time/, /plates/],
    ['year 4 multiplication arrays', /arrays of 24/, /squared paper/],
    ['symmetry year 4', /Fold each one/, /mirror/],
  ])('%s', (text, step, material) => {
    const { pupils, materials } = planOf(text)
    expect(pupils.slice(0, 6).join('\n')).toMatch(step)
    expect(materials).toMatch(material)
    expect(pupils.length).toBeLessThanOrEqual(11)
  })

  it('leaves older classes their questions where nothing was said, and a worksheet its sums', () => {
    expect(planOf('year 7 equivalent fractions').text).not.toContain('When you have done that')
    expect(planOf('year 3 addition, no materials').text).not.toContain('When you have done that')
  })

  it('does without what is ruled out', () => {
    expect(planOf('year 4 equivalent fractions hands on, no scissors').materials).not.toContain('scissors')
  })
})

describe('the text of a plan fits the class', () => {
  it.each(['year 1 addition', 'year 0 subtraction with counters', 'Y2 adding to 20'])(
    '%s: no columns and no digits',
    (text) => {
      expect(planOf(text).text).not.toMatch(/columns?\b|digits?\b|tens with tens/)
    },
  )

  it('speaks of what is practised', () => {
    const { walt, misconceptions, title } = planOf('year 5 equivalent fractions')
    expect([title, walt]).toEqual(['Equivalent fractions', expect.stringContaining('same size')])
    expect(misconceptions).not.toContain('1/8 is larger than 1/4')
    const cm = planOf('yr 3 measuring with cm and m')
    expect(cm.title).toBe('Metres and centimetres')
    expect(cm.text).not.toMatch(/kitchen scales|jug|capacity/)
  })

  it('has aims only for practices that exist', () => {
    const known = MATHS_TOPICS.flatMap(({ id, practices }) => practices.map(({ title }) => `${id}: ${title}`))
    expect(Object.keys(PRACTICE_AIMS).filter((key) => !known.includes(key))).toEqual([])
  })
})

describe('the first and the last round of hands-on work', () => {
  const stepsOf = (content: string) => {
    const { text } = planOf(content)
    const sections = JSON.parse(text) as {
      id: string
      steps?: { kind: string; teacher: string[]; pupils: string[] }[]
    }[]
    const steps = sections.find(({ id }) => id === 'phases')?.steps ?? []
    const linesOf = (kind: string) => steps.find((step) => step.kind === kind)?.teacher.join('\n') ?? ''
    return { text, show: linesOf('i-do'), share: linesOf('share'), exit: linesOf('exit') }
  }

  it.each([
    ['growing patterns with matchsticks year 8', /Do a first round yourself/, /with n/],
    ['angles with a protractor year 6', /Do a first round yourself/, /larger than a right angle/],
    ['measuring length with objects year 1', /Do a first round yourself/, /cubes long/],
    ['telling time half past year 2', /clock/, /Set your clock/],
    ['chance with dice year 7', /Do a first round yourself/, /expect/],
    ['coordinates year 5 with squared paper', /Do a first round yourself/, /coordinates/],
    ['bar graphs year 4', /Do a first round yourself/, /your bar graph/],
    ['nets year 5 hands on', /Do a first round yourself/, /net of a cube/],
  ])('belong to it: %s', (content, show, exit) => {
    const steps = stepsOf(content)
    expect(steps.show).toMatch(show)
    expect(steps.exit).toMatch(exit)
  })

  it('are said and shown, and not written, in Years 0 and 1', () => {
    for (const content of ['teen numbers year 1', 'addition to 10 new entrants', 'ordering length year 1']) {
      const { exit, text } = stepsOf(content)
      expect(exit).toContain('one at a time')
      expect(exit).not.toContain('Put up')
      expect(text).toContain('Nothing has to be written.')
    }
  })

  it('never read a direction for the teacher to the class', () => {
    for (const content of [
      'measuring angles year 6',
      'kinds of angle year 5',
      'estimating angles y7',
      'angles year 8',
    ])
      expect(stepsOf(content).exit).not.toMatch(/read aloud: Draw an angle of \d+° without/i)
  })

  it('give the rules of growing shapes, and shares that differ', () => {
    expect(stepsOf('growing patterns with matchsticks year 8').text).toContain('3n + 1')
    const shares = [
      'teen numbers year 1',
      'angles with a protractor year 6',
      'long division year 7',
      'decimals year 6',
      'time year 3',
    ]
    expect(new Set(shares.map((content) => stepsOf(content).share)).size).toBeGreaterThan(3)
  })
})
