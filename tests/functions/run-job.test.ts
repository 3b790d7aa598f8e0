import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReplySection } from '#content/contract.ts'
import type { ReplyEvent } from '../../supabase/functions/_shared/content/contract.ts'
import { builtInFrom } from '../../supabase/functions/_shared/generate/built-in.ts'
import type { Job, JobInput, Jobs, Patch } from '../../supabase/functions/_shared/generate/jobs.ts'
import {
  PermanentFailure,
  type Provider,
  ServiceAway,
} from '../../supabase/functions/_shared/generate/provider.ts'
import { runJob } from '../../supabase/functions/_shared/generate/run-job.ts'
import { bank } from '../quality/ask/bank.ts'

const builtIn = builtInFrom(bank)

const JOB: Job = { message_id: 'm', reply_id: 'r', user_id: 'u', session_id: 's', attempt: 1 }
const INPUT: JobInput = {
  generator_type: 'lessonPlan',
  title: 'Year 5 fractions of a',
  content: 'Year 5 fractions of a set, 50 minutes',
  context: null,
  history: [],
  doc: null,
}

interface Published {
  patch: Patch
  state: string
}

function fakeJobs(given: Partial<JobInput> = {}, answers: boolean[] = []) {
  const published: Published[] = []
  const jobs = {
    send: vi.fn(),
    charge: vi.fn(),
    due: vi.fn(),
    noteFailure: vi.fn<Jobs['noteFailure']>().mockResolvedValue(undefined),
    claim: vi.fn<Jobs['claim']>().mockResolvedValue(JOB),
    input: vi.fn().mockResolvedValue({ ...INPUT, ...given }),
    release: vi.fn().mockResolvedValue(undefined),
    nameChat: vi.fn().mockResolvedValue(undefined),
    publish: vi.fn(async (_job: Job, patch: Patch, state: string) => {
      published.push({ patch, state })
      return answers.shift() ?? true
    }),
  }
  return { jobs, published }
}

const section = (id: string): ReplySection => ({
  id,
  title: id,
  doc_part: { id, text: `${id} made now` },
  markdown: id,
})

/** Sections that each take `ms` on the worker's clock. */
function slowProvider(clock: { ms: number }, ms: number, ids = ['a', 'b', 'c']): Provider {
  const outline = ids.map((id) => ({ id, title: id }))
  return {
    name: 'slow',
    write: async () => ({
      format: 'plan',
      outline,
      sections: (function* () {
        for (const id of ids) {
          clock.ms += ms
          yield section(id)
        }
      })(),
      patch: (written) => ({ doc: { outline, sections: written.map(({ doc_part }) => doc_part) } }),
    }),
  }
}

async function run(jobs: Jobs, provider: Provider = builtIn, clock = { ms: 0 }) {
  const events: ReplyEvent[] = []
  const end = await runJob({ jobs, provider, now: () => clock.ms }, 'm', (event) => events.push(event))
  return { end, events }
}

afterEach(() => vi.restoreAllMocks())

