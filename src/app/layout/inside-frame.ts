import { createContext } from 'react'

/** True inside the frame of a signed-in teacher, which has a header and a `main` of its own. */
export const InsideFrameContext = createContext(false)
