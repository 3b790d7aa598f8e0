import type Stripe from 'stripe'
import { PRICES } from './catalogue.ts'
import type { InvoiceRecord, LineRecord } from './records.ts'

/** The lines of a bill as Stripe sends them. A change has two: what the rest of the old plan gives back, and what the rest of the new one costs. */
export const lineObjects = (invoice: InvoiceRecord): Stripe.InvoiceLineItem[] =>
  invoice.lines.map((line, at) => lineObject(invoice, line, `${invoice.id.replace('in_', 'il_')}${at}`))

function lineObject(invoice: InvoiceRecord, line: LineRecord, id: string): Stripe.InvoiceLineItem {
  const { subscription, created, starts, ends } = invoice
  return {
    id,
    object: 'line_item',
    amount: line.cents,
    currency: 'nzd',
    description: null,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: null,
        subscription,
        subscription_item: subscription.replace('sub_', 'si_'),
      },
      type: 'subscription_item_details',
    },
    period: { start: line.isProration ? created : starts, end: ends },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price, product: PRICES[line.price]?.product ?? '' },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: line.quantity,
    quantity_decimal: null,
    subscription,
    subtotal: line.cents,
    taxes: [],
  }
}
