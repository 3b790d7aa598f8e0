import { SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { useIsMobile } from '#ui/use-media.ts'
import { GENERATOR_TITLES } from './chat-address.ts'
import { useNewChat } from './use-new-chat.ts'

interface Props {
  generatorType: GeneratorType
  title: string
  /** The goals: above the chat on a phone, above the composer on a wide screen [CURR-01] [CURR-02]. */
  picker: ReactNode
}

export function ChatBar({ generatorType, title, picker }: Props) {
  const phone = useIsMobile()
  const startNew = useNewChat()
  return (
    <BarFrame>
      <div className="sr-only min-w-0 grow md:not-sr-only">
        <h1 className="text-xl" data-title={tabTitle(generatorType, title)}>
          {GENERATOR_TITLES[generatorType]}
        </h1>
        <p className="truncate text-sm text-muted">{title}</p>
      </div>
      {phone && <div className="flex min-w-0 grow">{picker}</div>}
      <button
        type="button"
        className="btn btn-ghost btn-square md:w-auto md:px-4"
        aria-label="New Chat"
        onClick={() => startNew(generatorType)}
      >
        <SquarePen className="size-5" aria-hidden="true" />
        <span className="hidden md:inline">New Chat</span>
      </button>
    </BarFrame>
  )
}

/** Tells the tabs of several chats apart. A tab shows the first words only, so the chat's name comes first. */
const tabTitle = (generatorType: GeneratorType, title: string) =>
  title === 'New Chat' ? undefined : `${title} · ${GENERATOR_TITLES[generatorType]}`

/** The bar before its controls are here. It has no heading: the chat's own heading takes the focus, and must keep it. */
export function ChatBarSkeleton({ generatorType, title }: Omit<Props, 'picker'>) {
  return (
    <BarFrame>
      <div className="min-w-0 grow max-md:hidden" aria-hidden="true">
        <p className="text-xl font-bold">{GENERATOR_TITLES[generatorType]}</p>
        <p className="truncate text-sm text-muted">{title}</p>
      </div>
    </BarFrame>
  )
}

function BarFrame({ children }: { children: ReactNode }) {
  return (
    <div
      data-bar=""
      className="sticky top-19 z-20 border-b border-base-300 bg-base-100 px-3 py-2 md:static md:border-0 md:px-6 md:pt-4"
    >
      <div className="mx-auto flex min-h-11 w-full max-w-page items-center gap-2">{children}</div>
    </div>
  )
}
