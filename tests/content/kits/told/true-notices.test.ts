import { describe, expect, it } from 'vitest'
import { Conversation } from '../../../quality/ask/conversation.ts'

const said = async (text: string, chat: 'plan' | 'resource' = 'plan') => {
  const printed = await new Conversation().say({ id: text, text, chat })
  return { ...printed, told: `${printed.said}\n${printed.all}` }
}

describe('what a teacher is told to be missing', () => {
  it.each([
    ['yr 7 poetry metaphors, relief teacher so make it clear', /mention relief|“(?:make it )?clear”/],
    ['y6 persuasive writing should we have longer lunch', /The example in this lesson is not about/],
    ['y4 reading lesson making inferences', /not about reading lesson/],
  ])('is not what the lesson has: %s', async (text, untrue) => {
    expect((await said(text)).told).not.toMatch(untrue)
  })

  it.each([
    ['healthy lunchboxes y2 with no food tasting', 'plan', /mention food/],
    ['skip counting game y2 outdoors if fine', 'plan', /mentions fine/],
    ['migration stories y7, 2 refugees in class be careful', 'plan', /mention careful/],
    ['ukulele first chords y5, only 12 ukes', 'plan', /mention ukes/],
    ['ki o rahi y7 small sided, 2 courts', 'plan', /mention (?:sided|courts)/],
    ['compost and worms y2 science inquiry start', 'plan', /mention inquiry/],
    ['floating and sinking y1 water trough', 'plan', /mention water trough/],
    ['speech marks worksheet y4 10 sentences fix them', 'resource', /mentions sentences/],
    ['kapa haka poi basics y4 hall 40 min', 'plan', /mention hall/],
    ['x8 tables speed test y5', 'resource', /mentions speed/],
    ['y0 counting to 10, wriggly bunch', 'plan', /mentions wriggly/],
    ['graph worksheet y6 line graphs temperature', 'resource', /mentions (?:line|temp)/],
    ['integers worksheet y7, ans included', 'resource', /mentions (?:ans )?included/],
    ['tag games y5, windy field, they are a noisy lot', 'plan', /windy|noisy/],
    [
      'friendship problems y6, lots of drama in my class at the moment',
      'plan',
      /asked for drama|mention \w*moment/,
    ],
    ['digital tech y5 scratch maze game, chromebooks', 'plan', /mention digital/],
    ['y4 recount of our trip, some reluctant boys', 'plan', /reluctant/],
    ['two step equations y8, lots of them muck up negatives', 'plan', /mentions muck/],
  ] as const)('is not how, when or how much: %s', async (text, chat, untrue) => {
    expect((await said(text, chat)).told).not.toMatch(untrue)
  })

  it.each(['electric circuits y6 only 5 batteries for 28 kids', 'y3 throwing and catching, only 10 balls'])(
    'is not everything else where a request says how much there is of a thing: %s',
    async (text) => {
      expect((await said(text)).told).not.toContain('anything but')
    },
  )

  it('is not what stands behind “besides”', async () => {
    const { told } = await said('y7 science acids and bases, no chemicals besides vinegar and baking soda')
    expect(told).not.toContain('You have no baking soda')
  })

  it('is told word for word, so that it is true whatever the lesson is about', async () => {
    expect((await said('self portrait y3 like frida kahlo')).told).toContain(
      'It does not mention frida kahlo',
    )
  })

  it('is no number of questions or levels', async () => {
    expect((await said('passage abt kiwi yr 4 w 6 comprehension qs', 'resource')).told).not.toContain(
      'You also wrote',
    )
    expect(
      (await said('rubric for y7 narrative writing 4 levels kid friendly', 'resource')).told,
    ).not.toContain('You also wrote')
  })

  it('is not the only thing that there is, however it is spelt', async () => {
    expect((await said('yr 1 PE throwing and catching, only bean bags')).told).not.toMatch(
      /In place of a beanbag/,
    )
  })
})

it('a certificate is for its matter, whatever else it has and however it is spelt', async () => {
  expect((await said('certifcate for kindness yr 0-2 w maori greeting', 'resource')).title).toBe('Kindness')
})

it.each([
  'cut and paste sort living and non living with pictures year 1',
  'roll n cover game yr 2 addition',
  'lines to measure with ruler yr 3',
  'end of yr funny awards',
  'short a cvc words worksheet y1',
])('a sheet that is what was asked for is not told to lack it: %s', async (text) => {
  expect((await said(text, 'resource')).told).not.toMatch(/does not have that|I have no|I cannot draw/)
})
