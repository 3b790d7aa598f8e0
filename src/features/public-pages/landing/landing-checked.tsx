import { Check, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fraction } from '#ui/fraction.tsx'

/** The feature cards. Each shows an example of its feature instead of an icon. */
export function LandingChecked() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 md:px-8 md:py-24">
      <h2 className="max-w-xl text-2xl md:text-3xl">The parts you would have to check, checked first</h2>
      <ul className="mt-8 grid gap-4 md:mt-12 md:grid-cols-[1.2fr_1fr] md:gap-5">
        <Card
          title="Minutes that add up"
          text="Every step has its time, and the steps fill your period exactly."
          sample={
            <p className="grow pb-6 text-xl font-semibold tabular-nums md:text-4xl">
              8 + 12 + 18 + 7 + 5{' '}
              <span className="whitespace-nowrap">
                = <span className="border-b-4 border-double border-base-content">50</span>
              </span>
            </p>
          }
        />
        <Card
          title="Answers worked out, not guessed"
          text="If it can be calculated, it has been. What cannot be proven says “check this”."
          sample={
            <p className="flex grow items-center gap-3 pb-6 text-2xl">
              <Fraction top={3} bottom={4} />
              of 24 = 18 <Check className="size-7 text-success" role="img" aria-label="checked" />
            </p>
          }
        />
        <Card
          title="Te reo Māori, written with care"
          text="Macrons where they belong, and a note to ask locally about tikanga."
          sample={
            <p className="grow pb-6 text-2xl leading-snug" lang="mi">
              whānau <span className="text-muted">·</span> kōrero <span className="text-muted">·</span>{' '}
              pāngarau
            </p>
          }
        />
        <Card
          title="Works at camp, on the bus, at 8:40 in the staffroom"
          text="Saved plans open, edit and print with no signal. Nothing you type is lost."
          sample={
            <p className="flex grow items-center pb-6">
              <span className="inline-flex min-h-11 items-center gap-2.5 rounded-field bg-wash px-4 font-semibold">
                <Clock className="size-5" aria-hidden="true" />
                Will send when you're back online
              </span>
            </p>
          }
        />
      </ul>
    </section>
  )
}

function Card({ title, text, sample }: { title: string; text: string; sample: ReactNode }) {
  return (
    <li className="sheet flex flex-col p-6 md:p-8">
      {sample}
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 max-w-md text-muted">{text}</p>
    </li>
  )
}
