import { type Call, sendText } from '../http/routes.ts'
import { payBill } from './billing.ts'
import { checkoutPage } from './checkout-page.ts'
import { controlsPage, type Shown } from './controls-page.ts'
import { button, dollars, type PageAnswer, sendPage } from './page.ts'
import { portalPage } from './portal-page.ts'
import type { StripeWorld } from './stripe-world.ts'

export const PAGES_PATH = '/_local/stripe'

/** Chooses the page by the address. A form of another site is refused: it could press the buttons here. */
export async function stripePages(standIn: Shown, call: Call, body: string): Promise<void> {
  const { request, response, url } = call
  const { origin } = request.headers
  const isPost = request.method === 'POST'
  const isForeign = origin !== undefined && origin !== url.origin
  if (isPost && isForeign) sendText(response, 403, 'Not from this page')
  else sendPage(response, await choosePage(standIn, url, isPost ? new URLSearchParams(body) : undefined))
}

async function choosePage(standIn: Shown, url: URL, form?: URLSearchParams): Promise<PageAnswer> {
  const { world } = standIn
  const [page = '', id = ''] = url.pathname.slice(PAGES_PATH.length + 1).split('/')
  if (page === '') return controlsPage(standIn, form)
  if (page === 'checkout') return checkoutPage(world, id, form)
  if (page === 'portal') return portalPage(world, id, form)
  return page === 'invoice' ? invoicePage(world, id, form) : undefined
}

/** A bill. One that is open can be paid here, whatever became of its plan. */
function invoicePage(world: StripeWorld, id: string, form?: URLSearchParams): PageAnswer {
  const invoice = world.held.invoices[id]
  if (!invoice) return undefined
  if (form?.get('do') === 'pay') payBill(world, invoice)
  const day = new Date(invoice.created * 1000).toISOString().slice(0, 10)
  const body = `<p>${day}, ${dollars(invoice.cents)} NZD including GST, ${invoice.status}.</p>${invoice.status === 'open' ? button('Pay', { do: 'pay' }) : ''}`
  return { title: `Invoice ${invoice.number}`, body }
}
