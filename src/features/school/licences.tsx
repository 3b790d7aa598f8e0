import { type FormEvent, useState } from 'react'
import { createLicenceCheckout, type LicenceInfo } from '#backend/school/school.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { seemsOnline } from '#platform/online.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import type { Asked } from './use-asked.ts'

/** [SCHOOL-25] */
const MOST = 50
/** More squares than this cannot be told apart. */
const MOST_SQUARES = 30

/** [SCHOOL-26] */
const whole = (typed: string) => Math.min(MOST, Math.max(1, Math.trunc(Number(typed)) || 1))

/** Licences in use and left, and the way to buy more [SCHOOL-23] [SCHOOL-31]. */
export function Licences({ licences }: { licences: Asked<LicenceInfo> }) {
  const { value, failed, again } = licences
  return (
    <section className="sheet p-4 md:p-6" aria-labelledby="licences-heading">
      <h2 id="licences-heading" className="text-lg">
        Licences
      </h2>
      {value && <Squares {...value} />}
      {failed && (
        <div className="mt-3 space-y-2">
          <FormAlert id="licences-problem" text="Failed to fetch license information" />
          <Button onClick={() => void again()}>Try again</Button>
        </div>
      )}
      <BuyForm />
    </section>
  )
}

function Squares({ total_licenses: total, used_licenses: used, available_licenses: left }: LicenceInfo) {
  const inUse = `${used} of ${total} licences used`
  return (
    <>
      {total <= MOST_SQUARES ? (
        <p className="mt-2 flex gap-1" role="img" aria-label={inUse}>
          {Array.from({ length: total }, (_, n) => n).map((n) => (
            <i key={n} className={`h-6 grow rounded-sm ${n < used ? 'bg-primary' : 'border border-line'}`} />
          ))}
        </p>
      ) : (
        <progress
          className="progress progress-primary mt-3 w-full"
          value={used}
          max={total}
          aria-label={inUse}
        />
      )}
      <p className="mt-2 text-muted">{left} left</p>
    </>
  )
}

/** Leads to the page where licences are bought [SCHOOL-27] [SCHOOL-28] [SCHOOL-33]; the answer is a refusal's text. */
async function buy(count: number): Promise<string | undefined> {
  if (!seemsOnline()) return NETWORK_ERROR
  const answer = await createLicenceCheckout(count)
  if (!answer.ok) return answer.failure.kind === 'offline' ? NETWORK_ERROR : answer.failure.message
  window.location.assign(answer.value)
  return undefined
}

function BuyForm() {
  const [typed, setTyped] = useState('1')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const count = whole(typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTyped(String(count))
    setBusy(true)
    setProblem(undefined)
    const refused = await buy(count)
    if (refused === undefined) return // the page is being left
    setBusy(false)
    setProblem(refused)
  }
  return (
    <form className="mt-4 border-t border-base-300 pt-4" onSubmit={submit} noValidate>
      <label htmlFor="licence-count">More licences</label>
      <div className="mt-2 flex items-center gap-3">
        <input
          id="licence-count"
          className="input w-20 tabular-nums"
          type="number"
          inputMode="numeric"
          min="1"
          max={MOST}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(count))}
          aria-describedby="licence-total"
        />
        <p id="licence-total" className="tabular-nums">
          <span className="text-muted">× ${MONTHLY_PRICE.extraTeacher} =</span>{' '}
          <b className="font-semibold">${(Number(MONTHLY_PRICE.extraTeacher) * count).toFixed(2)}</b>
          <span className="block text-sm text-muted">a month, incl. GST</span>
        </p>
      </div>
      {problem && (
        <div className="mt-3">
          <FormAlert id="buy-problem" heading="Failed to purchase additional licenses." text={problem} />
        </div>
      )}
      <Button type="submit" className="mt-4 w-full" busy={busy}>
        Buy licences
      </Button>
    </form>
  )
}
