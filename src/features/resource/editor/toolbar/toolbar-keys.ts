import type { KeyboardEvent } from 'react'

/** Moves the focus between the tools with arrow keys, Home and End, as in any toolbar. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
  const target = event.target as HTMLElement
  if (target.closest('[role="menu"],dialog')) return
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (tool) => tool.offsetParent !== null && !tool.closest('[role="menu"],dialog'),
  )
  const at = tools.indexOf(target)
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tools.length - 1 }[event.key] ?? at
  event.preventDefault()
  tools.at(next % tools.length)?.focus()
}
