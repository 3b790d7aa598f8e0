/**
 * The types that the app, the planner and the edge functions share, each declared here and nowhere else. It imports
 * nothing.
 */

export type GeneratorType = 'lessonPlan' | 'resourceGenerator'
export type ReplyState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped'
export type ReplyFormat = 'plan' | 'resource' | 'note'
export type ResourceKind = 'worksheet' | 'activity' | 'assessment'

export interface CurriculumGoal {
  id: string
  outcome: string
  /** 'unverified' or 'title — url'. */
  source: string
}

/** The goals a teacher chose for a message, and where in the curriculum they stand. */
export interface CurriculumContext {
  subject: string
  year_group: string | null
  strand: string | null
  skill: string | null
  goals: CurriculumGoal[]
}

/** The section of an earlier reply that a message asks to have redone. */
export interface RedonePart {
  reply_id: string
  /** The section's id in the outline of that reply. */
  section: string
}

export interface OutlineEntry {
  id: string
  title: string
}

/** One finished section of a reply. */
export interface ReplySection extends OutlineEntry {
  doc_part: unknown
  markdown: string
}

/**
 * One `data:` line of the event stream. A reply that is a plain note has an empty outline. `told` is what was understood
 * and what will not be done (`ToldBack`), so that the teacher can read it before the document. It comes with a section
 * where it became known, or other, only then.
 */
export type ReplyEvent =
  | { type: 'start'; reply_id: string; format: ReplyFormat; outline: OutlineEntry[]; told?: unknown }
  | ({ type: 'section'; told?: unknown } & ReplySection)
  | { type: 'done'; state: ReplyState }
  /** Another worker has claimed this job: wait for the row. */
  | { type: 'elsewhere' }
  | { type: 'refused'; reason: string }

/** Body of `secure-webhook-sender` [GEN-10]. The server mints `message_id` and `reply_id` when they are absent. */
export interface SendBody {
  session_id: string
  chat_content: string
  user_id: string
  generator_type: GeneratorType
  additional_data?: {
    message_id?: string
    reply_id?: string
    context?: CurriculumContext | null
    title?: string
    part?: RedonePart
    /** The spec's flat fields, read when `context` is absent [GEN-14]. */
    subject?: string
    year_group?: string
    strand?: string
    skill?: string
    learning_goal?: string
  }
}

/** Answer of `secure-webhook-sender` when no stream was asked for [GEN-13]. */
export type SendAnswer =
  | { success: true; sessionId: string }
  | { success: false; error: string; reason: string }

/** Answer of `summarize-lesson-plan` [GEN-15] [GEN-16]. */
export type SummarizeAnswer = { success: true; summarizedPrompt: string } | { success: false; error: string }

/** Answer of `generate-chat-title` [GEN-08] [GEN-09]. */
export interface TitleAnswer {
  title: string
}

/** What `owner-health` answers to the owner. */
export interface OwnerHealth {
  report: OwnerReport
  /** The settings that functions read, each with whether it is set. */
  settings: Record<string, boolean>
}

/** The answer of `owner_report`: numbers and names, and null for what the database does not have or show. */
export interface OwnerReport {
  replies: { waiting: number; running: number; overdue: number; done_today: number; failed_today: number }
  failures: { kind: string; reason: string; times: number; last_at: string }[]
  payments_to_do: number
  goals: number
  lessons: number
  published: string[] | null
  migrations: string[] | null
  timers: string[] | null
  secrets: string[] | null
}

/** Answer of `sweep-jobs`, which takes the service key only. */
export interface SweepAnswer {
  success: true
  worked: number
}

/** Every refusal of every function: the status code says the kind, `error` is a sentence for a person. */
export interface ErrorAnswer {
  success: false
  error: string
  reason: string
}

/** The longest prompt, in characters; the database holds the same limit. */
export const MAX_CONTENT_CHARS = 20_000
/** The longest request body, in bytes. */
export const MAX_BODY_BYTES = 262_144

/** Body of `create-checkout` [PLAN-80]. The server fixes the price, the metadata and the paths of the addresses. */
export interface CheckoutBody {
  priceId: string
  accountType: 'individual' | 'school'
  successUrl: string
  cancelUrl: string
  metadata: { user_id: string; user_email: string; account_type: string; licenses?: string }
}

/** Answer of `create-checkout`, `create-license-checkout` and `create-portal-session` [PLAN-83]. */
export interface UrlAnswer {
  url: string
}

/** Answer of `payment-details`. Amounts are cents of NZD, GST included. */
export interface PaymentDetails {
  success: true
  /** False for a teacher who has never begun to pay. */
  customer: boolean
  next_bill: { at: string; cents: number } | null
  card: { brand: string; last4: string } | null
  bills: { id: string; at: string; cents: number; paid: boolean; url: string | null }[]
}

/** The form of a member's address. Only the mail to it shows that it exists. */
export const MEMBER_EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/
export const MAX_MEMBER_EMAIL = 254
export const MAX_MEMBER_NAME = 100

/** Body of `add-school-member` [SCHOOL-43]. */
export interface AddMemberBody {
  email: string
  fullName: string
  password: string
  resolveConflict: boolean
  useExistingName: boolean
}

/** The address has an account under another name [DATA-21]. */
export interface NameConflict {
  provided_name: string
  existing_name: string
  email: string
}

/** Answer of `add-school-member` [SCHOOL-44]. */
export interface AddMemberAnswer {
  success: boolean
  message: string
  name_conflict?: NameConflict
  member_id?: string
  /** True when the teacher had an account, whose password stays. */
  existing?: boolean
  /** False when the teacher was added and the mail to them could not be sent. */
  mailed?: boolean
}

/** A row of `school_memberships` as an admin sees it. In the fallback list `email` is cut and `name` is missing. */
export interface SchoolMember {
  id: string
  member_id: string
  created_at: string
  was_invited: boolean
  email_confirmed: boolean
  invitation_sent_at: string | null
  password_reset_required: boolean
  password_reset_completed: boolean
  email: string | null
  admin_provided_name: string | null
  name_conflict_detected: boolean
  subscription_status: string | null
  is_managed: boolean
  name?: string | null
}

/** Answer of `manage-school-members` [SCHOOL-57]. */
export interface MembersAnswer {
  success: true
  members: SchoolMember[]
}

/** The licences that the price of a school includes [PLAN-78]. Each further one is paid for. */
export const INCLUDED_LICENCES = 10

/** The version of Stripe's API that the code was written against. The package's types describe exactly this one. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

/** Something on which Stripe and we disagreed. What is not mended is the owner's to do. */
export interface PaymentFinding {
  kind: string
  customer_id: string | null
  user_id: string | null
  detail: string
  mended: boolean
}

/** Answer of `reconcile-payments`. */
export interface Reconciliation {
  success: true
  checked: number
  findings: PaymentFinding[]
}
