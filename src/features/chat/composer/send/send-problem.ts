import { dropErrors, showToast } from '#session/toasts.ts'

interface Problem {
  title: string
  text: string
}

export const NOT_SIGNED_IN: Problem = {
  title: 'Authentication required',
  text: 'Please sign in to send messages',
}
export const UNEXPECTED: Problem = {
  title: 'Failed to send',
  text: 'An unexpected error occurred. Please try again.',
}

/** The specification's toast for a send that did not happen; the text stays where it was typed. */
export function sendProblem(reason: string): Problem {
  switch (reason) {
    case 'limit':
      return {
        title: 'Message limit reached',
        text: 'You have reached your message limit. Please upgrade to continue.',
      }
    case 'storage_full':
      return {
        title: 'This device is full',
        text: 'Your message is still in the box. Free up some space, then send it again.',
      }
    case 'storage_broken':
      return {
        title: 'Failed to send',
        text: 'This browser did not let us store your message. It is still in the box: copy it, then reload the page.',
      }
    default:
      return { title: 'Failed to send', text: 'Failed to send message. Please try again.' }
  }
}

const ABOUT = 'send'

export const showProblem = (problem: Problem): void => showToast({ ...problem, kind: 'error', about: ABOUT })

/** The message was sent after all. */
export const dropProblem = (): void => dropErrors(ABOUT)
