import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { setCurrentChat } from '#session/current-chat.ts'
import { useIdentity } from '#session/identity.ts'
import { storePart } from '../start/store-part.ts'

const RecentWork = storePart(async () => (await import('./recent-work.tsx')).RecentWork)

export function HomeScreen() {
  const name = useIdentity()?.displayName ?? 'User'
  // A generator opened from home starts a new chat, also when home was reached by the address bar [CHAT-61].
  useEffect(() => setCurrentChat(null), [])
  return (
    <div className="px-4 py-7 md:px-0">
      <div className="mx-auto max-w-page md:px-6 md:py-5">
        <h1 className="text-sm font-normal tracking-normal text-muted">AI Learning Assistant</h1>
        <p className="mt-1 text-2xl font-bold tracking-tight break-words md:text-3xl">
          <span lang="mi">Kia Ora</span>, {name}!
        </p>
        <p className="mt-1.5 text-lg text-muted">What would you like to create today?</p>
        <div className="mt-6 grid gap-4 lg:mt-8 lg:grid-cols-[1.35fr_1fr] lg:gap-5">
          <PlanCard />
          <ResourceCard />
        </div>
        <RecentWork />
        <a href="/help" className="tap mt-8 inline-flex items-center text-muted underline">
          Help and what's new
        </a>
      </div>
    </div>
  )
}

const card = 'sheet group relative flex min-h-36 overflow-hidden'
const cornerLook =
  'absolute top-5 -right-10 bottom-0 w-[46%] rounded-tl-box border-t border-l border-base-300 bg-base-100'

function PlanCard() {
  return (
    <Link to="/lesson-plan" className={`${card} lg:min-h-52`}>
      <div className="relative z-10 flex w-[62%] flex-col p-5 lg:w-[56%] lg:p-6">
        <h2 className="text-lg lg:text-xl">Lesson Plan Generator</h2>
        <p className="mt-1.5 text-muted">Create curriculum-aligned lesson plans tailored to NZ schools</p>
        <Go label="Start a plan" className="pt-5" />
      </div>
      <PlanCorner />
    </Link>
  )
}

function ResourceCard() {
  return (
    <Link to="/resource" className={card}>
      <div className="relative z-10 flex w-[62%] flex-col p-5 lg:w-full lg:p-6">
        <h2 className="text-lg lg:text-xl">Resource Generator</h2>
        <p className="mt-1.5 text-muted">Generate high-quality teaching resources for your classroom</p>
        <Go label="Start a resource" className="pt-12" />
      </div>
      <WorksheetCorner />
    </Link>
  )
}

function Go({ label, className }: { label: string; className: string }) {
  return (
    <span className={`mt-auto hidden items-center gap-1.5 font-semibold text-primary lg:flex ${className}`}>
      {label}
      <ArrowRight className="size-5" aria-hidden="true" />
    </span>
  )
}

/** A drawing: the corner of a lesson plan, with minutes in its margin. */
function PlanCorner() {
  const steps: [minutes: number, width: string][] = [
    [8, 'w-3/5'],
    [12, 'w-3/4'],
    [18, 'w-2/3'],
    [7, 'w-1/2'],
    [5, 'w-3/5'],
  ]
  return (
    <div className={`${cornerLook} lg:top-6 lg:-right-4`} aria-hidden="true">
      <div className="absolute inset-y-0 left-11 w-[1.5px] bg-margin-line" />
      <div className="grid gap-y-3.5 pt-4 text-sm tabular-nums lg:gap-y-4">
        {steps.map(([minutes, width], index) => (
          <p key={minutes} className={`grid-cols-[2.75rem_1fr] ${index < 3 ? 'grid' : 'hidden lg:grid'}`}>
            <span className="pr-2 text-end text-muted">{minutes}</span>
            <span className={`mt-1.5 ml-3 h-2 rounded-full bg-rule ${width}`} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** A drawing: the corner of a worksheet, with a bar cut into quarters. */
function WorksheetCorner() {
  return (
    <div className={`${cornerLook} pt-5 pl-4 lg:top-auto lg:-right-3 lg:h-24 lg:w-32`} aria-hidden="true">
      <div className="grid w-24 grid-cols-4">
        <i className="h-7 border border-line bg-tint" />
        <i className="h-7 border border-l-0 border-line bg-tint" />
        <i className="h-7 border border-l-0 border-line bg-tint" />
        <i className="h-7 border border-l-0 border-line" />
      </div>
      <div className="mt-4 h-2 w-24 rounded-full bg-rule" />
      <div className="mt-3.5 h-2 w-16 rounded-full bg-rule" />
    </div>
  )
}
