import { describe, expect, it } from 'vitest'
import type { FoundKit, Kit } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { type Answer, answerRequest } from '#content/planner/answer-request.ts'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { otherLessons } from '#content/planner/prepare/other-lessons.ts'
import { prepareLesson } from '#content/planner/prepare/prepare-lesson.ts'
import { lessonChange } from '#content/planner/read/follow-ups/chosen-lesson.ts'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { readRequest } from '#content/planner/read/request.ts'
import { toldBackIn } from '#content/understood.ts'
import { messageFor } from '#features/chat/shown-back/other-lessons.tsx'
import { checkRequest } from '../../../supabase/functions/_shared/generate/check-request.ts'
import type { JobInput } from '../../../supabase/functions/_shared/generate/jobs.ts'
import { readKits } from '../../../supabase/seed/kit-files.ts'
import { replyOf } from '../follow-ups/support.ts'
import { BLOCKS, contextOf } from '../support.ts'
import { input, kit, named, pages, plan } from './kit-requests.ts'

const other = (title: string, years: Kit['years'] = [4, 6]): FoundKit =>
  named({ ...kit, id: title.toLowerCase().replaceAll(' ', '-'), title, years, idea: `All about ${title}.` })
const near = (found: FoundKit): FoundKit => ({ ...found, named: false })

const switches = other('Switches on and off')
const torches = other('Torches at night', [3, 4])
const BANK = [named(kit), switches, torches]

/** The bank: the lesson that is asked for by its title first, then what it has for the words. */
function find(asked: PlannerInput, bank: readonly FoundKit[]): FoundKit[] {
  const { ids } = kitsWanted(asked)
  const wanted = bank.filter((one) => ids.includes(one.kit.title)).map((one) => ({ ...one, named: true }))
  const rest = bank.filter((one) => !ids.includes(one.kit.title))
  return [...wanted, ...rest].slice(0, 3)
}

type Bank = readonly FoundKit[]

/** Says the messages one after the other, each with what the bank has for it, and gives every answer. */
function talk(messages: readonly string[], bank: Bank | Bank[], more: Partial<PlannerInput> = {}): Answer[] {
  const history: PlannerInput['history'] = []
  return messages.map((content, at) => {
    const now = (Array.isArray(bank[0]) ? (bank as Bank[])[at] : bank) as Bank
    const asked = input(content, [], { messageId: `m${at}`, history: [...history], ...more })
    const answer = answerRequest({ ...asked, kits: find(asked, now) })
    history.push({ role: 'user', content }, { role: 'assistant', content: replyOf(answer) })
    return answer
  })
}

const REQUEST = 'Year 6 lesson on electric circuits for Room 9, 35 minutes'
const titleOf = (answer: Answer | undefined) =>
  answer && planSection(plan(answer), 'header')?.title.replace(/ \(.*\)$/, '')
const others = (answer: Answer | undefined) =>
  answer?.format === 'note' ? [] : answer?.otherLessons.map(({ title }) => title)
const words = (answer: Answer | undefined) => (answer?.format === 'note' ? answer.markdown : undefined)
const last = <T>(all: readonly T[]) => all.at(-1)

describe('the lessons told beside a document', () => {
  it('are those that were found and not taught, with their years, the best first', () => {
    const [made] = talk([REQUEST], BANK)
    expect(titleOf(made)).toBe(kit.title)
    expect(made).toMatchObject({
      otherLessons: [
        { title: 'Switches on and off', years: [4, 6] },
        { title: 'Torches at night', years: [3, 4] },
      ],
    })
    expect(others(talk([REQUEST], [named(kit)])[0])).toEqual([])
    expect(others(talk([REQUEST], [named(kit), named({ ...kit, id: 'its-twin' })])[0])).toEqual([])
  })

  it('are only ones that serve the goal where one was chosen', () => {
    const block = BLOCKS.find(({ goals }) => goals.some(({ id }) => id === kit.goals[0]))
    if (!block) throw new Error('no such goal')
    const at = block.goals.findIndex(({ id }) => id === kit.goals[0])
    const bank = [{ ...named(kit), serves: true }, { ...switches, serves: true }, torches]
    const context = contextOf(block, at)
    const [made, swapped] = talk(['A lesson for this goal', messageFor(switches.kit.title)], bank, {
      context,
    })
    expect(others(made)).toEqual(['Switches on and off'])
    expect(titleOf(swapped)).toBe('Switches on and off')
    const [, not] = talk(['A lesson for this goal', messageFor(torches.kit.title)], bank, { context })
    expect(words(not)).toContain('“Torches at night” was not written for the goal that you chose')
  })

  it('are the nearest ones beside a frame, which is not made from them', () => {
    const [made] = talk(['Year 6 lesson on quantum computers'], [near(switches), near(torches)])
    expect(planSection(plan(made as Answer), 'background')?.items.join(' ')).toContain('a frame to fill')
    expect(made).toMatchObject({
      otherLessons: [
        { title: 'Switches on and off', years: [4, 6], near: true },
        { title: 'Torches at night', years: [3, 4], near: true },
      ],
    })
    // A topic with questions of our own is no frame.
    expect(others(talk(['Year 4 lesson on adding within 100'], [near(torches)])[0])).toEqual([])
  })

  it('are read from a stored document, and what this version cannot read is left out', () => {
    const { understood } = readRequest(input(REQUEST, []))
    const told = (otherLessons: unknown) => toldBackIn({ understood, otherLessons })?.otherLessons
    expect(told([{ title: 'Torches', years: [3, 4] }, { title: 5 }, null, 'x'])).toEqual([
      { title: 'Torches', years: [3, 4] },
    ])
    expect(told('none')).toBeUndefined()
  })
})

