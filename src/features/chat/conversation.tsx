import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import type { ChatEnd } from '#local-store/queries/chat-end.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { useConnection } from '#session/connection.ts'
import { Composer } from './composer/composer.tsx'
import type { ComposerHandle } from './composer/send/use-composer-handle.ts'
import { WritingProgress } from './composer/writing-progress.tsx'
import { followEnd } from './messages/follow-end.ts'
import { useMessages } from './messages/use-messages.ts'
import { useWriting } from './messages/use-writing.ts'
import { takeHeldPrompt } from './preview/held-prompt.ts'
import { Transcript } from './transcript.tsx'
import { useCurriculumScope } from './use-curriculum-scope.ts'
import type { OpenChat } from './use-open-chat.ts'

interface Props {
  generatorType: GeneratorType
  sessionId: string | undefined
  open: OpenChat
  /** The chat as the preview has shown it, until the store answers. */
  preview: ChatEnd | undefined
  picker: ReactNode
}

/** The transcript and the composer below it. Both stay mounted when a new chat gets its address, and the focus stays. */
export function Conversation({ generatorType, sessionId, open, preview, picker }: Props) {
  const composer = useRef<ComposerHandle>(null)
  const connection = useConnection()
  const plan = useLiveQuery(async () => readPlanState(), [])
  const entries = useMessages(sessionId, preview)
  const writing = useWriting(entries, connection)
  useCurriculumScope(generatorType, sessionId)
  useEffect(() => {
    const prompt = takeHeldPrompt()
    if (prompt !== undefined) void composer.current?.put(prompt)
  }, [])

  return (
    <>
      <Transcript
        generatorType={generatorType}
        sessionId={sessionId}
        open={open}
        entries={entries}
        writingId={writing?.id}
        atLimit={plan?.atLimit ?? false}
        connection={connection}
        composer={composer}
      />
      <Composer
        ref={composer}
        generatorType={generatorType}
        sessionId={sessionId}
        plan={plan}
        loading={open.kind === 'loading'}
        connection={connection}
        writingReplyId={writing?.id}
        picker={picker}
        progress={
          writing && (
            <WritingProgress generatorType={generatorType} done={writing.done} total={writing.total} />
          )
        }
        onSent={followEnd}
      />
    </>
  )
}
