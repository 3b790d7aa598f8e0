import { Eye, PencilLine } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import type { PlanGoal, PlanSection } from '#content/lesson-plan.ts'
import type { ResourceSection } from '#content/resource.ts'
import { type ToldBack, toldBackIn } from '#content/understood.ts'
import type { UnderstoodChipsProps } from './understood-chips.soon.tsx'

let Chips: ComponentType<UnderstoodChipsProps> | undefined

/** Loads the chips before the first reply needs them. */
export async function loadChips(): Promise<void> {
  Chips = (await import('./understood-chips.soon.tsx')).UnderstoodChips
}

/** Not React's `lazy`, which holds back for 300 ms what comes soon after a fallback. */
function useChips(): typeof Chips {
  const [, setLoaded] = useState(Chips !== undefined)
  useEffect(() => {
    if (Chips) return
    let left = false
    loadChips().then(
      () => !left && setLoaded(true),
      () => {}, // offline and never loaded: what was not done is shown all the same
    )
    return () => {
      left = true
    }
  }, [])
  return Chips
}

type Props = Omit<UnderstoodChipsProps, 'told' | 'children'> & {
  /** The stored document, or what the stream has told. */
  from: unknown
}

/** The goals of a document, from the section of a plan or the teacher's page of a resource that holds them. */
export function goalsIn(sections: readonly (PlanSection | ResourceSection)[]): readonly PlanGoal[] {
  return sections.flatMap((section) => ('goals' in section ? section.goals : []))
}

/** Tells above a document what was understood, to be corrected with one tap, what a follow-up changed, what was not done, and what could be taught instead. */
export function ToldBackAbove({ from, ...props }: Props) {
  const told = toldBackIn(from)
  const Shown = useChips()
  if (!told) return null
  const said = (
    <>
      <Changed sentences={told.changed ?? []} />
      <NotDone sentences={told.notDone} />
    </>
  )
  return (
    <div className="mx-auto mb-3 w-full max-w-page">
      {Shown ? (
        <Shown told={told} {...props}>
          {said}
        </Shown>
      ) : (
        <>
          {/* As high as one line of chips, because the document must not move when they come. */}
          <div className="min-h-17" />
          {said}
        </>
      )}
    </div>
  )
}

/** Says what a follow-up changed in the document before, and what it left. */
function Changed({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className="row mt-1 rounded-box bg-wash py-3">
      <span className="in-margin text-primary">
        <PencilLine className="inline size-5 align-middle" aria-hidden="true" />
      </span>
      <div className="on-page measure">
        <b className="font-semibold">What changed</b>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function NotDone({ sentences }: { sentences: ToldBack['notDone'] }) {
  if (sentences.length === 0) return null
  return (
    <div className="row mt-1 rounded-box bg-wash py-3">
      <span className="in-margin text-warning">
        <Eye className="inline size-5 align-middle" aria-hidden="true" />
      </span>
      <div className="on-page measure">
        <b className="font-semibold">Not as you asked</b>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
