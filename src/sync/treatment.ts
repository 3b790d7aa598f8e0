import type { CallFailure } from '#backend/failure.ts'

type Treatment = 'again' | 'sign-in' | 'update' | 'bisect'

const NOT_YOUR_QUEUE = '42501'

/**
 * Says what to do with the ops of a call that failed as a whole. Another teacher's token is a sign-in problem, never a
 * fault of the ops: parking them would hide one teacher's messages because another sat down at the device.
 */
export function treatmentOf(failure: CallFailure): Treatment {
  switch (failure.kind) {
    case 'offline':
    case 'retry':
      return 'again'
    case 'auth':
      return 'sign-in'
    case 'update':
      return 'update'
    case 'refused':
      return failure.code === NOT_YOUR_QUEUE ? 'sign-in' : 'bisect'
  }
}
