import { expect, it } from 'vitest'
import { firstTitle } from '#features/chat/composer/send/first-title.ts'

it('[CHAT-68] is made of the first words of the message', async () => {
  expect(await firstTitle('Plan a lesson about native birds please')).toBe('Plan a lesson about native')
})

it('holds no name of a pupil', async () => {
  expect(await firstTitle('Reading for Tevita who is behind, Year 3')).toBe('Reading for a pupil who')
})
