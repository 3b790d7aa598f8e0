import { createContext } from 'react'
import type { MessageEntry } from '../../messages/message-types.ts'

/** The messages of the chat on the screen: the versions of a plan are found in them. */
export const EntriesContext = createContext<readonly MessageEntry[]>([])
