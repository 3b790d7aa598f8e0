/** The secret part of a link, from what stands behind its #. A cut or altered one is asked for all the same: the server knows. */
export const tokenOf = (hash: string): string => hash.replace(/^#/, '').trim()
