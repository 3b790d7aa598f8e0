import { useEffect, useState } from 'react'
import { type Availability, availabilityOf, browserModel, fetchModel } from '#device-draft/browser-model.ts'
import { stopAllDrafts } from '#device-draft/drafting.ts'
import { fetchWriter } from '#device-draft/write-in-worker.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { chooseDrafting, isDraftingOn } from '#platform/device-drafting.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/**
 * Chromium 150 crashes where a page is left between its question for the model and the answer, as by a teacher who clicks
 * through pages quickly, so only a page that stays asks.
 */
const STAYS_AFTER_MS = 3000

/** Offers drafting at the foot of the sidebar, where the browser has a model that can run on this device. */
export function DraftSetting() {
  const [availability, setAvailability] = useState<Availability>('unavailable')
  const [on, setOn] = useState(isDraftingOn)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let left = false
    const asks = setTimeout(() => {
      void availabilityOf(browserModel()).then((found) => !left && setAvailability(found))
    }, STAYS_AFTER_MS)
    return () => {
      left = true
      clearTimeout(asks)
    }
  }, [])
  if (availability === 'unavailable' && !on) return null
  return (
    <>
      <Button
        variant="ghost"
        className="mt-2 w-full justify-between px-2 text-sm"
        onClick={() => setOpen(true)}
      >
        Offline drafts
        <b className="font-semibold">{on ? 'On' : 'Off'}</b>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Offline drafts">
        <Choice on={on} isFetched={availability === 'available'} onChange={setOn} />
      </Dialog>
    </>
  )
}

/** Browsers fetch their model only where there is room for some times its size. */
const whyNot = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'There is not enough room on this device for the browser’s model. Make some room, then try again.'
    : 'It could not be turned on. Try again with a good connection.'

interface ChoiceProps {
  on: boolean
  /** The model is on this device. */
  isFetched: boolean
  onChange: (on: boolean) => void
}

function Choice({ on, isFetched, onChange }: ChoiceProps) {
  const [progress, setProgress] = useState<string>()
  const [problem, setProblem] = useState<string>()
  async function turnOn() {
    setProblem(undefined)
    setProgress('Getting ready…')
    try {
      const model = browserModel()
      if (model && !isFetched)
        await fetchModel(model, (share) => setProgress(`Fetching the model: ${Math.round(share * 100)}%`))
      await Promise.all([fetchWriter(), import('./device-draft.asked.tsx')])
      if (!chooseDrafting(true)) throw new Error('the choice could not be kept')
      onChange(true)
    } catch (error) {
      setProblem(whyNot(error))
    } finally {
      setProgress(undefined)
    }
  }
  function turnOff() {
    chooseDrafting(false)
    stopAllDrafts()
    onChange(false)
  }
  return (
    <div className="grid gap-3">
      <p>
        This browser has a language model of its own. With it {PRODUCT_NAME} can draft a lesson plan while
        your message waits for a connection.
      </p>
      <p>
        The draft stays on this device. It is not sent to us, does not count as a message, and is made without
        our bank of lessons. A small model writes more plainly and makes more mistakes, so check what it says.
      </p>
      {!on && !isFetched && (
        <p>The browser has to fetch its model first. That can be some gigabytes: use wifi.</p>
      )}
      {problem && (
        <p role="alert" className="text-error">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {on ? (
          <Button onClick={turnOff}>Turn off for this device</Button>
        ) : (
          <Button variant="primary" busy={progress !== undefined} onClick={() => void turnOn()}>
            {progress ?? 'Turn on for this device'}
          </Button>
        )}
      </div>
    </div>
  )
}
