import type { Page } from 'playwright-core'
import type { CurriculumContext } from '#content/contract.ts'
import { LESSON_PLAN_VERSION } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { sendOp } from '#domain/ops.ts'
import { BLOCKS, contextOf } from '../../content/support.ts'
import { putOnDevice } from '../device-rows.ts'
import { composer, star } from '../teacher-at-work.ts'
import { MadeUpChat } from './made-up-chat.ts'

/** One look the chat can have. */
export interface ChatState {
  name: string
  open(page: Page): Promise<unknown>
}

const QUESTION = '50 minutes on fractions of a set for my Year 5 class, hands on to start'
const WORDS = `Kia ora. A set can be shared into **equal parts**:

## Three ways in

1. Counters on a mat
2. A number line
3. A story: *“twelve kererū in four trees”*

| Share | Of 12 |
|---|---|
| One half | 6 |
| One quarter | 3 |

> Ask first, then show. See [Tāhūrangi](https://tahurangi.education.govt.nz).`

function fractionGoals(): CurriculumContext {
  const block = BLOCKS.find(
    ({ goals, year_group }) => /5/.test(year_group) && /fraction/i.test(goals[0]?.outcome ?? ''),
  )
  if (!block) throw new Error('the curriculum has no fractions for year 5')
  return contextOf(block, 0) as CurriculumContext
}

function plan(context: CurriculumContext) {
  const input = { messageId: 'a', generatorType: 'lessonPlan', content: QUESTION, context, history: [] }
  const reply = answerRequest(input as Parameters<typeof answerRequest>[0])
  if (reply.format !== 'plan') throw new Error('no plan was made')
  const { outline, sections } = reply
  return { format: 'plan' as const, version: LESSON_PLAN_VERSION, outline, sections }
}

function send({ chat }: MadeUpChat, content: string) {
  return sendOp(crypto.randomUUID(), {
    session_id: chat.id,
    message_id: crypto.randomUUID(),
    reply_id: crypto.randomUUID(),
    generator_type: 'lessonPlan',
    content,
    context: null,
    title: chat.title,
  })
}

function makeChats(user: string) {
  const context = fractionGoals()
  const doc = plan(context)
  const whole = { doc, doc_version: LESSON_PLAN_VERSION }
  const begun = { ...whole, doc: { ...doc, sections: doc.sections.slice(0, 3) } }
  const chat = (title: string, more = {}) => new MadeUpChat(user, title, more)
  const asked = (title: string) => chat(title).asks(QUESTION, { context })
  const refused = chat('Refused')
  const waiting = chat('Waiting')
  const worksheet = {
    html_content: '<h1>Times tables</h1><p>Name</p>',
    resource_type: 'worksheet' as const,
  }
  return {
    finished: asked('Fractions of a set').answers('done', planMarkdown(doc), whole),
    'plan actions': asked('Plan actions').answers('done', planMarkdown(doc), whole),
    'older plan': asked('Two plans')
      .answers('done', planMarkdown(doc), whole)
      .asks('What else could I do with a set of counters?')
      .answers('done', WORDS)
      .asks('Once more, shorter')
      .answers('stopped', '', whole)
      .asks('Again')
      .answers('done', planMarkdown(doc), whole),
    words: chat('Words').asks(QUESTION).answers('done', WORDS),
    planning: asked('Planning').answers('waiting', ''),
    streaming: asked('Being written').answers('running', '', begun),
    failed: asked('Failed').answers('failed', '', begun),
    stopped: asked('Stopped').answers('stopped', ''),
    refused: refused.waits(send(refused, QUESTION), {
      state: 'parked',
      attempts: 1,
      reason: 'message_limit',
    }),
    waiting: waiting.asks(QUESTION).answers('done', WORDS).waits(send(waiting, 'And a game, please')),
    resource: chat('Worksheet', { generator_type: 'resourceGenerator' })
      .asks('A Year 4 multiplication worksheet')
      .answers('done', 'A worksheet with three levels and an answer page.', worksheet),
    deleted: chat('Deleted', { is_deleted: true }).asks(QUESTION),
    // what no server sends, so that the screen fails
    broken: chat('Broken').asks(QUESTION, { context: {} as CurriculumContext }),
  }
}

