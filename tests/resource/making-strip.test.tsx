// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { MakingStrip } from '#features/resource/making-strip.tsx'
import type { ExportJob } from '#features/resource/use-export.ts'
import { render } from '../support/render.tsx'

const idle: ExportJob = { running: false, progress: null, start: async () => null, cancel: () => {} }

it('[RES-13] says how far a file is once the menu has closed, and stops it', async () => {
  const still = await render(<MakingStrip pdf={idle} word={idle} />)
  expect(still.page.textContent).toBe('')
  await still.unmount()

  let stopped = 0
  const cancel = () => {
    stopped += 1
  }
  const { page, unmount } = await render(
    <MakingStrip pdf={{ ...idle, running: true, progress: '3 of 7', cancel }} word={idle} />,
  )
  expect(page.querySelector('[role=status]')?.textContent).toBe('Generating... 3 of 7')
  page.querySelector('button')?.click()
  expect(stopped).toBe(1)
  await unmount()
})
