import type { Paid, PaymentAccount } from '../../../supabase/functions/_shared/payments/books.ts'

interface Args {
  target_user: string
  customer: string
  after_user: string | null
  made: number
  expected: number
  session: string
  wanted: PaymentAccount['checkout']
  no: number
  licences: number
  read_at_version: number
  now_paid: Paid | null
  event_id: string
  result: string
}

/**
 * The payment calls of the database in memory, with the same rules of what replaces what, for tests of thousands of
 * lives. The SQL itself has tests of its own, which live through the same things.
 */
export class MemoryBooks {
  private readonly accounts = new Map<string, PaymentAccount>()
  private readonly events = new Map<string, string | null>()

  constructor(users: string[]) {
    for (const user_id of users) this.accounts.set(user_id, emptyAccount(user_id))
  }

  paid(user: string): Paid | null {
    return this.accounts.get(user)?.paid ?? null
  }

  readonly call = async <T>(name: string, args: object): Promise<T> => {
    const answer = this.calls[name]
    if (!answer) throw new Error(`no such call: ${name}`)
    return structuredClone(answer(args as Args)) as T
  }

  private account(user: string): PaymentAccount {
    const account = this.accounts.get(user)
    if (!account) throw new Error(`no such user: ${user}`)
    return account
  }

  private readonly calls: Record<string, (args: Args) => unknown> = {
    payment_account: ({ target_user }) => this.account(target_user),
    payment_user: ({ customer }) =>
      [...this.accounts.values()].find(({ customer_id }) => customer_id === customer)?.user_id ?? null,
    payment_accounts_after: ({ after_user }) =>
      [...this.accounts.values()]
        .filter(
          ({ customer_id, user_id }) => customer_id !== null && (after_user === null || user_id > after_user),
        )
        .map((account) => ({ ...account, gone: !account.exists, shown_otherwise: false })),
    note_payment_customer: ({ target_user, made, customer }) => {
      const account = this.account(target_user)
      if (account.customers_made !== made) return null
      return Object.assign(account, {
        customer_id: customer,
        customer_is_own: customer !== null,
        customers_made: made + 1,
        checkout: null,
      })
    },
    claim_checkout: ({ target_user, expected, session, wanted }) => {
      const account = this.account(target_user)
      if (account.checkout_no !== expected || (account.checkout?.session ?? null) !== session) return null
      Object.assign(account, { checkout_no: expected + 1, checkout: wanted })
      return account.checkout_no
    },
    note_checkout: ({ target_user, no, session }) => {
      const { checkout, checkout_no } = this.account(target_user)
      if (!checkout || checkout_no !== no || (checkout.session ?? session) !== session) return false
      checkout.session = session
      return true
    },
    open_licence_page: ({ target_user, licences }) => {
      this.account(target_user).licence_pages.push(licences)
      return null
    },
    forget_licence_page: ({ target_user, licences }) => {
      const { licence_pages } = this.account(target_user)
      licence_pages.splice(licence_pages.indexOf(licences), 1)
      return null
    },
    forget_licence_pages: ({ target_user }) => {
      this.account(target_user).licence_pages.length = 0
      return null
    },
    members_with_pages: () => [],
    apply_payment: ({ target_user, read_at_version, now_paid }) => {
      const account = this.account(target_user)
      if (account.version !== read_at_version) return { status: 'again' }
      const changed = JSON.stringify(account.paid) !== JSON.stringify(now_paid)
      Object.assign(account, { paid: now_paid, version: account.version + 1 })
      return { status: 'done', changed }
    },
    receive_payment_event: ({ event_id }) => {
      if (!this.events.has(event_id)) this.events.set(event_id, null)
      return this.events.get(event_id) === null
    },
    finish_payment_event: ({ event_id, result }) => this.events.set(event_id, result) && null,
    note_payment_finding: () => null,
    payment_findings_waiting: () => [],
  }
}

const emptyAccount = (user_id: string): PaymentAccount => ({
  user_id,
  email: `${user_id}@school.test`,
  exists: true,
  member: false,
  customer_id: null,
  own_customer_id: null,
  customer_is_own: false,
  customers_made: 0,
  version: 0,
  paid: null,
  checkout_no: 0,
  checkout: null,
  licence_pages: [],
})
