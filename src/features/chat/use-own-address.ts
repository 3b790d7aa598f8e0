import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { setCurrentChat, useCurrentChat } from '#session/current-chat.ts'
import { hasResourcePrompt } from './actions/resource-prompt.ts'
import { chatAddress } from './chat-address.ts'
import type { OpenChat } from './use-open-chat.ts'

/**
 * Without an id in the address the current chat opens, if it is of this generator and no prompt is about to start a
 * new one [CHAT-04, OP-34].
 */
export function useReturnToCurrent(generatorType: GeneratorType, sessionId: string | undefined): void {
  const navigate = useNavigate()
  const current = useCurrentChat()
  const chat = useLiveQuery(async () => (current ? (await readChat(current))?.chat : undefined), [current])
  const fits = chat?.id === current && chat?.generator_type === generatorType && !chat.is_deleted
  useEffect(() => {
    if (sessionId || !current || !fits) return
    if (generatorType === 'resourceGenerator' && hasResourcePrompt()) return
    void navigate({ ...chatAddress(generatorType, current), replace: true })
  }, [sessionId, current, fits, generatorType, navigate])
}

/** A chat of the other generator is shown at its own address [OP-35]. A chat that opens becomes the current one. */
export function useOwnAddress(generatorType: GeneratorType, open: OpenChat): void {
  const navigate = useNavigate()
  const id = open.kind === 'ready' ? open.chat.id : undefined
  const type = open.kind === 'ready' ? open.chat.generator_type : undefined
  useEffect(() => {
    if (!id || !type) return
    setCurrentChat(id)
    if (type !== generatorType) void navigate({ ...chatAddress(type, id), replace: true })
  }, [id, type, generatorType, navigate])
}
