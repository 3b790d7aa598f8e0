import { payCheckout } from './billing.ts'
import { monthlyCents } from './catalogue.ts'
import { sessionWith } from './create-pages.ts'
import { button, dollars, linkTo, type PageAnswer } from './page.ts'
import type { CardName, SessionRecord } from './records.ts'
import type { StripeWorld } from './stripe-world.ts'

/** Stripe's own test cards. */
export const CARDS: Record<CardName, string> = {
  pays: '4242 4242 4242 4242 pays',
  declined: '4000 0000 0000 0002 is declined',
  asks: '4000 0025 0000 3155 asks the bank first (3-D Secure)',
  fails_later: '4000 0000 0000 0341 pays now and fails at renewal',
}
const isCard = (name: string): name is CardName => Object.hasOwn(CARDS, name)

function choice(session: SessionRecord, problem = ''): string {
  const cards = Object.entries(CARDS).map(
    ([name, text], at) =>
      `<label><input type="radio" name="card" value="${name}" ${at === 0 ? 'checked' : ''}> ${text}</label>`,
  )
  return `${problem && `<p class="bad" role="alert">${problem}</p>`}
<p>${session.price === 'price_school' ? 'School' : 'Teacher'}: <b>${dollars(monthlyCents(session.price, session.quantity))}</b> NZD a month, GST included.</p>
<form method="post"><fieldset><legend>Test card</legend>${cards.join('')}</fieldset><button>Pay</button></form>
<p>${linkTo(session.cancelUrl, 'Back without paying')}</p>`
}

/** The page on which a checkout is paid. A page that was paid on or closed says so and takes nothing. */
export function checkoutPage(world: StripeWorld, id: string, form?: URLSearchParams): PageAnswer {
  if (!world.held.sessions[id]) return undefined
  const session = sessionWith(world, id)
  if (session.status === 'complete') return { leadTo: session.successUrl }
  if (session.status === 'expired')
    return { title: 'This checkout is closed', body: `<p>${linkTo(session.cancelUrl, 'Back')}</p>` }
  const card = form?.get('card') ?? ''
  if (!isCard(card)) return { title: 'Checkout', body: choice(session) }
  if (card === 'asks' && form?.get('bank') !== 'yes') {
    const body = button('Yes, pay', { card, bank: 'yes' }) + button('No', { card: '' }, 'plain')
    return { title: 'Your bank asks: is this payment yours?', body }
  }
  if (payCheckout(world, session, card)) return { leadTo: session.successUrl }
  const problem = 'Your card was declined. Nothing was charged. Try another card.'
  return { title: 'Checkout', body: choice(session, problem) }
}
