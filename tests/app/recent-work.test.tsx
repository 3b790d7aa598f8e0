// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecentWork } from '#app/screens/recent-work.tsx'
import type { CurriculumContext } from '#content/contract.ts'
import { samples } from '#features/public-pages/samples/sample-list.ts'
import { starMessage, unstarMessage } from '#local-store/commands/stars.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import {
  chatRow,
  cleanChatDevice,
  hold,
  messageRow,
  replyRow,
  signInOnDevice,
} from '../support/screens/chat-screen.tsx'
import { heard, SidebarAtWork } from '../support/screens/sidebar-at-work.tsx'

let home: SidebarAtWork
beforeEach(() => {
  signInOnDevice()
  setSyncStatus({ reachable: true })
})
afterEach(async () => {
  await home.close()
  vi.restoreAllMocks()
  await cleanChatDevice()
})

const header = { id: 'header', title: 'Garden maths', year: 'Year 5', area: 'Mathematics and statistics' }
const plan = { format: 'plan', version: 1, outline: [], sections: [header] }
const sheetHeader = { id: 'header', kind: 'worksheet', title: 'Garden beds', subtitle: 'Year 4 · Science' }
const sheet = { format: 'resource', version: 1, kind: 'worksheet', outline: [], sections: [sheetHeader] }
const context = { subject: 'English', year_group: 'Year 3', goals: [] } as unknown as CurriculumContext
const day = (n: number) => `2025-11-0${n}T08:00:00.000Z`

it('shows one time, and for each chat its kind, class, area and star', async () => {
  await hold({
    chats: [
      chatRow({ id: 'plan', title: 'Garden maths', updated_at: day(4) }),
      chatRow({ id: 'sheet', title: 'Beds', generator_type: 'resourceGenerator', updated_at: day(3) }),
      chatRow({ id: 'talk', title: 'Talk', updated_at: day(2) }),
      chatRow({ id: 'bare', title: 'Not here', generator_type: 'resourceGenerator', updated_at: day(1) }),
      chatRow({ id: 'fifth', title: 'Too old', updated_at: '2025-10-01T08:00:00.000Z' }),
    ],
    messages: [
      messageRow('m1', { session_id: 'plan', context }),
      replyRow('r1', 'm1', { session_id: 'plan', doc: plan }),
      messageRow('m2', { session_id: 'plan' }),
      replyRow('r2', 'm2', { session_id: 'plan' }),
      messageRow('m3', { session_id: 'sheet' }),
      replyRow('r3', 'm3', {
        session_id: 'sheet',
        doc: sheet,
        resource_type: 'worksheet',
        html_content: '<p>beds</p>',
        edited_html_content: '<p>better beds</p>',
      }),
      messageRow('m4', { session_id: 'talk', context }),
      replyRow('r4', 'm4', { session_id: 'talk' }),
    ],
  })
  home = await SidebarAtWork.open(<RecentWork />)
  await home.sees('Not here')
  const rows = () => [...home.page.querySelectorAll('li')].map((row) => row.textContent)
  expect(rows()).toEqual([
    '2025Garden mathsLesson plan · Year 5 · Maths',
    '2025BedsWorksheet · Year 4 · Science · Edited',
    '2025TalkLesson plan · Year 3 · English',
    '2025Not hereResource',
  ])
  await starMessage({ messageId: 'r1', sessionId: 'plan', itemType: 'lesson_plan' })
  await home.until(() => home.page.querySelector('li [aria-label="Starred"]') !== null)
  expect(rows()[0]).toContain('Garden maths')
  await unstarMessage({ messageId: 'r1' })
  await home.until(() => home.page.querySelector('[aria-label="Starred"]') === null)
})

it('shows one finished plan to look at where a teacher has no work yet, and not before the server has answered', async () => {
  await hold({})
  home = await SidebarAtWork.open(<RecentWork />)
  expect(home.page.textContent).not.toContain('A finished plan')
  await heard()
  await home.sees('A finished plan to look at')
  const link = home.page.querySelector('a')
  expect(link?.getAttribute('href')).toBe('/samples/fractions-of-a-set')
  expect(samples.some(({ slug }) => link?.getAttribute('href') === `/samples/${slug}`)).toBe(true)
  await hold({ chats: [chatRow({ id: 'plan', title: 'Garden maths' })] })
  await home.sees('Garden maths')
  expect(home.page.textContent).not.toContain('A finished plan')
})
