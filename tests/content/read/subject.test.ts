import { describe, expect, it } from 'vitest'
import { AREA_WORDS } from '#content/planner/read/area-words.data.ts'
import { guessSubject } from '#content/planner/read/subject.ts'
import { stemsOf } from '#content/planner/read/words/stem.ts'

const MATHS = 'Mathematics and statistics'
const REO = 'Learning languages (te reo Māori)'
const ENGLISH = 'English'
const SOCIAL = 'Social sciences'
const SCIENCE = 'Science'
const HEALTH = 'Health and physical education'
const ARTS = 'The arts'
const TECHNOLOGY = 'Technology'

const listed = (list: string) => list.split(',').map((words) => words.trim())

describe('something to design in a lesson of mathematics', () => {
  it.each([
    'area and perimeter yr 6 design a dog park on grid paper, 50 min',
    'design a dog park on grid paper, area and perimeter yr 6',
    'area and perimeter year 5, students design their own zoo',
    'perimeter year 5 design a zoo',
    'fractions yr 5 design a pizza on grid paper',
    'symmetry year 4 design a kite',
  ])('leaves “%s” with mathematics', (text) => {
    expect(guessSubject(text)).toBe(MATHS)
  })

  it.each([
    ['design a bridge and measure how strong it is, year 6', TECHNOLOGY],
    ['technology year 6 area and perimeter, design a dog park', TECHNOLOGY],
    ['design and make a pencil case, year 6', TECHNOLOGY],
  ])('leaves “%s” with %s', (text, subject) => {
    expect(guessSubject(text)).toBe(subject)
  })
})

describe('the words of the learning areas', () => {
  it('are at least 600 in all, and at least 60 an area', () => {
    const counts = AREA_WORDS.map(({ topics }) => new Set(listed(topics)).size)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(600)
  })

  it('each lead to their own area where they belong to no other', () => {
    const owners = new Map<string, Set<string>>()
    for (const { subject, names, topics } of AREA_WORDS)
      for (const words of listed(`${names},${topics}`)) {
        const key = stemsOf(words).join(' ')
        owners.set(key, (owners.get(key) ?? new Set()).add(subject))
      }
    const lost = AREA_WORDS.flatMap(({ subject, names, topics }) =>
      listed(`${names},${topics}`).filter(
        (words) => owners.get(stemsOf(words).join(' '))?.size === 1 && guessSubject(words) !== subject,
      ),
    )
    expect(lost).toEqual([])
  })
})

