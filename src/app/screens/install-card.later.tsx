import { Share, Smartphone, SquarePlus } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { askToInstall, type InstallOffer, installOffer, onInstallOffer } from '#platform/install.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { countVisit, declineInstall, hasDeclinedInstall } from './install-visits.ts'

const USE = 'It opens like any other app, works with no signal and keeps your plans with you.'

/** A quiet row under the recent work. It never shows at the first visit, and never again once it was declined. */
export function InstallCard() {
  const offer = useSyncExternalStore(onInstallOffer, installOffer)
  const [isOffered, setOffered] = useState(() => countVisit() > 1 && !hasDeclinedInstall())
  const [steps, setSteps] = useState(false)
  if (!offer || !isOffered) return null
  const decline = () => {
    declineInstall()
    setOffered(false)
  }
  const accept = async () => {
    if (offer === 'by-hand') return setSteps(true)
    await askToInstall()
    decline() // the question was asked and answered, whatever the answer was
  }
  return (
    <section className="sheet margined mt-9" aria-labelledby="install">
      <div className="row py-4">
        <span className="in-margin">
          <Smartphone className="inline size-5 align-middle" aria-hidden="true" />
        </span>
        <div className="on-page">
          <h2 id="install" className="text-base font-semibold">
            Keep {PRODUCT_NAME} on this device
          </h2>
          <p className="text-muted">{USE}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={accept}>{ACCEPT[offer]}</Button>
            <Button variant="ghost" onClick={decline}>
              Not now
            </Button>
          </div>
        </div>
      </div>
      <AppleSteps open={steps} onClose={() => setSteps(false)} onDone={decline} />
    </section>
  )
}

const ACCEPT: Record<InstallOffer, string> = { prompt: 'Install', 'by-hand': 'Show me how' }

interface StepsProps {
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Safari on an iPhone or iPad has no prompt: only the teacher can install the app. */
function AppleSteps({ open, onClose, onDone }: StepsProps) {
  const steps = [
    <WithPicture key="share" picture={<Share className="size-6 text-info" />}>
      Tap <b className="font-semibold">Share</b> in the browser’s bar
    </WithPicture>,
    <WithPicture key="add" picture={<SquarePlus className="size-6" />}>
      Choose <b className="font-semibold">Add to Home Screen</b>
    </WithPicture>,
    <>
      Tap <b className="font-semibold">Add</b>, then open {PRODUCT_NAME} there and sign in once
    </>,
  ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Keep ${PRODUCT_NAME} on this ${/iPhone|iPod/.test(navigator.userAgent) ? 'iPhone' : 'iPad'}`}
      note={USE}
      padding="flush"
      footer={
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      }
    >
      <ol className="pt-3">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
          <li key={at} className="row border-t border-base-300 py-4">
            <b className="in-margin">{at + 1}</b>
            <p className="on-page">{step}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** A step with the picture that the device shows there: it is what a teacher looks for, and its name need not be on it. */
function WithPicture({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-3 pr-3">
      <span className="grow">{children}</span>
      <span className="grid size-11 shrink-0 place-items-center rounded-field bg-base-200" aria-hidden="true">
        {picture}
      </span>
    </span>
  )
}