/** True where a lesson of this title is told beside another one. */
const tellsOf = (title: string) =>
  otherLessons(prepareLesson(readRequest(input(REQUEST, [named(kit), other(title)])))).length === 1

describe('another lesson that is chosen', () => {
  it('is taught in place of the first, with the class, the minutes and the goal as they were', () => {
    const [first, second] = talk([REQUEST, messageFor('Switches on and off')], BANK)
    expect(titleOf(second)).toBe('Switches on and off')
    const [was, is] = [first, second].map((one) => planSection(plan(one as Answer), 'header'))
    expect(is).toMatchObject({ className: was?.className, minutes: 35, year: was?.year })
    expect(is?.className).toContain('Room 9')
    expect(others(second)).toEqual([kit.title, 'Torches at night'])
  })

  it('stays with later changes, and gives way to undo, another lesson and another topic', () => {
    const chosen = messageFor('Switches on and off')
    const chosenThen = (...more: string[]) => last(talk([REQUEST, chosen, ...more], BANK))
    expect(titleOf(chosenThen('Make it 60 minutes.'))).toBe('Switches on and off')
    expect(titleOf(chosenThen(messageFor('Torches at night')))).toBe('Torches at night')
    expect(titleOf(chosenThen('Undo that.'))).toBe(kit.title)
    expect(titleOf(chosenThen(messageFor(kit.title)))).toBe(kit.title)
    const wanted = (content: string) => {
      const said = ['Year 6 writing about circuits', chosen, content]
      const history = said.slice(0, 2).flatMap((one) => [
        { role: 'user' as const, content: one },
        { role: 'assistant' as const, content: '# Lesson plan: Circuits' },
      ])
      return kitsWanted(input(content, [], { history })).ids
    }
    expect(wanted('Make it 30 minutes.')).toEqual(['Switches on and off'])
    expect(wanted('the same for volcanoes')).toEqual([])
    expect(wanted('Year 3 lesson on volcanoes')).toEqual([])
  })

  it('makes the same kind of sheet', () => {
    const chat = { generatorType: 'resourceGenerator' as const }
    const practice = {
      ...kit.practice,
      core: [{ prompt: 'What does a switch do?', answer: 'It opens the circuit.' }],
    }
    const own = { ...switches, kit: { ...switches.kit, practice } as Kit }
    const said = ['Year 6 worksheet on electric circuits', messageFor('Switches on and off')]
    const [first, second] = talk(said, [named(kit), own], chat)
    expect(others(first)).toEqual(['Switches on and off'])
    expect(JSON.stringify(pages(second as Answer))).toContain('What does a switch do?')
    expect(second?.format === 'resource' && second.understood.want).toBe('worksheet')
  })

  it('can be the nearest one, and undo brings the frame back', () => {
    const bank = [near(switches), near(torches)]
    const said = ['Year 6 lesson on quantum computers', messageFor('Torches at night')]
    const [frame, chosen, back] = talk([...said, 'undo'], bank)
    expect(titleOf(chosen)).toBe('Torches at night')
    expect(chosen?.format === 'plan' && chosen.notDone.join(' ')).not.toContain('nearest lesson that I have')
    expect(others(chosen)).toEqual(['Switches on and off'])
    expect(titleOf(back)).toBe(titleOf(frame))
  })

  it('that is no longer in the bank changes nothing, and the teacher is told', () => {
    const said = [REQUEST, messageFor('Switches on and off')]
    const [, gone] = talk(said, [named(kit), torches])
    expect(words(gone)).toContain('I have no lesson “Switches on and off” now, so the document is as it was.')
    const later = last(talk([...said, 'Make it 60 minutes.'], [BANK, BANK, [named(kit)]]))
    expect(titleOf(later)).toBe(kit.title)
    expect(later?.format === 'plan' && later.notDone.join(' ')).toContain('You chose “Switches on and off”')
  })

  it('is nothing new where it is taught already', () => {
    for (const bank of [BANK, [named(kit)]])
      expect(words(last(talk([REQUEST, messageFor(kit.title)], bank)))).toContain('as it was')
  })

  it('is read letter for letter and let in by the door, whatever its title, where it is told', () => {
    const titles = readKits(undefined, { words: false }).flatMap(({ kit: one }) => (one ? [one.title] : []))
    const told = titles.filter((title) => title === kit.title || tellsOf(title))
    const job: Omit<JobInput, 'content'> = {
      title: '',
      context: null,
      history: [],
      doc: null,
      generator_type: 'lessonPlan',
    }
    const unread = told.filter((title) => {
      const { content } = checkRequest('m1', { ...job, content: messageFor(title) }).input
      const [change] = lessonChange(content)?.followUps ?? []
      return change?.kind !== 'lesson' || change.title !== title
    })
    expect(unread).toEqual([])
    expect(told.length).toBeGreaterThan(titles.length - 10)
  })

  it('named without its title is read like any other message', () => {
    expect(last(talk([REQUEST, 'use the lesson on switches instead'], BANK))?.format).toBeDefined()
    expect(talk([messageFor('Switches on and off')], [switches])[0]?.format).toBeDefined()
  })
})
