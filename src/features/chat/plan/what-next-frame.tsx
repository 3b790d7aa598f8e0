import type { HTMLAttributes, ReactNode } from 'react'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { Button } from '#ui/button.tsx'
import { FollowUpList } from '../follow-up/follow-up-list.tsx'

interface Props extends HTMLAttributes<HTMLElement> {
  /** The actions that close a plan. */
  actions: ReactNode
  /** The changes that can be asked for. */
  children: ReactNode
}

/** The last part of a plan: what can be done next. */
export function WhatNextFrame({ actions, children, ...section }: Props) {
  return (
    <section {...section} className="row border-t border-base-300 py-4">
      <span />
      <div className="on-page">
        <div className="grid gap-2 lg:flex lg:flex-wrap">{actions}</div>
        {children}
      </div>
    </section>
  )
}

/** The same part before its buttons work: they are laid out, so that nothing moves when they show. */
export function WhatNextSkeleton({ plan }: { plan: LessonPlan }) {
  const actions = ['Create resource', 'Print Lesson Plan'].map((name) => (
    <Button key={name} className="invisible">
      {name}
    </Button>
  ))
  return (
    <WhatNextFrame aria-hidden="true" actions={actions}>
      <div className="invisible">
        <FollowUpList plan={plan} onChoose={() => {}} />
      </div>
    </WhatNextFrame>
  )
}
