import type { CallFailure } from '#backend/failure.ts'

export type Treatment = 'again' | 'sign-in' | 'update' | 'halve'

const NOT_YOUR_QUEUE = '42501'

/**
 * What a call that failed as a whole means for its ops. A token of another teacher is a matter of sign-in, never of the
 * ops: parking them would bury one teacher's words because another sat down.
 */
export function classify(failure: CallFailure): Treatment {
  switch (failure.kind) {
    case 'offline':
    case 'retry':
      return 'again'
    case 'auth':
      return 'sign-in'
    case 'update':
      return 'update'
    case 'refused':
      return failure.code === NOT_YOUR_QUEUE ? 'sign-in' : 'halve'
  }
}
