import { changePlan, prorated, retry, setCancel } from './billing.ts'
import { monthlyCents, PRICES } from './catalogue.ts'
import { button, dollars, linkTo, type PageAnswer } from './page.ts'
import type { PortalRecord, SubscriptionRecord } from './records.ts'
import { LAST_DIGITS } from './small-objects.ts'
import type { StripeWorld } from './stripe-world.ts'

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** The most that the form takes. */
const MOST = 500

function act(world: StripeWorld, subscription: SubscriptionRecord, form: URLSearchParams): void {
  const customer = world.held.customers[subscription.customer]
  const what = form.get('do')
  const [price, quantity] = [form.get('price') ?? '', Number(form.get('quantity'))]
  const isPossible = PRICES[price] && Number.isInteger(quantity) && quantity > 0 && quantity <= MOST
  if (what === 'change' && isPossible) changePlan(world, subscription, price, quantity)
  if (what === 'cancel' || what === 'renew') setCancel(world, subscription, what === 'cancel')
  if (what === 'card' && customer) {
    customer.card = 'pays'
    retry(world, subscription)
  }
}

/** Plan and quantity, as Stripe's page offers them; it leaves the quantity to the customer. */
function changeForm({ price, quantity }: SubscriptionRecord): string {
  const options = Object.values(PRICES).map(
    ({ id, name }) => `<option value="${id}"${id === price ? ' selected' : ''}>${name}</option>`,
  )
  return `<form method="post"><input type="hidden" name="do" value="change">
<label>Plan <select name="price">${options.join('')}</select></label>
<label>Quantity <input name="quantity" type="number" min="1" max="${MOST}" value="${quantity}"></label>
<button class="plain">Change plan</button></form>`
}

function overview(world: StripeWorld, { customer, returnUrl }: PortalRecord): string {
  const live = world.subscriptionsOf(customer).find(({ status }) => status !== 'canceled')
  const card = world.held.customers[customer]?.card
  const bills = Object.values(world.held.invoices).filter((invoice) => invoice.customer === customer)
  const rows = bills.map(
    (one) => `<tr><td>${day(one.created)}<td>${dollars(one.cents)}<td>${one.status}</tr>`,
  )
  const plan = live
    ? `<p>${dollars(monthlyCents(live.price, live.quantity))} NZD a month, ${live.quantity} licences, ${live.status},
${live.cancelAtPeriodEnd ? 'ends' : 'renews'} ${day(live.ends)}, card ending ${LAST_DIGITS[card ?? 'pays']}.</p>
${live.cancelAtPeriodEnd ? button('Renew plan', { do: 'renew' }) : button('Cancel plan', { do: 'cancel' }, 'plain')}
${button('Give card 4242', { do: 'card' }, 'plain')}
${live.status === 'active' ? changeForm(live) : ''}`
    : '<p>No plan is running.</p>'
  return `${plan}<table>${rows.join('')}</table><p>${linkTo(returnUrl, 'Back to the app')}</p>`
}

/** The page that asks a yes to one change. */
function confirmPage(
  world: StripeWorld,
  { returnUrl }: PortalRecord,
  change: NonNullable<PortalRecord['confirm']>,
  form?: URLSearchParams,
): PageAnswer {
  const subscription = world.held.subscriptions[change.subscription]
  if (!subscription) return undefined
  const { price, quantity, afterUrl } = change
  if (form?.get('do') === 'confirm') {
    changePlan(world, subscription, price, quantity)
    return { leadTo: afterUrl }
  }
  const today = dollars(Math.max(0, prorated(world, subscription, price, quantity)))
  const text = `<p>${quantity} licences: <b>${dollars(monthlyCents(price, quantity))}</b> a month. Today: <b>${today}</b>.</p>`
  const body = `${text}${button('Confirm', { do: 'confirm' })}<p>${linkTo(returnUrl, 'Back without changing')}</p>`
  return { title: 'Confirm your change', body }
}

/** The portal: plan, card and bills. */
export function portalPage(world: StripeWorld, id: string, form?: URLSearchParams): PageAnswer {
  const portal = world.held.portals[id]
  if (!portal) return undefined
  if (portal.confirm) return confirmPage(world, portal, portal.confirm, form)
  const live = world.subscriptionsOf(portal.customer).find(({ status }) => status !== 'canceled')
  if (live && form) act(world, live, form)
  return { title: 'Your plan and bills', body: overview(world, portal) }
}
