import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { PUPIL_NAMES } from '#content/data/names.data.ts'
import { THEMES } from '#content/data/themes.data.ts'
import { ASKED_PRACTICES } from '#content/planner/maths/asked/asked-practices.ts'
import { mathsTopic, mathsTopicAsked } from '#content/planner/maths/choose-topic.ts'
import { practiceNamed, practicesOfYear } from '#content/planner/maths/practices.ts'
import { MATHS_TOPICS } from '#content/planner/maths/topics.ts'
import { makeRandom } from '#content/planner/random.ts'
import { LEVELS } from '#content/task.ts'

const titles = (id: string, year: number, request: string) => {
  const topic = MATHS_TOPICS.find((one) => one.id === id)
  return topic ? practicesOfYear(topic, year, request).map(({ title }) => title) : []
}

describe('the practices that a request chooses', () => {
  it('are never chosen by a stop word', () => {
    const asked = titles('multiply-divide', 4, 'multiplication with three levels and a page of answers')
    expect(asked).toContain('multiplying by a one-digit number')
    expect(asked.filter((title) => /divi|fact families/.test(title))).toEqual([])
    expect(titles('percentages', 8, 'make a worksheet on an amount of percentages')).toEqual(
      titles('percentages', 8, 'percentages'),
    )
  })

  it.each([
    ['15 percentages of amounts', 8, 'percentages of a number'],
    ['pythagoras', 8, 'Pythagoras’ theorem'],
    ['symmetry with tukutuku patterns', 4, 'lines of symmetry'],
    ['reading scales, grams and kilograms with baking', 4, 'reading scales'],
    ['10 clock questions, quarter past and quarter to', 3, 'quarter past and quarter to'],
    ['20 questions, 6, 7 and 8 times tables', 4, 'times table facts'],
    ['6, 7 and 8 times tables with division', 4, 'times tables'],
    ['y3 arrays for multiplication', 3, 'arrays'],
    ['line graphs about temperature', 5, 'time-series graphs'],
    ['rounding decimals', 6, 'rounding hundredths'],
    ['homework sheet mixed maths', 3, 'mixed maths'],
    ['giving change with nz coins', 3, 'giving change in coins'],
    ['nz coins, how much money', 2, 'counting coins'],
    ['integers, subtracting negatives', 8, 'subtracting negative numbers'],
    ['number bonds to 10', 1, 'number bonds to 10'],
    ['number bonds to 5', 1, 'number bonds to 5'],
    ['friends of twenty', 2, 'number bonds to 20'],
    ['bridging through ten', 2, 'bridging through ten'],
    ['doubles and near doubles', 2, 'near doubles'],
    ['jump strategy on a number line', 3, 'the jump strategy on a number line'],
    ['tidy numbers', 4, 'rounding and compensating'],
    ['addition with regrouping', 3, 'addition with renaming'],
    ['subtraction with renaming', 4, 'subtraction with renaming'],
    ['column addition', 3, 'column addition'],
    ['adding two digit numbers', 2, 'adding two-digit numbers'],
    ['mental strategies', 5, 'mental strategies for adding and subtracting'],
    ['introducing multiplication as equal groups', 3, 'multiplication as equal groups'],
    ['multiplication using the grid method', 5, 'the grid method'],
    ['short division', 5, 'short division'],
    ['long division', 7, 'long division'],
    ['sharing and grouping division', 4, 'sharing and grouping'],
    ['division with remainders', 5, 'division with a remainder'],
    ['multiplication', 4, 'multiplying by a one-digit number'],
    ['teen numbers', 1, 'teen numbers'],
    ['place value to 100', 2, 'place value to 100'],
    ['place value to 1000', 3, 'place value to 1,000'],
    ['place value to 10 000', 4, 'place value to 10,000'],
    ['place value', 3, 'place value to 1,000'],
    ['place value decimals', 6, 'decimal place value'],
    ['comparing numbers', 3, 'comparing numbers'],
    ['numbers on a number line', 2, 'numbers on a number line'],
    ['number formation', 1, 'writing the numerals'],
    ['tenths and hundredths', 5, 'tenths and hundredths'],
    ['multiplying decimals by 10 and 100', 6, 'multiplying decimals by 10 and 100'],
    ['BEDMAS', 6, 'the order of operations'],
    ['powers and roots', 8, 'powers and roots'],
    ['ratios and rates', 7, 'ratios and rates'],
    ['fractions decimals and percentages', 5, 'fractions, decimals and percentages'],
    ['number patterns', 5, 'number patterns'],
    ['finding the missing number', 6, 'finding missing numbers'],
    ['equal sign and balance', 4, 'the equals sign as a balance'],
    ['simplifying expressions', 8, 'simplifying expressions'],
    ['graphing linear relationships', 8, 'graphing linear relationships'],
    ['money', 2, 'counting coins and notes'],
    ['money problems', 4, 'money word problems'],
    ['budgeting', 7, 'making a budget'],
    ['simple interest', 8, 'simple interest'],
    ['financial literacy', 7, 'earning, spending and saving'],
    ['multi step word problems', 6, 'multi-step word problems'],
    ['problem solving', 4, 'problem solving'],
    ['year 4 lesson on addition', 4, 'column addition'],
    ['subtraction', 2, 'subtraction facts'],
    ['addition and subtraction to 20', 2, 'addition and subtraction facts'],
    ['fractions', 3, 'naming fractions'],
    ['unit fractions', 3, 'comparing unit fractions'],
    ['rounding', 5, 'rounding whole numbers'],
    ['lowest common multiple', 7, 'the least common multiple'],
    ['numbers to 10', 1, 'numbers to 10'],
    ['change from $20', 4, 'giving change'],
    ['decimals – ordering to 2dp', 6, 'ordering decimals'],
    ['x tables', 4, 'times table facts'],
    ['area of rectangles and compound shapes', 6, 'shapes made from rectangles'],
    ['telling the time', 4, 'time to the minute'],
    ['reflection rotation translation', 5, 'transformations'],
    ['averages', 7, 'median, mode and mean'],
  ])('by “%s” in Year %s are those of “%s”', (request, year, title) => {
    expect(practiceNamed(request, year)?.practice.title).toBe(title)
  })

  it('leave out what the class did before', () => {
    const text = 'subtraction with renaming, 2 digit only. They’ve done addition with renaming last week'
    expect(mathsTopicAsked(text, null, 3)?.topic.title).toMatch(/subtraction/)
  })

  it('exist, and give right answers in every year in which a request can name them', () => {
    for (const { topic, practice, matches } of ASKED_PRACTICES) {
      const [text = ''] = matches
      const years = [1, 2, 3, 4, 5, 6, 7, 8].filter((year) => practiceNamed(text, year) !== null)
      expect([topic, practice, years.length > 0]).toEqual([topic, practice, true])
      for (const year of years)
        for (const [step, level] of LEVELS.entries())
          for (let turn = 0; turn < 6; turn++) {
            const random = makeRandom(`${text} ${year} ${level} ${turn}`)
            const draft = mathsTopic(text, null, year)?.topic.draft({
              year,
              level,
              reach: year + step - 1,
              random,
              theme: random.pick(THEMES),
              name: random.pick(PUPIL_NAMES),
              step: step as 0 | 1 | 2,
              turn,
              goal: '',
            })
            expect(draft && recompute(draft)).not.toBe('wrong')
          }
    }
  })
})

describe('the topic of a request', () => {
  it.each([
    ['adding decimals with play money', 6, 'money'],
    ['comparing decimals using money', 5, 'decimals'],
    ['rounding using prices from a supermarket catalogue', 5, 'rounding'],
    ['percentages with sale prices', 8, 'percentages'],
    ['probability with dice and cards', 6, 'chance'],
    ['adding with coins', 3, 'money'],
    ['teen numbers', 1, 'place-value'],
    ['adding and subtracting to 20 with ten frames', 1, 'add-subtract'],
    ['ordering numbers w washing line', 2, 'place-value'],
  ])('of “%s” is what is learnt, not what it is done with', (text, year, id) => {
    expect(mathsTopicAsked(text, null, year)?.topic.id).toBe(id)
  })
})
