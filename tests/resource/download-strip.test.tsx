// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { DownloadStrip } from '#features/resource/download-strip.tsx'
import type { Download } from '#features/resource/use-download.ts'
import { render } from '../support/screens/render.tsx'

const idle: Download = { running: false, progress: null, start: async () => {}, cancel: () => {} }

it('[RES-13] shows the progress of a download once the menu has closed, and stops it', async () => {
  const still = await render(<DownloadStrip pdf={idle} word={idle} />)
  expect(still.page.textContent).toBe('')
  await still.unmount()

  let stopped = 0
  const cancel = () => {
    stopped += 1
  }
  const { page, unmount } = await render(
    <DownloadStrip pdf={{ ...idle, running: true, progress: '3 of 7', cancel }} word={idle} />,
  )
  expect(page.querySelector('[role=status]')?.textContent).toBe('Generating... 3 of 7')
  page.querySelector('button')?.click()
  expect(stopped).toBe(1)
  await unmount()
})
