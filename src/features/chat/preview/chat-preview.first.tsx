import type { GeneratorType } from '#content/contract.ts'
import { readCurrentChat } from '#session/current-chat.ts'
import { Spinner } from '#ui/spinner.tsx'
import { ChatBarSkeleton } from '../chat-bar.tsx'
import { ComposerSkeleton } from '../composer/composer-frame.tsx'
import { Welcome } from '../welcome.tsx'
import { canShow, EndOfChat } from './end-of-chat.tsx'
import { holdPrompt } from './held-prompt.ts'
import { beginPreview, usePreview } from './use-preview.ts'

export { beginPreview }

interface Props {
  generatorType: GeneratorType
  sessionId: string | undefined
  /** The chat opens at its end. If false, the page returns to a place further up. */
  atEnd: boolean
}

/** Shows before the chat's own code and the store are here. Everything stands where the chat will have it. */
export function ChatPreview({ generatorType, sessionId, atEnd }: Props) {
  const preview = usePreview(atEnd ? sessionId : undefined)
  const isNew = sessionId === undefined && readCurrentChat() === null
  const end = preview && canShow(preview.messages) ? preview : undefined
  return (
    <>
      <ChatBarSkeleton generatorType={generatorType} title={end?.chat.title ?? 'New Chat'} />
      {isNew || end ? (
        <p className="sr-only" role="status">
          Opening the chat
        </p>
      ) : (
        <Spinner label="Opening the chat" className="p-6" />
      )}
      {isNew && <Welcome generatorType={generatorType} onUse={holdPrompt} />}
      {end && <EndOfChat messages={end.messages} report={end.report} />}
      <ComposerSkeleton />
    </>
  )
}
