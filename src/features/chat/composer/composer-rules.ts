import type { PlanState } from '#domain/plan-rules.ts'
import { MAX_PROMPT_CHARS } from '#domain/product.ts'
import { dayMonth } from '#ui/date.ts'

export interface ComposerFacts {
  text: string
  signedIn: boolean
  atLimit: boolean
  nearLimit: boolean
  /** The chat is being loaded. */
  loading: boolean
  /** A reply is being written. */
  writing: boolean
  offline: boolean
}

type SendBlock = 'signed-out' | 'limit' | 'loading' | 'writing' | 'too-long' | 'empty'

/** The strongest reason why Send is disabled; undefined when it is not [CHAT-130] to [CHAT-133]. */
export function sendBlock(facts: ComposerFacts): SendBlock | undefined {
  if (!facts.signedIn) return 'signed-out'
  if (facts.atLimit) return 'limit'
  if (facts.writing) return 'writing'
  if (facts.loading) return 'loading'
  const text = facts.text.trim()
  if (text.length > MAX_PROMPT_CHARS) return 'too-long'
  return text ? undefined : 'empty'
}

export function placeholderFor({ signedIn, atLimit }: Pick<ComposerFacts, 'signedIn' | 'atLimit'>): string {
  if (!signedIn) return 'Sign in to start chatting...'
  return atLimit ? 'Message limit reached. Please upgrade to continue.' : 'Type your message...'
}

interface LineBelow {
  text: string
  /** True for a text that a teacher must also see on a phone; the others are hints for a wide screen. */
  important: boolean
}

export function lineBelow(facts: ComposerFacts): LineBelow {
  if (!facts.signedIn) return { text: 'Please sign in to send messages', important: true }
  if (facts.atLimit) {
    return {
      text: "You've reached your message limit. Please upgrade to continue chatting.",
      important: true,
    }
  }
  if (facts.nearLimit) return { text: "You're approaching your message limit.", important: true }
  if (facts.offline)
    return { text: 'Messages wait on this device until you are back online.', important: false }
  if (facts.writing && facts.text.trim())
    return { text: 'You can send this when the reply is ready, or stop the reply.', important: false }
  return { text: 'Enter sends. Shift and Enter starts a new line.', important: false }
}

const MONTH_MS = 32 * 86_400_000

/** The day from which a paid plan has its messages again [DATA-18]; those of the trial, or of an ending plan, do not come back. */
export function newMessagesText(plan: PlanState, now: number): string {
  const { atLimit, isFreeUser, cancelAtPeriodEnd, currentPeriodEnd } = plan
  if (!atLimit || isFreeUser || cancelAtPeriodEnd || currentPeriodEnd === null) return ''
  const left = Date.parse(currentPeriodEnd) - now
  return left > 0 && left <= MONTH_MS ? ` You have new ones from ${dayMonth(currentPeriodEnd)}.` : ''
}

export function tooLongText(length: number): string {
  const number = new Intl.NumberFormat('en-NZ')
  return `This message has ${number.format(length)} characters; a message can have up to ${number.format(MAX_PROMPT_CHARS)}. Shorten it to send it. Nothing you typed is lost.`
}

/**
 * Enter sends and Shift+Enter breaks the line; the Enter that ends an input method's word does neither [CHAT-134]
 * [CHAT-135].
 */
export function isSendKey(event: { key: string; shiftKey: boolean; isComposing?: boolean }): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing
}
