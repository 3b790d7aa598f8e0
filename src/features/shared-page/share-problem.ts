export interface ShareProblem {
  title: string
  text: string
  mayRetry: boolean
}

type Reason = 'unknown' | 'ended' | 'busy' | 'unreachable'

const PROBLEMS: Record<Reason, ShareProblem> = {
  unknown: {
    title: 'This link does not work',
    text: 'It may have been cut short when it was copied, or the teacher has stopped sharing. Ask for a new link.',
    mayRetry: false,
  },
  ended: {
    title: 'This link has ended',
    text: 'Shared pages open for a limited time. Ask the teacher who sent it for a new link.',
    mayRetry: false,
  },
  busy: {
    title: 'This page is opened very often at present',
    text: 'Please try again in an hour, or ask the teacher for the PDF.',
    mayRetry: true,
  },
  unreachable: {
    title: 'This page needs a connection',
    text: 'It could not be fetched. Nothing is wrong with the link: check your connection and try again.',
    mayRetry: true,
  },
}

export const shareProblem = (reason: Reason): ShareProblem => PROBLEMS[reason]
