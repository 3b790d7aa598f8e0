import type Stripe from 'stripe'

/** The things of which the description has all fields. Of others, such as a product, only the id is sent to us. */
export type Expanded =
  | 'price'
  | 'customer'
  | 'checkout.session'
  | 'subscription'
  | 'subscription_item'
  | 'plan'
  | 'payment_method'
  | 'billing_portal.session'
  | 'invoice'
  | 'invoice_payment'
  | 'refund'
  | 'dispute'
  | 'charge'
  | 'customer_balance_transaction'

/** Every call that our functions make: what is sent, and what is answered. */
export interface DescribedCalls {
  'get /v1/prices/{id}': [Stripe.PriceRetrieveParams, Stripe.Price]
  'post /v1/customers': [Stripe.CustomerCreateParams, Stripe.Customer]
  'get /v1/customers/{id}/balance_transactions': [
    Stripe.CustomerListBalanceTransactionsParams,
    Stripe.ApiList<Stripe.CustomerBalanceTransaction>,
  ]
  'post /v1/customers/{id}/balance_transactions': [
    Stripe.CustomerCreateBalanceTransactionParams,
    Stripe.CustomerBalanceTransaction,
  ]
  'post /v1/checkout/sessions': [Stripe.Checkout.SessionCreateParams, Stripe.Checkout.Session]
  'get /v1/checkout/sessions/{id}': [Stripe.Checkout.SessionRetrieveParams, Stripe.Checkout.Session]
  'post /v1/checkout/sessions/{id}/expire': [Stripe.Checkout.SessionExpireParams, Stripe.Checkout.Session]
  'get /v1/subscriptions': [Stripe.SubscriptionListParams, Stripe.ApiList<Stripe.Subscription>]
  'get /v1/subscriptions/{id}': [Stripe.SubscriptionRetrieveParams, Stripe.Subscription]
  'post /v1/subscriptions/{id}': [Stripe.SubscriptionUpdateParams, Stripe.Subscription]
  'delete /v1/subscriptions/{id}': [Stripe.SubscriptionCancelParams, Stripe.Subscription]
  'post /v1/billing_portal/sessions': [Stripe.BillingPortal.SessionCreateParams, Stripe.BillingPortal.Session]
  'get /v1/invoices': [Stripe.InvoiceListParams, Stripe.ApiList<Stripe.Invoice>]
  'post /v1/invoices/{id}/void': [Stripe.InvoiceVoidInvoiceParams, Stripe.Invoice]
  'post /v1/invoices/create_preview': [Stripe.InvoiceCreatePreviewParams, Stripe.Invoice]
  'get /v1/invoice_payments': [Stripe.InvoicePaymentListParams, Stripe.ApiList<Stripe.InvoicePayment>]
  'get /v1/refunds': [Stripe.RefundListParams, Stripe.ApiList<Stripe.Refund>]
  'get /v1/disputes': [Stripe.DisputeListParams, Stripe.ApiList<Stripe.Dispute>]
}

/** What events carry and no call answers. */
export interface EventObjects {
  'charge.refunded': Stripe.Charge
}
