import { useEffect, useRef } from 'react'
import type { ClassDevices, ClassFields } from '#domain/class/teacher-class.ts'
import { Spinner } from '#ui/spinner.tsx'
import { Choice } from '../settings/choice.tsx'
import { countIn, countProblem, textProblem } from './class-problems.ts'
import { KeptField } from './kept-field.tsx'
import { SchoolLogo } from './school-logo.tsx'
import { type SaveField, useClass } from './use-class.ts'
import { withYear, YearBoxes } from './year-boxes.tsx'

const ESOL = { unsaid: 'Not said', no: 'None', yes: 'Some' } as const
const DEVICES: Record<ClassDevices | 'unsaid', string> = {
  unsaid: 'Not said',
  none: 'None',
  shared: 'Some to share',
  each: 'One each',
}

/** The teacher's class, told once. It works offline and is synced. */
export function ClassForm() {
  const { fields, save, said } = useClass()
  const start = useArrival()
  return (
    <div ref={start} id="class" className="scroll-mt-20">
      <p className="mt-2">
        All of this is optional. A plan uses the years, the size, ESOL and devices where your request says
        nothing. Your name, the room, the school and its logo are only printed on your paper. Please write
        nothing about single ākonga here.
      </p>
      {fields ? (
        <>
          <ForPlans fields={fields} save={save} />
          <OnPaper fields={fields} save={save} />
        </>
      ) : (
        <Spinner className="mt-3" label="Loading your class" />
      )}
      <p role="status" className="mt-2 min-h-6 text-muted">
        {said}
      </p>
    </div>
  )
}

/** Scrolls to the class when a link led here: the page is loaded on use, so the browser has passed the place. */
function useArrival() {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location.hash === '#class') start.current?.parentElement?.scrollIntoView()
  }, [])
  return start
}

interface PartProps {
  fields: ClassFields
  save: SaveField
}

const number = (count: number | null) => (count === null ? '' : String(count))

function ForPlans({ fields, save }: PartProps) {
  const { years, size, esol, esol_count, devices } = fields
  const told = esol === null ? 'unsaid' : esol ? 'yes' : 'no'
  const count = {
    inputMode: 'numeric',
    autoComplete: 'off',
    className: 'md:w-52',
    problem: countProblem,
  } as const
  return (
    <>
      <YearBoxes
        years={years}
        onYear={(year, isTicked) => save((before) => ({ years: withYear(before.years, year, isTicked) }))}
      />
      <KeptField
        {...count}
        label="How many ākonga"
        stored={number(size)}
        onKeep={(text) => save({ size: countIn(text) ?? null })}
      />
      <Choice
        label="Learners of English (ESOL)"
        names={ESOL}
        chosen={told}
        onChoose={(next) =>
          void save({
            esol: next === 'unsaid' ? null : next === 'yes',
            ...(next === 'yes' ? {} : { esol_count: null }),
          })
        }
      />
      {esol && (
        <KeptField
          {...count}
          label="How many of them, if you like"
          stored={number(esol_count)}
          onKeep={(text) => save({ esol_count: countIn(text) ?? null })}
        />
      )}
      <Choice
        label="Devices"
        names={DEVICES}
        chosen={devices ?? 'unsaid'}
        onChoose={(next) => void save({ devices: next === 'unsaid' ? null : next })}
      />
    </>
  )
}

function OnPaper({ fields, save }: PartProps) {
  const { room, teacher, school, logo } = fields
  return (
    <>
      <h3 className="mt-5 font-semibold">On your paper</h3>
      <KeptField
        label="Your name, as ākonga say it"
        placeholder="Whaea Ngata"
        autoComplete="off"
        stored={teacher}
        problem={textProblem}
        onKeep={(text) => save({ teacher: text })}
      />
      <KeptField
        label="Room"
        placeholder="12, or Rimu"
        autoComplete="off"
        stored={room}
        problem={textProblem}
        onKeep={(text) => save({ room: text })}
      />
      <KeptField
        label="School"
        autoComplete="organization"
        stored={school}
        problem={textProblem}
        onKeep={(text) => save({ school: text })}
      />
      <SchoolLogo logo={logo} save={save} />
    </>
  )
}
