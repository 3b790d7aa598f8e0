import { createContext } from 'react'

/** Whether this teacher may make resources. Asked of the store once for the list: a long chat has a hundred plans, each with the button twice. */
export const MayCreateContext = createContext(false)