describe('the learning area of a request', () => {
  it.each([
    ['90 minute double lesson on volcanoes for Year 6', SCIENCE],
    ['double period on sharks, year 5', SCIENCE],
    ['a double block on doubles, year 2', MATHS],
    // A named area wins.
    ['science lesson about why the moon changes shape', SCIENCE],
    ['Plan a 45 min Y5 science lesson about how shadows change shape during the day', SCIENCE],
    ['PE with counting and skipping year 2', HEALTH],
    ['art: symmetry with butterflies, year 4', ARTS],
    ['technology lesson, measuring ingredients for scones Y6', TECHNOLOGY],
    ['pāngarau tau 4', MATHS],
    ['He akoranga pūtaiao mō te tau 5', SCIENCE],
    ['hangarau: he waka iti', TECHNOLOGY],
    ['ngā toi, tau 3', ARTS],
    ['hauora tau 7 40 meneti', HEALTH],
    ['tikanga ā-iwi, te tau 8', SOCIAL],
    ['te reo lesson on numbers 1 to 10', REO],
    ['colours in te reo year 1', REO],
    ['social studies y6 graphs of migration', SOCIAL],
    ['maths about netball scores', MATHS],
    // A group that works together is no mathematical group.
    ['year 6 group activity on the wahine disaster', null],
    ['group task for fractions', MATHS],
    ['group discussion on bullying', HEALTH],
    ['English: a story about the moon', ENGLISH],
    // Topics without a name.
    ['why does the moon change shape y6', SCIENCE],
    ['circuits y5', SCIENCE],
    ['fitness circuit year 5', HEALTH],
    ['puberty y6', HEALTH],
    ['netball passing y5', HEALTH],
    ['Parihaka year 8', SOCIAL],
    ['New Zealand Wars y8', SOCIAL],
    ['dawn raids y7', SOCIAL],
    ['plate tectonics y8', SOCIAL],
    ['Kupe and the octopus, year 3', SOCIAL],
    ['printmaking', ARTS],
    ['tukutuku panels year 5', ARTS],
    ['ukulele chords', ARTS],
    ['semicolons', ENGLISH],
    ['letter sounds s a t p', ENGLISH],
    ['pythagoras y8', MATHS],
    ['number bonds to 10 year 1', MATHS],
    ['symmetry year 4 with tukutuku patterns', MATHS],
    ['reading scales grams and kilograms Y4 with baking', MATHS],
    ['make a container to protect an egg, two blocks', TECHNOLOGY],
    ['bridge from ice-block sticks', TECHNOLOGY],
    ['mihi and pepeha y4', REO],
    // Words that several areas use.
    ['fair test with paper planes year 6', SCIENCE],
    ['fair play at lunchtime', HEALTH],
    ['sharing fairly: equal sharing year 1', MATHS],
    ['market day, prices and goods, year 6', SOCIAL],
    ['number patterns', MATHS],
    ['koru patterns', ARTS],
    ['spelling patterns', ENGLISH],
    ['volume of prisms', MATHS],
    ['pitch and volume, how sounds are made', SCIENCE],
    ['reading a timetable year 6', MATHS],
    ['a timeline of our school', SOCIAL],
    ['times tables', MATHS],
    ['maps of the solar system', SCIENCE],
    ['shape poems', ENGLISH],
    ['2D shapes', MATHS],
    ['time', MATHS],
    ['next time we are at the pool: freestyle', HEALTH],
    ['what makes a good friend, new entrants', HEALTH],
    ['personal space and consent y3', HEALTH],
    ['data about recycling at our school', MATHS],
    ['rangoli patterns', ARTS],
    ['balanced diet', HEALTH],
    ['balanced forces', SCIENCE],
    ['persuasive letter about netball uniforms', ENGLISH],
    ['fractions with a netball setting', MATHS],
    ['reading comprehension about kererū', ENGLISH],
    ['kererū', SCIENCE],
    ['tables of results in a plant experiment', SCIENCE],
    ['drawing bar graphs', MATHS],
    ['self portraits with pastels', ARTS],
    ['algorithms and debugging', TECHNOLOGY],
    ['data about our sleep in hauora', HEALTH],
    ['a space vocabulary list', SCIENCE],
    ['a plants experiment: plan a fair test and make predictions', SCIENCE],
    ['a writing lesson on adjectives that starts with a walk in the bush', ENGLISH],
    ['life cycle of a butterfly', SCIENCE],
    ['tell time to the half hour', MATHS],
    ['7 x tables', MATHS],
    ['3 + 4', MATHS],
    ['hautau', MATHS],
    ['area and perimeter', MATHS],
    ['Māori language week', REO],
    ['Māori art', ARTS],
    ['a letter to the mayor', ENGLISH],
    ['local history', SOCIAL],
    ['the life of a kererū', SCIENCE],
    ['ki-o-rahi', HEALTH],
    ['design a lunchbox', TECHNOLOGY],
    // Nothing to go on.
    ['an addict', null],
    ['a startling sign', null],
    ['workspaces', null],
    ['a lesson for tomorrow please', null],
    ['the peas on our plates', null],
  ])('“%s” is %s', (text, subject) => {
    expect(guessSubject(text)).toBe(subject)
  })

  it('is found with or without macrons, in the singular and in the plural', () => {
    for (const text of ['kereru', 'Kererū', 'volcano', 'VOLCANOES', 'magnets', 'a magnet'])
      expect(guessSubject(text)).toBe(SCIENCE)
  })
})
