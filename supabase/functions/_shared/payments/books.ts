import type { PaymentFinding } from '../content/contract.ts'
import { rpc } from '../http/rpc.ts'
import type { PlanKind } from './payments.ts'

/** What Stripe's subscription grants a teacher. Times are ISO texts. */
export interface Paid {
  subscription_id: string
  kind: PlanKind
  status: string
  cancel_at_period_end: boolean
  period_start: string
  period_end: string
  licences: number
}

/** The checkout a teacher began; without a session it is only reserved. */
export interface OpenCheckout {
  kind: PlanKind
  origin: string
  session?: string
}

export interface PaymentAccount {
  user_id: string
  email: string | null
  exists: boolean
  /** True while a school's licence pays for this teacher. */
  member: boolean
  customer_id: string | null
  /** The teacher's own customer while `customer_id` is that of a school that was handed to them. */
  own_customer_id: string | null
  /** False without a customer, and while `customer_id` was made for the administrator who handed the school over. */
  customer_is_own: boolean
  customers_made: number
  version: number
  paid: Paid | null
  checkout_no: number
  checkout: OpenCheckout | null
  /** The whole numbers of the pages for licences that may still be open. */
  licence_pages: number[]
}

/** What the reconciliation compares with Stripe. */
export interface AccountAtNight
  extends Pick<PaymentAccount, 'user_id' | 'paid' | 'member' | 'customer_id' | 'own_customer_id'> {
  gone: boolean
  /** True while the app shows another plan than the one that we read from Stripe. */
  shown_otherwise: boolean
}

type Call = <T>(name: string, args: object) => Promise<T>
export type Books = ReturnType<typeof booksOver>

/** The calls about pages at Stripe that may still be open. */
const pagesOver = (call: Call) => ({
  openLicencePage: (target_user: string, licences: number) =>
    call<null>('open_licence_page', { target_user, licences }),
  forgetLicencePage: (target_user: string, licences: number) =>
    call<null>('forget_licence_page', { target_user, licences }),
  forgetLicencePages: (target_user: string) => call<null>('forget_licence_pages', { target_user }),
  membersWithPages: (admin: string | null) => call<string[]>('members_with_pages', { admin }),
})

/** The payment calls of the database, over any way to make a call as the server. */
export function booksOver(call: Call) {
  return {
    account: (target_user: string) => call<PaymentAccount>('payment_account', { target_user }),
    userOf: (customer: string) => call<string | null>('payment_user', { customer }),
    accountsAfter: (after_user: string | null, max_rows: number) =>
      call<AccountAtNight[]>('payment_accounts_after', { after_user, max_rows }),
    noteCustomer: (target_user: string, made: number, customer: string | null) =>
      call<null>('note_payment_customer', { target_user, made, customer }),
    takeOwnCustomer: (target_user: string, made: number) =>
      call<null>('take_own_customer', { target_user, made }),
    claimCheckout: (
      target_user: string,
      expected: number,
      session: string | null,
      wanted: OpenCheckout | null,
    ) => call<number | null>('claim_checkout', { target_user, expected, session, wanted }),
    noteCheckout: (target_user: string, no: number, session: string) =>
      call<boolean>('note_checkout', { target_user, no, session }),
    ...pagesOver(call),
    apply: (target_user: string, read_at_version: number, now_paid: Paid | null) =>
      call<{ status: 'done' | 'again' | 'gone'; changed?: boolean }>('apply_payment', {
        target_user,
        read_at_version,
        now_paid,
      }),
    receive: (event: { id: string; type: string; created: number }, customer: string | null) =>
      call<boolean>('receive_payment_event', {
        event_id: event.id,
        event_type: event.type,
        created: event.created,
        customer,
      }),
    finish: (event_id: string, result: string) => call<null>('finish_payment_event', { event_id, result }),
    waiting: () => call<PaymentFinding[]>('payment_findings_waiting', {}),
    find: (finding: PaymentFinding) => call<null>('note_payment_finding', { finding }),
  }
}

export const databaseBooks = (): Books => booksOver(rpc)
