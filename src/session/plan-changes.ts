import { create } from 'zustand'

/** What a teacher has not seen yet of the changes asked for on this device, and the older versions that are shown. */
interface PlanChanges {
  /** Replies asked for here that nobody has looked at yet. */
  awaited: readonly string[]
  /** The changed sections of a reply that have not been seen. */
  unseen: Readonly<Record<string, readonly string[]>>
  /** Older versions that were chosen in the list of versions. */
  shown: readonly string[]
}

const KEY = 'mahere-awaited'
const MAX_AWAITED = 20

const useStore = create<PlanChanges>(() => ({ awaited: readAwaited(), unseen: {}, shown: [] }))

function readAwaited(): string[] {
  try {
    const stored: unknown = JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function keepAwaited(awaited: readonly string[]): void {
  useStore.setState({ awaited })
  try {
    globalThis.sessionStorage?.setItem(KEY, JSON.stringify(awaited))
  } catch {
    // after a reload nothing is marked as changed
  }
}

/** A message was sent from here: what its reply changes is marked until it has been seen, over a reload too. */
export function awaitReply(replyId: string): void {
  keepAwaited([...useStore.getState().awaited, replyId].slice(-MAX_AWAITED))
}

export const isAwaited = (replyId: string): boolean => useStore.getState().awaited.includes(replyId)

let arriving: string | undefined

/** This reply has just been finished, and its end was followed: the page goes to what it changed. */
export function noteArrival(replyId: string): void {
  if (isAwaited(replyId)) arriving = replyId
}

/** Answers once whether the page goes to what this reply changed. */
export function takeArrival(replyId: string): boolean {
  const isArriving = arriving === replyId
  if (isArriving) arriving = undefined
  return isArriving
}

/** Marks these sections; none of them ends the waiting for the reply. */
export function markChanged(replyId: string, sections: readonly string[]): void {
  if (sections.length === 0) keepAwaited(useStore.getState().awaited.filter((id) => id !== replyId))
  useStore.setState(({ unseen }) => ({ unseen: { ...unseen, [replyId]: sections } }))
}

export function noteSeen(replyId: string, section: string): void {
  const { unseen } = useStore.getState()
  if (!unseen[replyId]?.includes(section)) return
  markChanged(
    replyId,
    unseen[replyId].filter((id) => id !== section),
  )
}

/** The changed sections of a reply that nobody has seen yet. */
export const useUnseen = (replyId: string): readonly string[] | undefined =>
  useStore(({ unseen }) => unseen[replyId])

/** Unfolds an older version, or folds it again. For the newest it makes no difference. */
export function showVersion(messageId: string, isShown: boolean): void {
  useStore.setState(({ shown }) => {
    const others = shown.filter((id) => id !== messageId)
    return { shown: isShown ? [...others, messageId] : others }
  })
}

export const useIsVersionShown = (messageId: string): boolean =>
  useStore(({ shown }) => shown.includes(messageId))

export function resetPlanChanges(): void {
  keepAwaited([])
  useStore.setState({ unseen: {}, shown: [] })
}
