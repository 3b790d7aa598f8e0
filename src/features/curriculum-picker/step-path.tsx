import { ArrowLeft } from 'lucide-react'
import { shortSubject } from '#domain/short-subject.ts'
import { isEnabled, LEVEL_NAMES, LEVELS, type Level, type Selection } from './cascade.ts'

interface Props {
  selection: Selection
  level: Level
  onLevel: (level: Level) => void
}

function chosenAt(level: Level, selection: Selection): string | undefined {
  if (level !== 'goals') return selection?.[level] ?? undefined
  const [first, ...more] = selection?.goals ?? []
  if (!first) return undefined
  return more.length > 0 ? `${more.length + 1} goals` : first.outcome
}

/** The steps with their choices, the current one marked. On a phone it is reduced to a button one step back. */
export function StepPath({ selection, level, onLevel }: Props) {
  return (
    <>
      <BackRow selection={selection} level={level} onLevel={onLevel} />
      <ol
        className="hidden overflow-y-auto border-r border-base-300 bg-base-200 px-5 py-4 md:block"
        aria-label="Steps"
      >
        {LEVELS.map((step) => (
          <Step key={step} step={step} selection={selection} current={step === level} onLevel={onLevel} />
        ))}
      </ol>
    </>
  )
}

const LINE =
  'before:absolute before:inset-y-0 before:left-[5px] before:w-0.5 before:bg-base-300 first:before:top-6 last:before:bottom-auto last:before:h-6'

function Step(props: {
  step: Level
  selection: Selection
  current: boolean
  onLevel: (level: Level) => void
}) {
  const { step, selection, current, onLevel } = props
  const value = chosenAt(step, selection)
  const enabled = isEnabled(step, selection)
  const dot = current
    ? 'border-2 border-primary bg-accent'
    : value
      ? 'bg-primary'
      : 'border-2 border-line bg-base-200'
  const look = current ? 'font-semibold' : enabled ? '' : 'text-muted'
  return (
    <li className={`relative flex ${LINE}`}>
      <span className={`relative mt-5 mr-3 size-3 shrink-0 rounded-full ${dot}`} />
      <button
        type="button"
        className={`flex min-h-16 min-w-0 grow items-center rounded-field px-2 py-2 text-start enabled:cursor-pointer ${look}`}
        aria-current={current ? 'step' : undefined}
        disabled={!enabled}
        onClick={() => onLevel(step)}
      >
        {value || current ? (
          <span className="min-w-0">
            <span className="block text-sm font-normal text-muted">{LEVEL_NAMES[step]}</span>
            <span className="line-clamp-2">{value ?? 'Choose one'}</span>
          </span>
        ) : (
          LEVEL_NAMES[step]
        )}
      </button>
    </li>
  )
}

function BackRow({ selection, level, onLevel }: Props) {
  const at = LEVELS.indexOf(level)
  const above = LEVELS[at - 1]
  if (!above || !selection) return null
  const path = LEVELS.slice(0, at - 1).flatMap((step) => {
    const value = chosenAt(step, selection)
    return value ? [step === 'subject' ? shortSubject(value) : value] : []
  })
  return (
    <button
      type="button"
      className="flex min-h-14 shrink-0 cursor-pointer items-center gap-3 border-b border-base-300 bg-base-200 px-5 text-start md:hidden"
      aria-label={`Back to ${LEVEL_NAMES[above].toLowerCase()}: ${chosenAt(above, selection) ?? ''}`}
      onClick={() => onLevel(above)}
    >
      <ArrowLeft className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        <b className="block truncate font-semibold">{chosenAt(above, selection)}</b>
        {path.length > 0 && <span className="block truncate text-sm text-muted">{path.join(' · ')}</span>}
      </span>
    </button>
  )
}
