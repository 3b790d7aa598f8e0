import { render, settle } from '../../support/screens/render.tsx'

/** The component shows nothing: it only hands on what its hook answers. */
function Watcher<T>({ useFact, onDrawn }: { useFact: () => T; onDrawn: (fact: T) => void }) {
  onDrawn(useFact())
  return null
}

/** Watches what a hook answers in a component: the values that the component was drawn with, in order. */
export async function watchHook<T>(useFact: () => T) {
  const drawn: T[] = []
  const { unmount } = await render(<Watcher useFact={useFact} onDrawn={(fact) => drawn.push(fact)} />)
  return {
    drawn,
    /** Does something and answers what the component shows then. */
    async after(change: () => unknown): Promise<T | undefined> {
      await settle(change)
      return drawn.at(-1)
    },
    unmount,
  }
}