describe('doing a job', () => {
  it('reports the outline, each section in that order and the end, and stores the whole plan once', async () => {
    const { jobs, published } = fakeJobs()
    const { end, events } = await run(jobs)
    const [start] = events
    const outline = start?.type === 'start' ? start.outline.map(({ id }) => id) : []
    expect(outline.length).toBeGreaterThan(8)
    expect(events.slice(1, -1).map((event) => event.type === 'section' && event.id)).toEqual(outline)
    expect(events.at(-1)).toEqual({ type: 'done', state: 'done' })
    expect(end).toBe('done')
    expect(published).toHaveLength(1)
    expect(published[0]?.patch.content).toContain('# Lesson plan: Fractions of a set')
    expect(published[0]?.patch.doc).toMatchObject({ format: 'plan', outline: expect.any(Array) })
  })

  it('stores a resource with its page, kind and link', async () => {
    const { jobs, published } = fakeJobs({ generator_type: 'resourceGenerator' })
    await run(jobs)
    expect(published.at(-1)).toMatchObject({
      state: 'done',
      patch: {
        resource_type: 'worksheet',
        resource_link: '/resource/r',
        html_content: expect.stringContaining('<html lang="en-NZ">'),
      },
    })
    expect(published.at(-1)?.patch.content).toContain('teacher page')
  })

  it('stores finished sections at most every five seconds, and at the end', async () => {
    const clock = { ms: 0 }
    const { jobs, published } = fakeJobs()
    await run(jobs, slowProvider(clock, 3_000, ['a', 'b', 'c', 'd']), clock)
    expect(published.map(({ state }) => state)).toEqual(['running', 'running', 'done'])
    expect(published.map(({ patch }) => (patch.doc as { sections: unknown[] }).sections.length)).toEqual([
      2, 4, 4,
    ])
  })

  it('tells what was understood with the section that made it known, and again where it is other', async () => {
    const { jobs } = fakeJobs()
    const slow = slowProvider({ ms: 0 }, 10)
    const told = [undefined, ...['a reading', 'a reading', 'more'].map((topic) => ({ topic }))]
    let at = 0
    const provider: Provider = {
      name: 'model',
      write: async (...given) => ({ ...(await slow.write(...given)), told: () => told[at++] as never }),
    }
    const { events } = await run(jobs, provider)
    expect(events.map((event) => ('told' in event ? event.told : null))).toEqual([
      null,
      { topic: 'a reading' },
      null,
      { topic: 'more' },
      null,
    ])
  })

  it('stops at once when the database says so', async () => {
    const clock = { ms: 0 }
    const { jobs, published } = fakeJobs({}, [true, false])
    const { end, events } = await run(jobs, slowProvider(clock, 6_000), clock)
    expect(end).toBe('stopped')
    expect(published).toHaveLength(2)
    expect(events.filter(({ type }) => type === 'section')).toHaveLength(2)
    expect(events.at(-1)).toEqual({ type: 'done', state: 'stopped' })
  })

  it('lets the writer end when nobody wants the reply any more, so that a call to a model is put down', async () => {
    const { jobs } = fakeJobs({}, [false])
    const ended = vi.fn()
    const slow = slowProvider({ ms: 0 }, 0)
    const clock = { ms: 0 }
    const provider: Provider = {
      ...slow,
      write: async (...given) => ({
        ...(await slow.write(...given)),
        sections: (async function* () {
          try {
            for (const id of ['a', 'b', 'c']) {
              clock.ms += 10_000
              yield section(id)
            }
          } finally {
            ended()
          }
        })(),
      }),
    }
    await run(jobs, provider, clock)
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
  })

  it('keeps the sections that an earlier attempt has published', async () => {
    const clock = { ms: 0 }
    const kept = { id: 'a', text: 'a from the first attempt' }
    const outline = ['a', 'b', 'c'].map((id) => ({ id, title: id }))
    const { jobs, published } = fakeJobs({ doc: { outline, sections: [kept] } })
    const { events } = await run(jobs, slowProvider(clock, 10), clock)
    expect(events[1]).toMatchObject({ type: 'section', id: 'a', doc_part: kept })
    expect(published.at(-1)?.patch.doc).toMatchObject({ sections: [kept, { id: 'b' }, { id: 'c' }] })
  })

  it('starts again when the published sections belong to another outline', async () => {
    const { jobs, published } = fakeJobs({
      doc: { outline: [{ id: 'other', title: 'other' }], sections: [{ id: 'a', text: 'old' }] },
    })
    await run(jobs, slowProvider({ ms: 0 }, 10))
    expect(JSON.stringify(published)).not.toContain('old')
  })

  it('does nothing when another worker has the job', async () => {
    const { jobs, published } = fakeJobs()
    jobs.claim.mockResolvedValue(null)
    const { end, events } = await run(jobs)
    expect([end, events, published]).toEqual(['elsewhere', [{ type: 'elsewhere' }], []])
  })

  it('releases a job after a temporary failure, and fails it for good after a permanent one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const passing = fakeJobs()
    const first = await run(passing.jobs, { name: 'away', write: () => Promise.reject(new Error('away')) })
    expect(first).toMatchObject({ end: 'released', events: [{ type: 'done', state: 'waiting' }] })
    expect(passing.jobs.release).toHaveBeenCalledWith(JOB, 3, {})
    const lasting = fakeJobs()
    const second = await run(lasting.jobs, {
      name: 'no',
      write: () => Promise.reject(new PermanentFailure('no')),
    })
    expect(second.end).toBe('failed')
    expect(lasting.published).toEqual([{ patch: {}, state: 'failed' }])
  })

  it('tries a service that is away once more, then says so and offers the planner', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const away = fakeJobs()
    const write = () => Promise.reject(new ServiceAway('status 503', 'It is away.'))
    await run(away.jobs, { name: 'away', offers: 'planner', write })
    expect(away.jobs.release).toHaveBeenCalledWith(JOB, 2, { content: 'It is away.', offer: 'planner' })
    const refused = fakeJobs()
    const refuse = () => Promise.reject(new PermanentFailure('no', 'Not today.'))
    await run(refused.jobs, { name: 'no', offers: 'planner', write: refuse })
    expect(refused.published).toEqual([
      { patch: { content: 'Not today.', offer: 'planner' }, state: 'failed' },
    ])
  })

  it('does not offer the planner where it is the planner that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refused = fakeJobs({ writer: 'planner' })
    const refuse = () => Promise.reject(new PermanentFailure('no', 'Not today.'))
    await run(refused.jobs, { name: 'no', offers: 'planner', write: refuse })
    expect(refused.published).toEqual([{ patch: { content: 'Not today.' }, state: 'failed' }])
    const away = fakeJobs({ writer: 'planner' })
    const fail = () => Promise.reject(new Error('broken'))
    await run(away.jobs, { name: 'no', offers: 'planner', write: fail })
    expect(away.jobs.release).toHaveBeenCalledWith(JOB, 3, {})
  })

  it('names a chat after its first message, but not one the teacher has named', async () => {
    const automatic = fakeJobs()
    await run(automatic.jobs)
    expect(automatic.jobs.nameChat).toHaveBeenCalledWith(
      's',
      'Year 5 fractions of a',
      'Fractions of a set, Year 5',
    )
    const named = fakeJobs({ title: 'My own name' })
    await run(named.jobs)
    expect(named.jobs.nameChat).not.toHaveBeenCalled()
  })
  it('[CHAT-89] is done even when the chat could not be named', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const unnamed = fakeJobs()
    unnamed.jobs.nameChat.mockRejectedValue(new Error('no name'))
    const { end, events } = await run(unnamed.jobs)
    expect(end).toBe('done')
    expect(events.at(-1)).toMatchObject({ type: 'done', state: 'done' })
  })
})
