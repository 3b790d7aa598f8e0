import { describe, expect, it } from 'vitest'
import type { Kit, KitMaterial } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { ruledOutIn } from '#content/planner/read/ruled-out/ruled-out.ts'
import { input, kit, named, plan } from '../kits/kit-requests.ts'

const circuits = (id: string, title: string, ...materials: KitMaterial[]): Kit => ({
  ...kit,
  id,
  title,
  materials: [{ item: 'paper and a pencil for each pupil', without: null }, ...materials],
})
const tablets = circuits('with-tablets', 'Circuits on a screen', {
  item: 'a tablet for each pair',
  without: null,
})
const photos = circuits('with-photos', 'Circuits in photos', {
  item: 'a tablet for each group',
  without: 'Draw each circuit.',
})
const plain = circuits('plain', 'Circuits with batteries')

const made = (content: string, ...kits: Kit[]) =>
  plan(
    answerRequest(
      input(
        content,
        kits.map((one) => named(one)),
      ),
    ),
  )
const titleOf = ({ sections }: ReturnType<typeof made>) =>
  sections.flatMap((section) => (section.id === 'header' ? [section.title] : []))[0]

describe('what a request says a lesson may not need', () => {
  it.each([
    ['year 6 circuits, no devices', ['devices']],
    ['y5 circuits, the chromebooks are flat and no glue or paint', ['glue', 'paint', 'devices']],
    ['y2 art with only crayons and paper', ['anything but crayons and paper']],
    ['y3 pe, wet day so classroom only', ['going outside']],
    ['y4 circuits, we dont have any switches', ['switches']],
    ['can plants grow without light y4', []],
    ['why is there no air on the moon', []],
    ['the only child in a family y5', []],
  ])('in “%s” is %j', (asked, names) => {
    const needs = /wet day/.test(asked) ? (['wet day'] as const) : []
    expect(
      ruledOutIn(asked, needs)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort())
  })

  it('makes another lesson that was found come before the nearest, where that keeps to it', () => {
    expect(titleOf(made('Year 6 electric circuits, no devices', tablets, plain))).toContain(plain.title)
    expect(titleOf(made('Year 6 electric circuits', tablets, plain))).toContain(tablets.title)
  })

  it('keeps the nearest lesson where that can do without it in one step', () => {
    expect(titleOf(made('Year 6 electric circuits, no devices', photos, plain))).toContain(photos.title)
  })

  it('is told to the teacher with what the lesson names in its place', () => {
    expect(made('Year 6 electric circuits, no devices', photos).notDone).toContain(
      'You have no devices. In place of a tablet for each group: draw each circuit.',
    )
    expect(made('Year 6 electric circuits, no devices', tablets).notDone).toContain(
      'You have no devices, and this lesson needs it: “a tablet for each pair”. Swap that step, or ask for another lesson.',
    )
    expect(made('Year 6 electric circuits', tablets).notDone.join(' ')).not.toContain('You have no')
  })

  it('is looked for in the steps too where the class cannot go outside', () => {
    const outside: Kit = {
      ...plain,
      work: { teacher: ['Take the class out to the field. Count the switches.'], pupils: [] },
    }
    expect(made('Year 6 electric circuits, wet day', outside).notDone).toContain(
      'The class stays inside, and this lesson needs it: “Take the class out to the field.”. Swap that step, or ask for another lesson.',
    )
  })
})
