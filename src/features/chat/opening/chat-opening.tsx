import type { GeneratorType } from '#domain/rows.ts'
import { readCurrentChat } from '#session/current-chat.ts'
import { Spinner } from '#ui/spinner.tsx'
import { GENERATOR_TITLES } from '../chat-address.ts'
import { Welcome } from '../welcome.tsx'
import { canShow, EndOfChat } from './end-of-chat.tsx'
import { lookAt, useFirstLook } from './first-look.ts'
import { holdWords } from './held-words.ts'

export { lookAt }

interface Props {
  generatorType: GeneratorType
  sessionId: string | undefined
  /** It is not led back to a place further up. */
  atEnd: boolean
}

/** What a chat shows before its own code and the store are here. Everything stands where the chat will have it. */
export function ChatOpening({ generatorType, sessionId, atEnd }: Props) {
  const look = useFirstLook(atEnd ? sessionId : undefined)
  const isNew = sessionId === undefined && readCurrentChat() === null
  const end = look && canShow(look.messages) ? look : undefined
  return (
    <>
      <BarPlace generatorType={generatorType} title={end?.chat.title ?? 'New Chat'} />
      {isNew || end ? (
        <p className="sr-only" role="status">
          Opening the chat
        </p>
      ) : (
        <Spinner label="Opening the chat" className="p-6" />
      )}
      {isNew && <Welcome generatorType={generatorType} onUse={holdWords} />}
      {end && <EndOfChat messages={end.messages} report={end.report} />}
      <BoxPlace />
    </>
  )
}

/** Not a heading: the chat's own one is to take the focus and the tab's title, and to keep them. */
function BarPlace({ generatorType, title }: { generatorType: GeneratorType; title: string }) {
  return (
    <div className="sticky top-19 z-20 border-b border-base-300 bg-base-100 px-3 py-2 md:static md:border-0 md:px-6 md:pt-4">
      <div className="mx-auto flex h-11 w-full max-w-[49rem] items-center md:h-auto" aria-hidden="true">
        <div className="min-w-0 grow max-md:hidden">
          <p className="text-xl font-bold">{GENERATOR_TITLES[generatorType]}</p>
          <p className="truncate text-sm text-muted">{title}</p>
        </div>
      </div>
    </div>
  )
}

function BoxPlace() {
  return (
    <div className="safe-b sticky bottom-0 z-20 mt-auto border-t border-base-300 bg-base-100 px-3 pt-3 md:px-6 md:pb-5 print:hidden">
      <div className="mx-auto max-w-[49rem]" aria-hidden="true">
        <div className="mb-2.5 h-11 max-md:hidden" />
        <div className="rounded-box border border-line bg-sheet p-1.5">
          <div className="h-11" />
        </div>
        <p className="invisible mt-1.5 text-sm max-md:sr-only">Enter sends.</p>
      </div>
    </div>
  )
}
