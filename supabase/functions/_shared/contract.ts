/** What travels between the app and the edge functions. Plain TypeScript: imported by both. */

export type GeneratorType = 'lessonPlan' | 'resourceGenerator'
export type ReplyState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped'
export type ReplyFormat = 'plan' | 'resource' | 'note'

export interface OutlineEntry {
  id: string
  title: string
}

/** One `data:` line of the event stream. A reply that is a plain note has an empty outline. */
export type ReplyEvent =
  | { type: 'start'; reply_id: string; format: ReplyFormat; outline: OutlineEntry[] }
  | { type: 'section'; id: string; title: string; doc_part: unknown; markdown: string }
  | { type: 'done'; state: ReplyState }
  /** Another worker has this job: wait for the row. */
  | { type: 'elsewhere' }
  | { type: 'refused'; reason: string }

export interface SentGoal {
  id: string
  outcome: string
  source: string
}

export interface SentContext {
  subject: string
  year_group: string | null
  strand: string | null
  skill: string | null
  goals: SentGoal[]
}

/** Body of `secure-webhook-sender` [GEN-10]. `message_id` and `reply_id` are minted when absent. */
export interface SendBody {
  session_id: string
  chat_content: string
  user_id: string
  generator_type: GeneratorType
  additional_data?: {
    message_id?: string
    reply_id?: string
    context?: SentContext | null
    title?: string
    /** Redo this section of an earlier reply. */
    part?: { reply_id: string; section: string }
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

/** `increment-user-messages`; the header `x-message-id` names the message the charge is for. */
export interface IncrementBody {
  user_id: string
}
export type IncrementAnswer = { success: boolean; new_count: number; reason?: string }

/** `summarize-lesson-plan` [GEN-15] [GEN-16]. */
export interface SummarizeBody {
  lessonPlanContent: string
}
export type SummarizeAnswer = { success: true; summarizedPrompt: string } | { success: false; error: string }

/** `generate-chat-title` [GEN-08] [GEN-09]. */
export interface TitleBody {
  userMessage: string
}
export interface TitleAnswer {
  title: string
}

/** `sweep-jobs`: service key only. */
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

/** Longest prompt taken, in characters; the database holds the same limit. */
export const MAX_CONTENT_CHARS = 20_000
/** Longest request body taken, in bytes. */
export const MAX_BODY_BYTES = 262_144
