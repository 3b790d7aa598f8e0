import type Stripe from 'stripe'
import type { InvoiceRecord, MoneyBackRecord } from './records.ts'
import type { StripeWorld } from './stripe-world.ts'

const chargeId = (intent: string) => intent.replace('pi_', 'ch_')

export function refundObject(record: MoneyBackRecord): Stripe.Refund {
  return {
    id: record.id,
    object: 'refund',
    amount: record.cents,
    balance_transaction: null,
    charge: chargeId(record.intent),
    created: record.created,
    currency: 'nzd',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: record.intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

/** Nobody answers disputes here, so there is no evidence. */
const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence

export function disputeObject(record: MoneyBackRecord): Stripe.Dispute {
  return {
    id: record.id,
    object: 'dispute',
    amount: record.cents,
    balance_transactions: [],
    charge: chargeId(record.intent),
    created: record.created,
    currency: 'nzd',
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: record.created + 604_800,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: record.intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}

const PLAIN_CHARGE = {
  object: 'charge',
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: true,
  currency: 'nzd',
  description: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>

/** The charge that the event of a refund carries. */
export function refundedCharge(world: StripeWorld, invoice: InvoiceRecord): Stripe.Charge {
  const { refunds, disputes } = world.held
  const back = Object.values(refunds)
    .filter(({ intent }) => intent === invoice.intent)
    .reduce((sum, { cents }) => sum + cents, 0)
  return {
    ...PLAIN_CHARGE,
    id: chargeId(invoice.intent),
    amount: invoice.cents - invoice.credit,
    amount_captured: invoice.cents - invoice.credit,
    amount_refunded: back,
    created: invoice.created,
    customer: invoice.customer,
    disputed: Object.values(disputes).some(({ intent }) => intent === invoice.intent),
    payment_intent: invoice.intent,
    refunded: back >= invoice.cents - invoice.credit,
  }
}
