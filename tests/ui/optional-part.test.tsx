// @vitest-environment happy-dom

import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { optionalPart } from '#ui/optional-part.tsx'
import { render } from '../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
afterEach(() => shown.unmount())

const text = () => document.body.textContent
const comesBack = () => act(async () => void window.dispatchEvent(new Event('online')))

it('shows what stands for it while it cannot be loaded, and the part itself once the network is back', async () => {
  const load = vi.fn(async () => () => <p>Your details</p>)
  load.mockRejectedValueOnce(new Error('offline'))
  load.mockRejectedValueOnce(new Error('not yet'))
  const Part = optionalPart(load, () => <p>Come back when you are online</p>)
  shown = await render(<Part />)
  await vi.waitFor(() => expect(text()).toBe('Come back when you are online'))
  await comesBack()
  expect(text()).toBe('Come back when you are online')
  await comesBack()
  expect(text()).toBe('Your details')
  expect(load).toHaveBeenCalledTimes(3)
})

it('is itself where it is shown again after the network came back', async () => {
  const load = vi.fn(async () => () => <p>Your details</p>)
  load.mockRejectedValueOnce(new Error('offline'))
  const Part = optionalPart(load, () => <p>Come back</p>)
  shown = await render(<Part />)
  await vi.waitFor(() => expect(text()).toBe('Come back'))
  await shown.unmount()
  await comesBack()
  shown = await render(<Part />)
  await vi.waitFor(() => expect(text()).toBe('Your details'))
})
