import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { stepsToFact } from '#content/planner/maths/multiply-divide/known-fact-steps.ts'

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
  const tasks = section('answers')?.tasks ?? []
  return {
    title: section('header')?.title,
    steps,
    tasks,
    prompts: tasks.map(({ prompt }) => prompt),
    said: steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils]).join('\n'),
    materials: section('resources')?.items.join('\n') ?? '',
    extension: section('differentiation')?.extension ?? '',
    competencies: section('key-competencies')?.competencies ?? [],
  }
}

describe('a lesson on number that a request names', () => {
  it.each([
    ['yr 6 add fractions same denominators', 'Adding and subtracting fractions'],
    ['y4 adding fractions quarters and eighths', 'Adding and subtracting related fractions'],
    ['year 7 lcm and hcf', 'Common factors and multiples'],
    ['y6 squares and cubes up to 10 squared', 'Square and cube numbers'],
    ['y7 index notation powers', 'Exponents'],
    ['y4 finding a third and a fifth of a number', 'A unit fraction of a number'],
    ['yr 8 integers multiply', 'Multiplying and dividing integers'],
    ['year 4 tenths number line', 'Decimals on a number line'],
    ['y3 multiplying by 1 and 0', 'Multiplying by one and by zero'],
    ['year 5 divide by 10 and 100', 'Dividing by 10 and 100'],
    ['y5 area model multiplication 2 digit x 1 digit', 'The grid method'],
    ['year 3 add 3 digit numbers with blocks', 'Adding three-digit numbers'],
  ])('%s: %s', (text, title) => {
    expect(planOf(text).title).toBe(title)
  })
})

describe('the questions of a lesson on number', () => {
  it('reach the squares that were asked for', () => {
    const { tasks } = planOf('year 6 square numbers up to 12 squared, 50 min')
    const squares = tasks.flatMap(({ prompt, answer }) => (/²/.test(prompt) ? [Number(answer)] : []))
    expect(Math.max(...squares)).toBeGreaterThan(25)
  })

  it('add parts of one size where that was asked for', () => {
    for (const prompt of planOf('yr 6 add fractions same denominators').prompts) {
      const bottoms = [...prompt.matchAll(/\d\/(\d+)/g)].map(([, bottom]) => bottom)
      expect([prompt, bottoms.length, new Set(bottoms).size]).toEqual([prompt, 2, 1])
    }
  })

  it('are of the parts of an amount that were named', () => {
    for (const { prompt } of planOf('year 3 quarter of a set with counters').tasks)
      expect(prompt).not.toMatch(/third|fifth|sixth|eighth/)
  })

  it('have cents where prices are added from Year 5 on', () => {
    const { prompts } = planOf('year 5 adding and subtracting money')
    expect(prompts.some((prompt) => /\$\d+\.\d[1-9]/.test(prompt))).toBe(true)
  })

  it('compare two packs, and offer no third one as an answer', () => {
    for (const prompt of planOf('year 7 best buy').prompts) expect(prompt).not.toContain('answers “')
  })

  it('are not asked again with a wrong answer to mend', () => {
    const { prompts } = planOf('year 5 equivalent fractions')
    const plain = prompts.map((prompt) => prompt.replace(/ \S+ answers “.*$/, ''))
    expect(new Set(plain).size).toBe(plain.length)
  })
})

describe('what a teacher says in a lesson on number', () => {
  it('has answers to the questions besides the tasks', () => {
    const { said, extension } = planOf('year 8 dividing fractions')
    expect(said.match(/Listen for: /g)).toHaveLength(2)
    expect(extension).toContain('Answer: 6 pieces')
    expect(said).not.toContain('add the bottom numbers')
  })

  it('works a fact out from one that is known', () => {
    const fact = (expr: string) => stepsToFact({ check: { kind: 'value', expr } })
    expect(fact('6*7')).toBe('5 × 7 = 35, and one more 7 is 42')
    expect(fact('7*8')).toBe('7 × 8 is the same as 8 × 7: 4 × 7 = 28, and double 28 is 56')
    expect(fact('9*4')).toBe('9 × 4 is the same as 4 × 9: 2 × 9 = 18, and double 18 is 36')
    expect(fact('51*46')).toBeNull()
    expect(planOf('year 4 6 and 7 times tables').said).toMatch(/Working: .*(?:double|one more|less|together)/)
  })

  it('names a word in the key competencies that the steps say', () => {
    const { competencies, said } = planOf('yr 4 lesson on 6 and 7 times tables')
    const word = /words such as (\p{L}+)/u.exec(competencies.map(({ shows }) => shows).join('\n'))?.[1]
    expect(word === undefined || said.includes(word)).toBe(true)
  })
})

describe('the work with materials of a lesson on number', () => {
  it('has things enough for what it asks', () => {
    expect(planOf('year 3 place value to 1000').materials).toContain('20 tens')
    expect(planOf('year 2 adding two digit numbers').materials).toContain('20 tens')
  })

  it('is that of its practice', () => {
    expect(planOf('year 1 doubles').said).not.toContain('Roll again')
    expect(planOf('year 2 ten more ten less').said).not.toContain('ten frame')
    expect(planOf('year 3 comparing unit fractions').said).toContain('1/6 or 1/8')
    expect(planOf('yr 4 adding tenths').said).not.toContain('comparisons')
    expect(planOf('year 3 subtraction 3 digit').said).not.toContain('Build both')
    expect(planOf('y4 one sixth of a number').said).not.toContain('parts of 12')
  })
})
