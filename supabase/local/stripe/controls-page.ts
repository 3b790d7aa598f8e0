import { advance } from './billing.ts'
import { dispute, refund } from './owner-actions.ts'
import { button, dollars, type PageAnswer } from './page.ts'
import type { StripeWorld } from './stripe-world.ts'
import { POSTS, type Postman } from './webhooks.ts'

const DAY_S = 86_400

/** What the pages show and change. */
export interface Shown {
  world: StripeWorld
  postman: Postman
}

async function act({ world, postman }: Shown, form: URLSearchParams): Promise<void> {
  const days = Number(form.get('days') ?? 0)
  if (Number.isInteger(days) && days > 0 && days < 400) advance(world, days * DAY_S)
  const post = POSTS.find((one) => one === form.get('post'))
  if (post) postman.post = post
  if (form.get('do') === 'flush') await postman.flush()
  const invoice = world.held.invoices[form.get('invoice') ?? '']
  if (invoice && form.get('do') === 'refund') refund(world, invoice, invoice.cents - invoice.credit)
  if (invoice && form.get('do') === 'dispute') dispute(world, invoice)
}

/** What happens at Stripe without us: time, the post, refunds and disputes. For trying them out and for the tests. */
export async function controlsPage(standIn: Shown, form?: URLSearchParams): Promise<PageAnswer> {
  if (form) await act(standIn, form)
  const { world, postman } = standIn
  const posts = POSTS.map((post) => button(post, { post }, post === postman.post ? '' : 'plain'))
  const bills = Object.values(world.held.invoices).map(
    (
      one,
    ) => `<tr><td>${one.id}<td>${world.held.customers[one.customer]?.email ?? ''}<td>${dollars(one.cents)}<td>${one.status}
<td>${button('Refund', { do: 'refund', invoice: one.id }, 'plain')}${button('Dispute', { do: 'dispute', invoice: one.id }, 'plain')}</tr>`,
  )
  return {
    title: 'Stripe on this machine',
    body: `<p>Its clock says ${new Date(world.now() * 1000).toISOString()}.</p>
${button('3 days later', { days: '3' })}${button('A month later', { days: '31' })}
<p>Webhooks: ${posts.join('')} ${postman.waiting} kept back. ${button('Send them now', { do: 'flush' }, 'plain')}</p>
<table>${bills.join('')}</table>`,
  }
}