const sees =
  (words: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByText(words).filter({ visible: true }).first().waitFor()
/** Waits for the reply as Markdown; before that its text is shown without headings. */
const drawn = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Three ways in' }).waitFor()
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

/**
 * Puts every kind of chat on this device and answers how to come to each state. The device must be offline, with the worker in
 * charge: what was put there stays as it is.
 */
export async function prepareChatStates(page: Page, user: string): Promise<ChatState[]> {
  const made = makeChats(user)
  for (const chat of Object.values(made)) await putOnDevice(page, user, chat.rows())
  const at = (path: string, ready: (page: Page) => Promise<unknown>) => async (shown: Page) => {
    await shown.goto(path)
    await ready(shown)
  }
  const chat = (name: keyof typeof made, ready: (page: Page) => Promise<unknown>): ChatState => ({
    name,
    open: at(made[name].path, ready),
  })
  return [
    { name: 'empty', open: newChat },
    chat('planning', sees('safe to leave this page')),
    chat('streaming', sees('safe to leave this page')),
    chat('finished', (shown) => star(shown).waitFor()),
    chat('plan actions', async (shown) => {
      await star(shown).waitFor()
      if ((shown.viewportSize()?.width ?? 0) >= 1024) return // wide screens show the actions in a row
      await button(shown, /^More: create resource/).click()
      await shown.getByRole('menuitem').first().waitFor()
    }),
    chat('older plan', (shown) => button(shown, /^Show /).waitFor()),
    chat('words', drawn),
    chat('resource', (shown) => shown.getByRole('link', { name: 'Edit', exact: true }).waitFor()),
    chat('failed', sees('This reply could not be finished')),
    chat('stopped', sees('What was written up to here is kept')),
    chat('refused', sees('Failed to send')),
    chat('waiting', sees("Will send when you're back online")),
    chat('deleted', sees('This chat was deleted')),
    chat('broken', sees('Chat System Error')),
    { name: 'absent', open: at('/lesson-plan/chat/nowhere', sees('You have no chat at this address')) },
    {
      name: 'unreachable',
      open: at(`/lesson-plan/chat/${crypto.randomUUID()}`, sees('This chat is not on this device yet')),
    },
    ...pickerStates(),
    ...listStates(at(made.words.path, drawn)),
    { name: 'near limit', open: withUsage(user, 8, "You're approaching your message limit.") },
    { name: 'limit reached', open: withUsage(user, 10, 'You have reached your message limit.') },
  ]
}

/** The picker at each of its levels, and its search. */
function pickerStates(): ChatState[] {
  const steps: [string, RegExp, RegExp][] = [
    ['picker year', /^Mathematics/, /^Year group/],
    ['picker strand', /^Year 5/, /^Strand/],
    ['picker skill', /^Number/, /^Skill/],
    ['picker goals', /^Operations/, /^Learning goal/],
  ]
  const openPicker = async (page: Page) => {
    await newChat(page)
    await button(page, 'Add curriculum goals').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Mathematics/ })
      .waitFor()
  }
  const choose = async (page: Page, wanted: number) => {
    // One step more is enough where the last state was one level above.
    const above = steps[wanted - 2]?.[2] ?? /^Subject/
    const goesOn = await page.getByRole('heading', { name: above }).isVisible()
    if (!goesOn) await openPicker(page)
    for (const [, name, next] of steps.slice(goesOn ? wanted - 1 : 0, wanted)) {
      const pane = page.getByRole('dialog').getByRole('listitem')
      await pane.getByRole('button', { name }).last().click()
      await page.getByRole('heading', { name: next }).waitFor()
    }
  }
  return [
    { name: 'picker subject', open: openPicker },
    ...steps.map(([name], index) => ({ name, open: (page: Page) => choose(page, index + 1) })),
    {
      name: 'picker search',
      open: async (page) => {
        await openPicker(page)
        await page.getByLabel('Search goals').fill('fraction')
        await page.getByRole('region', { name: 'Results' }).getByRole('listitem').first().waitFor()
      },
    },
  ]
}

/** The list of chats is next to the chat on a wide screen, and a sheet over it on a phone. */
function listStates(open: (page: Page) => Promise<void>): ChatState[] {
  const list = async (page: Page) => {
    await open(page)
    if ((page.viewportSize()?.width ?? 0) < 768) await button(page, 'Open chat history').click()
    await button(page, 'More for Words').waitFor()
  }
  const menu = async (page: Page, item: string) => {
    await list(page)
    await button(page, 'More for Words').click()
    await page.getByRole('menuitem', { name: item }).waitFor()
  }
  return [
    { name: 'list', open: list },
    { name: 'row menu', open: (page) => menu(page, 'Rename') },
    {
      name: 'rename',
      open: async (page) => {
        await menu(page, 'Rename')
        await page.getByRole('menuitem', { name: 'Rename' }).click()
        await page.getByRole('textbox', { name: 'Chat title' }).waitFor()
      },
    },
    {
      name: 'delete',
      open: async (page) => {
        await menu(page, 'Delete')
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await page.getByRole('dialog', { name: 'Delete Chat' }).waitFor()
      },
    },
  ]
}

function withUsage(user: string, used: number, says: string) {
  return async (page: Page) => {
    const row = { user_id: user, count_messages: used, rev: 1 }
    await putOnDevice(page, user, { user_usage: [{ id: user, rev: 2_100_000_000, row }] })
    await newChat(page)
    await sees(says)(page)
  }
}

/** The current chat is forgotten by a reload, so the address without an id is an empty chat. */
export async function newChat(page: Page): Promise<void> {
  await page.goto('/lesson-plan')
  await composer(page).waitFor()
}
