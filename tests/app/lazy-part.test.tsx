// @vitest-environment happy-dom
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { lazyPart } from '#app/start/lazy-part.ts'
import { render, settle } from '../support/screens/render.tsx'

const Hello = ({ name }: { name: string }) => <p>Kia ora {name}</p>
let shown: Awaited<ReturnType<typeof render>> | undefined
afterEach(async () => {
  await shown?.unmount()
  shown = undefined
})

class Caught extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? this.state.error.message : this.props.children
  }
}

describe('a part in a file of its own', () => {
  it('shows its fallback with the same props until it is here', async () => {
    let arrive = (_part: typeof Hello) => {}
    const Part = lazyPart(
      () => new Promise<typeof Hello>((resolve) => (arrive = resolve)),
      ({ name }) => `waiting for ${name}`,
    )
    shown = await render(<Part name="Hana" />)
    expect(shown.page.textContent).toBe('waiting for Hana')
    await settle(() => arrive(Hello))
    expect(shown.page.textContent).toBe('Kia ora Hana')
  })

  it('shows at once when it was loaded before, and is fetched once', async () => {
    let fetched = 0
    const Part = lazyPart(async () => {
      fetched += 1
      return Hello
    }, 'waiting')
    await Part.load()
    const page = document.createElement('div')
    const root = createRoot(page)
    flushSync(() => root.render(<Part name="Hana" />))
    expect(page.textContent).toBe('Kia ora Hana')
    flushSync(() => root.unmount())
    expect(fetched).toBe(1)
  })

  it('hands a failure to the boundary around it, and loads again when it is next shown', async () => {
    let tries = 0
    const Part = lazyPart(async () => {
      tries += 1
      if (tries === 1) throw new TypeError('x is undefined')
      return Hello
    })
    const complain = console.error
    console.error = () => {} // React logs every error that a boundary catches
    shown = await render(
      <Caught>
        <Part name="Hana" />
      </Caught>,
    )
    console.error = complain
    expect(shown.page.textContent).toBe('x is undefined')
    await shown.unmount()
    shown = await render(<Part name="Hana" />)
    expect(shown.page.textContent).toBe('Kia ora Hana')
  })
})
